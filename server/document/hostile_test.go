package document_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/pdf/pdftest"
)

func TestALongTableRepeatsItsHead(t *testing.T) {
	var rows [][]string
	for i := range 200 {
		rows = append(rows, []string{fmt.Sprint("Row ", i), strings.Repeat("words ", i%9), "x"})
	}
	file, pages := render(t, page(&graph.TableSection{Heading: "Long", Caption: "Long", Columns: []string{"Name", "Words", "End"}, Rows: rows}))
	o := pdftest.Open(t, file)
	table := o.Tree().All("Table")[0]
	if got := len(table.All("TR")); got != 201 || pages < 6 {
		t.Errorf("got %d rows on %d pages, want 201 rows on at least 6", got, pages)
	}
	// The head is read once, and drawn on every sheet that the table goes on to.
	artifact := regexp.MustCompile(`(?s)/Artifact BMC\nBT.*?EMC`)
	for i, n := range o.Pages()[1 : pages-1] {
		drawn := len(artifact.FindAll(o.Streams[pdftest.Number(pdftest.Entry(o.Objects[n], "Contents"))], -1))
		if drawn < 3+2 {
			t.Errorf("sheet %d has %d texts that are not read, want the table's head and the foot", i+2, drawn)
		}
	}
}

func TestHostileContentIsSet(t *testing.T) {
	long := strings.Repeat("unbreakable", 60)
	for name, sections := range map[string][]graph.Section{
		"no section":       {},
		"empty sections":   {&graph.ProseSection{}, &graph.CardsSection{Heading: "A"}, &graph.TableSection{}, &graph.FactsSection{}, &graph.FaqSection{}, &graph.QuoteSection{}, &graph.EnquiryFormSection{}, &graph.LinesSection{}},
		"empty texts":      {&graph.CardsSection{Lead: ptr(" "), Cards: []graph.Card{{}, {Link: ptr("")}}}, &graph.TableSection{Columns: []string{"", ""}, Rows: [][]string{{"", ""}, {""}, {}}}},
		"very long words":  {&graph.ProseSection{Heading: long, Text: []graph.Block{graph.ParagraphBlock{Text: long + " " + long}}}, &graph.CardsSection{Heading: long, Cards: []graph.Card{{Title: long, Text: long}}}, &graph.FactsSection{Facts: []graph.Fact{{Value: long, Text: long}}}, &graph.TableSection{Columns: []string{long, "b"}, Rows: [][]string{{long, long}}}},
		"many columns":     {&graph.TableSection{Columns: slices.Repeat([]string{"Column"}, 24), Rows: [][]string{slices.Repeat([]string{"value"}, 24)}}},
		"a very tall cell": {&graph.TableSection{Columns: []string{"a", "b"}, Rows: [][]string{{"x", strings.Repeat("many words ", 4000)}}}, &graph.FaqSection{Questions: []graph.Question{{Question: "Long?", Answer: strings.Repeat("yes ", 6000)}}}},
		"marks":            {&graph.ProseSection{Heading: "** [x](y) __", Text: []graph.Block{graph.ParagraphBlock{Text: "\\ ( ) <> [a](/(b)) \x00\x07 tab\there \u202e"}}}},
		"links":            {&graph.CallToActionSection{Heading: "A", Actions: []graph.Link{{Label: "(", Link: "https://example.com/a b(c)ü"}, {Label: "b", Link: "#nowhere"}, {Label: "c", Link: "%zz"}}}},
		"a long text":      {&graph.ProseSection{Heading: "A", Text: []graph.Block{graph.ParagraphBlock{Text: strings.Repeat("word ", 40000)}}}},
	} {
		t.Run(name, func(t *testing.T) {
			file, pages := render(t, page(sections...))
			o := pdftest.Open(t, file)
			o.Tree()
			if pages != len(o.Pages()) {
				t.Errorf("got %d sheets, Render says %d", len(o.Pages()), pages)
			}
			inside(t, o)
		})
	}
}

// inside demands that no text begins outside the margins.
func inside(t *testing.T, o *pdftest.File) {
	t.Helper()
	place := regexp.MustCompile(`1 0 0 1 (-?[0-9.]+) (-?[0-9.]+) Tm`)
	for _, n := range o.Pages() {
		for _, m := range place.FindAllStringSubmatch(string(o.Streams[pdftest.Number(pdftest.Entry(o.Objects[n], "Contents"))]), -1) {
			x, _ := strconv.ParseFloat(m[1], 64)
			y, _ := strconv.ParseFloat(m[2], 64)
			if x < 55.9 || x > 540 || y < 36 || y > 815 {
				t.Errorf("a text stands at %s, %s", m[1], m[2])
				return
			}
		}
	}
}

// A character that no face has is shown as a box and read as itself.
func TestUnknownCharactersAreReadAsThemselves(t *testing.T) {
	file, _ := render(t, page(&graph.ProseSection{Heading: "Signs", Text: []graph.Block{
		graph.ParagraphBlock{Text: "Go 👩🏽‍🚀 now, 東京 and Łódź, naïve façade, 5\u00a0€, ₹ 300, −2 °C, \u00adsoft, non\u2011breaking."},
	}}))
	got := pdftest.Open(t, file).Tree().Text
	for _, want := range []string{"Go 👩🏽🚀 now, 東京 and Łódź, naïve façade, 5 €, ₹ 300, −2 °C, soft, non-breaking."} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}

func TestATitleTooLongForTheBandStandsBelowIt(t *testing.T) {
	p := page()
	p.Sections = []graph.Section{&graph.HeroSection{Heading: strings.Repeat("A very long title ", 120), Lead: ptr(strings.Repeat("and a lead ", 400))}}
	file, pages := render(t, p)
	o := pdftest.Open(t, file)
	if h1 := o.Tree().All("H1"); len(h1) != 1 || pages < 2 {
		t.Errorf("got %d titles on %d pages", len(h1), pages)
	}
	inside(t, o)
}

func TestAPageWithoutAHeroHasItsTitle(t *testing.T) {
	p := page()
	p.Sections = nil
	file, _ := render(t, p)
	if h1 := pdftest.Open(t, file).Tree().All("H1"); len(h1) != 1 || h1[0].Text != "Mailzzy (e-mail)\n" {
		t.Errorf("got %v", h1)
	}
}
