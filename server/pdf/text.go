package pdf

import "unicode"

// Style is how text looks.
type Style struct {
	Font          int // its index in Fonts
	Size, Leading float64
	Tracking      float64 // added after every glyph, in em
	Color         Color
}

// Span is a piece of text in one style that leads to one address, or to none.
type Span struct {
	Style
	Text string
	Href string
}

// Text is text with its glyphs side by side, to be broken into lines.
type Text struct {
	fonts  Fonts
	spans  []Span
	links  []*Element // the elements of spans that lead somewhere, once something of them was drawn
	glyphs []glyph
}

// glyph is a character with its place, counted from the beginning of the text.
type glyph struct {
	char     rune
	id       uint16
	font     int
	known    bool // false: no font has it, and a box is drawn
	span     int
	x, width float64
}

// Shape finds the glyphs of spans and puts them side by side. White space counts as one space, except in fonts of
// fixed pitch.
func (all Fonts) Shape(spans []Span) *Text {
	t := &Text{fonts: all, spans: spans, links: make([]*Element, len(spans))}
	x := 0.0
	for i, s := range spans {
		for _, r := range s.Text {
			x = t.add(r, i, x)
		}
	}
	t.glyphs = t.glyphs[:t.trim(0, len(t.glyphs))]
	return t
}

func (t *Text) add(r rune, span int, x float64) float64 {
	s := t.spans[span].Style
	n := len(t.glyphs)
	if unicode.IsSpace(r) && r != nbsp && r != narrowNBSP && r != figureSpace {
		r = ' '
		fixedPitch := t.fonts[s.Font].parsed.PostTable().IsFixedPitch
		if !fixedPitch && (n == 0 || t.glyphs[n-1].char == ' ') {
			return x
		}
	}
	if invisible(r) {
		return x
	}
	font, id, known := t.fonts.find(s.Font, substitute(r))
	if !known {
		font, id, _ = t.fonts.find(len(t.fonts)-1, unicode.ReplacementChar)
	}
	sameSpan := n > 0 && t.glyphs[n-1].span == span
	if sameSpan && t.glyphs[n-1].font == font {
		x += s.Size * t.fonts[font].kerning(t.glyphs[n-1].id, id)
	}
	space := 0.0
	if r == ' ' {
		// Word spaces have no tracking: programs that read the text would no longer take narrow ones for spaces.
		space = -s.Size * s.Tracking
		if sameSpan {
			x += space
		}
	}
	width := s.Size * (t.fonts[font].width(id) + s.Tracking)
	t.glyphs = append(t.glyphs, glyph{char: r, id: id, font: font, known: known, span: span, x: x, width: width})
	return x + width + space
}

const (
	nbsp        = '\u00a0'
	softHyphen  = '\u00ad'
	noBreakDash = '\u2011'
	narrowNBSP  = '\u202f'
	figureSpace = '\u2007'
)

// invisible reports characters that leave no trace: controls, marks of direction, joiners, selectors.
func invisible(r rune) bool {
	return r == softHyphen || unicode.IsControl(r) || unicode.In(r, unicode.Cf, unicode.Variation_Selector)
}

// substitute returns the character whose glyph shows r.
func substitute(r rune) rune {
	switch r {
	case nbsp, narrowNBSP, figureSpace:
		return ' '
	case noBreakDash, '\u2010':
		return '-'
	}
	return r
}

// Width is the width of the text on one line.
func (t *Text) Width() float64 { return t.width(0, len(t.glyphs)) }

// MinWidth is the width of the longest part that is not broken on lines of a width.
func (t *Text) MinWidth(lineWidth float64) float64 {
	widest, from := 0.0, 0
	for _, to := range t.breaks(lineWidth) {
		widest = max(widest, t.width(from, to))
		from = to
	}
	return widest
}

// width is the width of the glyphs from one index to another, without spaces at the end.
func (t *Text) width(from, to int) float64 {
	if to = t.trim(from, to); to == from {
		return 0
	}
	return t.glyphs[to-1].x + t.glyphs[to-1].width - t.glyphs[from].x
}

// trim returns the index after the last glyph that is no space.
func (t *Text) trim(from, to int) int {
	for to > from && t.glyphs[to-1].char == ' ' {
		to--
	}
	return to
}
