package remote

import (
	"context"
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
	entries *cache.Cache[string, entry[T]]
	flights singleflight.Group
}

type entry[T any] struct {
	value   T
	at      time.Time // of the value; zero without any
	tried   time.Time // the last attempt
	err     error     // of the last attempt
	loading bool
}

func newHostCache[T any](now func() time.Time, size int) *hostCache[T] {
	return &hostCache[T]{now: now, entries: cache.NewSized[string, entry[T]](size)}
}

// get returns the cached value if it is fresh enough, else that of load. With an error there is none that is fresh
// enough; value and at are then those of the last one, if any. A usable value is refreshed in the background. For a
// first value the caller waits no longer than wait; 0 is without a limit.
func (c *hostCache[T]) get(ctx context.Context, key string, wait time.Duration,
	load func(context.Context) (T, error)) (value T, at time.Time, err error) {
	e, _ := c.entries.Get(key)
	now := c.now()
	age := now.Sub(e.at)
	due := !e.loading && now.Sub(e.tried) >= again
	switch {
	case !e.at.IsZero() && age >= 0 && age <= fresh:
		return e.value, e.at, nil
	case e.err != nil && !due:
		return e.value, e.at, e.err
	case !e.at.IsZero() && age >= 0 && age <= usable:
		if due {
			c.request(ctx, key, load)
		}
		return e.value, e.at, e.err
	}
	done := c.request(ctx, key, load)
	var timer <-chan time.Time
	if wait > 0 {
		if e.err != nil {
			return e.value, e.at, e.err // it failed before: the caller uses another source while the request runs
		}
		timer = time.After(wait)
	}
	select {
	case result := <-done:
		e = result.Val.(entry[T])
		return e.value, e.at, e.err
	case <-timer:
		return e.value, e.at, context.DeadlineExceeded
	case <-ctx.Done():
		return e.value, e.at, ctx.Err()
	}
}

// request loads under its own context: if the first visitor leaves, the others still get the value.
func (c *hostCache[T]) request(ctx context.Context, key string,
	load func(context.Context) (T, error)) <-chan singleflight.Result {
	return c.flights.DoChan(key, func() (any, error) {
		e, _ := c.entries.Get(key)
		e.loading = true
		c.entries.Set(key, e)
		value, err := load(context.WithoutCancel(ctx))
		e.loading, e.tried, e.err = false, c.now(), err
		if err == nil {
			e.value, e.at = value, e.tried
		}
		c.entries.Set(key, e)
		return e, nil
	})
}
