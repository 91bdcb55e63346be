package document

import (
	"strconv"
	"strings"

	"hire360/graph"
	"hire360/server/pdf"
)

// prose composes running text. Below a section's heading, headings are one level lower.
func (d *document) prose(blocks []graph.Block, headed bool) {
	lower := 0
	if headed {
		lower = 1
	}
	for i, b := range blocks {
		space := 8.0
		if i == 0 {
			space = 11
		}
		switch b := b.(type) {
		case graph.ParagraphBlock:
			d.text("P", inline(b.Text, bodyText), space)
			if i+1 < len(blocks) && introduced(blocks[i+1]) {
				d.blocks[len(d.blocks)-1].keepWithNext = true
			}
		case graph.HeadingBlock:
			d.chapter(b, int(b.Level)+lower)
		case graph.ListBlock:
			d.list(b, space)
		case graph.TableBlock:
			d.table(deref(b.Caption), true, b.Columns, b.Rows)
		case graph.QuoteBlock:
			d.quote(b.Text, "")
		case graph.NoteBlock:
			d.note(b)
		case graph.CodeBlock:
			d.code(b.Code)
		}
	}
}

// introduced reports whether the paragraph before a block leads to it.
func introduced(b graph.Block) bool {
	switch b.(type) {
	case graph.ListBlock, graph.TableBlock, graph.CodeBlock:
		return true
	}
	return false
}

func (d *document) chapter(b graph.HeadingBlock, level int) {
	if level <= 2 {
		d.headline(2, inline(b.Text, headText), b.Anchor, 0.86*measure, 30)
		return
	}
	d.headline(level, inline(b.Text, partText), b.Anchor, column, 17)
}

// list composes a list whose items are marked by nodes, numbers or boxes.
func (d *document) list(b graph.ListBlock, space float64) {
	numbering := map[graph.ListStyle]pdf.Name{
		graph.ListStyleBullet: "Disc", graph.ListStyleNumbered: "Decimal", graph.ListStyleCheck: "Square",
	}
	list := d.parent.Add("L").Set("List", "ListNumbering", numbering[b.Style])
	var rows [][]block
	for i, text := range b.Items {
		mark := "•"
		switch b.Style {
		case graph.ListStyleNumbered:
			mark = strconv.Itoa(i+1) + "."
		case graph.ListStyleCheck:
			mark = ""
		}
		rows = append(rows, item(list, mark, inline(text, bodyText), space))
		space = d.pad(4.5)
	}
	d.add(rowsOf(rows...)...)
}

// item composes an item of a list: its mark and its text next to it. Without a mark it has a box to tick.
func item(list *pdf.Element, mark string, text []pdf.Span, space float64) []block {
	li := list.Add("LI")
	s := nodeText
	if mark != "•" {
		s = pdf.Style{Font: mono, Size: 9, Leading: bodyText.Leading, Color: blue700}
	}
	label := paragraph(li, "Lbl", plain(mark, s), 22)
	if mark == "" {
		label = []pdf.Line{{Height: bodyText.Leading, Draw: func(p *pdf.Page, x, y float64) {
			p.Frame(x+0.5, y+3.8, 7.4, 7.4, 0.9, blue700)
		}}}
	}
	indent := 15.0
	if len(mark) > 2 && mark != "•" {
		indent = 20
	}
	body := paragraph(li.Add("LBody"), "P", text, column-indent)
	return row{cells: []cell{{0, label}, {indent, body}}, space: space}.blocks()
}

// quote composes a sentence that stands out. A route leads to it from the edge of the sheet.
func (d *document) quote(text, source string) {
	const indent = 26.0
	quote := d.parent.Add("BlockQuote")
	lines := paragraph(quote, "P", inline(text, quoteText), column-indent)
	if len(lines) > 0 {
		first := lines[0].Draw
		lines[0].Draw = func(p *pdf.Page, x, y float64) {
			p.Rule(0, x-indent, y+11, 1.2, node)
			p.Bar(x-indent+3.5, x-indent+3.5, y+11, 8, node)
			p.Bar(x-indent+3.5, x-indent+3.5, y+11, 5, white)
			first(p, x, y)
		}
	}
	if source != "" {
		lines = append(lines, spaced(6, paragraph(quote, "P", inline(source, smallText), column-indent))...)
	}
	d.add(row{cells: []cell{{indent, lines}}, space: 22, below: 8}.blocks()...)
}

// note composes a figure with what it says, below a rule.
func (d *document) note(b graph.NoteBlock) {
	body := d.parent.Add("Sect")
	value, _ := figure(body, graph.Fact{Value: b.Figure}, hang-18, 24)
	text := paragraph(body, "P", inline(b.Text, bodyText), measure-hang)
	cells := []cell{{0, value}, {hang, text}}
	d.add(row{cells: cells, space: 12, above: 8, below: 8, rule: thinRule}.blocks()...)
}

// code composes preformatted text, line by line.
func (d *document) code(code string) {
	e := d.parent.Add("P").Add("Code")
	var lines []pdf.Line
	for l := range strings.SplitSeq(code, "\n") {
		spans := plain(strings.ReplaceAll(l, "\t", "    "), codeText)
		set := fonts().Shape(spans).Lines(e, measure-24, false)
		if len(set) == 0 {
			set = []pdf.Line{{Height: codeText.Leading, Draw: func(*pdf.Page, float64, float64) {}}}
		}
		lines = append(lines, set...)
	}
	d.add(row{cells: []cell{{12, lines}}, space: 11, above: 10, below: 10, ground: sky50}.blocks()...)
}
