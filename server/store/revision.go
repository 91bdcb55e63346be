package store

import (
	"context"
	"database/sql"
	"fmt"
)

// Names of revisions.
const (
	jobsRevision  = "jobs"
	pagesRevision = "site_pages"
)

// JobsRevision grows with every change of a job, over restarts too.
func (s *Store) JobsRevision() uint64 { return s.jobsRev.Load() }

// SitePagesRevision grows with every change of a page of the content management system, over restarts too.
func (s *Store) SitePagesRevision() uint64 { return s.pagesRev.Load() }

// Refresh reads the revisions, which another program may have raised.
func (s *Store) Refresh(ctx context.Context) error {
	rows, err := s.query(ctx, `SELECT name, n FROM revision`)
	if err != nil {
		return fmt.Errorf("read revisions: %w", err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var name string
		var n uint64
		if err := rows.Scan(&name, &n); err != nil {
			return fmt.Errorf("read revisions: %w", err)
		}
		switch name {
		case jobsRevision:
			s.jobsRev.Store(n)
		case pagesRevision:
			s.pagesRev.Store(n)
		}
	}
	return rows.Err()
}

// changeJobs runs fn in a transaction that also raises the jobs' revision, unless fn says that
// nothing changed.
func (s *Store) changeJobs(ctx context.Context, fn func(*sql.Tx) (changed bool, err error)) error {
	raised := false
	err := s.change(ctx, func(tx *sql.Tx) error {
		changed, err := fn(tx)
		if err != nil || !changed {
			return err
		}
		raised = true
		return raise(ctx, tx, jobsRevision)
	})
	if err != nil || !raised {
		return err
	}
	return s.Refresh(ctx)
}

func raise(ctx context.Context, tx *sql.Tx, name string) error {
	_, err := tx.ExecContext(ctx, `UPDATE revision SET n = n + 1 WHERE name = $1`, name)
	return err
}
