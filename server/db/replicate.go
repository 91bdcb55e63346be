package db

import (
	"context"
	"database/sql"
	"fmt"
)

// Copy brings the rows of the replica up to those of the primary and returns how many jobs it wrote. Since is the
// revision of the replica, or CompareAll when any row may differ.
type Copy func(ctx context.Context, from, to *sql.Tx, since int64) (changes int, err error)

// CompareAll is the revision of a replica about which nothing is known: at the start, and after the primary was
// restored to an earlier state.
const CompareAll = -1

// Replicate sets how Refresh copies the jobs from the primary. Call it before the first Refresh.
func (d *DB) Replicate(do Copy) { d.copy = do }

// replicate brings the replica up to the primary. All searches and pages are answered from the replica: that costs
// the primary one small query a second, and the site keeps working while the primary is unavailable.
func (d *DB) replicate(ctx context.Context) error {
	if d.Source() == d.Replica || d.Command {
		return nil
	}
	d.replicating.Lock()
	defer d.replicating.Unlock()
	ours, err := ReadRevision(ctx, d.Replica.Read)
	if err != nil {
		return fmt.Errorf("read the revision: %w", d.Replica.Describe(err))
	}
	theirs, err := AskPrimary(ctx, d, func(ctx context.Context) (int64, error) {
		return ReadRevision(ctx, d.Primary.Read)
	})
	if err != nil {
		return fmt.Errorf("read the shared revision: %w", d.Primary.Describe(err))
	}
	if ours == theirs && d.compared {
		return nil
	}
	changes, err := d.copyFrom(ctx, ours)
	if err != nil {
		return fmt.Errorf("copy the jobs: %w", d.Primary.Describe(err))
	}
	d.compared = true
	return d.Replica.Optimize(ctx, changes)
}

// copyFrom copies what has changed since our revision, in one transaction on each side, and returns the number of jobs.
func (d *DB) copyFrom(ctx context.Context, ours int64) (changes int, err error) {
	from, err := d.Primary.Snapshot(ctx)
	if err != nil {
		return 0, err
	}
	defer func() { _ = from.Rollback() }()
	theirs, err := ReadRevision(ctx, from)
	if err != nil {
		return 0, err
	}
	since := int64(CompareAll)
	if d.compared && theirs >= ours {
		since = ours
	}
	err = d.Replica.Change(ctx, func(to *sql.Tx) error {
		if since != theirs && d.copy != nil {
			if changes, err = d.copy(ctx, from, to, since); err != nil {
				return err
			}
		}
		_, err := to.ExecContext(ctx, `UPDATE revision SET n = $1 WHERE name = 'jobs'`, theirs)
		return err
	})
	return changes, err
}
