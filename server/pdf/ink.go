package pdf

import (
	"fmt"
	"strings"
)

// draw puts the glyphs from one place to another on a line. What belongs together goes into the structure together.
func (t *setting) draw(s *sheet, e *elem, from, to int, x, baseline float64) {
	if from >= to {
		return
	}
	start := t.glyphs[from].x
	for from < to {
		end := from + 1
		for end < to && t.glyphs[end].span == t.glyphs[from].span {
			end++
		}
		t.drawSpan(s, e, from, end, x+t.glyphs[from].x-start, baseline)
		from = end
	}
}

func (t *setting) drawSpan(s *sheet, e *elem, from, to int, x, baseline float64) {
	i := t.glyphs[from].span
	sp := t.spans[i]
	if sp.href == "" {
		s.tagged(e, func() { t.show(s, from, to, x, baseline) })
		return
	}
	if t.links[i] == nil {
		t.links[i] = e.child("Link")
	}
	s.tagged(t.links[i], func() { t.show(s, from, to, x, baseline) })
	w := t.width(from, to)
	s.rule(x, x+w, baseline+0.16*sp.style.size, 0.5, sp.style.color)
	s.leads([4]float64{x, baseline - 0.8*sp.style.size, x + w, baseline + 0.25*sp.style.size}, sp.href, strings.TrimSpace(sp.text), t.links[i])
}

// show writes the operators that draw glyphs of one span. Kerning goes between them in thousandths of the size.
func (t *setting) show(s *sheet, from, to int, x, baseline float64) {
	st := t.spans[t.glyphs[from].span].style
	s.op("BT %s rg %s Tc 1 0 0 1 %s %s Tm", st.color, num(st.track*st.size), num(x), num(sheetHeight-baseline))
	for from < to {
		g := t.glyphs[from]
		end := from + 1
		for end < to && t.glyphs[end].face == g.face && t.glyphs[end].known == g.known {
			end++
		}
		s.op("/F%d %s Tf", g.face, num(st.size))
		if g.known {
			s.op("[%s]TJ", t.codes(s, from, end, to))
		} else {
			s.op("/Span<</ActualText<FEFF%s>>>BDC[%s]TJ EMC", hexUTF16(t.words(from, end)), t.codes(s, from, end, to))
		}
		from = end
	}
	s.op("ET")
}

// codes writes the glyphs as numbers, with the kerning after each of them.
func (t *setting) codes(s *sheet, from, end, to int) string {
	size := t.spans[t.glyphs[from].span].style.size
	var b strings.Builder
	b.WriteByte('<')
	for i := from; i < end; i++ {
		g := t.glyphs[i]
		s.use(g)
		fmt.Fprintf(&b, "%04X", g.id)
		if i+1 == to {
			break
		}
		if move := (g.x + g.w - t.glyphs[i+1].x) / size * 1000; move > 0.5 || move < -0.5 {
			fmt.Fprintf(&b, ">%.0f<", move)
		}
	}
	b.WriteByte('>')
	return b.String()
}

func (t *setting) words(from, to int) string {
	var b strings.Builder
	for _, g := range t.glyphs[from:to] {
		b.WriteRune(g.char)
	}
	return b.String()
}

// use notes that the document shows a glyph, and for which character.
func (s *sheet) use(g glyph) {
	u := &s.used[g.face]
	if *u == nil {
		*u = used{}
	}
	(*u)[g.id] = stand(g.char)
}
