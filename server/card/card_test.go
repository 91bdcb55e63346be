package card_test

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/card"
)

var art = graph.Illustration{Seed: "a card", Topology: graph.TopologyBranch}

func drawn(t *testing.T, c card.Card) image.Image {
	t.Helper()
	c.Art = art
	data, err := c.PNG()
	if err != nil {
		t.Fatal(err)
	}
	if len(data) > 60<<10 {
		t.Errorf("%q has %d bytes", c.Title, len(data))
	}
	again, err := c.PNG()
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
		"a long word":           {Company: "Hire360", Kind: "Service", Title: long},
		"many words":            {Company: "Hire360", Kind: "Service", Title: strings.Repeat("many words ", 40)},
		"a wide figure":         {Company: "Hire360", Kind: "Case study", Title: "A title beside it", Figure: "1,234,567", Unit: "requests", Result: strings.Repeat("measured ", 30)},
		"a long result":         {Company: "Hire360", Kind: "Case study", Title: strings.Repeat("long ", 20), Figure: "9", Unit: "days", Result: long},
		"many facts":            {Company: "Hire360", Kind: "Job", Title: "A job", Facts: strings.Fields(strings.Repeat("Thiruvananthapuram ", 9)), Paper: true},
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
	white := 0
	for y := 148; y < 340; y++ {
		for x := 72; x < 340; x++ {
			if img.At(x, y) == (color.RGBA{0xff, 0xff, 0xff, 0xff}) {
				white++
			}
		}
	}
	if white < 12_000 {
		t.Errorf("the figure has %d white pixels", white)
	}
}
