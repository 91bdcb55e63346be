package static

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"
)

// keptFor is how long files of earlier releases are served.
const keptFor = 14 * 24 * time.Hour

// Keep adds files of earlier releases from a folder, and returns a function that stores there what pages of this
// release load, and its operations: a page that is open during an upgrade goes on working. Call it before anything is
// served. The function waits for the disk, so call it beside what is served.
func (c *Client) Keep(dir string) (store func() error, err error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return func() error { return nil }, fmt.Errorf("keep the client's files: %w", err)
	}
	now := time.Now()
	if err = c.addKept(dir, now); err != nil {
		err = fmt.Errorf("read the client's files of earlier releases: %w", err)
	}
	return func() error { return c.keep(dir, now) }, err
}

// addKept adds what earlier releases have left, and removes what is too old.
func (c *Client) addKept(dir string, now time.Time) error {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	c.kept = os.DirFS(dir)
	var faults []error // a file that can't be read does not keep the others away
	for _, e := range entries {
		file := filepath.Join(dir, e.Name())
		info, err := e.Info()
		switch {
		case err != nil:
		case now.Sub(info.ModTime()) > keptFor:
			err = os.Remove(file)
		case info.Size() == 0, path.Ext(file) == draft: // the machine lost power
		case path.Ext(file) == ".json":
			err = c.addDocuments(file)
		case c.files[assets+e.Name()] == 0:
			c.files[assets+e.Name()] = int(info.Size())
		}
		faults = append(faults, err)
	}
	return errors.Join(faults...)
}

func (c *Client) addDocuments(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var earlier map[string]string
	if err := json.Unmarshal(text, &earlier); err != nil {
		return fmt.Errorf("read %s, which may be deleted: %w", file, err)
	}
	for hash, document := range earlier {
		if _, ok := c.Documents[hash]; !ok {
			c.Documents[hash] = document
		}
	}
	return nil
}

const assets, draft = "assets/", ".draft"

// keep writes the files of this release that are not there, and dates the others from now on.
func (c *Client) keep(dir string, now time.Time) error {
	write := func(name, source string) error {
		file, content := filepath.Join(dir, name), c.read(source)
		if info, err := os.Stat(file); err == nil && info.Size() == int64(len(content)) {
			return os.Chtimes(file, now, now)
		}
		// Not synced, which would take seconds for 300 files: what a power cut leaves empty is skipped and rewritten.
		if err := os.WriteFile(file+draft, content, 0o600); err != nil {
			return err
		}
		return os.Rename(file+draft, file)
	}
	for name := range c.files {
		if base, ok := strings.CutPrefix(name, assets); ok && c.isOwn(name) {
			if err := write(base, name); err != nil {
				return err
			}
		}
	}
	return write(fmt.Sprintf("%x.json", sha256.Sum256(c.read("documents.json"))), "documents.json")
}

func (c *Client) isOwn(name string) bool {
	_, err := fs.Stat(c.dist, name)
	return err == nil
}

// open opens a file of this release or of an earlier one.
func (c *Client) open(name string) (fs.File, error) {
	file, err := c.dist.Open(name)
	if errors.Is(err, fs.ErrNotExist) && c.kept != nil {
		return c.kept.Open(path.Base(name))
	}
	return file, err
}
