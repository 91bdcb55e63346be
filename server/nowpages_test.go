package main

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// aTuesday is a moment at which London has the work, by the hours in facts.yml. Toronto takes it at 16:30.
var aTuesday = time.Date(2026, 12, 1, 15, 40, 5, 0, time.UTC)

// siteAt is a site with data of its own, by a clock that begins at a moment.
func siteAt(t *testing.T, moment time.Time) (s *site, jump func(time.Duration)) {
	t.Helper()
	var ahead atomic.Int64
	a := testApp(t)
	a.now = func() time.Time { return moment.Add(time.Duration(ahead.Load())) }
	s, err := newSite(t.Context(), a, unserved)
	noError(t, err)
	t.Cleanup(func() { _ = s.store.Close() })
	return s, func(d time.Duration) { ahead.Add(int64(d)) }
}

func get(s *site, path string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	s.handler.ServeHTTP(w, r)
	return w
}

// A page that says which office is open is rendered again when the work moves, and not before.
func TestAPageIsRenderedAgainWhenTheWorkMoves(t *testing.T) {
	s, jump := siteAt(t, aTuesday)
	renders := s.render.Renders
	first := get(s, "/products")
	tag := first.Header().Get("ETag")
	if !strings.Contains(first.Body.String(), "Open now: London<") || renders() != 1 {
		t.Fatalf("%d renders, and the page does not say London", renders())
	}
	jump(49 * time.Minute)
	before := get(s, "/products", "If-None-Match", tag)
	if before.Code != http.StatusNotModified || renders() != 1 {
		t.Errorf("a minute before the handover: status %d, %d renders", before.Code, renders())
	}
	if sent := before.Header().Get("Server-Timing"); sent != `now;desc="2026-12-01T16:29:05.000Z"` {
		t.Errorf("Server-Timing is %s", sent)
	}
	jump(time.Minute)
	soon(t, "the page says Toronto", func() bool { // an older page may be shown for the moment that the new one takes
		after := get(s, "/products", "If-None-Match", tag)
		return after.Code == http.StatusOK && strings.Contains(after.Body.String(), "Open now: Toronto<")
	})
	equal(t, renders(), 2, "renders")
}

// A response that shows the time is cached until the next minute, others as long as before.
func TestAResponseWithTheTimeIsCachedForAMinute(t *testing.T) {
	s, jump := siteAt(t, aTuesday)
	ask := func(fields string) (age string, at time.Time) {
		w := get(s, query("{ site { now { "+fields+" } } }"))
		var got struct {
			Data struct {
				Site struct{ Now struct{ At time.Time } }
			}
		}
		if err := json.Unmarshal(w.Body.Bytes(), &got); err != nil {
			t.Fatalf("%v in %s", err, w.Body)
		}
		age, _, _ = strings.Cut(strings.TrimPrefix(w.Header().Get("Cache-Control"), "public, max-age="), ",")
		return age, got.Data.Site.Now.At
	}
	for range 3 { // by the executor, from the cache, and later by a plan
		if age, at := ask("at offices { clock }"); age != "55" || at.Format(time.TimeOnly) != "15:40:00" {
			t.Errorf("at %s: max-age is %s, want 55", at, age)
		}
	}
	if age, _ := ask("office { city }"); age != "60" {
		t.Errorf("who has the work: max-age is %s, want 60", age)
	}
	jump(55 * time.Second)
	if age, at := ask("at offices { clock }"); age != "60" || at.Format(time.TimeOnly) != "15:41:00" {
		t.Errorf("after a minute, at %s: max-age is %s, want 60", at, age)
	}
}

func TestAnotherMoment(t *testing.T) {
	s, _ := siteAt(t, aTuesday)
	for at, want := range map[string]string{
		"2026-12-06T12:00:30+01:00": `{"at":"2026-12-06T11:00:00Z","office":null,"next":{"at":"2026-12-07T04:30:00Z"}}`,
		"2027-12-02T15:40:00Z":      `{"at":"2027-12-02T15:40:00Z","office":{"city":"London"},"next":{"at":"2027-12-02T16:30:00Z"}}`,
		"2027-12-02T15:41:00Z":      "at is 2027-12-02T15:41:00Z: request a moment at most 366 days from now",
	} {
		got := get(s, query(`{ site { now(at: "`+at+`") { at office { city } next { at } } } }`)).Body.String()
		mustContain(t, "at "+at, got, want)
	}
}
