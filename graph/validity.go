package graph

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
)

type validityKey struct{}

// Validity is until when results hold, as long as nothing that they show is changed: some show the time. It also has
// the searches that found nothing.
type Validity struct {
	mu     sync.Mutex
	until  time.Time
	missed []MissedSearch
}

// MissedSearch is a search by words that found nothing: of jobs, or of the whole site.
type MissedSearch struct {
	OfJobs bool
	Words  string
}

// Missed returns the searches that found nothing.
func (v *Validity) Missed() []MissedSearch {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.missed
}

// miss notes a search that found nothing. Without a Validity, it does nothing.
func (v *Validity) miss(m MissedSearch) {
	if v == nil || IsEmpty(m.Words) {
		return
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.missed = append(v.missed, m)
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

// maxDistance is how far from the present a moment may be that somebody asks for.
const maxDistance = 366 * 24 * time.Hour

// present returns who has the work now, as Content.Now does.
func (r *Resolver) present(ctx context.Context, daysBefore int, country string) *Now {
	now := r.Content().Now(r.Now(), daysBefore, country)
	if now == nil {
		return nil
	}
	// Until the next handover, and with times of day for a minute.
	v := validityOf(ctx)
	v.limit(now.Next.At)
	if selects(ctx, "at") || selectsWithin(ctx, "open", "clock") {
		v.limit(now.At.Add(time.Minute))
	}
	return now
}

// now returns who has the work, nil if the offices do not hand it to each other. at is another moment, or nil.
func (r *Resolver) now(ctx context.Context, at *time.Time) (*Now, error) {
	present := r.Now()
	if at == nil {
		return r.present(ctx, 1, ""), nil
	}
	if at.Sub(present).Abs() > maxDistance {
		return nil, badInput("at is %s: request a moment at most 366 days from now", at.UTC().Format(time.RFC3339))
	}
	return r.Content().Now(*at, 1, ""), nil
}

// selectsWithin reports whether the operation selects one of the fields anywhere below the field that is resolved.
func selectsWithin(ctx context.Context, names ...string) bool {
	if graphql.GetFieldContext(ctx) == nil {
		return false
	}
	op := graphql.GetOperationContext(ctx)
	var within func(fields []graphql.CollectedField) bool
	within = func(fields []graphql.CollectedField) bool {
		return among(fields, names) || slices.ContainsFunc(fields, func(f graphql.CollectedField) bool {
			return within(graphql.CollectFields(op, f.Selections, nil))
		})
	}
	return within(graphql.CollectFieldsCtx(ctx, nil))
}
