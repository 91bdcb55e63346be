package pdf

import (
	"slices"
	"unicode"
)

// line is a line of text or anything else that is never parted.
type line struct {
	space, height float64 // space stands above it, unless it begins a sheet
	draw          func(s *sheet, x, y float64)
}

// How lines are judged: a line costs the square of the share it leaves empty, and something for being there
// at all, so that no text is longer than it must be.
const (
	lineCost   = 0.3
	breakCost  = 0.05 // for a break inside a compound
	stubCost   = 0.12 // for a last line of next to nothing
	stubShare  = 0.14
	tolerance  = 0.01
	longSearch = 400 // a line never has more places to break
	longWord   = 24  // letters
)

// lines breaks the text so that the right edge is calm: all lines of the paragraph are chosen together.
// Even asks for lines of about equal length, as headings want them.
func (t *setting) lines(e *elem, width float64, even bool) []line {
	ends := t.wrap(width, even)
	out := make([]line, 0, len(ends))
	from := 0
	for _, to := range ends {
		st := t.spans[0].style
		f := fonts()[st.face]
		down := (st.leading-st.size*(f.ascent-f.descent))/2 + st.size*f.ascent
		begin := from
		out = append(out, line{height: st.leading, draw: func(s *sheet, x, y float64) { t.draw(s, e, begin, to, x, y+down) }})
		from = to
	}
	return out
}

// wrap returns the places at which the lines end.
func (t *setting) wrap(width float64, even bool) []int {
	places := t.places(width)
	n := len(places)
	cost, back := make([]float64, n), make([]int, n)
	for i := 1; i < n; i++ {
		cost[i] = -1
		for j := i - 1; j >= 0 && i-j < longSearch; j-- {
			w := t.width(places[j], places[i])
			if w > width+tolerance && j < i-1 {
				break
			}
			if c := cost[j] + t.lineCost(places[j], places[i], w/width, even); cost[i] < 0 || c < cost[i] {
				cost[i], back[i] = c, j
			}
		}
	}
	var ends []int
	for i := n - 1; i > 0; i = back[i] {
		ends = append(ends, places[i])
	}
	slices.Reverse(ends)
	return ends
}

func (t *setting) lineCost(from, to int, share float64, even bool) float64 {
	c := lineCost
	if to < len(t.glyphs) || even {
		c += (1 - share) * (1 - share)
	}
	if to == len(t.glyphs) {
		if from > 0 && share < stubShare {
			c += stubCost
		}
	} else if t.glyphs[to-1].char != ' ' {
		c += breakCost
	}
	return c
}

// places returns where a line may end: the beginning, after spaces and inside compounds, the end. Words
// that are longer than a line may end anywhere.
func (t *setting) places(width float64) []int {
	out := []int{0}
	n := len(t.glyphs)
	for i := 1; i <= n; i++ {
		if i < n && !t.mayEnd(i) {
			continue
		}
		from := out[len(out)-1]
		for t.width(from, i) > width+tolerance {
			cut := from + 1
			for cut < i && t.width(from, cut+1) <= width {
				cut++
			}
			if cut >= i {
				break
			}
			out = append(out, cut)
			from = cut
		}
		out = append(out, i)
	}
	return out
}

// mayEnd reports whether a line may end before the glyph at i.
func (t *setting) mayEnd(i int) bool {
	before, after := t.glyphs[i-1].char, t.glyphs[i].char
	switch {
	case after == ' ':
		return false
	case before == ' ':
		return after != '%' && after != '–' && after != '—' // a unit and a dash stay with what they follow
	}
	if i < 3 || i+2 >= len(t.glyphs) {
		return false
	}
	// Not after a hyphen: programs that read the text would take it for one that only parts the line, and drop it.
	inWord := unicode.IsLetter(after) && unicode.IsLetter(t.glyphs[i+1].char) && unicode.IsLetter(t.glyphs[i-2].char)
	switch before {
	case '–', '—', '/':
		return inWord
	case '.', '_':
		return inWord && t.inLongWord(i)
	}
	return false
}

// inLongWord reports whether the word around i is an address or a file name rather than a word.
func (t *setting) inLongWord(i int) bool {
	from, to := i, i
	for from > 0 && i-from <= longWord && t.glyphs[from-1].char != ' ' {
		from--
	}
	for to < len(t.glyphs) && to-i <= longWord && t.glyphs[to].char != ' ' {
		to++
	}
	return to-from > longWord
}

// heightOf is the height of lines that stand below each other.
func heightOf(lines []line) float64 {
	h := 0.0
	for i, l := range lines {
		if i > 0 {
			h += l.space
		}
		h += l.height
	}
	return h
}
