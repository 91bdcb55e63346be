package card

import (
	"image/color"
	"slices"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"hire360/server/brand"
)

// style is how words look. Track is added after every letter, in em.
type style struct {
	font        string
	size, track float64
	color       color.RGBA
}

// face is a font that is read once. A buffer of its own keeps the package's memory small.
type face struct {
	*sfnt.Font
	buffer sfnt.Buffer
}

var faces = sync.OnceValue(func() map[string]*face {
	out := map[string]*face{}
	for _, name := range []string{"display", "text-regular", "text-semibold", "mono"} {
		f, err := sfnt.Parse(brand.Font(name))
		if err != nil {
			panic(err) // the files are part of the program
		}
		out[name] = &face{Font: f}
	}
	return out
})

// letter is a shape at its place on a line that begins at 0.
type letter struct {
	face  *face
	glyph sfnt.GlyphIndex
	char  rune
	x, w  float64
}

// shape finds the letters of a text. What no font has is shown as a box.
func (s style) shape(text string) []letter {
	text = strings.Join(strings.Fields(text), " ")
	ppem := fixed.Int26_6(s.size * 64)
	var out []letter
	x := 0.0
	for _, r := range text {
		l := letter{char: r}
		l.face, l.glyph = s.find(r)
		if n := len(out); n > 0 && out[n-1].face == l.face {
			if k, err := l.face.Kern(&l.face.buffer, out[n-1].glyph, l.glyph, ppem, font.HintingNone); err == nil {
				x += float64(k) / 64
			}
		}
		wide, _ := l.face.GlyphAdvance(&l.face.buffer, l.glyph, ppem, font.HintingNone) // a glyph that was found has one
		l.x, l.w = x, float64(wide)/64+s.size*s.track
		x += l.w
		out = append(out, l)
	}
	return out
}

func (s style) find(r rune) (*face, sfnt.GlyphIndex) {
	for _, name := range []string{s.font, "text-regular", "mono"} {
		f := faces()[name]
		if g, err := f.GlyphIndex(&f.buffer, r); err == nil && g != 0 {
			return f, g
		}
	}
	f := faces()["mono"]
	g, _ := f.GlyphIndex(&f.buffer, '\ufffd')
	return f, g
}

// width is that of the letters without the space at their end.
func width(letters []letter) float64 {
	for len(letters) > 0 && letters[len(letters)-1].char == ' ' {
		letters = letters[:len(letters)-1]
	}
	if len(letters) == 0 {
		return 0
	}
	last := letters[len(letters)-1]
	return last.x + last.w - letters[0].x
}

// lines breaks letters into as few lines of the measure as they need, all about equally long.
func lines(letters []letter, measure float64) [][]letter {
	best := broken(letters, measure)
	for narrow := measure; narrow > measure/3; narrow -= measure / 60 {
		if next := broken(letters, narrow); len(next) == len(best) {
			best = next
		} else {
			break
		}
	}
	return best
}

// broken fills line after line. A word that is longer than a line ends anywhere.
func broken(letters []letter, measure float64) [][]letter {
	var out [][]letter
	for len(letters) > 0 {
		end, space := 0, 0
		for end < len(letters) && width(letters[:end+1]) <= measure {
			if end++; letters[end-1].char == ' ' {
				space = end
			}
		}
		switch {
		case end == len(letters):
		case letters[end].char == ' ':
			end++
		case space > 0:
			end = space
		default:
			end = max(end, 1)
		}
		out = append(out, letters[:end])
		letters = letters[end:]
	}
	return out
}

// text paints letters on the baseline.
func (c *canvas) text(letters []letter, s style, x, baseline float64) {
	if len(letters) == 0 {
		return
	}
	ppem := fixed.Int26_6(s.size * 64)
	for _, l := range letters {
		segments, err := l.face.LoadGlyph(&l.face.buffer, l.glyph, ppem, nil)
		if err != nil {
			continue // it has no ink
		}
		if all := outlines(segments, x+l.x-letters[0].x, baseline); len(all) > 0 {
			c.fill(s.color, all...)
		}
	}
}

// outlines turns a glyph into closed lines.
func outlines(segments sfnt.Segments, x, y float64) [][]brand.Point {
	var out [][]brand.Point
	var at brand.Point
	place := func(p fixed.Point26_6) brand.Point {
		return brand.Point{x + float64(p.X)/64, y + float64(p.Y)/64}
	}
	for _, s := range segments {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			at = place(s.Args[0])
			out = append(out, []brand.Point{at})
			continue
		case sfnt.SegmentOpLineTo:
			at = place(s.Args[0])
			out[len(out)-1] = append(out[len(out)-1], at)
		case sfnt.SegmentOpQuadTo:
			b, d := place(s.Args[0]), place(s.Args[1])
			// A quadratic curve is a cubic one whose handles stand at two thirds of the way.
			cubic := brand.Curve{A: at, B: toward(at, b), C: toward(d, b), D: d}
			out[len(out)-1] = append(out[len(out)-1], flat([]brand.Curve{cubic})[1:]...)
			at = d
		case sfnt.SegmentOpCubeTo:
			b, c, d := place(s.Args[0]), place(s.Args[1]), place(s.Args[2])
			out[len(out)-1] = append(out[len(out)-1], flat([]brand.Curve{{A: at, B: b, C: c, D: d}})[1:]...)
			at = d
		}
	}
	return slices.DeleteFunc(out, func(o []brand.Point) bool { return len(o) < 3 })
}

func toward(a, b brand.Point) brand.Point {
	return brand.Point{a[0] + (b[0]-a[0])*2/3, a[1] + (b[1]-a[1])*2/3}
}
