package jobs

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

// titled is a store with one job for each title; its text has no other words that matter.
func titled(t *testing.T, titles ...string) *Store {
	t.Helper()
	s := opened(t)
	var list []string
	for i, title := range titles {
		list = append(list, jobJSON(map[string]any{"id": fmt.Sprint(i + 1), "title": title, "slug": "a-job",
			"summary": "Work.", "text": "Plain words.", "category": "Jobs", "skills": []string{"Zeal"}}))
	}
	must[ImportResult](t)(s.Import(t.Context(), strings.NewReader("["+strings.Join(list, ",")+"]"), "json"))
	return s
}

// found returns the titles of what a text finds, and checks that list, count and facets agree.
func found(t *testing.T, s *Store, words string) []string {
	t.Helper()
	return foundBy(t, s, words, graph.JobSortRelevance)
}

func foundBy(t *testing.T, s *Store, words string, sort graph.JobSort) []string {
	t.Helper()
	q := graph.JobQuery{Words: words, Sort: sort}
	titles := []string{}
	for _, j := range search1(t, s, q).Nodes {
		titles = append(titles, j.Title)
	}
	slices.Sort(titles)
	equal(t, must[int](t)(s.CountJobs(t.Context(), q)), len(titles), "the count of %q", words)
	sum := int32(0)
	for _, option := range must[[]graph.JobFacet](t)(s.JobFacets(t.Context(), q))[0].Options {
		sum += option.Count
	}
	equal(t, int(sum), len(titles), "%q: the count by country", words)
	return titles
}

// Whatever the titles are, a word finds the same in the singular and the plural.
func TestSingularAndPluralFindTheSame(t *testing.T) {
	dbtest.Slow(t)
	pairs := [][2]string{
		{"nurse", "nurses"}, {"aide", "aides"}, {"analyst", "analysts"}, {"body", "bodies"}, {"box", "boxes"},
		{"secretary", "secretaries"}, {"coach", "coaches"}, {"boss", "bosses"}, {"bus", "buses"}, {"dish", "dishes"},
		{"database", "databases"}, {"license", "licenses"}, {"analysis", "analyses"}, {"midwife", "midwives"},
		{"woman", "women"}, {"person", "people"}, {"child", "children"}, {"movie", "movies"}, {"cache", "caches"},
		{"lens", "lenses"}, {"virus", "viruses"}, {"attorney", "attorneys"}, {"hero", "heroes"}, {"shoe", "shoes"},
		{"api", "apis"}, {"dev", "devs"}, {"rn", "rns"}, {"cna", "cnas"}, {"specimen", "specimens"},
		{"process", "processes"}, {"employee", "employees"}, {"tax", "taxes"},
	}
	for _, titlesOf := range []func(one, many string) []string{
		func(one, _ string) []string { return []string{one} },
		func(_, many string) []string { return []string{many} },
		func(one, many string) []string { return []string{one + " aid", many + " work"} },
		func(one, many string) []string {
			return []string{many + " (x3)", "senior " + one, "a " + one + "'s job"}
		},
		func(one, many string) []string { return []string{many + "’ aid", one} },
		func(one, many string) []string {
			return []string{strings.ToUpper(many), strings.ToUpper(one) + "’S AID"}
		},
	} {
		var titles []string
		for _, p := range pairs {
			titles = append(titles, titlesOf(p[0], p[1])...)
		}
		s := titled(t, titles...)
		for _, p := range pairs {
			one, many, want := p[0], p[1], titlesOf(p[0], p[1])
			slices.Sort(want)
			for _, words := range []string{one, many, many + "’", one + "'s", strings.ToUpper(many), many + " jobs"} {
				if got := found(t, s, words); !slices.Equal(got, want) {
					t.Errorf("%q finds %q, want %q", words, got, want)
				}
			}
		}
	}
}

// A compound is found in one word, two words or with a hyphen, however the title has it.
func TestCompoundsAreFoundHoweverTheyAreWritten(t *testing.T) {
	for _, parts := range [][2]string{{"pen", "tester"}, {"front", "end"}, {"full", "stack"}, {"e", "mail"},
		{"part", "time"}, {"help", "desk"}, {"data", "base"}, {"on", "site"}, {"well", "being"}} {
		forms := []string{}
		for _, joint := range []string{"", " ", "-", "‑"} {
			forms = append(forms, parts[0]+joint+parts[1])
		}
		titles := []string{}
		for _, form := range forms {
			titles = append(titles, "Senior "+form+" expert")
		}
		s := titled(t, append(titles, "Gardener", parts[0]+"ly gardener")...)
		slices.Sort(titles)
		for _, form := range forms {
			for _, words := range []string{form, form + " expert", "expert " + form, strings.ToUpper(form)} {
				if got := found(t, s, words); !slices.Equal(got, titles) {
					t.Errorf("%q finds %q", words, got)
				}
			}
		}
	}
}

// testdata/words.yml says what is found by what, however it is sorted.
func TestWordsFindWhatTheyMean(t *testing.T) {
	var groups []struct {
		Titles []string
		Finds  map[string][]string
	}
	noError(t, yaml.Load(must[[]byte](t)(os.ReadFile("testdata/words.yml")), &groups))
	for _, g := range groups {
		s := titled(t, g.Titles...)
		for words, want := range g.Finds {
			slices.Sort(want)
			for _, sort := range graph.AllJobSort {
				if got := foundBy(t, s, words, sort); !slices.Equal(got, want) {
					t.Errorf("%q by %s finds %q, want %q", words, sort, got, want)
				}
			}
		}
	}
}

func TestSignsAloneFindAll(t *testing.T) {
	s := titled(t, "Go engineer", "Nurse")
	for _, words := range []string{"-", `"`, `""`, `-""`, "– —", `" "`} {
		equal(t, len(search1(t, s, graph.JobQuery{Words: words}).Nodes), 2, "jobs that %q finds", words)
	}
}

func TestANameOfAProgramIsNoTypo(t *testing.T) {
	if c := search1(t, titled(t, "Nodes expert"), graph.JobQuery{Words: "node.js"}); c.CorrectedQuery != nil {
		t.Errorf("node.js is corrected to %q", *c.CorrectedQuery)
	}
}

func TestTyposOfPluralsAndOfExcludedWords(t *testing.T) {
	s := titled(t, "Nurse", "Physical therapists", "Data analyst", "Microservice engineer")
	for words, want := range map[string][2]string{
		"nurrses": {"Nurse", "nurse"}, "terapists": {"Physical therapists", "therapists"},
		"terapist":       {"Physical therapists", "therapist"},
		"“data” analist": {"Data analyst", "“data” analyst"}, "anallysts -nurse": {"Data analyst", "analyst -nurse"},
		"micro service": {"Microservice engineer", ""}, "analysts": {"Data analyst", ""},
	} {
		c := search1(t, s, graph.JobQuery{Words: words, Sort: graph.JobSortRelevance})
		corrected := ""
		if c.CorrectedQuery != nil {
			corrected = *c.CorrectedQuery
		}
		if len(c.Nodes) != 1 || c.Nodes[0].Title != want[0] || corrected != want[1] {
			t.Errorf("%q finds %v for %q, want %q", words, ids(c), corrected, want)
		}
		found(t, s, words)
	}
}

// A page of a job prints its postal code: it is found by it, in one piece or two.
func TestAPostalCodeFindsItsJobs(t *testing.T) {
	s := opened(t)
	list := []string{}
	for id, code := range map[string]string{"1": "33606", "2": "SW1A 1AA", "3": "K1A 0B1", "4": "33606-1234"} {
		list = append(list, jobJSON(map[string]any{"id": id, "postalCode": code}))
	}
	must[ImportResult](t)(s.Import(t.Context(), strings.NewReader("["+strings.Join(list, ",")+"]"), "json"))
	for words, want := range map[string]int{"33606": 2, "engineer 33606": 2, "sw1a 1aa": 1, "SW1A1AA": 1, "k1a0b1": 1,
		"33606-1234": 1, "3360": 2, "33607": 0} {
		equal(t, len(search1(t, s, graph.JobQuery{Words: words}).Nodes), want, "jobs that %q finds", words)
	}
}

// Each correction needs several queries, and there are fewer connections than visitors.
func TestManyMisspellAtOnce(t *testing.T) {
	s := opened(t, withSamples)
	ctx, cancel := context.WithTimeout(t.Context(), dbtest.MaxWait)
	defer cancel()
	var all sync.WaitGroup
	for range 40 {
		all.Go(func() {
			if fix, err := s.correction(ctx, "enginer", false); err != nil || fix != "engineer" {
				t.Errorf("got %q (%v), want engineer", fix, err)
			}
		})
	}
	all.Wait()
}
