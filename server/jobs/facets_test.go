package jobs

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

func TestFacetsEqualWhatCountingByHandGives(t *testing.T) {
	dbtest.Slow(t)
	s := opened(t)
	fill(t, s, 500)
	all := search1(t, s, graph.JobQuery{Sort: graph.JobSortNewest}).Nodes
	totals := make([]map[string]int, len(facetFields))
	for i := range totals {
		totals[i] = map[string]int{}
		for _, j := range all {
			for _, value := range filtersFor(&j, i) {
				totals[i][value]++
			}
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 80 {
		q := graph.JobQuery{Words: []string{"", "engineer", "senior", "kubernetes", "e", "no-such-word"}[r.IntN(6)],
			Sort: graph.JobSortNewest, Filter: randomFilter(r, all)}
		among := search1(t, s, graph.JobQuery{Words: q.Words, Sort: graph.JobSortNewest}).Nodes
		got := must[[]graph.JobFacet](t)(s.JobFacets(t.Context(), q))
		for i, field := range facetFields {
			want := map[string]int32{}
			for _, v := range q.Filter.Values(field) {
				want[v] = 0
			}
			for _, j := range among {
				for _, value := range filtersFor(&j, i) {
					if _, chosen := want[value]; passes(&j, q.Filter, field) && (chosen || value != "NOT_STATED") {
						want[value]++
					}
				}
			}
			options := got[i].Options
			for k, o := range options {
				equal(t, o.Count, want[o.Value], "%+v: %s %q counts", q, field, o.Value)
				if k == 0 {
					continue
				}
				last := options[k-1]
				if by := cmp.Compare(totals[i][o.Value], totals[i][last.Value]); by > 0 || by == 0 &&
					last.Label >= o.Label {
					t.Errorf("%+v: %s: %q stands before %q", q, field, last.Label, o.Label)
				}
			}
			equal(t, len(options), len(want), "%+v: options of %s", q, field)
		}
		if n, list := must[int](t)(s.CountJobs(t.Context(), q)), search1(t, s, q).Nodes; n != len(list) {
			t.Errorf("%+v: %d counted, %d listed", q, n, len(list))
		} else {
			for _, j := range list {
				if !passes(&j, q.Filter, "") {
					t.Errorf("%+v: job %s does not pass the filter", q, j.ID)
				}
			}
		}
	}
}

func randomFilter(r *rand.Rand, jobs []graph.Job) graph.JobFilter {
	query := url.Values{}
	for i, field := range facetFields {
		name := strings.ToLower(string(field))
		if r.IntN(3) > 0 {
			continue
		}
		for range 1 + r.IntN(3) {
			query.Add(name, jobs[r.IntN(len(jobs))].FacetValues()[i])
		}
		if r.IntN(4) == 0 {
			query.Add(name, "unknown")
		}
	}
	return graph.ParseJobSearch(query).Filter
}

func passes(j *graph.Job, f graph.JobFilter, but graph.JobFacetField) bool {
	for i, field := range facetFields {
		values, finds := f.Values(field), filtersFor(j, i)
		isFound := func(v string) bool { return slices.Contains(finds, v) }
		if field != but && len(values) > 0 && !slices.ContainsFunc(values, isFound) {
			return false
		}
	}
	return true
}

// filtersFor returns the values of a filter that find a job.
func filtersFor(j *graph.Job, field int) []string {
	value := j.FacetValues()[field]
	if value == "ROTATING" {
		return []string{value, "DAY", "NIGHT"}
	}
	return []string{value}
}

func TestFilterListsOfAnyLengthAreTaken(t *testing.T) {
	s := opened(t)
	fill(t, s, 300)
	long := []string{"Leeds"}
	for i := range 5000 {
		long = append(long, fmt.Sprint("city ", i))
	}
	for _, words := range []string{"", "engineer"} {
		short := graph.JobQuery{Words: words, Sort: graph.JobSortNewest,
			Filter: graph.JobFilter{City: []string{"Leeds"}}}
		q := short
		q.Filter.City = slices.Clone(long)
		if got, want := ids(search1(t, s, q)), ids(search1(t, s, short)); !slices.Equal(got, want) {
			t.Errorf("%q: got %v, want %v", words, got, want)
		}
		if !slices.Equal(q.Filter.City, long) {
			t.Error("the caller's filter was changed")
		}
		q.Filter.City = long[1:]
		equal(t, len(ids(search1(t, s, q))), 0, "jobs in the unknown cities of %q", words)
	}
}
