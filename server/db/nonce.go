package db

import (
	"context"
	"errors"
	"fmt"
	"time"

	"hire360/graph"
)

// UseOnce marks the key as used and reports whether it was not before. The mark is stored until expires. While the
// shared primary is unavailable each machine counts on its own.
func (d *DB) UseOnce(ctx context.Context, key string, expires time.Time) (fresh bool, err error) {
	mark := func(ctx context.Context, e *Engine) error {
		n, err := e.Exec(ctx, `INSERT INTO used_once (key, expires) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING`,
			key, Stamp(expires))
		fresh = n == 1
		return err
	}
	err = d.WithPrimary(ctx, func(ctx context.Context) error { return mark(ctx, d.Primary) })
	if errors.Is(err, graph.ErrUnavailable) {
		err = mark(ctx, d.Replica)
	}
	return fresh, graph.Wrap(err, "mark as used")
}

// Sweep deletes the marks that have expired.
func (d *DB) Sweep(ctx context.Context) error {
	for _, e := range d.Reachable() {
		if _, err := e.Exec(ctx, `DELETE FROM used_once WHERE expires < $1`, Stamp(d.Now())); err != nil {
			return fmt.Errorf("delete expired marks: %w", err)
		}
	}
	return nil
}

// Reachable are the replica and, unless it is unavailable, the shared primary.
func (d *DB) Reachable() []*Engine {
	if d.Several() && d.availability.lostAt.Load() == 0 {
		return []*Engine{d.Replica, d.Primary}
	}
	return []*Engine{d.Replica}
}
