package main

import (
	"net/http"
	"strings"
	"sync"
	"testing"
)

// Visitors, integrators and search engines come at once while jobs are imported. All are answered, and nothing that was
// sent is lost. make test runs it with the race detector.
func TestAllKindsOfVisitorsComeAtOnce(t *testing.T) {
	slow(t)
	site := start(t, "--captcha", "off", "--query-limit", "100000")
	codings := []string{"br", "gzip", "identity"}
	const visitors = 6
	var all sync.WaitGroup
	for visitor := range visitors {
		all.Go(func() {
			for _, path := range []string{
				"/", "/about", "/careers?page=" + itoa(1+visitor%2), "/careers?q=engineer", jobPage,
				"/contact-us?country=IN",
				"/sitemap.xml", "/careers.json", "/careers.xml?q=engineer", "/cards/about.png",
				"/documents/mailzzy-brochure.pdf",
				"/schema.graphql", "/no-such-page",
			} {
				got := site.get(t, path, "Accept-Encoding", codings[visitor%len(codings)])
				if want := map[bool]int{true: http.StatusNotFound,
					false: http.StatusOK}[path == "/no-such-page"]; got.status != want {
					t.Errorf("%s answers %d, want %d", path, got.status, want)
				}
			}
			found := site.graphql(t, `{"query":"{ searchJobs(query: \"engineer\") { totalCount facets { options { count } } } jobCount }"}`)
			mustContain(t, "a search", found.body, `"totalCount":`)
			for path, sent := range map[string]reply{
				"/contact-us": site.post(t, "/contact-us", enquiry("message", itoa(visitor))),
				jobPage:       site.post(t, jobPage, application("message", itoa(visitor)), sentFile{"cv.pdf", resume}),
			} {
				if sent.status != http.StatusSeeOther {
					t.Errorf("what is sent to %s answers %d", path, sent.status)
				} else {
					mustContain(t, "the receipt", site.get(t, sent.header.Get("Location")).body, "<h1")
				}
			}
		})
	}
	if code, out := site.command(t, "jobs", "import", "testdata/one-job.json"); code != 0 {
		t.Error(out)
	}
	all.Wait()
	_, list := site.command(t, "submissions", "list")
	if enquiries, applications := strings.Count(list, "ENQ-"), strings.Count(list, "APP-"); enquiries != visitors ||
		applications != visitors {
		t.Errorf("%d enquiries and %d applications are stored, want %d each", enquiries, applications, visitors)
	}
	site.soonHas(t, "/careers?q=lighthouse", "Lighthouse keeper")
	mustLack(t, "the log", site.logged(t), "level=ERROR")
}
