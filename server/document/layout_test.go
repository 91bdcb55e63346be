package document_test

import (
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/brand"
	"hire360/server/content"
	"hire360/server/document"
	"hire360/server/pdf/pdftest"
)

// documents calls each for every document of the site in both sizes.
func documents(t *testing.T, each func(site *graph.Site, d graph.Document)) {
	t.Helper()
	n := 0
	c, err := content.Open("", content.Options{Make: func(site *graph.Site, d graph.Document) ([]byte, int, error) {
		n++
		each(site, d)
		return []byte{0}, 1, nil
	}})
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range c.DocumentFiles() {
		c.DocumentFile(path)
	}
	if n < 78 {
		t.Errorf("the site has %d files of documents, want two of each", n)
	}
}

func TestNothingIsAloneOnASheet(t *testing.T) {
	documents(t, func(site *graph.Site, d graph.Document) {
		sheets := document.Sheets(draw, site, d)
		for i, s := range sheets {
			if s.Broken {
				t.Errorf("%s: sheet %d ends with a heading, or after the first row of a list", d.Path, i+1)
			}
			for _, l := range s.Lists {
				if l.Here == 1 && l.Rows > 1 {
					t.Errorf("%s: sheet %d has one of the %d rows of a list", d.Path, i+1, l.Rows)
				}
			}
		}
	})
}

func TestNoThirdOfASheetIsEmpty(t *testing.T) {
	documents(t, func(site *graph.Site, d graph.Document) {
		sheets := document.Sheets(draw, site, d)
		for i, s := range sheets {
			switch last := i == len(sheets)-1; {
			case !last && s.Empty > 1.0/3:
				t.Errorf("%s: %.0f%% of sheet %d are empty", d.Path, 100*s.Empty, i+1)
			case last && s.Empty > 2.0/3:
				t.Errorf("%s: %.0f%% of the last sheet are empty", d.Path, 100*s.Empty)
			}
		}
	})
}

func TestTheStatementHasTwoSheets(t *testing.T) {
	seen := 0
	documents(t, func(site *graph.Site, d graph.Document) {
		if d.Kind != graph.DocumentKindCapabilityStatement {
			return
		}
		seen++
		if _, sheets, err := document.Render(draw, site, d); err != nil || sheets > 2 {
			t.Errorf("%s has %d sheets (%v), want at most 2", d.Path, sheets, err)
		}
	})
	if seen != 2 {
		t.Errorf("the statement has %d sizes", seen)
	}
}

func TestBothSizesOfPaper(t *testing.T) {
	texts := map[graph.Paper]string{}
	for size, box := range map[graph.Paper]string{
		graph.PaperLetter: "/MediaBox[0 0 612 792]", graph.PaperA4: "/MediaBox[0 0 595.28 841.89]",
	} {
		file, _, err := document.Render(draw, company, graph.Document{Page: page(every(t)...), Title: "A", Paper: size})
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(file), box) {
			t.Errorf("%s has no %s", size, box)
		}
		o := pdftest.Open(t, file)
		inside(t, o)
		texts[size] = o.Tree().Text
	}
	if texts[graph.PaperLetter] != texts[graph.PaperA4] {
		t.Error("the two sizes have different texts")
	}
}

func TestEveryCaseStudySaysWhatItIs(t *testing.T) {
	documents(t, func(site *graph.Site, d graph.Document) {
		if d.Kind != graph.DocumentKindCaseStudy || d.Paper != graph.PaperLetter {
			return
		}
		file, _, err := document.Render(draw, site, d)
		if err != nil {
			t.Fatal(err)
		}
		// Twice before the table of facts: on the cover and beside the first figure.
		before, _, _ := strings.Cut(strings.Join(strings.Fields(pdftest.Open(t, file).Tree().Text), " "), " Sector ")
		if got := strings.Count(before, graph.Disclosure); got != 2 {
			t.Errorf("%s says %d times what it is, want twice", d.Path, got)
		}
	})
}

// Every diagram and screen can be drawn, with letters that documents have, inside its bounds.
func TestEveryFigureCanBeDrawn(t *testing.T) {
	var names []string
	for _, n := range graph.AllScreenName {
		names = append(names, n.String())
	}
	for _, n := range graph.AllDiagramName {
		names = append(names, n.String())
	}
	for _, name := range names {
		f, ok := brand.FigureOf(name)
		if !ok || len(f.Shapes) < 5 || len(f.Words) < 5 || f.Alt == "" {
			t.Errorf("%s has %d shapes, %d words and the description %q", name, len(f.Shapes), len(f.Words), f.Alt)
		}
		for _, s := range f.Shapes {
			checkColors(t, name, s.Fill, s.Stroke)
		}
		for _, w := range f.Words {
			checkColors(t, name, w.Color)
			if brand.Font(w.Font); w.X < 0 || w.X+w.Width > f.Width+1 || w.Y < 0 || w.Y > f.Height {
				t.Errorf("%s: %q is outside", name, w.Text)
			}
		}
	}
}

func checkColors(t *testing.T, name string, colors ...string) {
	t.Helper()
	for _, c := range colors {
		if c != "" && (len(c) != 7 || c[0] != '#' || strings.Trim(c[1:], "0123456789abcdef") != "") {
			t.Errorf("%s has the color %q", name, c)
		}
	}
}
