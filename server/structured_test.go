package main

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strings"
	"testing"
)

// nodesOf returns the nodes of a type in a page's JSON-LD.
func nodesOf(t *testing.T, page, kind string) []map[string]any {
	t.Helper()
	var all struct {
		Graph []map[string]any `json:"@graph"`
	}
	found := ldJSON.FindStringSubmatch(page)
	if found == nil || json.Unmarshal([]byte(found[1]), &all) != nil {
		t.Error("the page has no JSON-LD")
	}
	var nodes []map[string]any
	for _, n := range all.Graph {
		if n["@type"] == kind {
			nodes = append(nodes, n)
		}
	}
	return nodes
}

var canonicalLink = regexp.MustCompile(`<link rel="canonical" href="([^"]*)"`)

func TestTheJobSearchTellsSearchEnginesWhatItShows(t *testing.T) {
	site := shared(t)
	for _, c := range []struct {
		query, canonical string
		jobs             int
	}{{"", "/careers", 20}, {"?page=2", "/careers?page=2", 4}, {"?q=nurse", "/careers", 0},
		{"?country=US&page=2", "/careers", 0}} {
		page := site.get(t, "/careers"+c.query).body
		if got := canonicalLink.FindStringSubmatch(page); got == nil || !strings.HasSuffix(got[1], c.canonical) {
			t.Errorf("/careers%s: the canonical address is %q, want …%s", c.query, got, c.canonical)
		}
		if len(nodesOf(t, page, "JobPosting")) > 0 || len(nodesOf(t, page, "Organization")) != 1 ||
			len(nodesOf(t, page, "BreadcrumbList")) != 1 {
			t.Errorf("/careers%s: want an Organization, a BreadcrumbList and no JobPosting", c.query)
		}
		lists := nodesOf(t, page, "CollectionPage")
		if len(lists) != 1 {
			t.Fatalf("/careers%s has %d CollectionPages, want 1", c.query, len(lists))
		}
		list, _ := lists[0]["mainEntity"].(map[string]any)
		items, _ := list["itemListElement"].([]any)
		equal(t, len(items), c.jobs, "jobs on /careers%s", c.query)
		for _, item := range items {
			address := item.(string)
			if at := strings.Index(address, "/careers/"); at < 0 || !strings.Contains(page, `href="`+address[at:]+`"`) {
				t.Errorf("/careers%s lists %s, which the page does not link", c.query, address)
			}
		}
	}
	for _, path := range []string{"/", "/careers", jobPage} {
		sites := nodesOf(t, site.get(t, path).body, "WebSite")
		if len(sites) != 1 ||
			!strings.Contains(string(must[[]byte](t)(json.Marshal(sites[0]))), "/careers?q={search_term_string}") {
			t.Errorf("%s: the WebSite is %v, want one with a SearchAction", path, sites)
		}
	}
}

func TestAClosedJobIsNoPosting(t *testing.T) {
	site := shared(t)
	for _, job := range []string{"data-analyst-online-retail-1120", "icu-nurse-nights-1122",
		"backend-engineer-shift-planning-1125"} {
		page := site.get(t, "/careers/"+job)
		if page.status != http.StatusGone || strings.Contains(page.body, "JobPosting") {
			t.Errorf("%s answers %d, want 410 and no JobPosting", job, page.status)
		}
	}
}

// Job search engines show the description as HTML.
func TestMarkupInAJobsTextIsTextInItsPosting(t *testing.T) {
	h := startHosts(t)
	h.serving(listPath, `[{"id":"12","title":"Pilot","posted":"2026-11-02",
		"description":"<h2>&lt;i&gt; a</h2><p>&lt;i&gt; b</p><ul><li>&lt;i&gt; c</li></ul>"}]`)
	postings := nodesOf(t, start(t, h.args()...).get(t, "/careers/pilot-12").body, "JobPosting")
	if len(postings) != 1 {
		t.Fatalf("the page has %d postings, want 1", len(postings))
	}
	want := "<h3>&lt;i&gt; a</h3><p>&lt;i&gt; b</p><ul><li>&lt;i&gt; c</li></ul>"
	equal[any](t, postings[0]["description"], want, "the description")
}

// An address that takes forms says so for every method, and a job's address works without its words.
func TestAddressesAnswerTheSameForEveryMethod(t *testing.T) {
	site := shared(t)
	for _, path := range []string{"/about", "/contact-us", jobPage} {
		if got := send(t, http.MethodDelete, site.url+path, ""); got.status != http.StatusMethodNotAllowed ||
			got.header.Get("Allow") != "GET, HEAD, POST" {
			t.Errorf("DELETE %s answers %d, Allow %q", path, got.status, got.header.Get("Allow"))
		}
		got := send(t, http.MethodPost, site.url+path, "form=none", "Content-Type", "application/x-www-form-urlencoded")
		if got.status != http.StatusBadRequest || got.header.Get("Allow") != "" {
			t.Errorf("POST of no known form to %s answers %d, Allow %q, want 400 without Allow", path, got.status,
				got.header.Get("Allow"))
		}
	}
	got := site.get(t, "/careers/1182?ref=mail")
	if want := "/careers/senior-go-engineer-payments-1182?ref=mail"; got.status != http.StatusPermanentRedirect ||
		got.header.Get("Location") != want {
		t.Errorf("/careers/1182 answers %d %s, want 308 %s", got.status, got.header.Get("Location"), want)
	}
}
