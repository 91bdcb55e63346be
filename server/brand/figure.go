package brand

import (
	_ "embed"
	"encoding/json"
	"sync"
)

// Figure is a diagram or a product's screen as pages show it on a light ground. client/e2e/figures.spec.ts writes them
// to figures.json, from what a browser shows. A diagram has the words of the page that it was read from.
type Figure struct {
	Width  float64 `json:"width"`
	Height float64 `json:"height"`
	Alt    string  `json:"alt"` // what it shows, in words
	// Shapes are below the words. Their inks are colors such as #0a1a3f.
	Shapes Picture `json:"shapes"`
	Words  []Words `json:"words"`
}

// Words are a piece of text on one line.
type Words struct {
	Text  string  `json:"text"`
	X     float64 `json:"x"`
	Y     float64 `json:"y"` // of the baseline
	Width float64 `json:"width"`
	Font  string  `json:"font"` // the name of a font file
	Size  float64 `json:"size"`
	Color string  `json:"color"`
	// Anchor is the point that stays where it is with other words: "middle", "end", or "" for the start.
	Anchor string `json:"anchor"`
	// Ground: a white ground keeps lines from striking them through.
	Ground bool `json:"ground"`
	// Label is the label of a diagram that they are of, from 1, and Part its field: "title", "note" or "time". 0 for
	// words that are the same on all pages.
	Label int    `json:"label"`
	Part  string `json:"part"`
}

//go:embed figures.json
var figuresFile []byte

var figures = sync.OnceValue(func() map[string]Figure {
	var all map[string]Figure
	if err := json.Unmarshal(figuresFile, &all); err != nil {
		panic(err) // the file is part of the program
	}
	return all
})

// FigureOf returns the figure of a diagram or screen by its name in the schema, such as ZERO_TRUST.
func FigureOf(name string) (Figure, bool) {
	f, ok := figures()[name]
	return f, ok
}
