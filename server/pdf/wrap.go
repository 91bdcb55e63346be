package pdf

import (
	"slices"
	"unicode"
)

// Line is a line of text, or anything else that is on one page.
type Line struct {
	Space  float64 // above it, unless it begins a page
	Height float64
	// Width and Baseline are of text; the baseline is a distance from the top.
	Width, Baseline float64
	Draw            func(p *Page, x, y float64)
}

// A line costs the square of the share it leaves empty, and something for being there at all, so that no text is
// longer than it must be.
const (
	lineCost  = 0.3
	breakCost = 0.05 // for a break inside a compound
	stubCost  = 0.12 // for a last line of next to nothing
	stubShare = 0.14
	tolerance = 0.01
	maxBreaks = 400 // on one line
	longWord  = 24  // letters
)

// Lines breaks the text into lines of at most a width, for an element of the structure. All lines are chosen together,
// so that the right edge is calm. In balanced text, for headings, they are about equally long.
func (t *Text) Lines(e *Element, width float64, balanced bool) []Line {
	ends := t.wrap(width, balanced)
	out := make([]Line, 0, len(ends))
	from := 0
	for _, to := range ends {
		s := t.spans[0].Style
		f := t.fonts[s.Font]
		baseline := (s.Leading-s.Size*(f.ascent+f.descent))/2 + s.Size*f.ascent
		begin := from
		draw := func(p *Page, x, y float64) { t.show(p, e, begin, to, x, y+baseline) }
		out = append(out, Line{Height: s.Leading, Width: t.width(from, to), Baseline: baseline, Draw: draw})
		from = to
	}
	return out
}

// wrap returns the indexes at which the lines end.
func (t *Text) wrap(width float64, balanced bool) []int {
	breaks := t.breaks(width)
	n := len(breaks)
	cost, back := make([]float64, n), make([]int, n)
	for i := 1; i < n; i++ {
		cost[i] = -1
		for j := i - 1; j >= 0 && i-j < maxBreaks; j-- {
			w := t.width(breaks[j], breaks[i])
			if w > width+tolerance && j < i-1 {
				break
			}
			if c := cost[j] + t.lineCost(breaks[j], breaks[i], w/width, balanced); cost[i] < 0 || c < cost[i] {
				cost[i], back[i] = c, j
			}
		}
	}
	var ends []int
	for i := n - 1; i > 0; i = back[i] {
		ends = append(ends, breaks[i])
	}
	slices.Reverse(ends)
	return ends
}

func (t *Text) lineCost(from, to int, share float64, balanced bool) float64 {
	c := lineCost
	if to < len(t.glyphs) || balanced {
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

// breaks returns where a line may end: at the beginning, after spaces and inside compounds, at the end. A word that is
// longer than a line may be broken anywhere.
func (t *Text) breaks(width float64) []int {
	out := []int{0}
	n := len(t.glyphs)
	for i := 1; i <= n; i++ {
		if i < n && !t.mayBreak(i) {
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

// mayBreak reports whether a line may end before the glyph at an index.
func (t *Text) mayBreak(i int) bool {
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
	// Not after a hyphen: programs that read the text would take it for one that only ends the line, and drop it.
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
func (t *Text) inLongWord(i int) bool {
	from, to := i, i
	for from > 0 && i-from <= longWord && t.glyphs[from-1].char != ' ' {
		from--
	}
	for to < len(t.glyphs) && to-i <= longWord && t.glyphs[to].char != ' ' {
		to++
	}
	return to-from > longWord
}

// Height is the height of lines one below the other.
func Height(lines []Line) float64 {
	height := 0.0
	for i, l := range lines {
		if i > 0 {
			height += l.Space
		}
		height += l.Height
	}
	return height
}
