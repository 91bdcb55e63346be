package store

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"

	"hire360/graph"
)

// board is what the filters need to know of all active jobs of one revision, in memory: 32 bytes a job.
// One pass over it counts the values of all six filters at once; in SQL each would be a query of its own.
type board struct {
	revision uint64
	ids      []int64 // rising
	codes    [6][]uint32
	values   [6][]string
	code     [6]map[string]uint32
}

// boards holds the board of the present revision. It is read again when the revision has changed.
type boards struct {
	mu      sync.Mutex
	present atomic.Pointer[board]
}

func (s *Store) board(ctx context.Context) (*board, error) {
	if b := s.boards.present.Load(); b != nil && b.revision == s.JobsRevision() {
		return b, nil
	}
	s.boards.mu.Lock()
	defer s.boards.mu.Unlock()
	if b := s.boards.present.Load(); b != nil && b.revision == s.JobsRevision() {
		return b, nil
	}
	// Whoever waits here needs it too: it must not be given up because the first visitor left.
	b, err := s.readBoard(context.WithoutCancel(ctx))
	if err != nil {
		return nil, fmt.Errorf("read what jobs can be filtered by: %w", err)
	}
	s.boards.present.Store(b)
	return b, nil
}

func (s *Store) readBoard(ctx context.Context) (*board, error) {
	tx, err := s.read.BeginTx(ctx, &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return nil, err
	}
	defer func() { _ = tx.Rollback() }()
	b := &board{}
	for i := range b.code {
		b.code[i] = map[string]uint32{}
	}
	// In one transaction with the jobs, so that the number is theirs.
	if err := tx.QueryRowContext(ctx, `SELECT n FROM revision WHERE name = $1`, jobsRevision).Scan(&b.revision); err != nil {
		return nil, err
	}
	rows, err := tx.QueryContext(ctx, `SELECT id, country, city, workplace, type, category, experience FROM job WHERE active = 1 ORDER BY id`)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var id int64
		var v [6]sql.RawBytes
		if err := rows.Scan(&id, &v[0], &v[1], &v[2], &v[3], &v[4], &v[5]); err != nil {
			return nil, err
		}
		b.ids = append(b.ids, id)
		for i := range v {
			b.codes[i] = append(b.codes[i], b.codeOf(i, v[i]))
		}
	}
	return b, rows.Err()
}

func (b *board) codeOf(field int, value []byte) uint32 {
	if c, ok := b.code[field][string(value)]; ok {
		return c
	}
	c := uint32(len(b.values[field]))
	b.values[field] = append(b.values[field], string(value))
	b.code[field][string(value)] = c
	return c
}

// JobFacets counts the values of each filter among the jobs that match the words and the other filters.
func (s *Store) JobFacets(ctx context.Context, q graph.JobQuery) ([]graph.JobFacet, error) {
	b, err := s.board(ctx)
	if err != nil {
		return nil, err
	}
	var among []int64 // nil is all
	if words := queryWords(q.Words); len(words) > 0 {
		if among, err = s.matching(ctx, match(words, nil)); err != nil {
			return nil, fmt.Errorf("count the values of filters: %w", err)
		}
	}
	counts := b.count(b.chosen(q.Filter), among)
	facets := make([]graph.JobFacet, len(facetFields))
	for i, field := range facetFields {
		facets[i] = graph.JobFacet{Field: field, Options: b.options(i, counts[i], q.Filter.Values(field))}
	}
	return facets, nil
}

// matching returns the ids of all jobs that match, rising.
func (s *Store) matching(ctx context.Context, match string) ([]int64, error) {
	rows, err := s.query(ctx, `SELECT rowid FROM job_fts WHERE job_fts MATCH $1 ORDER BY rowid`, match)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	ids := []int64{}
	for rows.Next() {
		var id int64
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, rows.Err()
}

// chosen says for each filter which of its codes pass; nil when nothing is asked of it.
func (b *board) chosen(f graph.JobFilter) (pass [6][]bool) {
	for i, field := range facetFields {
		values := f.Values(field)
		if len(values) == 0 {
			continue
		}
		pass[i] = make([]bool, len(b.values[i]))
		for _, v := range values {
			if c, ok := b.code[i][v]; ok {
				pass[i][c] = true
			}
		}
	}
	return pass
}

// count gives the number of jobs by filter and code. A job that fails one filter only still counts
// there, because a filter's own choice does not narrow its own counts.
func (b *board) count(pass [6][]bool, among []int64) (counts [6][]int32) {
	for i := range counts {
		counts[i] = make([]int32, len(b.values[i]))
	}
	n, at := len(b.ids), 0
	if among != nil {
		n = len(among)
	}
	for k := range n {
		job := k
		if among != nil {
			for at < len(b.ids) && b.ids[at] < among[k] {
				at++
			}
			if at == len(b.ids) {
				break
			}
			if b.ids[at] != among[k] {
				continue // posted after this board was read
			}
			job = at
		}
		b.tally(&counts, &pass, job)
	}
	return counts
}

func (b *board) tally(counts *[6][]int32, pass *[6][]bool, job int) {
	failed, where := 0, 0
	for i := range pass {
		if pass[i] != nil && !pass[i][b.codes[i][job]] {
			failed, where = failed+1, i
		}
	}
	switch failed {
	case 0:
		for i := range counts {
			counts[i][b.codes[i][job]]++
		}
	case 1:
		counts[where][b.codes[where][job]]++
	}
}

// options lists the values that have jobs and those that were chosen, most jobs first, then by label.
func (b *board) options(field int, counts []int32, chosen []string) []graph.JobFacetOption {
	options := []graph.JobFacetOption{}
	add := func(value string, count int32) {
		options = append(options, graph.JobFacetOption{Value: value, Label: graph.FacetLabel(facetFields[field], value), Count: count})
	}
	for c, n := range counts {
		if n > 0 {
			add(b.values[field][c], n)
		}
	}
	seen := make(map[string]bool, len(chosen))
	for _, v := range chosen {
		c, known := b.code[field][v]
		if !seen[v] && (!known || counts[c] == 0) {
			add(v, 0)
		}
		seen[v] = true
	}
	slices.SortFunc(options, func(a, b graph.JobFacetOption) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Label, b.Label), cmp.Compare(a.Value, b.Value))
	})
	return options
}
