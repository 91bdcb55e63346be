package graph

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/graph-gophers/dataloader/v7"
)

// requestLoaders batch and deduplicate the lookups of one request.
type requestLoaders struct {
	job      func(context.Context, string) (*Job, error)
	sitePage func(context.Context, string) (*SitePage, error)
	count    func(context.Context, JobQuery) (int, error)
}

type loaderKey struct{}

// WithLoaders gives a request its own loaders, which are made when they are first used.
func WithLoaders(ctx context.Context, r *Resolver) context.Context {
	return context.WithValue(ctx, loaderKey{}, sync.OnceValue(func() *requestLoaders { return newLoaders(r) }))
}

func loaders(ctx context.Context, r *Resolver) *requestLoaders {
	if set, ok := ctx.Value(loaderKey{}).(func() *requestLoaders); ok {
		return set()
	}
	return newLoaders(r)
}

func newLoaders(r *Resolver) *requestLoaders {
	return &requestLoaders{
		job:      load(r.Jobs.JobsByID),
		sitePage: load(r.SitePages.SitePagesByID),
		count:    r.countOnce(),
	}
}

// load adapts a source that finds many ids at once. A missing id is nil without an error.
func load[T any](
	many func(context.Context, []string) (map[string]*T, error),
) func(context.Context, string) (*T, error) {
	l := dataloader.NewBatchedLoader(func(ctx context.Context, ids []string) []*dataloader.Result[*T] {
		found, err := many(ctx, ids)
		out := make([]*dataloader.Result[*T], len(ids))
		for i, id := range ids {
			out[i] = &dataloader.Result[*T]{Data: found[id], Error: err}
		}
		return out
	}, dataloader.WithWait[string, *T](time.Millisecond), dataloader.WithBatchCapacity[string, *T](100))
	return func(ctx context.Context, id string) (*T, error) { return l.Load(ctx, id)() }
}

// countOnce counts each distinct query once per request, while the jobs are read.
func (r *Resolver) countOnce() func(context.Context, JobQuery) (int, error) {
	var counts sync.Map
	return func(ctx context.Context, q JobQuery) (int, error) {
		if q.Filter.Ids != nil {
			return r.jobs(q).CountJobs(ctx, q)
		}
		q = JobQuery{Words: q.Words, Filter: q.Filter, Sort: JobSortNewest}
		count := sync.OnceValues(func() (int, error) { return r.Jobs.CountJobs(ctx, q) })
		first, _ := counts.LoadOrStore(fmt.Sprintf("%#v", q), count)
		return first.(func() (int, error))()
	}
}
