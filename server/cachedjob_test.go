package main

import (
	"context"
	"log/slog"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/config"
)

type jobSource = graph.Jobs

// countedJobs counts the requests for jobs by id.
type countedJobs struct {
	jobSource
	requests *atomic.Int64
}

func (c countedJobs) JobsByID(ctx context.Context, ids []string) (map[string]*graph.Job, error) {
	c.requests.Add(1)
	return c.jobSource.JobsByID(ctx, ids)
}

// testApp has data of its own.
func testApp(t *testing.T) *app {
	t.Helper()
	return &app{
		Settings: config.Settings{Data: t.TempDir(), SiteURL: "http://localhost:8080", SiteName: "Hire360"},
		log:      slog.New(slog.DiscardHandler),
		now:      time.Now,
	}
}

// unservedSite is a site with data of its own, for tests that look inside it. Its handler answers without a port. Its
// clock stands still: pages that show the time are rendered again every minute.
func unservedSite(t *testing.T) *site {
	t.Helper()
	a, now := testApp(t), time.Now()
	a.now = func() time.Time { return now }
	s := must[*site](t)(newSite(t.Context(), a, unserved))
	t.Cleanup(func() { _ = s.store.Close() })
	return s
}

// A cached job page asks the store for nothing, and is still redirected as soon as the job has another slug.
func TestACachedJobPageNeedsNoQuery(t *testing.T) {
	s := unservedSite(t)
	var requests atomic.Int64
	s.resolver.Jobs = countedJobs{s.resolver.Jobs, &requests}
	ask := func(path string, want int, contains string) (location string, queries int64) {
		t.Helper()
		before := requests.Load()
		w := get(s, path)
		if body := w.Body.String(); w.Code != want || !strings.Contains(body, contains) {
			t.Fatalf("%s answers %d, want %d and %q in\n%s", path, w.Code, want, contains, body)
		}
		return w.Header().Get("Location"), requests.Load() - before
	}
	change := func(fields string) {
		t.Helper()
		job := `[{"id":"1182","title":"Ledger clerk","summary":"Books.","text":"Books.","city":"Leeds","countryCode":"GB",` +
			`"workplace":"ON_SITE","type":"FULL_TIME","category":"Finance","experience":"ENTRY","posted":"2026-01-05"` +
			fields + `}]`
		if _, err := s.store.Jobs.Import(t.Context(), strings.NewReader(job), "json"); err != nil {
			t.Fatal(err)
		}
	}

	first, _ := ask("/careers/x-1182", http.StatusPermanentRedirect, "")
	if _, n := ask(first, http.StatusOK, "<h1"); n == 0 {
		t.Fatal("the first page is made without a query: the test counts nothing")
	}
	if _, n := ask(first, http.StatusOK, "<h1"); n != 0 {
		t.Errorf("the cached page costs %d queries", n)
	}

	change("")
	renamed, _ := ask(first, http.StatusPermanentRedirect, "")
	equal(t, renamed, "/careers/ledger-clerk-1182", "the old address leads to")
	ask(renamed, http.StatusOK, "Ledger clerk")
	if _, n := ask(renamed, http.StatusOK, "Ledger clerk"); n != 0 {
		t.Errorf("the renamed page costs %d queries", n)
	}

	change(`,"status":"CLOSED"`)
	soon(t, "the page says that the job is closed", func() bool {
		return strings.Contains(get(s, renamed).Body.String(), "This job is closed.")
	})
}
