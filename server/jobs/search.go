package jobs

import (
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"hire360/graph"
)

// maxRanked is the number of matches up to which a search is ranked by score, which reads all of them. With more,
// matches in the title come first, and each tier is sorted newest first.
const maxRanked = 200

// maxTokens is the longest list of values of one filter that the full-text query takes as it is.
const maxTokens = 50

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
	match  string // the full-text query for words and filters; empty without words, which finds all jobs
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
	n := &search{textQuery: text, filter: q.Filter, first: first, offset: max(q.Page-1, 0) * first}
	if n.match, err = s.matchQuery(ctx, text, q.Filter); err != nil {
		return nil, err
	}
	return n, s.chooseOrder(ctx, n, q)
}

// matchQuery returns the full-text query for words and filters, empty without words.
func (s *Store) matchQuery(ctx context.Context, text textQuery, f graph.JobFilter) (string, error) {
	if text.fts == "" {
		return "", nil
	}
	tokens, err := s.tokens(ctx, f)
	return withFilters(text.fts, tokens), err
}

// tokens are the words of the full-text index for the values of each filter. Long lists are reduced to the values that
// jobs have, so that no visitor makes the full-text query long.
func (s *Store) tokens(ctx context.Context, f graph.JobFilter) (tokens [][]string, err error) {
	for i, field := range facetFields {
		values := slices.Compact(slices.Sorted(slices.Values(f.Values(field))))
		if len(values) > maxTokens {
			ix, err := s.index(ctx)
			if err != nil {
				return nil, err
			}
			unknown := values[:1]
			values = slices.DeleteFunc(slices.Clone(values), func(v string) bool { _, ok := ix.code[i][v]; return !ok })
			if len(values) == 0 {
				values = unknown // one that matches nothing is enough
			}
		}
		var list []string
		for _, v := range values {
			list = append(list, facetToken(i, v))
		}
		if list != nil {
			tokens = append(tokens, list)
		}
	}
	return tokens, nil
}

func (s *Store) chooseOrder(ctx context.Context, n *search, q graph.JobQuery) error {
	orders := []order{newest}
	switch {
	case q.Sort == graph.JobSortClosing:
		orders = []order{closing}
	case q.Sort == graph.JobSortTitle:
		orders = []order{byTitle}
	case q.Sort == graph.JobSortRelevance && len(n.words) > 0:
		orders = []order{ranked, titlesFirst}
	}
	n.order = orders[0]
	if q.After != "" {
		after, err := decodeCursor(q.After, n.asked(), orders...)
		if err != nil {
			return err
		}
		// A walk through the pages keeps its order, also when jobs are added or closed meanwhile.
		n.after, n.order, n.offset = &after, after.order, 0
		return nil
	}
	if n.order != ranked {
		return nil
	}
	// Words alone decide: scores are computed over all their matches, whatever the filters leave.
	matches, err := s.countMatches(ctx, n.fts, maxRanked+1)
	if matches > maxRanked {
		n.order = titlesFirst
	}
	return err
}

// CountJobs returns how many active jobs match.
func (s *Store) CountJobs(ctx context.Context, q graph.JobQuery) (int, error) {
	text, err := s.readText(ctx, q.Words)
	if err != nil {
		return 0, fmt.Errorf("count jobs: %w", err)
	}
	query, err := s.matchQuery(ctx, text, q.Filter)
	if err != nil {
		return 0, fmt.Errorf("count jobs: %w", err)
	}
	if query != "" {
		return s.countMatches(ctx, query, math.MaxInt32)
	}
	ix, err := s.index(ctx)
	if err != nil {
		return 0, fmt.Errorf("count jobs: %w", err)
	}
	pass, n := ix.filter(q.Filter), 0
	for i := range ix.ids {
		if pass.holds(ix, i) {
			n++
		}
	}
	return n, nil
}

func (s *Store) countMatches(ctx context.Context, match string, limit int) (int, error) {
	n, err := s.replica.Int(ctx, numberOfMatches, match, limit)
	if err != nil {
		return 0, fmt.Errorf("count matches: %w", err)
	}
	return n, nil
}
