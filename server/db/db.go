// Package db opens and maintains the site's databases: SQLite in the data folder and, if several machines serve the
// site, the PostgreSQL database that they share. It owns the schema; the packages that read and write the tables define
// what they mean.
package db

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"hire360/graph"
)

// Options says where the databases are and how they behave.
type Options struct {
	// Dir is the data folder. A server makes it when it does not exist; a command does not.
	Dir string
	// Database is the address of a PostgreSQL database, such as postgres://user:password@host/name, that
	// several machines share. Empty: one machine, SQLite alone.
	Database string
	// Command opens what a server may have open, for commands that read or maintain it. It makes no folder, no database
	// and no table, and adds nothing to one.
	Command bool
	// Public says that the site is served under a public address. The database remembers it, and is never filled again.
	Public bool
	// Mirror says that jobs belong to a host. Each machine then mirrors them on its own instead of replicating those of
	// the primary.
	Mirror bool
	// Fill puts jobs into a database that has never had any and was never public, in one transaction. Nil leaves it
	// empty.
	Fill func(ctx context.Context, e *Engine, tx *sql.Tx, now time.Time) error
	// Now is the clock; time.Now when nil.
	Now func() time.Time
	// Timeout is how long a machine waits for what it shares with others before it continues alone; three seconds
	// when 0.
	Timeout time.Duration
	// Log takes what no caller learns from an error; nothing is logged when nil.
	Log *slog.Logger
}

// DB is this machine's SQLite and, among several machines, the PostgreSQL that they share.
//
// Searches and pages are always answered by this machine's database, the replica. What visitors send is stored in
// the primary. On a single machine both are the same.
type DB struct {
	// Options are those of Open, with the defaults where nothing was set.
	Options
	// Primary is where submissions are stored: PostgreSQL, or SQLite on a single machine. Use a shared one within
	// WithPrimary.
	Primary *Engine
	// Replica is this machine's SQLite. It answers all searches and pages.
	Replica *Engine
	// Machine is the name of this machine among several, "" on its own. It survives restarts.
	Machine string
	// WasPublic says that the site was served under a public address before this start. It is false while the shared
	// primary could not be reached.
	WasPublic bool

	lock         io.Closer
	opening      io.Closer // until Opened
	availability availability

	replicating sync.Mutex
	copy        Copy
	compared    bool // the replica was compared with all of the primary since the start
	revision    atomic.Int64

	pingMu sync.Mutex
	pinged time.Time
}

// Open opens the databases, migrates their schema and fills new ones. Other programs wait to open the folder
// until Opened is called. Errors are sentences for the operator.
func Open(ctx context.Context, o Options) (*DB, error) {
	d := &DB{Options: o}
	d.Timeout = cmp.Or(o.Timeout, 3*time.Second)
	if d.Now == nil {
		d.Now = time.Now
	}
	if d.Log == nil {
		d.Log = slog.New(slog.DiscardHandler)
	}
	if err := d.open(ctx); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return d, nil
}

// Opened lets the next program open the folder. It is called when everything above the database is ready, too.
func (d *DB) Opened() {
	if d.opening != nil {
		_ = d.opening.Close()
		d.opening = nil
	}
}

// Close ends all connections and gives up the folder. The database must not be used after it.
func (d *DB) Close() error {
	d.Opened()
	var errs []error
	if d.Several() && d.Primary != nil {
		errs = append(errs, d.Primary.close())
	}
	if d.Replica != nil {
		errs = append(errs, d.Replica.close())
	}
	if d.lock != nil {
		errs = append(errs, d.lock.Close())
		d.lock = nil
	}
	return errors.Join(errs...)
}

// Name says which database holds what visitors send, without credentials: "the database /var/lib/hire360/site.db".
func (d *DB) Name() string { return d.Primary.name }

// Source is where jobs are changed: the primary, or the replica where they mirror a host's.
func (d *DB) Source() *Engine {
	if d.Mirror {
		return d.Replica
	}
	return d.Primary
}

// Several reports whether several machines share the primary.
func (d *DB) Several() bool { return d.Primary != d.Replica }

// Today is the day in UTC, as days are stored.
func (d *DB) Today() string { return string(graph.DateOf(d.Now())) }

// Run updates the replica until ctx is done: within a second it notices what another program or machine
// changed. Every hour it deletes what has expired.
func (d *DB) Run(ctx context.Context) {
	var all sync.WaitGroup
	all.Go(func() { d.Every(ctx, time.Hour, "delete expired marks", d.Sweep) })
	d.Every(ctx, time.Second, "look for changes in the database", func(ctx context.Context) error {
		if err := d.Connect(ctx); err != nil {
			if faultOf(err) != setting {
				return nil // the loss was logged when it happened
			}
			return fmt.Errorf("PostgreSQL refuses this machine, and submissions wait here until that is fixed: %w", err)
		}
		return d.Refresh(ctx)
	})
	all.Wait()
}

// Every calls do at each interval until ctx is done. An error that stays the same is logged once, and again after a
// success; that the primary is unavailable was logged when it was lost.
func (d *DB) Every(ctx context.Context, interval time.Duration, doing string, do func(context.Context) error) {
	tick := time.NewTicker(interval)
	defer tick.Stop()
	last := ""
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		err := do(ctx)
		if err == nil {
			last = ""
		}
		silent := err == nil || errors.Is(err, context.Canceled) || errors.Is(err, graph.ErrUnavailable)
		if silent || err.Error() == last {
			continue
		}
		last = err.Error()
		d.Log.Error(doing, "error", err)
	}
}

const timeLayout = "2006-01-02T15:04:05.000Z"

// Stamp writes a moment so that texts sort as moments do.
func Stamp(t time.Time) string { return t.UTC().Format(timeLayout) }

// Moment reads a stamp, in whole seconds as the schema of the API promises.
func Moment(s string) time.Time {
	t, _ := time.Parse(timeLayout, s)
	return t.Truncate(time.Second)
}

// At makes a column of stamps one of moments, as Moment reads them.
func At(t *time.Time) sql.Scanner { return at{t} }

type at struct{ *time.Time }

// Scan implements sql.Scanner.
func (a at) Scan(column any) error {
	var stamp sql.NullString
	err := stamp.Scan(column)
	*a.Time = Moment(stamp.String)
	return err
}
