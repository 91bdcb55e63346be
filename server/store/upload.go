package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
)

// uploadLife is how long a file waits for the application that names it.
const uploadLife = 24 * time.Hour

const unfinished = "unfinished-"

func (s *Store) filePath(name string) string { return filepath.Join(s.dir, filesFolder, name) }

// AddUpload keeps a file of a kind that was checked before. When it returns the file is safe: on this
// machine's disk, and unless they are away, where all machines have it.
func (s *Store) AddUpload(ctx context.Context, name, mediaType string, r io.Reader) (*graph.UploadedFile, error) {
	up := &graph.UploadedFile{ID: uuid.NewString(), Name: name, MediaType: mediaType}
	if err := s.addUpload(ctx, up, r); err != nil {
		return nil, fmt.Errorf("keep file: %w", err)
	}
	return up, nil
}

// AddUploadAs keeps a file under an id of the sender's; one that is there already stays as it is.
func (s *Store) AddUploadAs(ctx context.Context, id, name, mediaType string, r io.Reader) (*graph.UploadedFile, error) {
	if uuid.Validate(id) != nil {
		return nil, fmt.Errorf("keep file: its id is no UUID")
	}
	found, err := s.Uploads(ctx, []string{id})
	if err != nil || found[id] != nil {
		return found[id], err
	}
	up := &graph.UploadedFile{ID: id, Name: name, MediaType: mediaType}
	if err := s.addUpload(ctx, up, r); err != nil {
		return nil, fmt.Errorf("keep file: %w", err)
	}
	return up, nil
}

// addUpload writes the bytes, then the row, then gives the file its name. A crash in between leaves an
// unfinished file which the next start finishes if it has a row and removes if not: never a file
// without a row, never a row without its bytes.
func (s *Store) addUpload(ctx context.Context, up *graph.UploadedFile, r io.Reader) error {
	draft := s.filePath(unfinished + up.ID)
	size, sum, err := writeFile(draft, io.LimitReader(r, graph.MaxFileBytes+1))
	if err == nil && size > graph.MaxFileBytes {
		err = fmt.Errorf("it is larger than %d bytes", graph.MaxFileBytes)
	}
	if err != nil {
		return errors.Join(withoutPath(err), withoutPath(os.Remove(draft)))
	}
	up.Bytes = int32(size)
	waiting := 0
	if s.handsOn() {
		waiting = 1
	}
	now := s.now()
	_, err = s.local.exec(ctx, `INSERT INTO upload (id, name, media_type, bytes, sha256, created, expires, waiting) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
		up.ID, up.Name, up.MediaType, size, sum, stamp(now), stamp(now.Add(uploadLife)), waiting)
	if err != nil {
		return errors.Join(err, withoutPath(os.Remove(draft)))
	}
	if err := os.Rename(draft, s.filePath(up.ID)); err != nil {
		return withoutPath(err)
	}
	if err := syncFolder(s.filePath("")); err != nil || waiting == 0 {
		return withoutPath(err)
	}
	if s.files != nil && s.files.down.Load() {
		return nil // Run tries every second
	}
	ctx, cancel := context.WithTimeout(ctx, s.patience)
	defer cancel()
	if err := s.carryUploads(ctx, up.ID); err != nil {
		s.log.Warn("a file waits on this machine", "reason", err)
	}
	return nil
}

// writeFile writes all of r to a new file, makes it durable and returns its size and checksum.
func writeFile(name string, r io.Reader) (size int64, sum string, err error) {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
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

// withoutPath keeps names of files, which are the key to what they hold, out of errors and logs.
func withoutPath(err error) error {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return fmt.Errorf("%s: %w", path.Op, path.Err)
	case errors.As(err, &link):
		return fmt.Errorf("%s: %w", link.Op, link.Err)
	}
	return err
}

const uploadColumns = `id, name, bytes, media_type`

// Uploads returns those of the files that exist and have not expired, by id.
func (s *Store) Uploads(ctx context.Context, ids []string) (map[string]*graph.UploadedFile, error) {
	// Only what can be an id: PostgreSQL refuses to compare with some of what a visitor could make up.
	ids = slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return uuid.Validate(id) != nil })
	if len(ids) == 0 {
		return map[string]*graph.UploadedFile{}, nil
	}
	list, err := json.Marshal(ids)
	if err != nil {
		return nil, fmt.Errorf("look up files: %w", err)
	}
	found := make(map[string]*graph.UploadedFile, len(ids))
	look := func(ctx context.Context, e *engine) error {
		files, err := s.uploads(ctx, e, `SELECT `+uploadColumns+` FROM upload
			WHERE id `+e.texts+` AND (claimed_by <> '' OR expires > $2)`, string(list), stamp(s.now()))
		for i := range files {
			found[files[i].ID] = &files[i]
		}
		return err
	}
	err = s.onMain(ctx, func(ctx context.Context) error { return look(ctx, s.main) })
	if s.many() && len(found) < len(ids) && (err == nil || errors.Is(err, graph.ErrAway)) {
		err = look(ctx, s.local)
	}
	return found, err
}

func (s *Store) uploads(ctx context.Context, e *engine, text string, args ...any) ([]graph.UploadedFile, error) {
	rows, err := e.query(ctx, text, args...)
	if err != nil {
		return nil, fmt.Errorf("look up files: %w", err)
	}
	defer func() { _ = rows.Close() }()
	files := []graph.UploadedFile{}
	for rows.Next() {
		var f graph.UploadedFile
		if err := rows.Scan(&f.ID, &f.Name, &f.Bytes, &f.MediaType); err != nil {
			return nil, fmt.Errorf("look up files: %w", err)
		}
		files = append(files, f)
	}
	return files, rows.Err()
}

// OpenUpload opens a file that was taken in. The error wraps graph.ErrNotFound when there is none.
func (s *Store) OpenUpload(ctx context.Context, id string) (io.ReadCloser, *graph.UploadedFile, error) {
	files, err := s.uploads(ctx, s.main, `SELECT `+uploadColumns+` FROM upload WHERE id = $1`, id)
	if err != nil {
		return nil, nil, err
	}
	if len(files) == 0 {
		return nil, nil, fmt.Errorf("file %q: %w", id, graph.ErrNotFound)
	}
	f, err := s.openFile(ctx, files[0].ID)
	if err != nil {
		return nil, nil, fmt.Errorf("open file %s: %w", id, withoutPath(err))
	}
	return f, &files[0], nil
}
