package jobs

import (
	"slices"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

func hostJob(id, title string) graph.Job {
	return graph.Job{ID: id, HostID: "host-" + id, Slug: graph.Slug(title), Title: title, Reference: "R-" + id,
		Status: graph.JobStatusActive, Summary: "In short.",
		Text: "All of it.", Location: graph.Location{City: "Austin", CountryCode: "US"},
		Workplace: graph.WorkplaceRemote,
		Type:      graph.EmploymentTypeFullTime,
		Category:  "Data", Experience: graph.ExperienceMid, Skills: []string{"Go"}, Posted: "2026-11-01",
		Employer:  "Hire360",
		Questions: []graph.JobQuestion{}}
}

func titles(t *testing.T, s *Store, words string) []string {
	t.Helper()
	var found []string
	for _, j := range search1(t, s, graph.JobQuery{Words: words, First: 20}).Nodes {
		found = append(found, j.Title)
	}
	return found
}

func TestTheMirrorHasWhatTheHostListed(t *testing.T) {
	dbtest.OnEach(t, testTheMirrorHasWhatTheHostListed)
}

func testTheMirrorHasWhatTheHostListed(t *testing.T, backend dbtest.Backend) {
	s := on(t, backend)
	a, b, c := hostJob("7", "Pilot"), hostJob("8", "Baker"), hostJob("9", "Diver")
	mirror := func(jobs ...graph.Job) int64 {
		t.Helper()
		noError(t, s.Mirror(t.Context(), jobs))
		return s.Revision()
	}
	first := mirror(a, b)
	equal(t, mirror(b, a), first, "the revision after the same list")
	b.Title = "Master baker"
	mirror(b, c)
	if got := titles(t, s, ""); !slices.Equal(got, []string{"Diver", "Master baker"}) {
		t.Errorf("active are %v", got)
	}
	if got := titles(t, s, "pilot"); got != nil {
		t.Errorf("a closed job is found: %v", got)
	}
	closed := must[map[string]*graph.Job](t)(s.JobsByID(t.Context(), []string{"7"}))["7"]
	if closed == nil || closed.Status != graph.JobStatusClosed || closed.HostID != "host-7" {
		t.Errorf("got %+v, want the closed job", closed)
	}
	mirror(a, b, c)
	equal(t, len(titles(t, s, "pilot")), 1, "jobs that opened again")
}

func TestTheMirrorMendsReferencesAndDays(t *testing.T) {
	dbtest.OnEach(t, testTheMirrorMendsReferencesAndDays)
}

func testTheMirrorMendsReferencesAndDays(t *testing.T, backend dbtest.Backend) {
	s := on(t, backend, at(func() time.Time { return dbtest.Noon }))
	over := graph.DateOf(dbtest.Noon.AddDate(0, 0, -1))
	today := graph.DateOf(dbtest.Noon)
	a, b, c, late := hostJob("7", "Pilot"), hostJob("8", "Baker"), hostJob("9", "Diver"), hostJob("10", "Late")
	lastDay := hostJob("11", "Last day")
	b.Reference, c.Reference, late.Closes, lastDay.Closes = a.Reference, "", &over, &today
	var revision int64
	for range 3 {
		noError(t, s.Mirror(t.Context(), []graph.Job{a, b, c, late, lastDay, a}))
		noError(t, s.CloseExpired(t.Context()))
		if revision != 0 && s.Revision() != revision {
			t.Error("the same list changes the revision")
		}
		revision = s.Revision()
	}
	found := must[map[string]*graph.Job](t)(s.JobsByID(t.Context(), []string{"7", "8", "9", "10", "11"}))
	for id, want := range map[string]string{"7": "R-7", "8": "H360-8", "9": "H360-9", "10": "R-10"} {
		if found[id] == nil || found[id].Reference != want {
			t.Errorf("job %s is %+v, want the reference %s", id, found[id], want)
		}
	}
	equal(t, found["10"].Status, graph.JobStatusClosed, "the status of a job whose last day is over")
	if found["11"] == nil || found["11"].Status != graph.JobStatusActive {
		t.Errorf("got %+v, want a job open on its last day", found["11"])
	}
}
