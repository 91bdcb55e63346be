package inbox

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db"
)

// save stores a submission, or finds the receipt of the one that came first under the same key. What a shared primary
// fails to take waits in the replica of the machine that received it, so that the visitor has a receipt all the same.
func (s *Store) save(ctx context.Context, n submission) (*graph.Receipt, error) {
	if !s.db.Several() {
		return s.saveIn(ctx, s.primary, n)
	}
	receipt, err := s.saveShared(ctx, n)
	_, refused := graph.AsUserErrors(err)
	if err == nil || refused || ctx.Err() != nil {
		return receipt, err
	}
	if n.call != "" {
		return nil, userError(graph.UserErrorCodeNotFound, "We can’t book a time right now. Choose none, and we’ll "+
			"arrange one by e-mail. Nothing else is lost", "call")
	}
	if !errors.Is(err, graph.ErrUnavailable) && !errors.Is(err, errWaitsHere) { // an outage is logged once
		s.db.Log.Warn("a submission waits on this machine", "kind", n.kind, "reason", err)
	}
	return s.saveIn(ctx, s.replica, n)
}

var errWaitsHere = errors.New("it or its files wait here already")

// saveShared stores the submission in the primary, unless it or one of its files waits on this machine: the primary
// does not know them yet.
func (s *Store) saveShared(ctx context.Context, n submission) (*graph.Receipt, error) {
	waiting, err := s.replica.Int(ctx, `SELECT (SELECT count(*) FROM submission WHERE key = $2)
		+ (SELECT count(*) FROM upload WHERE waiting = 1 AND id `+s.replica.InTexts+`)`, db.List(n.files), n.key)
	if err != nil || waiting > 0 {
		return nil, errors.Join(err, errWaitsHere)
	}
	return db.AskPrimary(ctx, s.db, func(ctx context.Context) (*graph.Receipt, error) {
		return s.saveIn(ctx, s.primary, n)
	})
}

// search calls look with one engine after the other until look reports that it found everything: the replica first,
// because a shared primary does not know yet what waits here. The error wraps graph.ErrUnavailable when the primary
// could not be searched.
func (s *Store) search(ctx context.Context, look func(context.Context, *db.Engine) (bool, error)) error {
	if found, err := look(ctx, s.replica); found || err != nil || !s.db.Several() {
		return err
	}
	return s.db.WithPrimary(ctx, func(ctx context.Context) error {
		_, err := look(ctx, s.primary)
		return err
	})
}

// saveFile stores the row of a file where all machines find it.
func (s *Store) saveFile(ctx context.Context, f waitingFile) error {
	if !s.db.Several() {
		return nil
	}
	_, err := s.db.ExecPrimary(ctx, `INSERT INTO upload
			(id, name, media_type, bytes, sha256, created, expires, claimed_by, place)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING`,
		f.ID, f.Name, f.MediaType, f.Bytes, f.sum, f.created, f.expires, f.claimedBy, f.place)
	return err
}

// flushSubmissions hands over what was received while the primary was unavailable, each exactly once: by its key
// the primary recognizes one that it has, also when the answer to the first try was lost.
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
				errs = append(errs, fmt.Errorf("transfer %s: %w", n.reference(0), err))
			}
		}
		if done += len(waiting); len(errs) > 0 || len(waiting) < flushBatch {
			if done > len(errs) {
				s.db.Log.Info("submissions that waited on this machine were transferred", "number", done-len(errs))
				s.notify()
				errs = append(errs, s.db.EmptyLog(ctx))
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
	faults, _ := graph.AsUserErrors(err)
	// It was received under a used key while that could not be looked up: both are stored.
	if len(faults) == 1 && faults[0].Code == graph.UserErrorCodeKeyReused {
		n.key = uuid.NewSHA1(uuid.NameSpaceOID, []byte(n.key+n.content)).String()
		s.db.Log.Warn("a submission with a reused key was stored under another key", "reference", n.reference(0))
		err = s.db.WithPrimary(ctx, save)
	}
	if err != nil {
		return err
	}
	return s.replica.Change(ctx, func(tx *sql.Tx) error { // the primary has it now
		_, files := tx.ExecContext(ctx, `DELETE FROM upload WHERE claimed_by = $1`, key)
		_, own := tx.ExecContext(ctx, `DELETE FROM submission WHERE key = $1`, key)
		return errors.Join(files, own)
	})
}

// flushBatch bounds how many submissions are in memory at a time.
const flushBatch = 200

func (s *Store) waitingSubmissions(ctx context.Context) ([]submission, error) {
	// A replacement goes before what it replaces, which would be delivered otherwise.
	waiting, err := readSent(ctx, s.replica.Read, `WHERE NOT `+replaced+`
			AND NOT EXISTS (SELECT 1 FROM upload WHERE claimed_by = submission.key AND waiting = 1)
		ORDER BY received LIMIT $1`, flushBatch)
	for i := range waiting {
		waiting[i].acknowledged = true
	}
	return waiting, s.replica.Describe(err)
}

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
	files, err := db.All(s.replica.Rows(ctx, `
		SELECT id, name, media_type, bytes, sha256, created, expires, claimed_by, place
		FROM upload WHERE waiting = 1 AND (id = $1 OR $2 = '') ORDER BY created`, id, id),
		func(f *waitingFile) []any {
			return []any{&f.ID, &f.Name, &f.MediaType, &f.Bytes, &f.sum, &f.created, &f.expires, &f.claimedBy, &f.place}
		})
	if err != nil {
		return err
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
