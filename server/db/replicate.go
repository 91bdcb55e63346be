package db

import (
	"context"
	"database/sql"
	"fmt"
)

// Replicated is a kind of content that every machine copies from the primary to its replica.
type Replicated interface {
	// Content is what is copied.
	Content() Content
	// Copy brings the rows of the replica up to those of the primary and returns how many jobs it wrote. Since is
	// the revision of the replica, or CompareAll when any row may differ.
	Copy(ctx context.Context, from, to *sql.Tx, since int64) (changes int, err error)
}

// CompareAll is the revision of a replica about which nothing is known: at the start, and after the primary was
// restored to an earlier state.
const CompareAll = -1

// Replicate adds a content that Refresh copies. Call it before the first Refresh.
func (d *DB) Replicate(r Replicated) { d.replicated = append(d.replicated, r) }

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
		return fmt.Errorf("read revisions: %w", d.Replica.describe(err))
	}
	var theirs revisions
	err = d.WithPrimary(ctx, func(ctx context.Context) (err error) {
		theirs, err = readRevisions(ctx, d.Primary.Read)
		return err
	})
	if err != nil {
		return fmt.Errorf("read the shared revisions: %w", d.Primary.describe(err))
	}
	if ours == theirs && d.compared {
		return nil
	}
	changes, err := d.copyFrom(ctx, ours)
	if err != nil {
		return fmt.Errorf("copy the jobs: %w", d.Primary.describe(err))
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
		for _, r := range d.replicated {
			c := r.Content()
			since := int64(CompareAll)
			if d.compared && theirs[c] >= ours[c] {
				since = ours[c]
			}
			if since == theirs[c] {
				continue
			}
			n, err := r.Copy(ctx, from, to, since)
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
