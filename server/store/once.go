package store

import (
	"context"
	"errors"
	"fmt"
	"time"

	"hire360/graph"
)

// UseOnce marks the key as used and reports whether it was not before. The mark is kept until expires. While
// the shared database is away each machine counts for itself.
func (s *Store) UseOnce(ctx context.Context, key string, expires time.Time) (fresh bool, err error) {
	mark := func(ctx context.Context, e *engine) error {
		n, err := e.exec(ctx, `INSERT INTO used_once (key, expires) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING`, key, stamp(expires))
		fresh = n == 1
		return err
	}
	err = s.onMain(ctx, func(ctx context.Context) error { return mark(ctx, s.main) })
	if errors.Is(err, graph.ErrAway) {
		err = mark(ctx, s.local)
	}
	if err != nil {
		return false, fmt.Errorf("mark as used: %w", err)
	}
	return fresh, nil
}

func (s *Store) sweepUsedOnce(ctx context.Context) error {
	for _, e := range s.engines() {
		if _, err := e.exec(ctx, `DELETE FROM used_once WHERE expires < $1`, stamp(s.now())); err != nil {
			return fmt.Errorf("sweep marks: %w", err)
		}
	}
	return nil
}

// engines are the local database and, when it can be reached, the shared one.
func (s *Store) engines() []*engine {
	if s.many() && s.reach.since.Load() == 0 {
		return []*engine{s.local, s.main}
	}
	return []*engine{s.local}
}
