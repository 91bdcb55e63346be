package main

import (
	"errors"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/uuid"
)

func TestFiguresAndProfilesAreOnTheAdminAddressAlone(t *testing.T) {
	r := start(t, "--admin-addr", "127.0.0.1:0", "--captcha", "off", "--smtp-url", "smtp://127.0.0.1:1?tls=off",
		"--mail-from", "site@example.com", "--mail-to", "team@example.com")
	for _, path := range []string{"/", "/", "/careers?q=engineer", "/no-such-page", "/metrics", "/debug/pprof/"} {
		mustLack(t, "the public "+path, r.get(t, path).body, "site_request_seconds", "goroutine")
	}
	r.received(t, "/contact-us", enquiry())
	figures := r.metrics(t,
		`site_request_seconds_count{route="page",status="2xx"} 3`,
		`site_request_seconds_count{route="page",status="4xx"} 2`,
		`site_request_seconds_count{route="form",status="3xx"} 1`,
		`site_deliveries{kind="team-mail",state="pending"} 1`, `site_delivery_lag_seconds{kind="team-mail"}`,
		`site_waiting_here{what="submissions"} 0`,
		"site_database_away_seconds 0", "site_render_engines 2", "site_render_engines_busy 0", "site_page_cache_bytes",
		"site_jobs_revision 1",
		"go_goroutines", "process_open_fds")
	answered := map[string]int{}
	for _, line := range regexp.MustCompile(`site_page_cache_answers_total\{how="(\w+)"\} (\d+)`).FindAllStringSubmatch(figures, -1) {
		answered[line[1]], _ = strconv.Atoi(line[2])
	}
	if answered["fresh"]+answered["old"]+answered["made"] != 5 || answered["made"] < 4 {
		t.Errorf("5 pages were asked for, 4 for the first time; counted are %v", answered)
	}
	soon(t, "a page from the cache is counted as one", func() bool {
		r.get(t, "/")
		fresh := regexp.MustCompile(`{how="fresh"} (\d+)`).FindStringSubmatch(r.metrics(t))
		return fresh != nil && fresh[1] != "0"
	})
	mustLack(t, "the figures", figures, "no-such-page", "engineer", "example.")
	for path, want := range map[string]string{"/debug/pprof/": "goroutine", "/debug/pprof/heap?debug=1": "heap profile",
		"/debug/pprof/goroutine?debug=1": "goroutine profile"} {
		running{url: r.admin(t)}.answers(t, path, http.StatusOK, want)
	}
	equal(t, send(t, http.MethodPost, r.admin(t)+"/metrics", "").status, http.StatusMethodNotAllowed,
		"a post to the figures")
}

// An address that anybody may reach is said, since the figures behind it have no password.
func TestAnAdminAddressOpenToAllIsInTheLog(t *testing.T) {
	const warning = "ADMIN_ADDR listens on every address"
	mustContain(t, "log", start(t, "--admin-addr", ":0").logged(t), warning)
	mustLack(t, "log", start(t, "--admin-addr", "127.0.0.1:0").logged(t), warning)
}

func TestATraceGoesThroughTheLog(t *testing.T) {
	r := start(t)
	r.get(t, "/robots.txt", "Traceparent", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
		"X-Request-Id", "request-4711")
	r.get(t, "/robots.txt", "Traceparent", "00-nonsense")
	if told := r.get(t, "/robots.txt", "X-Request-Id",
		"dana@example.org wrote this").header.Get("X-Request-Id"); len(told) != 16 {
		t.Errorf("a request has the id %q", told)
	}
	log := r.logged(t)
	mustContain(t, "log", log, "request=request-4711 trace=4bf92f3577b34da6a3ce929d0e0e4736")
	// logged makes the last of four.
	if n := len(regexp.MustCompile(`path=/robots.txt .*trace=[0-9a-f]{32}\n`).FindAllString(log, -1)); n != 4 ||
		strings.Contains(log, "dana@") {
		t.Errorf("%d of 4 requests have a trace:\n%s", n, log)
	}
}

// figures returns how submissions ended, from the figures of a site that was started with an admin address.
func (r running) figures(t *testing.T) string {
	t.Helper()
	lines := regexp.MustCompile(`(?m)^site_(submissions|graphql_errors)_.*$`).FindAllString(r.metrics(t), -1)
	return strings.Join(lines, "\n")
}

// Each submission is counted once by what became of it, though GraphQL answers 200, so that the alerts of the manual
// notice when none gets through.
func TestWhatBecameOfSubmissionsIsCounted(t *testing.T) {
	slow(t)
	manual, err := os.ReadFile("../docs/operating.md")
	noError(t, err)
	mustContain(t, "the manual", string(manual), `site_submissions_total{code="INTERNAL"}`,
		`site_graphql_errors_total{code="INTERNAL"}`)
	var parts *site
	r := startWith(t, t.TempDir(), func(a *app) { a.connected = func(s *site) { parts = s } },
		"--admin-addr", "127.0.0.1:0", "--captcha", "off")
	mustContain(t, "before any", r.figures(t), `site_submissions_total{code="INTERNAL",kind="enquiry"} 0`,
		`site_submissions_total{code="RECEIVED",kind="application"} 0`, `site_graphql_errors_total{code="INTERNAL"} 0`)
	enquiryOf := func(key, address string) { r.graphql(t, enquiryBody(key, address)) }
	enquiryOf(uuid.NewString(), "dana@example.org")
	enquiryOf(uuid.NewString(), "nowhere")
	r.uploaded(t)
	r.post(t, "/contact-us", enquiry())
	r.post(t, "/contact-us", []string{"form", "enquiry", "email", "nowhere"})
	r.post(t, "/contact-us", []string{"form", "unknown"})
	send(t, http.MethodPost, r.url+"/contact-us", "form=enquiry", "Content-Type", "application/x-www-form-urlencoded",
		"Origin", "https://elsewhere.example", "Sec-Fetch-Site", "cross-site")
	r.graphql(t, enquiryBody(uuid.NewString(), "dana@example.org"), "Origin", "https://elsewhere.example")

	_, err = parts.store.DB.Primary.Exec(t.Context(), `CREATE TRIGGER broken BEFORE INSERT ON submission
		BEGIN SELECT RAISE(FAIL, 'broken'); END`)
	noError(t, err)
	incoming := parts.store.Inbox.TempDir()
	noError(t, errors.Join(os.RemoveAll(incoming), os.WriteFile(incoming, nil, 0o600)))
	enquiryOf(uuid.NewString(), "dana@example.org")
	equal(t, r.post(t, "/contact-us", enquiry("company", "Another")).status, http.StatusInternalServerError,
		"a form that cannot be stored")
	if got := r.upload(t); got.status != http.StatusInternalServerError || !strings.Contains(got.body, "INTERNAL") {
		t.Errorf("a file that cannot be stored answers %d %s", got.status, got.body)
	}
	mustContain(t, "figures", r.figures(t),
		`site_submissions_total{code="RECEIVED",kind="enquiry"} 2`,
		`site_submissions_total{code="INVALID",kind="enquiry"} 1`,
		`site_submissions_total{code="REQUIRED",kind="enquiry"} 1`,
		`site_submissions_total{code="RECEIVED",kind="file"} 1`,
		`site_submissions_total{code="BAD_REQUEST",kind="form"} 2`,
		`site_submissions_total{code="FORBIDDEN",kind="enquiry"} 1`,
		`site_submissions_total{code="INTERNAL",kind="enquiry"} 2`,
		`site_submissions_total{code="INTERNAL",kind="file"} 1`,
		`site_graphql_errors_total{code="INTERNAL"} 2`, `site_graphql_errors_total{code="FORBIDDEN"} 1`)
	log := r.logged(t)
	for _, doing := range []string{"resolve field", "process a form", "serve an operation"} {
		if !regexp.MustCompile(`level=ERROR msg="` + doing + `"`).MatchString(log) {
			t.Errorf("no error line says that it failed to %s:\n%s", doing, log)
		}
	}
}

func TestTooManySubmissionsAreCounted(t *testing.T) {
	r := start(t, "--admin-addr", "127.0.0.1:0", "--captcha", "off", "--send-limit", "1")
	for i := range 3 {
		r.graphql(t, enquiryBody(uuid.NewString(), fmt.Sprintf("dana%d@example.org", i)))
	}
	r.post(t, "/contact-us", enquiry())
	mustContain(t, "figures", r.figures(t), `site_submissions_total{code="RECEIVED",kind="enquiry"} 1`,
		`site_submissions_total{code="RATE_LIMITED",kind="enquiry"} 3`)
}

func TestASubmissionWithoutACaptchaIsCounted(t *testing.T) {
	r := start(t, "--admin-addr", "127.0.0.1:0")
	r.graphql(t, enquiryBody(uuid.NewString(), "dana@example.org"))
	mustContain(t, "figures", r.figures(t), `site_submissions_total{code="CAPTCHA",kind="enquiry"} 1`)
}
