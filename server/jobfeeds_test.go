package main

import (
	"encoding/json"
	"encoding/xml"
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A feed holds the jobs of the search it belongs to, in every form.
func TestEverySearchHasItsFeeds(t *testing.T) {
	site := start(t)
	paths := func(text, site string) (found []string) {
		for _, m := range regexp.MustCompile(`[">]`+site+`(/careers/[a-z0-9-]+-[0-9]+)["<]`).FindAllStringSubmatch(text, -1) {
			found = append(found, m[1])
		}
		return found
	}
	for search, variables := range map[string]string{
		"":            `{"q":""}`,
		"?q=engineer": `{"q":"engineer"}`,
		"?q=engineer&country=IN&workplace=hybrid": `{"q":"engineer","f":{"country":["IN"],"workplace":["HYBRID"]}}`,
		"?q=zzzzqqqq":        `{"q":"zzzzqqqq"}`,
		"?type=nonsense":     `{"q":""}`,
		"?q=C%2B%2B+%3Cb%3E": `{"q":"C++ <b>"}`,
	} {
		query := `{"query":"query($q: String!, $f: JobFilter) { searchJobs(query: $q, filter: $f, first: 50, sort: NEWEST) { nodes { path } } }","variables":` + variables + `}`
		want := paths(site.graphql(t, query).body, "")
		for _, ending := range []string{".xml", ".atom", ".json", ".indeed.xml"} {
			got := site.get(t, "/careers"+ending+search)
			if got.status != 200 {
				t.Errorf("%s%s answers %d", ending, search, got.status)
			}
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
			if self := "http://localhost:8080/careers" + ending + search; ending != ".indeed.xml" && !strings.Contains(html.UnescapeString(got.body), `"`+self+`"`) {
				t.Errorf("%s does not name itself", self)
			}
		}
		if search == "" && len(want) != 24 {
			t.Errorf("there are %d jobs, want 24", len(want))
		}
	}
	if strings.Contains(site.log.String(), "level=ERROR") {
		t.Errorf("errors were logged:\n%s", site.log)
	}
}
