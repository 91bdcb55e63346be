package graph

import (
	"context"
	"sync"
	"time"
)

type validityKey struct{}

// Validity is until when results hold, as long as nothing that they show is changed: some show the time.
type Validity struct {
	mu    sync.Mutex
	until time.Time
}

// WithValidity returns a context for operations. After they were executed, Until says until when their results hold.
func WithValidity(ctx context.Context) (context.Context, *Validity) {
	v := &Validity{}
	return context.WithValue(ctx, validityKey{}, v), v
}

// Until returns the end of the validity, or the zero time if there is none.
func (v *Validity) Until() time.Time {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.until
}

func validityOf(ctx context.Context) *Validity {
	v, _ := ctx.Value(validityKey{}).(*Validity)
	return v
}

// limit ends the validity at a full second, unless it ends earlier. Without a Validity, it does nothing.
func (v *Validity) limit(until time.Time) {
	if v == nil {
		return
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.until.IsZero() || until.Before(v.until) {
		v.until = until.Truncate(time.Second)
	}
}
