package card_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/png"
	"strings"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/brand"
	"hire360/server/card"
)

var art = graph.Illustration{Seed: "a card", Topology: graph.TopologyBranch}

// draw draws a picture of one hot bar over the whole width, in the middle of its height.
func draw(_ context.Context, r brand.Request) (brand.Picture, error) {
	if r.Motif == "mark" {
		dot := brand.Contour{13, 13, 13, 13, 14, 13, 14, 13}
		return brand.Picture{{Stroke: "accent", Width: 26, Contours: []brand.Contour{dot}}}, nil
	}
	y := r.Height / 2
	bar := brand.Contour{0, y, 0, y, r.Width, y, r.Width, y}
	return brand.Picture{{Stroke: "hot", Width: 20, Contours: []brand.Contour{bar}}}, nil
}

func drawn(t *testing.T, c card.Card) image.Image {
	t.Helper()
	c.Art = art
	data, err := c.PNG(t.Context(), draw)
	if err != nil {
		t.Fatal(err)
	}
	if len(data) > 60<<10 {
		t.Errorf("%q has %d bytes", c.Title, len(data))
	}
	again, err := c.PNG(t.Context(), draw)
	if err != nil || !bytes.Equal(data, again) {
		t.Errorf("%q is another file when it is drawn again: %v", c.Title, err)
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if img.Bounds() != image.Rect(0, 0, card.Width, card.Height) {
		t.Errorf("%q measures %v", c.Title, img.Bounds())
	}
	return img
}

// inMargin reports whether anything but the ground stands left or right of the words, above the picture.
func inMargin(img image.Image) bool {
	ground := img.At(0, 0)
	for y := range 320 {
		for x := range 60 {
			if img.At(x, y) != ground || img.At(card.Width-1-x, y) != ground {
				return true
			}
		}
	}
	return false
}

func TestWordsStayWithinTheMargins(t *testing.T) {
	long := strings.Repeat("unbreakable", 12)
	for name, c := range map[string]card.Card{
		"a long word":      {Company: "Hire360", Kind: "Service", Title: long},
		"ten wide letters": {Company: "Hire360", Kind: "Service", Title: strings.Repeat("W", 10)},
		"many words":       {Company: "Hire360", Kind: "Service", Title: strings.Repeat("many words ", 40)},
		"a wide figure": {Company: "Hire360", Kind: "Case study", Title: "A title beside it", Figure: "1,234,567",
			Unit: "requests", Result: strings.Repeat("measured ", 30)},
		"a long result": {Company: "Hire360", Kind: "Case study", Title: strings.Repeat("long ", 20),
			Figure: "9", Unit: "days", Result: long},
		"many facts": {Company: "Hire360", Kind: "Job", Title: "A job",
			Facts: strings.Fields(strings.Repeat("Thiruvananthapuram ", 9)), Ground: card.Sky},
		"a sheet of long words": {Title: "A", Ground: card.Desk, Sheet: &card.Sheet{Title: long, Note: long,
			Rows: []card.Row{{Cells: []string{long, long, long}}, {Cells: nil}}}},
		"a cover of long words": {Title: "A", Ground: card.Paper, Cover: &graph.Cover{Value: 1e12,
			Unit: long, Text: long}},
		"nothing":               {},
		"letters of no font":    {Company: "会社", Kind: "サービス", Title: "🚀 ∀x 漢字 \u202e\x00"},
		"a company's long name": {Company: "The Very Long Company of Names", Kind: "Services", Title: "Short"},
	} {
		t.Run(name, func(t *testing.T) {
			if img := drawn(t, c); inMargin(img) {
				t.Error("words stand in the margin")
			}
		})
	}
}

func TestAFigureIsLargerThanItsTitle(t *testing.T) {
	img := drawn(t, card.Card{Company: "Hire360", Title: "Title", Figure: "88"})
	if n := count(img, image.Rect(72, 148, 340, 340), white); n < 12_000 {
		t.Errorf("the figure has %d white pixels", n)
	}
}

var (
	white = color.RGBA{0xff, 0xff, 0xff, 0xff}
	hot   = color.RGBA{0xff, 0xb0, 0x20, 0xff}
)

func count(img image.Image, where image.Rectangle, c color.Color) (n int) {
	for y := where.Min.Y; y < where.Max.Y; y++ {
		for x := where.Min.X; x < where.Max.X; x++ {
			if img.At(x, y) == c {
				n++
			}
		}
	}
	return n
}

// The mark is in the masthead, and the page's picture goes from edge to edge below the text.
func TestACardHasItsPictures(t *testing.T) {
	img := drawn(t, card.Card{Company: "Hire360", Title: "Title"})
	if n := count(img, image.Rect(60, 50, 130, 110), white); n < 900 {
		t.Errorf("the mark has %d pixels", n)
	}
	for _, x := range []int{0, 600, 1190} {
		if n := count(img, image.Rect(x, 300, x+10, 630), hot); n < 200 {
			t.Errorf("the picture has %d pixels at %d", n, x)
		}
	}
}

// Lines are as long as their shares, from the left edge.
func TestAFigureBeforeAndAfterIsToScale(t *testing.T) {
	study := &graph.CaseStudy{PageBase: graph.PageBase{Kind: graph.PageKindCaseStudy, Title: "Title"},
		Results: []graph.Fact{{Value: "75"}}, Change: graph.Change{Before: 8, After: 2, Unit: "days"}}
	img := drawn(t, card.Of("Hire360", study, nil, nil))
	for y, want := range map[int]int{492: 1128, 584: 282} {
		end := 0
		for x := range card.Width {
			if img.At(x, y) != img.At(0, 0) {
				end = x
			}
		}
		if img.At(2, y) == img.At(0, 0) || end < want || end > want+14 {
			t.Errorf("the line at %d ends at %d, want %d and half a dot", y, end, want)
		}
	}
}

func specimenOf(marked int) *graph.ServicePage {
	bad := graph.SpecimenStateBad
	s := &graph.Specimen{Title: "A log", Log: make([]graph.SpecimenEntry, 8)}
	for i := range s.Log {
		s.Log[i] = graph.SpecimenEntry{At: "02:10", Text: "It happened"}
	}
	s.Log[marked].State = &bad
	hero := &graph.HeroSection{Heading: "A", Specimen: s}
	return &graph.ServicePage{PageBase: graph.PageBase{Kind: graph.PageKindService, Title: "A service",
		Sections: []graph.Section{hero}}}
}

// The row to look at is on the card, wherever it is in the specimen.
func TestASpecimenShowsItsFault(t *testing.T) {
	fault := color.RGBA{0xff, 0xf1, 0xef, 0xff}
	for marked := range 8 {
		img := drawn(t, card.Of("Hire360", specimenOf(marked), nil, nil))
		if n := count(img, img.Bounds(), fault); n < 50*1000 {
			t.Errorf("row %d has %d pixels", marked, n)
		}
	}
}

func TestAnArticleHasItsFigureOrNothing(t *testing.T) {
	article := &graph.Article{PageBase: graph.PageBase{Kind: graph.PageKindArticle, Title: "Title"}, Author: "We"}
	amber := color.RGBA{0xc2, 0x74, 0x00, 0xff}
	lower := image.Rect(0, 420, card.Width, card.Height)
	bare := drawn(t, card.Of("Hire360", article, nil, nil))
	if n := count(bare, lower, bare.At(0, 0)); n != lower.Dx()*lower.Dy() {
		t.Error("an article without a figure has a drawing")
	}
	whole := 70.0
	article.Cover = &graph.Cover{Value: 7, Unit: "s", Text: "of waiting", Of: &whole}
	if n := count(drawn(t, card.Of("Hire360", article, nil, nil)), lower, amber); n < 1000 || n > 2500 {
		t.Errorf("a tenth of the line has %d pixels", n)
	}
}

func TestTheNextEventHasItsDate(t *testing.T) {
	page := &graph.PlainPage{PageBase: graph.PageBase{Title: "Events", Sections: []graph.Section{
		&graph.EventListSection{When: graph.EventTimeUpcoming}}}}
	next := &graph.Event{Title: "Open day", Place: "Edison", TimeZone: "America/New_York",
		Starts: time.Date(2027, 1, 22, 2, 0, 0, 0, time.UTC)}
	c := card.Of("Hire360", page, next, nil)
	if c.Title != "Open day" || c.Cover == nil || *c.Cover != (graph.Cover{Value: 21, Unit: "January",
		Text: "Edison, Thursday"}) {
		t.Errorf("got %q and %v", c.Title, c.Cover)
	}
	drawn(t, c)
	if c := card.Of("Hire360", page, nil, nil); c.Title != "Events" || c.Cover != nil {
		t.Errorf("without an event: got %q and %v", c.Title, c.Cover)
	}
}

func TestEveryDemoHasRows(t *testing.T) {
	for name, demo := range map[string]graph.Demo{
		"signing":  &graph.SigningDemo{Trail: []graph.DemoEvent{{Time: "09:02:11", Event: "Signed"}}},
		"handover": &graph.HandoverDemo{Tickets: []graph.DemoTicket{{Number: "A-1", Title: "Fix", City: "London"}}},
		"sources":  &graph.SourcesDemo{Requirements: []graph.DemoRequirement{{Number: "4.1", Title: "Keep"}}},
		"send time": &graph.SendTimeDemo{Hour: 9, Readers: []graph.DemoReaders{{Region: "India", Offset: 330,
			Count: 1250}}},
	} {
		page := &graph.ProductPage{PageBase: graph.PageBase{Kind: graph.PageKindProduct, Label: "Product",
			Sections: []graph.Section{&graph.HeroSection{Demo: demo}}}}
		c := card.Of("Hire360", page, nil, nil)
		if c.Sheet == nil || len(c.Sheet.Rows) != 1 {
			t.Fatalf("%s: got %v", name, c.Sheet)
		}
		if name == "send time" && strings.Join(c.Sheet.Rows[0].Cells, "; ") != "India; 03:30 UTC; 1,250 readers" {
			t.Errorf("got %v", c.Sheet.Rows[0])
		}
		drawn(t, c)
	}
}

func TestACardWithoutPicturesIsWholeOtherwise(t *testing.T) {
	busy := errors.New("all engines are busy")
	c := card.Card{Company: "Hire360", Title: "Title"}
	data, err := c.PNG(t.Context(), func(context.Context, brand.Request) (brand.Picture, error) { return nil, busy })
	if !errors.Is(err, busy) {
		t.Errorf("got the error %v", err)
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	title := image.Rect(0, 120, 1200, 300)
	if got, want := count(img, title, white), count(drawn(t, c), title, white); got != want || got == 0 {
		t.Errorf("the title has %d pixels, want %d", got, want)
	}
}

// The office stays closed on this day and the next one, so the card shows the third.
func TestACardShowsADayOnWhichNoOfficeStaysClosed(t *testing.T) {
	saturday := time.Date(2026, 11, 21, 18, 0, 0, 0, time.UTC)
	var shifts []graph.Shift
	for day := range 3 {
		from := time.Date(2026, 11, 21+day, 9, 0, 0, 0, time.UTC)
		to := from.Add(time.Duration(6+day) * time.Hour)
		shifts = append(shifts, graph.Shift{From: from, To: to, Closed: day < 2})
	}
	now := graph.NewNow(saturday, graph.Now{
		Offices: []graph.RelayOffice{{City: "London", TimeZone: "Europe/London", Shifts: shifts}},
		Relay:   []graph.Leg{{From: saturday, To: saturday.AddDate(0, 0, 4)}},
	}, nil, graph.Handover{})
	page := &graph.PlainPage{PageBase: graph.PageBase{Title: "Terms"}}
	day := card.Of("Hire360", page, nil, now).Day
	if day == nil || len(day.Offices) != 1 || len(day.Offices[0].Open) != 1 {
		t.Fatalf("the card has %+v", day)
	}
	if got, want := day.Offices[0].Open[0], [2]float64{9. / 24, 17. / 24}; got != want {
		t.Errorf("London is open from %v, want %v", got, want)
	}
}
