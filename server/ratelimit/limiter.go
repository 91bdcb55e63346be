// Package ratelimit gives each visitor budgets per minute, counted on this machine or in a Redis that several machines
// share.
package ratelimit

import (
	"context"
	"fmt"
	"math"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/simplelru"

	"hire360/server/httputil"
)

// maxVisitors is the maximum number of visitors with a budget in memory. Limiting memory is more important than the
// budgets of those who have sent nothing for the longest time.
const maxVisitors = 50_000

// Limits makes budgets with the same visitors and Redis.
type Limits struct {
	// Visitor identifies the sender of a request, usually by address.
	Visitor func(*http.Request) string
	// Redis shares the budgets between machines. If it is nil, each machine counts on its own.
	Redis *Redis
}

// Limiter has one budget for each visitor. A budget's minute begins with its first use.
type Limiter struct {
	Limits
	name      string
	counts    string // what is counted, for the message to the visitor
	policy    string // the parameters of RateLimit-Policy
	perMinute int

	mu      sync.Mutex
	budgets *simplelru.LRU[string, budget]
}

type budget struct {
	left   int
	resets time.Time
}

// New returns a budget of points per minute. The name identifies it in headers and in Redis; counts is what the message
// to a visitor says there were too many of.
func (l Limits) New(name, counts string, perMinute int) *Limiter {
	budgets, _ := simplelru.NewLRU[string, budget](maxVisitors, nil) // it fails only for a size below 1
	return &Limiter{
		Limits:    l,
		name:      name,
		counts:    counts,
		policy:    fmt.Sprintf(";q=%d;w=60", perMinute),
		perMinute: perMinute,
		budgets:   budgets,
	}
}

// Take takes points from the budget of the request's visitor, and returns nil unless it has too few. It sets
// RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers), and Retry-After if there are too few.
func (l *Limiter) Take(w http.ResponseWriter, r *http.Request, points int) *httputil.TooMany {
	b, over := l.take(r.Context(), l.Visitor(r), min(points, l.perMinute))
	seconds := l.report(w.Header(), b)
	if !over {
		return nil
	}
	w.Header().Set("Retry-After", fmt.Sprint(seconds))
	return &httputil.TooMany{What: l.counts, Seconds: seconds}
}

// Refund returns one point and updates the headers.
func (l *Limiter) Refund(w http.ResponseWriter, r *http.Request) {
	b, _ := l.take(r.Context(), l.Visitor(r), -1)
	l.report(w.Header(), b)
}

// report adds the state of the budget to the headers, and returns the seconds until it is full.
func (l *Limiter) report(h http.Header, b budget) (seconds int) {
	seconds = max(1, int(math.Ceil(time.Until(b.resets).Seconds())))
	h.Set("RateLimit-Policy", withItem(h.Get("RateLimit-Policy"), l.name, l.policy))
	h.Set("RateLimit", withItem(h.Get("RateLimit"), l.name, fmt.Sprintf(";r=%d;t=%d", b.left, seconds)))
	return seconds
}

// withItem adds an item to a list of structured fields, or replaces the one with the same name.
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

// take takes points, or returns them if they are negative.
func (l *Limiter) take(ctx context.Context, visitor string, points int) (b budget, over bool) {
	if l.Redis != nil {
		if b, over, ok := l.Redis.take(ctx, l.name, visitor, l.perMinute, points); ok {
			return b, over
		}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	now := time.Now()
	b, ok := l.budgets.Get(visitor)
	if !ok || !now.Before(b.resets) {
		b = budget{l.perMinute, now.Add(time.Minute)}
	}
	if over = b.left < points; !over {
		b.left = min(b.left-points, l.perMinute)
	}
	l.budgets.Add(visitor, b)
	return b, over
}

// Conditional is a budget with a second, smaller one that counts only while a condition holds.
type Conditional struct {
	*Limiter
	// Also is the smaller budget.
	Also *Limiter
	// While is the condition.
	While func() bool
}

// Take takes points from the budget and, while the condition holds, from the smaller one too.
func (c Conditional) Take(w http.ResponseWriter, r *http.Request, points int) *httputil.TooMany {
	if over := c.Limiter.Take(w, r, points); over != nil || !c.While() {
		return over
	}
	return c.Also.Take(w, r, points)
}
