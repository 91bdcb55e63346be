package document

import "hire360/server/pdf"

// block is a part of the flow that is on one sheet.
type block struct {
	space, height float64 // space is above it, unless it begins a sheet
	keepWithNext  bool    // it is on the same sheet as the block that follows
	draw          func(p *pdf.Page, y float64)
	head          *block // the head of its table, which is repeated above it where it begins a sheet
	anchor        string // what links lead here with
	bookmark      *bookmark
}

// bookmark is an entry of the document's outline.
type bookmark struct {
	level int
	title string
}

// flow puts blocks one below the other, on as many sheets as they need. Where a little less space between them saves a
// sheet, they get less.
func (d *document) flow(blocks []block) {
	scale := 1.0
	for fewest := d.countSheets(blocks, minSpace); scale > minSpace && d.countSheets(blocks, scale) > fewest; {
		scale -= 0.1
	}
	f := &flow{y: d.y, scale: scale, turn: d.turn, place: d.place}
	f.run(blocks)
}

// minSpace is the smallest share of the space between blocks that is still enough.
const minSpace = 0.7

func (d *document) countSheets(blocks []block, scale float64) int {
	n := len(d.file.Pages())
	f := &flow{y: d.y, scale: scale, turn: func() { n++ }, place: func(block, float64, bool) {}}
	f.run(blocks)
	return n
}

// flow is where the next block goes.
type flow struct {
	y     float64
	fresh bool    // nothing is on the sheet yet
	scale float64 // of the space between blocks
	turn  func()
	place func(b block, y float64, repeated bool)
}

func (f *flow) run(blocks []block) {
	for i := 0; i < len(blocks); {
		j := i
		for blocks[j].keepWithNext && j+1 < len(blocks) {
			j++
		}
		f.group(blocks[i : j+1])
		i = j + 1
	}
}

// group places blocks that belong together: all on this sheet, or all from the next one on.
func (f *flow) group(blocks []block) {
	height := 0.0
	for _, b := range blocks {
		height += b.space*f.scale + b.height
	}
	if f.y+height > bottom {
		f.next()
	}
	for _, b := range blocks {
		if f.y+b.space*f.scale+b.height > bottom {
			f.next()
		}
		f.put(b)
	}
}

func (f *flow) next() {
	if !f.fresh {
		f.turn()
		f.y, f.fresh = top, true
	}
}

func (f *flow) put(b block) {
	switch {
	case !f.fresh:
		f.y += b.space * f.scale
	case b.head != nil:
		f.place(*b.head, f.y, true)
		f.y += b.head.height
	}
	f.place(b, f.y, false)
	f.y += b.height
	f.fresh = false
}

// place draws a block on the last sheet. What is repeated was read before, and nothing leads to it.
func (d *document) place(b block, y float64, repeated bool) {
	p := d.sheet()
	if repeated {
		p.Repeat(func() { b.draw(p, y) })
		return
	}
	if b.anchor != "" {
		d.file.AddAnchor(b.anchor, p, y)
	}
	if b.bookmark != nil {
		d.file.AddBookmark(b.bookmark.level, b.bookmark.title, p, y)
	}
	b.draw(p, y)
}

// turn begins a new sheet.
func (d *document) turn() {
	d.file.AddPage()
	d.y = top
}

func (d *document) sheet() *pdf.Page {
	all := d.file.Pages()
	return all[len(all)-1]
}

// stacked turns lines into blocks that keep two lines together at either end of a paragraph.
func stacked(lines []pdf.Line, x, space float64) []block {
	out := make([]block, len(lines))
	for i, l := range lines {
		out[i] = block{
			space:        l.Space,
			height:       l.Height,
			keepWithNext: len(lines) > 1 && (i == 0 || i == len(lines)-2),
			draw:         func(p *pdf.Page, y float64) { l.Draw(p, x, y) },
		}
	}
	if len(out) > 0 {
		out[0].space = space
	}
	return out
}
