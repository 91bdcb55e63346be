package main

import (
	"encoding/json"
	"fmt"
	"html"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// A filter of a feed is understood in any case and common spelling. What the feed does not know is a 400 that names
// what it knows, in every format.
func TestFeedsRefuseFiltersTheyDoNotKnow(t *testing.T) {
	slow(t)
	site := shared(t)
	names := []string{"q, country, city, workplace, type, category, experience, shift, pay, near, within, after"}
	for query, want := range map[string][]string{
		"type=nonsense":           {"full_time, part_time, contract, internship"},
		"type=full_time,contract": {"full_time, part_time", "repeat it"},
		"type=full_time&type=x":   {"full_time, part_time"},
		"workplace=remot":         {"on_site, hybrid, remote"},
		"experience=x":            {"entry, mid, senior"},
		"shift=x":                 {"day, evening, night, weekend, rotating"},
		"pay=x":                   {"stated, hourly, daily, monthly, yearly, not_stated"},
		"foo=1":                   names,
		"Country=us":              names,
		"countries=us":            names,
		"worplace=remote":         names,
		"page=2":                  names,
		"size=5":                  names,
		"sort=title":              names,
		"filter[country]=us":      names,
		"utmsource=x":             names,
		"country=Atlantis":        {`"Atlantis" isn't a country`},
		"country=us,ca":           {`"us,ca" isn't a country`},
		"city=Austn":              {`no job has the city "Austn"`, "Atlanta, Austin, Chicago", "Vancouver"},
		"category=data":           {`no job has the category "data"`, "Data and AI", "Software engineering"},
		"q=go&q=java":             {"q once"},
		"after=x&after=y":         {"after once"},
		"city=%zz":                {"isn’t written correctly"},
		"country=us;city=Austin":  {"isn’t written correctly"},
		"after=nonsense":          {"doesn’t belong"},
	} {
		for _, ending := range []string{".xml", ".atom", ".json", ".indeed.xml"} {
			got := site.get(t, "/careers"+ending+"?"+query)
			if got.status != http.StatusBadRequest || !strings.HasPrefix(got.header.Get("Content-Type"), "text/plain") {
				t.Errorf("%s?%s answers %d as %s", ending, query, got.status, got.header.Get("Content-Type"))
			}
			mustContain(t, ending+"?"+query, got.body, want...)
		}
		if page := site.get(t, "/careers?"+query); page.status >= 500 {
			t.Errorf("the page answers %d to %s", page.status, query)
		}
	}
	for _, query := range []string{"", "country=", "country=us&city=&q=", "country=usa&country=Canada",
		"country=united+states",
		"country=France", "type=Full-time", "type=full+time", "type=FULL_TIME", "workplace=On+site", "city=austin",
		"city=AUSTIN", "category=data+and+ai", "utm_source=news&utm_campaign=a&fbclid=b&gclid=c&_=1", "after="} {
		for _, ending := range []string{".xml", ".json"} {
			site.answers(t, "/careers"+ending+"?"+query, http.StatusOK)
		}
	}
	site.answers(t, "/blogs.json?topic=security", http.StatusBadRequest) // this feed has no parameters
	site.answers(t, "/blogs.json?utm_source=x", http.StatusOK)
}

// null means the default for every argument that has one, also for its cost.
func TestNullMeansTheDefault(t *testing.T) {
	site := shared(t)
	for plain, null := range map[string]string{
		`{ jobs { nodes { id } pageInfo { hasNextPage } } }`: `{ jobs(first: null, sort: null) { nodes { id } pageInfo { hasNextPage } } }`,
		`{ searchJobs(query: "engineer") { nodes { id } } }`: `query($n: Int, $s: JobSort) { searchJobs(query: "engineer", first: $n, sort: $s) { nodes { id } } }`,
		`{ job(id: "1182") { similar { id } } }`:             `{ job(id: "1182") { similar(first: null) { id } } }`,
	} {
		var bodies []string
		for _, query := range []string{plain, null} {
			body, _ := json.Marshal(map[string]any{"query": query, "variables": map[string]any{"n": nil, "s": nil}})
			bodies = append(bodies, site.graphql(t, string(body), "X-Graphql-Cost", "1").body)
		}
		if bodies[0] != bodies[1] || strings.Contains(bodies[0], `"errors"`) {
			t.Errorf("%s: %s\n%s: %s", plain, bodies[0], null, bodies[1])
		}
	}
}

// A join of 100 jobs is one operation, with jobs of the site's own store and of a host.
func TestJobsAreJoinedByTheirIDs(t *testing.T) {
	slow(t)
	h := startHosts(t)
	var jobs []string
	for i := range 130 {
		jobs = append(jobs, hostJob(strconv.Itoa(100+i), fmt.Sprintf("Pilot %d", i)))
	}
	h.serving(listPath, "["+strings.Join(jobs, ",")+"]")
	var now clock
	site := startOver(t, t.TempDir(), now.now, h.args()...)
	var all []string
	after := "null"
	for after != "" {
		var page struct {
			Jobs struct {
				Nodes    []struct{ ID string }
				PageInfo struct {
					HasNextPage bool
					EndCursor   string
				}
			}
		}
		decodeData(t, site.graphql(t, `{"query":"query($a: String) { jobs(first: 100, after: $a) { nodes { id } pageInfo { hasNextPage endCursor } } }","variables":{"a":`+after+`}}`), &page)
		for _, j := range page.Jobs.Nodes {
			all = append(all, j.ID)
		}
		after = ""
		if page.Jobs.PageInfo.HasNextPage {
			after = `"` + page.Jobs.PageInfo.EndCursor + `"`
		}
	}
	if len(all) != 130 {
		t.Fatalf("there are %d jobs, want 130", len(all))
	}
	slices.Reverse(all)
	join := func(first int, after string, ids []string, more string) (got struct {
		Jobs struct {
			TotalCount int
			Nodes      []struct{ ID, Status string }
			PageInfo   struct {
				HasNextPage bool
				EndCursor   string
			}
			Facets []struct {
				Field   string
				Options []struct{ Value string }
			}
		}
		JobCount int
	}) {
		list, _ := json.Marshal(ids)
		r := site.graphql(t, fmt.Sprintf(`{"query":"query($n: Int, $a: String, $f: JobFilter) { jobs(first: $n, after: $a, filter: $f) `+
			`{ totalCount nodes { id status } pageInfo { hasNextPage endCursor } facets { field options { value } } } jobCount(filter: $f) }",`+
			`"variables":{"n":%d,"a":%s,"f":{"ids":%s%s}}}`, first, after, list, more))
		decodeData(t, r, &got)
		return got
	}
	got := join(100, "null", all[:100], "")
	if got.Jobs.TotalCount != 100 || got.JobCount != 100 || len(got.Jobs.Nodes) != 100 ||
		got.Jobs.PageInfo.HasNextPage {
		t.Fatalf("100 ids: %+v", got)
	}
	for i, j := range got.Jobs.Nodes {
		if j.ID != all[i] {
			t.Fatalf("job %d is %s, want %s", i, j.ID, all[i])
		}
	}
	first := join(60, "null", all[:100], "")
	rest := join(60, `"`+first.Jobs.PageInfo.EndCursor+`"`, all[:100], "")
	if len(first.Jobs.Nodes) != 60 || len(rest.Jobs.Nodes) != 40 || rest.Jobs.Nodes[0].ID != all[60] ||
		rest.Jobs.PageInfo.HasNextPage {
		t.Errorf("two pages: %d and %d", len(first.Jobs.Nodes), len(rest.Jobs.Nodes))
	}
	odd := join(100, "null", []string{all[3], "nothing", all[1], all[3], "0" + all[1]}, `,"country":["canada"]`)
	if len(odd.Jobs.Nodes) != 2 || odd.Jobs.Nodes[0].ID != all[3] ||
		odd.Jobs.Nodes[1].ID != all[1] || odd.JobCount != 2 {
		t.Errorf("unknown and repeated ids: %+v", odd)
	}
	if none := join(100, "null", []string{}, ""); len(none.Jobs.Nodes) != 0 || none.JobCount != 0 {
		t.Errorf("no ids: %+v", none)
	}
	if other := join(100, "null", all[:5], `,"country":["IN"]`); len(other.Jobs.Nodes) != 0 || other.Jobs.TotalCount != 0 {
		t.Errorf("ids and a country without them: %+v", other)
	}
	many, _ := json.Marshal(all[:101])
	for query, want := range map[string]string{
		`{"query":"query($f: JobFilter) { jobs(filter: $f) { totalCount } }","variables":{"f":{"ids":` + string(many) + `}}}`: "more than 100",
		`{"query":"{ jobs(first: 101, filter: {ids: [1]}) { totalCount } }"}`:                                                 "1 to 100",
		`{"query":"{ searchJobs(query: \"pilot\", filter: {ids: [1]}) { totalCount } }"}`:                                     "search terms",
		`{"query":"{ searchJobs(query: \"pilot\", first: 51) { totalCount } }"}`:                                              "1 to 50",
		`{"query":"{ jobs(after: \"x\", filter: {ids: [1]}) { totalCount } }"}`:                                               "cursor",
		`{"query":"{ ` + aliased(21) + ` }"}`:                                                                                 "filter: {ids",
	} {
		r := read(t, site.graphql(t, query))
		if len(r.Errors) != 1 || !strings.Contains(r.Errors[0].Message, want) {
			t.Errorf("%s: %+v, want %q", firstBytes(query, 120), r.Errors, want)
		}
	}
	h.serving(listPath, "["+strings.Join(jobs[1:], ",")+"]")
	now.jump(12 * time.Minute)
	soon(t, "a job closes", func() bool {
		got = join(100, "null", all[:100], "")
		return slices.ContainsFunc(got.Jobs.Nodes, func(j struct{ ID, Status string }) bool {
			return j.Status == "CLOSED"
		})
	})
	equal(t, len(got.Jobs.Nodes), 100, "with a closed job")
}

// aliased asks for n jobs, each by an alias, as clients that batch do.
func aliased(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `j%d: job(id: %d) { id } `, i, i)
	}
	return b.String()
}

func decodeData(t *testing.T, r reply, into any) {
	t.Helper()
	var a struct {
		Data   any
		Errors []any
	}
	a.Data = into
	if err := json.Unmarshal([]byte(r.body), &a); err != nil || len(a.Errors) > 0 {
		t.Fatalf("%v %s", err, firstBytes(r.body, 500))
	}
}

// A search for what no place or workplace has offers the same one without its name.
func TestAnEmptyResultOffersTheSearchElsewhere(t *testing.T) {
	site := shared(t)
	for words, want := range map[string][2]string{
		"nurse remote": {"remote", "nurse"}, "remote nurse": {"remote", "nurse"},
		"nurse in Miami":       {"Miami", "nurse in"},
		"night nurse New York": {"New York", "night nurse"}, "nurse 10001": {"10001", "nurse"},
		"nurse uk": {"uk", "nurse"}, "remote nurse Miami, FL": {"remote Miami, FL", "nurse"},
		"nurse on-site Alaska": {"on-site Alaska", "nurse"}, "cobol nurse": {"cobol", "nurse"},
		"ICU nurse cobol": {"ICU nurse cobol", ""}, `"cobol nurse"`: {`"cobol nurse"`, ""},
	} {
		var data struct {
			SearchJobs struct {
				Suggestions []struct {
					Value, Query string
					Count        int
				}
			}
		}
		body := must[[]byte](t)(json.Marshal(map[string]any{"variables": map[string]string{"q": words},
			"query": `query($q: String!) { searchJobs(query: $q) { suggestions { value query count } } }`}))
		decodeData(t, site.graphql(t, string(body)), &data)
		list := data.SearchJobs.Suggestions
		if len(list) != 1 || [2]string{list[0].Value, list[0].Query} != want || list[0].Count == 0 {
			t.Errorf("%q suggests %+v, want %q", words, list, want)
		}
	}
	mustContain(t, "the page", html.UnescapeString(site.get(t, "/careers?q=nurse+remote").body),
		`href="/careers?q=nurse#job-results"`, "Without “", "remote", "3 jobs")
}
