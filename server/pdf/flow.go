package pdf

// block is a part of the flow that stands on one sheet.
type block struct {
	space, height float64 // space stands above it, unless it begins a sheet
	keep          bool    // it is never parted from the block that follows
	draw          func(s *sheet, y float64)
	head          *block // what is repeated above it where it begins a sheet: the head of its table
	anchor        string // what links lead here with
	mark          *bookmark
	again         bool // it was read before: what is repeated is not part of the structure
}

// bookmark is an entry of the document's outline.
type bookmark struct {
	level int
	title string
	spot
}

// spot is a place to go to.
type spot struct {
	sheet *sheet
	y     float64
}

// flow sets blocks one below the other, on as many sheets as they need. Where a little less room between
// them saves a sheet, they get less.
func (d *document) flow(blocks []block) {
	ease := 1.0
	for least := d.sheetsFor(blocks, tightest); ease > tightest && d.sheetsFor(blocks, ease) > least; {
		ease -= 0.1
	}
	f := &flow{y: d.y, ease: ease, turn: d.turn, place: d.place}
	f.run(blocks)
}

// tightest is the least share of the room between blocks that is still enough.
const tightest = 0.7

func (d *document) sheetsFor(blocks []block, ease float64) int {
	n := len(d.sheets)
	f := &flow{y: d.y, ease: ease, turn: func() { n++ }, place: func(block, float64) {}}
	f.run(blocks)
	return n
}

// flow is where the next block goes.
type flow struct {
	y     float64
	fresh bool // nothing stands on the sheet yet
	ease  float64
	turn  func()
	place func(b block, y float64)
}

func (f *flow) run(blocks []block) {
	for i := 0; i < len(blocks); {
		j := i
		for blocks[j].keep && j+1 < len(blocks) {
			j++
		}
		f.group(blocks[i : j+1])
		i = j + 1
	}
}

// group sets blocks that belong together: all on this sheet, or all from the next one on.
func (f *flow) group(blocks []block) {
	height := 0.0
	for _, b := range blocks {
		height += b.space*f.ease + b.height
	}
	if f.y+height > bottom {
		f.next()
	}
	for _, b := range blocks {
		if f.y+b.space*f.ease+b.height > bottom {
			f.next()
		}
		f.set(b)
	}
}

func (f *flow) next() {
	if !f.fresh {
		f.turn()
		f.y, f.fresh = top, true
	}
}

func (f *flow) set(b block) {
	switch {
	case !f.fresh:
		f.y += b.space * f.ease
	case b.head != nil:
		again := *b.head
		again.again = true
		f.place(again, f.y)
		f.y += again.height
	}
	f.place(b, f.y)
	f.y += b.height
	f.fresh = false
}

// place draws a block on the last sheet and notes what leads to it.
func (d *document) place(b block, y float64) {
	s := d.sheet()
	if !b.again && b.anchor != "" {
		d.anchors[b.anchor] = spot{s, y}
	}
	if !b.again && b.mark != nil {
		b.mark.spot = spot{s, y}
		d.marks = append(d.marks, b.mark)
	}
	s.silent = b.again
	b.draw(s, y)
	s.silent = false
}

// turn begins a new sheet.
func (d *document) turn() {
	d.sheets = append(d.sheets, &sheet{used: &d.used})
	d.y = top
}

func (d *document) sheet() *sheet { return d.sheets[len(d.sheets)-1] }

// stacked turns lines into blocks that keep two lines together at either end of a paragraph.
func stacked(lines []line, x, space float64) []block {
	out := make([]block, len(lines))
	for i, l := range lines {
		out[i] = block{space: l.space, height: l.height, keep: len(lines) > 1 && (i == 0 || i == len(lines)-2),
			draw: func(s *sheet, y float64) { l.draw(s, x, y) }}
	}
	if len(out) > 0 {
		out[0].space = space
	}
	return out
}

// cell is a column of a row.
type cell struct {
	x     float64
	lines []line
}

// row is a row of columns: cells, the room around them, and the rule above.
type row struct {
	cells        []cell
	space        float64
	above, below float64
	rule         float64 // the width of the rule, 0 for none
	ruleColor    color
	ground       color   // "" for none
	from, to     float64 // how far rule and ground go; from the left to the right margin if both are 0
	head         *block
	keep         bool
	mark         *bookmark
}

// blocks makes one block of the row, or several where it is taller than a sheet.
func (r row) blocks() []block {
	if r.to == 0 {
		r.from, r.to = left, right
	}
	limit := bottom - top - r.above - r.below
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
		out = append(out, r.block(now, len(out) == 0))
		if rest = later; !more {
			break
		}
	}
	return out
}

// fitting is how many of the lines fit into the height, at least one.
func fitting(lines []line, limit float64) int {
	h := 0.0
	for i, l := range lines {
		if i > 0 {
			h += l.space
		}
		if h += l.height; h > limit && i > 0 {
			return i
		}
	}
	return len(lines)
}

func (r row) block(cells []cell, first bool) block {
	h := 0.0
	for _, c := range cells {
		h = max(h, heightOf(c.lines))
	}
	b := block{height: h + r.above + r.below, keep: r.keep, head: r.head}
	if first {
		b.space, b.mark = r.space, r.mark
	}
	b.draw = func(s *sheet, y float64) {
		if r.ground != "" {
			up := 0.0
			if r.to == sheetWidth && y <= top {
				up = y // a band that begins a sheet begins at its edge
			}
			s.rect(r.from, y-up, r.to-r.from, b.height+up, r.ground)
		}
		if r.rule > 0 {
			s.rule(r.from, r.to, y, r.rule, r.ruleColor)
		}
		for _, c := range cells {
			drawLines(s, c.lines, c.x, y+r.above)
		}
	}
	return b
}

func drawLines(s *sheet, lines []line, x, y float64) {
	for i, l := range lines {
		if i > 0 {
			y += l.space
		}
		l.draw(s, x, y)
		y += l.height
	}
}
