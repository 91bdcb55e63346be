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

// Replicate sets how Refresh copies a content from the primary. Call it before the first Refresh.
func (d *DB) Replicate(c Content, do Copy) { d.copies[c] = do }

// replicate brings the replica up to the primary. All searches and pages are answered from the replica: that costs
// the primary one small query a second, and the site keeps working while the primary is unavailable.
func (d *DB) replicate(ctx context.Context) error {
	if d.Source() == d.Replica || d.Command {
		return nil
	}
	d.replicating.Lock()
	defer d.replicating.Unlock()
	ours, err := readRevisions(ctx, d.Replica.Read)
	if err != nil {
		return fmt.Errorf("read revisions: %w", d.Replica.Describe(err))
	}
	var theirs revisions
	err = d.WithPrimary(ctx, func(ctx context.Context) (err error) {
		theirs, err = readRevisions(ctx, d.Primary.Read)
		return err
	})
	if err != nil {
		return fmt.Errorf("read the shared revisions: %w", d.Primary.Describe(err))
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

// copyFrom copies what has changed since our revisions, in one transaction on each side, and returns the number of
// jobs.
func (d *DB) copyFrom(ctx context.Context, ours revisions) (changes int, err error) {
	from, err := d.Primary.Snapshot(ctx)
	if err != nil {
		return 0, err
	}
	defer func() { _ = from.Rollback() }()
	theirs, err := readRevisions(ctx, from)
	if err != nil {
		return 0, err
	}
	err = d.Replica.Change(ctx, func(to *sql.Tx) error {
		for c, do := range d.copies {
			since := int64(CompareAll)
			if d.compared && theirs[c] >= ours[c] {
				since = ours[c]
			}
			if since == theirs[c] || do == nil {
				continue
			}
			n, err := do(ctx, from, to, since)
			if err != nil {
				return err
			}
			changes += n
		}
		for c, n := range theirs {
			_, err := to.ExecContext(ctx, `UPDATE revision SET n = $1 WHERE name = $2`, n, contentNames[c])
			if err != nil {
				return err
			}
		}
		return nil
	})
	return changes, err
}
