// Package jobs stores the site's jobs and searches them.
//
// Jobs are written to the database's source and searched in this machine's replica, which has a full-text index of the
// active ones. The data for filters, facets and sort orders is also kept in memory (jobIndex).
package jobs

import (
	"context"
	"database/sql"
	"sync"
	"sync/atomic"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// Store reads and changes the jobs of a database.
type Store struct {
	db      *db.DB
	replica *db.Engine // searched
	source  *db.Engine // changed
	company string

	mirroring sync.Mutex
	indexing  sync.Mutex
	current   atomic.Pointer[jobIndex] // of the latest revision
}

// Open makes the store of a database whose jobs are replicated with it. It indexes the jobs again when an older
// program did it last.
//
// The company is the employer of jobs that don't name one.
func Open(ctx context.Context, d *db.DB, company string) (*Store, error) {
	s := &Store{db: d, replica: d.Replica, source: d.Source(), company: company}
	d.Replicate(s.copyJobs)
	return s, s.reindex(ctx)
}

// Revision grows with every change of a job, across restarts too. It is the same on all machines.
func (s *Store) Revision() int64 { return s.db.Revision() }

// Run closes jobs whose last day is over, within a minute, until ctx is done.
func (s *Store) Run(ctx context.Context) {
	s.db.Every(ctx, time.Minute, "close expired jobs", s.CloseExpired)
}

// CloseExpired closes the jobs whose last day is over.
func (s *Store) CloseExpired(ctx context.Context) error {
	// Reading first needs no writer, which would otherwise be blocked every minute for nothing.
	rows, err := s.jobs(ctx, s.replica, selectJobs+` WHERE active = 1 AND closes <= $1`, s.db.Today())
	var due []int64
	for _, r := range rows {
		if r.Status == graph.JobStatusClosed {
			due = append(due, r.id)
		}
	}
	if err == nil && len(due) > 0 {
		err = s.db.ChangeJobs(ctx, func(tx *sql.Tx, revision int64) (bool, error) {
			return s.closeJobs(ctx, tx, due, "", revision)
		})
	}
	return graph.Wrap(err, "close expired jobs")
}
