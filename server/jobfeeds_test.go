package main

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"html"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A feed holds the jobs of the search it belongs to, in every form.
func TestEverySearchHasItsFeeds(t *testing.T) {
	slow(t)
	site := start(t)
	paths := func(text, site string) (found []string) {
		for _, m := range regexp.MustCompile(`[">]`+site+`(/careers/[a-z0-9-]+-[0-9]+)["<]`).FindAllStringSubmatch(text,
			-1) {
			found = append(found, m[1])
		}
		return found
	}
	for search, variables := range map[string]string{
		"":            `{"q":""}`,
		"?q=engineer": `{"q":"engineer"}`,
		"?q=engineer&country=IN&workplace=hybrid": `{"q":"engineer","f":{"country":["IN"],"workplace":["HYBRID"]}}`,
		"?q=zzzzqqqq":        `{"q":"zzzzqqqq"}`,
		"?country=us":        `{"q":"","f":{"country":["US"]}}`,
		"?type=part-time":    `{"q":"","f":{"type":["PART_TIME"]}}`,
		"?q=C%2B%2B+%3Cb%3E": `{"q":"C++ <b>"}`,
	} {
		query := `{"query":"query($q: String!, $f: JobFilter) { searchJobs(query: $q, filter: $f, first: 50, sort: NEWEST) { nodes { path } } }","variables":` + variables + `}`
		want := paths(site.graphql(t, query).body, "")
		for _, ending := range []string{".xml", ".atom", ".json", ".indeed.xml"} {
			got := site.get(t, "/careers"+ending+search)
			equal(t, got.status, 200, "%s%s", ending, search)
			var object any
			var element struct{ XMLName xml.Name }
			if ending == ".json" && json.Unmarshal([]byte(got.body), &object) != nil {
				t.Errorf("%s%s is not JSON", ending, search)
			}
			if ending != ".json" && xml.Unmarshal([]byte(got.body), &element) != nil {
				t.Errorf("%s%s is not XML", ending, search)
			}
			if found := paths(got.body, "http://localhost:8080"); !slices.Equal(found, want) {
				t.Errorf("%s%s holds %v, the search %v", ending, search, found, want)
			}
			if self := "http://localhost:8080/careers" + ending + search; ending != ".indeed.xml" &&
				!strings.Contains(html.UnescapeString(got.body), `"`+self+`"`) {
				t.Errorf("%s does not name itself", self)
			}
		}
		if search == "" && len(want) != 24 {
			t.Errorf("there are %d jobs, want 24", len(want))
		}
	}
	mustLack(t, "the log", site.log.String(), "level=ERROR")
}

// All jobs of a search can be read page by page, each page once until it changes, with the facts apart from the text.
func TestFeedsArePagedAndCached(t *testing.T) {
	slow(t)
	h := startHosts(t)
	var jobs []string
	for i := range 60 {
		jobs = append(jobs, hostJob(strconv.Itoa(100+i), fmt.Sprintf("Pilot %d", i)))
	}
	h.serving(listPath, "["+strings.Join(jobs, ",")+"]")
	site := start(t, h.args()...)
	job := regexp.MustCompile(`/careers/pilot-[0-9]+-[0-9]+["<]`)
	link := regexp.MustCompile(`^<http://localhost:8080(/careers[^>]*)>; rel="next"$`)
	for ending, named := range map[string]string{".json": `"next_url":"%s"`, ".atom": `rel="next" href="%s"`,
		".xml": `href="%s" rel="next"`, ".indeed.xml": ""} {
		found, pages := map[string]bool{}, 0
		for at := "/careers" + ending + "?country=ca"; at != ""; pages++ {
			got := site.get(t, at)
			for _, path := range job.FindAllString(got.body, -1) {
				found[strings.Trim(path, `"<`)] = true
			}
			next := link.FindStringSubmatch(got.header.Get("Link"))
			if next == nil {
				break
			}
			at = next[1]
			if named != "" {
				mustContain(t, ending, html.UnescapeString(got.body), fmt.Sprintf(named, "http://localhost:8080"+at))
			}
		}
		if len(found) != 60 || pages != 1 {
			t.Errorf("%s: %d jobs, %d further pages; want 60 and 1", ending, len(found), pages)
		}
		checkCodings(t, site, "/careers"+ending, nil)
		if site.get(t, "/careers"+ending).header.Get("Last-Modified") == "" {
			t.Errorf("%s does not say when it changed", "/careers"+ending)
		}
		equal(t, site.get(t, "/careers"+ending+"?after=nonsense").status, 400, "%s with a bad cursor", ending)
	}
	// Who opens the feed in a browser reads what it is. A reader's answer has nothing of this.
	opened := site.get(t, "/careers.xml?country=ca", "Sec-Fetch-Dest", "document")
	style := site.get(t, "/feed.css")
	equal(t, opened.header.Get("Content-Type"), "application/xml; charset=utf-8", "a feed in a browser")
	mustContain(t, "a feed in a browser", opened.body, `href="/feed.css"`, "into a feed reader",
		`<a href="http://localhost:8080/careers?country=ca">`, "<title>Pilot 59")
	mustContain(t, "its policy and cache", opened.header.Get("Content-Security-Policy")+opened.header.Get("Vary"),
		"style-src 'self'", "Sec-Fetch-Dest")
	equal(t, style.status, 200, "its style")
	read := site.get(t, "/careers.xml?country=ca")
	equal(t, read.header.Get("Content-Type"), "application/rss+xml; charset=utf-8", "a feed in a reader")
	mustLack(t, "a feed in a reader", read.body, "feed.css", "xhtml")
	for _, path := range []string{"/blogs.json", "/blogs.atom", "/sitemap.xml"} {
		checkCodings(t, site, path, nil)
		if site.get(t, path).header.Get("Last-Modified") == "" {
			t.Errorf("%s does not say when it changed", path)
		}
	}
	mustContain(t, "JSON feed", site.get(t, "/careers.json").body,
		`"_hire360":{"about":"http://localhost:8080/playground","id":"`,
		`"type":"PART_TIME"`, `"workplace":"REMOTE"`,
		`"location":{"city":"Toronto","countryCode":"CA","country":"Canada"}`,
		`"salary":{"from":90000,"to":90000,"currency":"CAD","period":"YEAR"}`)
	body := site.get(t, "/careers?country=CA&page=2").body
	for path, mediaType := range map[string]string{"/careers.atom": "application/atom+xml",
		"/careers.json": "application/feed+json"} {
		mustContain(t, "careers", body, `<link rel="alternate" type="`+mediaType+`" href="`+path+`?country=CA"`)
	}
}

// checkTag expects an answer with a tag and these headers, which is not sent again to a client that has it.
func checkTag(t *testing.T, site running, path, coding string, headers map[string]string, request ...string) reply {
	t.Helper()
	request = append(request, "Accept-Encoding", coding)
	got := site.get(t, path, request...)
	equal(t, got.status, http.StatusOK, "%s in %s", path, coding)
	for name, want := range headers {
		equal(t, got.header.Get(name), want, "%s in %s: %s", path, coding, name)
	}
	for name, value := range map[string]string{"If-None-Match": got.header.Get("ETag"),
		"If-Modified-Since": got.header.Get("Last-Modified")} {
		if value == "" && name == "If-Modified-Since" {
			continue
		}
		again := site.get(t, path, append(request, name, value)...)
		if again.status != http.StatusNotModified || again.body != "" {
			t.Errorf("%s in %s with %s %q answers %d", path, coding, name, value, again.status)
		}
	}
	other := site.get(t, path, append(request, "If-None-Match", `"other"`)...)
	equal(t, other.status, http.StatusOK, "%s with another tag", path)
	return got
}

// checkCodings expects the same text in each coding, with a tag of its own. It returns the text.
func checkCodings(t *testing.T, site running, path string, headers map[string]string, request ...string) string {
	t.Helper()
	plain := checkTag(t, site, path, "identity", headers, request...)
	tags := map[string]bool{plain.header.Get("ETag"): true}
	for _, coding := range []string{"gzip", "br"} {
		got := checkTag(t, site, path, coding, headers, request...)
		tag := got.header.Get("ETag")
		if tags[tag] || got.header.Get("Content-Encoding") != coding ||
			!strings.Contains(got.header.Get("Vary"), "Accept-Encoding") {
			t.Errorf("%s in %s: %v", path, coding, got.header)
		}
		tags[tag] = true
		if unpacked(t, got) != plain.body || len(got.body) >= len(plain.body) {
			t.Errorf("%s in %s: %d bytes, %d without, or another text", path, coding, len(got.body), len(plain.body))
		}
	}
	return plain.body
}

// A feed of the blog holds every article of the sitemap, and the pages of the blog name both feeds.
func TestBlogFeeds(t *testing.T) {
	slow(t)
	t.Parallel()
	site := shared(t)
	articles := regexp.MustCompile(`http://localhost:8080(/blogs/[a-z0-9-]+)["<]`)
	want := map[string]bool{}
	for _, m := range articles.FindAllStringSubmatch(site.get(t, "/sitemap.xml").body, -1) {
		want[m[1]] = true
	}
	if len(want) != 14 {
		t.Fatalf("the sitemap names %d articles, want 14", len(want))
	}
	for path, mediaType := range map[string]string{"/blogs.atom": "application/atom+xml",
		"/blogs.json": "application/feed+json"} {
		got := site.get(t, path)
		if got.status != 200 || !strings.HasPrefix(got.header.Get("Content-Type"), mediaType) {
			t.Errorf("%s answers %d with %s", path, got.status, got.header.Get("Content-Type"))
		}
		found := map[string]bool{}
		for _, m := range articles.FindAllStringSubmatch(got.body, -1) {
			found[m[1]] = true
		}
		if !maps.Equal(found, want) {
			t.Errorf("%s holds %v, want %v", path, found, want)
		}
		for _, page := range []string{"/blogs", "/blogs/risk-management"} {
			body := site.get(t, page).body
			mustContain(t, page, body, `<link rel="alternate" type="`+mediaType+`" href="`+path+`"`)
			mustContain(t, page, body, `<a href="`+path+`"`)
		}
	}
	var atom struct {
		Updated string `xml:"updated"`
		Entries []struct {
			Published string `xml:"published"`
			Updated   string `xml:"updated"`
		} `xml:"entry"`
	}
	noError(t, xml.Unmarshal([]byte(site.get(t, "/blogs.atom").body), &atom))
	latest := ""
	for _, e := range atom.Entries {
		latest = max(latest, e.Updated)
	}
	equal(t, atom.Updated, latest, "the feed was updated")
	for i, e := range atom.Entries[1:] {
		if e.Published > atom.Entries[i].Published {
			t.Errorf("an article of %s is listed after one of %s", e.Published, atom.Entries[i].Published)
		}
	}
	var feed struct {
		Items []struct {
			URL  string   `json:"url"`
			Text string   `json:"content_text"`
			Tags []string `json:"tags"`
		} `json:"items"`
	}
	noError(t, json.Unmarshal([]byte(site.get(t, "/blogs.json").body), &feed))
	for _, item := range feed.Items {
		if len(item.Tags) == 0 || len(item.Text) < 2000 || strings.Contains(item.Text, "](") {
			t.Errorf("%s has the topics %v and %d bytes of text", item.URL, item.Tags, len(item.Text))
		}
	}
}

// The title of a product page and the group of its h1 name the product.
// A product's name is in its heading, or else above it.
func TestProductsAreNamed(t *testing.T) {
	t.Parallel()
	site := shared(t)
	tags := regexp.MustCompile(`<[^>]*>`)
	for path, name := range map[string]string{"inkfree": "InkFree", "mailzzy": "Mailzzy", "rfppro": "RFPPro",
		"work360": "Work360"} {
		body := site.get(t, "/products/"+path).body
		for _, element := range []string{"title", "(?:hgroup|h1)"} {
			found := regexp.MustCompile(`(?s)<` + element + `[ >].*?</` + element + `>`).FindString(body)
			mustContain(t, path+": "+element, tags.ReplaceAllString(found, ""), name)
		}
	}
}
