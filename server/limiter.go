package main

import (
	"context"
	"fmt"
	"maps"
	"math"
	"net/http"
	"strings"
	"sync"
	"time"

	"hire360/graph"
	"hire360/server/api"
)

// maxBudgets bounds the visitors that are remembered. One whose minute is over counts as unknown.
const maxBudgets = 50_000

// limiter is one budget of each visitor for a minute, which begins with the first use.
type limiter struct {
	name      string
	counts    string // what is counted, as a message to the visitor says it
	policy    string // the parameters of RateLimit-Policy
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

func (s *site) limiter(name, counts string, perMinute int) *limiter {
	return &limiter{name: name, counts: counts, policy: fmt.Sprintf(";q=%d;w=60", perMinute), perMinute: perMinute,
		visitors: s.visitors, shared: s.budgets, now: time.Now, budgets: map[string]budget{}}
}

// newLimits derives every budget from the two settings.
func (s *site) newLimits() api.Budgets {
	sends, queries := s.settings.SendLimit, s.settings.QueryLimit
	return api.Budgets{
		Attempts: s.limiter("attempts", "attempts", 10*sends),
		Sends:    s.limiter("sends", "submissions", sends),
		Uploads:  s.limiter("uploads", "files", graph.MaxFiles*sends),
		Queries:  s.limiter("queries", "requests", queries),
		Site:     s.limiter("site", "requests", 10*queries),
	}
}

// Take takes points from the budget of the request's visitor. It writes the headers RateLimit-Policy and RateLimit
// (draft-ietf-httpapi-ratelimit-headers), and Retry-After with a refusal.
func (l *limiter) Take(w http.ResponseWriter, r *http.Request, points int) *api.TooMany {
	b, over := l.take(r.Context(), l.visitors.ip(r), min(points, l.perMinute))
	seconds := l.report(w.Header(), b)
	if !over {
		return nil
	}
	w.Header().Set("Retry-After", fmt.Sprint(seconds))
	return &api.TooMany{What: l.counts, Seconds: seconds}
}

// Refund gives a point back.
func (l *limiter) Refund(w http.ResponseWriter, r *http.Request) {
	b, _ := l.take(r.Context(), l.visitors.ip(r), -1)
	l.report(w.Header(), b)
}

// report writes the state of the budget beside that of others, and returns the seconds until it is full again.
func (l *limiter) report(h http.Header, b budget) (seconds int) {
	seconds = max(1, int(math.Ceil(b.resets.Sub(l.now()).Seconds())))
	h.Set("RateLimit-Policy", withItem(h.Get("RateLimit-Policy"), l.name, l.policy))
	h.Set("RateLimit", withItem(h.Get("RateLimit"), l.name, fmt.Sprintf(";r=%d;t=%d", b.left, seconds)))
	return seconds
}

// withItem adds an item to a list of structured fields, in place of an older one of that name.
func withItem(list, name, parameters string) string {
	item := `"` + name + `"`
	if list == "" {
		return item + parameters
	}
	var items []string
	for other := range strings.SplitSeq(list, ", ") {
		if !strings.HasPrefix(other, item+";") {
			items = append(items, other)
		}
	}
	return strings.Join(append(items, item+parameters), ", ")
}

// take takes points, or gives them back when they are negative.
func (l *limiter) take(ctx context.Context, visitor string, points int) (b budget, over bool) {
	if l.shared != nil {
		if b, over, ok := l.shared.take(ctx, l.name, visitor, l.perMinute, points); ok {
			return b, over
		}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	b, known := l.budgets[visitor]
	if !known || !now.Before(b.resets) {
		l.makeRoom(now)
		b = budget{l.perMinute, now.Add(time.Minute)}
	}
	if over = b.left < points; !over {
		b.left = min(b.left-points, l.perMinute)
	}
	l.budgets[visitor] = b
	return b, over
}

// makeRoom forgets visitors whose minute is over, and all when there are still too many: memory comes before the limit.
func (l *limiter) makeRoom(now time.Time) {
	if len(l.budgets) < maxBudgets {
		return
	}
	maps.DeleteFunc(l.budgets, func(_ string, b budget) bool { return !now.Before(b.resets) })
	if len(l.budgets) >= maxBudgets {
		clear(l.budgets)
	}
}

// halved is the budget of submissions while the captcha's provider is down and visitors pass unchecked.
type halved struct {
	api.Budget
	unchecked api.Budget
	down      func() bool
}

// Take takes from both budgets while the provider is down.
func (h halved) Take(w http.ResponseWriter, r *http.Request, points int) *api.TooMany {
	if over := h.Budget.Take(w, r, points); over != nil || !h.down() {
		return over
	}
	return h.unchecked.Take(w, r, points)
}
