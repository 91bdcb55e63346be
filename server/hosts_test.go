package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
)

// The nine calls of the specification, as the hosts see them.
func TestTheNineCallsAreMadeAsSpecified(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args("--site-id", "site-7")...)
	ask := func(q string) string { t.Helper(); return site.graphql(t, `{"query":`+quoted(q)+`}`).body }
	ask(`{ jobs { nodes { id } } jobCount(filter: {country: ["US"]}) sitePages { id } }`)
	ask(`{ searchJobs(query: "nurse") { nodes { id } } }`)
	equal(t, len(h.requests("/public/active/jobs/search/")), 0, "search counts before anybody wanted one")
	ask(`{ a: searchJobs(query: "surgical nurse") { totalCount nodes { id } } b: searchJobs(query: "surgical nurse") { totalCount } }`)
	equal(t, len(h.requests("/public/active/jobs/search/")), 1, "questions for the search count")
	// No host knows a shift that follows from the hours, or that rotating ones have nights: the site's copy answers.
	mustContain(t, "nights", ask(`{ searchJobs(query: "recruiter", filter: {shift: [NIGHT]}) { totalCount nodes { id } } }`),
		`"totalCount":2,"nodes":[{"id":"1154"},{"id":"1176"}]`)
	// Nor does one compare pay for hours with pay for years.
	mustContain(t, "highest pay", ask(`{ searchJobs(query: "nurse", sort: PAY, filter: {pay: [STATED]}) { nodes { id } } }`),
		`"nodes":[{"id":"1176"}`)
	equal(t, len(h.requests("/public/active/jobs/search"))+len(h.requests("/public/active/jobs/search/")), 3,
		"questions for the search")
	var ids strings.Builder
	for i := range 10 {
		fmt.Fprintf(&ids, `p%d: sitePage(id: "%s") { title } `, i, []string{"privacy-supplement",
			"modern-slavery-statement"}[i%2])
	}
	ask("{ " + ids.String() + "}")
	equal(t, len(h.requests("/public/page")), 2, "pages asked for by 10 fields with 2 ids")
	sending := formRequest(t, site.url+"/contact-us", enquiry())
	sending.Header.Set("Traceparent", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")
	sending.Header.Set("X-Request-Id", "request-4711")
	if sent := do(t, sending); sent.status != http.StatusSeeOther {
		t.Fatalf("the enquiry answers %d", sent.status)
	}
	if r := h.requests("/public/enquiry/business/add")[0].header; !strings.HasPrefix(r.Get("Traceparent"),
		"00-4bf92f3577b34da6a3ce929d0e0e4736-") || r.Get("X-Request-Id") != "request-4711" {
		t.Errorf("the host is told of the request %q, trace %q", r.Get("X-Request-Id"), r.Get("Traceparent"))
	}
	site.received(t, jobPage, application(), sentFile{"résumé.pdf", resume})
	for path, want := range map[string]struct{ method, kind string }{
		"/public/enquiry/business/add": {"POST", "application/json"}, "/public/applicant/add": {"POST",
			"application/json"}, "/public/upload": {"POST", "application/pdf"},
		"/public/active/jobs": {"GET", ""}, "/public/active/jobs/count": {"GET", ""},
		"/public/active/jobs/search":  {"GET", ""},
		"/public/active/jobs/search/": {"GET", ""}, "/public/pages/site": {"GET", ""}, "/public/page": {"GET", ""},
	} {
		seen := h.requests(path)
		if len(seen) == 0 {
			t.Errorf("%s was never called", path)
			continue
		}
		r := seen[0]
		if r.method != want.method || r.header.Get("Content-Type") != want.kind {
			t.Errorf("%s is called by %s with the type %q", path, r.method, r.header.Get("Content-Type"))
		}
		equal(t, r.header.Get("Idempotency-Key") != "", want.method == "POST", "whether %s has a key", path)
		if strings.Contains(path, "page") && r.query["site"][0] != "site-7" {
			t.Errorf("%s names the site %v", path, r.query["site"])
		}
	}
	for _, r := range h.seen {
		if r.header.Get("app") != "hire360" || r.header.Get("origin") != "http://localhost:8080" ||
			r.header.Get("Traceparent") == "" {
			t.Errorf("%s has the headers %v", r.path, r.header)
		}
		mustLack(t, "the address of "+r.path, fmt.Sprint(r.query), "Alex", "sum")
	}
	file := h.requests("/public/upload")[0]
	if file.body != resume || !strings.Contains(file.header.Get("Content-Disposition"), "r%C3%A9sum%C3%A9.pdf") {
		t.Errorf("the file arrives as %q with %q", file.body, file.header.Get("Content-Disposition"))
	}
	mustContain(t, "the application", h.requests("/public/applicant/add")[0].body, `"site":"site-7"`, `"jobId":"1182"`,
		`"name":"Alex Example"`,
		`"files":["`+file.header.Get("Idempotency-Key")+`"]`, `"consent":{"version":`)
	mustContain(t, "the enquiry", h.requests("/public/enquiry/business/add")[0].body, `"reference":"ENQ-`,
		`"email":"dana@example.org"`)
}

// A host's refusal is told at the field, with scripts and without, and what it refused was never received.
func TestARefusalReachesWhoeverFillsInTheForm(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args()...)
	const words = "No mail can be sent to this address"
	key := uuid.NewString()
	got := site.graphql(t, enquiryBody(key, "dana@nowhere.invalid")).body
	mustContain(t, "with scripts", got, words, `"field":["email"]`, `"REFUSED"`, `"receipt":null`)
	form := site.post(t, jobPage, []string{"form", "application", "name", "Alex Example", "email",
		"alex@nowhere.invalid", "jobId", "1182", "consent", "on"}, sentFile{"cv.pdf", resume})
	equal(t, form.status, http.StatusUnprocessableEntity, "without scripts")
	mustContain(t, "without scripts", form.body, words, `value="alex@nowhere.invalid"`, "cv.pdf", `aria-invalid="true"`)
	if _, list := site.command(t, "submissions", "list"); strings.Contains(list, "ENQ-") ||
		strings.Contains(list, "invalid") {
		t.Errorf("what was refused is kept:\n%s", list)
	}
	mustContain(t, "corrected under the same key", site.graphql(t, enquiryBody(key, "dana@example.org")).body,
		`"DELIVERED"`)
	sent := h.requests("/public/enquiry/business/add")
	if n := len(sent); n != 2 || sent[0].header.Get("Idempotency-Key") == sent[1].header.Get("Idempotency-Key") {
		t.Errorf("the host got %d enquiries, want 2 with different keys", n)
	}
	file := regexp.MustCompile(`name="files" value="([^"]+)"|value="([^"]+)" name="files"`).FindStringSubmatch(form.body)
	if file == nil {
		t.Fatal("the file is not kept")
	}
	equal(t, site.post(t, jobPage, application("message", "Corrected.", "files",
		file[1]+file[2])).status, http.StatusSeeOther, "the corrected application")
	h.fail(answering(422, `{"errors":{"email":"Not <b>this</b> one"}}`))
	hostile := site.post(t, "/contact-us", enquiry()).body
	mustContain(t, "a refusal with markup", hostile, "Not &lt;b&gt;this&lt;/b&gt; one")
	mustLack(t, "a refusal with markup", hostile, "<b>this")
	h.fail(answering(422, `{"message":"We are closed\u0000 on\n Sundays today"}`))
	mustContain(t, "a refusal without a field", site.graphql(t, enquiryBody(uuid.NewString(), "dana@example.org")).body,
		`"field":[]`, `We are closed on Sundays today`)
}

// What a host refuses while its sender waits is mailed to nobody.
func TestWhatAHostRefusesIsMailedToNobody(t *testing.T) {
	h, to := startHosts(t), newStrictServer(t, strictOptions{})
	site := start(t, h.args(mailingTo(to)...)...)
	mustContain(t, "refused", site.graphql(t, enquiryBody(uuid.NewString(), "dana@nowhere.invalid")).body, `"REFUSED"`)
	mustContain(t, "received", site.graphql(t, enquiryBody(uuid.NewString(), "dana@example.org")).body, `"ENQ-`)
	soon(t, "its mails are taken", func() bool {
		return len(to.Taken("team@hire360.example")) == 1 && len(to.Taken("dana@example.org")) == 1
	})
	site.arrived(t)
	equal(t, len(to.Taken("team@hire360.example")), 1, "mails to the team")
	equal(t, len(to.Taken("dana@nowhere.invalid")), 0, "mails to whom the host refused")
}

func answering(status int, body string, headers ...string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		for i := 0; i+1 < len(headers); i += 2 {
			w.Header().Set(headers[i], headers[i+1])
		}
		w.WriteHeader(status)
		_, _ = w.Write([]byte(body))
	}
}

// What a host says when it is not well reaches integrators as it is when it is JSON, and else not at all.
func TestAnAnswerThatIsNotOKReachesTheCaller(t *testing.T) {
	slow(t)
	for name, c := range map[string]struct {
		answer http.HandlerFunc
		want   []string
		not    string
	}{
		"JSON with a message": {answering(503, `{"message":"Down for repairs","code":17}`),
			[]string{`"message":"Down for repairs"`, `"code":"UPSTREAM_ERROR"`, `"status":503`,
				`"body":{"message":"Down for repairs","code":17}`}, ""},
		"JSON without one": {answering(500, `[17]`), []string{`"message":"An error occurred"`, `"body":[17]`}, ""},
		"HTML": {answering(502, `<html>nginx secret</html>`), []string{`"message":"An error occurred"`,
			`"status":502`}, "nginx"},
		"too much JSON": {answering(500, `{"message":"long","x":"`+strings.Repeat("x", 1<<20)+`"}`),
			[]string{`"message":"An error occurred"`}, "xxx"},
		"a shape of its own": {answering(200, `{"nothing":"here"}`), []string{`"message":"An error occurred"`,
			`"UPSTREAM_ERROR"`}, "here"},
		"HTML with 200": {answering(200, `<html>hello</html>`), []string{`"message":"An error occurred"`},
			"hello"},
		"nothing":       {answering(204, ""), []string{`"message":"An error occurred"`}, ""},
		"an empty list": {answering(200, `[]`), []string{`"message":"An error occurred"`}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			h := startHosts(t)
			h.fail(c.answer)
			site := start(t, h.args()...)
			got := site.graphql(t, `{"query":"{ site { name } page(path: \"/about\") { title } jobs { nodes { id } } }"}`).body
			mustContain(t, name, got, append(c.want, `"name":"Hire360"`, `"jobs":null`, `"path":["jobs"]`)...)
			if c.not != "" && strings.Contains(got, c.not) {
				t.Errorf("the answer holds %q: %s", c.not, firstBytes(got, 400))
			}
			equal(t, site.get(t, "/about").status, http.StatusOK, "/about")
		})
	}
}

// bomb is more than any answer may have, in a few bytes.
var bomb = sync.OnceValue(func() []byte {
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed) // it is a level
	blank := []byte(strings.Repeat(" ", 1<<20))
	for range 70 {
		_, _ = z.Write(blank) // writing to memory does not fail
	}
	_ = z.Close()
	return b.Bytes()
})

// faults are the ways in which a host fails; each is met by every call.
func faults(h *hosts, elsewhere string) map[string]http.HandlerFunc {
	return map[string]http.HandlerFunc{
		"500":           answering(500, `{"message":"no"}`),
		"429":           answering(429, `{"message":"slow down"}`, "Retry-After", "2"),
		"200 with HTML": answering(200, "<!doctype html><p>Maintenance"),
		"half of JSON":  answering(200, `{"jobs":[{"id":"1182","title":`),
		"cut off":       answering(200, `{"jobs":[]`, "Content-Length", "4000"),
		"redirect":      answering(302, "", "Location", elsewhere),
		"hangs":         func(w http.ResponseWriter, r *http.Request) { h.hang(w, r, func() {}) },
		"drips": func(w http.ResponseWriter, r *http.Request) {
			h.hang(w, r, func() {
				_, _ = w.Write([]byte(" "))
				_ = http.NewResponseController(w).Flush()
			})
		},
		"4 GB": func(w http.ResponseWriter, r *http.Request) {
			blank := []byte(strings.Repeat(" ", 1<<20))
			for range 4096 {
				if _, err := w.Write(blank); err != nil {
					return
				}
			}
		},
		"much, squeezed": func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Encoding", "gzip")
			_, _ = w.Write(bomb())
		},
		"drops at once": func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) },
		"works, then drops": func(w http.ResponseWriter, r *http.Request) {
			h.work(r)
			panic(http.ErrAbortHandler)
		},
	}
}

// While the hosts fail, in whatever way, the last good list is shown and says so, and everything sent is
// received; when they are well again, each submission is there once.
func TestNoFaultOfAHostIsAFaultOfTheSite(t *testing.T) {
	slow(t)
	h := startHosts(t)
	other := startHosts(t)
	var now clock
	site := startStrict(t, now.now, h.args()...)
	mustContain(t, "while all is well", site.get(t, "/careers").body, "24 open jobs")
	sent := 0
	for name, fault := range faults(h, other.url+"/public/active/jobs") {
		h.fail(fault)
		now.jump(12 * time.Minute)
		list := site.graphql(t, `{"query":"{ jobs(first: 50) { totalCount isStale nodes { id } } searchJobs(query: \"nurse\") { totalCount isStale nodes { id } } jobCount job(id: \"1182\") { staleAsOf } sitePages { id } page(path: \"/site/privacy-supplement\") { title } }"}`).body
		mustContain(t, name, list, `"totalCount":24,"isStale":true`, `"jobCount":24`, `"staleAsOf":"20`,
			`"title":"Privacy supplement`)
		mustLack(t, name, list, `"errors"`)
		// An older page may be shown for the moment that the new one takes.
		soon(t, name+": careers says how old its list is", func() bool {
			page := site.get(t, "/careers").body
			return strings.Contains(page, "24 open jobs") && strings.Contains(page, "This list was updated") &&
				strings.Contains(page, "You can apply as usual")
		})
		mustContain(t, name, site.graphql(t, enquiryBody(uuid.NewString(), name[:1]+"@example.org")).body, `"ENQ-`)
		equal(t, site.post(t, jobPage, application("message", name),
			sentFile{"cv.pdf", resume}).status, http.StatusSeeOther, "%s: an application", name)
		sent++
	}
	if led := len(other.requests("/public/active/jobs")); led > 0 {
		t.Errorf("a redirect was followed %d times", led)
	}
	h.fail(nil)
	now.jump(12 * time.Minute)
	soon(t, "everything is delivered", func() bool {
		now.jump(5 * time.Second) // breakers and waits go by
		_, list := site.command(t, "deliveries", "list")
		return strings.Count(list, "\n") == 1
	})
	h.mustHold(t, sent, sent)
	soon(t, "jobs are fresh again", func() bool {
		now.jump(time.Second)
		return strings.Contains(site.graphql(t,
			`{"query":"{ jobs { isStale } job(id: \"1182\") { staleAsOf } }"}`).body,
			`"isStale":false},"job":{"staleAsOf":null}`)
	})
	soon(t, "the page says so no more", func() bool {
		return !strings.Contains(site.get(t, "/careers").body,
			"This list was updated")
	})
	for line := range strings.Lines(site.logged(t)) {
		mustLack(t, "the log", line, "level=ERROR", "example.org")
	}
}

// mustHold checks that the hosts hold so many enquiries and applications, none twice, each with its file.
func (h *hosts) mustHold(t *testing.T, enquiries, applications int) {
	t.Helper()
	all, err := h.store.Inbox.Submissions(t.Context(), "", 0)
	noError(t, err)
	got := map[string]int{}
	for _, n := range all {
		got[string(n.Kind)]++
		if n.Application != nil && len(n.Files) != 1 {
			t.Errorf("%s arrived with %d files", n.Reference, len(n.Files))
		}
	}
	if got["ENQUIRY"] != enquiries || got["APPLICATION"] != applications {
		t.Errorf("the hosts hold %v, want %d enquiries and %d applications", got, enquiries, applications)
	}
}

// With the hosts off for good, also over a restart, every page stands and one can apply.
func TestWithTheHostsOffForGoodTheSiteStands(t *testing.T) {
	slow(t)
	h := startHosts(t)
	data := t.TempDir()
	first := startOver(t, data, time.Now, h.args()...)
	first.get(t, "/careers")
	first.soonHas(t, "/site/privacy-supplement", "<h1")
	first.stop()
	h.fail(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })
	var later clock
	later.jump(40 * 24 * time.Hour)
	site := startOver(t, data, later.now, h.args()...)
	for path, want := range map[string]string{"/": "This list was updated", "/about": "<h1", "/contact-us": "<form",
		"/careers": "This list was updated", "/careers?q=engineer": "This list was updated",
		"/site/privacy-supplement": "Privacy supplement", "/careers/general-application": "<form",
		"/sitemap.xml": "/careers/", "/careers.json": "items", "/careers.xml?q=engineer": "<rss"} {
		site.answers(t, path, http.StatusOK, want)
	}
	equal(t, site.get(t, "/no-such-page").status, http.StatusNotFound, "an address where nothing stands")
	receipt := site.received(t, "/careers/general-application", []string{"form", "application", "name", "Alex Example",
		"email", "alex@example.org", "consent", "on"}, sentFile{"cv.pdf", resume})
	mustContain(t, "receipt", site.get(t, receipt).body, "APP-", "on its way to our team")
}

// A site that never heard of its hosts has pages and forms, and says that the jobs cannot be shown.
func TestWithoutEverHearingOfTheHostsThePagesStand(t *testing.T) {
	slow(t)
	site := startStrict(t, time.Now, "--core-url", "http://core.invalid", "--erp-url", "http://127.0.0.1:1",
		"--captcha", "off")
	for _, path := range []string{"/", "/about", "/contact-us", "/privacy-policy", "/careers/general-application",
		"/sitemap.xml"} {
		equal(t, site.get(t, path).status, http.StatusOK, "%s", path)
	}
	if got := site.get(t, "/careers"); got.status == http.StatusNotFound || !strings.Contains(got.body, "<h1") {
		t.Errorf("careers answers %d without its page", got.status)
	}
	equal(t, site.post(t, "/contact-us", enquiry()).status, http.StatusSeeOther, "an enquiry")
}

// A page that lacks some of its data costs a render every few seconds, not one for everybody who asks.
func TestAPageThatLacksDataIsNotMadeForEachWhoAsks(t *testing.T) {
	site := start(t, "--core-url", "http://127.0.0.1:1", "--erp-url", "http://127.0.0.1:1",
		"--admin-addr", "127.0.0.1:0")
	for range 40 {
		if got := site.get(t, "/about"); got.status != http.StatusOK || got.header.Get("Cache-Control") != "no-store" {
			t.Fatalf("it answers %d, and %s", got.status, got.header.Get("Cache-Control"))
		}
	}
	if made := regexp.MustCompile(`how="made"\} (\d+)`).FindStringSubmatch(site.metrics(t)); made == nil || len(made[1]) > 1 {
		t.Errorf("40 requests made %v pages", made)
	}
}
