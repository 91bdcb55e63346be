package pdf_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"hire360/server/pdf"
	"hire360/server/pdf/pdftest"
)

func fonts(t testing.TB) pdf.Fonts {
	t.Helper()
	var all pdf.Fonts
	for _, name := range []string{"text-regular", "mono"} {
		data, err := os.ReadFile("../brand/fonts/" + name + ".ttf")
		if err != nil {
			t.Fatal(err)
		}
		f, err := pdf.ParseFont("Test-"+name, data)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, f)
	}
	return all
}

func newDocument(t testing.TB) *pdf.Document {
	t.Helper()
	return pdf.New(pdf.Options{Width: 300, Height: 400, Fonts: fonts(t), Language: "en-GB", Title: "A (short) title",
		Author: "Ünal & Co", Subject: "A subject", Keywords: "one, two", Creator: "The tests",
		Modified: time.Date(2026, 11, 12, 0, 0, 0, 0, time.UTC), URL: "https://example.com/page"})
}

// write puts a text on the last page, in a new element.
func write(d *pdf.Document, tag, text, href string) {
	spans := []pdf.Span{{Style: pdf.Style{Size: 10, Leading: 14}, Text: text, Href: href}}
	p := d.Pages()[len(d.Pages())-1]
	e := d.Root.Add(tag)
	for i, l := range d.Fonts.Shape(spans).Lines(e, 250, false) {
		l.Draw(p, 20, 20+14*float64(i))
	}
}

func TestADocumentSaysWhatItIs(t *testing.T) {
	d := newDocument(t)
	d.AddPage()
	write(d, "P", "Text", "")
	f := pdftest.Open(t, d.Bytes())
	root, info := f.Objects[f.Root], f.Objects[f.Info]
	for _, want := range []string{"/Lang(en-GB)", "/MarkInfo<</Marked true>>", "/DisplayDocTitle true"} {
		if !strings.Contains(root, want) {
			t.Errorf("the catalog has no %s: %s", want, root)
		}
	}
	for key, want := range map[string]string{"Title": "A (short) title", "Author": "Ünal & Co", "Subject": "A subject",
		"Keywords": "one, two", "Creator": "The tests", "CreationDate": "D:20261112000000Z"} {
		if got := pdftest.String(info, key); got != want {
			t.Errorf("%s is %q, want %q", key, got, want)
		}
	}
	meta := string(f.Streams[pdftest.Number(pdftest.Entry(root, "Metadata"))])
	for _, want := range []string{"A (short) title", "Ünal &amp; Co", "2026-11-12T00:00:00Z"} {
		if !strings.Contains(meta, want) {
			t.Errorf("no %q in the metadata:\n%s", want, meta)
		}
	}
}

func TestEqualCallsMakeEqualBytes(t *testing.T) {
	file := func(text string) []byte {
		d := newDocument(t)
		d.AddPage()
		write(d, "P", text, "#x")
		return d.Bytes()
	}
	if !bytes.Equal(file("same"), file("same")) {
		t.Error("the same calls made two different files")
	}
	if bytes.Equal(file("same"), file("other")) {
		t.Error("different calls made the same file")
	}
}

func TestTheStructureHasWhatWasTagged(t *testing.T) {
	d := newDocument(t)
	p := d.AddPage()
	write(d, "H1", "A title", "")
	d.Root.Add("Sect") // nothing on a page belongs to it
	figure := d.Root.Add("Figure")
	figure.SetFigure(p, "A line", 10, 20, 30, 40)
	line := pdf.Contour{0, 0, 0, 0, 10, 0, 10, 0, 15, 0, 15, 5, 10, 5}
	shape := pdf.Shape{Stroke: 0xFF0000, Width: 2, Contours: []pdf.Contour{line}}
	fill := pdf.Color(0x00FF00)
	ground := pdf.Shape{Fill: &fill, Contours: []pdf.Contour{{1, 2, 1, 2, 3, 2, 3, 2}}} // without a stroke
	p.Tag(figure, func() { p.Paint([]pdf.Shape{shape, ground}, 10, 20, 2) })
	p.Repeat(func() { write(d, "P", "drawn again", "https://example.com") })
	head := d.Root.Add("Table").Add("TR").Add("TH").Set("Table", "Scope", "Row")
	d.Fonts.Shape([]pdf.Span{{Style: pdf.Style{Size: 9}, Text: "Head"}}).Draw(p, head, 20, 100)

	f := pdftest.Open(t, d.Bytes())
	tree := f.Tree()
	if tree.Text != "A title\nHead\n" || len(tree.All("Sect")) > 0 || len(tree.All("Link")) > 0 {
		t.Errorf("the tree says %q", tree.Text)
	}
	figures, heads := tree.All("Figure"), tree.All("TH")
	if len(figures) != 1 || pdftest.String(figures[0].Dict, "Alt") != "A line" ||
		!strings.Contains(figures[0].Dict, "/BBox[10 340 40 380]") {
		t.Errorf("the figure is %v", figures)
	}
	if len(heads) != 1 || !strings.Contains(heads[0].Dict, "/O/Table/Scope/Row") {
		t.Errorf("the head is %v", heads)
	}
	want := "q 2.00000 0 0 -2.00000 10 380 cm 1 J\n1.000 0.000 0.000 RG 2 w [] 0 d\n" +
		"0 0 m\n10 0 l\n15 0 15 5 10 5 c\nS\n0.000 1.000 0.000 rg\n1 2 m\n3 2 l\nf\nQ\n"
	if !strings.Contains(f.Content(0), want) {
		t.Errorf("the shape is not painted:\n%s", f.Content(0))
	}
}

func TestLinksLeadOutAndWithin(t *testing.T) {
	d := newDocument(t)
	p := d.AddPage()
	d.AddAnchor("here", p, 114)
	for _, href := range []string{"#here", "/page#here", "#nowhere", "/other", "mailto:a@example.com", "/a b(c)ü",
		"%zz"} {
		write(d, "P", "a link", href)
	}
	f := pdftest.Open(t, d.Bytes())
	var got []string
	for i := range f.Objects {
		if dict := f.Objects[i]; strings.Contains(dict, "/Subtype/Link") {
			_, action, _ := strings.Cut(dict, "/StructParent")
			got = append(got, action)
		}
	}
	all := strings.Join(got, "\n")
	if n := strings.Count(all, "/XYZ 0 300 0]"); n != 2 || len(got) != 7 {
		t.Errorf("%d of %d links lead within the document, want 2 of 7:\n%s", n, len(got), all)
	}
	for _, want := range []string{"(https://example.com/page#nowhere)", "(https://example.com/other)",
		"(mailto:a@example.com)", "(https://example.com/a%20b%28c%29%C3%BC)", "(%25zz)"} {
		if !strings.Contains(all, "/URI"+want) {
			t.Errorf("no link has %s:\n%s", want, all)
		}
	}
	for _, l := range f.Tree().All("Link") {
		if l.Links != 1 || l.Text != "a link" {
			t.Errorf("the link %q has %d rectangles", l.Text, l.Links)
		}
	}
}

func TestBookmarksFollowTheirLevels(t *testing.T) {
	d := newDocument(t)
	p := d.AddPage()
	for _, b := range []struct {
		level int
		title string
	}{{1, "Title"}, {2, "One"}, {3, "Part"}, {2, "Two"}} {
		d.AddBookmark(b.level, b.title, p, 50)
	}
	f := pdftest.Open(t, d.Bytes())
	var got []string
	var walk func(id int, indent string)
	walk = func(id int, indent string) {
		for ; id != 0; id = pdftest.Number(pdftest.Entry(f.Objects[id], "Next")) {
			got = append(got, indent+pdftest.String(f.Objects[id], "Title"))
			walk(pdftest.Number(pdftest.Entry(f.Objects[id], "First")), indent+"-")
		}
	}
	outlines := f.Objects[pdftest.Number(pdftest.Entry(f.Objects[f.Root], "Outlines"))]
	walk(pdftest.Number(pdftest.Entry(outlines, "First")), "")
	if want := "Title,-One,--Part,-Two"; strings.Join(got, ",") != want {
		t.Errorf("got %q, want %s", got, want)
	}
}

// A character that no font has is shown as a box and read as itself.
func TestUnknownCharactersAreReadAsThemselves(t *testing.T) {
	d := newDocument(t)
	d.AddPage()
	write(d, "P", "Go 👩🏽‍🚀 now, 東京, 5\u00a0€, \u00adsoft, non\u2011breaking.", "")
	got := pdftest.Open(t, d.Bytes()).Tree().Text
	if want := "Go 👩🏽🚀 now, 東京, 5 €, soft, non-breaking.\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestFontsOfOtherKindsAreRefused(t *testing.T) {
	if _, err := pdf.ParseFont("Test", []byte("no font")); err == nil || !strings.Contains(err.Error(), "Test") {
		t.Errorf("got %v", err)
	}
}

// What other programs read in a document, where they are installed.
func TestOtherProgramsReadIt(t *testing.T) {
	d := newDocument(t)
	d.AddPage()
	write(d, "P", "Last – “quoted” – 20 € → done.", "")
	name := filepath.Join(t.TempDir(), "a.pdf")
	if err := os.WriteFile(name, d.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	for want, command := range map[string][]string{
		"Last – “quoted” – 20 € → done.": {"pdftotext", name, "-"},
		"Tagged:          yes":           {"pdfinfo", name},
	} {
		if _, err := exec.LookPath(command[0]); err != nil {
			t.Logf("%s is not installed", command[0])
			continue
		}
		out, err := exec.Command(command[0], command[1:]...).CombinedOutput()
		if err != nil || !bytes.Contains(out, []byte(want)) {
			t.Errorf("%s does not find %q: %v\n%s", command[0], want, err, out)
		}
	}
}
