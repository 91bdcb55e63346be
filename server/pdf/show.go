package pdf

import (
	"fmt"
	"strings"
)

// Draw draws the text on one line, for an element of the structure.
func (t *Text) Draw(p *Page, e *Element, x, baseline float64) {
	t.show(p, e, 0, len(t.glyphs), x, baseline)
}

// show draws the glyphs from one index to another on a baseline. What is drawn of a span becomes one piece of marked
// content.
func (t *Text) show(p *Page, e *Element, from, to int, x, baseline float64) {
	for start := from; from < to; {
		end := from + 1
		for end < to && t.glyphs[end].span == t.glyphs[from].span {
			end++
		}
		t.showSpan(p, e, from, end, x+t.glyphs[from].x-t.glyphs[start].x, baseline)
		from = end
	}
}

func (t *Text) showSpan(p *Page, e *Element, from, to int, x, baseline float64) {
	i := t.glyphs[from].span
	s := t.spans[i]
	if s.Href == "" {
		p.Tag(e, func() { t.showGlyphs(p, from, to, x, baseline) })
		return
	}
	if t.links[i] == nil {
		t.links[i] = e.Add("Link")
	}
	p.Tag(t.links[i], func() { t.showGlyphs(p, from, to, x, baseline) })
	right := x + t.width(from, to)
	p.Rule(x, right, baseline+0.16*s.Size, 0.5, s.Color)
	box := [4]float64{x, baseline - 0.8*s.Size, right, baseline + 0.25*s.Size}
	p.link(box, s.Href, strings.TrimSpace(s.Text), t.links[i])
}

// showGlyphs writes the operators that draw glyphs of one span.
func (t *Text) showGlyphs(p *Page, from, to int, x, baseline float64) {
	s := t.spans[t.glyphs[from].span]
	p.op("BT %s rg %s Tc 1 0 0 1 %s %s Tm", s.Color, num(s.Tracking*s.Size), num(x), p.up(baseline))
	for from < to {
		g := t.glyphs[from]
		end := from + 1
		for end < to && t.glyphs[end].font == g.font && t.glyphs[end].known == g.known {
			end++
		}
		p.op("/F%d %s Tf", g.font, num(s.Size))
		if g.known {
			p.op("[%s]TJ", t.codes(p, from, end, to))
		} else {
			actual := hexUTF16(t.characters(from, end))
			p.op("/Span<</ActualText<FEFF%s>>>BDC[%s]TJ EMC", actual, t.codes(p, from, end, to))
		}
		from = end
	}
	p.op("ET")
}

// codes writes glyphs as numbers, each with the kerning after it in thousandths of the size.
func (t *Text) codes(p *Page, from, end, to int) string {
	size := t.spans[t.glyphs[from].span].Size
	var b strings.Builder
	b.WriteByte('<')
	for i := from; i < end; i++ {
		g := t.glyphs[i]
		p.document.use(g)
		fmt.Fprintf(&b, "%04X", g.id)
		if i+1 == to {
			break
		}
		if move := (g.x + g.width - t.glyphs[i+1].x) / size * 1000; move > 0.5 || move < -0.5 {
			fmt.Fprintf(&b, ">%.0f<", move)
		}
	}
	b.WriteByte('>')
	return b.String()
}

func (t *Text) characters(from, to int) string {
	var b strings.Builder
	for _, g := range t.glyphs[from:to] {
		b.WriteRune(g.char)
	}
	return b.String()
}

// use notes that the document shows a glyph, and for which character.
func (d *Document) use(g glyph) {
	if d.used[g.font] == nil {
		d.used[g.font] = glyphs{}
	}
	d.used[g.font][g.id] = substitute(g.char)
}
