package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// planCorpus asks for content in the ways in which a plan may go wrong: fields merged and renamed, fragments on
// interfaces and unions, conditions, arguments with and without defaults, nulls, empty lists, text that must be
// escaped.
var planCorpus = []keptCase{
	{`query($p: String!) { page(path: $p) { ...A ...B path related { __typename title } related { t: title ... on Article { minutes author published } } } }
	  fragment A on Page { path kind updated hidden topics art { seed topology country } breadcrumbs { label link } }
	  fragment B on Page { ... on ServicePage { group { path subServices { path } } subServices { label } } ... on CaseStudy { stack results { value } result { value } } ... on PartnerPage { website } ... on ProductPage { screen links { label } } }`, everyPage},
	{`query($p: String!) { page(path: $p) { sections { __typename ... on HeroSection { heading lead actions { label link } } ... on ProseSection { heading text { __typename ... on ParagraphBlock { text } ... on HeadingBlock { id level text } ... on ListBlock { style items } ... on TableBlock { caption columns rows } ... on CodeBlock { code } ... on QuoteBlock { text } ... on NoteBlock { figure text } } } ... on OfficesSection { offices { city } in: offices(country: "IN") { label latitude longitude headquarters } } ... on EventListSection { when events { slug starts ends text { __typename } link { label } } } ... on PageListSection { layout pages { path } more { link } } ... on DocumentListSection { documents { path kind bytes pageCount page { path } } } ... on EnquiryFormSection { interest interests short } } } }`, everyPage},
	{`query($b: Boolean!, $c: Boolean! = true) { site { name @include(if: $b) phone @skip(if: $b) ...S @include(if: $c) ... @include(if: false) { url } } } fragment S on Site { email legalName @skip(if: $b) footer { legal { label } } }`,
		[]string{`{"b":true}`, `{"b":false}`, `{"b":true,"c":true}`, `{"b":true,"c":false}`, `{"b":false,"c":false}`}},
	{`query($c: String) { __typename site(country: $c) { showsIndia offices { label countryCode latitude } menu { title path redirectUrl badge items { label } groups { title art { seed topology country } items { link } } } } }`,
		[]string{`{}`, `{"c":null}`, `{"c":"IN"}`, `{"c":"india"}`, `{"c":"US"}`, `{"c":""}`}},
	{`query($k: PageKind = ARTICLE, $t: String, $u: String) { pages(kind: $k, topic: $t, parent: $u) { __typename path kind ... on Article { author } ... on CaseStudy { sector region duration team } } }`,
		[]string{`{}`, `{"k":null}`, `{"k":"SERVICE"}`, `{"k":"SERVICE","t":"security"}`, `{"t":"security"}`,
			`{"k":null,"u":"/our-services/cloud-services"}`, `{"k":"ARTICLE","t":"wireless"}`}},
	{`query($w: EventTime) { events(when: $w) { slug title starts ends timeZone announced place when link { link } text { ... on ParagraphBlock { text } } } }`,
		[]string{`{}`, `{"w":null}`, `{"w":"UPCOMING"}`, `{"w":"PAST"}`}},
	{`query($k: DocumentKind) { documents(kind: $k) { path kind title description page { __typename title } mediaType bytes pageCount } }`, []string{`{"k":"BROCHURE"}`, `{}`}},
	{`query($p: String!) { nearestPages(path: $p) { path title } }`, []string{`{"p":"/servces/seo"}`, `{"p":""}`,
		`{"p":"/\u0000\"\\\n"}`}},
	{`{ a: page(path: "/about") { title } b: page(path: "/nowhere") { title } c: site { n: name name } }`,
		[]string{`{}`}},
	{`{ site { name } jobCount(filter: {country: ["IN"]}) }`, []string{`{}`}},
}

// everyPage is replaced by all pages of the site.
var everyPage = []string{"every page"}

// What a plan answers is what gqlgen's executor answers, byte by byte. A document that is new is executed by gqlgen,
// from its second time on by its plan; X-Graphql-Cost keeps both from being answered by what is kept.
func TestPlansAnswerWhatTheExecutorAnswers(t *testing.T) {
	slow(t)
	site := start(t, "--admin-addr", "127.0.0.1:0", "--query-limit", "1000000000")
	var pages struct {
		Data struct{ Pages []struct{ Path string } }
	}
	if err := json.Unmarshal([]byte(site.graphql(t, `{"query":"{ pages { path } }"}`).body), &pages); err != nil ||
		len(pages.Data.Pages) < 100 {
		t.Fatalf("%d pages: %v", len(pages.Data.Pages), err)
	}
	compared := 0
	for _, c := range append(planCorpus, clientDocuments(t)...) {
		variables := c.variables
		if variables[0] == everyPage[0] {
			variables = []string{`{"p":"/nowhere"}`}
			for _, p := range pages.Data.Pages {
				variables = append(variables, `{"p":"`+p.Path+`"}`)
			}
		}
		ask := func(mark int, v string) string {
			quoted, _ := json.Marshal(fmt.Sprintf("# %d\n%s", mark, c.text))
			return withoutCost(t, site.graphql(t, `{"query":`+string(quoted)+`,"variables":`+v+`}`,
				"X-Graphql-Cost", "1").body)
		}
		ask(-1, variables[0])
		for i, v := range variables {
			want, got := ask(i, v), ask(-1, v)
			if got != want {
				// The jobs' asOf is a second of the clock, which may have turned between the two.
				want = ask(i+len(variables), v)
			}
			if got != want {
				t.Errorf("%s with %s:\nplan     %s\nexecutor %s", firstBytes(c.text, 80), v, around(got, want),
					around(want, got))
			}
			compared++
		}
	}
	// Live jobs and arguments that are no text are left to the executor.
	byPlan := executed(t, site, "plan")
	t.Logf("of %d comparisons %d were with a plan", compared, byPlan)
	if compared < 250 || byPlan < compared-10 {
		t.Errorf("of %d comparisons only %d were with a plan", compared, byPlan)
	}
}

// The content of the site has no backslash.
func TestAPlanEscapesBackslashes(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("content")); err != nil {
		t.Fatal(err)
	}
	about := filepath.Join(dir, "pages", "about.yml")
	text, err := os.ReadFile(about)
	if err == nil {
		text = regexp.MustCompile(`(?m)^title: .*`).ReplaceAll(text, []byte(`title: 'About \ us'`))
		err = os.WriteFile(about, text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	site := start(t, "--content", dir, "--admin-addr", "127.0.0.1:0")
	for range 3 {
		got := site.graphql(t, `{"query":"{ page(path: \"/about\") { title } }"}`, "X-Graphql-Cost", "1").body
		mustContain(t, "the page", got, `"title":"About \\ us"`)
	}
	if executed(t, site, "plan") == 0 {
		t.Error("none of them was executed by a plan")
	}
}

// executed reads how many queries were executed so.
func executed(t *testing.T, site running, by string) int {
	t.Helper()
	admin := regexp.MustCompile(`admin=(127\.0\.0\.1:\d+)`).FindStringSubmatch(site.log.String())
	figures := send(t, "GET", "http://"+admin[1]+"/metrics", "").body
	found := regexp.MustCompile(`site_graphql_executed_total\{by="` + by + `"\} (\d+)`).FindStringSubmatch(figures)
	if found == nil {
		t.Fatal("the figures do not tell who executed queries")
	}
	n, _ := strconv.Atoi(found[1])
	return n
}

// clientDocuments are the client's own queries over content.
func clientDocuments(t *testing.T) []keptCase {
	t.Helper()
	texts := map[string]string{}
	data, err := os.ReadFile("../client/src/gql/documents.json")
	if err == nil {
		err = json.Unmarshal(data, &texts)
	}
	if err != nil {
		t.Fatal(err)
	}
	var cases []keptCase
	for _, text := range texts {
		switch {
		case strings.HasPrefix(text, "query Page("):
			cases = append(cases, keptCase{strings.Replace(text, "$path", "$p", -1), everyPage})
		case strings.HasPrefix(text, "query Layout("):
			cases = append(cases, keptCase{text, []string{`{}`, `{"country":"India"}`}})
		}
	}
	if len(cases) != 2 {
		t.Fatalf("%d of the client's queries over content", len(cases))
	}
	return cases
}

// around shows where a text begins to differ from another.
func around(text, other string) string {
	at := 0
	for at < min(len(text), len(other)) && text[at] == other[at] {
		at++
	}
	return text[max(at-80, 0):min(at+120, len(text))]
}
