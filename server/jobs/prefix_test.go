package jobs

import (
	"slices"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

// A prefix finds the same jobs whether it is expanded to its words, left to the index because there are too many of
// them, or written in letters that the index folds differently.
func TestABeginningFindsAllItsWords(t *testing.T) { dbtest.OnEach(t, testABeginningFindsAllItsWords) }

func testABeginningFindsAllItsWords(t *testing.T, b dbtest.Backend) {
	s := on(t, b)
	many := []string{}
	for c := 'a'; c <= 'z'; c++ {
		many = append(many, "Overseer"+string(c))
	}
	var jobs []string
	for _, title := range append(many, "Engineer", "Engineers", "Engineering lead", "Engine fitter", "ΟΔΥΣΣΕΥΣ",
		"Straßenbauer") {
		jobs = append(jobs, jobJSON(map[string]any{"title": title, "slug": "a-job", "category": "Work",
			"summary": "Plain.",
			"text":    "Plain words."}))
	}
	must[ImportResult](t)(s.Import(t.Context(), strings.NewReader("["+strings.Join(jobs, ",")+"]"), "json"))
	for words, want := range map[string][]string{
		"engine":    {"Engine fitter", "Engineer", "Engineering lead", "Engineers"},
		"engineer":  {"Engineer", "Engineering lead", "Engineers"},
		"engineers": {"Engineer", "Engineering lead", "Engineers"}, "engineersxyz": {},
		"engineer lead": {}, "lead engineer": {"Engineering lead"},
		"fitter engin": {"Engine fitter"},
		"overseer":     many, "overseerq": {"Overseerq"}, "οδυσσευς": {"ΟΔΥΣΣΕΥΣ"}, "οδυσσευσ": {"ΟΔΥΣΣΕΥΣ"},
		"οδυσσ": {"ΟΔΥΣΣΕΥΣ"}, "straße": {"Straßenbauer"},
	} {
		for _, sort := range graph.AllJobSort {
			got := []string{}
			for _, j := range search1(t, s, graph.JobQuery{Words: words, Sort: sort}).Nodes {
				got = append(got, j.Title)
			}
			slices.Sort(got)
			if !slices.Equal(got, want) {
				t.Errorf("%q by %s finds %q, want %q", words, sort, got, want)
			}
		}
		equal(t, must[int](t)(s.CountJobs(t.Context(), graph.JobQuery{Words: words})), len(want), "%q: count", words)
	}
}
