package inbox

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"hire360/server/db"
)

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

// recover finishes or removes the drafts that a crash has left. Nothing else may be writing files.
func (d disk) recover(known func(id string) (bool, error)) error {
	drafts, err := filepath.Glob(d.draft("*"))
	if err != nil || len(drafts) == 0 {
		return err
	}
	for _, draft := range drafts {
		id := strings.TrimPrefix(filepath.Base(draft), unfinished)
		ok, err := known(id)
		if err != nil {
			return err
		}
		if ok {
			err = os.Rename(draft, d.path(id))
		} else {
			err = os.Remove(draft)
		}
		if err != nil {
			return fmt.Errorf("finish an upload that was cut off: %w", withoutPath(err))
		}
	}
	return db.SyncFolder(d.dir)
}

// withoutPath removes the names of files, which give access to their contents, from errors.
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
