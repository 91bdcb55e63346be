// Package card draws preview cards: the images that social networks and messengers show with a link to a page. A card
// shows the company, the page's kind and its title above the page's illustration.
package card

import (
	"context"
	"errors"
	"image/color"
	"maps"

	"hire360/graph"
	"hire360/server/brand"
)

// The size of every card in pixels.
const (
	Width  = 1200
	Height = 630
)

// Card is the content of a card.
type Card struct {
	Company string
	Kind    string // such as Case study
	Title   string
	Facts   []string // short, below the title
	Figure  string   // a result, in very large type
	Unit    string
	Result  string // what the figure measures
	Ground  Ground

	// One of these is below the text, or nothing if the card is bare.
	Art   graph.Illustration
	Lines []brand.Line
	Sheet *Sheet
	Cover *graph.Cover
	Day   *Day
	Bare  bool
}

// Ground is what a card is drawn on. It sets all colors.
type Ground int

// The grounds, as pages have them.
const (
	Navy Ground = iota
	Sky
	Desk
	Paper
)

const (
	left      = 72.0
	lineWidth = Width - 2*left
	mastheadY = 56.0
	textY     = 148.0
)

// look is a card's colors.
type look struct {
	inks                brand.Palette
	strong, soft, quiet color.RGBA
}

var looks = map[Ground]look{
	Navy:  {inks: brand.OnNavy, strong: rgb(0xFFFFFF), soft: rgb(0xD3DFF5), quiet: rgb(0xA9C8FF)},
	Sky:   onLight(0xF3F8FF),
	Desk:  onLight(0xE9F1FD),
	Paper: onLight(0xFFFEFA),
}

func onLight(ground int) look {
	inks := maps.Clone(brand.OnSky)
	inks["paper"] = ground
	return look{inks: inks, strong: rgb(0x0F2A66), soft: rgb(0x4B5A73), quiet: rgb(0x1747B8)}
}

func rgb(hex int) color.RGBA {
	return color.RGBA{uint8(hex >> 16), uint8(hex >> 8), uint8(hex), 0xff}
}

// PNG draws the card. Equal cards are equal files. Where a picture cannot be drawn, PNG returns the card without it
// and the error.
func (c Card) PNG(ctx context.Context, draw brand.Draw) ([]byte, error) {
	l := looks[c.Ground]
	d := &drawing{Card: c, look: l, canvas: newCanvas(rgb(l.inks["paper"]))}
	mark, missingMark := draw(ctx, brand.Mark)
	d.masthead(mark)
	missingPicture := d.picture(ctx, draw, d.content())
	png, err := encode(d.img)
	return png, errors.Join(missingMark, missingPicture, err)
}

// picture draws what is below the text, from a height on.
func (d *drawing) picture(ctx context.Context, draw brand.Draw, from float64) error {
	switch {
	case d.Sheet != nil:
		d.sheet(max(from+sheetGap, Height-sheetHead-maxRows*rowHeight))
	case d.Cover != nil:
		d.cover()
	case len(d.Lines) > 0:
		d.lines()
	case d.Day != nil:
		d.day()
	case !d.Bare:
		height := pictureHeight(from)
		picture, err := draw(ctx, brand.Routes(d.Art, height/pictureScale))
		d.paint(picture, d.inks, 0, Height+cutOff-height, pictureScale)
		return err
	}
	return nil
}

// cover draws the figure of an article as its page does.
func (d *drawing) cover() {
	c := d.Cover
	baseline := lowestLine + 10
	if c.Of != nil {
		line := brand.Line{Share: min(c.Value, *c.Of) / max(c.Value, *c.Of), Hot: true, Whole: true}
		d.paint(line.Picture(left, lowestLine, lineWidth, 5), d.inks, 0, 0, 1)
		baseline = lowestLine - 50
	}
	taken := d.number(brand.Amount(c.Value), c.Unit, coverSize, baseline) + figureGap
	words := style{font: "text-regular", size: 32, color: d.soft}
	lines := balance(words.shape(c.Text), lineWidth-taken)
	lines = lines[:min(len(lines), 4)]
	for i, line := range lines {
		d.text(line, words, left+taken, baseline-40*float64(len(lines)-1-i))
	}
}

// lines draws amounts to scale from the left edge, each with its name above.
func (d *drawing) lines() {
	name := style{font: "text-regular", size: 28, color: d.soft}
	for i, l := range d.Lines {
		y := lowestLine - lineGap*float64(len(d.Lines)-1-i)
		d.paint(l.Picture(0, y, Width-left, 5), d.inks, 0, 0, 1)
		d.text(shorten(name, l.Name, lineWidth), name, left, y-28)
	}
}

type drawing struct {
	Card
	look
	*canvas
}

func (d *drawing) masthead(mark brand.Picture) {
	d.paint(mark, d.inks, left, mastheadY, 1.5)
	name := style{font: "display", size: 38, tracking: -0.035, color: d.strong}
	d.text(name.shape(d.Company), name, left+64, mastheadY+33)
	kind := style{font: "text-regular", size: 26, color: d.quiet}
	letters := kind.shape(d.Kind)
	d.text(letters, kind, Width-left-width(letters), mastheadY+33)
}

// titleSizes are tried from the largest. Of a title too long for the last one, the end is cut.
var (
	titleSizes      = []float64{128, 112, 92, 84, 76, 68, 60, 52, 44, 36}
	titleSizesAside = titleSizes[6:] // next to a figure
)

const (
	singleLineSize   = 100.0 // larger sizes are for titles of one line
	titleLeading     = 1.05
	descent          = 0.24 // how far letters reach below their baseline, in em
	maxTextHeight    = 268.0
	maxFigureWidth   = 560.0
	figureHeight     = 186.0
	figureGap        = 44.0
	unitGap          = 0.06 // in em
	coverSize        = 220.0
	resultLineHeight = 38.0
	sheetGap         = 34.0
	pictureRoom      = 100.0 // for a higher picture
	lowestLine       = 584.0
	lineGap          = 92.0
)

// content draws all text below the masthead and returns where it ends.
func (d *drawing) content() float64 {
	if d.Figure != "" {
		taken := d.figure() + figureGap
		return max(d.column(left+taken, lineWidth-taken, titleSizesAside), textY+figureHeight)
	}
	return d.column(left, lineWidth, titleSizes)
}

// column draws the title and what is below it.
func (d *drawing) column(x, maxWidth float64, sizes []float64) float64 {
	result := style{font: "text-regular", size: 28, color: d.soft}
	lines := balance(result.shape(d.Result), maxWidth)
	lines = lines[:min(len(lines), 3)]
	maxHeight := maxTextHeight - resultLineHeight*float64(len(lines))
	if d.Sheet != nil || d.Cover != nil || d.Day != nil {
		maxHeight -= pictureRoom
	}
	if len(d.Facts) > 0 {
		maxHeight -= 50
	}
	y := d.title(x, maxWidth, maxHeight, sizes)
	for i, line := range lines {
		d.text(line, result, x, y+46+resultLineHeight*float64(i))
	}
	if n := len(lines); n > 0 {
		y += 46 + resultLineHeight*float64(n-1) + descent*result.size
	}
	if len(d.Facts) > 0 {
		y = d.facts(x, y+46, maxWidth)
	}
	return y
}

// title draws the title as large as its place allows and returns where it ends.
func (d *drawing) title(x, maxWidth, maxHeight float64, sizes []float64) float64 {
	var s style
	var lines [][]letter
	for _, size := range sizes {
		s = style{font: "display", size: size, tracking: -0.03, color: d.strong}
		lines = balance(s.shape(d.Title), maxWidth)
		fits := float64(len(lines))*size*titleLeading <= maxHeight && !breaksWord(lines)
		if fits && (size < singleLineSize || len(lines) == 1) {
			break
		}
	}
	lines = lines[:min(len(lines), max(1, int(maxHeight/(s.size*titleLeading))))]
	y := textY + s.size*0.76
	for i, line := range lines {
		if i > 0 {
			y += s.size * titleLeading
		}
		d.text(line, s, x, y)
	}
	return y + descent*s.size
}

// breaksWord reports whether a word continues in the next line.
func breaksWord(lines [][]letter) bool {
	for _, line := range lines[:max(len(lines)-1, 0)] {
		if line[len(line)-1].char != ' ' {
			return true
		}
	}
	return false
}

// facts draws short facts in a row, joined by dashes of a route.
func (d *drawing) facts(x, baseline, maxWidth float64) float64 {
	s := style{font: "text-regular", size: 28, color: d.soft}
	end := x + maxWidth
	for i, fact := range d.Facts {
		letters := s.shape(fact)
		if i > 0 {
			if x+62+width(letters) > end {
				break
			}
			d.paint(dash, d.inks, x+16, baseline-9, 1)
			x += 62
		}
		d.text(letters, s, x, baseline)
		x += width(letters)
	}
	return baseline + descent*s.size
}

// dash is a short route that ends at a node.
var dash = brand.Picture{
	{Stroke: "line", Width: 2.5, Contours: []brand.Contour{{0, 0, 0, 0, 26, 0, 26, 0}}},
	{Stroke: "node", Width: 9, Contours: []brand.Contour{{26, 0, 26, 0, 26, 0, 26, 0}}},
}

// figure draws the result and returns its width.
func (d *drawing) figure() float64 { return d.number(d.Figure, d.Unit, 250, textY+figureHeight) }

// number draws a figure with its unit, as large as it may be, and returns its width.
func (d *drawing) number(figure, word string, largest, baseline float64) float64 {
	for size := largest; ; size -= 10 {
		large := style{font: "display", size: size, tracking: -0.055, color: d.strong}
		small := style{font: "display", size: size * 0.4, tracking: -0.02, color: d.strong}
		value, unit := large.shape(figure), small.shape(word)
		total := width(value)
		if len(unit) > 0 {
			total += unitGap*size + width(unit)
		}
		if total > maxFigureWidth && size > 60 {
			continue
		}
		d.text(value, large, left, baseline)
		d.text(unit, small, left+width(value)+unitGap*size, baseline)
		return total
	}
}

const (
	pictureScale = Width / brand.Width
	cutOff       = 14 // of the picture, below the card: its last row of land
)

// pictureHeight is the height of a picture that fills the card from the end of the text down.
func pictureHeight(from float64) float64 {
	return min(max(Height-from-6, 170), 330) + cutOff
}
