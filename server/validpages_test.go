package main

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
)

// A page is rendered again when its own data has changed, and not when another job has.
func TestAPageIsRenderedAgainWhenItsDataHasChanged(t *testing.T) {
	s := unservedSite(t)
	renders := s.render.Renders
	has := func(path, contains string) {
		t.Helper()
		w := get(s, path)
		if body := w.Body.String(); w.Code != http.StatusOK || !strings.Contains(body, contains) {
			t.Fatalf("%s: status %d, want 200 and %q in\n%s", path, w.Code, contains, body)
		}
	}
	change := func(id, category, summary string) {
		t.Helper()
		job := fmt.Sprintf(`[{"id":"%s","title":"Ledger clerk","summary":"%s","text":"Books.","city":"Leeds",`+
			`"countryCode":"GB","workplace":"ON_SITE","type":"FULL_TIME","category":"%s","experience":"ENTRY",`+
			`"posted":"2026-01-05"}]`, id, summary, category)
		if _, err := s.store.Jobs.Import(t.Context(), strings.NewReader(job), "json"); err != nil {
			t.Fatal(err)
		}
	}
	change("9001", "Finance", "The first.")
	change("9002", "Healthcare", "The second.")
	has("/careers/ledger-clerk-9001", "The first.")
	has("/about", "<h1")
	before := renders()
	change("9002", "Healthcare", "The other.")
	has("/careers/ledger-clerk-9001", "The first.")
	has("/about", "<h1")
	equal(t, renders()-before, 0, "renders after a change of another job")
	change("9001", "Finance", "The new one.")
	has("/careers/ledger-clerk-9001", "The new one.")
	change("9003", "Healthcare", "One more.") // header and footer have the number of jobs
	before = renders()
	has("/about", "<h1")
	has("/careers/ledger-clerk-9003", "One more.")
	if renders() == before {
		t.Error("no render after a change of the number of jobs")
	}
}
