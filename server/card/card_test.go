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
			Facts: strings.Fields(strings.Repeat("Thiruvananthapuram ", 9)), Light: true},
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
