package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/google/uuid"
	"github.com/pressly/goose/v3"
)

const (
	filesFolder = "files"
	// databaseFile is the database of a site on one machine, copyFile what a machine among several keeps for itself.
	databaseFile = "site.db"
	copyFile     = "machine.db"
	tempFolder   = ".incoming"
)

// TempDir is the folder for files on their way in, emptied at the start. It lies in the store's own
// folder, so that what visitors send never touches another disk.
func (s *Store) TempDir() string { return filepath.Join(s.dir, tempFolder) }

// emptyTemp removes what a crash has left on its way in. Only plain files: nothing else is put there.
func (s *Store) emptyTemp() error {
	if err := os.MkdirAll(s.TempDir(), 0o700); err != nil {
		return unwritable(s.dir, err)
	}
	left, err := os.ReadDir(s.TempDir())
	if err != nil {
		return unwritable(s.dir, err)
	}
	var errs []error
	for _, f := range left {
		if f.Type().IsRegular() {
			errs = append(errs, withoutPath(os.Remove(filepath.Join(s.TempDir(), f.Name()))))
		}
	}
	return errors.Join(errs...)
}

// prepareFolder makes the folder and finds out whether it can be written before the database must.
func prepareFolder(dir string) error {
	if dir == "" {
		return errors.New("the store has no folder: name one")
	}
	if err := os.MkdirAll(filepath.Join(dir, filesFolder), 0o700); err != nil {
		return unwritable(dir, err)
	}
	f, err := os.CreateTemp(dir, "writable-*")
	if err != nil {
		return unwritable(dir, err)
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}

// machineName reads the name by which a machine knows its own claims again, and makes it on the first start.
func machineName(file string) (string, error) {
	text, err := os.ReadFile(file)
	if err == nil && uuid.Validate(string(text)) == nil {
		return string(text), nil
	}
	name := uuid.NewString()
	if err := os.WriteFile(file, []byte(name), 0o600); err != nil {
		return "", unwritable(filepath.Dir(file), err)
	}
	return name, nil
}

func unwritable(dir string, err error) error {
	var cause *fs.PathError
	if errors.As(err, &cause) {
		err = cause.Err
	}
	return fmt.Errorf("the folder %s cannot be written: give this user the right to write it, or name another folder (%w)", dir, err)
}

// whole refuses a damaged database before anything is written to it.
func (s *Store) whole(ctx context.Context) error {
	if err := s.local.write.PingContext(ctx); err != nil {
		return s.local.explain(err)
	}
	var answer string
	if err := s.local.write.QueryRowContext(ctx, sqliteWhole).Scan(&answer); err != nil {
		return s.local.explain(err)
	}
	if answer != "ok" {
		return fmt.Errorf("%s is damaged: put a backup in its place and start again (%s)", s.local.name, answer)
	}
	return nil
}

func (s *Store) migrate(ctx context.Context, e *engine) error {
	steps, err := goose.NewProvider(e.goose, e.write, e.migrations,
		goose.WithDisableGlobalRegistry(true), goose.WithSlog(s.log))
	if err != nil {
		return fmt.Errorf("read migrations: %w", err)
	}
	has, knows, err := steps.GetVersions(ctx)
	if err != nil {
		return fmt.Errorf("read the database's version: %w", e.explain(err))
	}
	if has > knows {
		return fmt.Errorf("%s was written by a newer version of this program (schema %d, this one knows %d): run that version, or put an older backup in its place", e.name, has, knows)
	}
	if has == knows {
		return nil
	}
	if s.shared && has > 0 {
		// The schema must not change under a running server.
		older := fmt.Sprintf("%s is older than this program", e.name)
		if s.many() {
			return fmt.Errorf("%s: start a server of this version first, it brings the database up to date", older)
		}
		lock, err := lockFile(filepath.Join(s.dir, "lock"))
		if err != nil {
			return fmt.Errorf("%s and a server has it open: stop the server first (%w)", older, err)
		}
		defer func() { _ = lock.Close() }()
	}
	if _, err := steps.Up(ctx); err != nil {
		return fmt.Errorf("bring the database up to date: %w", e.explain(err))
	}
	return nil
}
