// Package store opens everything that the site stores in one database: jobs and submissions.
package store

import (
	"context"
	"errors"
	"slices"
	"sync"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/inbox"
	"hire360/server/jobs"
	"hire360/server/sitepages"
)

// Options says where the store is and how it behaves.
type Options struct {
	// DB says where the database is. Open sets Mirror and Fill.
	DB db.Options
	// Inbox says what happens to submissions. Open sets Jobs.
	Inbox inbox.Options
	// Company is the name of the company.
	Company string
	// Empty leaves a new store without the sample jobs. A server removes them from an older store. A store that was
	// public before gets none either way.
	Empty bool
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
	o.DB.Mirror = o.Inbox.Deliver
	if !o.Empty && !o.DB.Command {
		o.DB.Fill = jobs.AddSamples
	}
	d, err := db.Open(ctx, o.DB)
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
	if !o.DB.Command {
		steps = append(steps, s.Jobs.CloseExpired, s.DB.Sweep)
	}
	if o.Empty && !o.DB.Command { // before the first replication, which alone notices jobs that are gone
		steps = slices.Insert(steps, 0, s.Jobs.RemoveSamples)
	}
	for _, step := range steps {
		if err := step(ctx); err != nil && !errors.Is(err, graph.ErrUnavailable) {
			return err
		}
	}
	if !o.Empty && !o.DB.Command {
		if s.Pages, err = s.samplePages(ctx); err != nil {
			return err
		}
	}
	o.Inbox.Jobs = s.Jobs
	s.Inbox, err = inbox.Open(ctx, s.DB, o.Inbox)
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
