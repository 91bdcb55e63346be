package document

import (
	"slices"

	"hire360/server/pdf"
)

// block is a part of the flow that is on one sheet.
type block struct {
	space, height float64 // space is above it, unless it begins a sheet
	shrink        float64 // how much lower it can be drawn
	keepWithNext  bool    // it is on the same sheet as the block that follows
	list          *list   // whose row it is
	head          *block  // the head of its table, which is repeated above it where it begins a sheet
	anchor        string  // what links lead here with
	bookmark      *bookmark
	// draw draws it from the left margin at x.
	draw func(p *pdf.Page, x, y, height float64)
}

// bookmark is an entry of the document's outline.
type bookmark struct {
	level int
	title string
}

// list is rows that are best on one sheet.
type list struct {
	rows   int
	height float64
}

// rowsOf makes blocks the rows of one list: the first two and the last two are never parted, three not at all.
func rowsOf(rows ...[]block) []block {
	l := &list{rows: len(rows)}
	var out []block
	for i, row := range rows {
		for n := range row {
			row[n].list = l
			l.height += row[n].space + row[n].height
		}
		if last := len(row) - 1; last >= 0 && i < len(rows)-1 && (i == 0 || i == len(rows)-2 || len(rows) == 3) {
			row[last].keepWithNext = true
		}
		out = append(out, row...)
	}
	return out
}

// stacked turns lines into blocks that keep two lines together at either end of a paragraph.
func stacked(lines []pdf.Line, x, space float64) []block {
	out := make([]block, len(lines))
	for i, l := range lines {
		out[i] = block{
			space:        l.Space,
			height:       l.Height,
			keepWithNext: len(lines) > 1 && (i == 0 || i == len(lines)-2),
			draw:         func(p *pdf.Page, left, y, _ float64) { l.Draw(p, left+x, y) },
		}
	}
	if len(out) > 0 {
		out[0].space = space
	}
	return out
}

// sheet is the blocks from one index to another, on one sheet.
type sheet struct {
	from, to int
	scale    float64 // of the space between blocks
	shrink   float64 // the share of what can be lower that is
	empty    float64 // the share of the sheet that is left over
}

// How much the space between blocks may vary, and what a distribution over sheets costs. All sheets are chosen
// together: as few as possible, full, with lists in one piece and nothing squeezed.
const (
	minSpace, maxSpace = 0.7, 1.25
	sheetCost          = 5.0
	emptyCost          = 40.0 // times the square of the share that is empty
	gapCost            = 30.0 // for a third that is empty
	stubCost           = 3.0  // for a last sheet of less than a third
	tightCost          = 6.0  // times the square of what spaces lose
	shrinkCost         = 2.0
	insideCost         = 0.3  // for a sheet that begins inside a section
	pauseCost          = 12.0 // times the share that is empty before it
	rowCost            = 0.3  // inside a list
	partedCost         = 8.0  // inside one of up to six rows that would fit on half a sheet
	brokenCost         = 1e4  // between blocks that belong together, where nothing else is possible
)

// planSheets distributes blocks over sheets. The first block is the cover, and the first sheet has less room.
func planSheets(blocks []block, first, room float64) []sheet {
	n := len(blocks)
	best, chosen := make([]float64, n+1), make([]sheet, n+1)
	for from := range n {
		c := contents{room: room, capacity: room}
		if from == 0 {
			c.capacity = first
		} else if head := blocks[from].head; head != nil {
			c.height = head.height
		}
		for to := from + 1; to <= n; to++ {
			c.add(blocks[to-1], to-1 == from)
			s, fits := c.fit(to == n)
			if !fits && to > from+1 {
				break
			}
			s.from, s.to = from, to
			if cost := best[from] + s.cost(blocks, room); chosen[to].to == 0 || cost < best[to] {
				best[to], chosen[to] = cost, s
			}
		}
	}
	var out []sheet
	for to := n; to > 0; to = chosen[to].from {
		out = append(out, chosen[to])
	}
	slices.Reverse(out)
	return out
}

// contents is how high the blocks on a sheet are.
type contents struct {
	room, capacity, height, space, shrink float64
}

func (c *contents) add(b block, first bool) {
	c.height += b.height
	c.shrink += b.shrink
	if !first {
		c.space += b.space
	}
}

// fit spreads the contents over the sheet, or over as much of the last one as they need.
func (c *contents) fit(last bool) (s sheet, fits bool) {
	most := maxSpace
	if last {
		most = 1
	}
	free := c.capacity - c.height
	s.scale = most
	if c.space > 0 {
		s.scale = min(max(free/c.space, minSpace), most)
	}
	free -= s.scale * c.space
	if free < 0 && c.shrink > 0 {
		s.shrink = min(-free/c.shrink, 1)
	}
	s.empty = max(free, 0) / c.room
	return s, free+s.shrink*c.shrink > -0.01
}

// cost is how bad a sheet is.
func (s sheet) cost(blocks []block, room float64) float64 {
	out := sheetCost + shrinkCost*s.shrink
	if s.scale < 1 {
		out += tightCost * (1 - s.scale) * (1 - s.scale)
	}
	if s.to == len(blocks) {
		if s.from > 0 && s.empty > 2.0/3 {
			out += stubCost
		}
		return out
	}
	out += emptyCost * s.empty * s.empty
	if s.empty > 1.0/3 {
		out += gapCost
	}
	before, after := blocks[s.to-1], blocks[s.to]
	if before.keepWithNext {
		out += brokenCost
	}
	if after.bookmark == nil {
		out += insideCost + pauseCost*s.empty
	}
	if before.list != nil && before.list == after.list {
		out += rowCost
		if before.list.rows <= 6 && before.list.height < room/2 {
			out += partedCost
		}
	}
	return out
}

// draw draws the blocks on their sheets. What is repeated was read before, and nothing leads to it.
func (d *document) draw(sheets []sheet) {
	left := d.paper.left()
	for i, s := range sheets {
		y := top
		if i == 0 {
			y = d.y
		} else {
			d.file.AddPage()
			if head := d.blocks[s.from].head; head != nil {
				d.sheet().Repeat(func() { head.draw(d.sheet(), left, y, head.height) })
				y += head.height
			}
		}
		for n, b := range d.blocks[s.from:s.to] {
			if n > 0 {
				y += b.space * s.scale
			}
			b.height -= b.shrink * s.shrink
			d.place(b, left, y)
			y += b.height
		}
	}
}

func (d *document) place(b block, x, y float64) {
	p := d.sheet()
	if b.anchor != "" {
		d.file.AddAnchor(b.anchor, p, y)
	}
	if b.bookmark != nil {
		d.file.AddBookmark(b.bookmark.level, b.bookmark.title, p, y)
	}
	b.draw(p, x, y, b.height)
}

func (d *document) sheet() *pdf.Page {
	all := d.file.Pages()
	return all[len(all)-1]
}
