package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"

	"github.com/google/uuid"

	"hire360/graph"
)

// handsOn reports whether files and submissions have another home than this machine.
func (s *Store) handsOn() bool { return s.many() || s.files != nil }

// waits reports whether a submission, or one of its files, waits on this machine already.
func (s *Store) waits(ctx context.Context, n submission) (bool, error) {
	list, err := json.Marshal(n.files)
	if err != nil {
		return false, err
	}
	waiting, err := s.local.number(ctx, `SELECT (SELECT count(*) FROM upload WHERE waiting = 1 AND id `+s.local.texts+`)
		+ (SELECT count(*) FROM submission WHERE key = $2)`, string(list), n.key)
	return waiting > 0, err
}

// carry hands on what waits on this machine: files first, then the submissions that name them. What fails is
// tried again the next time and holds up nothing else.
func (s *Store) carry(ctx context.Context) error {
	if !s.handsOn() {
		return nil
	}
	err := s.carryUploads(ctx, "")
	if errors.Is(err, graph.ErrAway) || !s.many() {
		return err
	}
	return errors.Join(err, s.carrySubmissions(ctx))
}

// waitingFile is a file that only this machine has.
type waitingFile struct {
	graph.UploadedFile
	sum, created, expires, claimedBy string
	place                            int
}

// carryUploads hands on one file, or all that wait.
func (s *Store) carryUploads(ctx context.Context, id string) error {
	rows, err := s.local.query(ctx, `SELECT id, name, media_type, bytes, sha256, created, expires, claimed_by, place FROM upload
		WHERE waiting = 1 AND (id = $1 OR $2 = '') ORDER BY created`, id, id)
	if err != nil {
		return err
	}
	var files []waitingFile
	for rows.Next() {
		var f waitingFile
		if err := rows.Scan(&f.ID, &f.Name, &f.MediaType, &f.Bytes, &f.sum, &f.created, &f.expires, &f.claimedBy, &f.place); err != nil {
			return errors.Join(err, rows.Close())
		}
		files = append(files, f)
	}
	if err := errors.Join(rows.Err(), rows.Close()); err != nil {
		return err
	}
	var errs []error
	for _, f := range files {
		err := s.carryUpload(ctx, f)
		if errors.Is(err, graph.ErrAway) || ctx.Err() != nil {
			return err
		}
		errs = append(errs, err)
		if s.files != nil && s.files.down.Load() {
			break
		}
	}
	return errors.Join(errs...)
}

// carryUpload brings the bytes to the bucket, then the row to the main database. Each step can be repeated.
func (s *Store) carryUpload(ctx context.Context, f waitingFile) error {
	if s.files != nil {
		asked, cancel := context.WithTimeout(ctx, transfer)
		defer cancel()
		err := s.files.put(asked, f.ID, s.filePath(f.ID))
		if errors.Is(err, fs.ErrNotExist) { // it was brought there, and the program was killed, or somebody else just did
			err = s.files.has(asked, f.ID)
		}
		if err != nil {
			return err
		}
	}
	if err := s.carryRow(ctx, f); err != nil {
		return fmt.Errorf("hand on the row of a file: %w", err)
	}
	if s.files != nil {
		if err := s.removeHere(f.ID); err != nil {
			return err
		}
	}
	_, err := s.local.exec(ctx, `UPDATE upload SET waiting = 0 WHERE id = $1`, f.ID)
	return err
}

// carryRow brings the row of a file to the main database.
func (s *Store) carryRow(ctx context.Context, f waitingFile) error {
	if !s.many() {
		return nil
	}
	return s.onMain(ctx, func(ctx context.Context) error {
		_, err := s.main.exec(ctx, `INSERT INTO upload (id, name, media_type, bytes, sha256, created, expires, claimed_by, place)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING`,
			f.ID, f.Name, f.MediaType, f.Bytes, f.sum, f.created, f.expires, f.claimedBy, f.place)
		return err
	})
}

// knownInMain says which of the files the main database knows.
func (s *Store) knownInMain(ctx context.Context, files []graph.UploadedFile) (map[string]bool, error) {
	ids := make([]string, len(files))
	for i, f := range files {
		ids[i] = f.ID
	}
	list, err := json.Marshal(ids)
	if err != nil {
		return nil, err
	}
	known := map[string]bool{}
	err = s.onMain(ctx, func(ctx context.Context) error {
		found, err := s.uploads(ctx, s.main, `SELECT `+uploadColumns+` FROM upload WHERE id `+s.main.texts, string(list))
		for _, f := range found {
			known[f.ID] = true
		}
		return err
	})
	return known, err
}

// carrySubmissions hands on what was taken in while the main database was away, each exactly once: the key
// says whether it is there already, also when the answer to the first try was lost.
func (s *Store) carrySubmissions(ctx context.Context) error {
	for done, errs := 0, []error(nil); ; {
		waiting, err := s.waitingSubmissions(ctx)
		if err != nil {
			return err
		}
		for _, n := range waiting {
			err := s.carrySubmission(ctx, n)
			if errors.Is(err, graph.ErrAway) || ctx.Err() != nil {
				return err
			}
			if err != nil {
				errs = append(errs, fmt.Errorf("hand on %s: %w", n.reference(0), err))
			}
		}
		if done += len(waiting); len(errs) > 0 || len(waiting) < carriedAtOnce {
			if done > len(errs) {
				s.log.Info("submissions that waited here were handed on", "number", done-len(errs))
				s.tell()
			}
			return errors.Join(errs...)
		}
	}
}

func (s *Store) carrySubmission(ctx context.Context, n submission) error {
	key := n.key
	carry := func(ctx context.Context) error {
		_, err := s.keepIn(ctx, s.main, n)
		return err
	}
	err := s.onMain(ctx, carry)
	if isReused(err) { // while nobody could look, it was taken in under the key of something else: both are kept
		n.key = uuid.NewSHA1(uuid.NameSpaceOID, []byte(n.key+n.content)).String()
		s.log.Warn("a submission was handed on under another key", "reference", n.reference(0))
		err = s.onMain(ctx, carry)
	}
	if err != nil {
		return err
	}
	return s.handedOn(ctx, key)
}

// carriedAtOnce bounds how many submissions are in memory at a time.
const carriedAtOnce = 200

func (s *Store) waitingSubmissions(ctx context.Context) (waiting []submission, err error) {
	// What was replaced goes after what replaces it: otherwise it would be delivered first.
	rows, err := s.local.query(ctx, `SELECT key, kind, received, content, consent_version FROM submission
		WHERE NOT `+replaced+` AND NOT EXISTS (SELECT 1 FROM upload WHERE claimed_by = submission.key AND waiting = 1) ORDER BY received LIMIT $1`, carriedAtOnce)
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
		n.received, n.consent, n.carried = received, consent, true
		waiting = append(waiting, n)
	}
	return waiting, rows.Err()
}

// handedOn forgets what the main database has now.
func (s *Store) handedOn(ctx context.Context, key string) error {
	return s.local.change(ctx, func(tx *sql.Tx) error {
		for _, text := range []string{`DELETE FROM upload WHERE claimed_by = $1`, `DELETE FROM submission WHERE key = $1`} {
			if _, err := tx.ExecContext(ctx, text, key); err != nil {
				return err
			}
		}
		return nil
	})
}
