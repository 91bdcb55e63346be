package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// SweepUploads removes the files that no application named in time and returns how many there were.
func (s *Store) SweepUploads(ctx context.Context) (int, error) {
	// A minute of grace: an application that is being written may still claim what expires now.
	grace := time.Minute
	if s.many() {
		grace = uploadLife // an application that names it may be waiting on another machine
	}
	n := 0
	for _, e := range s.engines() {
		removed, err := s.removeUploads(ctx, e, `claimed_by = '' AND expires < $1`, stamp(s.now().Add(-grace)))
		if err != nil {
			return n, err
		}
		n += removed
	}
	return n, nil
}

// removeUploads removes files, then their rows: a crash in between leaves rows, which the next sweep removes.
func (s *Store) removeUploads(ctx context.Context, e *engine, which string, arg any) (n int, err error) {
	files, err := s.uploads(ctx, e, `SELECT `+uploadColumns+` FROM upload WHERE `+which, arg)
	if err != nil || len(files) == 0 {
		return 0, err
	}
	kept := map[string]bool{}
	if e != s.main { // what the machines have in common is theirs to remove
		if kept, err = s.knownInMain(ctx, files); err != nil {
			return 0, err
		}
	}
	ids := make([]string, len(files))
	for i, f := range files {
		ids[i] = f.ID
		if kept[f.ID] {
			continue
		}
		n++
		if err := s.removeFile(ctx, f.ID); err != nil {
			return 0, fmt.Errorf("remove expired file: %w", withoutPath(err))
		}
	}
	list, err := json.Marshal(ids)
	if err != nil {
		return 0, err
	}
	_, err = e.exec(ctx, `DELETE FROM upload WHERE id `+e.texts, string(list))
	return n, err
}

// openFile opens a file where it is: on this machine, or in the bucket.
func (s *Store) openFile(ctx context.Context, id string) (io.ReadCloser, error) {
	f, err := os.Open(s.filePath(id))
	if s.files != nil && errors.Is(err, fs.ErrNotExist) {
		return s.files.open(ctx, id)
	}
	return f, err
}

// removeFile removes a file wherever it is.
func (s *Store) removeFile(ctx context.Context, id string) error {
	if err := s.removeHere(id); err != nil || s.files == nil {
		return err
	}
	return s.files.remove(ctx, id)
}

func (s *Store) removeHere(id string) error {
	if err := os.Remove(s.filePath(id)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return withoutPath(err)
	}
	return nil
}

// recoverUploads ends what a crash has left unfinished. Nobody else may be taking files in.
func (s *Store) recoverUploads(ctx context.Context) error {
	drafts, err := filepath.Glob(s.filePath(unfinished + "*"))
	if err != nil || len(drafts) == 0 {
		return err
	}
	for _, draft := range drafts {
		id := strings.TrimPrefix(filepath.Base(draft), unfinished)
		known, err := s.local.number(ctx, `SELECT count(*) FROM upload WHERE id = $1`, id)
		if err != nil {
			return err
		}
		if known == 1 {
			err = os.Rename(draft, s.filePath(id))
		} else {
			err = os.Remove(draft)
		}
		if err != nil {
			return fmt.Errorf("finish an upload that was cut off: %w", withoutPath(err))
		}
	}
	return syncFolder(s.filePath(""))
}
