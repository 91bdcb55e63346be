package jobs

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

// The lowest mean reciprocal rank of the first relevant job, over all labeled queries: those whose jobs must all be
// found, and those of people who did not know the search.
const wantedMRR, wantedOfStrangers = 0.9, 0.83

func TestSearchRanksRelevantJobsFirst(t *testing.T) {
	dbtest.OnEach(t, testSearchRanksRelevantJobsFirst)
}

func testSearchRanksRelevantJobsFirst(t *testing.T, b dbtest.Backend) {
	s := on(t, b, withSamples)
	rank := func(file string, missed func(format string, args ...any)) float64 {
		var labeled map[string][]string
		noError(t, yaml.Load(must[[]byte](t)(os.ReadFile(file)), &labeled))
		if len(labeled) < 60 {
			t.Fatalf("only %d queries are labeled in %s", len(labeled), file)
		}
		sum := 0.0
		for words, want := range labeled {
			got := ids(search1(t, s, graph.JobQuery{Words: words, Sort: graph.JobSortRelevance, First: 10}))
			score := reciprocalRank(got, want)
			if score == 0 {
				missed("%q finds %v, none of %v", words, got, want)
			}
			if sum += score; score < 1 {
				t.Logf("%.2f  %q finds %v, want one of %v first", score, words, got, want)
			}
		}
		return sum / float64(len(labeled))
	}
	known, strangers := rank("testdata/queries.yml", t.Errorf), rank("testdata/strangers.yml", t.Logf)
	t.Logf("mean reciprocal ranks %.3f and %.3f", known, strangers)
	if known < wantedMRR || strangers < wantedOfStrangers {
		t.Errorf("the mean reciprocal ranks are %.3f and %.3f, want %.2f and %.2f or more", known, strangers, wantedMRR,
			wantedOfStrangers)
	}
}

// reciprocalRank is 1 divided by the rank of the first relevant job; without relevant jobs, 1 for an empty list.
func reciprocalRank(got, relevant []string) float64 {
	if len(relevant) == 0 && len(got) == 0 {
		return 1
	}
	at := slices.IndexFunc(got, func(id string) bool { return slices.Contains(relevant, id) })
	if at < 0 {
		return 0
	}
	return 1 / float64(at+1)
}

var namesAShift = regexp.MustCompile(`(?i)\b(day|night|evening|weekend|early|late)s?( (or|and) \w+)? shifts?\b|\bof nights\b`)

// A sample job whose text names a shift is found by the filter.
func TestSampleJobsStateTheShiftOfTheirText(t *testing.T) {
	named := 0
	for _, r := range must[[]*record](t)(sampleRecords(time.Now())) {
		if namesAShift.MatchString(r.Title + "\n" + r.Summary + "\n" + r.Text) {
			named++
			if r.Shift == "" && r.Hours == "" {
				t.Errorf("%s %q names a shift and has none", r.ID, r.Title)
			}
		}
	}
	if named < 4 {
		t.Errorf("only %d sample jobs name a shift: the test proves little", named)
	}
}

func TestOneTypingErrorIsCorrected(t *testing.T) {
	s := opened(t, withSamples)
	for typed, want := range map[string]string{
		"Enginer": "engineer", "egnineer": "engineer", "enginexr": "engineer",
		"senior  Enginer payments": "senior engineer payments",
		"engineer":                 "", "engi": "", "zzzzzzzz": "", "rust": "", "c++": "", "enginere": "engineer",
		"h360-1182": "",
		"quote":     "", "quoat": "quota", "quot": "", "quoota": "quota", "raect": "react", "reacd": "react",
		"инженер": "",
	} {
		q := graph.JobQuery{Words: typed, Sort: graph.JobSortRelevance, First: 50}
		c := search1(t, s, q)
		got := ""
		if c.CorrectedQuery != nil {
			got = *c.CorrectedQuery
		}
		equal(t, got, want, "the correction of %q", typed)
		if want == "" {
			continue
		}
		right := q
		right.Words = want
		if !slices.Equal(ids(c), ids(search1(t, s, right))) || len(c.Nodes) == 0 {
			t.Errorf("%q finds %v, want what %q finds", typed, ids(c), want)
		}
		equal(t, must[int](t)(s.CountJobs(t.Context(), q)), len(c.Nodes), "the count of %q", typed)
	}
}

// "go" in "you go home" is not the language, and "it" not the trade.
func TestOrdinaryWordsAreNotNames(t *testing.T) {
	s := opened(t, withSamples)
	for words, want := range map[string][]string{
		"go": {"1182", "1152", "1132"}, "golang": {"1182", "1152", "1132"}, "nurse go": {},
		"frontend": {"1158", "1156"},
		"k8s":      {"1160"},
	} {
		got := ids(search1(t, s, graph.JobQuery{Words: words, Sort: graph.JobSortRelevance}))
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("%q finds %v, want %v", words, got, want)
		}
	}
}

func TestWholeWordsComeBeforeBeginnings(t *testing.T) {
	s := opened(t)
	var jobs []string
	for _, j := range []map[string]any{
		{"id": "1", "title": "Java developer"}, {"id": "2", "title": "Developer", "skills": []string{"Java"}},
		{"id": "3", "title": "JavaScript developer", "skills": []string{"JavaScript"}},
		{"id": "4", "title": "Developer", "text": "Some JavaScript."},
	} {
		jobs = append(jobs, jobJSON(j))
	}
	// The order must hold among many, too.
	for _, many := range []int{0, 200} {
		for range many {
			jobs = append(jobs, jobJSON(map[string]any{"title": "JavaScript developer"}))
		}
		must[ImportResult](t)(s.Import(t.Context(), strings.NewReader("["+strings.Join(jobs, ",")+"]"), "json"))
		got := ids(search1(t, s, graph.JobQuery{Words: "java", Sort: graph.JobSortRelevance}))
		if many == 0 && !slices.Equal(got, []string{"1", "2", "3", "4"}) || got[0] != "1" {
			t.Errorf("%q of %d jobs finds %v, want whole words first", "java", len(got), got[:4])
		}
		jobs = nil
	}
}

func TestJobsAreIndexedAgainByANewerProgram(t *testing.T) {
	dbtest.OnEach(t, testJobsAreIndexedAgainByANewerProgram)
}

func testJobsAreIndexedAgainByANewerProgram(t *testing.T, b dbtest.Backend) {
	dir, database := t.TempDir(), b.Database(t)
	old := opened(t, withSamples, in(dir), over(database))
	for _, text := range []string{`INSERT INTO job_fts (job_fts) VALUES ('delete-all')`, `PRAGMA user_version = 1`} {
		must[int64](t)(old.replica.Exec(t.Context(), text))
	}
	noError(t, old.db.Close())
	s := opened(t, withSamples, in(dir), over(database))
	if got := ids(search1(t, s, graph.JobQuery{Words: "go", Sort: graph.JobSortRelevance})); len(got) != 3 ||
		got[0] != "1182" {
		t.Errorf("after an upgrade %q finds %v, want 3 jobs, 1182 first", "go", got)
	}
}
