package remote

import (
	"context"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"

	"hire360/server/cache"
)

// How old a response may be.
const (
	fresh  = time.Minute      // used without another request
	usable = 10 * time.Minute // used while a request runs, if the last one did not fail
	again  = 5 * time.Second  // the shortest time between two failing requests with the same key
	// visitorWait is how long a visitor waits for the host where the mirror can answer too. The call continues without
	// the visitor, for the cache.
	visitorWait = 800 * time.Millisecond
)

// hostCache caches values by key. Concurrent requests with the same key are made once.
type hostCache[T any] struct {
	now     func() time.Time
	entries *cache.Cache[string, *entry[T]]
	flights singleflight.Group
}

type entry[T any] struct {
	mu      sync.Mutex
	value   T
	at      time.Time // of the value; zero without any
	tried   time.Time // the last attempt
	err     error     // of the last attempt
	loading bool
}

func newHostCache[T any](now func() time.Time, size int) *hostCache[T] {
	return &hostCache[T]{now: now, entries: cache.NewSized[string, *entry[T]](size)}
}

// get returns the cached value if it is fresh enough, else that of load. With an error there is none that is fresh
// enough; value and at are then those of the last one, if any. A usable value is refreshed in the background. For a
// first value the caller waits no longer than wait; 0 is without a limit.
func (c *hostCache[T]) get(ctx context.Context, key string, wait time.Duration,
	load func(context.Context) (T, error)) (value T, at time.Time, err error) {
	e := c.entries.SetIfAbsent(key, &entry[T]{})
	now := c.now()
	e.mu.Lock()
	value, at, err = e.value, e.at, e.err
	age := now.Sub(at)
	due := !e.loading && now.Sub(e.tried) >= again
	e.mu.Unlock()
	switch {
	case !at.IsZero() && age >= 0 && age <= fresh:
		return value, at, nil
	case err != nil && !due:
		return value, at, err
	case !at.IsZero() && age >= 0 && age <= usable:
		if due {
			c.request(ctx, key, e, load)
		}
		return value, at, err
	}
	done := c.request(ctx, key, e, load)
	var timer <-chan time.Time
	if wait > 0 {
		if err != nil {
			return value, at, err // it failed before: the caller uses another source while the request runs
		}
		timer = time.After(wait)
	}
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

// request loads under its own context: if the first visitor leaves, the others still get the value.
func (c *hostCache[T]) request(ctx context.Context, key string, e *entry[T],
	load func(context.Context) (T, error)) <-chan singleflight.Result {
	return c.flights.DoChan(key, func() (any, error) {
		e.mu.Lock()
		e.loading = true
		e.mu.Unlock()
		value, err := load(context.WithoutCancel(ctx))
		e.mu.Lock()
		defer e.mu.Unlock()
		e.loading, e.tried, e.err = false, c.now(), err
		if err == nil {
			e.value, e.at = value, e.tried
		}
		return nil, nil
	})
}
