package card

import (
	"image"
	"image/color"
	"image/draw"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"hire360/server/brand"
)

// style is how text looks. Tracking is added after every letter, in em.
type style struct {
	font           string
	size, tracking float64
	color          color.RGBA
}

// fallbacks have the letters that a style's own font lacks.
var fallbacks = []string{"text-regular", "mono"}

var fonts = sync.OnceValue(func() map[string]*opentype.Font {
	out := map[string]*opentype.Font{}
	for _, name := range []string{"display", "text-regular", "text-semibold", "mono"} {
		f, err := opentype.Parse(brand.Font(name))
		if err != nil {
			panic(err) // the files are part of the program
		}
		out[name] = f
	}
	return out
})

// letter is a letter in its place on a line that begins at 0.
type letter struct {
	face     font.Face
	char     rune
	x, width float64
}

// shape places the letters of a text side by side. A letter that no font has is shown as a box.
func (s style) shape(text string) []letter {
	faces := map[string]font.Face{}
	var out []letter
	x := 0.0
	for _, r := range strings.Join(strings.Fields(text), " ") {
		name, char := s.find(r)
		face := faces[name]
		if face == nil {
			// At 72 dots an inch a point is a pixel. The options are ones that exist.
			face, _ = opentype.NewFace(fonts()[name], &opentype.FaceOptions{Size: s.size, DPI: 72})
			faces[name] = face
		}
		if n := len(out); n > 0 && out[n-1].face == face {
			x += float64(face.Kern(out[n-1].char, char)) / 64
		}
		advance, _ := face.GlyphAdvance(char) // a glyph that was found has one
		l := letter{face: face, char: char, x: x, width: float64(advance)/64 + s.size*s.tracking}
		x += l.width
		out = append(out, l)
	}
	return out
}

// find returns the font that has a letter, and what is shown for it.
func (s style) find(r rune) (string, rune) {
	for _, name := range append([]string{s.font}, fallbacks...) {
		if g, err := fonts()[name].GlyphIndex(nil, r); err == nil && g != 0 {
			return name, r
		}
	}
	return "mono", '\ufffd'
}

// width is the width of letters without the space at their end.
func width(letters []letter) float64 {
	for len(letters) > 0 && letters[len(letters)-1].char == ' ' {
		letters = letters[:len(letters)-1]
	}
	if len(letters) == 0 {
		return 0
	}
	last := letters[len(letters)-1]
	return last.x + last.width - letters[0].x
}

// balance breaks letters into as few lines as they need, all about equally long.
func balance(letters []letter, maxWidth float64) [][]letter {
	best := wrap(letters, maxWidth)
	for narrow := maxWidth; narrow > maxWidth/3; narrow -= maxWidth / 60 {
		next := wrap(letters, narrow)
		if len(next) != len(best) {
			break
		}
		best = next
	}
	return best
}

// wrap fills line after line. A word that is longer than a line is broken anywhere.
func wrap(letters []letter, maxWidth float64) [][]letter {
	var out [][]letter
	for len(letters) > 0 {
		end, space := 0, 0
		for end < len(letters) && width(letters[:end+1]) <= maxWidth {
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
	for _, l := range letters {
		dot := fixed.Point26_6{X: fixed.Int26_6((x + l.x - letters[0].x) * 64), Y: fixed.Int26_6(baseline * 64)}
		if box, mask, at, _, ok := l.face.Glyph(dot, l.char); ok {
			draw.DrawMask(c.img, box, image.NewUniform(s.color), image.Point{}, mask, at, draw.Over)
		}
	}
}
