package paper_test

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/paper"
)

func ptr[T any](v T) *T { return &v }

// page is a product's page with a hero and more sections.
func page(sections ...graph.Section) *graph.ProductPage {
	hero := &graph.HeroSection{Heading: "It waits for the morning", Lead: ptr("Nobody is **woken**.")}
	return &graph.ProductPage{
		PageBase: graph.PageBase{Path: "/products/mailzzy", Kind: graph.PageKindProduct, Title: "Mailzzy (e-mail)",
			Label: "Mailzzy", Description: "About Mailzzy.", Topics: []string{"marketing"}, Updated: "2026-11-12",
			Sections: append([]graph.Section{hero}, sections...)}}
}

var company = &graph.Site{Name: "Hire360", LegalName: "Hire360, Inc.", Claim: "Software and staffing.",
	URL: "https://hire360.example", Phone: "+1 (201) 555-0142", Email: "hello@hire360.example",
	Offices: []graph.Office{{Label: "Edison, NJ", Address: "Latitude House", Location: "Edison", Headquarters: true}}}

// typeset makes the files of sheets in a folder, as make documents does, and returns what it says.
func typeset(t *testing.T, sheets ...paper.Sheet) (folder, said string) {
	t.Helper()
	for _, tool := range []string{"node", "pdftotext"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("%s is missing", tool)
		}
	}
	var lines bytes.Buffer
	for _, s := range sheets {
		line := map[string]any{"path": "/made/" + s.Name(), "name": s.Name(), "sheet": json.RawMessage(s)}
		if err := json.NewEncoder(&lines).Encode(line); err != nil {
			t.Fatal(err)
		}
	}
	folder = filepath.Join(t.TempDir(), paper.Folder)
	cmd := exec.Command("node", "../../client/codegen/paper.mjs", folder)
	cmd.Stdin = &lines
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return folder, string(out)
}

// textOf returns the text of a document with single spaces, if it was made.
func textOf(t *testing.T, folder string, sheet paper.Sheet) (words string, ok bool) {
	t.Helper()
	file := paper.Open(filepath.Dir(folder)).PDF(sheet)
	if file == nil || file.Pages == 0 {
		return "", false
	}
	cmd := exec.Command("pdftotext", "-raw", "-", "-")
	cmd.Stdin = bytes.NewReader(file.Read())
	text, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(strings.Fields(strings.ReplaceAll(string(text), "\u200b", "")), " "), true
}

func documentOf(p graph.Page) paper.Sheet {
	return paper.Document(company, graph.Document{Page: p, Title: "Mailzzy: product brochure", Paper: graph.PaperLetter,
		Kind: graph.DocumentKindBrochure})
}

func prose(heading, text string) *graph.ProseSection {
	return &graph.ProseSection{Heading: heading, Text: []graph.Block{graph.ParagraphBlock{Text: text}}}
}

// What is too long, too wide or foreign is on paper all the same.
func TestHostileContentIsOnPaper(t *testing.T) {
	long := strings.Repeat("unbreakable", 6)
	items := make([]string, 200)
	for i := range items {
		items[i] = "Item " + strings.Repeat("x", i%7)
	}
	items[199] = "the last of them"
	wide := &graph.TableSection{Heading: "Wide", Columns: make([]string, 24), Rows: [][]string{make([]string, 24)}}
	for i := range wide.Columns {
		wide.Columns[i], wide.Rows[0][i] = "Column", "value"
	}
	wide.Rows[0][23] = "outermost"
	cases := map[string]struct {
		sections []graph.Section
		want     string
	}{
		"no section": {nil, "It waits for the morning"},
		"empty sections": {[]graph.Section{&graph.ProseSection{}, &graph.CardsSection{Heading: "A"},
			&graph.TableSection{}, &graph.FactsSection{}, &graph.FaqSection{}, &graph.QuoteSection{},
			&graph.EnquiryFormSection{}, &graph.LinesSection{}}, "Mailzzy"},
		"a long word": {[]graph.Section{prose(long, long),
			&graph.FactsSection{Facts: []graph.Fact{{Value: long, Text: long}}},
			&graph.TableSection{Columns: []string{long, "b"}, Rows: [][]string{{long, long}}}}, long},
		"a wide table": {[]graph.Section{wide}, "outermost"},
		"200 entries": {[]graph.Section{&graph.ProseSection{Text: []graph.Block{graph.ListBlock{
			Style: graph.ListStyleBullet, Items: items}}}}, "the last of them"},
		"a name from right to left": {[]graph.Section{prose("Team", "With محمد and תמר.")}, "Team"},
		"a letter of no font":       {[]graph.Section{prose("Signs", "From 東京 on.")}, "□□"},
		"a tall cell": {[]graph.Section{&graph.FaqSection{Questions: []graph.Question{
			{Question: "Long?", Answer: strings.Repeat("yes ", 6000) + "finally"}}}}, "finally"},
		"an unknown anchor": {[]graph.Section{prose("A", "See [there](#nowhere).")}, "there"},
		"levels left out": {[]graph.Section{&graph.ProseSection{Text: []graph.Block{
			graph.HeadingBlock{Level: 3, Text: "Deep"}}}, &graph.CardsSection{Cards: []graph.Card{{Title: "Card"}}}},
			"Deep"},
	}
	var sheets []paper.Sheet
	for _, c := range cases {
		sheets = append(sheets, documentOf(page(c.sections...)))
	}
	folder, said := typeset(t, sheets...)
	if !strings.Contains(said, "no font has 東 京") {
		t.Errorf("the program says %q, and nothing of letters without a font", said)
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			sheet := documentOf(page(c.sections...))
			text, ok := textOf(t, folder, sheet)
			if !ok || !strings.Contains(text, c.want) {
				t.Errorf("there is no %q in %s (%s)", c.want, text, said)
			}
			box := exec.Command("pdftotext", "-bbox", "-", "-")
			box.Stdin = bytes.NewReader(paper.Open(filepath.Dir(folder)).PDF(sheet).Read())
			out, err := box.Output()
			if err != nil {
				t.Fatal(err)
			}
			outside(t, string(out))
		})
	}
}

// Cards have any title, and are found until their page changes.
func TestACardHasALongTitle(t *testing.T) {
	long := page()
	long.Label = strings.Repeat("A title of many words ", 6) + "unbreakable"
	sheet := paper.Card(company, long)
	folder, said := typeset(t, sheet)
	made := paper.Open(filepath.Dir(folder))
	if file := made.PNG(sheet); !bytes.HasPrefix(file, []byte("\x89PNG")) {
		t.Errorf("the card is not made: %s", said)
	}
	long.Label = "Another title"
	if made.PNG(paper.Card(company, long)) != nil {
		t.Error("a card that is older than its page is found")
	}
}

// What was made before stays; what no page has goes.
func TestOnlyWhatChangedIsMade(t *testing.T) {
	one, two := documentOf(page()), documentOf(page(prose("More", "of it")))
	folder, _ := typeset(t, one)
	names := func() string {
		all, err := filepath.Glob(folder + "/*.pdf")
		if err != nil {
			t.Fatal(err)
		}
		return strings.Join(all, " ")
	}
	before := names()
	for _, c := range []struct {
		sheet paper.Sheet
		want  string
	}{{one, "0 of 1"}, {two, "1 of 1"}} {
		line, _ := json.Marshal(map[string]any{"path": "/", "name": c.sheet.Name(), "sheet": json.RawMessage(c.sheet)})
		cmd := exec.Command("node", "../../client/codegen/paper.mjs", folder)
		cmd.Stdin = bytes.NewReader(line)
		if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), c.want) {
			t.Errorf("got %s (%v), want %s", out, err, c.want)
		}
	}
	if after := names(); after == before || strings.Contains(after, " ") {
		t.Errorf("the folder has %s, before %s", after, before)
	}
	if _, err := os.Stat(strings.Fields(before)[0]); err == nil {
		t.Error("the document of the page as it was is still there")
	}
}

// outside reports words that are not on the sheet.
func outside(t *testing.T, boxes string) {
	t.Helper()
	for _, m := range regexp.MustCompile(`xMin="(-?[0-9.]+)" yMin="(-?[0-9.]+)" xMax="([0-9.]+)" yMax="([0-9.]+)">([^<]*)`).
		FindAllStringSubmatch(boxes, -1) {
		var at [4]float64
		for i := range at {
			at[i], _ = strconv.ParseFloat(m[i+1], 64)
		}
		if at[0] < 56 || at[1] < 30 || at[2] > 560 || at[3] > 780 {
			t.Errorf("%q is outside the margins: %v", m[5], at)
		}
	}
}
