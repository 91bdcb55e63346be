package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/pressly/goose/v3"
)

const (
	filesFolder = "files"
	tempFolder  = ".incoming"
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

func unwritable(dir string, err error) error {
	var cause *fs.PathError
	if errors.As(err, &cause) {
		err = cause.Err
	}
	return fmt.Errorf("the folder %s cannot be written: give this user the right to write it, or name another folder (%w)", dir, err)
}

func (s *Store) connect(ctx context.Context) error {
	var err error
	if s.write, err = sql.Open(s.d.driver, s.d.source(s.dir, true)); err != nil {
		return err
	}
	s.write.SetMaxOpenConns(1)
	if s.read, err = sql.Open(s.d.driver, s.d.source(s.dir, false)); err != nil {
		return err
	}
	s.read.SetMaxOpenConns(readers)
	s.read.SetMaxIdleConns(readers)
	if err := s.write.PingContext(ctx); err != nil {
		return s.d.explain(err, s.dir)
	}
	return s.whole(ctx)
}

const readers = 4

// whole refuses a damaged database before anything is written to it.
func (s *Store) whole(ctx context.Context) error {
	var answer string
	if err := s.write.QueryRowContext(ctx, s.d.check).Scan(&answer); err != nil {
		return s.d.explain(err, s.dir)
	}
	if answer != "ok" {
		return fmt.Errorf("the database %s is damaged: put a backup in its place and start again (%s)", filepath.Join(s.dir, databaseFile), answer)
	}
	return nil
}

func (s *Store) migrate(ctx context.Context) error {
	steps, err := goose.NewProvider(s.d.goose, s.write, s.d.migrations,
		goose.WithDisableGlobalRegistry(true), goose.WithSlog(s.log))
	if err != nil {
		return fmt.Errorf("read migrations: %w", err)
	}
	has, knows, err := steps.GetVersions(ctx)
	if err != nil {
		return fmt.Errorf("read the database's version: %w", s.d.explain(err, s.dir))
	}
	if has > knows {
		return fmt.Errorf("the database in %s was written by a newer version of this program (schema %d, this one knows %d): run that version, or put an older backup in its place", s.dir, has, knows)
	}
	if has == knows {
		return nil
	}
	if s.shared {
		// The schema must not change under a running server.
		lock, err := lockFile(filepath.Join(s.dir, "lock"))
		if err != nil {
			return fmt.Errorf("the database in %s is older than this program and a server has it open: stop the server first (%w)", s.dir, err)
		}
		defer func() { _ = lock.Close() }()
	}
	if _, err := steps.Up(ctx); err != nil {
		return fmt.Errorf("bring the database up to date: %w", s.d.explain(err, s.dir))
	}
	return nil
}
