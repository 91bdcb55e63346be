package document

import "hire360/server/pdf"

// cell is a column of a row.
type cell struct {
	x     float64
	lines []pdf.Line
}

// row is columns side by side, with padding above and below, and the rule above.
type row struct {
	cells        []cell
	space        float64
	above, below float64
	rule         rule
	ground       pdf.Color // 0 for none
	bleed        bool      // the ground goes to the edges of the sheet
	head         *block
	keepWithNext bool
	bookmark     *bookmark
}

type rule struct {
	width float64 // 0 for none
	color pdf.Color
}

// The rules of lists and tables: one above all rows, one between them.
var (
	firstRule = rule{1.6, navy800}
	thinRule  = rule{0.6, hairline}
)

// ruleAt is the rule above a row of a list or table.
func ruleAt(i int) rule {
	if i == 0 {
		return firstRule
	}
	return thinRule
}

// blocks makes one block of the row, or several where it is taller than a sheet.
func (r row) blocks() []block {
	limit := maxHeight - r.above - r.below
	if r.head != nil {
		limit -= r.head.height
	}
	var out []block
	for rest := r.cells; len(rest) > 0; {
		var now, later []cell
		more := false
		for _, c := range rest {
			n := fitting(c.lines, limit)
			more = more || n < len(c.lines)
			now, later = append(now, cell{c.x, c.lines[:n]}), append(later, cell{c.x, c.lines[n:]})
		}
		out = append(out, r.block(now))
		if rest = later; !more {
			break
		}
	}
	if len(out) > 0 {
		out[0].space, out[0].bookmark = r.space, r.bookmark
	}
	return out
}

// fitting is how many of the lines fit into the height, at least one.
func fitting(lines []pdf.Line, limit float64) int {
	height := 0.0
	for i, l := range lines {
		if i > 0 {
			height += l.Space
		}
		if height += l.Height; height > limit && i > 0 {
			return i
		}
	}
	return len(lines)
}

func (r row) block(cells []cell) block {
	height := 0.0
	for _, c := range cells {
		height = max(height, pdf.Height(c.lines))
	}
	height += r.above + r.below
	draw := func(p *pdf.Page, left, y, _ float64) {
		switch {
		case r.ground != 0 && r.bleed:
			p.Rect(0, y, 2*left+measure, height, r.ground)
		case r.ground != 0:
			p.Rect(left, y, measure, height, r.ground)
		}
		if r.rule.width > 0 {
			p.Rule(left, left+measure, y, r.rule.width, r.rule.color)
		}
		for _, c := range cells {
			drawLines(p, c.lines, left+c.x, y+r.above)
		}
	}
	return block{height: height, keepWithNext: r.keepWithNext, head: r.head, draw: draw}
}

func drawLines(p *pdf.Page, lines []pdf.Line, x, y float64) {
	for i, l := range lines {
		if i > 0 {
			y += l.Space
		}
		l.Draw(p, x, y)
		y += l.Height
	}
}
