package inbox

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db"
)

// uploadLife is how long a file waits for the application that names it. With the grace of several machines and the
// time between two sweeps, it is deleted within the 24 hours that the privacy policy promises.
const (
	uploadLife = 20 * time.Hour
	sweepEvery = 15 * time.Minute
)

// AddUpload stores a file whose kind was checked before. When it returns the file is safe on this machine's disk
// and, unless they are unavailable, where all machines find it.
func (s *Store) AddUpload(ctx context.Context, name, mediaType string, r io.Reader) (*graph.UploadedFile, error) {
	up := &graph.UploadedFile{ID: uuid.NewString(), Name: name, MediaType: mediaType}
	return up, graph.Wrap(s.addUpload(ctx, up, r), "store file")
}

// AddUploadAs stores a file under the sender's id, a UUID. A file that exists already stays as it is. Of the same file
// sent twice at once, one is stored: they would share a draft, and the one that came second would remove it.
func (s *Store) AddUploadAs(ctx context.Context, id, name, mediaType string, r io.Reader) (*graph.UploadedFile, error) {
	if uuid.Validate(id) != nil {
		return nil, fmt.Errorf("store file: its id is not a UUID")
	}
	stored, err, _ := s.named.Do(id, func() (any, error) {
		found, err := s.Uploads(ctx, []string{id})
		if err != nil || found[id] != nil {
			return found[id], err
		}
		up := &graph.UploadedFile{ID: id, Name: name, MediaType: mediaType}
		return up, graph.Wrap(s.addUpload(ctx, up, r), "store file")
	})
	if err != nil {
		return nil, err
	}
	return stored.(*graph.UploadedFile), nil
}

// addUpload writes the bytes, then the row, then gives the file its name. A crash in between leaves a draft, which
// the next start finishes if it has a row and removes if not: there is never a file without a row or a row without
// its bytes.
func (s *Store) addUpload(ctx context.Context, up *graph.UploadedFile, r io.Reader) error {
	size, sum, err := s.disk.write(up.ID, io.LimitReader(r, graph.MaxFileBytes+1))
	if err == nil && size > graph.MaxFileBytes {
		err = fmt.Errorf("it is larger than %d bytes", graph.MaxFileBytes)
	}
	if err != nil {
		return errors.Join(withoutPath(err), s.disk.discard(up.ID))
	}
	up.Bytes = int32(size)
	waiting := 0
	if s.handsOver {
		waiting = 1
	}
	now := s.db.Now()
	// A sender who disconnects now must not end the statement: it may report that although the row is written.
	_, err = s.replica.Exec(context.WithoutCancel(ctx),
		`INSERT INTO upload (id, name, media_type, bytes, sha256, created, expires, waiting)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
		up.ID, up.Name, up.MediaType, size, sum, db.Stamp(now), db.Stamp(now.Add(uploadLife)), waiting)
	if err != nil {
		return errors.Join(err, s.disk.discard(up.ID))
	}
	if err := s.disk.finish(up.ID); err != nil || waiting == 0 {
		return err
	}
	if s.bucket.down() {
		return nil // Run tries every second
	}
	ctx, cancel := context.WithTimeout(ctx, s.timeout)
	defer cancel()
	if err := s.flushUploads(ctx, up.ID); err != nil && !errors.Is(err, graph.ErrUnavailable) {
		s.db.Log.Warn("a file waits on this machine", "reason", err)
	}
	return nil
}

// Uploads returns those of the files that exist and have not expired, by id.
func (s *Store) Uploads(ctx context.Context, ids []string) (map[string]*graph.UploadedFile, error) {
	// UUIDs only: PostgreSQL refuses to compare with some of what a visitor could make up.
	ids = slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return uuid.Validate(id) != nil })
	if len(ids) == 0 {
		return map[string]*graph.UploadedFile{}, nil
	}
	found := make(map[string]*graph.UploadedFile, len(ids))
	err := s.search(ctx, func(ctx context.Context, e *db.Engine) (bool, error) {
		files, err := readUploads(ctx, e, `id `+e.InTexts+` AND (claimed_by <> '' OR expires > $2)`,
			db.List(ids), db.Stamp(s.db.Now()))
		for i := range files {
			found[files[i].ID] = &files[i]
		}
		return len(found) == len(ids), err
	})
	if errors.Is(err, graph.ErrUnavailable) {
		err = nil // what this machine has is all that can be used now
	}
	return found, err
}

func readUploads(ctx context.Context, e *db.Engine, where string, args ...any) ([]graph.UploadedFile, error) {
	files, err := db.All(e.Rows(ctx, `SELECT id, name, bytes, media_type FROM upload WHERE `+where, args...),
		func(f *graph.UploadedFile) []any { return []any{&f.ID, &f.Name, &f.Bytes, &f.MediaType} })
	return append([]graph.UploadedFile{}, files...), graph.Wrap(err, "look up files")
}

// OpenUpload opens a file. The error wraps graph.ErrNotFound when there is none. It does not name the id, which gives
// access to the file.
func (s *Store) OpenUpload(ctx context.Context, id string) (io.ReadCloser, *graph.UploadedFile, error) {
	files, err := readUploads(ctx, s.primary, `id = $1`, id)
	if err != nil {
		return nil, nil, err
	}
	if len(files) == 0 {
		return nil, nil, fmt.Errorf("file: %w", graph.ErrNotFound)
	}
	var f io.ReadCloser
	f, err = os.Open(s.disk.path(files[0].ID))
	if s.bucket != nil && errors.Is(err, fs.ErrNotExist) {
		f, err = s.bucket.get(ctx, files[0].ID)
	}
	if err != nil {
		return nil, nil, fmt.Errorf("open a file: %w", withoutPath(err))
	}
	return f, &files[0], nil
}

// Sweep deletes the files that no application named in time.
func (s *Store) Sweep(ctx context.Context) error {
	grace := time.Minute // an application that is being written may still claim what expires now
	if s.db.Several() {
		grace = 3 * time.Hour // an application that names the file may wait on another machine
	}
	expired := s.db.Now().Add(-grace)
	for _, e := range s.db.Reachable() {
		if err := s.removeUploads(ctx, e, `claimed_by = '' AND (expires < $1 OR created < $2)`, db.Stamp(expired),
			db.Stamp(expired.Add(-uploadLife))); err != nil {
			return err
		}
	}
	return nil
}

// removeUploads deletes files, then their rows: a crash in between leaves rows, which the next sweep deletes.
func (s *Store) removeUploads(ctx context.Context, e *db.Engine, where string, args ...any) error {
	files, err := readUploads(ctx, e, where, args...)
	if err != nil || len(files) == 0 {
		return err
	}
	ids := graph.Each(files, func(f graph.UploadedFile) string { return f.ID })
	list := db.List(ids)
	if e != s.primary { // a file that the machines share is removed with the row of the primary
		if ids, err = s.unknownToPrimary(ctx, ids); err != nil {
			return err
		}
	}
	for _, id := range ids {
		err := s.disk.delete(id)
		if err == nil && s.bucket != nil {
			err = s.bucket.remove(ctx, id)
		}
		if err != nil {
			return fmt.Errorf("remove expired file: %w", withoutPath(err))
		}
	}
	_, err = e.Exec(ctx, `DELETE FROM upload WHERE id `+e.InTexts, list)
	return err
}

// unknownToPrimary returns those of the ids of which the primary has no row.
func (s *Store) unknownToPrimary(ctx context.Context, ids []string) ([]string, error) {
	known, err := db.AskPrimary(ctx, s.db, func(ctx context.Context) ([]string, error) {
		return texts(ctx, s.primary, `SELECT id FROM upload WHERE id `+s.primary.InTexts, db.List(ids))
	})
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return slices.Contains(known, id) }), err
}

// recoverUploads finishes or removes the drafts that a crash has left. Nothing else may be writing files.
func (s *Store) recoverUploads(ctx context.Context) error {
	drafts, err := filepath.Glob(s.disk.draft("*"))
	if err != nil || len(drafts) == 0 {
		return err
	}
	for _, draft := range drafts {
		id := strings.TrimPrefix(filepath.Base(draft), unfinished)
		rows, err := s.replica.Int(ctx, `SELECT count(*) FROM upload WHERE id = $1`, id)
		if err != nil {
			return err
		}
		if rows == 1 {
			err = os.Rename(draft, s.disk.path(id))
		} else {
			err = os.Remove(draft)
		}
		if err != nil {
			return fmt.Errorf("finish an upload that was cut off: %w", withoutPath(err))
		}
	}
	return db.SyncFolder(s.disk.dir)
}

// disk stores files in a folder of this machine, or one that all machines share. Each file is written here first.
type disk struct{ dir string }

func (d disk) path(name string) string { return filepath.Join(d.dir, name) }

// draft is the path of a file until its row is written.
func (d disk) draft(id string) string { return d.path(unfinished + id) }

const unfinished = "unfinished-"

// write writes all of r to a draft, makes it durable and returns its size and checksum.
func (d disk) write(id string, r io.Reader) (size int64, sum string, err error) {
	f, err := os.OpenFile(d.draft(id), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return 0, "", err
	}
	hash := sha256.New()
	size, err = io.Copy(io.MultiWriter(f, hash), r)
	if err == nil {
		err = f.Sync()
	}
	return size, hex.EncodeToString(hash.Sum(nil)), errors.Join(err, f.Close())
}

// finish gives a draft its name and makes that durable.
func (d disk) finish(id string) error {
	if err := os.Rename(d.draft(id), d.path(id)); err != nil {
		return withoutPath(err)
	}
	return withoutPath(db.SyncFolder(d.dir))
}

func (d disk) discard(id string) error { return withoutPath(os.Remove(d.draft(id))) }

// delete removes a file from the disk if it is there.
func (d disk) delete(id string) error {
	if err := os.Remove(d.path(id)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return withoutPath(err)
	}
	return nil
}

// withoutPath removes the names of files, which give access to their contents, from errors.
func withoutPath(err error) error {
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		return fmt.Errorf("%s: %w", path.Op, path.Err)
	}
	if link, ok := errors.AsType[*os.LinkError](err); ok {
		return fmt.Errorf("%s: %w", link.Op, link.Err)
	}
	return err
}
