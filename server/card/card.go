// Package card draws preview cards: the pictures that social networks and messengers show beside a link to a
// page. A card says who speaks, what the page is and what it is called, over the page's own picture.
package card

import (
	"image/color"
	"sync"

	"hire360/graph"
	"hire360/server/brand"
)

// The size of every card in pixels.
const (
	Width  = 1200
	Height = 630
)

// Card is what a card says.
type Card struct {
	Company string
	Kind    string // in words: Case study, Open job
	Title   string
	Facts   []string // short, below the title
	Figure  string   // a result, in very large figures
	Unit    string
	Result  string // what the figure measures
	Art     graph.Illustration
	Paper   bool // on light paper instead of the dark ground
}

const (
	left    = 72.0
	measure = Width - 2*left
	mastY   = 56.0
	textY   = 148.0
)

// look is a card's colours.
type look struct {
	inks                brand.Palette[color.RGBA]
	strong, soft, quiet color.RGBA
}

var (
	dark = look{strong: rgb(0xFFFFFF), soft: rgb(0xD3DFF5), quiet: rgb(0xA9C8FF), inks: brand.Palette[color.RGBA]{
		brand.Ground: rgb(0x0A1A3F), brand.Land: rgb(0x2C4789), brand.Thin: rgb(0x4A6DB8), brand.Route: rgb(0x5F8DE8),
		brand.Bar: rgb(0xA9C8FF), brand.Node: rgb(0xA9C8FF), brand.Wall: rgb(0xFFFFFF), brand.Hot: rgb(0xFFB020)}}
	paper = look{strong: rgb(0x0F2A66), soft: rgb(0x4B5A73), quiet: rgb(0x1747B8), inks: brand.Palette[color.RGBA]{
		brand.Ground: rgb(0xF3F8FF), brand.Land: rgb(0xBDD5F6), brand.Thin: rgb(0x9DBDEE), brand.Route: rgb(0x5E8FE6),
		brand.Bar: rgb(0x1747B8), brand.Node: rgb(0x1747B8), brand.Wall: rgb(0x0F2A66), brand.Hot: rgb(0xCC7A00)}}
)

func rgb(hex uint32) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xff}
}

// drawn is held by the one who draws: the fonts' buffers are shared.
var drawn sync.Mutex

// PNG draws the card, one at a time. Equal cards are equal files.
func (c Card) PNG() ([]byte, error) {
	drawn.Lock()
	defer drawn.Unlock()
	l := dark
	if c.Paper {
		l = paper
	}
	d := &drawing{Card: c, look: l, canvas: newCanvas(l.inks)}
	d.masthead()
	bottom := d.promise()
	d.picture(bottom)
	return encode(d.img)
}

type drawing struct {
	Card
	look
	*canvas
}

func (d *drawing) masthead() {
	d.at(left, mastY, 1.5, func() { brand.Mark(d.canvas) })
	name := style{font: "display", size: 38, track: -0.035, color: d.strong}
	d.text(name.shape(d.Company), name, left+64, mastY+33)
	kind := style{font: "text-regular", size: 26, color: d.quiet}
	words := kind.shape(d.Kind)
	d.text(words, kind, Width-left-width(words), mastY+33)
}

// sizes of titles are tried from the largest; with the last one what is too long is cut.
var (
	sizes      = []float64{128, 112, 92, 84, 76, 68, 60, 52, 44, 36}
	sizesAside = sizes[6:] // of a title beside a figure
)

const (
	titleMost  = 268.0 // the height that words may have
	figureMost = 560.0 // the width that a figure may have
	figureTall = 186.0
	oneLine    = 100.0 // a size only for titles of one line
	gap        = 44.0
	leading    = 1.05
	below      = 0.24 // how far letters reach below their baseline, in em
)

// promise draws the words and returns where they end.
func (d *drawing) promise() float64 {
	if d.Figure != "" {
		wide := d.figure()
		return max(d.words(left+wide+gap, measure-wide-gap, sizesAside), textY+figureTall)
	}
	return d.words(left, measure, sizes)
}

// words draws the title and what stands below it.
func (d *drawing) words(x, room float64, sizes []float64) float64 {
	result := style{font: "text-regular", size: 28, color: d.soft}
	sentence := lines(result.shape(d.Result), room)
	sentence = sentence[:min(len(sentence), 3)]
	most := titleMost - 38*float64(len(sentence))
	if len(d.Facts) > 0 {
		most -= 50
	}
	y := d.title(x, textY, room, most, sizes)
	for i, line := range sentence {
		d.text(line, result, x, y+46+38*float64(i))
	}
	if n := len(sentence); n > 0 {
		y += 46 + 38*float64(n-1) + below*result.size
	}
	if len(d.Facts) > 0 {
		y = d.facts(x, y+46, room)
	}
	return y
}

// title draws the title as large as its place allows and returns where it ends.
func (d *drawing) title(x, y, room, most float64, sizes []float64) float64 {
	var s style
	var set [][]letter
	for _, size := range sizes {
		s = style{font: "display", size: size, track: -0.03, color: d.strong}
		set = lines(s.shape(d.Title), room)
		if fits := float64(len(set))*size*leading <= most && !parted(set); fits && (size < oneLine || len(set) == 1) {
			break
		}
	}
	set = set[:min(len(set), max(1, int(most/(s.size*leading))))]
	y += s.size * 0.76
	for i, line := range set {
		if i > 0 {
			y += s.size * leading
		}
		d.text(line, s, x, y)
	}
	return y + below*s.size
}

// parted reports whether a word continues in the next line.
func parted(set [][]letter) bool {
	for _, line := range set[:max(len(set)-1, 0)] {
		if line[len(line)-1].char != ' ' {
			return true
		}
	}
	return false
}

// facts draws short facts in a row, joined by dashes of a route.
func (d *drawing) facts(x, baseline, room float64) float64 {
	s := style{font: "text-regular", size: 28, color: d.soft}
	end := x + room
	for i, fact := range d.Facts {
		words := s.shape(fact)
		wide := width(words)
		if i > 0 {
			if x+62+wide > end {
				break
			}
			d.dash(x+16, baseline-9)
			x += 62
		}
		d.text(words, s, x, baseline)
		x += wide
	}
	return baseline + below*s.size
}

func (d *drawing) dash(x, y float64) {
	a, b := brand.Point{x, y}, brand.Point{x + 26, y}
	d.Line(brand.Stroke{Ink: brand.Route, Width: 2.5}, []brand.Curve{{A: a, B: a, C: b, D: b}})
	d.Disc(b, 4.5, brand.Node, brand.Ground, 0)
}

// figure draws the result and returns how wide it is.
func (d *drawing) figure() float64 {
	for size := 250.0; ; size -= 10 {
		big := style{font: "display", size: size, track: -0.055, color: d.strong}
		small := style{font: "display", size: size * 0.4, track: -0.02, color: d.strong}
		value, unit := big.shape(d.Figure), small.shape(d.Unit)
		wide := width(value)
		if len(unit) > 0 {
			wide += 0.03*size + width(unit)
		}
		if wide > figureMost && size > 60 {
			continue
		}
		baseline := textY + figureTall
		d.text(value, big, left, baseline)
		d.text(unit, small, left+width(value)+0.03*size, baseline)
		return wide
	}
}

// picture fills the card from the words down.
func (d *drawing) picture(from float64) {
	const scale = Width / brand.Width
	const under = 14 // the last row of land is cut off
	height := min(max(Height-from-6, 170), 330) + under
	d.at(0, Height+under-height, scale, func() { brand.Picture(d.canvas, d.Art, height/scale) })
}
