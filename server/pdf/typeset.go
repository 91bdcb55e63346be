package pdf

import (
	"unicode"

	"hire360/graph"
)

// style is how words look. Track is added after every glyph, in em.
type style struct {
	face          face
	size, leading float64
	track         float64
	color         color
}

// span is a piece of text in one style that leads to one address, or to none.
type span struct {
	style style
	text  string
	href  string
}

// glyph is a character with its place, counted from the beginning of the text.
type glyph struct {
	char  rune
	id    uint16
	face  face
	known bool // false: no face has it, and a box is drawn
	span  int
	x, w  float64
}

// setting is text that was shaped, to be broken into lines.
type setting struct {
	spans  []span
	links  []*elem // the structure's element of a span that leads somewhere, once something of it was drawn
	glyphs []glyph
}

// inline reads the site's markup.
func inline(markup string, s style) []span {
	var out []span
	var walk func(nodes []graph.Markup, s style, href string)
	walk = func(nodes []graph.Markup, s style, href string) {
		for _, n := range nodes {
			switch n.Kind {
			case "text":
				out = append(out, span{style: s, text: n.Text, href: href})
			case "strong":
				walk(n.Children, s.strong(), href)
			case "em":
				walk(n.Children, s.emphasis(), href)
			case "link":
				walk(n.Children, s.link(), n.Href)
			}
		}
	}
	walk(graph.ParseMarkup(markup), s, "")
	return out
}

func (s style) strong() style {
	if s.face == regular || s.face == italic {
		s.face = semibold
	}
	return s
}

func (s style) emphasis() style {
	if s.face == regular {
		s.face = italic
	}
	return s
}

func (s style) link() style {
	switch s.color {
	case white, paleBlue:
		s.color = blue300
	default:
		s.color = blue700
	}
	return s
}

func (s style) in(c color) style {
	s.color = c
	return s
}

// plain is text without markup.
func plain(text string, s style) []span { return []span{{style: s, text: text}} }

// shape finds the glyphs of the spans and puts them side by side. White space counts as one space, except in code.
func shape(spans []span) *setting {
	t := &setting{spans: spans, links: make([]*elem, len(spans))}
	x := 0.0
	for i, s := range spans {
		for _, r := range s.text {
			x = t.add(r, i, x)
		}
	}
	for len(t.glyphs) > 0 && t.glyphs[len(t.glyphs)-1].char == ' ' {
		t.glyphs = t.glyphs[:len(t.glyphs)-1]
	}
	return t
}

func (t *setting) add(r rune, i int, x float64) float64 {
	s := t.spans[i].style
	n := len(t.glyphs)
	if unicode.IsSpace(r) && r != nbsp && r != narrowNBSP && r != figureSpace {
		if r = ' '; s.face != mono && (n == 0 || t.glyphs[n-1].char == ' ') {
			return x
		}
	}
	if unseen(r) {
		return x
	}
	f, id, known := find(s.face, stand(r))
	if !known {
		f, id = mono, fonts()[mono].glyphs[0xfffd]
	}
	g := glyph{char: r, id: id, face: f, known: known, span: i}
	if n > 0 && t.glyphs[n-1].span == i && t.glyphs[n-1].face == f {
		x += s.size * fonts()[f].kerning(t.glyphs[n-1].id, id)
	}
	space := 0.0
	if r == ' ' {
		// Track is not for word spaces: programs that read the text would no longer take narrow ones for spaces.
		space = -s.size * s.track
		if n > 0 && t.glyphs[n-1].span == i {
			x += space
		}
	}
	g.x, g.w = x, s.size*(fonts()[f].widths[id]+s.track)
	t.glyphs = append(t.glyphs, g)
	return x + g.w + space
}

const (
	nbsp        = '\u00a0'
	softHyphen  = '\u00ad'
	noBreakDash = '\u2011'
	narrowNBSP  = '\u202f'
	figureSpace = '\u2007'
)

// unseen reports characters that leave no trace: controls, marks of direction, joiners, selectors.
func unseen(r rune) bool {
	return r == softHyphen || unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Variation_Selector, r)
}

// stand returns the character whose glyph stands for r.
func stand(r rune) rune {
	switch r {
	case nbsp, narrowNBSP, figureSpace:
		return ' '
	case noBreakDash, '\u2010':
		return '-'
	}
	return r
}

// width is that of the glyphs from one place to another, without spaces at the end.
func (t *setting) width(from, to int) float64 {
	for to > from && t.glyphs[to-1].char == ' ' {
		to--
	}
	if to == from {
		return 0
	}
	return t.glyphs[to-1].x + t.glyphs[to-1].w - t.glyphs[from].x
}
