package db

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"hire360/graph"
)

// availability is whether the shared primary can be reached.
type availability struct {
	mu       sync.Mutex
	prepared bool         // its schema is up to date
	lostAt   atomic.Int64 // when it was lost, in nanoseconds; 0 while it can be reached
}

// neverReached is the value of lostAt until the primary was reached for the first time.
const neverReached = 1

// UnavailableSince returns since when the shared primary cannot be reached; false while it can, and on a single
// machine.
func (d *DB) UnavailableSince() (time.Time, bool) {
	at := d.availability.lostAt.Load()
	return time.Unix(0, at), at != 0
}

// WithPrimary does something with the primary, a shared one for no longer than a visitor can wait. The error wraps
// graph.ErrUnavailable when it cannot be reached.
func (d *DB) WithPrimary(ctx context.Context, do func(ctx context.Context) error) error {
	if !d.Several() {
		return do(ctx)
	}
	if d.availability.lostAt.Load() != 0 {
		return graph.ErrUnavailable
	}
	limited, cancel := context.WithTimeout(ctx, d.timeout)
	defer cancel()
	err := do(limited)
	if err == nil || ctx.Err() != nil || !isLost(err) {
		return err
	}
	d.lost(err)
	return fmt.Errorf("%w: %w", graph.ErrUnavailable, err)
}

func (d *DB) lost(err error) {
	if d.availability.lostAt.CompareAndSwap(0, time.Now().UnixNano()) {
		// Connections to a server that went down would fail one by one when it is back.
		d.primary.Read.SetMaxIdleConns(0)
		d.primary.Read.SetMaxIdleConns(maxConnections)
		d.Log.Error("PostgreSQL is unreachable: jobs come from this machine's replica, "+
			"and submissions wait on this machine", "error", err)
	}
}

// Connect finds out whether the shared primary can be reached again. The first time, it migrates the schema
// and fills a new one. On a single machine it does nothing.
func (d *DB) Connect(ctx context.Context) error {
	if !d.Several() {
		return nil
	}
	d.availability.mu.Lock()
	defer d.availability.mu.Unlock()
	if d.availability.prepared && d.availability.lostAt.Load() == 0 {
		return nil
	}
	limited, cancel := context.WithTimeout(ctx, d.timeout)
	defer cancel()
	if err := d.primary.Write.PingContext(limited); err != nil {
		return d.primary.describe(err)
	}
	if !d.availability.prepared {
		if err := d.preparePrimary(ctx); err != nil {
			return err
		}
		d.availability.prepared = true
	}
	limited, cancel = context.WithTimeout(ctx, d.timeout)
	defer cancel()
	// A database that can be reached may still refuse writes: a standby, a full disk.
	if _, err := d.primary.Exec(limited, `INSERT INTO used_once (key, expires) VALUES ('contact', $1)
		ON CONFLICT (key) DO UPDATE SET expires = excluded.expires`, Stamp(d.Now())); err != nil {
		return err
	}
	if was := d.availability.lostAt.Swap(0); was > neverReached {
		d.Log.Info("PostgreSQL is reachable again", "after", time.Since(time.Unix(0, was)).Round(time.Second))
	}
	return nil
}

// schemaLock is the number of the advisory lock under which one machine at a time prepares the primary.
const schemaLock = 0x48333630 // "H360"

// preparePrimary migrates the shared primary and fills a new one, one machine at a time.
func (d *DB) preparePrimary(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	lock, err := d.primary.Write.Conn(ctx)
	if err != nil {
		return d.primary.describe(err)
	}
	defer func() { _ = lock.Close() }()
	if _, err := lock.ExecContext(ctx, `SELECT pg_advisory_lock($1)`, schemaLock); err != nil {
		return fmt.Errorf("another machine has been preparing %s for too long: %w",
			d.primary.name, d.primary.describe(err))
	}
	defer func() {
		_, _ = lock.ExecContext(context.WithoutCancel(ctx), `SELECT pg_advisory_unlock($1)`, schemaLock)
	}()
	if err := d.migrate(ctx, d.primary); err != nil {
		return err
	}
	return d.fillNew(ctx)
}
