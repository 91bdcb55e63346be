package jobs

import (
	"bytes"
	"encoding/csv"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

func imported(t *testing.T, s *Store, format, file string) (ImportResult, []Problem) {
	t.Helper()
	before := stats(t, s)
	done, err := s.Import(t.Context(), strings.NewReader(file), format)
	fault := new(ImportError)
	if err == nil {
		return done, nil
	}
	if !errors.As(err, &fault) {
		t.Fatal(err)
	}
	equal(t, stats(t, s), before, "the store after a bad file")
	return done, fault.Problems
}

func TestWhatWasExportedIsImportedUnchanged(t *testing.T) {
	dbtest.OnEach(t, testWhatWasExportedIsImportedUnchanged)
}

func testWhatWasExportedIsImportedUnchanged(t *testing.T, b dbtest.Backend) {
	for _, format := range []string{"json", "csv"} {
		from := on(t, b, withSamples)
		var out bytes.Buffer
		noError(t, from.Export(t.Context(), &out, format))
		first := out.String()
		revision := from.Revision()
		if done, problems := imported(t, from, format, first); done != (ImportResult{Unchanged: 27}) ||
			problems != nil {
			t.Errorf("%s back into the same store: got %+v %v, want 27 unchanged", format, done, problems)
		}
		equal(t, from.Revision(), revision, "the revision after an import that changes nothing")
		to := on(t, b)
		if done, problems := imported(t, to, format, "\ufeff"+first); done != (ImportResult{Added: 27}) ||
			problems != nil {
			t.Errorf("%s into an empty store: got %+v %v, want 27 added", format, done, problems)
		}
		out.Reset()
		noError(t, to.Export(t.Context(), &out, format))
		equal(t, out.String(), first, "%s: the second export", format)
		if got, want := must[int](t)(to.CountJobs(t.Context(), graph.JobQuery{Words: "go"})),
			must[int](t)(from.CountJobs(t.Context(), graph.JobQuery{Words: "go"})); got != want || got == 0 {
			t.Errorf("%s: %d jobs are found after it, want %d", format, got, want)
		}
	}
}

func TestAnImportChangesAddsAndReopens(t *testing.T) {
	dbtest.OnEach(t, testAnImportChangesAddsAndReopens)
}

func testAnImportChangesAddsAndReopens(t *testing.T, b dbtest.Backend) {
	s := on(t, b)
	imported(t, s, "json", "["+jobJSON(map[string]any{"id": "5",
		"status": "CLOSED"})+","+jobJSON(map[string]any{"id": "6"})+"]")
	revision := s.Revision()
	done, problems := imported(t, s, "json", "["+strings.Join([]string{
		jobJSON(map[string]any{"id": "5"}), jobJSON(map[string]any{"id": "6"}),
		jobJSON(map[string]any{"title": "Second", "posted": "2026-11-19"}),
		jobJSON(map[string]any{"title": "First", "posted": "2026-11-18"}),
		jobJSON(map[string]any{"title": "Over", "posted": "2026-10-01", "closes": "2026-11-19"}),
	}, ",")+"]")
	if done != (ImportResult{Added: 3, Updated: 1, Unchanged: 1}) || problems != nil {
		t.Errorf("got %+v %v, want 3 added, 1 updated, 1 unchanged", done, problems)
	}
	equal(t, s.Revision(), revision+1, "revision")
	list := search1(t, s, graph.JobQuery{Sort: graph.JobSortNewest}).Nodes
	if len(list) != 4 || list[0].Title != "Second" || list[1].Title != "First" || list[3].ID != "5" {
		t.Errorf("got %v, want new ids in the order of posting, the closed one reopened, the overdue one closed",
			ids(&graph.JobConnection{Nodes: list}))
	}
	if list[0].Reference != "H360-"+list[0].ID || list[0].Slug != "second" || list[0].Employer != "Hire360" {
		t.Errorf("got %+v, want what was left out filled in", list[0])
	}
	done, problems = imported(t, s, "json", "["+jobJSON(map[string]any{"id": "5", "title": "Rust engineer"})+"]")
	if done != (ImportResult{Updated: 1}) || problems != nil || s.Revision() != revision+2 {
		t.Errorf("got %+v %v and revision %d, want 1 updated and revision %d", done, problems, s.Revision(), revision+2)
	}
	changed := must[map[string]*graph.Job](t)(s.JobsByID(t.Context(), []string{"5"}))["5"]
	equal(t, changed.Title, "Rust engineer", "title")
}

// payOptions are what the filter by pay offers, with the number of jobs.
func payOptions(t *testing.T, s *Store, f graph.JobFilter) string {
	t.Helper()
	var offered []string
	facets := must[[]graph.JobFacet](t)(s.JobFacets(t.Context(), graph.JobQuery{Filter: f}))
	for _, o := range facets[slices.Index(facetFields, graph.JobFacetFieldPay)].Options {
		offered = append(offered, fmt.Sprint(o.Label, " ", o.Count))
	}
	return strings.Join(offered, ", ")
}

// A year has 2,080 hours, 260 days or 12 months. Nothing is converted: the currency of most jobs comes first.
func TestTheHighestPayComesFirst(t *testing.T) {
	s := opened(t)
	pay := func(id string, from int, currency, period string) string {
		return jobJSON(map[string]any{"id": id, "salary": map[string]any{"from": from, "to": 2 * from,
			"currency": currency, "period": period}})
	}
	_, problems := imported(t, s, "json", "["+strings.Join([]string{
		pay("1", 48, "USD", "HOUR"), pay("2", 99_000, "USD", "YEAR"), pay("3", 390, "USD", "DAY"),
		pay("4", 9_000, "USD", "MONTH"), pay("5", 2_500_000, "INR", "YEAR"), pay("6", 40_000, "GBP", "YEAR"),
		jobJSON(map[string]any{"id": "7"}), pay("8", 45_000, "GBP", "YEAR"), pay("9", 99_000, "USD", "YEAR"),
	}, ",")+"]")
	if problems != nil {
		t.Fatal(problems)
	}
	want := []string{"4", "3", "1", "9", "2", "8", "6", "5", "7"}
	q := graph.JobQuery{Sort: graph.JobSortPay, First: 20}
	equal(t, fmt.Sprint(ids(search1(t, s, q))), fmt.Sprint(want), "by pay")
	var walked []string
	for q.First = 2; len(walked) < len(want); {
		page := search1(t, s, q)
		walked = append(walked, ids(page)...)
		if !page.PageInfo.HasNextPage {
			break
		}
		q.After = *page.PageInfo.EndCursor
	}
	equal(t, fmt.Sprint(walked), fmt.Sprint(want), "by pay, two at a time")
	stated := graph.JobQuery{Sort: graph.JobSortNewest, First: 20,
		Filter: graph.JobFilter{Pay: []graph.JobPay{graph.JobPayStated}}}
	equal(t, len(ids(search1(t, s, stated))), 8, "jobs that state their pay")
	stated.Filter.Pay = []graph.JobPay{graph.JobPayHourly, graph.JobPayDaily}
	equal(t, fmt.Sprint(ids(search1(t, s, stated))), "[3 1]", "jobs paid by the hour or the day")
	equal(t, fmt.Sprint(ids(search1(t, s, graph.JobQuery{Words: "hourly", First: 20}))), "[1]", "a search for hourly")
	equal(t, payOptions(t, s, graph.JobFilter{}), "Pay stated 8, Paid by the year 5, Paid by the day 1, "+
		"Paid by the hour 1, Paid by the month 1", "the values of the filter")
	s = opened(t)
	imported(t, s, "json", "["+pay("1", 48, "USD", "HOUR")+","+pay("2", 99_000, "USD", "YEAR")+"]")
	equal(t, payOptions(t, s, graph.JobFilter{}), "Paid by the hour 1, Paid by the year 1",
		"the values where all jobs state their pay")
	equal(t, payOptions(t, s, graph.JobFilter{Pay: []graph.JobPay{graph.JobPayStated}}),
		"Pay stated 2, Paid by the hour 1, Paid by the year 1", "the values with one that was chosen before")
}

func TestAShiftFollowsFromTheHoursUnlessItIsStated(t *testing.T) {
	s := opened(t)
	_, problems := imported(t, s, "json", "["+strings.Join([]string{
		jobJSON(map[string]any{"id": "1", "hours": "Mo-Fr 22:00-06:00"}),
		jobJSON(map[string]any{"id": "2", "hours": "Mo-Fr 22:00-06:00", "shift": "ROTATING"}),
		jobJSON(map[string]any{"id": "3", "hours": "Mo-Fr 22:00-06:00", "shift": "NOT_STATED"}),
		jobJSON(map[string]any{"id": "4", "shift": "NIGHT"}),
		jobJSON(map[string]any{"id": "5"}),
	}, ",")+"]")
	if problems != nil {
		t.Fatal(problems)
	}
	// Shifts that rotate are by day and at night.
	for shift, want := range map[graph.JobShift][]string{graph.JobShiftNight: {"4", "3", "2", "1"},
		graph.JobShiftRotating: {"2"}, graph.JobShiftNotStated: {"5"}, graph.JobShiftDay: {"2"}} {
		q := graph.JobQuery{Sort: graph.JobSortNewest, Filter: graph.JobFilter{Shift: []graph.JobShift{shift}}}
		if got := ids(search1(t, s, q)); !slices.Equal(got, want) {
			t.Errorf("the jobs of shift %s are %v, want %v", shift, got, want)
		}
	}
	var out strings.Builder
	noError(t, s.Export(t.Context(), &out, "csv"))
	// What follows from the hours would stay if an export said it and somebody changed the hours.
	equal(t, strings.Count(out.String(), ",NIGHT,"), 1, "jobs of the export that state the shift")
}

func TestEveryBadRowOfJSONIsReported(t *testing.T) {
	s := opened(t)
	file := "[\n" + strings.Join([]string{
		jobJSON(map[string]any{"id": "1"}),
		jobJSON(map[string]any{"title": "", "workplace": "OFFICE", "shift": "LATE"}),
		jobJSON(map[string]any{"salary": map[string]any{"from": 5, "to": 4, "currency": "usd", "period": "YEAR"}}),
		jobJSON(map[string]any{"id": "1"}),
		jobJSON(map[string]any{"posted": "2026-02-30", "closes": "soon"}),
		jobJSON(map[string]any{"wage": 5}),
		jobJSON(map[string]any{"title": 5}),
		jobJSON(map[string]any{"text": "# Too large", "countryCode": "XX", "reference": "R"}),
		jobJSON(map[string]any{"questions": []map[string]any{{"id": "a", "label": "A?", "kind": "ONE_OF"}},
			"skills": []string{""}, "reference": "R", "id": "x"}),
		jobJSON(map[string]any{"closes": "2026-11-17"}),
	}, ",\n") + "\n]"
	_, problems := imported(t, s, "json", file)
	var got []string
	for i, p := range problems {
		got = append(got, fmt.Sprint(p.Line, " ", p.Field))
		if want := fmt.Sprintf("job %d", p.Line-1); !strings.HasPrefix(p.Job, want) {
			t.Errorf("problem %d is of %q, want %s", i, p.Job, want)
		}
	}
	want := "3 title, 3 workplace, 3 shift, 4 salary.to, 4 salary.currency, 5 id, 6 posted, 6 closes, " +
		"7 wage, 8 title, 9 countryCode, 9 text, 10 id, 10 skills, 10 questions.0.options, 10 reference, 11 closes"
	equal(t, strings.Join(got, ", "), want, "the order")
}

func TestEveryBadRowOfCSVIsReported(t *testing.T) {
	s := opened(t)
	head := "title,summary,text,city,countryCode,workplace,type,category,experience,posted,salaryFrom,skills\n"
	row := func(title, salary string) string {
		return title + ",Work.,\"Two\n\nlines.\",Austin,US,REMOTE,FULL_TIME,Data,MID,2026-11-18," +
			salary + ",Go; SQL\n"
	}
	_, problems := imported(t, s, "csv",
		head+row("Good", "")+row("", "")+row("Bad pay", "5k")+"too,short\n"+row("Also good", ""))
	var got []string
	for _, p := range problems {
		got = append(got, fmt.Sprint(p.Line, " ", p.Field))
	}
	equal(t, strings.Join(got, ", "), "5 title, 8 salaryFrom, 11 ", "the faults")
	if done, problems := imported(t, s, "csv", head+row("Good", "")); done.Added != 1 || problems != nil {
		t.Errorf("a good file: got %+v %v", done, problems)
	}
}

func TestFilesThatAreNoListOfJobsAreRefused(t *testing.T) {
	s := opened(t)
	for format, files := range map[string][]string{
		"json": {"", "{}", "[", "[{]", "[]x", "null", `[1]`, `["a"]`, "[null]"},
		"csv":  {"", "a,b\n1,2\n", "title,title\n", "title,summary\n\"a"},
	} {
		for _, file := range files {
			if _, problems := imported(t, s, format, file); len(problems) == 0 {
				t.Errorf("%s %q was taken", format, file)
			}
		}
	}
	if _, err := s.Import(t.Context(), strings.NewReader("[]"), "xml"); err == nil {
		t.Error("xml was taken")
	}
	if done, problems := imported(t, s, "json", "[]"); done != (ImportResult{}) || problems != nil {
		t.Errorf("an empty list: got %+v %v", done, problems)
	}
}

func TestAReferenceBelongsToOneJob(t *testing.T) { dbtest.OnEach(t, testAReferenceBelongsToOneJob) }

func testAReferenceBelongsToOneJob(t *testing.T, b dbtest.Backend) {
	s := on(t, b)
	imported(t, s, "json", "["+jobJSON(map[string]any{"id": "5", "reference": "R-1"})+"]")
	if _, problems := imported(t, s, "json",
		"["+jobJSON(map[string]any{"id": "6"})+","+jobJSON(map[string]any{"id": "7",
			"reference": "R-1"})+"]"); len(problems) != 1 || problems[0].Field != "reference" {
		t.Errorf("got %v, want a fault of the reference", problems)
	}
}

func TestTextThatCannotBeReadIsNotImported(t *testing.T) {
	s := opened(t)
	head := "title,summary,text,city,countryCode,workplace,type,category,experience,posted,region\n"
	for format, file := range map[string]string{
		"json": "[" + jobJSON(nil) + ",\n" + jobJSON(map[string]any{"region": "Québec"}) + "]",
		"csv":  head + "Nurse,Care.,Text.,Laval,CA,REMOTE,FULL_TIME,Care,MID,2026-11-18,Québec\n",
	} {
		_, problems := imported(t, s, format, strings.ReplaceAll(file, "é", "\xe9"))
		if len(problems) != 1 || problems[0].Line != 2 || !strings.Contains(problems[0].Expected, "UTF-8") {
			t.Errorf("%s in Windows-1252: %v", format, problems)
		}
	}
}

func TestControlCharactersAndEmptyRowsAreLeftOut(t *testing.T) {
	s := opened(t)
	imported(t, s, "json", "["+jobJSON(map[string]any{"id": "5", "title": "Night\v nurse\x00", "region": "F\x01L",
		"skills": []string{"IV\x02"}, "text": "One.\r\rTwo.\v"})+"]")
	var out bytes.Buffer
	noError(t, s.Export(t.Context(), &out, "csv"))
	for _, want := range []string{"Night nurse,", ",FL,", ",IV,", "One.\n\nTwo."} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in %q", want, out.String())
		}
	}
	rows := must[[][]string](t)(csv.NewReader(strings.NewReader(out.String())).ReadAll())
	for _, separator := range []rune{';', '\t'} {
		var other bytes.Buffer
		w := csv.NewWriter(&other)
		w.Comma = separator
		noError(t, w.WriteAll(rows))
		done, problems := imported(t, s, "csv", other.String())
		if done != (ImportResult{Unchanged: 1}) || problems != nil {
			t.Errorf("separated by %q: %+v %v", separator, done, problems)
		}
	}
	done, problems := imported(t, s, "csv", out.String()+strings.Repeat(",", len(csvColumns)-1)+"\n")
	if done != (ImportResult{Unchanged: 1}) || problems != nil {
		t.Errorf("with an empty row: %+v %v", done, problems)
	}
}
