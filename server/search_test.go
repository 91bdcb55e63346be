package main

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// What people type, each with the paths of the answers that satisfy them. They were chosen by somebody who did not
// write the search.
//
//go:embed testdata/search/queries.tsv
var labeledQueries string

const searchQuery = `query ($query: String!, $first: Int) { search(query: $query, first: $first) {
	correctedQuery totalCount groups { kind totalCount results { title section path text } } } }`

type searchAnswer struct {
	Data struct {
		Search struct {
			CorrectedQuery *string
			TotalCount     int
			Groups         []struct {
				Kind       string
				TotalCount int
				Results    []struct{ Title, Section, Path, Text string }
			}
		}
	}
}

// The mean reciprocal rank is the mean of 1 divided by the place of the first good answer: 1 if all are first.
func TestSearchFindsWhatPeopleLookFor(t *testing.T) {
	slow(t)
	site := shared(t)
	sum, n := 0.0, 0
	for line := range strings.Lines(labeledQueries) {
		query, labels, _ := strings.Cut(strings.TrimSpace(line), "\t")
		var answer searchAnswer
		body := must[[]byte](t)(json.Marshal(map[string]any{
			"query": searchQuery, "variables": map[string]any{"query": query, "first": 3},
		}))
		noError(t, json.Unmarshal([]byte(site.graphql(t, string(body)).body), &answer))
		place, at := 0, 0
		var seen []string
		for _, g := range answer.Data.Search.Groups {
			for _, r := range g.Results {
				at++
				path, _, _ := strings.Cut(r.Path, "#")
				seen = append(seen, r.Path)
				if place == 0 && slices.ContainsFunc(strings.Fields(labels), func(l string) bool {
					return l == path || l == r.Path
				}) {
					place = at
				}
			}
		}
		n++
		if place > 0 {
			sum += 1 / float64(place)
		}
		if place != 1 {
			t.Logf("%q: place %d of %v, expected %s", query, place, seen[:min(len(seen), 6)], labels)
		}
	}
	mean := sum / float64(n)
	t.Logf("the mean reciprocal rank is %.3f", mean)
	if n < 100 || mean < 0.9 {
		t.Errorf("the mean reciprocal rank of %d queries is %.3f, expected at least 0.9", n, mean)
	}
}

// Who types a place, in any order and with a typo, finds jobs there, and none that only mention it.
func TestSearchFindsJobsWhereTheQuerySays(t *testing.T) {
	site := shared(t)
	// "" stands for no jobs, and any for jobs wherever they are.
	for query, want := range map[string]string{
		"night nurse tampa": "Tampa, FL", "tampa nurse nights": "Tampa, FL", "nurse in tampaa": "Tampa, FL",
		"nurse Florida night": "Tampa, FL", "nurse fl": "Tampa, FL", "nurse night shift noida": "Noida",
		"nurse united states": "Tampa, FL", "remote tester": "Remote in ", "nurse remote": "",
		"nurse london": "", "night nurse": "any",
	} {
		var answer searchAnswer
		body := must[[]byte](t)(json.Marshal(map[string]any{
			"query": searchQuery, "variables": map[string]any{"query": query, "first": 9},
		}))
		noError(t, json.Unmarshal([]byte(site.graphql(t, string(body)).body), &answer))
		var places []string
		for _, g := range answer.Data.Search.Groups {
			for _, r := range g.Results {
				place, _, hasPlace := strings.Cut(r.Text, " · ")
				if g.Kind == "JOB" && !hasPlace {
					t.Errorf("%q finds %q, which doesn't say where it is: %s", query, r.Title, r.Text)
				}
				if g.Kind == "JOB" {
					places = append(places, place)
				}
			}
		}
		isElsewhere := func(place string) bool { return want != "any" && !strings.HasPrefix(place, want) }
		if (want != "") != (len(places) > 0) || slices.ContainsFunc(places, isElsewhere) {
			t.Errorf("%q finds jobs in %q, expected %q", query, places, want)
		}
	}
}

// A list by relevance says how many of its last jobs only their descriptions name.
func TestJobsThatOnlyTheirDescriptionNames(t *testing.T) {
	site := shared(t)
	for arguments, want := range map[string]int{
		`query: "nurse"`: 2, `query: "nurse", first: 1`: 0, `query: "nurse", first: 2, page: 2`: 1,
		`query: "nurse", sort: NEWEST`: 0, `query: "nurse tampa"`: 0, `query: "healthc"`: 0, `query: ""`: 0,
		`query: "-nurse"`: 0,
	} {
		var answer struct {
			Data struct{ SearchJobs struct{ InDescription int } }
		}
		body := must[[]byte](t)(json.Marshal(map[string]string{
			"query": `{ searchJobs(` + arguments + `) { inDescription } }`}))
		noError(t, json.Unmarshal([]byte(site.graphql(t, string(body)).body), &answer))
		equal(t, answer.Data.SearchJobs.InDescription, want, "jobs that only mention it, of %s", arguments)
	}
}

// A word that appears on the site isn't corrected to one that only a job has.
func TestWordsOfTheSiteAreNotCorrectedToOthers(t *testing.T) {
	site := shared(t)
	for _, query := range []string{"paying", "quote", "penetration test quote"} {
		var answer searchAnswer
		body := must[[]byte](t)(json.Marshal(map[string]any{
			"query": searchQuery, "variables": map[string]any{"query": query, "first": 3},
		}))
		noError(t, json.Unmarshal([]byte(site.graphql(t, string(body)).body), &answer))
		got := answer.Data.Search
		if got.CorrectedQuery != nil || len(got.Groups) == 0 {
			t.Errorf("%q finds %+v, corrected", query, got)
		}
		for _, g := range got.Groups {
			if g.Kind == "JOB" {
				t.Errorf("%q finds the jobs %+v", query, g.Results)
			}
		}
	}
}

func TestSignsFindNothingAndInitialsAreWords(t *testing.T) {
	site := shared(t)
	count := func(operation, query string) (n int) {
		body := must[[]byte](t)(json.Marshal(map[string]any{"variables": map[string]string{"query": query},
			"query": "query ($query: String!) { found: " + operation + "(query: $query) { totalCount } }"}))
		var data struct{ Found struct{ TotalCount int } }
		decodeData(t, site.graphql(t, string(body)), &data)
		return data.Found.TotalCount
	}
	for _, signs := range []string{"🙂", "?", `"`, "***"} {
		equal(t, count("search", signs), 0, "%s on the whole site", signs)
	}
	for _, operation := range []string{"search", "searchJobs"} {
		if n := count(operation, "AI"); n == 0 || n != count(operation, "A.I.") {
			t.Errorf("%s finds %d for AI, %d for A.I.", operation, n, count(operation, "A.I."))
		}
	}
}

// An address that no page has leads to pages with similar addresses, or else to those that the search finds.
func TestAnUnknownAddressIsSearchedFor(t *testing.T) {
	site := shared(t)
	for path, want := range map[string]string{
		"/partners":        "/tech-partners",
		"/pentest":         "/services/vulnerability-assessment-penetration-testing",
		"/invoice-ocr":     "/services/image-processing-services",
		"/blogs/night_soc": "/services/security-operations",
		"/wp-login.php":    "",
		// Only a guess: another word by a letter.
		"/nope": "",
	} {
		var data struct{ NearestPages []struct{ Path string } }
		body, _ := json.Marshal(map[string]any{"query": `query ($path: String!) { nearestPages(path: $path) { path } }`,
			"variables": map[string]string{"path": path}})
		decodeData(t, site.graphql(t, string(body)), &data)
		got := ""
		if len(data.NearestPages) > 0 {
			got = data.NearestPages[0].Path
		}
		equal(t, got, want, "the first page for %s", path)
	}
}
