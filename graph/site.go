package graph

import (
	"context"
	"slices"
	"strings"
)

func (r *Resolver) site(country *string) *Site {
	if country == nil {
		return r.Content.Site("")
	}
	return r.Content.Site(*country)
}

func pageQuery(kind *PageKind, topic, parent *string) PageQuery {
	var q PageQuery
	if kind != nil {
		q.Kind = *kind
	}
	if topic != nil {
		q.Topic = strings.ToLower(strings.TrimSpace(*topic))
	}
	if parent != nil {
		q.Parent = *parent
	}
	return q
}

func (r *Resolver) events(when *EventTime) []Event {
	all := r.Content.Events(r.Now())
	if when == nil {
		return all
	}
	return slices.DeleteFunc(all, func(e Event) bool { return e.When != *when })
}

func (r *Resolver) documents(kind *DocumentKind) []Document {
	var q DocumentQuery
	if kind != nil {
		q.Kind = *kind
	}
	return r.Content.Documents(q)
}

func (r *Resolver) listJobs(ctx context.Context, words string, first int32, after *string, page *int32, filter *JobFilter, sort JobSort) (*JobConnection, error) {
	q, err := jobQuery(words, first, after, page, filter, sort)
	if err != nil {
		return nil, err
	}
	return r.findJobs(ctx, q)
}

func (r *Resolver) countJobs(ctx context.Context, filter *JobFilter) (*int32, error) {
	var q JobQuery
	if filter != nil {
		q.Filter = filter.Canonical()
	}
	n, err := loaders(ctx, r).count(ctx, q)
	if err != nil {
		return nil, err
	}
	total := int32(n)
	return &total, nil
}
