// Package store keeps the site's jobs, its pages of the content management system and what visitors send: on one
// machine in SQLite, on several in PostgreSQL.
package store

import (
	"context"
	"errors"
	"io"
	"log/slog"
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
	// Database is the address of a PostgreSQL database, such as postgres://user:password@host/name, that
	// several machines share. Empty: the site stands on this machine alone.
	Database string
	// Bucket is the address of a bucket in a storage that speaks S3, such as https://key:secret@host/bucket, where
	// all machines find the files. Empty: the files stay in the folder.
	Bucket string
	// Now is the clock; time.Now when nil.
	Now func() time.Time
	// Slack is added to each limit on how long the shared database and the bucket may take: tests run on busy machines.
	Slack time.Duration
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

// Store is a folder with a database and files, and with several machines the database that they share.
//
// Jobs and site pages are always read from the local database, which then is a copy. What visitors send is
// kept in the main one; while that is away, it waits in the local one.
type Store struct {
	dir     string
	now     func() time.Time
	log     *slog.Logger
	deliver bool
	mail    bool
	shared  bool
	empty   bool
	queued  chan struct{}
	lock    io.Closer
	machine string // its name among several, "" alone
	// patience is how long this machine waits for what it shares with others before it goes on alone.
	patience time.Duration

	local *engine // this machine's SQLite
	main  *engine // the same, or the PostgreSQL of all machines
	jobs  *engine // where jobs are changed: main, or local where they mirror a host's
	reach reach
	files *bucket // nil where the files stay in the folder

	following sync.Mutex
	compared  bool // the copy was compared with the whole of the main database since the start
	mirroring sync.Mutex
	claims    group[claim, *graph.Delivery]
	arrivals  group[arrival, struct{}]
	receipts  receipts

	boards   boards
	jobsRev  atomic.Uint64
	pagesRev atomic.Uint64
	parsed   atomic.Pointer[parsedPages]

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
	s := &Store{dir: o.Dir, now: o.Now, log: o.Log, deliver: o.Deliver, mail: o.Mail, shared: o.Shared, empty: o.Empty,
		queued: make(chan struct{}, 1), patience: patience + o.Slack}
	if s.now == nil {
		s.now = time.Now
	}
	if s.log == nil {
		s.log = slog.New(slog.DiscardHandler)
	}
	if err := s.open(ctx, o); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// Close gives the folder free. The store must not be used after it.
func (s *Store) Close() error {
	var errs []error
	if s.main != s.local && s.main != nil {
		errs = append(errs, s.main.Close())
	}
	if s.local != nil {
		errs = append(errs, s.local.Close())
	}
	if s.lock != nil {
		errs = append(errs, s.lock.Close())
		s.lock = nil
	}
	return errors.Join(errs...)
}

// Run keeps the store in order until ctx is done: within a second it notices what another program or machine
// changed and carries on what waits here; it closes jobs whose last day is over, and sweeps what has expired.
func (s *Store) Run(ctx context.Context) {
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	last := "" // an error that goes on is logged once
	report := func(doing string, err error) {
		if err == nil || errors.Is(err, context.Canceled) || errors.Is(err, graph.ErrAway) || err.Error() == last {
			return // that the shared database is away was logged when it was lost
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
		if s.contact(ctx) != nil {
			continue // it is away, which was logged when it was lost
		}
		report("refresh revisions", s.Refresh(ctx))
		report("carry on what waits on this machine", s.carry(ctx))
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

const timeLayout = "2006-01-02T15:04:05.000Z"

// stamp writes a moment so that texts sort as moments do.
func stamp(t time.Time) string { return t.UTC().Format(timeLayout) }

// moment reads a stamp, in whole seconds as the schema promises.
func moment(s string) time.Time {
	t, _ := time.Parse(timeLayout, s)
	return t.Truncate(time.Second)
}

func (s *Store) today() string { return string(graph.DateOf(s.now())) }
