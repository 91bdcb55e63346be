package content_test

import (
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/content"
)

const smallDocuments = `documents:
  - { path: /documents/cloud.pdf, kind: BROCHURE, title: Cloud on paper, description: All of it., ` +
	`page: /our-services/cloud-services }
  - { path: /documents/statement.pdf, kind: CAPABILITY_STATEMENT, title: Statement, description: All of us., ` +
	`page: /blogs }
`

const smallCase = `sector: Air
region: Sky
duration: a day
team: two
stack: [Silk]
results: [{ value: "9", text: up }]
change: { before: 1, after: 9, unit: m }
`

// withDocuments is a small site with two listed documents, and one of a case study.
func withDocuments(list string) map[string]string {
	return map[string]string{
		"documents.yml":            list,
		"pages/case-study.yml":     pageText("PLAIN", "cases", ""),
		"pages/case-study/gas.yml": pageText("CASE_STUDY", "gas", smallCase),
	}
}

// made finds files that say what they are of, but for one document that is older than its page.
func made(site *graph.Site, d graph.Document) *graph.DocumentFile {
	if d.Page.Base().Path == "/blogs" {
		return nil
	}
	return fileOf(site.Name + d.Page.Base().Path + d.Title)
}

func fileOf(text string) *graph.DocumentFile {
	return &graph.DocumentFile{Bytes: len(text), Pages: 4, Read: func() []byte { return []byte(text) }}
}

// The cover of a document shows a drawing of its page, that of a sample a part of what the sample shows.
func TestTheCoverOfADocumentHasADrawing(t *testing.T) {
	list := `documents:
  - { path: /documents/a.pdf, kind: BROCHURE, title: A, description: A., page: /our-services/cloud-services }
  - { path: /documents/b.pdf, kind: BROCHURE, title: B, description: B., page: /services/airships }
  - { path: /documents/c.pdf, kind: SAMPLE, title: C, description: C., page: /services/airships }
  - { path: /documents/d.pdf, kind: SAMPLE, title: D, description: D., page: /services/zeppelins }
`
	files := withDocuments(list)
	service := pageText("SERVICE", "airships", "group: /our-services/cloud-services\n")
	files["pages/services/airships.yml"] = service + strings.Replace(smallSpecimen("airships"), "body: [",
		"body: [{ picture: { file: sign.svg, alt: A sign } }, ", 1)
	files["pages/services/zeppelins.yml"] = strings.Replace(service, "airships", "zeppelins", -1) +
		smallSpecimen("zeppelins") + `  - picture: { id: sign, heading: A sign, picture: { file: sign.svg, alt: A sign } }
`
	c := mustLoad(t, small(files), content.Options{Made: made})
	var got []string
	for _, d := range c.Documents(graph.DocumentQuery{}) {
		if d.Picture != nil {
			got = append(got, d.Title)
		}
	}
	if strings.Join(got, " ") != "B C" {
		t.Errorf("documents with drawings: %v", got)
	}
}

// The address of a trial is nobody else's: its documents name the one that the content has.
func TestDocumentsNameThePublicAddress(t *testing.T) {
	for public, want := range map[bool]string{false: "https://hire360.example", true: "http://localhost:1"} {
		var got string
		c := mustLoad(t, small(withDocuments(smallDocuments)), content.Options{Public: public,
			Site: content.Identity{URL: "http://localhost:1"},
			Made: func(site *graph.Site, _ graph.Document) *graph.DocumentFile {
				got = site.URL
				return nil
			}})
		if c.Documents(graph.DocumentQuery{}); got != want {
			t.Errorf("public is %v: got %s, want %s", public, got, want)
		}
	}
}

func TestADocumentHasTwoSizes(t *testing.T) {
	for usual, want := range map[string][2]string{
		"":   {"LETTER /documents/cloud-a4.pdf", "A4 /documents/cloud.pdf"},
		"a4": {"A4 /documents/cloud-letter.pdf", "LETTER /documents/cloud.pdf"},
	} {
		bySize := func(_ *graph.Site, d graph.Document) *graph.DocumentFile { return fileOf(string(d.Paper)) }
		c := mustLoad(t, small(withDocuments(smallDocuments)), content.Options{Made: bySize, Paper: usual})
		d := c.Documents(graph.DocumentQuery{Paths: []string{"/documents/cloud.pdf"}})[0]
		other := c.Documents(graph.DocumentQuery{Paths: []string{d.OtherPath}})[0]
		got := [2]string{string(d.Paper) + " " + d.OtherPath, string(other.Paper) + " " + other.OtherPath}
		equal(t, got, want, "%q", usual)
		for path, size := range map[string]graph.Paper{
			"/documents/cloud.pdf": d.Paper, "/documents/cloud-a4.pdf": graph.PaperA4,
			"/documents/cloud-letter.pdf": graph.PaperLetter, "/documents/case-study-gas-a4.pdf": graph.PaperA4,
		} {
			if _, file, _ := c.Document(path); string(file) != string(size) {
				t.Errorf("%q: %s is for %q, want %s", usual, path, file, size)
			}
		}
		if files := c.DocumentFiles(); len(files) != 6 || len(c.DocumentPaths()) != 3 {
			t.Errorf("%q: got %q", usual, files)
		}
	}
}

func TestDocumentsAreChosenByKindAndPath(t *testing.T) {
	c := mustLoad(t, small(withDocuments(smallDocuments)), content.Options{Made: made})
	for want, q := range map[string]graph.DocumentQuery{
		"/documents/cloud.pdf": {Kind: graph.DocumentKindBrochure},
		"/documents/case-study-gas.pdf /documents/cloud.pdf": {Paths: []string{"/documents/case-study-gas.pdf",
			"/documents/cloud.pdf"}},
		"/documents/statement.pdf": {Kind: graph.DocumentKindCapabilityStatement},
	} {
		var got []string
		for _, d := range c.Documents(q) {
			got = append(got, d.Path)
		}
		equal(t, strings.Join(got, " "), want, "%v", q)
	}
}

func TestASectionShowsTheDocumentsItChose(t *testing.T) {
	about := pageText("PLAIN", "about", "") +
		"  - documentList: { heading: Take it, choose: { paths: [/documents/cloud.pdf] } }\n"
	files := withDocuments(smallDocuments)
	files["pages/about.yml"] = about
	c := mustLoad(t, small(files), content.Options{Made: made})
	list := c.Page("/about").Base().Sections[1].(*graph.DocumentListSection)
	if got := c.Documents(list.Choose); len(got) != 1 || got[0].Title != "Cloud on paper" {
		t.Errorf("got %v", got)
	}
}

// The site's own documents: one for each product, each group of the large menu and each case study, and the statement.
func TestTheDocumentsAreThoseOfTheSpecification(t *testing.T) {
	c := must[*content.Content](t)(content.Open("", content.Options{Made: made}))
	pages := map[string]bool{}
	counts := map[graph.DocumentKind]int{}
	for _, d := range c.Documents(graph.DocumentQuery{}) {
		pages[d.Page.Base().Path] = true
		counts[d.Kind]++
	}
	if counts[graph.DocumentKindBrochure] != 13 || counts[graph.DocumentKindCapabilityStatement] != 1 ||
		counts[graph.DocumentKindCaseStudy] != 25 {
		t.Errorf("got %v, want 13 brochures, a statement and 25 case studies", counts)
	}
	for _, e := range c.Site("").Menu {
		for _, g := range e.Groups {
			if !pages[g.Path] {
				t.Errorf("%s has no document", g.Path)
			}
		}
	}
	for _, p := range c.Pages(graph.PageQuery{Kind: graph.PageKindProduct}) {
		if !pages[p.Base().Path] {
			t.Errorf("%s has no document", p.Base().Path)
		}
	}
}
