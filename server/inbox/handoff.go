package inbox

import (
	"context"
	"errors"
	"fmt"

	"hire360/graph"
)

// flush hands over what waits on this machine: files first, then the submissions that name them. What fails is
// tried again the next time and holds up nothing else.
func (s *Store) flush(ctx context.Context) error {
	if _, unavailable := s.db.UnavailableSince(); unavailable {
		return graph.ErrUnavailable
	}
	err := s.flushUploads(ctx, "")
	if errors.Is(err, graph.ErrUnavailable) {
		return err
	}
	if !s.db.Several() {
		return err
	}
	return errors.Join(err, s.flushSubmissions(ctx))
}

// waitingFile is a file that only this machine has.
type waitingFile struct {
	graph.UploadedFile
	sum, created, expires, claimedBy string
	place                            int
}

// flushUploads hands over one file, or all that wait when the id is "".
func (s *Store) flushUploads(ctx context.Context, id string) error {
	var files []waitingFile
	for scan := range s.replica.Rows(ctx, `
		SELECT id, name, media_type, bytes, sha256, created, expires, claimed_by, place
		FROM upload WHERE waiting = 1 AND (id = $1 OR $2 = '') ORDER BY created`, id, id) {
		var f waitingFile
		err := scan(&f.ID, &f.Name, &f.MediaType, &f.Bytes, &f.sum, &f.created, &f.expires, &f.claimedBy, &f.place)
		if err != nil {
			return err
		}
		files = append(files, f)
	}
	var errs []error
	for _, f := range files {
		err := s.flushUpload(ctx, f)
		if errors.Is(err, graph.ErrUnavailable) || ctx.Err() != nil {
			return err
		}
		errs = append(errs, err)
		if s.bucket.down() {
			break
		}
	}
	return errors.Join(errs...)
}

// flushUpload shares the file, then brings its row to the primary. Each step can be repeated.
func (s *Store) flushUpload(ctx context.Context, f waitingFile) error {
	if s.bucket != nil {
		if err := s.bucket.share(ctx, f.ID); err != nil {
			return err
		}
	}
	if err := s.saveFile(ctx, f); err != nil {
		return fmt.Errorf("transfer the record of a file: %w", err)
	}
	if s.bucket != nil {
		if err := s.disk.delete(f.ID); err != nil {
			return err
		}
	}
	_, err := s.replica.Exec(ctx, `UPDATE upload SET waiting = 0 WHERE id = $1`, f.ID)
	return err
}
