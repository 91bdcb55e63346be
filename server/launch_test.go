package main

import (
	"bytes"
	"context"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/audit"
	"hire360/server/content"
	"hire360/server/paper"
)

const anEvent = "Open day at headquarters in Edison"

// invented are the names of what the samples tell: jobs and events.
func invented(t *testing.T, s *site) []string {
	t.Helper()
	var names []string
	files, err := filepath.Glob("jobs/sample/*.yml")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d sample jobs (%v)", len(files), err)
	}
	for _, file := range files {
		text := must[[]byte](t)(os.ReadFile(file))
		title := regexp.MustCompile(`(?m)^title: "?([^"\n]+)`).FindSubmatch(text)
		names = append(names, string(title[1]), strings.TrimSuffix(filepath.Base(file), ".yml")[len("1120-"):])
	}
	shown, err := content.Open("", content.Options{Samples: true})
	noError(t, err)
	for _, e := range shown.Events(s.now()) {
		if e.Sample {
			names = append(names, e.Title, e.Slug)
		}
	}
	return append(names, "JobPosting", `"@type":"Event"`, "for trying the site out")
}

// toPlaceholder is a link to a page that cannot exist. The launch check lists the e-mail address of the content.
var toPlaceholder = regexp.MustCompile(`href="http[^"]*\.example["/?#]`)

// Started for the public and nothing else, the site tells no invented job, event or page as a fact, and each case study
// and list of them says that it is composed. The audit knows the lists.
func TestAPublicSiteTellsNothingInvented(t *testing.T) {
	slow(t)
	t.Parallel()
	var parts *site
	public := startWith(t, t.TempDir(), func(a *app) {
		a.timeout = maxWait
		a.connected = func(s *site) { parts = s }
	}, "--site-url", "https://example.com")
	names := invented(t, parts)
	check := func(at, text string) {
		for _, name := range names {
			mustLack(t, at, text, name)
		}
		if link := toPlaceholder.FindString(text); link != "" {
			t.Errorf("%s leads to a placeholder: %s", at, link)
		}
	}
	found, pages, err := parts.judge(t.Context(), func(_ context.Context, path string) audit.Page {
		got := public.get(t, path)
		check(path, got.body)
		if strings.HasPrefix(path, "/case-study/") {
			mustContain(t, path, got.body, `<meta name="description" content="`+graph.IllustrativeExample,
				graph.Disclosure)
		}
		return audit.Page{Status: got.status, HTML: []byte(got.body)}
	})
	if err != nil || pages < 100 {
		t.Errorf("%d pages are judged (%v)", pages, err)
	}
	for _, f := range found {
		t.Error(f)
	}
	for _, path := range []string{"/careers.xml", "/careers.atom", "/careers.json",
		"/careers.indeed.xml", "/blogs.atom",
		"/blogs.json", "/sitemap.xml", "/careers?q=engineer", "/careers?country=US"} {
		check(path, public.get(t, path).body)
	}
	check("the API", public.graphql(t, `{"query":"{ events { title slug } jobs(first: 50) { nodes { title } } `+
		`sitePages { title } }"}`).body)
	for path, want := range map[string]int{"/careers/senior-go-engineer-payments-1182": 404,
		"/events/edison-open-day.ics": 404, "/site/privacy-supplement": 404, "/site/modern-slavery-statement": 404,
		"/site/accessibility-statement": 200} {
		equal(t, public.get(t, path).status, want, "%s", path)
	}
	checkCards(t, public, parts)
	for path, words := range map[string]string{"/careers": "No jobs are open right now",
		"/": "No jobs are open right now", "/events": "No events are planned right now"} {
		body := public.get(t, path).body
		mustContain(t, path, body, words)
		mustLack(t, path, mainOf(t, body), ">0<", "0 open jobs", "Earlier events", "0 jobs")
	}
}

// checkCards looks at the words of every card. That of a job that does not exist is the job search's.
func checkCards(t *testing.T, public running, parts *site) {
	t.Helper()
	names := invented(t, parts)
	for _, path := range parts.live.Load().Paths() {
		words := string(paper.Card(parts.live.Load().Site(""), parts.live.Load().Page(path)))
		for _, name := range names {
			mustLack(t, "the card of "+path, words, name)
		}
	}
	if public.get(t, "/cards/careers/senior-go-engineer-payments-1182.png").body != public.get(t,
		"/cards/careers.png").body {
		t.Error("the card of a sample job is not that of the job search")
	}
}

// Where samples are shown, each page that shows one says so and is not indexed, and no feed has one.
func TestSamplesSayWhatTheyAre(t *testing.T) {
	site := start(t, "--samples", "--site-url", "https://example.com")
	for path, want := range map[string]string{
		"/careers":         "Sample jobs, for trying the site out.",
		"/careers?q=nurse": "Sample jobs, for trying the site out.",
		"/careers/senior-go-engineer-payments-1182": "Sample job, for trying the site out.",
		"/careers/icu-nurse-nights-1122":            "Sample job, for trying the site out.",
		"/events":                                   "Sample events, for trying the site out.",
		"/site/privacy-supplement":                  "Sample page, for trying the site out.",
	} {
		page := site.get(t, path).body
		mustContain(t, path, page, want, `<meta name="robots" content="noindex"`)
		mustLack(t, path, page, "JobPosting", `"@type":"Event"`)
	}
	for _, path := range []string{"/careers.xml", "/careers.atom", "/careers.json", "/careers.indeed.xml",
		"/sitemap.xml"} {
		body := site.get(t, path).body
		mustLack(t, path, body, "senior-go-engineer", "privacy-supplement")
	}
	mustContain(t, "calendar", site.get(t, "/events/edison-open-day.ics").body, "SUMMARY:Sample: "+anEvent)
	list := site.graphql(t, `{"query":"{ jobs(first: 1) { hasSamples nodes { sample } } events { sample } sitePages { sample } }"}`).body
	mustContain(t, "the API", list, `"hasSamples":true,"nodes":[{"sample":true}]`, `"events":[{"sample":true}`,
		`"sitePages":[{"sample":true}]`)
}

// What somebody tried at home goes when the site becomes public; what is imported over it stays.
func TestSamplesLeaveAnOlderFolder(t *testing.T) {
	data := t.TempDir()
	site := startOver(t, data, time.Now, "--samples")
	file := filepath.Join(t.TempDir(), "jobs.json")
	site.works(t, "jobs", "export", file)
	all := must[[]byte](t)(os.ReadFile(file))
	own := regexp.MustCompile(`(?s)\{\s*"id": "1182".*?\n  \}`).Find(all)
	own = bytes.Replace(own, []byte(`,`+"\n    \"sample\": true"), nil, 1)
	noError(t, os.WriteFile(file, append(append([]byte("["), own...), ']'), 0o600))
	if code, out := site.command(t, "jobs", "import", file); code != 0 || !strings.Contains(out, "1 updated") {
		t.Fatal(out)
	}
	site.stop()
	site = startOver(t, data, time.Now, "--site-url", "https://example.com")
	list := site.graphql(t, `{"query":"{ jobs(first: 50) { nodes { id sample } } searchJobs(query: \"engineer\") { nodes { id } } sitePages { id } }"}`).body
	mustContain(t, "the API", list, `"jobs":{"nodes":[{"id":"1182","sample":false}]}`,
		`"searchJobs":{"nodes":[{"id":"1182"}]}`,
		`"sitePages":[]`)
	if job := site.get(t, "/careers/senior-go-engineer-payments-1182"); job.status != http.StatusOK ||
		!strings.Contains(job.body, "JobPosting") {
		t.Errorf("the imported job answers %d", job.status)
	}
}
