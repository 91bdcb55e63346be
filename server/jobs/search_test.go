package jobs

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

func search1(t testing.TB, s *Store, q graph.JobQuery) *graph.JobConnection {
	t.Helper()
	if q.First == 0 {
		q.First = 5000
	}
	return must[*graph.JobConnection](t)(s.Jobs(t.Context(), q))
}

func ids(c *graph.JobConnection) []string {
	list := []string{}
	for _, j := range c.Nodes {
		list = append(list, j.ID)
	}
	return list
}

func TestWhatVisitorsTypeIsNeverSyntax(t *testing.T) {
	dbtest.Slow(t)
	s := opened(t)
	fill(t, s, 50)
	filter := graph.JobFilter{City: []string{`Austin" OR "`, "*", ""}, Country: []string{"US'; DROP TABLE job; --"}}
	for _, words := range []string{
		`"`, `""`, `"go`, `go"bar`, `go*`, `*`, `***`, `^go`, `AND`, `OR`, `NOT`, `go AND`, `NOT go`,
		`NEAR(`, `NEAR(go, 2)`,
		`title:go`, `{title} : go`,
		`- go`, `+go`, `(go`, `go)`, `c++`, `c#`, `.net`, `.`, `++`, `node.js`, `.js`, `'; DROP TABLE job; --`,
		"go\x00engineer", "\x00", "\xff\xfe", `\`, `go\`,
		"🙂", "👩‍💻 engineer", "مهندس برمجيات", "\u200fengineer", "ｅｎｇｉｎｅｅｒ", "инженер", "软件工程师", "é́́́", "́",
		"İstanbul", "ﬁ",
		"½", "²", "_a5553", "go_bar", "%", "$1",
		strings.Repeat("a", 10_000), strings.Repeat("go ", 3_000), strings.Repeat(`"`, 10_000),
		strings.Repeat("🙂é", 2_500),
	} {
		for _, sort := range graph.AllJobSort {
			for _, f := range []graph.JobFilter{{}, filter} {
				q := graph.JobQuery{Words: words, Sort: sort, Filter: f, First: 20}
				c, err := s.Jobs(t.Context(), q)
				if err != nil {
					t.Fatalf("%.40q by %s: %v", words, sort, err)
				}
				if n := must[int](t)(s.CountJobs(t.Context(), q)); n < len(c.Nodes) {
					t.Errorf("%.40q: %d counted, %d found", words, n, len(c.Nodes))
				}
				must[[]graph.JobFacet](t)(s.JobFacets(t.Context(), q))
			}
		}
	}
	if got := must[int](t)(s.CountJobs(t.Context(), graph.JobQuery{})); got == 0 {
		t.Error("the jobs are gone")
	}
}

func TestEverySortSortsAsItSays(t *testing.T) {
	s := opened(t)
	fill(t, s, 900)
	// What comes first has the lower key; equal keys are told apart by id, the newest first.
	keys := map[graph.JobSort]func(j graph.Job) string{
		graph.JobSortNewest: func(graph.Job) string { return "" },
		graph.JobSortTitle:  func(j graph.Job) string { return strings.ToLower(j.Title) },
		graph.JobSortClosing: func(j graph.Job) string {
			if j.Closes == nil {
				return "until filled"
			}
			return string(*j.Closes)
		},
	}
	for sort, key := range keys {
		for _, words := range []string{"", "engineer"} {
			list := search1(t, s, graph.JobQuery{Words: words, Sort: sort}).Nodes
			for i := 1; i < len(list); i++ {
				a, b := list[i-1], list[i]
				if key(a) > key(b) || (key(a) == key(b) && a.ID < b.ID) {
					t.Errorf("%s: job %s %q stands before job %s %q", sort, a.ID, key(a), b.ID, key(b))
				}
			}
		}
	}
}

func TestJobsAreReadByTheirOwnIDsOnly(t *testing.T) {
	s := opened(t, withSamples)
	got := must[map[string]*graph.Job](t)(s.JobsByID(t.Context(),
		[]string{"1182", "01182", "+1182", "1182 ", "", "x", "99999999999999999999", "1"}))
	if len(got) != 1 || got["1182"] == nil || got["1182"].Location.Country != "United States" ||
		got["1182"].Reference != "H360-1182" {
		t.Errorf("got %v, want job 1182 alone", got)
	}
}

func TestSimilarJobsAreOpenNearAndNotItself(t *testing.T) {
	s := opened(t)
	fill(t, s, 400)
	all := search1(t, s, graph.JobQuery{Sort: graph.JobSortNewest}).Nodes
	for i := range all[:40] {
		j := &all[i]
		similar := must[[]graph.Job](t)(s.SimilarJobs(t.Context(), j, 5))
		equal(t, len(similar), 5, "jobs similar to %s", j.ID)
		for _, o := range similar {
			if o.ID == j.ID || o.Status != graph.JobStatusActive ||
				(o.Category != j.Category && o.Location.City != j.Location.City) {
				t.Errorf("job %s (%s, %s) is not like job %s (%s, %s)", o.ID, o.Category, o.Location.City,
					j.ID, j.Category,
					j.Location.City)
			}
		}
	}
}

func TestAJobClosesWhenItsLastDayIsOver(t *testing.T) {
	dbtest.OnEach(t, testAJobClosesWhenItsLastDayIsOver)
}

func testAJobClosesWhenItsLastDayIsOver(t *testing.T, b dbtest.Backend) {
	now := dbtest.Noon
	s := on(t, b, at(func() time.Time { return now }))
	must[ImportResult](t)(s.Import(t.Context(),
		strings.NewReader("["+jobJSON(map[string]any{"id": "7", "closes": "2026-11-21"})+"]"), "json"))
	revision := s.Revision()
	status := func() graph.JobStatus {
		return must[map[string]*graph.Job](t)(s.JobsByID(t.Context(), []string{"7"}))["7"].Status
	}
	now = time.Date(2026, 11, 22, 5, 59, 59, 0, time.UTC) // in Austin, the day has one second left
	if err := s.CloseExpired(t.Context()); err != nil || s.Revision() != revision || status() != graph.JobStatusActive {
		t.Errorf("on its last day: %v; revision %d, before %d, the job is %s", err, s.Revision(), revision, status())
	}
	now = now.Add(time.Second)
	equal(t, status(), graph.JobStatusClosed, "the status in the first second of the next day")
	updated := func() time.Time {
		return must[map[string]*graph.Job](t)(s.JobsByID(t.Context(), []string{"7"}))["7"].Updated
	}
	if !updated().Equal(now) {
		t.Errorf("it was updated %s, want when it closed, %s", updated(), now)
	}
	closed := now
	now = now.Add(time.Hour)
	if err := s.CloseExpired(t.Context()); err != nil || s.Revision() <= revision {
		t.Errorf("%v; revision %d, before %d", err, s.Revision(), revision)
	}
	if !updated().Equal(closed) {
		t.Errorf("it was updated %s, want when it closed, %s", updated(), closed)
	}
	for _, words := range []string{"", "engineer"} {
		equal(t, len(ids(search1(t, s, graph.JobQuery{Words: words}))), 0, "closed jobs that %q still finds", words)
	}
}

// The list, the count and the facets of a search read what was typed once: the second and the third do without the
// words of the index.
func TestWordsAreReadOncePerSearch(t *testing.T) {
	s := opened(t, withSamples)
	q := graph.JobQuery{Words: "enginer", First: 5}
	list := search1(t, s, q)
	if list.CorrectedQuery == nil {
		t.Fatal("the text has no typing error: the test proves nothing")
	}
	if _, err := s.replica.Write.ExecContext(t.Context(), `DROP TABLE job_word`); err != nil {
		t.Fatal(err)
	}
	count := must[int](t)(s.CountJobs(t.Context(), q))
	facets := must[[]graph.JobFacet](t)(s.JobFacets(t.Context(), q))
	if len(list.Nodes) == 0 || count < len(list.Nodes) || len(facets[0].Options) == 0 {
		t.Errorf("%d jobs, %d counted, facets %+v", len(list.Nodes), count, facets)
	}
	if _, err := s.CountJobs(t.Context(), graph.JobQuery{Words: "enginere"}); err == nil {
		t.Error("a new text is read without the words of the index: the test proves nothing")
	}
}

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
		equal(t, must[int](t)(s.CountJobs(t.Context(), q)), len(want), "%s: the count", name)
		if fresh := slices.Compact(slices.Sorted(slices.Values(want))); len(fresh) != len(want) {
			t.Errorf("%s: a job is listed twice", name)
		}
		for i, e := range whole.Edges {
			equal(t, e.Node.ID, want[i], "%s: edge %d", name, i)
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
		equal(t, c.PageInfo.HasPreviousPage, q.After != "", "%+v: hasPreviousPage", q)
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
