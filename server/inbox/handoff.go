package inbox

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"hire360/graph"
)

// handsOver reports whether files and submissions have another home than this machine.
func (s *Store) handsOver() bool { return s.db.Several() || s.files.shared() }

// waits reports whether a submission or one of its files waits on this machine.
func (s *Store) waits(ctx context.Context, n submission) (bool, error) {
	list, err := json.Marshal(n.files)
	if err != nil {
		return false, err
	}
	waiting, err := s.replica.Int(ctx, `SELECT (SELECT count(*) FROM upload WHERE waiting = 1 AND id `+s.replica.InTexts+`)
		+ (SELECT count(*) FROM submission WHERE key = $2)`, string(list), n.key)
	return waiting > 0, err
}

// flush hands over what waits on this machine: files first, then the submissions that name them. What fails is
// tried again the next time and holds up nothing else.
func (s *Store) flush(ctx context.Context) error {
	if !s.handsOver() {
		return nil
	}
	err := s.flushUploads(ctx, "")
	if errors.Is(err, graph.ErrUnavailable) || !s.db.Several() {
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
	rows, err := s.replica.Query(ctx, `SELECT id, name, media_type, bytes, sha256, created, expires, claimed_by, place
		FROM upload WHERE waiting = 1 AND (id = $1 OR $2 = '') ORDER BY created`, id, id)
	if err != nil {
		return err
	}
	var files []waitingFile
	for rows.Next() {
		var f waitingFile
		err := rows.Scan(&f.ID, &f.Name, &f.MediaType, &f.Bytes, &f.sum, &f.created, &f.expires, &f.claimedBy, &f.place)
		if err != nil {
			return errors.Join(err, rows.Close())
		}
		files = append(files, f)
	}
	if err := errors.Join(rows.Err(), rows.Close()); err != nil {
		return err
	}
	var errs []error
	for _, f := range files {
		err := s.flushUpload(ctx, f)
		if errors.Is(err, graph.ErrUnavailable) || ctx.Err() != nil {
			return err
		}
		errs = append(errs, err)
		if s.files.down() {
			break
		}
	}
	return errors.Join(errs...)
}

// flushUpload shares the file, then brings its row to the primary. Each step can be repeated.
func (s *Store) flushUpload(ctx context.Context, f waitingFile) error {
	if err := s.files.share(ctx, f.ID); err != nil {
		return err
	}
	if err := s.flushRow(ctx, f); err != nil {
		return fmt.Errorf("hand on the row of a file: %w", err)
	}
	if err := s.files.release(f.ID); err != nil {
		return err
	}
	_, err := s.replica.Exec(ctx, `UPDATE upload SET waiting = 0 WHERE id = $1`, f.ID)
	return err
}

// flushRow copies the row of a file to the primary.
func (s *Store) flushRow(ctx context.Context, f waitingFile) error {
	if !s.db.Several() {
		return nil
	}
	return s.db.WithPrimary(ctx, func(ctx context.Context) error {
		_, err := s.primary.Exec(ctx, `INSERT INTO upload
				(id, name, media_type, bytes, sha256, created, expires, claimed_by, place)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING`,
			f.ID, f.Name, f.MediaType, f.Bytes, f.sum, f.created, f.expires, f.claimedBy, f.place)
		return err
	})
}

// knownToPrimary returns which of the files the primary has rows of.
func (s *Store) knownToPrimary(ctx context.Context, files []graph.UploadedFile) (map[string]bool, error) {
	ids := make([]string, len(files))
	for i, f := range files {
		ids[i] = f.ID
	}
	list, err := json.Marshal(ids)
	if err != nil {
		return nil, err
	}
	known := map[string]bool{}
	err = s.db.WithPrimary(ctx, func(ctx context.Context) error {
		found, err := readUploads(ctx, s.primary, `id `+s.primary.InTexts, string(list))
		for _, f := range found {
			known[f.ID] = true
		}
		return err
	})
	return known, err
}

// flushSubmissions hands over what was received while the primary was away, each exactly once: the key tells whether
// the primary has it, also when the answer to the first try was lost.
func (s *Store) flushSubmissions(ctx context.Context) error {
	for done, errs := 0, []error(nil); ; {
		waiting, err := s.waitingSubmissions(ctx)
		if err != nil {
			return err
		}
		for _, n := range waiting {
			err := s.flushSubmission(ctx, n)
			if errors.Is(err, graph.ErrUnavailable) || ctx.Err() != nil {
				return err
			}
			if err != nil {
				errs = append(errs, fmt.Errorf("hand on %s: %w", n.reference(0), err))
			}
		}
		if done += len(waiting); len(errs) > 0 || len(waiting) < flushBatch {
			if done > len(errs) {
				s.db.Log.Info("submissions that waited here were handed on", "number", done-len(errs))
				s.notify()
			}
			return errors.Join(errs...)
		}
	}
}

func (s *Store) flushSubmission(ctx context.Context, n submission) error {
	key := n.key
	save := func(ctx context.Context) error {
		_, err := s.saveIn(ctx, s.primary, n)
		return err
	}
	err := s.db.WithPrimary(ctx, save)
	if isReused(err) { // it was received under a used key while that could not be looked up: both are kept
		n.key = uuid.NewSHA1(uuid.NameSpaceOID, []byte(n.key+n.content)).String()
		s.db.Log.Warn("a submission was handed on under another key", "reference", n.reference(0))
		err = s.db.WithPrimary(ctx, save)
	}
	if err != nil {
		return err
	}
	return s.deleteWaiting(ctx, key)
}

// flushBatch bounds how many submissions are in memory at a time.
const flushBatch = 200

func (s *Store) waitingSubmissions(ctx context.Context) (waiting []submission, err error) {
	// A replacement goes before what it replaces, which would be delivered otherwise.
	rows, err := s.replica.Query(ctx, `SELECT key, kind, received, content, consent_version FROM submission
		WHERE NOT `+replaced+`
			AND NOT EXISTS (SELECT 1 FROM upload WHERE claimed_by = submission.key AND waiting = 1)
		ORDER BY received LIMIT $1`, flushBatch)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var kind graph.ReceiptKind
		var key, received, content, consent string
		if err := rows.Scan(&key, &kind, &received, &content, &consent); err != nil {
			return nil, err
		}
		sent, err := parseContent(kind, content)
		if err != nil {
			return nil, fmt.Errorf("read %s: %w", submission{key: key, kind: kind}.reference(0), err)
		}
		n, err := submissionOf(&sent)
		if err != nil {
			return nil, err
		}
		n.received, n.consent, n.acknowledged = received, consent, true
		waiting = append(waiting, n)
	}
	return waiting, rows.Err()
}

// deleteWaiting deletes a submission that the primary has now.
func (s *Store) deleteWaiting(ctx context.Context, key string) error {
	return s.replica.Change(ctx, func(tx *sql.Tx) error {
		for _, text := range []string{`DELETE FROM upload WHERE claimed_by = $1`, `DELETE FROM submission WHERE key = $1`} {
			if _, err := tx.ExecContext(ctx, text, key); err != nil {
				return err
			}
		}
		return nil
	})
}
