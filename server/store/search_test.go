package store

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"hire360/graph"
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
	s := opened(t)
	fill(t, s, 50)
	filter := graph.JobFilter{City: []string{`Austin" OR "`, "*", ""}, Country: []string{"US'; DROP TABLE job; --"}}
	for _, words := range []string{
		`"`, `""`, `"go`, `go"bar`, `go*`, `*`, `***`, `^go`, `AND`, `OR`, `NOT`, `go AND`, `NOT go`, `NEAR(`, `NEAR(go, 2)`, `title:go`, `{title} : go`,
		`- go`, `+go`, `(go`, `go)`, `c++`, `c#`, `.net`, `.`, `++`, `node.js`, `.js`, `'; DROP TABLE job; --`, "go\x00engineer", "\x00", "\xff\xfe", `\`, `go\`,
		"🙂", "👩‍💻 engineer", "مهندس برمجيات", "‏engineer", "ｅｎｇｉｎｅｅｒ", "инженер", "软件工程师", "é́́́", "́", "İstanbul", "ﬁ", "½", "²", "_a5553", "go_bar", "%", "$1",
		strings.Repeat("a", 10_000), strings.Repeat("go ", 3_000), strings.Repeat(`"`, 10_000), strings.Repeat("🙂é", 2_500),
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

func TestNamesWithSignsAreFoundAndNotMixedUp(t *testing.T) {
	s := opened(t)
	titles := []string{"C developer", "C++ developer", "C# developer", "F# developer", ".NET developer", "ASP.NET developer", "Node.js developer", "NodeJS developer", "Internet analyst", "Café manager", "R&D lead", "C++17 expert"}
	var jobs []string
	for _, title := range titles {
		jobs = append(jobs, jobJSON(map[string]any{"title": title, "summary": "Work.", "text": "Plain words."}))
	}
	must[ImportResult](t)(s.ImportJobs(t.Context(), strings.NewReader("["+strings.Join(jobs, ",")+"]"), "json"))
	for words, want := range map[string][]string{
		"c++": {"C++ developer", "C++17 expert"}, "C++ dev": {"C++ developer"}, "c#": {"C# developer"}, "f#": {"F# developer"}, "c developer": {"C developer"},
		".net": {".NET developer", "ASP.NET developer"}, "asp.net": {"ASP.NET developer"}, ".ne": {".NET developer", "ASP.NET developer"},
		"node.js": {"Node.js developer", "NodeJS developer"}, "nodejs": {"Node.js developer", "NodeJS developer"}, "node developer": {"Node.js developer"},
		"node.j": {"Node.js developer"}, "cafe": {"Café manager"}, "CAFÉ": {"Café manager"}, "r&d": {"R&D lead"}, "interne": {"Internet analyst"},
		"hire360 r&d": {"R&D lead"}, "austin r&d": {"R&D lead"}, "texas r&d": {}, "h360-1001": {"C developer"}, "senior r&d": {},
	} {
		var got []string
		for _, j := range search1(t, s, graph.JobQuery{Words: words, Sort: graph.JobSortTitle}).Nodes {
			got = append(got, j.Title)
		}
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%q finds %q, want %q", words, got, want)
		}
	}
}

// walks are searches of every kind: with and without words, few and many matches, with and without filters.
func walks() []graph.JobQuery {
	us := graph.JobFilter{Country: []string{"US", "GB", "US"}}
	rare := graph.JobFilter{City: []string{"Leeds", "London", "nowhere"}, Workplace: []graph.Workplace{graph.WorkplaceRemote, graph.WorkplaceHybrid}}
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
	s := opened(t)
	fill(t, s, 900)
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
		size := 1 + len(want)/7
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
	if len(behind.Nodes) != 0 || behind.PageInfo.HasNextPage || behind.PageInfo.HasPreviousPage != (len(all) > 0) || behind.PageInfo.EndCursor != nil {
		t.Errorf("%+v: a page behind the end says %+v", q, behind.PageInfo)
	}
	return all
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
	for _, words := range []string{"engineer", "nurse"} {
		inText := false
		for _, j := range search1(t, s, graph.JobQuery{Words: words, Sort: graph.JobSortRelevance}).Nodes {
			inTitle := strings.Contains(strings.ToLower(j.Title), words)
			if inTitle && inText {
				t.Fatalf("%q: a match in the title comes after one in the text", words)
			}
			inText = inText || !inTitle
		}
	}
}

func TestAWordInTheTitleWeighsMoreThanOneInTheText(t *testing.T) {
	s := opened(t)
	text := "Much is said here of kubernetes, and again of kubernetes, and nothing else matters much to anyone."
	must[ImportResult](t)(s.ImportJobs(t.Context(), strings.NewReader("["+strings.Join([]string{
		jobJSON(map[string]any{"id": "1", "title": "Kubernetes engineer"}),
		jobJSON(map[string]any{"id": "2", "title": "Nurse"}),
		jobJSON(map[string]any{"id": "3", "text": text}),
		jobJSON(map[string]any{"id": "4", "skills": []string{"Kubernetes"}}),
	}, ",")+"]"), "json"))
	if got, want := ids(search1(t, s, graph.JobQuery{Words: "kubernetes", Sort: graph.JobSortRelevance})), []string{"1", "4", "3"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want title, skills, text: %v", got, want)
	}
}

func TestCursorsOfAnotherListAreRefused(t *testing.T) {
	s := opened(t)
	fill(t, s, 600)
	end := func(q graph.JobQuery) string { q.First = 3; return *search1(t, s, q).PageInfo.EndCursor }
	good := end(graph.JobQuery{Sort: graph.JobSortTitle})
	for name, q := range map[string]graph.JobQuery{
		"broken":                {Sort: graph.JobSortNewest, After: "%%%"},
		"cut off":               {Sort: graph.JobSortTitle, After: good[:len(good)-4]},
		"mistyped":              {Sort: graph.JobSortTitle, After: "B" + good[1:]},
		"too long":              {Sort: graph.JobSortTitle, After: strings.Repeat("A", 100_000)},
		"of another sort":       {Sort: graph.JobSortNewest, After: good},
		"of a ranked list":      {Sort: graph.JobSortNewest, After: end(graph.JobQuery{Words: "kubernetes", Sort: graph.JobSortRelevance})},
		"of other words":        {Words: "engineer", Sort: graph.JobSortRelevance, After: end(graph.JobQuery{Words: "kubernetes", Sort: graph.JobSortRelevance})},
		"of words, without any": {Sort: graph.JobSortRelevance, After: end(graph.JobQuery{Words: "kubernetes", Sort: graph.JobSortRelevance})},
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

func TestAWalkGoesOnWhenItsJobIsGone(t *testing.T) {
	s := opened(t)
	fill(t, s, 100)
	for _, sort := range []graph.JobSort{graph.JobSortNewest, graph.JobSortTitle, graph.JobSortClosing} {
		whole := search1(t, s, graph.JobQuery{Sort: sort})
		if _, err := s.write.Exec(`UPDATE job SET active = 0 WHERE id = $1`, whole.Nodes[9].ID); err != nil {
			t.Fatal(err)
		}
		if _, err := s.write.Exec(`UPDATE revision SET n = n + 1`); err != nil {
			t.Fatal(err)
		}
		if err := s.Refresh(t.Context()); err != nil {
			t.Fatal(err)
		}
		rest := search1(t, s, graph.JobQuery{Sort: sort, After: whole.Edges[9].Cursor})
		if got, want := ids(rest), ids(whole)[10:]; !slices.Equal(got, want) {
			t.Errorf("%s: got %v, want %v", sort, got, want)
		}
	}
}

func TestFacetsEqualWhatCountingByHandGives(t *testing.T) {
	s := opened(t)
	fill(t, s, 700)
	all := search1(t, s, graph.JobQuery{Sort: graph.JobSortNewest}).Nodes
	r := rand.New(rand.NewPCG(1, 2))
	for range 120 {
		q := graph.JobQuery{Words: []string{"", "engineer", "senior", "kubernetes", "e", "no-such-word"}[r.IntN(6)], Sort: graph.JobSortNewest, Filter: randomFilter(r, all)}
		among := search1(t, s, graph.JobQuery{Words: q.Words, Sort: graph.JobSortNewest}).Nodes
		got := must[[]graph.JobFacet](t)(s.JobFacets(t.Context(), q))
		for i, field := range facetFields {
			want := map[string]int32{}
			for _, v := range q.Filter.Values(field) {
				want[v] = 0
			}
			for _, j := range among {
				if passes(&j, q.Filter, field) {
					want[facetValues(&j)[i]]++
				}
			}
			options := got[i].Options
			for k, o := range options {
				if o.Count != want[o.Value] {
					t.Errorf("%+v: %s %q counts %d, want %d", q, field, o.Value, o.Count, want[o.Value])
				}
				if k > 0 && (options[k-1].Count < o.Count || (options[k-1].Count == o.Count && options[k-1].Label >= o.Label)) {
					t.Errorf("%+v: %s: %q stands before %q", q, field, options[k-1].Label, o.Label)
				}
			}
			if len(options) != len(want) {
				t.Errorf("%+v: %s has %d options, want %d", q, field, len(options), len(want))
			}
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

func randomFilter(r *rand.Rand, jobs []graph.Job) (f graph.JobFilter) {
	values := func(i int) (list []string) {
		if r.IntN(3) > 0 {
			return nil
		}
		for range 1 + r.IntN(3) {
			list = append(list, facetValues(&jobs[r.IntN(len(jobs))])[i])
		}
		if r.IntN(4) == 0 {
			list = append(list, "unknown")
		}
		return list
	}
	f.Country, f.City, f.Category = values(0), values(1), values(4)
	for _, v := range values(2) {
		f.Workplace = append(f.Workplace, graph.Workplace(v))
	}
	for _, v := range values(3) {
		f.Type = append(f.Type, graph.EmploymentType(v))
	}
	for _, v := range values(5) {
		f.Experience = append(f.Experience, graph.Experience(v))
	}
	return f
}

func passes(j *graph.Job, f graph.JobFilter, but graph.JobFacetField) bool {
	for i, field := range facetFields {
		if values := f.Values(field); field != but && len(values) > 0 && !slices.Contains(values, facetValues(j)[i]) {
			return false
		}
	}
	return true
}

func TestFilterListsOfAnyLengthAreTaken(t *testing.T) {
	s := opened(t)
	fill(t, s, 300)
	long := []string{"Leeds"}
	for i := range 5000 {
		long = append(long, fmt.Sprint("city ", i))
	}
	for _, words := range []string{"", "engineer"} {
		short := graph.JobQuery{Words: words, Sort: graph.JobSortNewest, Filter: graph.JobFilter{City: []string{"Leeds"}}}
		q := short
		q.Filter.City = slices.Clone(long)
		if got, want := ids(search1(t, s, q)), ids(search1(t, s, short)); !slices.Equal(got, want) {
			t.Errorf("%q: got %v, want %v", words, got, want)
		}
		if !slices.Equal(q.Filter.City, long) {
			t.Error("the caller's filter was changed")
		}
		q.Filter.City = long[1:]
		if got := ids(search1(t, s, q)); len(got) != 0 {
			t.Errorf("%q: unknown cities match %v", words, got)
		}
	}
}

func TestJobsAreReadByTheirOwnIDsOnly(t *testing.T) {
	s := opened(t, withSamples)
	got := must[map[string]*graph.Job](t)(s.JobsByID(t.Context(), []string{"1182", "01182", "+1182", "1182 ", "", "x", "99999999999999999999", "1"}))
	if len(got) != 1 || got["1182"] == nil || got["1182"].Location.Country != "United States" || got["1182"].Reference != "H360-1182" {
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
		if len(similar) != 5 {
			t.Errorf("job %s has %d similar ones, want 5", j.ID, len(similar))
		}
		for _, o := range similar {
			if o.ID == j.ID || o.Status != graph.JobStatusActive || (o.Category != j.Category && o.Location.City != j.Location.City) {
				t.Errorf("job %s (%s, %s) is not like job %s (%s, %s)", o.ID, o.Category, o.Location.City, j.ID, j.Category, j.Location.City)
			}
		}
	}
}

func TestAJobClosesWhenItsLastDayIsOver(t *testing.T) {
	now := noon
	s := opened(t, at(func() time.Time { return now }))
	must[ImportResult](t)(s.ImportJobs(t.Context(), strings.NewReader("["+jobJSON(map[string]any{"id": "7", "closes": "2026-11-21"})+"]"), "json"))
	revision := s.JobsRevision()
	status := func() graph.JobStatus {
		return must[map[string]*graph.Job](t)(s.JobsByID(t.Context(), []string{"7"}))["7"].Status
	}
	now = time.Date(2026, 11, 21, 23, 59, 59, 0, time.UTC)
	if n := must[int](t)(s.CloseExpired(t.Context())); n != 0 || status() != graph.JobStatusActive {
		t.Errorf("on its last day: %d closed, the job is %s", n, status())
	}
	now = now.Add(time.Second)
	if status() != graph.JobStatusClosed {
		t.Error("the job is not closed in the first second of the next day")
	}
	if n := must[int](t)(s.CloseExpired(t.Context())); n != 1 || s.JobsRevision() <= revision {
		t.Errorf("%d closed, want 1; revision %d, before %d", n, s.JobsRevision(), revision)
	}
	for _, words := range []string{"", "engineer"} {
		if got := ids(search1(t, s, graph.JobQuery{Words: words})); len(got) != 0 {
			t.Errorf("%q still finds the closed job", words)
		}
	}
}
