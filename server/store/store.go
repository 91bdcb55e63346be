// Package store opens everything that the site stores in one database: jobs and submissions.
package store

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"sync"
	"time"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/inbox"
	"hire360/server/jobs"
	"hire360/server/sitepages"
)

// Options says where the store is and how it behaves.
type Options struct {
	// Dir is the data folder. A server makes it when it does not exist.
	Dir string
	// Database is the address of a PostgreSQL database, such as postgres://user:password@host/name, that
	// several machines share. Empty: one machine, with SQLite in the folder.
	Database string
	// Bucket is the address of a bucket in a storage that speaks S3, such as https://key:secret@host/bucket, where
	// all machines find the files. Empty: the files stay in the folder.
	Bucket string
	// Company is the name of the company.
	Company string
	// Command opens what a server may have open, for commands that read or maintain it. It makes and adds nothing.
	Command bool
	// Public says that the site is served under a public address. The store remembers it, and never gets samples again.
	Public bool
	// Deliver says that jobs are a host's, and that submissions are delivered to it.
	Deliver bool
	// Withdraw says that the host is told of withdrawals.
	Withdraw bool
	// Mail says that every submission causes a mail to the team, Confirm that it causes one to its sender, too.
	Mail, Confirm bool
	// Empty leaves a new store without the sample jobs. A server removes them from an older store. A store that was
	// public before gets none either way.
	Empty bool
	// Now is the clock; time.Now when nil.
	Now func() time.Time
	// Timeout is how long a machine waits for the shared database and the bucket; see db.Options.
	Timeout time.Duration
	// Log takes what no caller learns from an error; nothing is logged when nil.
	Log *slog.Logger
}

// Store is everything that the site stores, in parts that know the database and not each other. Only the inbox looks
// up jobs.
type Store struct {
	DB    *db.DB
	Jobs  *jobs.Store
	Inbox *inbox.Store
	// Pages has the sample page, as long as there are sample jobs.
	Pages sitepages.Pages
}

// Open opens the store in a folder. A server migrates its database and fills a new one with samples. Errors are
// sentences for the operator.
func Open(ctx context.Context, o Options) (*Store, error) {
	fill := jobs.AddSamples
	if o.Empty || o.Command {
		fill = nil
	}
	d, err := db.Open(ctx, db.Options{Dir: o.Dir, Database: o.Database, Command: o.Command, Mirror: o.Deliver,
		Public: o.Public, Fill: fill, Now: o.Now, Timeout: o.Timeout, Log: o.Log})
	if err != nil {
		return nil, err
	}
	defer d.Opened()
	s := &Store{DB: d}
	if err := s.start(ctx, o); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

func (s *Store) start(ctx context.Context, o Options) (err error) {
	if s.Jobs, err = jobs.Open(ctx, s.DB, o.Company); err != nil {
		return err
	}
	steps := []func(context.Context) error{s.DB.Refresh}
	if !o.Command {
		steps = append(steps, s.Jobs.CloseExpired, s.DB.Sweep)
	}
	if o.Empty && !o.Command { // before the first replication, which alone notices jobs that are gone
		steps = slices.Insert(steps, 0, s.Jobs.RemoveSamples)
	}
	for _, step := range steps {
		if err := step(ctx); err != nil && !errors.Is(err, graph.ErrUnavailable) {
			return err
		}
	}
	if !o.Empty && !o.Command {
		if s.Pages, err = s.samplePages(ctx); err != nil {
			return err
		}
	}
	s.Inbox, err = inbox.Open(ctx, s.DB, inbox.Options{Bucket: o.Bucket, Deliver: o.Deliver, Withdraw: o.Withdraw,
		Mail: o.Mail, Confirm: o.Confirm, Jobs: s.Jobs})
	return err
}

// samplePages returns the sample page if there are sample jobs. It is as old as they are.
func (s *Store) samplePages(ctx context.Context) (sitepages.Pages, error) {
	since, err := s.Jobs.SamplesSince(ctx)
	if err != nil || since.IsZero() {
		return nil, err
	}
	return sitepages.Samples(since)
}

// Run maintains the store until ctx is done.
func (s *Store) Run(ctx context.Context) {
	var all sync.WaitGroup
	for _, run := range []func(context.Context){s.DB.Run, s.Jobs.Run, s.Inbox.Run} {
		all.Go(func() { run(ctx) })
	}
	all.Wait()
}

// Close gives up the folder. The store must not be used after it.
func (s *Store) Close() error { return s.DB.Close() }
