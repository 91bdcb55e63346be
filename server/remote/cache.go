package remote

import (
	"context"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"

	"hire360/server/cache"
)

// How old an answer may be.
const (
	fresh  = time.Minute      // used without asking again
	usable = 10 * time.Minute // used while the host is asked again, if the last call did not fail
	again  = 5 * time.Second  // the shortest time between two tries of one question that failed
	// visitorWait is how long a visitor waits for the host where the mirror can answer too. The call continues without
	// the visitor, for the cache.
	visitorWait = 800 * time.Millisecond
)

// hostCache keeps answers by question. Equal questions at the same time are asked once.
type hostCache[T any] struct {
	now     func() time.Time
	entries *cache.Cache[string, *entry[T]]
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

func newHostCache[T any](now func() time.Time, size int) *hostCache[T] {
	return &hostCache[T]{now: now, entries: cache.NewSized[string, *entry[T]](size)}
}

// get returns the answer, from load if there is no cached one that may be used. An error means that the host gave no
// answer that is fresh enough; value and at are then those of the last answer, if there is one. A refresh of a usable
// answer runs in the background. For a first answer the caller waits no longer than wait; 0 is without a limit.
func (c *hostCache[T]) get(ctx context.Context, key string, wait time.Duration,
	load func(context.Context) (T, error)) (value T, at time.Time, err error) {
	e := c.entries.SetIfAbsent(key, &entry[T]{})
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
	// it failed before: a caller with another source uses that, and the host is asked in the background
	case err != nil:
		done := c.ask(ctx, key, e, load)
		if wait > 0 {
			return value, at, err
		}
		return c.await(ctx, e, done, nil)
	}
	var timer <-chan time.Time
	if wait > 0 {
		timer = time.After(wait)
	}
	return c.await(ctx, e, c.ask(ctx, key, e, load), timer)
}

func (c *hostCache[T]) await(ctx context.Context, e *entry[T], done <-chan singleflight.Result,
	timer <-chan time.Time) (value T, at time.Time, err error) {
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

// ask loads under a context of its own: if the first visitor leaves, the others still get the answer.
func (c *hostCache[T]) ask(ctx context.Context, key string, e *entry[T],
	load func(context.Context) (T, error)) <-chan singleflight.Result {
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
