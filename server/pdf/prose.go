package pdf

import (
	"strconv"
	"strings"

	"hire360/graph"
)

// prose composes running text in the column of the text. Below a section's heading its own are one level lower.
func (d *document) prose(blocks []graph.Block, headed bool) {
	level := 0
	if headed {
		level = 1
	}
	for i, b := range blocks {
		space := 8.0
		if i == 0 {
			space = 11
		}
		switch b := b.(type) {
		case graph.ParagraphBlock:
			d.text("P", inline(b.Text, bodyText), left+hang, measure-hang, space)
		case graph.HeadingBlock:
			d.chapter(b, level)
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

func (d *document) chapter(b graph.HeadingBlock, below int) {
	if int(b.Level)+below <= 2 {
		d.headline(2, inline(b.Text, headText), b.Anchor, left, 0.86*measure, 30)
		return
	}
	d.headline(int(b.Level)+below, inline(b.Text, partText), b.Anchor, left+hang, measure-hang, 17)
}

// list composes a list whose items are marked by nodes, numbers or boxes.
func (d *document) list(b graph.ListBlock, space float64) {
	numbering := map[graph.ListStyle]string{graph.ListStyleBullet: "Disc", graph.ListStyleNumbered: "Decimal", graph.ListStyleCheck: "Square"}
	list := d.in.child("L").with("/A<</O/List/ListNumbering/%s>>", numbering[b.Style])
	for i, item := range b.Items {
		mark := "•"
		switch b.Style {
		case graph.ListStyleNumbered:
			mark = strconv.Itoa(i+1) + "."
		case graph.ListStyleCheck:
			mark = ""
		}
		d.item(list, mark, inline(item, bodyText), space)
		space = 4.5
	}
}

// item composes an item of a list: its mark, and its words beside it. Without a mark it has a box to tick.
func (d *document) item(list *elem, mark string, words []span, space float64) {
	li := list.child("LI")
	st := nodeText
	if mark != "•" {
		st = style{face: mono, size: 8.4, leading: bodyText.leading, color: blue700}
	}
	label := lines(li, "Lbl", plain(mark, st), 22)
	if mark == "" {
		label = []line{{height: bodyText.leading, draw: box}}
	}
	body := li.child("LBody")
	indent := 15.0
	if len(mark) > 2 && mark != "•" {
		indent = 20
	}
	cells := []cell{{left + hang, label}, {left + hang + indent, lines(body, "P", words, measure-hang-indent)}}
	d.add(row{cells: cells, space: space}.blocks()...)
}

func box(s *sheet, x, y float64) {
	s.artifact(func() { s.op("%s RG 0.9 w %s %s 7.4 7.4 re S", blue700, num(x+0.5), num(sheetHeight-y-11.2)) })
}

// quote composes a sentence that stands out. A route leads to it from the edge of the sheet.
func (d *document) quote(words, source string) {
	q := d.in.child("BlockQuote")
	all := lines(q, "P", inline(words, quoteText), measure-hang)
	if len(all) > 0 {
		first := all[0].draw
		all[0].draw = func(s *sheet, x, y float64) {
			s.rule(0, left+hang-26, y+11, 1.2, node)
			s.dot(left+hang-22.5, y+11, 8, node)
			s.dot(left+hang-22.5, y+11, 5, white)
			first(s, x, y)
		}
	}
	if source != "" {
		all = append(all, spaced(lines(q, "P", inline(source, smallText), measure-hang), 6)...)
	}
	d.add(row{cells: []cell{{left + hang, all}}, space: 22, below: 8}.blocks()...)
}

// note composes a figure with what it says, between two rules.
func (d *document) note(b graph.NoteBlock) {
	body := d.in.child("Sect")
	fig, _ := figure(body, graph.Fact{Value: b.Figure}, hang-18, 24)
	words := lines(body, "P", inline(b.Text, bodyText), measure-hang)
	d.add(row{cells: []cell{{left, fig}, {left + hang, words}}, space: 12, above: 8, below: 8, rule: 0.6, ruleColor: hairline}.blocks()...)
}

// code composes preformatted text, a line for each of its lines.
func (d *document) code(code string) {
	e := d.in.child("P").child("Code")
	var all []line
	for l := range strings.SplitSeq(code, "\n") {
		if set := shape(plain(strings.ReplaceAll(l, "\t", "    "), codeText)).lines(e, measure-hang-24, false); len(set) > 0 {
			all = append(all, set...)
		} else {
			all = append(all, line{height: codeText.leading, draw: func(*sheet, float64, float64) {}})
		}
	}
	d.add(row{cells: []cell{{left + hang + 12, all}}, space: 11, above: 10, below: 10, ground: sky50, from: left + hang, to: right}.blocks()...)
}
