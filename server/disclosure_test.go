package main

import (
	"html"
	"strings"
	"testing"

	"hire360/graph"
)

// A case study says what it is wherever somebody may meet it first.
func TestACaseStudySaysThatItIsAnExample(t *testing.T) {
	const path = "/case-study/chatbot"
	site := shared(t)
	page := site.get(t, path)
	main := html.UnescapeString(mainOf(t, page.body))
	equal(t, strings.Count(main, graph.Disclosure), 1, "the sentence on %s", path)
	mustContain(t, "head", page.body, `<meta name="description" content="`+graph.IllustrativeExample+`: `,
		`<meta property="og:description" content="`+graph.IllustrativeExample+`: `)
	for _, n := range nodesOf(t, page.body, "Article") {
		if n["disambiguatingDescription"] != graph.Disclosure {
			t.Errorf("the structured data has %v", n["disambiguatingDescription"])
		}
	}
	api := site.graphql(t, `{"query":"{ page(path: \"`+path+
		`\") { description ... on CaseStudy { disclosure } } }"}`).body
	mustContain(t, "API", api, `"disclosure":"`+graph.Disclosure+`"`, `"description":"`+graph.IllustrativeExample+`: `)
	for list, sentence := range map[string]string{
		"/": graph.Disclosure, "/case-study": graph.Disclosure, "/brochures": graph.Disclosure,
		// Under "Read next" each row says it in short.
		"/our-services/ai-ml-development-services": graph.IllustrativeExample,
	} {
		if text := html.UnescapeString(mainOf(t, site.get(t, list).body)); !strings.Contains(text, sentence) {
			t.Errorf("%s lists case studies without the sentence", list)
		}
	}
}

// mainOf returns the HTML of a page's main content.
func mainOf(t *testing.T, page string) string {
	t.Helper()
	_, rest, begins := strings.Cut(page, "<main")
	main, _, ends := strings.Cut(rest, "</main>")
	if !begins || !ends {
		t.Fatal("the page has no main")
	}
	return main
}
