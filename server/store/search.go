package store

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"time"

	"hire360/graph"
)

// broad is the number of matches above which a ranking by score is given up: it costs as much as
// there are matches, and nobody reads that far. Matches in the title then come first, newest first.
const broad = 1000

// tokensAtMost is how many values of a filter are looked for without asking first which exist.
const tokensAtMost = 50

// search is a query made ready for the database.
type search struct {
	words  []string
	values [6][]string // what is asked of each filter, in the order of facetFields; nil is everything
	match  string      // the full-text query, when there are words
	order  order
	after  *place
	offset int
	first  int
}

// newSearch reads the query. A search for signs only, such as "***", has no words and finds all jobs.
func (s *Store) newSearch(ctx context.Context, q graph.JobQuery) (*search, error) {
	n := &search{words: queryWords(q.Words), first: max(q.First, 0), offset: max(q.Page-1, 0) * max(q.First, 0)}
	for i, field := range facetFields {
		if values := q.Filter.Values(field); len(values) > 0 {
			n.values[i] = slices.Compact(slices.Sorted(slices.Values(values)))
		}
	}
	if len(n.words) > 0 {
		if err := s.knownValues(ctx, n); err != nil {
			return nil, err
		}
		n.match = match(n.words, n.tokens())
	}
	if err := s.chooseOrder(ctx, n, q); err != nil {
		return nil, err
	}
	return n, nil
}

// knownValues shortens very long lists to the values there are, so that no visitor makes the
// full-text query long.
func (s *Store) knownValues(ctx context.Context, n *search) error {
	var known *board
	for i, values := range n.values {
		if len(values) <= tokensAtMost {
			continue
		}
		if known == nil {
			var err error
			if known, err = s.board(ctx); err != nil {
				return err
			}
		}
		n.values[i] = slices.DeleteFunc(slices.Clone(values), func(v string) bool { _, ok := known.code[i][v]; return !ok })
		if len(n.values[i]) == 0 {
			n.values[i] = values[:1] // none is known: one of them matches nothing just as well
		}
	}
	return nil
}

func (n *search) tokens() [][]string {
	var out [][]string
	for i, values := range n.values {
		var tokens []string
		for _, v := range values {
			tokens = append(tokens, facetToken(i, v))
		}
		if tokens != nil {
			out = append(out, tokens)
		}
	}
	return out
}

func (s *Store) chooseOrder(ctx context.Context, n *search, q graph.JobQuery) error {
	switch q.Sort {
	case graph.JobSortClosing:
		n.order = closing
	case graph.JobSortTitle:
		n.order = byTitle
	default:
		n.order = newest
	}
	orders := []order{n.order}
	if q.Sort == graph.JobSortRelevance && len(n.words) > 0 {
		orders = []order{ranked, tiered}
	}
	if q.After != "" {
		after, err := readCursor(q.After, n.words, orders...)
		if err != nil {
			return err
		}
		// A walk that began in one of the ranked orders ends in it, also when jobs come or go meanwhile.
		n.after, n.order, n.offset = &after, after.order, 0
		return nil
	}
	if orders[0] != ranked {
		return nil
	}
	matches, err := s.countMatches(ctx, n.match, broad+1)
	n.order = ranked
	if matches > broad {
		n.order = tiered
	}
	return err
}

func (s *Store) countMatches(ctx context.Context, match string, most int) (int, error) {
	n, err := s.number(ctx, `SELECT count(*) FROM (SELECT 1 FROM job_fts WHERE job_fts MATCH $1 LIMIT $2) AS hit`, match, most)
	if err != nil {
		return 0, fmt.Errorf("count matches: %w", err)
	}
	return n, nil
}

// where adds the filters by columns.
func (n *search) where(q *sqlText) error {
	for i, values := range n.values {
		switch len(values) {
		case 0:
		case 1:
			q.add(" AND job.", facetColumns[i], " = ").arg(values[0])
		default:
			list, err := json.Marshal(values)
			if err != nil {
				return err
			}
			q.add(" AND job.", facetColumns[i], " IN (SELECT value FROM json_each(").arg(string(list)).add("))")
		}
	}
	return nil
}

// CountJobs returns how many active jobs match.
func (s *Store) CountJobs(ctx context.Context, q graph.JobQuery) (int, error) {
	q.After, q.Page, q.Sort = "", 0, graph.JobSortNewest
	n, err := s.newSearch(ctx, q)
	if err != nil {
		return 0, fmt.Errorf("count jobs: %w", err)
	}
	if n.match != "" {
		return s.countMatches(ctx, n.match, math.MaxInt32)
	}
	text := new(sqlText)
	text.add(`SELECT count(*) FROM job WHERE job.active = 1`)
	if err := n.where(text); err != nil {
		return 0, err
	}
	count, err := s.number(ctx, text.String(), text.args...)
	if err != nil {
		return 0, fmt.Errorf("count jobs: %w", err)
	}
	return count, nil
}

// Jobs returns one page of the active jobs that match.
func (s *Store) Jobs(ctx context.Context, q graph.JobQuery) (*graph.JobConnection, error) {
	asOf := s.now().UTC().Truncate(time.Second)
	n, err := s.newSearch(ctx, q)
	if err != nil {
		return nil, fmt.Errorf("search jobs: %w", err)
	}
	rows, err := s.list(ctx, n)
	if err != nil {
		return nil, fmt.Errorf("search jobs: %w", err)
	}
	c := &graph.JobConnection{Query: q, AsOf: asOf, Nodes: []graph.Job{}, Edges: []graph.JobEdge{}}
	c.PageInfo.HasNextPage = len(rows) > n.first
	for _, r := range rows[:min(len(rows), n.first)] {
		c.Nodes = append(c.Nodes, r.Job)
		c.Edges = append(c.Edges, graph.JobEdge{Node: r.Job, Cursor: n.placeOf(r).cursor(n.words)})
	}
	if k := len(c.Edges); k > 0 {
		c.PageInfo.StartCursor, c.PageInfo.EndCursor = &c.Edges[0].Cursor, &c.Edges[k-1].Cursor
	}
	if n.after != nil || n.offset > 0 {
		c.PageInfo.HasPreviousPage = true
		if len(rows) == 0 { // a page behind the end follows others only if there are any
			count, err := s.CountJobs(ctx, q)
			if err != nil {
				return nil, err
			}
			c.PageInfo.HasPreviousPage = count > 0
		}
	}
	return c, nil
}

func (n *search) placeOf(r *jobRow) place {
	p := place{order: n.order, id: r.id}
	switch n.order {
	case closing:
		p.key = r.closes
	case byTitle:
		p.key = r.titleKey
	case ranked, tiered:
		p.key = strconv.FormatFloat(r.score, 'g', -1, 64)
	}
	return p
}

