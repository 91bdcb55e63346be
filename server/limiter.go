package main

import (
	"context"
	"fmt"
	"maps"
	"math"
	"net/http"
	"strconv"
	"sync"
	"time"
)

// maxBudgets bounds the senders that are remembered. One whose minute is over is as good as unknown.
const maxBudgets = 50_000

// limiter bounds what one visitor does in a minute. The minute begins with the first of it.
type limiter struct {
	name      string
	policy    string // the header RateLimit-Policy
	perMinute int
	visitors  visitors
	shared    *sharedBudgets // nil where each machine counts for itself
	now       func() time.Time

	mu      sync.Mutex
	budgets map[string]budget
}

type budget struct {
	left   int
	resets time.Time
}

func newLimiter(name string, perMinute int, v visitors, shared *sharedBudgets) *limiter {
	return &limiter{name: name, policy: fmt.Sprintf(`"%s";q=%d;w=60`, name, perMinute), perMinute: perMinute, visitors: v, shared: shared, now: time.Now, budgets: map[string]budget{}}
}

// over takes points from the budget of the request's sender and reports whether it holds too few. It writes the
// headers RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers), and Retry-After with a refusal.
func (l *limiter) over(w http.ResponseWriter, r *http.Request, points int) bool {
	b, over := l.take(r.Context(), l.visitors.ip(r), min(points, l.perMinute))
	h, seconds := w.Header(), int(math.Ceil(b.resets.Sub(l.now()).Seconds()))
	h.Set("RateLimit-Policy", l.policy)
	h.Set("RateLimit", `"`+l.name+`";r=`+strconv.Itoa(b.left)+";t="+strconv.Itoa(max(seconds, 1)))
	if over {
		h.Set("Retry-After", strconv.Itoa(max(seconds, 1)))
	}
	return over
}

func (l *limiter) take(ctx context.Context, sender string, points int) (b budget, over bool) {
	if l.shared != nil {
		if b, over, ok := l.shared.take(ctx, l.name, sender, l.perMinute, points); ok {
			return b, over
		}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	b, known := l.budgets[sender]
	if !known || !now.Before(b.resets) {
		l.makeRoom(now)
		b = budget{l.perMinute, now.Add(time.Minute)}
	}
	if over = b.left < points; !over {
		b.left -= points
	}
	l.budgets[sender] = b
	return b, over
}

// makeRoom forgets senders whose minute is over, and all when there are too many even so: memory comes before the limit.
func (l *limiter) makeRoom(now time.Time) {
	if len(l.budgets) < maxBudgets {
		return
	}
	maps.DeleteFunc(l.budgets, func(_ string, b budget) bool { return !now.Before(b.resets) })
	if len(l.budgets) >= maxBudgets {
		clear(l.budgets)
	}
}
