package pdf

import (
	"fmt"

	"hire360/graph"
)

// entry is a thing with a sentence: a card, a step, a question, an office.
type entry struct {
	title, href, when, text string
	bar                     *[2]float64 // from where to where its bar goes, as shares
	decisive                bool
}

// entries composes a ruled list: names to the left, sentences in the column of the text.
func (d *document) entries(all []entry) {
	list := d.in.child("L")
	for i, e := range all {
		body := list.child("LI").child("LBody")
		level := min(3, d.level+1)
		title := span{style: partText, text: e.title, href: e.href}
		name := shape([]span{title}).lines(body.child(fmt.Sprintf("H%d", level)), hang-18, true)
		if e.when != "" {
			name = append(name, spaced(lines(body, "P", plain(e.when, timeText), hang-18), 2)...)
		}
		var words []line
		if e.bar != nil {
			words = append(words, bar(*e.bar, e.decisive))
		}
		words = append(words, spaced(lines(body, "P", inline(e.text, bodyText), measure-hang), 3)...)
		r := row{cells: []cell{{left, name}, {left + hang, words}}, above: 8, below: 9.5, rule: 0.6, ruleColor: hairline, keep: len(all) > 2 && i == 0 || i == len(all)-2,
			mark: &bookmark{level: level, title: wordsOf([]span{title})}}
		if i == 0 {
			r.space, r.rule, r.ruleColor = 13, 1.6, navy800
		}
		d.add(r.blocks()...)
	}
	d.level = min(d.level, 2)
}

// spaced puts room above the first of the lines.
func spaced(lines []line, space float64) []line {
	if len(lines) > 0 {
		lines[0].space = space
	}
	return lines
}

// bar is a step's time on the whole line. The step that decides is the one live thing.
func bar(at [2]float64, decisive bool) line {
	return line{height: 13, draw: func(s *sheet, x, y float64) {
		width, middle := measure-hang, y+7
		s.rule(x, x+width, middle, 0.6, hairline)
		ink := node
		if decisive {
			ink = amber
		}
		from, to := x+at[0]*width+2.5, x+at[1]*width-2.5
		s.artifact(func() {
			s.op("%s RG 5 w 1 J %s %s m %s %s l S", ink, num(from), num(sheetHeight-middle), num(max(from, to)), num(sheetHeight-middle))
		})
	}}
}

// stations composes lines with their stations as names with lists below them.
func (d *document) stations(all []graph.Line) {
	for _, l := range all {
		d.headline(3, plain(l.Title, partText), "", left+hang, measure-hang, 14)
		d.text("P", inline(l.Text, bodyText), left+hang, measure-hang, 3)
		list := d.in.child("L").with("/A<</O/List/ListNumbering/Disc>>")
		for _, s := range l.Stations {
			spans := []span{{style: bodyText.strong(), text: s.Title, href: deref(s.Link)}, {style: bodyText, text: ". "}}
			d.item(list, "•", append(spans, inline(s.Text, bodyText)...), 5)
		}
	}
}

// facts composes figures side by side, each with what it measures and what it is measured against.
func (d *document) facts(all []graph.Fact) {
	columns := 3
	if len(all) == 2 || len(all) == 4 {
		columns = 2
	}
	const gap = 22.0
	width := (measure - gap*float64(columns-1)) / float64(columns)
	list := d.in.child("L")
	for i := 0; i < len(all); i += columns {
		var cells []cell
		for n, f := range all[i:min(i+columns, len(all))] {
			cells = append(cells, cell{left + float64(n)*(width+gap), fact(list, f, width, figureText.size)})
		}
		d.add(row{cells: cells, space: 14, above: 10, below: 4, rule: 1.6, ruleColor: navy800}.blocks()...)
	}
}

func fact(list *elem, f graph.Fact, width, size float64) []line {
	body := list.child("LI").child("LBody")
	out, _ := figure(body, f, width, size)
	out = append(out, spaced(lines(body, "P", inline(f.Text, bodyText), width), 5)...)
	if f.Basis != nil {
		out = append(out, spaced(lines(body, "P", inline(*f.Basis, smallText), width), 4)...)
	}
	return out
}

// figure sets a figure as large as the width allows, with its unit small beside it.
func figure(in *elem, f graph.Fact, width, size float64) (set []line, wide float64) {
	scale := size / figureText.size
	for {
		value, unit := figureText, unitText
		value.size, value.leading = value.size*scale, value.leading*scale
		unit.size = unit.size * min(scale, 1.6)
		spans := []span{{style: value, text: f.Value}}
		if f.Unit != nil {
			spans = append(spans, span{style: unit, text: " " + *f.Unit})
		}
		t := shape(spans)
		if wide = t.width(0, len(t.glyphs)); wide <= width || value.size < 18 {
			return t.lines(in.child("P"), width, false), min(wide, width)
		}
		scale *= 0.94
	}
}
