package remote

import (
	"sync"
	"time"
)

const (
	maxFailures = 3                // failures in a row after which the breaker opens; a slow call opens it at once
	minOpen     = 2 * time.Second  // how long it stays open at first; doubled by each probe that fails
	maxOpen     = 30 * time.Second // the longest it stays open
)

// breaker is a circuit breaker. While it is open it refuses calls that keep failing, so that no visitor waits for them.
// Then it allows one call as a probe.
type breaker struct {
	mu       sync.Mutex
	failures int
	open     time.Duration // how long it stays open; 0 while it is closed
	until    time.Time
	probing  bool
}

// allow reports whether the call may be made now. After an allowed call, call record.
func (b *breaker) allow(now time.Time) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.refuses(now) {
		return false
	}
	b.probing = b.open > 0
	return true
}

// isOpen reports whether a call would be refused.
func (b *breaker) isOpen(now time.Time) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.refuses(now)
}

// refuses reports whether it is too early for a probe, or one is under way. A wait above maxOpen was set before the
// clock was put back and does not count.
func (b *breaker) refuses(now time.Time) bool {
	early := now.Before(b.until) && b.until.Sub(now) <= maxOpen
	return b.open > 0 && (b.probing || early)
}

type outcome int

const (
	succeeded outcome = iota
	failed
	slow
	undecided // the caller left before the answer
)

// record takes the outcome of an allowed call and the host's Retry-After, 0 without any.
func (b *breaker) record(now time.Time, result outcome, retryAfter time.Duration) {
	b.mu.Lock()
	defer b.mu.Unlock()
	wasProbe := b.probing
	b.probing = false
	switch {
	case result == undecided:
		return
	case result == succeeded:
		b.failures, b.open = 0, 0
		return
	}
	b.failures++
	switch {
	case b.open > 0 && wasProbe:
		b.open = min(b.open*2, maxOpen)
	case b.open == 0 && (result == slow || retryAfter > 0 || b.failures >= maxFailures):
		b.open = minOpen
	}
	if b.open > 0 {
		b.until = now.Add(max(b.open, min(retryAfter, maxOpen)))
	}
}
