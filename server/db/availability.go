package db

import (
	"context"
	"database/sql"
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
	reached  bool         // it could be used since this start
	without  bool         // the log says that this machine started without it
	lostAt   atomic.Int64 // when it was lost, in nanoseconds; 0 while it can be reached
	// refused is why it does not take a machine that has not used it since this start, so that nobody knows whether the
	// settings were ever right.
	refused atomic.Pointer[error]
}

// UnavailableSince returns since when the shared primary cannot be reached, at the earliest since this start; false
// while it can, and on a single machine.
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
	limited, cancel := context.WithTimeout(ctx, d.Timeout)
	defer cancel()
	err := do(limited)
	if err == nil || ctx.Err() != nil || faultOf(err) == ofQuery {
		return err
	}
	d.lost(err)
	return fmt.Errorf("%w: %w", graph.ErrUnavailable, err)
}

// AskPrimary is WithPrimary for what has an answer.
func AskPrimary[T any](ctx context.Context, d *DB, do func(ctx context.Context) (T, error)) (answer T, err error) {
	err = d.WithPrimary(ctx, func(ctx context.Context) error {
		answer, err = do(ctx)
		return err
	})
	return answer, err
}

// ExecPrimary is WithPrimary for one statement. It returns the number of rows that the statement changed.
func (d *DB) ExecPrimary(ctx context.Context, text string, args ...any) (int64, error) {
	return AskPrimary(ctx, d, func(ctx context.Context) (int64, error) { return d.Primary.Exec(ctx, text, args...) })
}

// ChangePrimary is WithPrimary for a transaction.
func (d *DB) ChangePrimary(ctx context.Context, fn func(*sql.Tx) error) error {
	return d.WithPrimary(ctx, func(ctx context.Context) error { return d.Primary.Change(ctx, fn) })
}

func (d *DB) lost(err error) {
	if d.availability.lostAt.CompareAndSwap(0, time.Now().UnixNano()) {
		// Connections to a server that went down would fail one by one when it is back.
		d.Primary.Read.SetMaxIdleConns(0)
		d.Primary.Read.SetMaxIdleConns(maxConnections)
		told := "PostgreSQL is unreachable"
		if faultOf(err) == setting {
			told = "PostgreSQL refuses this machine"
		}
		d.Log.Error(told+": jobs come from this machine's replica, and submissions wait on this machine",
			"error", d.Primary.Describe(err))
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
	err := d.connect(ctx)
	if err != nil {
		if !d.availability.reached && faultOf(err) == setting {
			d.availability.refused.Store(&err)
		}
		return err
	}
	d.availability.refused.Store(nil)
	was := time.Unix(0, d.availability.lostAt.Swap(0))
	known := d.availability.reached || d.availability.without
	d.availability.reached = true
	if !known {
		return nil
	}
	d.Log.Info("PostgreSQL is reachable again", "after", time.Since(was).Round(time.Second))
	return nil
}

func (d *DB) connect(ctx context.Context) error {
	limited, cancel := context.WithTimeout(ctx, d.Timeout)
	defer cancel()
	if err := d.Primary.Write.PingContext(limited); err != nil {
		return d.Primary.Describe(err)
	}
	if !d.availability.prepared {
		if err := d.preparePrimary(ctx); err != nil {
			return err
		}
		d.availability.prepared = true
	}
	if d.Command {
		return nil
	}
	limited, cancel = context.WithTimeout(ctx, d.Timeout)
	defer cancel()
	if err := d.Primary.checkUse(limited); err != nil {
		return d.Primary.Describe(err)
	}
	if err := d.Primary.checkSpace(limited); err != nil {
		return d.Primary.Describe(err)
	}
	if d.availability.reached {
		return nil
	}
	_, err := d.Replica.Exec(ctx, `INSERT INTO agreed (name, value) VALUES ('database', $1)
		ON CONFLICT (name) DO UPDATE SET value = excluded.value`, d.Primary.name)
	return err
}

// schemaLock is the number of the advisory lock under which one machine at a time prepares the primary.
const schemaLock = 0x48333630 // "H360"

// preparePrimary migrates the shared primary and fills a new one, one machine at a time.
func (d *DB) preparePrimary(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	if d.Command {
		return d.migrate(ctx, d.Primary, false)
	}
	// A lock that ends with its transaction also works where a pooler changes the session.
	lock, err := d.Primary.Write.BeginTx(ctx, nil)
	if err != nil {
		return d.Primary.Describe(err)
	}
	defer func() { _ = lock.Rollback() }()
	if _, err := lock.ExecContext(ctx, `SELECT pg_advisory_xact_lock($1)`, schemaLock); err != nil {
		return fmt.Errorf("another machine has been preparing %s for too long: %w",
			d.Primary.name, d.Primary.Describe(err))
	}
	if err := d.migrate(ctx, d.Primary, true); err != nil {
		return err
	}
	return d.begin(ctx)
}
