package main

import (
	"encoding/json"
	"fmt"
	"html"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hire360/graph"
)

// foundNear is what the API answers to a search near a place.
type foundNear struct {
	TotalCount         int
	NearNote, NearUnit *string
	Nodes              []struct{ Title string }
	Facets             []struct {
		Field   string
		Options []struct {
			Value string
			Count int
		}
	}
}

func (s running) near(t *testing.T, filter string) (found foundNear) {
	t.Helper()
	query := fmt.Sprintf(`{ jobs(filter: {%s}) { totalCount nearNote nearUnit nodes { title }
		facets { field options { value count } } } }`, filter)
	body, _ := json.Marshal(map[string]string{"query": query})
	var data struct{ Jobs *foundNear }
	answer := s.graphql(t, string(body))
	if decodeData(t, answer, &data); data.Jobs == nil {
		t.Errorf("{%s} answers %s", filter, answer.body)
		return found
	}
	return *data.Jobs
}

// Who types a place into the search, and finds nothing, is led to the jobs near it.
func TestASearchForAPlaceLeadsToJobsNearIt(t *testing.T) {
	site := shared(t)
	for words, want := range map[string]string{
		"33602":                  "Within 10 miles of 33602, United States: [1 job](/careers?near=33602&within=10#",
		"nurse 33602":            "(/careers?near=33602&q=nurse&within=10#",
		"33602 nurse":            "(/careers?near=33602&q=nurse&within=10#",
		"nurse near 33602":       "(/careers?near=33602&q=nurse&within=10#",
		"Tampa, FL 33602":        "(/careers?near=33602&within=10#",
		"nurse St Petersburg":    "(/careers?near=St+Petersburg&q=nurse&within=25#",
		"Clearwater":             "of Clearwater, Florida: [1 job](/careers?near=Clearwater&within=25#",
		"M1 1AE":                 "of M1, United Kingdom: [1 job](/careers?near=M1+1AE&within=10#",
		"nothingness":            "",
		"nothingness 33602":      "",
		"Honolulu":               "",
		"nurse":                  "",
		"nothingness in Florida": "",
	} {
		var data struct{ SearchJobs foundNear }
		body, _ := json.Marshal(map[string]any{"query": `query ($q: String!) { searchJobs(query: $q) { totalCount nearNote } }`,
			"variables": map[string]string{"q": words}})
		decodeData(t, site.graphql(t, string(body)), &data)
		note := graph.OrEmpty(data.SearchJobs.NearNote)
		if want == "" && note != "" || !strings.Contains(note, want) {
			t.Errorf("%q: %d jobs, the note is %q, want %q", words, data.SearchJobs.TotalCount, note, want)
		}
	}
	page := site.get(t, "/careers?q=nurse+33602").body
	mustContain(t, "the page", page, `href="/careers?near=33602&amp;q=nurse&amp;within=10#job-results"`)
}

// A place is understood as people write it, and the note says which one it is.
func TestPlacesAreUnderstood(t *testing.T) {
	site := shared(t)
	for near, want := range map[string]string{
		"Tampa":             "25 miles of Tampa, Florida,",
		"  tampa,fl ":       "25 miles of Tampa, Florida,",
		"TAMPA FL":          "25 miles of Tampa, Florida,",
		"tampa florida usa": "25 miles of Tampa, Florida,",
		"“Tampa”":           "25 miles of Tampa, Florida,",
		"33602":             "25 miles of 33602, United States, around Tampa,",
		"33602-1234":        "25 miles of 33602, United States, around Tampa,",
		"33602–1234":        "25 miles of 33602, United States, around Tampa,",
		"３３６０２":             "25 miles of 33602, United States, around Tampa,",
		"Tampa, FL 33602":   "25 miles of 33602, United States, around Tampa,",
		"St. Petersburg":    "25 miles of St. Petersburg, Florida,",
		"Saint Petersburg":  "25 miles of St. Petersburg, Florida,",
		"St.Petersburg,FL":  "25 miles of St. Petersburg, Florida,",
		"Ft Worth TX":       "25 miles of Fort Worth, Texas,",
		"NYC":               "25 miles of New York City, New York,",
		"Washington, D.C.":  "25 miles of Washington DC, District of Columbia,",
		"Bangalore":         "25 km of Bengaluru, Karnataka,",
		"München":           "25 km of Munich, Germany,",
		"muenchen":          "25 km of Munich, Germany,",
		"Cologne":           "25 km of Köln, Germany,",
		"560 001":           "25 km of 560001, India, around Bengaluru,",
		"Gurugram":          "25 km of Gurgaon, Haryana,",
		"montreal":          "25 km of Montréal, Quebec,",
		"K1A 0B1":           "25 km of K1A, Canada, around Ottawa,",
		"SW1A 1AA":          "25 miles of SW1A, United Kingdom, around London,",
		"m1":                "25 miles of M1, United Kingdom, around Manchester,",
		"Stoke-on-Trent":    "25 miles of Stoke-on-Trent, England,",
		"Newcastle":         "25 miles of Newcastle upon Tyne, England,",
		"london on canada":  "25 km of London, Ontario,",
		"Vancouver WA":      "25 miles of Vancouver, Washington,",
		"Paris, TX":         "25 miles of Paris, Texas,",
		"N1C 4AG":           "25 miles of N1C, United Kingdom, around London,",
		"N1C, Canada":       "25 km of N1C, Canada, around Kitchener,",
	} {
		filter := "near: " + strconv.Quote(near)
		if found := site.near(t, filter); found.NearNote == nil || !strings.Contains(*found.NearNote, want) {
			t.Errorf("near %q: %s, want %s", near, orNull(found.NearNote), want)
		}
	}
}

func orNull(s *string) string {
	if s == nil {
		return "null"
	}
	return *s
}

// Of several places with a name, it is the one in a chosen country, or with jobs near it; the others are named.
func TestAmbiguousPlacesAreChosenAndNamed(t *testing.T) {
	site := shared(t)
	for filter, want := range map[string][]string{
		`near: "Birmingham"`: {"of Birmingham, England,",
			"Also in: [Alabama](/careers?near=Birmingham%2C+Alabama#job-results), [Michigan]"},
		`near: "Birmingham", country: "US"`:  {"of Birmingham, Alabama,", "[England](/careers?country=US&near=Birmingham%2C+England"},
		`near: "London"`:                     {"of London, England,", "[Ontario]"},
		`near: "London", country: "canada"`:  {"of London, Ontario,", "[England]"},
		`near: "Vancouver"`:                  {"of Vancouver, British Columbia,", "[Washington]"},
		`near: "Manchester"`:                 {"of Manchester, England,", "[New Hampshire]"},
		`near: "N1C"`:                        {"of N1C, United Kingdom,", "[Canada](/careers?near=N1C%2C+Canada#job-results)"},
		`near: "N1C", country: "CA"`:         {"of N1C, Canada,", "[United Kingdom]"},
		`near: "Cambridge", within: "70 mi"`: {"70 miles of Cambridge, England,", "[Massachusetts]"},
		// Chicago has jobs, and nothing is near the larger Aurora.
		`near: "Aurora", within: "50"`: {"50 miles of Aurora, Illinois,", "[Colorado]"},
	} {
		found := site.near(t, filter)
		mustContain(t, filter, orNull(found.NearNote), want...)
		// The links that the note offers lead to pages that use the place they name.
		_, others, _ := strings.Cut(orNull(found.NearNote), "Also in: ")
		others, _, _ = strings.Cut(others, ". ")
		for _, m := range regexp.MustCompile(`\[([^\]]+)\]\(([^)#]*)#`).FindAllStringSubmatch(others, -1) {
			if page := site.get(t, m[2]).body; !strings.Contains(html.UnescapeString(page), ", "+m[1]) {
				t.Errorf("the link %s doesn't lead to %s", m[2], m[1])
			}
		}
	}
}

// Each job says how far it is, in the units of the country or of the question.
func TestJobsNearAPlaceSayHowFarTheyAre(t *testing.T) {
	site := shared(t)
	for filter, want := range map[string]string{
		`near: "Tampa"`:                                      `[null]`,
		`near: "St. Petersburg, FL"`:                         `["18 miles away"]`,
		`near: "St. Petersburg, FL", within: "30 km"`:        `["29 km away"]`,
		`near: "Delhi", city: "Noida", type: CONTRACT`:       `[]`,
		`near: "London", workplace: REMOTE, type: PART_TIME`: `[null]`,
		`city: "Tampa"`:                                      `null`,
	} {
		query := fmt.Sprintf(`{ jobs(filter: {%s}) { distances } }`, filter)
		body := must[[]byte](t)(json.Marshal(map[string]string{"query": query}))
		mustContain(t, filter, site.graphql(t, string(body)).body, `"distances":`+want)
	}
}

// Jobs are found by the distance of their city. Remote jobs are found near nothing, unless they are asked for.
func TestJobsAreFoundNearAPlace(t *testing.T) {
	site := shared(t)
	for filter, want := range map[string]int{
		`near: "Tampa"`:                                    1,
		`near: "St. Petersburg, FL"`:                       1, // 17 miles
		`near: "St. Petersburg, FL", within: "10"`:         0,
		`near: "St. Petersburg, FL", within: "30 km"`:      1,
		`near: "St. Petersburg, FL", within: "３０ｋｍ"`:       1,
		`near: "Orlando", within: "50"`:                    0, // 78 miles
		`near: "Orlando", within: "100"`:                   1,
		`near: "Orlando", within: "100 km"`:                0,
		`near: "Newark, NJ"`:                               2, // Edison
		`near: "Delhi"`:                                    3, // Noida, 17 km
		`near: "London"`:                                   2,
		`near: "SW1A 1AA", within: "10"`:                   2,
		`near: "London", workplace: REMOTE`:                2, // in the country
		`near: "London", workplace: [REMOTE, HYBRID]`:      4,
		`near: "London", country: "CA"`:                    0, // Ontario: Toronto is 168 km away
		`near: "London", country: "CA", within: "200"`:     2,
		`near: "Dallas"`:                                   0, // its only job is remote
		`near: "Tampa", category: "Healthcare"`:            1,
		`near: "Tampa", shift: NIGHT`:                      1, // its shifts rotate
		`ids: ["1176"], shift: [DAY, WEEKEND]`:             1,
		`near: "Tampa", ids: ["1176", "1182"]`:             1,
		`near: "Dallas", ids: ["1160"], workplace: REMOTE`: 1,
		`near: "Dallas", ids: ["1160"]`:                    0,
		`near: "", country: "US"`:                          8,
		`near: "Honolulu", within: "500"`:                  0,
	} {
		equal(t, site.near(t, filter).TotalCount, want, "{%s}", filter)
	}
	// A filter's counts are those of the jobs near the place, and of remote jobs what ticking it would add.
	counts := map[string]int{}
	for _, facet := range site.near(t, `near: "London"`).Facets {
		for _, option := range facet.Options {
			counts[facet.Field+" "+option.Value] = option.Count
		}
	}
	for value, want := range map[string]int{"WORKPLACE HYBRID": 2, "WORKPLACE REMOTE": 2, "CITY London": 2,
		"CITY Manchester": 0, "COUNTRY GB": 2, "COUNTRY US": 0} {
		equal(t, counts[value], want, "%s near London", value)
	}
	for _, filter := range []string{`near: "Tampa"`, `ids: ["1176"]`} {
		for _, facet := range site.near(t, filter).Facets {
			if facet.Field != "SHIFT" {
				continue
			}
			shifts := map[string]int{}
			for _, option := range facet.Options {
				shifts[option.Value] = option.Count
			}
			equal(t, fmt.Sprint(shifts), "map[DAY:1 NIGHT:1 ROTATING:1]", "{%s}", filter)
		}
	}
	note := site.near(t, `near: "London"`).NearNote
	mustContain(t, "the note", orNull(note),
		"[2 remote jobs](/careers?country=GB&workplace=remote#job-results) in the United Kingdom")
	note = site.near(t, `near: "Orlando"`).NearNote
	mustContain(t, "the note", orNull(note), "Within 100 miles: [1 job](/careers?near=Orlando&within=100#job-results)")
	equal(t, orNull(site.near(t, `country: "US"`).NearNote), "null", "the note without a place")
}

func TestAStateIsNotTheSmallTownOfItsName(t *testing.T) {
	site := shared(t)
	for text, want := range map[string]string{
		"Florida":       "“Florida” is a whole state: use a city or a postal code there",
		"texas":         "is a whole state",
		" TX ":          "is a whole state",
		"California":    "is a whole state",
		"Ontario":       "is a whole province",
		"England":       "is a whole country",
		"India":         "is a whole country",
		"USA":           "is a whole country",
		"United States": "is a whole country",
		"New York":      "",
		"Washington":    "",
		"Delhi":         "",
		"Québec":        "",
		"Wales, UK":     "",
		"Florida, NY":   "",
	} {
		body := site.graphql(t, `{"query":"{ jobs(filter: {near: \"`+text+`\"}) { nearNote } }"}`).body
		if strings.Contains(body, "is a whole") != (want != "") || !strings.Contains(body, want) {
			t.Errorf("%q: %s, want %q", text, body, want)
		}
	}
	page := site.get(t, "/careers?near=Florida").body
	mustContain(t, "the page", page, "“Florida” is a whole state",
		"In all of Florida: <a href=\"/careers?q=Florida#job-results\">")
	mustContain(t, "the page", site.get(t, "/careers?near=India&q=engineer").body,
		"In all of India: <a href=\"/careers?country=IN&amp;q=engineer#job-results\">")
}

func TestAWiderSearchKeepsTheUnit(t *testing.T) {
	site := shared(t)
	for filter, want := range map[string]string{
		`near: "Surat", within: "5 mi"`:    "Within 100 miles: [3 jobs](/careers?near=Surat&within=100+miles#job-results)",
		`near: "Sarasota", within: "5"`:    "Within 50 miles: [1 job](/careers?near=Sarasota&within=50#job-results)",
		`near: "Tampa", within: "1"`:       "Within 1 mile of Tampa,",
		`near: "Tampa", within: " 30 "`:    "Within 30 miles of Tampa,",
		`near: "Tampa", within: "30mi."`:   "Within 30 miles of Tampa,",
		`near: "Tampa", within: "30,5 km"`: "Within 30.5 km of Tampa,",
	} {
		if found := site.near(t, filter); found.NearNote == nil || !strings.Contains(*found.NearNote, want) {
			t.Errorf("{%s}: %s, want %s", filter, orNull(found.NearNote), want)
		}
	}
}

// What isn't a place or a distance is an error of the API and of feeds, and the page says what to do.
func TestPlacesThatNobodyKnows(t *testing.T) {
	slow(t)
	site := shared(t)
	const place, distance = "a place that we know: use a city, alone or with its state, province or country, or a " +
		"postal code of the US, UK, Canada or India", "a distance: use 1 to 500, such as 25, 25 mi or 40 km"
	for query, want := range map[string][]string{
		"near=Xanadu":                                 {"“Xanadu” isn’t " + place},
		"near=Tmapa":                                  {"“Tmapa”", "Did you mean Tampa?"},
		"near=Reading,+Berkshire":                     {"“Reading, Berkshire”", "Did you mean Reading, England?"},
		"near=Tampa+OR+Orlando":                       {place},
		"near=%22%22+-%28%29":                         {place},
		"near=Birmingham,+Scotland":                   {"“Birmingham, Scotland”"},
		"near=00000":                                  {place},
		"near=1e9":                                    {place},
		"near=%F0%9F%8F%96":                           {place},
		"near=" + strings.Repeat("x", 10000):          {"“" + strings.Repeat("x", 40) + "” isn’t"},
		"near=%5Bfree%5D(https://evil.example)+**x**": {"“free(https://evil.example) x”"},
		"near=मुंबई":                                  {place}, "near=東京": {place}, "near=القاهرة": {place},
		"near=Tampa&within=far":                           {"“far” isn’t " + distance},
		"near=Tampa&within=0":                             {distance},
		"near=Tampa&within=1e9":                           {distance},
		"near=Tampa&within=501":                           {distance},
		"near=Tampa&within=25+feet":                       {distance},
		"near=Tampa&within=٢٥":                            {distance},
		"near=Tampa&within=" + strings.Repeat("9", 10000): {distance},
	} {
		values, _ := url.ParseQuery(query)
		variables, _ := json.Marshal(map[string]string{"near": values.Get("near"), "within": values.Get("within")})
		answer := site.graphql(t, `{"query":"query($f: JobFilter) { jobCount(filter: $f) }","variables":{"f":`+
			string(variables)+`}}`)
		name := query[:min(len(query), 60)]
		mustContain(t, name, answer.body, "BAD_USER_INPUT")
		mustLack(t, name, answer.body, "INTERNAL")
		escaped := strings.ReplaceAll(query, " ", "%20")
		feed := site.get(t, "/careers.json?"+escaped)
		equal(t, feed.status, http.StatusBadRequest, "the feed of %s", name)
		mustContain(t, "the feed of "+name, feed.body, want...)
		page := site.get(t, "/careers?"+escaped)
		equal(t, page.status, http.StatusOK, "the page of %s", name)
		text := html.UnescapeString(regexp.MustCompile(`<[^>]*>`).ReplaceAllString(page.body, ""))
		mustContain(t, "the page of "+name, text, want...)
		mustContain(t, "the page of "+name, text, "No jobs match")
		mustLack(t, "the page of "+name, page.body, `href="https://evil`, "An error occurred")
	}
	mustContain(t, "a distance alone", site.get(t, "/careers.json?within=10").body, "within needs near")
	mustContain(t, "two places", site.get(t, "/careers.xml?near=Tampa&near=Pune").body, "Give near once")
}

// The site's copy of the hosts' jobs knows where cities are. The hosts aren't asked.
func TestHostsJobsAreFoundNearAPlace(t *testing.T) {
	h := startHosts(t)
	job := func(id, city, region, workplace string) string {
		return fmt.Sprintf(`{"id":%q,"title":"Nurse %s","description":"","city":%q,"region":%q,"country":"US","workplace":%q}`,
			id, id, city, region, workplace)
	}
	h.serving(listPath, "["+strings.Join([]string{
		job("1", "Portland", "ME", "onsite"),
		job("2", "Portland", "Oregon", "onsite"),
		job("3", "Beaverton, OR", "", "hybrid"),
		job("4", "Portland", "OR", "remote"),
		job("5", "Nowhere in particular", "OR", "onsite"),
		job("6", "Portland", "FL", "onsite"), // there is none
	}, ",")+"]")
	site := start(t, h.args()...)
	titles := func(filter string) (found []string) {
		for _, node := range site.near(t, filter).Nodes {
			found = append(found, node.Title)
		}
		slices.Sort(found)
		return found
	}
	equal(t, fmt.Sprint(titles(`near: "Portland"`)), "[Nurse 2 Nurse 3]", "near Portland")
	equal(t, fmt.Sprint(titles(`near: "Portland, ME"`)), "[Nurse 1]", "near Portland, ME")
	equal(t, fmt.Sprint(titles(`near: "Portland, ME", workplace: REMOTE`)), "[Nurse 4]", "remote jobs near Portland, ME")
	body := site.graphql(t, `{"query":"{ searchJobs(query: \"nurse\", filter: {near: \"04101\"}) { totalCount nodes { title } } }"}`).body
	mustContain(t, "words near a place", body, `"totalCount":1`, `"Nurse 1"`)
	equal(t, len(h.requests(listPath+"/search")), 0, "searches of the host")
}
