package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/google/uuid"
)

// backend opens a running site over one kind of storage, filled with the sample jobs.
type backend struct {
	name string
	open func(t *testing.T, args ...string) running
}

var backends = []backend{
	{"embedded", func(t *testing.T, args ...string) running { return start(t, append(args, "--captcha", "off")...) }},
	{"PostgreSQL", func(t *testing.T, args ...string) running {
		several(t)
		return start(t, append(args, "--captcha", "off")...)
	}},
	{"hosts", func(t *testing.T, args ...string) running { return start(t, startHosts(t).args(args...)...) }},
	{"hosts over PostgreSQL", func(t *testing.T, args ...string) running {
		several(t)
		return start(t, startHosts(t).args(args...)...)
	}},
}

// What passes over one backend passes over all: each case is asked of each, and answers that are no matter of
// time must be the same as those of the site's own store.
func TestEveryBackendAnswersAlike(t *testing.T) {
	questions := []string{
		`{ jobs(first: 50) { totalCount nodes { id path title reference status summary description { __typename ... on ParagraphBlock { text } ... on ListBlock { style items } ... on HeadingBlock { id level text } ... on TableBlock { columns rows caption } } location { city region countryCode country postalCode } workplace type category experience skills salary { from to currency period } posted closes employer questions { id label hint kind required options } } } }`,
		`{ jobs(first: 3, sort: TITLE, page: 2) { nodes { id } pageInfo { hasNextPage hasPreviousPage } facets { field options { value label count } } } }`,
		`{ jobs(first: 50, sort: CLOSING, filter: {country: ["IN", "US"], workplace: [HYBRID]}) { totalCount nodes { id } } }`,
		`{ searchJobs(query: "engineer", first: 50) { totalCount nodes { id title description { __typename } } pageInfo { hasNextPage } facets { field options { value count } } } }`,
		`{ searchJobs(query: "  GO  Payments ", sort: NEWEST) { totalCount nodes { id } isStale } }`,
		`{ searchJobs(query: "C++ <b> \"OR\" %", filter: {type: [FULL_TIME]}) { totalCount nodes { id } } }`,
		`{ searchJobs(query: "engineer", filter: {country: ["GB"], experience: [ENTRY]}) { totalCount suggestions { field value label count } } }`,
		`{ searchJobs(query: "engineer", first: 2, page: 2) { nodes { id } pageInfo { hasNextPage hasPreviousPage } } }`,
		`{ open: job(id: "1182") { title status similar(first: 5) { id } } gone: job(id: "999999") { id } odd: job(id: "01182") { id } }`,
		`{ all: jobCount some: jobCount(filter: {country: ["IN"]}) none: jobCount(filter: {city: ["Nowhere"]}) }`,
		`{ sitePages { id path title text { __typename ... on ParagraphBlock { text } ... on ListBlock { items style } ... on TableBlock { columns rows caption } ... on HeadingBlock { id text } } } }`,
		`{ a: sitePage(id: "privacy-supplement") { title } b: sitePage(id: "privacy-supplement") { path } c: sitePage(id: "nothing") { id } }`,
		`{ jobs(first: 0) { totalCount } }`,
		`{ jobs(after: "nonsense") { totalCount } }`,
		`{ page(path: "/site/privacy-supplement") { title description breadcrumbs { link } sections { __typename } } }`,
	}
	var want []string
	for _, b := range backends {
		t.Run(b.name, func(t *testing.T) {
			site := b.open(t)
			for i, q := range questions {
				got := site.graphql(t, `{"query":`+quoted(q)+`}`).body
				if len(want) <= i {
					want = append(want, got)
				}
				if got != want[i] {
					t.Errorf("%s\nanswers %s\nwant    %s", q, firstBytes(difference(got, want[i]), 700), firstBytes(difference(want[i], got), 700))
				}
			}
			for name, c := range backendCases {
				t.Run(name, func(t *testing.T) { c(t, site) })
			}
			if strings.Contains(site.log.String(), "level=ERROR") {
				t.Errorf("errors were logged:\n%s", site.log)
			}
		})
	}
}

func quoted(s string) string {
	b, _ := json.Marshal(s)
	return string(b)
}

// difference returns a from a little before where it differs from b.
func difference(a, b string) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	return a[max(0, i-60):]
}

var backendCases = map[string]func(*testing.T, running){
	"jobs are walked by cursor": func(t *testing.T, site running) {
		for _, list := range []string{`jobs(sort: CLOSING,`, `jobs(`, `searchJobs(query: "engineer",`, `searchJobs(query: "engineer", sort: TITLE,`} {
			seen, after := map[string]bool{}, ""
			for range 20 {
				var page struct {
					Data struct {
						L struct {
							TotalCount int
							Nodes      []struct{ ID string }
							PageInfo   struct {
								HasNextPage bool
								EndCursor   string
							}
						}
					}
				}
				answer := site.graphql(t, `{"query":`+quoted(`{ l: `+list+` first: 4`+after+`) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }`)+`}`).body
				if err := json.Unmarshal([]byte(answer), &page); err != nil {
					t.Fatal(err)
				}
				for _, n := range page.Data.L.Nodes {
					if seen[n.ID] {
						t.Errorf("%s job %s comes twice", list, n.ID)
					}
					seen[n.ID] = true
				}
				if after = fmt.Sprintf(", after: %q", page.Data.L.PageInfo.EndCursor); !page.Data.L.PageInfo.HasNextPage {
					if len(seen) != page.Data.L.TotalCount || len(seen) < 5 {
						t.Errorf("%s %d jobs were met, %d counted", list, len(seen), page.Data.L.TotalCount)
					}
					break
				}
			}
		}
	},
	"pages and feeds": func(t *testing.T, site running) {
		for path, want := range map[string]string{"/careers": "24 open jobs", "/careers?q=golang": "Senior Go engineer", jobPage: "JobPosting",
			"/careers.xml?q=engineer": "<item>", "/sitemap.xml": "/careers/senior-go-engineer-payments-1182", "/site/accessibility-statement": "<h1"} {
			if got := site.get(t, path); got.status != http.StatusOK || !strings.Contains(got.body, want) {
				t.Errorf("%s answers %d, or without %q", path, got.status, want)
			}
		}
		if got := site.get(t, "/careers/some-older-name-1182"); got.header.Get("Location") != jobPage {
			t.Errorf("an older name answers %d", got.status)
		}
	},
	"an enquiry is received once": func(t *testing.T, site running) {
		key := uuid.NewString()
		body := enquiryBody(key, "dana@example.org")
		first, again := site.graphql(t, body).body, site.graphql(t, body).body
		reference := regexp.MustCompile(`ENQ-[0-9A-Z]{6}`).FindString(first)
		if reference == "" || !strings.Contains(first, `"DELIVERED"`) || !strings.Contains(again, reference) {
			t.Fatalf("got %s, then %s", first, again)
		}
		_, list := site.command(t, "submissions", "list")
		mustContain(t, "submissions list", list, reference, "delivered")
	},
	"an application with files is received": func(t *testing.T, site running) {
		sent := site.post(t, jobPage, application("message", "Read page two."), sentFile{"résumé of Alex.pdf", resume}, sentFile{"letter.txt", "Hello"})
		if sent.status != http.StatusSeeOther {
			t.Fatalf("the form answers %d", sent.status)
		}
		mustContain(t, "receipt", site.get(t, sent.header.Get("Location")).body, "APP-", "With the people who read it")
	},
	"a faulty application is told at its fields": func(t *testing.T, site running) {
		got := site.post(t, jobPage, application("email", "", "phone", "1"))
		mustContain(t, "faulty form", got.body, "Add your résumé", "Enter a phone number")
	},
}

func enquiryBody(key, email string) string {
	return `{"query":` + quoted(`mutation { sendEnquiry(input: {key: "`+key+`", name: "Dana Example", email: "`+email+`", message: "Our claims feed stops.", consent: true}) { receipt { reference state } userErrors { code field message } } }`) + `}`
}
