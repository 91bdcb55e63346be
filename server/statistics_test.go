package main

import (
	"html"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/server/db/dbtest"
)

// asBrowser are the headers with which a browser opens a page.
var asBrowser = []string{"User-Agent", "Mozilla/5.0", "Sec-Fetch-Dest", "document"}

// reports posts what the script of the statistics reports.
func (r running) reports(t *testing.T, what, name string, headers ...string) {
	t.Helper()
	headers = append([]string{"Content-Type", "application/x-www-form-urlencoded;charset=UTF-8", "Origin", r.url,
		"User-Agent", "Mozilla/5.0"}, headers...)
	got := send(t, http.MethodPost, r.url+"/count", form(what, name).Encode(), headers...)
	equal(t, got.status, http.StatusNoContent, "%s=%s %v is answered with the status", what, name, headers)
	equal(t, got.body, "", "the body")
}

func (r running) statistics(t *testing.T) string {
	t.Helper()
	b := r.desk(t)
	b.follows("/sign-in", "name", "Dana", "token", deskToken)
	return html.UnescapeString(b.get("/statistics").body)
}

// row is a row of a table of the statistics.
func row(name, n string) string { return "<td>" + name + "</td><td>" + n + "</td>" }

var counting = []string{"--admin-token", deskToken, "--statistics"}

// The statistics count views of pages by people, on all machines, and nobody who asks not to be counted.
func TestViewsAreCounted(t *testing.T) {
	onBoth(t, func(t *testing.T, alone bool) {
		clock, data := &clock{}, t.TempDir()
		on := func(data string) running {
			return startWith(t, data, func(a *app) { a.now, a.timeout = clock.now, maxWait },
				append([]string{"--admin-addr", "127.0.0.1:0", "--captcha", "off"}, counting...)...)
		}
		site := on(data)
		first := site.get(t, "/about?utm=x", asBrowser...)
		mustContain(t, "a page", first.body, `<script src="/count.js" defer></script>`)
		equal(t, site.get(t, "/about", append(asBrowser, "If-None-Match", first.header.Get("ETag"))...).status,
			http.StatusNotModified, "the same page again")
		equal(t, site.get(t, "/About/", asBrowser...).status, http.StatusPermanentRedirect, "another spelling")
		site.get(t, "/about", "User-Agent", "Mozilla/5.0 (an old browser)")
		site.reports(t, "view", "/about")
		site.get(t, jobPage, asBrowser...)
		site.reports(t, "view", jobPage)
		for _, uncounted := range [][]string{{"User-Agent", "Mozilla/5.0 (compatible; Googlebot/2.1)"},
			{"User-Agent", "curl/8.0"}, {"Sec-Purpose", "prefetch"}, {"Sec-Purpose", "prefetch;prerender"},
			{"Purpose", "prefetch"}, {"X-Moz", "prefetch"}, {"Sec-GPC", "1"}, {"DNT", "1"},
			{"Sec-Fetch-Dest", "empty"}} {
			headers := append(asBrowser, uncounted...)
			if uncounted[1] == "curl/8.0" {
				headers = uncounted
			}
			equal(t, site.get(t, "/about", headers...).status, http.StatusOK, "%v", uncounted)
			if name := uncounted[0]; name != "Sec-Fetch-Dest" && uncounted[1] != "curl/8.0" {
				site.reports(t, "view", "/about", uncounted...)
			}
		}
		send(t, http.MethodHead, site.url+"/about", "", asBrowser...)
		for _, path := range []string{"/nothing-here", "/404", "/assets/x.js", "/careers/closed-99999", "", "/About",
			"/about?a=b", "//evil.example", "/receipts/" + uuid.NewString(), "/careers/x-1182",
			strings.Repeat("/x", 5000)} {
			site.reports(t, "view", path)
		}
		receipt := site.post(t, "/contact-us", enquiry()).header.Get("Location")
		equal(t, site.get(t, receipt, asBrowser...).status, http.StatusOK, "a receipt")
		for _, from := range [][]string{{"Origin", "https://evil.example"}, {"Origin", "null"},
			{"Origin", "", "Sec-Fetch-Site", "cross-site"}} {
			site.reports(t, "view", "/about", from...)
			site.reports(t, "begun", "enquiry", from...)
		}
		equal(t, send(t, http.MethodGet, site.url+"/count", "").status, http.StatusNotFound, "a GET of /count")

		seen := site.statistics(t)
		mustContain(t, "the statistics", seen, "Views: 6<", row("/about", "4"), row(jobPage, "2"),
			"<td>Inquiry</td><td>0</td><td>1</td>", "<td>Application</td><td>0</td><td>0</td>")
		mustLack(t, "the statistics", seen, "nothing-here", "receipts/", "evil", "utm", "(all others)")
		if !alone {
			other := on(t.TempDir())
			other.get(t, "/about", asBrowser...)
			other.stop()
			mustContain(t, "after two machines", site.statistics(t), row("/about", "5"))
		}
		site.get(t, "/events", asBrowser...)
		site.stop() // writes
		clock.jump(23 * time.Hour)
		site = on(data)
		site.get(t, "/", asBrowser...)
		mustContain(t, "a day later", site.statistics(t), row("/about", map[bool]string{true: "4", false: "5"}[alone]),
			row("/events", "1"), row("/", "1"))
		clock.jump(2*time.Hour + 30*time.Minute)
		mustContain(t, "two days later", site.statistics(t), "Views: 1<", row("/", "1"))
		kept := keptBy(t, os.Getenv("DATABASE_URL"), "", data)
		equal(t, must[int](t)(kept.DB.Primary.Int(t.Context(), `SELECT count(*) FROM statistic WHERE name <> '/'`)), 0,
			"old rows")
	})
}

// Searches that find nothing are counted by their words, unless these might say who searched.
func TestSearchesWithoutResultAreCounted(t *testing.T) {
	onBoth(t, func(t *testing.T, _ bool) {
		site := deskSite(t, t.TempDir(), counting...)
		ask := func(operation string, headers ...string) {
			got := site.graphql(t, `{"query":`+quoted(operation)+`}`, headers...)
			mustContain(t, operation, got.body, `"totalCount":`)
		}
		for range 2 { // the second answer is from the cache
			site.get(t, "/search?q=Xyzzyq++Plughw", asBrowser...)
			site.get(t, "/careers?q=xyzzyq", asBrowser...)
			ask(`{ searchJobs(query: "XYZZYQ") { totalCount } search(query: "xyzzyq plughw") { totalCount } }`)
		}
		ask(`{ searchJobs(query: "XYZZYQ") { totalCount } }`, "Sec-GPC", "1")
		ask(`{ searchJobs(query: "engineer") { totalCount } search(query: "staffing") { totalCount } }`)
		ask(`{ searchJobs(query: "engineer", page: 99) { totalCount } jobs(filter: {city: ["Tampa"]}) { totalCount } }`)
		for _, words := range []string{"zzq@example.org", "zzq 555 01", "zzq ٥٥٥٠١", "app-7k3m9q", "ENQ 7K3M9Q"} {
			ask(`{ searchJobs(query: "` + words + ` zzqq") { totalCount } }`)
		}
		ask(`{ searchJobs(query: "` + strings.Repeat("zqö", 20) + `") { totalCount } }`)
		seen := site.statistics(t)
		mustContain(t, "the statistics", seen, "Searches of the site without result: 4<", row("xyzzyq plughw", "4"),
			"Searches for jobs without result: 10<", row("xyzzyq", "4"), row("(all others)", "5"),
			row(strings.Repeat("zqö", 13)+"z", "1"))
		mustLack(t, "the statistics", seen, "zzq@", "555", "7k3m9q", "engineer")
		for range 3 {
			for range 50 {
				ask(`{ searchJobs(query: "zzq ` + strings.Map(letters, uuid.NewString()) + `") { totalCount } }`)
			}
		}
		seen = site.statistics(t)
		mustContain(t, "after many", seen, "Searches for jobs without result: 160<", row("(all others)", "58"))
		kept := keptBy(t, os.Getenv("DATABASE_URL"), os.Getenv("S3_URL"), site.data)
		equal(t, must[int](t)(kept.DB.Primary.Int(t.Context(), `SELECT count(*) FROM statistic WHERE kind = 'jobs'`)),
			100, "stored words")
	})
}

func letters(r rune) rune {
	if r >= '0' && r <= '9' {
		return r - '0' + 'g'
	}
	return r
}

// Off, nothing is counted, and nothing says that it could be.
func TestStatisticsAreOffByDefault(t *testing.T) {
	site := deskSite(t, t.TempDir(), "--admin-token", deskToken)
	mustLack(t, "a page", site.get(t, "/about", asBrowser...).body, "count.js")
	equal(t, site.get(t, "/count.js").status, http.StatusNotFound, "the script")
	equal(t, send(t, http.MethodPost, site.url+"/count", "view=/about", "Content-Type",
		"application/x-www-form-urlencoded").status, http.StatusNotFound, "a report")
	mustContain(t, "the desk", site.statistics(t), "Nothing is counted", "STATISTICS=on")
	kept := keptBy(t, "", "", site.data)
	equal(t, must[int](t)(kept.DB.Primary.Int(t.Context(), `SELECT count(*) FROM statistic`)), 0, "rows")
}

// While PostgreSQL is away, counts wait in memory, and nobody waits for it.
func TestCountsWaitForPostgreSQL(t *testing.T) {
	slow(t)
	several(t)
	site := deskSite(t, t.TempDir(), append(counting, "--admin-user-header", "X-User", "--trusted-proxies",
		"127.0.0.1")...)
	site.get(t, "/about", asBrowser...)
	b := site.desk(t) // which asks no database who that is
	b.header.Set("X-User", "Dana")
	comesBack := dbtest.Halt(t)
	site.get(t, "/about", asBrowser...)
	site.reports(t, "begun", "application")
	site.reports(t, "begun", "call")
	equal(t, b.get("/statistics").status, http.StatusServiceUnavailable, "meanwhile")
	site.get(t, "/about", asBrowser...)
	comesBack()
	soon(t, "all is counted", func() bool {
		seen := b.get("/statistics").body
		return strings.Contains(seen, row("/about", "3")) && strings.Contains(seen, "Application</td><td>1</td>")
	})
}
