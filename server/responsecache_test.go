package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// keptCase is an operation with several variables, as JSON objects, or names of operations.
type keptCase struct {
	text      string
	variables []string
}

// keptCorpus are operations whose variables that differ in what may be mistaken for the same: a default and its own
// value, null and nothing, a list and its order, the name of the operation, fragments on interfaces and unions, @skip
// and @include.
var keptCorpus = []keptCase{
	{`query($p: String!) { page(path: $p) { __typename title ... on ServicePage { group { title } } ... on CaseStudy { result { value } } related { __typename path ... on Article { minutes } } } }`,
		[]string{`{"p":"/about"}`, `{"p":"/services/seo-services"}`, `{"p":"/case-study/chatbot"}`,
			`{"p":"/blogs/risk-management"}`, `{"p":"/nowhere"}`, `{"p":"/About"}`}},
	{`query($p: String!) { page(path: $p) { sections { __typename ... on HeroSection { heading lead } ... on ProseSection { heading text { __typename ... on ParagraphBlock { text } ... on ListBlock { style items } } } ... on OfficesSection { offices { city } } ... on JobListSection { jobs(first: 2) { totalCount nodes { id } } } } } }`,
		[]string{`{"p":"/"}`, `{"p":"/about"}`, `{"p":"/careers"}`, `{"p":"/contact-us"}`}},
	{`query($b: Boolean!, $c: Boolean! = true) { site { name @include(if: $b) phone @skip(if: $b) ...S @include(if: $c) } } fragment S on Site { email legalName @skip(if: $b) }`,
		[]string{`{"b":true}`, `{"b":false}`, `{"b":true,"c":true}`, `{"b":true,"c":false}`, `{"b":false,"c":false}`}},
	{`query($n: Int! = 20, $s: JobSort! = NEWEST, $f: JobFilter) { jobs(first: $n, sort: $s, filter: $f) { totalCount nodes { id title } pageInfo { endCursor } } }`,
		[]string{`{}`, `{"n":20}`, `{"n":3}`, `{"s":"TITLE"}`, `{"f":null}`, `{"f":{}}`, `{"f":{"country":["IN"]}}`,
			`{"f":{"country":["IN","US"]}}`, `{"f":{"country":["US","IN"]}}`, `{"f":{"country":[]}}`}},
	{`query($c: String) { site(country: $c) { showsIndia offices { label } } }`,
		[]string{`{}`, `{"c":null}`, `{"c":"IN"}`, `{"c":"india"}`, `{"c":"US"}`}},
	{`query($k: PageKind, $t: String) { pages(kind: $k, topic: $t) { path kind } }`, []string{`{}`, `{"k":"SERVICE"}`,
		`{"k":"SERVICE","t":"security"}`, `{"t":"security"}`}},
	{`query A { site { name } } query B { jobCount }`, []string{`A`, `B`}},
	{`{ a: site { name } b: site { n: name name } }`, []string{`{}`}},
}

// What is kept is what an execution gives, byte by byte, however the request was written.
func TestKeptAnswersAreThoseOfAnExecution(t *testing.T) {
	slow(t)
	site := start(t)
	corpus := append([]keptCase{}, keptCorpus...)
	files := must[[]string](t)(filepath.Glob("../client/playground/examples/*.graphql"))
	for _, file := range files {
		text := must[[]byte](t)(os.ReadFile(file))
		variables, given := strings.CutPrefix(strings.Split(string(text), "\n")[3], "# ")
		if !given {
			variables = "{}"
		}
		if !strings.Contains(variables, "{captcha}") && !strings.Contains(variables, "{sent}") {
			corpus = append(corpus, keptCase{string(text), []string{variables}})
		}
	}
	compared := 0
	for _, c := range corpus {
		for round := range 3 { // executed, by its variables, by the raw request
			for _, variables := range c.variables {
				quoted, _ := json.Marshal(c.text)
				body := `{"query":` + string(quoted) + `,"variables":` + variables + `}`
				if !strings.HasPrefix(variables, "{") {
					body = `{"query":` + string(quoted) + `,"operationName":"` + variables + `"}`
				}
				if round == 1 {
					body = strings.Replace(body, `{"query"`, `{ "query"`, 1)
				}
				fresh := withoutCost(t, site.graphql(t, body, "X-Graphql-Cost", "1").body)
				if got := site.graphql(t, body).body; got != fresh {
					t.Errorf("%s with %s, round %d:\nkept  %s\nfresh %s", firstBytes(c.text, 80), variables, round,
						firstBytes(got, 300), firstBytes(fresh, 300))
				}
				compared++
			}
		}
	}
	if compared < 120 {
		t.Errorf("only %d answers were compared", compared)
	}
}

// withoutCost takes extensions.cost, which stands last, off an answer.
func withoutCost(t *testing.T, body string) string {
	t.Helper()
	before, _, found := strings.Cut(body, `,"extensions":{"cost"`)
	if !found {
		t.Fatalf("the answer tells no cost: %s", firstBytes(body, 300))
	}
	return before + "}"
}
