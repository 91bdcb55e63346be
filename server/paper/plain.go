package paper

import (
	"bytes"
	"cmp"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"maps"
	"slices"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/unicode/norm"

	"hire360/graph"
)

// The colors of cards that are drawn, and where their words stand.
var (
	navy  = color.RGBA{0x0A, 0x1A, 0x3F, 0xff}
	light = color.RGBA{0xD3, 0xDF, 0xF5, 0xff}
	blue  = color.RGBA{0x8F, 0xB8, 0xFF, 0xff}
)

const (
	cardWidth, cardHeight  = 1200, 630
	cardLeft, cardTop      = 56, 50
	cardMeasure            = 616 // of the words beside a view
	weekWidth, weekTop     = cardWidth - 2*cardLeft, 410
	aboveWeek, aboveFooter = 342, 510
	footer                 = 585 // the base line
)

// PageCard returns the card that was made of a page, or a plain one if that is older than the page.
func (m Made) PageCard(company *graph.Site, page graph.Page) ([]byte, error) {
	if file := m.PNG(Card(company, page)); file != nil {
		return file, nil
	}
	c := words{company: company.Name, title: page.Base().Title}
	if _, ok := page.(*graph.CaseStudy); ok {
		c.label = graph.IllustrativeExample
	}
	return m.draw(Ground(nil, 0, true), c)
}

var families = sync.OnceValue(func() map[string]*opentype.Font {
	out := map[string]*opentype.Font{}
	for _, name := range []string{"display", "text-regular"} {
		data, _ := built.ReadFile("fonts/" + name + ".ttf") // what is missing cannot be parsed
		f, err := opentype.Parse(data)
		if err != nil {
			panic(err) // the files are part of the program
		}
		out[name] = f
	}
	return out
})

// letters are a font at a size, in a color. Letters of a display font stand closer.
func letters(family string, size float64, ink color.Color) *font.Drawer {
	// At 72 dots an inch a point is a pixel. The options are ones that exist.
	face, _ := opentype.NewFace(families()[family], &opentype.FaceOptions{Size: size, DPI: 72})
	if family == "display" {
		face = closer{face, fixed.Int26_6(0.03 * 64 * size)}
	}
	return &font.Drawer{Face: face, Src: image.NewUniform(ink)}
}

type closer struct {
	font.Face
	by fixed.Int26_6
}

func (c closer) Kern(one, next rune) fixed.Int26_6 { return c.Face.Kern(one, next) - c.by }

// legible replaces what the font does not have: the signs of currencies by their codes, letters by those that they are
// made of. Nothing is left of others.
func legible(family, text string) string {
	var b strings.Builder
	has := func(r rune) bool {
		i, err := families()[family].GlyphIndex(nil, r)
		return err == nil && i != 0
	}
	for _, r := range text {
		if has(r) {
			b.WriteRune(r)
			continue
		}
		for code, sign := range graph.CurrencySigns {
			if sign == string(r) {
				b.WriteString(code + " ")
			}
		}
		for _, part := range norm.NFKD.String(string(r)) {
			if has(part) {
				b.WriteRune(part)
			}
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// words is the text of a card. The label and the legend are in its footer.
type words struct {
	company, title, label, legend string
	facts                         []string
	week                          []graph.WorkTime
	days                          int // of the week that are shown
}

func (m Made) draw(ground Sheet, w words) ([]byte, error) {
	img := image.NewRGBA(image.Rect(0, 0, cardWidth, cardHeight))
	draw.Draw(img, img.Bounds(), image.NewUniform(navy), image.Point{}, draw.Src)
	if made, err := png.Decode(bytes.NewReader(m.PNG(ground))); err == nil { // words are readable without it
		draw.Draw(img, img.Bounds(), made, image.Point{}, draw.Src)
	}
	write := func(d *font.Drawer, text string, x, y int) (end int) {
		d.Dst, d.Dot = img, fixed.P(x, y)
		d.DrawString(text)
		return d.Dot.X.Ceil()
	}
	small := letters("text-regular", 36, light)
	facts, bottom := factLines(small, w.facts), aboveFooter
	if len(w.week) > 0 {
		bottom = aboveWeek
	}
	y := cardTop
	for size := 72; ; size -= 4 {
		d := letters("display", float64(size), color.White)
		lines, isWhole := wrap(d, legible("display", w.title))
		fits := isWhole && len(lines) <= 3 && y+len(lines)*size+46*len(facts) <= bottom
		if !fits && size > 24 {
			continue
		}
		for _, line := range lines {
			y += size
			write(d, line, cardLeft, y)
		}
		break
	}
	for i, line := range facts {
		write(small, line, cardLeft, y+64+46*i)
	}
	for _, s := range w.week {
		x := func(minute int) int { return cardLeft + minute*weekWidth/(w.days*24*60) }
		bar := image.Rect(x(s.From), weekTop+28, x(s.To), weekTop+84)
		draw.Draw(img, bar, image.NewUniform(blue), image.Point{}, draw.Src)
	}
	note := letters("text-regular", 26, light)
	end := write(letters("display", 36, color.White), legible("display", w.company), cardLeft+64, footer)
	end = write(note, legible("text-regular", w.label), end+28, footer)
	legend := legible("text-regular", w.legend)
	if x := cardWidth - cardLeft - note.MeasureString(legend).Ceil(); legend != "" && x > end+64 {
		write(note, legend, x, footer)
		draw.Draw(img, image.Rect(x-36, footer-20, x-16, footer), image.NewUniform(blue), image.Point{}, draw.Src)
	}
	var b bytes.Buffer
	err := png.Encode(&b, paletted(img))
	return b.Bytes(), err
}

// factLines puts facts into lines that break between them.
func factLines(d *font.Drawer, facts []string) (lines []string) {
	const between = "  ·  "
	for _, fact := range facts {
		fact = legible("text-regular", fact)
		last := len(lines) - 1
		switch {
		case fact == "":
		case last >= 0 && d.MeasureString(lines[last]+between+fact).Ceil() <= cardMeasure:
			lines[last] += between + fact
		default:
			more, _ := wrap(d, fact)
			lines = append(lines, more...)
		}
	}
	return lines
}

// paletted is an image in its 256 most frequent colors, which takes half the bytes.
func paletted(img *image.RGBA) *image.Paletted {
	counts := map[color.RGBA]int{}
	for i := 0; i < len(img.Pix); i += 4 {
		counts[color.RGBA{img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3]}]++
	}
	colors := slices.SortedFunc(maps.Keys(counts), func(a, b color.RGBA) int {
		value := func(c color.RGBA) int { return int(c.R)<<16 | int(c.G)<<8 | int(c.B) }
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(value(a), value(b))) // the same on all machines
	})
	out := image.NewPaletted(img.Bounds(), nil)
	for _, c := range colors[:min(len(colors), 256)] {
		out.Palette = append(out.Palette, c)
	}
	index := map[color.RGBA]uint8{}
	for _, c := range colors {
		index[c] = uint8(out.Palette.Index(c))
	}
	for i := range out.Pix {
		out.Pix[i] = index[color.RGBA{img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2], img.Pix[4*i+3]}]
	}
	return out
}

// wrap breaks a text into lines. A word longer than a line is broken anywhere, and isWhole false.
func wrap(d *font.Drawer, text string) (lines []string, isWhole bool) {
	fits := func(s string) bool { return d.MeasureString(s).Ceil() <= cardMeasure }
	line := ""
	isWhole = true
	for _, word := range strings.Fields(text) {
		if joined := strings.TrimSpace(line + " " + word); fits(joined) {
			line = joined
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		line = ""
		for _, r := range word {
			if !fits(line + string(r)) {
				lines, line, isWhole = append(lines, line), "", false
			}
			line += string(r)
		}
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines, isWhole
}
