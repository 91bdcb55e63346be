package remote

import (
	"sync"
	"time"
)

const (
	tolerated = 3                // failures in a row before a call rests; one is enough when it was slow
	restFirst = 2 * time.Second  // the first rest; it doubles with each probe that fails
	restMost  = 30 * time.Second // the longest
)

// breaker lets a call rest that keeps failing, so that nobody waits for it, and lets one request probe it
// after each rest.
type breaker struct {
	mu       sync.Mutex
	failures int
	rest     time.Duration // 0 while the call is well
	until    time.Time
	probing  bool
}

// enter reports whether the call may be made now. Whoever may must call leave.
func (b *breaker) enter(now time.Time) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.rest == 0 {
		return true
	}
	if b.probing || b.early(now) {
		return false
	}
	b.probing = true
	return true
}

// resting reports whether a call would be turned away.
func (b *breaker) resting(now time.Time) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.rest > 0 && (b.probing || b.early(now))
}

// early reports whether the rest goes on. One that would be longer than any was begun by a clock that has been put back.
func (b *breaker) early(now time.Time) bool {
	return now.Before(b.until) && b.until.Sub(now) <= restMost
}

type outcome int

const (
	well outcome = iota
	failed
	slow
	undecided // the caller left: nothing was learnt
)

// leave tells what became of the call, and how long the host wants to be left alone (0: it does not say).
func (b *breaker) leave(now time.Time, what outcome, asked time.Duration) {
	b.mu.Lock()
	defer b.mu.Unlock()
	wasProbe := b.probing
	b.probing = false
	switch {
	case what == undecided:
		return
	case what == well:
		b.failures, b.rest = 0, 0
		return
	}
	b.failures++
	switch {
	case b.rest > 0 && wasProbe:
		b.rest = min(b.rest*2, restMost)
	case b.rest == 0 && (what == slow || asked > 0 || b.failures >= tolerated):
		b.rest = restFirst
	}
	if b.rest > 0 {
		b.until = now.Add(max(b.rest, min(asked, restMost)))
	}
}
