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
	columns := []string{"Name", "Words", "End"}
	file, pages := render(t, page(&graph.TableSection{Heading: "Long", Caption: "Long", Columns: columns, Rows: rows}))
	o := pdftest.Open(t, file)
	table := o.Tree().All("Table")[0]
	if got := len(table.All("TR")); got != 201 || pages < 6 {
		t.Errorf("got %d rows on %d pages, want 201 rows on at least 6", got, pages)
	}
	// The head is read once, and drawn on every sheet that the table goes on to.
	artifact := regexp.MustCompile(`(?s)/Artifact BMC\nBT.*?EMC`)
	for i, n := range o.Pages()[2 : pages-1] {
		drawn := len(artifact.FindAll(o.Streams[pdftest.Number(pdftest.Entry(o.Objects[n], "Contents"))], -1))
		if drawn < 3+2 {
			t.Errorf("sheet %d has %d texts that are not read, want the table's head and the foot", i+3, drawn)
		}
	}
}

func table(columns []string, rows ...[]string) *graph.TableSection {
	return &graph.TableSection{Columns: columns, Rows: rows}
}

func prosePart(heading, text string) *graph.ProseSection {
	return &graph.ProseSection{Heading: heading, Text: []graph.Block{graph.ParagraphBlock{Text: text}}}
}

func TestHostileContentIsSet(t *testing.T) {
	long := strings.Repeat("unbreakable", 60)
	for name, sections := range map[string][]graph.Section{
		"no section": {},
		"empty sections": {&graph.ProseSection{}, &graph.CardsSection{Heading: "A"}, &graph.TableSection{},
			&graph.FactsSection{}, &graph.FaqSection{}, &graph.QuoteSection{}, &graph.EnquiryFormSection{},
			&graph.LinesSection{}},
		"empty texts": {
			&graph.CardsSection{Lead: ptr(" "), Cards: []graph.Card{{}, {Link: ptr("")}}},
			table([]string{"", ""}, []string{"", ""}, []string{""}, []string{}),
		},
		"very long words": {
			prosePart(long, long+" "+long),
			&graph.CardsSection{Heading: long, Cards: []graph.Card{{Title: long, Text: long}}},
			&graph.FactsSection{Facts: []graph.Fact{{Value: long, Text: long}}},
			table([]string{long, "b"}, []string{long, long}),
		},
		"many columns": {table(slices.Repeat([]string{"Column"}, 24), slices.Repeat([]string{"value"}, 24))},
		"a very tall cell": {
			table([]string{"a", "b"}, []string{"x", strings.Repeat("many words ", 4000)}),
			&graph.FaqSection{Questions: []graph.Question{{Question: "Long?", Answer: strings.Repeat("yes ", 6000)}}},
		},
		"marks": {prosePart("** [x](y) __", "\\ ( ) <> [a](/(b)) \x00\x07 tab\there \u202e")},
		"links": {&graph.CallToActionSection{Heading: "A", Actions: []graph.Link{
			{Label: "(", Link: "https://example.com/a b(c)ü"},
			{Label: "b", Link: "#nowhere"},
			{Label: "c", Link: "%zz"},
		}}},
		"a long text": {prosePart("A", strings.Repeat("word ", 40000))},
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
	for i := range o.Pages() {
		for _, m := range place.FindAllStringSubmatch(o.Content(i), -1) {
			x, _ := strconv.ParseFloat(m[1], 64)
			y, _ := strconv.ParseFloat(m[2], 64)
			if x < 55.9 || x > 548 || y < 36 || y > 815 {
				t.Errorf("a text stands at %s, %s", m[1], m[2])
				return
			}
		}
	}
}

// A character that no face has is shown as a box and read as itself.
func TestUnknownCharactersAreReadAsThemselves(t *testing.T) {
	file, _ := render(t, page(&graph.ProseSection{Heading: "Signs", Text: []graph.Block{
		graph.ParagraphBlock{Text: "Go 👩🏽‍🚀 now, 東京 and Łódź, naïve façade, 5\u00a0€, ₹ 300, −2 °C, " +
			"\u00adsoft, non\u2011breaking."},
	}}))
	got := pdftest.Open(t, file).Tree().Text
	want := "Go 👩🏽🚀 now, 東京 and Łódź, naïve façade, 5 €, ₹ 300, −2 °C, soft, non-breaking."
	if !strings.Contains(got, want) {
		t.Errorf("no %q in\n%s", want, got)
	}
}

func TestATitleTooLongForTheBandStandsBelowIt(t *testing.T) {
	p := page()
	p.Sections = []graph.Section{&graph.HeroSection{Heading: strings.Repeat("A very long title ", 120),
		Lead: ptr(strings.Repeat("and a lead ", 400))}}
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
