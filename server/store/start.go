package store

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"hire360/graph"
)

func (s *Store) open(ctx context.Context, o Options) (err error) {
	if err := prepareFolder(s.dir); err != nil {
		return err
	}
	if !s.shared {
		lock, err := lockFile(filepath.Join(s.dir, "lock"))
		if err != nil {
			return fmt.Errorf("the folder %s is in use by another server: stop it, or give this one a folder of its own (%w)", s.dir, err)
		}
		s.lock = lock
	}
	// Two programs that open a new folder at the same moment take turns.
	turn, err := waitForFile(ctx, filepath.Join(s.dir, "opening.lock"))
	if err != nil {
		return fmt.Errorf("another program is opening the folder %s and does not finish: %w", s.dir, err)
	}
	defer func() { _ = turn.Close() }()
	if err := s.connect(o); err != nil {
		return err
	}
	if err := s.whole(ctx); err != nil {
		return err
	}
	if err := s.migrate(ctx, s.local); err != nil {
		return err
	}
	if err := s.reindex(ctx); err != nil {
		return err
	}
	return s.start(ctx)
}

// connect opens the databases without asking them anything.
func (s *Store) connect(o Options) (err error) {
	if o.Bucket != "" {
		if s.files, err = newBucket(o.Bucket, s.patience); err != nil {
			return err
		}
	}
	name := databaseFile
	if o.Database != "" {
		name = copyFile
	}
	if s.local, err = openSQLite(filepath.Join(s.dir, name)); err != nil {
		return err
	}
	s.main, s.jobs = s.local, s.local
	if o.Database == "" {
		return nil
	}
	s.reach.since.Store(1) // until it was reached for the first time
	main, err := openPostgres(o.Database, s.patience)
	if err != nil {
		return err
	}
	if s.machine, err = machineName(filepath.Join(s.dir, "machine")); err != nil {
		return errors.Join(err, main.Close())
	}
	if s.main = main; !s.deliver {
		s.jobs = main
	}
	return nil
}

// start makes an up-to-date database ready for use.
func (s *Store) start(ctx context.Context) error {
	if s.many() {
		if err := s.meet(ctx); err != nil {
			return err
		}
	} else if !s.empty {
		if err := s.seed(ctx); err != nil {
			return fmt.Errorf("fill the new store: %w", err)
		}
	}
	if err := s.findBucket(ctx); err != nil {
		return err
	}
	if err := s.Refresh(ctx); err != nil && !errors.Is(err, graph.ErrAway) {
		return err
	}
	if _, err := s.CloseExpired(ctx); err != nil && !errors.Is(err, graph.ErrAway) {
		return err
	}
	if s.shared {
		return nil
	}
	if err := errors.Join(s.recoverUploads(ctx), s.emptyTemp(), s.takeUp(ctx)); err != nil {
		return err
	}
	if err := s.Sweep(ctx); err != nil && !errors.Is(err, graph.ErrAway) {
		return err
	}
	return nil
}

// meet finds the shared database. A server that has a copy of the jobs starts without it.
func (s *Store) meet(ctx context.Context) error {
	err := s.contact(ctx)
	if err == nil {
		return nil
	}
	r, readErr := readRevisions(ctx, s.local.read)
	if readErr != nil || (r.jobs == 0 && s.jobs != s.local) || s.shared {
		return errors.Join(err, readErr)
	}
	s.log.Error("the shared database is away: the site starts with the jobs as this machine knew them, what visitors send waits here", "error", err)
	return nil
}

// findBucket refuses a bucket that is not there. One that cannot be asked may be there later: until then files
// wait on this machine.
func (s *Store) findBucket(ctx context.Context) error {
	switch {
	case s.files == nil && s.many() && !s.shared:
		s.log.Warn("files stay on this machine: without S3_URL, or a folder that all machines share, the others do not find them")
	case s.files != nil && !s.shared:
		there, err := s.files.exists(ctx)
		if err == nil && !there {
			return fmt.Errorf("there is no bucket %q: make it, or correct S3_URL", s.files.name)
		}
		if err != nil {
			s.log.Error("files wait on this machine", "reason", err)
		}
	}
	return nil
}
