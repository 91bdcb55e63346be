package jobs

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"hire360/graph"
	"hire360/server/db"
)

// facetFields are the filters, in the order of the schema.
var facetFields = graph.AllJobFacetField

// isStated reports whether a job says what it has of a filter. What it does not say is no option.
func isStated(value string) bool { return value != "" && value != string(graph.WorkplaceNotStated) }

// JobFacets counts the values of each filter among the jobs that match the words and the other filters.
func (s *Store) JobFacets(ctx context.Context, q graph.JobQuery) ([]graph.JobFacet, error) {
	ix, matches, err := s.matches(ctx, q.Words)
	if err != nil {
		return nil, fmt.Errorf("count the values of filters: %w", err)
	}
	pass := ix.filter(q.Filter)
	var t tally
	for i := range t {
		t[i] = make([]int32, len(ix.values[i]))
	}
	for i := range matches {
		t.add(ix, &pass, i)
	}
	facets := make([]graph.JobFacet, len(facetFields))
	for i, field := range facetFields {
		ix.addWider(i, t[i])
		facets[i] = graph.JobFacet{Field: field, Options: ix.options(i, t[i], q.Filter.Values(field))}
	}
	return facets, nil
}

// JobValues returns the values of a filter that active jobs have, or those that any job has, closed ones included.
func (s *Store) JobValues(ctx context.Context, field graph.JobFacetField, closed bool) ([]string, error) {
	ix, err := s.index(ctx)
	if err != nil {
		return nil, err
	}
	i := slices.Index(facetFields, field)
	if !closed {
		return ix.values[i], nil
	}
	if all := ix.all[i].Load(); all != nil {
		return *all, nil
	}
	column := strings.ToLower(string(field))
	all, err := db.Column[string](s.replica.Rows(ctx, `SELECT DISTINCT `+column+` FROM job ORDER BY 1`))
	if err != nil {
		return nil, fmt.Errorf("read the values of a filter: %w", err)
	}
	all = append([]string{}, slices.DeleteFunc(all, func(value string) bool { return !isStated(value) })...)
	ix.all[i].Store(&all)
	return all, nil
}

// tally is the number of jobs by field and code.
type tally [filters][]int32

// add counts a job in every field if it passes all filters. A job that fails a single filter counts in that field,
// because the values chosen in a field do not narrow its own counts.
func (t *tally) add(ix *jobIndex, pass *filter, position int) {
	failed, where := 0, 0
	for i := range pass {
		if pass[i] != nil && !pass[i][ix.codes[i][position]] {
			failed, where = failed+1, i
		}
	}
	switch failed {
	case 0:
		for i := range t {
			t[i][ix.codes[i][position]]++
		}
	case 1:
		t[where][ix.codes[where][position]]++
	}
}

// options lists the values that have jobs and say something, and those that were chosen. Those that most jobs have come
// first, whatever is searched for: values that change places while somebody types or ticks cannot be aimed at.
func (ix *jobIndex) options(field int, counts []int32, chosen []string) []graph.JobFacetOption {
	options := []graph.JobFacetOption{}
	add := func(value string, count int32) {
		label := graph.FacetLabel(facetFields[field], value)
		options = append(options, graph.JobFacetOption{Value: value, Label: label, Count: count})
	}
	for c, n := range counts {
		if v := ix.values[field][c]; n > 0 && ix.narrows(field, v) {
			add(v, n)
		}
	}
	seen := make(map[string]bool, len(chosen))
	for _, v := range chosen {
		c, known := ix.code[field][v]
		switch {
		case seen[v]:
		case !known || counts[c] == 0:
			add(v, 0)
		case !ix.narrows(field, v):
			add(v, counts[c])
		}
		seen[v] = true
	}
	slices.SortFunc(options, func(a, b graph.JobFacetOption) int {
		return cmp.Or(cmp.Compare(ix.total(field, b.Value), ix.total(field, a.Value)),
			cmp.Compare(a.Label, b.Label), cmp.Compare(a.Value, b.Value))
	})
	return options
}

// narrows reports whether a value is worth offering: where all jobs state their pay, that they do says nothing.
func (ix *jobIndex) narrows(field int, value string) bool {
	if value == string(graph.JobPayStated) {
		return ix.total(field, string(graph.JobPayNotStated)) > 0
	}
	return isStated(value)
}

func (ix *jobIndex) total(field int, value string) int32 {
	if c, known := ix.code[field][value]; known {
		return ix.totals[field][c]
	}
	return 0
}
