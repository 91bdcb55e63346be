// Package ratelimit gives each visitor budgets for a minute, counted on this machine or in a Redis that several share.
package ratelimit

import (
	"context"
	"fmt"
	"maps"
	"math"
	"net/http"
	"strings"
	"sync"
	"time"

	"hire360/server/httputil"
)

// maxVisitors bounds how many visitors are remembered. One whose minute is over counts as unknown.
const maxVisitors = 50_000

// Limits makes budgets that are counted in the same way.
type Limits struct {
	// Visitor names the sender of a request, usually by address.
	Visitor func(*http.Request) string
	// Redis shares the budgets between machines; nil counts on this machine alone.
	Redis *Redis
}

// Limiter is one budget of each visitor for a minute, which begins with the first use.
type Limiter struct {
	Limits
	name      string
	counts    string // what is counted, as the message to the visitor names it
	policy    string // the parameters of RateLimit-Policy
	perMinute int

	mu      sync.Mutex
	budgets map[string]budget
}

type budget struct {
	left   int
	resets time.Time
}

// New returns a budget of that many points a minute. The name identifies it in headers and in Redis; counts is what
// the message to a visitor says there were too many of.
func (l Limits) New(name, counts string, perMinute int) *Limiter {
	return &Limiter{
		Limits:    l,
		name:      name,
		counts:    counts,
		policy:    fmt.Sprintf(";q=%d;w=60", perMinute),
		perMinute: perMinute,
		budgets:   map[string]budget{},
	}
}

// Take takes points from the budget of the request's visitor, and returns nil unless it holds too few. It sets the
// headers RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers), and Retry-After with a refusal.
func (l *Limiter) Take(w http.ResponseWriter, r *http.Request, points int) *httputil.TooMany {
	b, over := l.take(r.Context(), l.Visitor(r), min(points, l.perMinute))
	seconds := l.report(w.Header(), b)
	if !over {
		return nil
	}
	w.Header().Set("Retry-After", fmt.Sprint(seconds))
	return &httputil.TooMany{What: l.counts, Seconds: seconds}
}

// Refund gives one point back and updates the headers.
func (l *Limiter) Refund(w http.ResponseWriter, r *http.Request) {
	b, _ := l.take(r.Context(), l.Visitor(r), -1)
	l.report(w.Header(), b)
}

// report adds the state of the budget to the headers, and returns the seconds until it is full again.
func (l *Limiter) report(h http.Header, b budget) (seconds int) {
	seconds = max(1, int(math.Ceil(time.Until(b.resets).Seconds())))
	h.Set("RateLimit-Policy", withItem(h.Get("RateLimit-Policy"), l.name, l.policy))
	h.Set("RateLimit", withItem(h.Get("RateLimit"), l.name, fmt.Sprintf(";r=%d;t=%d", b.left, seconds)))
	return seconds
}

// withItem adds an item to a list of structured fields, replacing an earlier one of the same name.
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
func (l *Limiter) take(ctx context.Context, visitor string, points int) (b budget, over bool) {
	if l.Redis != nil {
		if b, over, ok := l.Redis.take(ctx, l.name, visitor, l.perMinute, points); ok {
			return b, over
		}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := time.Now()
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

// makeRoom forgets visitors whose minute is over, and all of them if that is not enough: bounded memory comes before
// the limit.
func (l *Limiter) makeRoom(now time.Time) {
	if len(l.budgets) < maxVisitors {
		return
	}
	maps.DeleteFunc(l.budgets, func(_ string, b budget) bool { return !now.Before(b.resets) })
	if len(l.budgets) >= maxVisitors {
		clear(l.budgets)
	}
}

// Conditional is a budget with a second, smaller one that counts only while a condition holds.
type Conditional struct {
	*Limiter
	// Also is the smaller budget.
	Also *Limiter
	// While is the condition.
	While func() bool
}

// Take takes from the budget, and while the condition holds from the smaller one too.
func (c Conditional) Take(w http.ResponseWriter, r *http.Request, points int) *httputil.TooMany {
	if over := c.Limiter.Take(w, r, points); over != nil || !c.While() {
		return over
	}
	return c.Also.Take(w, r, points)
}
