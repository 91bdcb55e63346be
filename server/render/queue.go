package render

import (
	"context"
	"math"
	"slices"
	"sync"
	"time"

	"hire360/server/cache"
)

const (
	// maxAccounts is the number of visitors whose engine time is known.
	maxAccounts = 4096
	// halfLife is the time in which half of a visitor's engine time is forgotten.
	halfLife = 10 * time.Second
)

// queue hands out engines. The next one goes to the visitor who has used the least engine time recently, so that people
// get ahead of crawlers, and everyone gets ahead of work that no visitor waits for.
type queue struct {
	wait    time.Duration // how long a visitor waits for an engine, at most
	mu      sync.Mutex
	size    int
	idle    []*engine // the one used last at the end; nil: the engine is made when it is first needed
	waiting []*turn   // in the order in which they came
	used    *cache.Cache[string, usage]
	quiet   chan struct{} // closed while all engines are idle
}

// usage is a visitor's engine time, as it was at one moment.
type usage struct {
	time time.Duration
	at   time.Time
}

func (u usage) now() time.Duration {
	return time.Duration(float64(u.time) * math.Exp2(-float64(time.Since(u.at))/float64(halfLife)))
}

// turn is a place in the queue.
type turn struct {
	visitors []string // those who wait for it, guarded by the queue; with none it is last
	ready    chan *engine
}

func newTurn(visitors ...string) *turn {
	return &turn{visitors: visitors, ready: make(chan *engine, 1)}
}

func newQueue(wait time.Duration, engines ...*engine) *queue {
	q := &queue{
		wait:  wait,
		size:  len(engines),
		idle:  engines,
		used:  cache.NewSized[string, usage](maxAccounts),
		quiet: make(chan struct{}),
	}
	close(q.quiet)
	return q
}

// join adds visitors to those who wait for a turn, which may move it forward.
func (q *queue) join(t *turn, visitors []string) {
	q.mu.Lock()
	defer q.mu.Unlock()
	t.visitors = append(t.visitors, visitors...)
}

// take waits for an engine, at most q.wait if a visitor waits.
func (q *queue) take(ctx context.Context, t *turn) (*engine, error) {
	q.mu.Lock()
	if n := len(q.idle); n > 0 {
		defer q.mu.Unlock()
		if n == q.size {
			q.quiet = make(chan struct{})
		}
		e := q.idle[n-1]
		q.idle = q.idle[:n-1]
		return e, nil
	}
	q.waiting = append(q.waiting, t)
	visited := len(t.visitors) > 0
	q.mu.Unlock()
	if visited {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, q.wait)
		defer cancel()
	}
	select {
	case e := <-t.ready:
		return e, nil
	case <-ctx.Done():
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	if i := slices.Index(q.waiting, t); i >= 0 {
		q.waiting = slices.Delete(q.waiting, i, i+1)
		return nil, errBusy
	}
	return <-t.ready, nil
}

// give returns an engine after a turn, and charges its first visitor for the time.
func (q *queue) give(e *engine, t *turn, took time.Duration) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(t.visitors) > 0 {
		u, _ := q.used.Get(t.visitors[0])
		q.used.Set(t.visitors[0], usage{u.now() + took, time.Now()})
	}
	if len(q.waiting) > 0 {
		q.next().ready <- e
		return
	}
	if q.idle = append(q.idle, e); len(q.idle) == q.size {
		close(q.quiet)
	}
}

// next removes and returns the turn whose visitors have used the least time, the first of several equal ones.
func (q *queue) next() *turn {
	best, first := time.Duration(math.MaxInt64), 0
	for i, t := range q.waiting {
		for _, v := range t.visitors {
			u, _ := q.used.Get(v)
			if used := u.now(); used < best {
				best, first = used, i
			}
		}
	}
	t := q.waiting[first]
	q.waiting = slices.Delete(q.waiting, first, first+1)
	return t
}

// rest waits until no engine is busy, and reports whether ctx is not done.
func (q *queue) rest(ctx context.Context) bool {
	q.mu.Lock()
	quiet := q.quiet
	q.mu.Unlock()
	select {
	case <-quiet:
	case <-ctx.Done():
	}
	return ctx.Err() == nil
}

// busy returns the number of engines that work.
func (q *queue) busy() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.size - len(q.idle)
}
