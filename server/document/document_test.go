package document_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/brand"
	"hire360/server/content"
	"hire360/server/document"
	"hire360/server/pdf/pdftest"
)

// draw draws a picture of one hot line and one node, which the tests recognize.
func draw(_ context.Context, r brand.Request) (brand.Picture, error) {
	if r.Motif == "mark" {
		return brand.Picture{{Stroke: "accent", Width: 2.4, Contours: []brand.Contour{{1, 5, 1, 5, 8, 5, 8, 5}}}}, nil
	}
	return brand.Picture{
		{Stroke: "hot", Width: 2, Dash: []float64{1, 5}, Contours: []brand.Contour{{70, 80, 90, 80, 90, 95, 110, 95}}},
		{Stroke: "node", Fill: "paper", Width: 2, Opacity: 0.5,
			Contours: []brand.Contour{{12, 13, 12, 13, 14, 13, 14, 13}}},
	}, nil
}

func ptr[T any](v T) *T { return &v }

var company = &graph.Site{Name: "Hire360", LegalName: "Hire360, Inc.", Claim: "Software and staffing.",
	URL: "https://hire360.example", Phone: "+1 (201) 555-0142", Email: "hello@hire360.example",
	Offices: []graph.Office{
		{Label: "Edison, NJ", Address: "360 Meridian Way", Location: "United States", Headquarters: true},
	}}

// page is a product's page with the sections after its hero.
func page(sections ...graph.Section) *graph.ProductPage {
	hero := &graph.HeroSection{Heading: "It waits for the morning", Lead: ptr("Nobody is **woken**."),
		Actions: []graph.Link{{Label: "Book a demo", Link: "#talk"}, {Label: "Look around", Link: "/products"}}}
	return &graph.ProductPage{Screen: graph.ScreenNameMailzzyCampaign,
		PageBase: graph.PageBase{Path: "/products/mailzzy", Kind: graph.PageKindProduct,
			Title: "Mailzzy (e-mail)", Description: "About Mailzzy.", Topics: []string{"marketing"},
			Updated:  "2026-11-12",
			Art:      graph.Illustration{Seed: "mailzzy", Topology: graph.TopologySpread},
			Sections: append([]graph.Section{hero}, sections...)}}
}

const prose = "A first paragraph with **weight**, __stress__ and a [link](/about#story).\n\n" +
	"### A part\n- one\n- two\n\n1. first\n2. second\n\n- [ ] to tick\n\n" +
	"> A sentence that stands out.\n\n> [97 in 100] read this\n\n" +
	"Table: Prices\n| What | £ | ₹ |\n|---|---|---|\n| Row | 1 | 2 |\n\n```\nline one\n  line two\n```\n\n" +
	"Last – “quoted” – 20 € → done."

// every is one section of each kind that paper shows.
func every(t *testing.T) []graph.Section {
	t.Helper()
	text, err := graph.ParseText(prose)
	if err != nil {
		t.Fatal(err)
	}
	article := &graph.Article{PageBase: graph.PageBase{Path: "/blogs/a", Title: "An article"}}
	station := graph.Card{Title: "Stop", Text: "here"}
	return []graph.Section{
		&graph.ProseSection{Anchor: ptr("why"), Heading: "Why it is so", Text: text},
		&graph.CardsSection{Heading: "Two cards", Cards: []graph.Card{
			{Title: "Card one", Text: "says one", Link: ptr("/a")},
			{Title: "Card two", Text: "says two"},
		}},
		&graph.StepsSection{Heading: "Two steps", Steps: []graph.Step{
			{Title: "Map", When: "Week 1", From: ptr(0.0), To: ptr(50.0), Text: "we map"},
			{Title: "Go", When: "Week 2", Text: "we go", Decisive: true},
		}},
		&graph.FactsSection{Heading: "A fact", Facts: []graph.Fact{
			{Value: "4.2", Unit: ptr("h"), Text: "to close", Basis: ptr("from 6 days")},
		}},
		&graph.TableSection{Heading: "A table", Caption: "What it holds", Columns: []string{"Head", "Other"},
			Rows: [][]string{{"Row head", "cell"}}},
		&graph.FaqSection{Heading: "Asked", Questions: []graph.Question{{Question: "Is it?", Answer: "It is."}}},
		&graph.QuoteSection{Heading: "Hidden", Quote: "A quoted sentence.", Source: "A role"},
		&graph.DiagramSection{Heading: "A drawing", Diagram: graph.DiagramNamePipeline,
			Labels: labels(12), Alt: ptr("All that it says."), Caption: "What the drawing shows."},
		&graph.LinesSection{Heading: "Lines", Lines: []graph.Line{
			{Title: "Line one", Text: "is long", Stations: []graph.Card{station}},
		}},
		&graph.CountriesSection{Heading: "Countries", Countries: []graph.CountryNote{{Title: "India", Text: "works"}}},
		&graph.OfficesSection{Heading: "Offices"},
		&graph.ScreenSection{Heading: "A screen", Lead: ptr("To be seen."), Screen: graph.ScreenNameInkfreeTrail},
		&graph.PageListSection{Heading: "Pages", Pages: []graph.Page{article}},
		&graph.CallToActionSection{Heading: "Now", Actions: []graph.Link{{Label: "Do it", Link: "/contact-us"}}},
		&graph.EventListSection{Heading: "Events"},
		&graph.JobListSection{Heading: "open jobs"},
		&graph.DocumentListSection{Heading: "Left out"},
		&graph.EnquiryFormSection{Anchor: ptr("talk"), Heading: "Talk to us", Lead: ptr("We answer.")},
	}
}

// labels are the words of a diagram with n places.
func labels(n int) []graph.DiagramLabel {
	out := make([]graph.DiagramLabel, n)
	for i := range out {
		place := fmt.Sprint(i + 1)
		out[i] = graph.DiagramLabel{Title: "Title " + place, Note: ptr("note " + place), Time: ptr("Day " + place)}
	}
	return out
}

func documentOf(p graph.Page) graph.Document {
	return graph.Document{Page: p, Title: "Mailzzy: product brochure", Paper: graph.PaperLetter}
}

func render(t testing.TB, p graph.Page) ([]byte, int) {
	t.Helper()
	file, pages, err := document.Render(draw, company, documentOf(p))
	if err != nil {
		t.Fatal(err)
	}
	return file, pages
}

func TestADocumentSaysWhatItIs(t *testing.T) {
	file, pages := render(t, page(every(t)...))
	o := pdftest.Open(t, file)
	if got := len(o.Pages()); got != pages || pages < 3 {
		t.Errorf("the file has %d sheets, Render says %d", got, pages)
	}
	root := o.Objects[o.Root]
	for _, want := range []string{"/Lang(en-US)", "/MarkInfo<</Marked true>>", "/DisplayDocTitle true"} {
		if !strings.Contains(root, want) {
			t.Errorf("the catalogue has no %s: %s", want, root)
		}
	}
	info := o.Objects[o.Info]
	for key, want := range map[string]string{"Title": "Mailzzy: product brochure", "Author": "Hire360, Inc.",
		"Subject": "About Mailzzy.", "CreationDate": "D:20261112000000Z"} {
		if got := pdftest.String(info, key); got != want {
			t.Errorf("%s is %q, want %q", key, got, want)
		}
	}
	meta := string(o.Streams[pdftest.Number(pdftest.Entry(root, "Metadata"))])
	if !strings.Contains(meta, "Mailzzy: product brochure") {
		t.Errorf("the metadata has no title:\n%s", meta)
	}
}

func TestEqualPagesMakeEqualBytes(t *testing.T) {
	one, _ := render(t, page(every(t)...))
	two, _ := render(t, page(every(t)...))
	if !bytes.Equal(one, two) {
		t.Error("the same page made two different files")
	}
	other, _ := render(t, page(&graph.QuoteSection{Quote: "Something else.", Source: "A role"}))
	if bytes.Equal(one, other) {
		t.Error("different pages made the same file")
	}
}

func TestHeadingsAreBookmarks(t *testing.T) {
	file, _ := render(t, page(every(t)...))
	o := pdftest.Open(t, file)
	var got []string
	var walk func(id, depth int)
	walk = func(id, depth int) {
		for id != 0 {
			if pdftest.Refs(pdftest.List(o.Objects[id], "Dest"))[0] == 0 {
				t.Errorf("a bookmark leads nowhere: %s", o.Objects[id])
			}
			got = append(got, strings.Repeat("-", depth)+pdftest.String(o.Objects[id], "Title"))
			walk(pdftest.Number(pdftest.Entry(o.Objects[id], "First")), depth+1)
			id = pdftest.Number(pdftest.Entry(o.Objects[id], "Next"))
		}
	}
	outlines := o.Objects[pdftest.Number(pdftest.Entry(o.Objects[o.Root], "Outlines"))]
	walk(pdftest.Number(pdftest.Entry(outlines, "First")), 0)
	for i, want := range []string{"It waits for the morning", "-Why it is so", "--A part", "-Two cards", "--Card one",
		"--Card two", "-Two steps"} {
		if i >= len(got) || got[i] != want {
			t.Fatalf("bookmark %d is not %q: %q", i, want, got)
		}
	}
	if got[len(got)-1] != "-Talk to us" {
		t.Errorf("the last bookmark is %q", got[len(got)-1])
	}
}

func TestThePartsAreTagged(t *testing.T) {
	file, _ := render(t, page(every(t)...))
	top := pdftest.Open(t, file).Tree()
	if h1 := top.All("H1"); len(h1) != 1 || h1[0].Text != "It waits for the morning\n" {
		t.Errorf("got h1 %v", h1)
	}
	for tag, min := range map[string]int{"H2": 12, "H3": 8, "P": 30, "L": 8, "LI": 14, "Lbl": 8, "LBody": 14,
		"Table": 2, "TR": 4, "Link": 8, "BlockQuote": 2, "Code": 1, "Figure": 1} {
		if got := len(top.All(tag)); got < min {
			t.Errorf("got %d elements %s, want at least %d", got, tag, min)
		}
	}
	var figures []string
	for _, f := range top.All("Figure") {
		alt := strings.Fields(pdftest.String(f.Dict, "Alt") + " none none none")
		figures = append(figures, strings.Join(alt[:3], " "))
	}
	if got := strings.Join(figures, ", "); got != "The mark of, Mailzzy campaign: an, All that it, InkFree: who "+
		"did" {
		t.Errorf("the figures are described as %s", got)
	}
	for _, l := range top.All("Link") {
		if l.Links == 0 || l.Text == "" {
			t.Errorf("the link %q leads nowhere", l.Text)
		}
	}
	for _, cell := range top.All("TH") {
		if !strings.Contains(cell.Dict, "/Scope/") {
			t.Errorf("the head %q has no scope", cell.Text)
		}
	}
}

func TestTheTextStandsInReadingOrder(t *testing.T) {
	file, _ := render(t, page(every(t)...))
	rest := pdftest.Open(t, file).Tree().Text
	for _, want := range []string{"It waits for the morning", "Nobody is woken.", "Why it is so",
		"A first paragraph with weight, stress and a link.", "A part", "•\none", "1.\nfirst", "to tick",
		"A sentence that stands out.", "97 in 100", "read this", "Prices", "£\n₹", "Row\n1\n2", "line one", "line two",
		"Last – “quoted” – 20 € → done.", "Card one\nsays one", "Map\nWeek 1\nwe map", "4.2 h\nto close\nfrom 6 days",
		"Head\nOther\nRow head\ncell", "Is it?\nIt is.", "A quoted sentence.\nA role", "What the drawing shows.",
		"Line one\nis long", "Stop. here", "India\nworks", "Edison, NJ\n360 Meridian Way", "To be seen.",
		"An article\nhire360.example/blogs/a", "Do it\nhire360.example/contact-us",
		"Talk to us\nhire360.example/products/mailzzy#talk",
		"November 12, 2026"} {
		i := strings.Index(rest, want)
		if i < 0 {
			t.Fatalf("the rest of the text lacks %q:\n%s", want, rest)
		}
		rest = rest[i+len(want):]
	}
	if all := pdftest.Open(t, file).Tree().Text; strings.Contains(all, "Left out") ||
		strings.Contains(all, "Book a demo") {
		t.Error("the list of documents or a link to a part of the page is in the document")
	}
}

func TestLinksLeadOutAndWithin(t *testing.T) {
	file, _ := render(t, page(every(t)...))
	o := pdftest.Open(t, file)
	all := ""
	for _, dict := range o.Objects {
		if strings.Contains(dict, "/Subtype/Link") {
			all += dict + "\n"
		}
	}
	for _, want := range []string{"/URI(https://hire360.example/about#story)", "/URI(https://hire360.example/a)",
		"/URI(mailto:hello@hire360.example)", "/URI(tel:+12015550142)", "/Dest["} {
		if !strings.Contains(all, want) {
			t.Errorf("no link has %s", want)
		}
	}
}

// What other programs make of a document, where they are installed.
func TestOtherProgramsReadIt(t *testing.T) {
	file, _ := render(t, page(every(t)...))
	name := filepath.Join(t.TempDir(), "a.pdf")
	if err := os.WriteFile(name, file, 0o600); err != nil {
		t.Fatal(err)
	}
	for tool, want := range map[string][]string{
		"pdftotext": {"It waits for the morning", "A first paragraph with weight, stress and a link.", "Row head"},
		"pdfinfo":   {"Mailzzy: product brochure", "Tagged:          yes"},
	} {
		args := []string{name}
		if tool == "pdftotext" {
			args = append(args, "-")
		}
		if _, err := exec.LookPath(tool); err != nil {
			t.Logf("%s is not installed", tool)
			continue
		}
		out, err := exec.Command(tool, args...).CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v\n%s", tool, err, out)
		}
		for _, w := range want {
			if !bytes.Contains(out, []byte(w)) {
				t.Errorf("%s does not find %q:\n%s", tool, w, out)
			}
		}
	}
}

func TestACaseStudyShowsItsResults(t *testing.T) {
	p := &graph.CaseStudy{PageBase: page(every(t)...).PageBase, Sector: "Housing", Region: "England",
		Duration: "20 weeks", Team: "three", Stack: []string{"Go", "SQL"}, Change: graph.Change{Before: 8, After: 2,
			Unit: "days"}, Results: []graph.Fact{
			{Value: "4.2", Unit: ptr("h"), Text: "to the last account", Basis: ptr("from 6 days")},
			{Value: "3", Text: "accounts"},
		}}
	file, _ := render(t, p)
	got := pdftest.Open(t, file).Tree().Text
	for _, want := range []string{"4.2 h\nto the last account\nfrom 6 days\n" + graph.Disclosure + "\n3\naccounts",
		"Sector\nHousing\nRegion\nEngland", "Built with\nGo, SQL"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}

func TestACaseStudyBeginsWithItsChange(t *testing.T) {
	p := &graph.CaseStudy{PageBase: page().PageBase, Change: graph.Change{Before: 8, After: 2, Unit: "days"},
		Results: []graph.Fact{{Value: "75", Unit: ptr("%"), Text: "less waiting"}}}
	p.Kind = graph.PageKindCaseStudy
	file, _ := render(t, p)
	f := pdftest.Open(t, file)
	if got := f.Tree().Text; !strings.Contains(got, "Before: 8 days\nAfter: 2 days") {
		t.Errorf("the cover does not say what changed:\n%s", got)
	}
	// The longer line ends at the right margin, the other one at a quarter of it.
	for _, want := range []string{"\n547.5 ", "\n136.88 "} {
		if !strings.Contains(f.Content(0), want) {
			t.Errorf("the cover has no %q:\n%s", want, f.Content(0))
		}
	}
}

func TestADocumentDoesNotOfferItself(t *testing.T) {
	for proof, want := range map[string]string{
		"It is true. [Brochure, PDF](/documents/x.pdf)": "Nobody is woken.\nIt is true.\n",
		"[Brochure, PDF](/documents/x.pdf)":             "Nobody is woken.\n",
	} {
		p := page(every(t)...)
		p.Sections[0].(*graph.HeroSection).Proof = &proof
		file, _ := render(t, p)
		if got := pdftest.Open(t, file).Tree().Text; !strings.Contains(got, want) ||
			strings.Contains(got, "Brochure, PDF") {
			t.Errorf("%q on the cover reads\n%s", proof, got[:min(len(got), 400)])
		}
	}
}

func TestAProductBeginsWithItsScreen(t *testing.T) {
	file, _ := render(t, page())
	if cover := pdftest.Open(t, file).Content(0); strings.Contains(cover, dottedLine) {
		t.Error("the cover has routes")
	}
}

const dottedLine = "1.000 0.690 0.125 RG 2 w [1 5] 0 d\n70 80 m\n90 80 90 95 110 95 c\nS\n"

// Both pictures are on the cover: the mark as a figure, the page's picture as an ornament.
func TestTheCoverHasItsPictures(t *testing.T) {
	group := &graph.ServicePage{PageBase: page().PageBase}
	group.Kind = graph.PageKindServiceGroup
	file, _ := render(t, group)
	f := pdftest.Open(t, file)
	cover := f.Content(0)
	for name, want := range map[string]string{
		"the mark": "/Figure<</MCID 0>>BDC\nq 0.94000 0 0 -0.94000 64.5 750 cm 1 J\n" +
			"1.000 1.000 1.000 RG 2.4 w [] 0 d\n1 5 m\n8 5 l\n",
		"a dotted hot line": dottedLine,
		"a filled node":     "0.039 0.102 0.247 rg\n0.353 0.443 0.624 RG 2 w [] 0 d\n12 13 m\n14 13 l\nB\n",
	} {
		if !strings.Contains(cover, want) {
			t.Errorf("the cover does not have %s:\n%s", name, cover)
		}
	}
}

func TestADocumentWithoutPicturesIsWholeOtherwise(t *testing.T) {
	busy := errors.New("all engines are busy")
	none := func(context.Context, brand.Request) (brand.Picture, error) { return nil, busy }
	file, sheets, err := document.Render(none, company, documentOf(page(every(t)...)))
	if !errors.Is(err, busy) {
		t.Errorf("got the error %v", err)
	}
	whole, want := render(t, page(every(t)...))
	text := pdftest.Open(t, file).Tree().Text
	if rest := pdftest.Open(t, whole).Tree().Text; sheets != want || len(text) < len(rest)-100 {
		t.Errorf("the document has %d sheets and %d bytes of text, want %d and %d", sheets, len(text), want, len(rest))
	}
}

// Every section that the site uses has a case, so that none is missing from documents.
// The drawing of a page has the words of the page, not those with which a browser has drawn it.
func TestADiagramHasTheWordsOfItsPage(t *testing.T) {
	file, _ := render(t, page(&graph.DiagramSection{Heading: "A drawing", Diagram: graph.DiagramNamePipeline,
		Labels: labels(12), Alt: ptr("All that it says."), Caption: "What the drawing shows."}))
	// The first label is on phones only.
	const want = "Title 2note 2Title 3note 3Title 4note 4Title 5Day 5note 5Title 6note 6Title 7Title 8note 8Title 9" +
		"note 9Title 10note 10Title 11note 11Title 12note 12What the drawing shows."
	if text := pdftest.Open(t, file).Tree().Text; !strings.Contains(text, want) {
		t.Errorf("got %q, want %q", text, want)
	}
	_, _, err := document.Render(draw, company, documentOf(page(&graph.DiagramSection{Heading: "A drawing",
		Diagram: graph.DiagramNamePipeline, Labels: labels(5), Caption: "What the drawing shows."})))
	if err == nil || !strings.Contains(err.Error(), "the diagram PIPELINE has 5 labels") {
		t.Errorf("got %v, want the missing labels", err)
	}
}

func TestEverySectionHasACase(t *testing.T) {
	c, err := content.Open("", content.Options{})
	if err != nil {
		t.Fatal(err)
	}
	used := map[reflect.Type]graph.Section{}
	for _, path := range c.Paths() {
		for _, s := range c.Page(path).Base().Sections {
			used[reflect.TypeOf(s)] = s
		}
	}
	if len(used) < 15 {
		t.Errorf("the site uses %d kinds of sections", len(used))
	}
	for kind, s := range used {
		if _, _, err := document.Render(draw, company, documentOf(page(s))); err != nil {
			t.Errorf("%v: %v", kind, err)
		}
	}
}

func BenchmarkRender(b *testing.B) {
	sections := []graph.Section{}
	for i := range 12 {
		question := graph.Question{Question: "Is it so?",
			Answer: strings.Repeat("It is so on most days, and on the others it will be. ", 3)}
		sections = append(sections, &graph.FaqSection{Heading: fmt.Sprint("Part ", i),
			Questions: slices.Repeat([]graph.Question{question}, 6)})
	}
	for b.Loop() {
		render(b, page(sections...))
	}
}
