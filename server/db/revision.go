package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"hire360/graph"
)

// Revision grows with every change of a job, across restarts too, so that caches know when theirs is old. It is the
// same on all machines.
func (d *DB) Revision() int64 { return d.revision.Load() }

// Refresh notices what another program or another machine has changed.
func (d *DB) Refresh(ctx context.Context) error {
	err := d.replicate(ctx)
	n, readErr := ReadRevision(ctx, d.Replica.Read)
	if readErr != nil {
		return errors.Join(err, fmt.Errorf("read the revision: %w", d.Replica.Describe(readErr)))
	}
	d.revision.Store(n)
	return err
}

// ReadRevision reads the revision in a transaction, so that it is that of what else the transaction reads.
func ReadRevision(ctx context.Context, q Querier) (n int64, err error) {
	err = q.QueryRowContext(ctx, `SELECT n FROM revision WHERE name = 'jobs'`).Scan(&n)
	return n, err
}

var errUnchanged = errors.New("nothing has changed")

// ChangeJobs runs fn in a transaction of the source that raises the revision, unless fn reports that nothing changed.
// The error wraps graph.ErrUnavailable while the source is unavailable.
func (d *DB) ChangeJobs(ctx context.Context, fn func(tx *sql.Tx, revision int64) (changed bool, err error)) error {
	source := d.Source()
	if _, unavailable := d.UnavailableSince(); unavailable && source != d.Replica {
		return graph.ErrUnavailable
	}
	err := source.Change(ctx, func(tx *sql.Tx) error {
		// Raised first: machines that change jobs at the same moment wait for each other here.
		revision, err := Raise(ctx, tx)
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
	return d.Refresh(ctx)
}

// Raise raises the revision and returns it.
func Raise(ctx context.Context, tx *sql.Tx) (n int64, err error) {
	err = tx.QueryRowContext(ctx, `UPDATE revision SET n = n + 1 WHERE name = 'jobs' RETURNING n`).Scan(&n)
	return n, err
}

// JobsAreHosts reports whether the jobs belonged to hosts when the last server started.
func (d *DB) JobsAreHosts(ctx context.Context) (bool, error) {
	n, err := d.Primary.Int(ctx, `SELECT count(*) FROM agreed WHERE name = 'jobs'`)
	return n > 0, err
}

// begin fills a primary that has never had content and was never public, and remembers what the site is: public, and
// whose jobs it shows.
func (d *DB) begin(ctx context.Context) error {
	if d.Command {
		return nil
	}
	err := d.Primary.Change(ctx, func(tx *sql.Tx) error {
		var marks, sum int64
		err := tx.QueryRowContext(ctx, `SELECT count(*) FROM agreed WHERE name = 'public'`).Scan(&marks)
		if err == nil {
			err = tx.QueryRowContext(ctx, `SELECT sum(n) FROM revision`).Scan(&sum)
		}
		if err != nil {
			return err
		}
		d.WasPublic = marks > 0
		switch {
		case d.Fill == nil || sum > 0:
		case d.WasPublic:
			d.Log.Info("this database was served under a public address, so it gets no samples", "database", d.Name())
		default:
			if err := d.Fill(ctx, d.Primary, tx, d.Now()); err != nil {
				return fmt.Errorf("fill the new database: %w", err)
			}
		}
		if d.Public && !d.WasPublic {
			_, err = tx.ExecContext(ctx, `INSERT INTO agreed (name, value) VALUES ('public', $1)`, Stamp(d.Now()))
		}
		jobs := `DELETE FROM agreed WHERE name = 'jobs'`
		if d.Mirror {
			jobs = `INSERT INTO agreed (name, value) VALUES ('jobs', 'hosts') ON CONFLICT (name) DO NOTHING`
		}
		_, jobsErr := tx.ExecContext(ctx, jobs)
		return errors.Join(err, jobsErr)
	})
	return graph.Wrap(err, "begin with "+d.Name())
}
