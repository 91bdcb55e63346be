package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"hire360/graph"
)

// Content is a kind of content whose changes are counted, so that caches know when theirs is old.
type Content int

// The kinds of content.
const (
	Jobs Content = iota
	SitePages
)

// contentNames are the names in the table of revisions.
var contentNames = [...]string{Jobs: "jobs", SitePages: "site_pages"}

type revisions [len(contentNames)]int64

// Revision grows with every change of the content, across restarts too. It is the same on all machines.
func (d *DB) Revision(c Content) uint64 { return d.revisions[c].Load() }

// Refresh notices what another program or another machine has changed.
func (d *DB) Refresh(ctx context.Context) error {
	err := d.replicate(ctx)
	r, readErr := readRevisions(ctx, d.Replica.Read)
	if readErr != nil {
		return errors.Join(err, fmt.Errorf("read revisions: %w", d.Replica.Describe(readErr)))
	}
	for c, n := range r {
		d.revisions[c].Store(uint64(n))
	}
	return err
}

// ReadRevision reads a revision in a transaction, so that it is that of what else the transaction reads.
func ReadRevision(ctx context.Context, q Querier, c Content) (n uint64, err error) {
	err = q.QueryRowContext(ctx, `SELECT n FROM revision WHERE name = $1`, contentNames[c]).Scan(&n)
	return n, err
}

func readRevisions(ctx context.Context, q Querier) (r revisions, err error) {
	for scan := range Rows(ctx, q, `SELECT name, n FROM revision`) {
		var name string
		var n int64
		if err := scan(&name, &n); err != nil {
			return r, err
		}
		for c, known := range contentNames {
			if name == known {
				r[c] = n
			}
		}
	}
	return r, nil
}

var errUnchanged = errors.New("nothing has changed")

// ChangeContent runs fn in a transaction of the source that raises the content's revision, unless fn reports that
// nothing changed. The error wraps graph.ErrUnavailable while the source is unavailable.
func (d *DB) ChangeContent(ctx context.Context, c Content,
	fn func(tx *sql.Tx, revision int64) (changed bool, err error)) error {
	source := d.Source()
	if _, unavailable := d.UnavailableSince(); unavailable && source != d.Replica {
		return graph.ErrUnavailable
	}
	err := source.Change(ctx, func(tx *sql.Tx) error {
		// Raised first: machines that change the content at the same moment wait for each other here.
		revision, err := Raise(ctx, tx, c)
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

// Raise raises the revision of a content and returns it.
func Raise(ctx context.Context, tx *sql.Tx, c Content) (n int64, err error) {
	err = tx.QueryRowContext(ctx, `UPDATE revision SET n = n + 1 WHERE name = $1 RETURNING n`, contentNames[c]).Scan(&n)
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
			if err := d.Fill(ctx, d.Primary, tx); err != nil {
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
