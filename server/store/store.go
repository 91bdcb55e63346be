// Package store keeps the site's jobs, its pages of the content management system and what visitors send.
package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"hire360/graph"
)

// ConsentVersion names the wording of the consent that the forms show. It changes with the words.
const ConsentVersion = "2026-11"

// Options says where a store is and how it behaves.
type Options struct {
	// Dir is the folder of the database and the files. It is made when it is not there.
	Dir string
	// Now is the clock; time.Now when nil.
	Now func() time.Time
	// Log takes what needs nobody's answer; nothing is logged when nil.
	Log *slog.Logger
	// Shared opens a folder that a server may have open: for commands that read or maintain.
	Shared bool
	// Deliver says that somebody carries submissions on to hosts. Without it the store itself is
	// where the team reads them, so they are delivered once they are stored.
	Deliver bool
	// Mail says that somebody sends mails: one with every submission to the team, one to its sender.
	Mail bool
	// Empty leaves a new store without the sample jobs and pages.
	Empty bool
}

// Store is a folder with a database and files.
type Store struct {
	dir     string
	now     func() time.Time
	log     *slog.Logger
	deliver bool
	mail    bool
	shared  bool
	queued  chan struct{}
	d       dialect
	write   *sql.DB // one connection: writers queue here instead of failing in the database
	read    *sql.DB
	lock    io.Closer

	statements statements
	boards     boards
	jobsRev    atomic.Uint64
	pagesRev   atomic.Uint64
	mirroring  sync.Mutex
	parsed     atomic.Pointer[parsedPages]

	pingMu sync.Mutex
	pinged time.Time
}

var (
	_ graph.Jobs      = (*Store)(nil)
	_ graph.SitePages = (*Store)(nil)
	_ graph.Intake    = (*Store)(nil)
)

// Open opens the store in a folder, brings its database up to date and fills a new one. Errors are
// sentences for whoever runs the program.
func Open(ctx context.Context, o Options) (*Store, error) {
	s := &Store{dir: o.Dir, now: o.Now, log: o.Log, deliver: o.Deliver, mail: o.Mail, shared: o.Shared, d: sqliteDialect(),
		queued: make(chan struct{}, 1)}
	if s.now == nil {
		s.now = time.Now
	}
	if s.log == nil {
		s.log = slog.New(slog.DiscardHandler)
	}
	if err := s.open(ctx, o.Empty); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

func (s *Store) open(ctx context.Context, empty bool) error {
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
	if err := s.connect(ctx); err != nil {
		return err
	}
	if err := s.migrate(ctx); err != nil {
		return err
	}
	return s.start(ctx, empty)
}

// start makes an up-to-date database ready for use.
func (s *Store) start(ctx context.Context, empty bool) error {
	if !empty {
		if err := s.seed(ctx); err != nil {
			return fmt.Errorf("fill the new store: %w", err)
		}
	}
	if err := s.Refresh(ctx); err != nil {
		return err
	}
	if _, err := s.CloseExpired(ctx); err != nil {
		return err
	}
	if s.shared {
		return nil
	}
	if err := errors.Join(s.recoverUploads(ctx), s.emptyTemp()); err != nil {
		return err
	}
	return s.Sweep(ctx)
}

// Close gives the folder free. The store must not be used after it.
func (s *Store) Close() error {
	var errs []error
	for _, db := range []*sql.DB{s.read, s.write} {
		if db != nil {
			errs = append(errs, db.Close())
		}
	}
	if s.lock != nil {
		errs = append(errs, s.lock.Close())
		s.lock = nil
	}
	return errors.Join(errs...)
}

// Run keeps the store in order until ctx is done: it notices what another program changed within a
// second, closes jobs whose last day is over, and sweeps what has expired.
func (s *Store) Run(ctx context.Context) {
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	last := "" // an error that goes on is logged once
	report := func(doing string, err error) {
		if err == nil || errors.Is(err, context.Canceled) || err.Error() == last {
			return
		}
		last = err.Error()
		s.log.Error(doing, "error", err)
	}
	for n := 1; ; n++ {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		report("refresh revisions", s.Refresh(ctx))
		if n%60 == 0 {
			_, err := s.CloseExpired(ctx)
			report("close expired jobs", err)
		}
		if n%3600 == 0 {
			report("sweep", s.Sweep(ctx))
		}
	}
}

// Sweep removes uploads nobody claimed within a day and the marks of captchas that expired anyway.
func (s *Store) Sweep(ctx context.Context) error {
	_, err := s.SweepUploads(ctx)
	return errors.Join(err, s.sweepUsedOnce(ctx))
}

// change runs fn in a transaction of the one writer.
func (s *Store) change(ctx context.Context, fn func(*sql.Tx) error) error {
	tx, err := s.write.BeginTx(ctx, nil)
	if err != nil {
		return s.d.explain(err, s.dir)
	}
	if err := fn(tx); err != nil {
		_ = tx.Rollback()
		return s.d.explain(err, s.dir)
	}
	return s.d.explain(tx.Commit(), s.dir)
}

const timeLayout = "2006-01-02T15:04:05.000Z"

// stamp writes a moment so that texts sort as moments do.
func stamp(t time.Time) string { return t.UTC().Format(timeLayout) }

// moment reads a stamp, in whole seconds as the schema promises.
func moment(s string) time.Time {
	t, _ := time.Parse(timeLayout, s)
	return t.Truncate(time.Second)
}

func (s *Store) today() string { return string(graph.DateOf(s.now())) }
