package jobs

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

// walks are searches of every kind: with and without words, few and many matches, with and without filters.
func walks() []graph.JobQuery {
	us := graph.JobFilter{Country: []string{"US", "GB", "US"}}
	rare := graph.JobFilter{City: []string{"Leeds", "London", "nowhere"},
		Workplace: []graph.Workplace{graph.WorkplaceRemote, graph.WorkplaceHybrid}}
	var list []graph.JobQuery
	for _, words := range []string{"", "engineer", "senior e", "kubernetes", "e", "no-such-word", "***"} {
		for _, f := range []graph.JobFilter{{}, us, rare, {Category: []string{"no such category"}}} {
			for _, sort := range graph.AllJobSort {
				list = append(list, graph.JobQuery{Words: words, Filter: f, Sort: sort})
			}
		}
	}
	return list
}

func TestWalkingPageByPageGivesTheWholeListOnce(t *testing.T) {
	dbtest.Slow(t)
	s := opened(t)
	fill(t, s, 700)
	for _, q := range walks() {
		name := fmt.Sprintf("%q %s %v", q.Words, q.Sort, q.Filter)
		whole := search1(t, s, q)
		want := ids(whole)
		if n := must[int](t)(s.CountJobs(t.Context(), q)); n != len(want) {
			t.Errorf("%s: %d counted, %d listed", name, n, len(want))
		}
		if fresh := slices.Compact(slices.Sorted(slices.Values(want))); len(fresh) != len(want) {
			t.Errorf("%s: a job is listed twice", name)
		}
		for i, e := range whole.Edges {
			if e.Node.ID != want[i] {
				t.Errorf("%s: edge %d is another job than node %d", name, i, i)
			}
		}
		size := 1 + len(want)/5
		if got := walkByCursor(t, s, q, size); !slices.Equal(got, want) {
			t.Errorf("%s by cursors of %d: got %v, want %v", name, size, got, want)
		}
		if got := walkByPage(t, s, q, size); !slices.Equal(got, want) {
			t.Errorf("%s by pages of %d: got %v, want %v", name, size, got, want)
		}
	}
}

func walkByCursor(t *testing.T, s *Store, q graph.JobQuery, size int) (all []string) {
	t.Helper()
	q.First = size
	for {
		c := search1(t, s, q)
		all = append(all, ids(c)...)
		if c.PageInfo.HasPreviousPage != (q.After != "") {
			t.Errorf("%+v: hasPreviousPage is %v", q, c.PageInfo.HasPreviousPage)
		}
		if !c.PageInfo.HasNextPage {
			break
		}
		if q.After == *c.PageInfo.EndCursor {
			t.Fatalf("%+v: the next page ends where this one does", q)
		}
		q.After = *c.PageInfo.EndCursor
	}
	if len(all) == 0 {
		return []string{}
	}
	return all
}

func walkByPage(t *testing.T, s *Store, q graph.JobQuery, size int) []string {
	t.Helper()
	all := []string{}
	q.First = size
	for q.Page = 1; ; q.Page++ {
		c := search1(t, s, q)
		all = append(all, ids(c)...)
		if c.PageInfo.HasPreviousPage != (q.Page > 1 && len(all) > 0) {
			t.Errorf("%+v: hasPreviousPage is %v", q, c.PageInfo.HasPreviousPage)
		}
		if !c.PageInfo.HasNextPage {
			break
		}
	}
	q.Page += 5
	behind := search1(t, s, q)
	if len(behind.Nodes) != 0 || behind.PageInfo.HasNextPage || behind.PageInfo.HasPreviousPage != (len(all) > 0) ||
		behind.PageInfo.EndCursor != nil {
		t.Errorf("%+v: a page behind the end says %+v", q, behind.PageInfo)
	}
	return all
}

func TestCursorsOfAnotherListAreRefused(t *testing.T) {
	s := opened(t)
	fill(t, s, 600)
	end := func(q graph.JobQuery) string { q.First = 3; return *search1(t, s, q).PageInfo.EndCursor }
	good := end(graph.JobQuery{Sort: graph.JobSortTitle})
	for name, q := range map[string]graph.JobQuery{
		"broken":          {Sort: graph.JobSortNewest, After: "%%%"},
		"cut off":         {Sort: graph.JobSortTitle, After: good[:len(good)-4]},
		"mistyped":        {Sort: graph.JobSortTitle, After: "B" + good[1:]},
		"too long":        {Sort: graph.JobSortTitle, After: strings.Repeat("A", 100_000)},
		"of another sort": {Sort: graph.JobSortNewest, After: good},
		"of a ranked list": {Sort: graph.JobSortNewest,
			After: end(graph.JobQuery{Words: "kubernetes", Sort: graph.JobSortRelevance})},
		"of other words": {Words: "engineer", Sort: graph.JobSortRelevance,
			After: end(graph.JobQuery{Words: "kubernetes", Sort: graph.JobSortRelevance})},
		"of words, without any": {Sort: graph.JobSortRelevance,
			After: end(graph.JobQuery{Words: "kubernetes", Sort: graph.JobSortRelevance})},
	} {
		q.First = 3
		if _, err := s.Jobs(t.Context(), q); !errors.Is(err, graph.ErrBadCursor) {
			t.Errorf("a cursor that is %s: got %v, want %v", name, err, graph.ErrBadCursor)
		}
	}
	if _, err := s.Jobs(t.Context(), graph.JobQuery{Sort: graph.JobSortTitle, After: good, First: 3}); err != nil {
		t.Errorf("a good cursor: %v", err)
	}
}

func TestAWalkGoesOnWhenItsJobIsGone(t *testing.T) { dbtest.OnEach(t, testAWalkGoesOnWhenItsJobIsGone) }

func testAWalkGoesOnWhenItsJobIsGone(t *testing.T, b dbtest.Backend) {
	s := on(t, b)
	fill(t, s, 100)
	for _, sort := range []graph.JobSort{graph.JobSortNewest, graph.JobSortTitle, graph.JobSortClosing} {
		whole := search1(t, s, graph.JobQuery{Sort: sort})
		if _, err := s.source.Write.Exec(`UPDATE job SET active = 0,
			changed = (SELECT n + 1 FROM revision WHERE name = 'jobs') WHERE id = $1`, whole.Nodes[9].ID); err != nil {
			t.Fatal(err)
		}
		if _, err := s.source.Write.Exec(`UPDATE revision SET n = n + 1`); err != nil {
			t.Fatal(err)
		}
		noError(t, s.db.Refresh(t.Context()))
		rest := search1(t, s, graph.JobQuery{Sort: sort, After: whole.Edges[9].Cursor})
		if got, want := ids(rest), ids(whole)[10:]; !slices.Equal(got, want) {
			t.Errorf("%s: got %v, want %v", sort, got, want)
		}
	}
}
