package brand

import (
	"context"

	"hire360/graph"
)

// Picture is a picture from the ground up, as client/ssr/picture.ts draws it. A painter knows shapes, and nothing of
// what they show.
type Picture []Shape

// Shape is painted at once: filled first, then stroked with round ends.
type Shape struct {
	Fill     string    `json:"fill"` // an ink; "" for none
	Stroke   string    `json:"stroke"`
	Width    float64   `json:"width"`
	Dash     []float64 `json:"dash"`    // the lengths of a dash and of the gap after it; nil for a whole line
	Opacity  float64   `json:"opacity"` // how much of the ink is seen, the rest being paper; 0 means 1
	Contours []Contour `json:"contours"`
}

// Contour is a line: x and y of its start, then of two handles and the end of every curve. A straight line is a curve
// whose handles are its ends.
type Contour []float64

// Width is the width of a page's picture in its own units. The caller chooses its height.
const Width = 1000.0

// Request says what to draw. Equal requests give equal pictures, here and on pages.
type Request struct {
	Motif    string         `json:"motif"`
	Seed     string         `json:"seed"`
	Topology graph.Topology `json:"topology,omitempty"`
	Country  *string        `json:"country,omitempty"`
	Width    float64        `json:"width,omitempty"`
	Height   float64        `json:"height,omitempty"`
	Density  int            `json:"density,omitempty"` // how many routes leave the coast
}

// Mark requests the company's mark, 32 wide and 26 high.
var Mark = Request{Motif: "mark"}

// Routes requests the picture of a page at a height in its own units.
func Routes(art graph.Illustration, height float64) Request {
	return Request{Motif: "routes", Seed: art.Seed, Topology: art.Topology, Country: art.Country,
		Width: Width, Height: height, Density: 8}
}

// Draw draws a picture.
type Draw func(context.Context, Request) (Picture, error)

// Palette gives each ink its color, as 0xRRGGBB.
type Palette map[string]int

// The palettes of navy and light grounds, as in client/src/theme/site.css. Cards and documents have no dark theme.
var (
	OnNavy = Palette{"paper": 0x0A1A3F, "accent": 0xFFFFFF, "land": 0x2C4789, "line": 0x5F8DE8, "node": 0xA9C8FF,
		"hot": 0xFFB020}
	OnSky = Palette{"paper": 0xF3F8FF, "accent": 0x0F2A66, "land": 0xBDD5F6, "line": 0x5284E0, "node": 0x1747B8,
		"hot": 0xC27400}
)

// Color returns the color of an ink at an opacity.
func (p Palette) Color(ink string, opacity float64) int {
	if opacity == 0 || opacity == 1 {
		return p[ink]
	}
	mixed := 0
	for shift := 0; shift < 24; shift += 8 {
		over, under := float64(p[ink]>>shift&0xff), float64(p["paper"]>>shift&0xff)
		mixed |= int(under+(over-under)*opacity+0.5) << shift
	}
	return mixed
}
