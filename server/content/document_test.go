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

func TestADocumentOlderThanItsPageIsListedWithoutAFile(t *testing.T) {
	c := mustLoad(t, small(withDocuments(smallDocuments)), content.Options{Made: made})
	if got := strings.Join(c.DocumentPaths(),
		" "); got != "/documents/cloud.pdf /documents/statement.pdf /documents/case-study-gas.pdf" {
		t.Errorf("got %s", got)
	}
	_, file, ok := c.Document("/documents/cloud.pdf")
	if !ok || string(file) != "Hire360/our-services/cloud-servicesCloud on paper" {
		t.Errorf("got %q, %v", file, ok)
	}
	all := c.Documents(graph.DocumentQuery{})
	if len(all) != 3 {
		t.Fatalf("got %d documents, want 3", len(all))
	}
	if d := all[0]; int(d.Bytes) != len(file) || d.PageCount != 4 || d.MediaType != "application/pdf" ||
		d.Page.Base().Path != "/our-services/cloud-services" {
		t.Errorf("got %+v", d)
	}
	if d := all[1]; d.Bytes != 0 || d.PageCount != 0 || d.MediaType != "text/html" {
		t.Errorf("got %+v", d)
	}
	if d := all[2]; d.Kind != graph.DocumentKindCaseStudy || d.Title != "The page about gas" ||
		d.Page.Base().Path != "/case-study/gas" {
		t.Errorf("got %+v", d)
	}
	if _, file, ok := c.Document("/documents/statement.pdf"); !ok || file != nil {
		t.Errorf("a document older than its page has the file %q", file)
	}
	if _, _, ok := c.Document("/documents/other.pdf"); ok {
		t.Error("there is a document that is not in the list")
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
		if strings.Join(got, " ") != want {
			t.Errorf("%v: got %s, want %s", q, got, want)
		}
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

func TestTheHeadsOfDocumentsHaveTheMeasuresOfPages(t *testing.T) {
	long := "description: " + strings.Repeat("All of it and more. ", 7) + "Yes"
	list := strings.NewReplacer("description: All of it.", long, "description: All of us.", long,
		"title: Cloud on paper", "title: Cloud "+strings.Repeat("very ", 10)+"large on paper", "title: Statement",
		"title: The page about gas").Replace(smallDocuments)
	var got []string
	for _, f := range content.Check(mustLoad(t, small(withDocuments(list)), content.Options{Made: made})) {
		if f.File == "documents.yml" {
			got = append(got, f.String())
		}
	}
	mustHold := []string{
		"documents.yml:2: the title has 70 characters, expected at most 60 (title)",
		"documents.yml:3: /documents/cloud.pdf has the same description, expected one of its own (description)",
		"documents.yml:3: pages/case-study/gas.yml has the same title, expected one of its own (title)",
	}
	if strings.Join(got, "\n") != strings.Join(mustHold, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(mustHold, "\n"))
	}
	short := content.Check(mustLoad(t, small(withDocuments(smallDocuments)), content.Options{Made: made}))
	if !strings.Contains(short[0].String(), "documents.yml:2: the description has 10 characters, expected 110 to 160") {
		t.Errorf("got %v", short[0])
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
