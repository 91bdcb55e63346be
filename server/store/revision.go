package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"hire360/graph"
)

// Names of revisions.
const (
	jobsRevision  = "jobs"
	pagesRevision = "site_pages"
)

// revisions count the changes of the jobs and of the site pages.
type revisions struct{ jobs, pages int64 }

// JobsRevision grows with every change of a job, over restarts too. It is the same on all machines.
func (s *Store) JobsRevision() uint64 { return s.jobsRev.Load() }

// SitePagesRevision grows with every change of a page of the content management system, over restarts too.
func (s *Store) SitePagesRevision() uint64 { return s.pagesRev.Load() }

// Refresh takes up what another program or another machine has changed.
func (s *Store) Refresh(ctx context.Context) error {
	err := s.follow(ctx)
	r, readErr := readRevisions(ctx, s.local.read)
	if readErr != nil {
		return errors.Join(err, fmt.Errorf("read revisions: %w", s.local.explain(readErr)))
	}
	s.jobsRev.Store(uint64(r.jobs))
	s.pagesRev.Store(uint64(r.pages))
	return err
}

// queries is a database or a transaction.
type queries interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

func readRevisions(ctx context.Context, q queries) (r revisions, err error) {
	rows, err := q.QueryContext(ctx, `SELECT name, n FROM revision`)
	if err != nil {
		return r, err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var name string
		var n int64
		if err := rows.Scan(&name, &n); err != nil {
			return r, err
		}
		switch name {
		case jobsRevision:
			r.jobs = n
		case pagesRevision:
			r.pages = n
		}
	}
	return r, rows.Err()
}

var errUnchanged = errors.New("nothing has changed")

// changeJobs runs fn in a transaction that raises the jobs' revision, unless fn says that nothing changed.
func (s *Store) changeJobs(ctx context.Context, fn func(tx *sql.Tx, revision int64) (changed bool, err error)) error {
	if s.jobs != s.local && s.reach.since.Load() != 0 {
		return graph.ErrAway
	}
	err := s.jobs.change(ctx, func(tx *sql.Tx) error {
		// Raised first: machines that change jobs at the same moment wait for each other here.
		revision, err := raise(ctx, tx, jobsRevision)
		if err != nil {
			return err
		}
		changed, err := fn(tx, revision)
		if err == nil && !changed {
			return errUnchanged
		}
		return err
	})
	if errors.Is(err, errUnchanged) {
		return nil
	}
	if err != nil {
		return err
	}
	return s.Refresh(ctx)
}

func raise(ctx context.Context, tx *sql.Tx, name string) (n int64, err error) {
	err = tx.QueryRowContext(ctx, `UPDATE revision SET n = n + 1 WHERE name = $1 RETURNING n`, name).Scan(&n)
	return n, err
}
