package jobs

import (
	"context"
	"fmt"
	"slices"
	"time"

	"hire360/graph"
)

// Jobs returns one page of the active jobs that match.
func (s *Store) Jobs(ctx context.Context, q graph.JobQuery) (*graph.JobConnection, error) {
	asOf := s.db.Now().UTC().Truncate(time.Second)
	n, err := s.newSearch(ctx, q)
	if err != nil {
		return nil, fmt.Errorf("search jobs: %w", err)
	}
	// One job more than the page holds, to know whether more follow.
	hits, err := s.find(ctx, n)
	if err != nil {
		return nil, fmt.Errorf("search jobs: %w", err)
	}
	jobs, err := s.fetch(ctx, hits[:min(len(hits), n.first)])
	if err != nil {
		return nil, fmt.Errorf("search jobs: %w", err)
	}
	c := &graph.JobConnection{Query: q, CorrectedQuery: graph.OrNil(n.corrected), AsOf: asOf,
		Nodes: make([]graph.Job, len(jobs)), Edges: make([]graph.JobEdge, len(jobs))}
	for i, r := range jobs {
		c.Nodes[i] = r.Job
		c.Edges[i] = graph.JobEdge{Node: r.Job, Cursor: n.cursorOf(r).encode(n.asked())}
	}
	if k := len(jobs); k > 0 {
		c.PageInfo.StartCursor, c.PageInfo.EndCursor = &c.Edges[0].Cursor, &c.Edges[k-1].Cursor
	}
	c.PageInfo.HasNextPage = len(hits) > n.first
	c.PageInfo.HasPreviousPage = n.after != nil || n.offset > 0
	if len(hits) == 0 && c.PageInfo.HasPreviousPage { // after the end: there are pages before only if there are matches
		count, err := s.CountJobs(ctx, q)
		if err != nil {
			return nil, err
		}
		c.PageInfo.HasPreviousPage = count > 0
	}
	return c, nil
}

// search is a query after its words were read and its order was chosen.
type search struct {
	textQuery
	filter graph.JobFilter
	order  order
	after  *cursor
	offset int
	first  int
}

// asked is what binds a position to its search.
func (q *textQuery) asked() []string { return slices.Concat(q.words, q.without) }

func (s *Store) newSearch(ctx context.Context, q graph.JobQuery) (*search, error) {
	text, err := s.readText(ctx, q.Words)
	if err != nil {
		return nil, err
	}
	first := max(q.First, 0)
	n := &search{textQuery: text, filter: q.Filter, first: first, offset: max(q.Page-1, 0) * first, order: newest}
	switch {
	case q.Sort == graph.JobSortClosing:
		n.order = closing
	case q.Sort == graph.JobSortTitle:
		n.order = byTitle
	case q.Sort == graph.JobSortPay:
		n.order = byPay
	case q.Sort == graph.JobSortRelevance && len(n.words) > 0:
		n.order = ranked
	}
	if q.After == "" {
		return n, nil
	}
	after, err := decodeCursor(q.After, n.asked(), n.order)
	n.after, n.offset = &after, 0
	return n, err
}

// CountJobs returns how many active jobs match.
func (s *Store) CountJobs(ctx context.Context, q graph.JobQuery) (n int, err error) {
	ix, matches, err := s.matches(ctx, q.Words)
	if err != nil {
		return 0, fmt.Errorf("count jobs: %w", err)
	}
	pass := ix.filter(q.Filter)
	for i := range matches {
		if pass.holds(ix, i) {
			n++
		}
	}
	return n, nil
}
