package remote

import (
	"context"
	"sync"
	"time"

	"github.com/maypok86/otter/v2"
	"golang.org/x/sync/singleflight"
)

// How old an answer may be.
const (
	fresh  = time.Minute      // given without asking again
	usable = 10 * time.Minute // given while it is asked for again, when the host is well
	again  = 5 * time.Second  // the shortest time between two tries of one question that failed
	// patience is how long a visitor waits for an answer that can be had in another way; the question goes
	// on without him.
	patience = 800 * time.Millisecond
)

// cache keeps answers by question. Equal questions that nobody has answered yet are asked once.
type cache[T any] struct {
	now     func() time.Time
	entries *otter.Cache[string, *entry[T]]
	flights singleflight.Group
}

// entry is what is known of a question.
type entry[T any] struct {
	mu     sync.Mutex
	value  T
	at     time.Time // of the value; zero without any
	tried  time.Time // the last try
	err    error     // of the last try
	asking bool
}

func newCache[T any](now func() time.Time, size int) *cache[T] {
	return &cache[T]{now: now, entries: otter.Must(&otter.Options[string, *entry[T]]{MaximumSize: size})}
}

// get returns the answer, from load when none is kept that may be given. With an error there is no answer
// that is fresh enough: the host does not give one. Nobody waits for a refresh, and longer than the patience
// only where it is 0.
func (c *cache[T]) get(ctx context.Context, key string, patience time.Duration, load func(context.Context) (T, error)) (value T, at time.Time, err error) {
	e, ok := c.entries.GetIfPresent(key)
	if !ok {
		e, _ = c.entries.SetIfAbsent(key, &entry[T]{})
	}
	now := c.now()
	e.mu.Lock()
	value, at, err = e.value, e.at, e.err
	age := now.Sub(at)
	due := !e.asking && now.Sub(e.tried) >= again
	e.mu.Unlock()
	switch {
	case !at.IsZero() && age >= 0 && age <= fresh:
		return value, at, nil
	case err != nil && !due:
		return value, at, err
	case !at.IsZero() && age >= 0 && age <= usable:
		if due {
			c.ask(ctx, key, e, load)
		}
		return value, at, err
	case err != nil: // it failed before: whoever has another way takes it, and the host is asked beside
		done := c.ask(ctx, key, e, load)
		if patience > 0 {
			return value, at, err
		}
		return c.await(ctx, e, done, nil)
	}
	var timer <-chan time.Time
	if patience > 0 {
		timer = time.After(patience)
	}
	return c.await(ctx, e, c.ask(ctx, key, e, load), timer)
}

func (c *cache[T]) await(ctx context.Context, e *entry[T], done <-chan singleflight.Result, timer <-chan time.Time) (value T, at time.Time, err error) {
	select {
	case <-done:
		e.mu.Lock()
		defer e.mu.Unlock()
		return e.value, e.at, e.err
	case <-timer:
		return value, at, context.DeadlineExceeded
	case <-ctx.Done():
		return value, at, ctx.Err()
	}
}

// ask loads under a context of its own: the first visitor's leaving must not fail all others.
func (c *cache[T]) ask(ctx context.Context, key string, e *entry[T], load func(context.Context) (T, error)) <-chan singleflight.Result {
	return c.flights.DoChan(key, func() (any, error) {
		e.mu.Lock()
		e.asking = true
		e.mu.Unlock()
		value, err := load(context.WithoutCancel(ctx))
		e.mu.Lock()
		defer e.mu.Unlock()
		e.asking, e.tried, e.err = false, c.now(), err
		if err == nil {
			e.value, e.at = value, e.tried
		}
		return nil, nil
	})
}
