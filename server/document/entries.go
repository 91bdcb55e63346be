package document

import (
	"fmt"

	"hire360/graph"
	"hire360/server/pdf"
)

// entry is a thing with a sentence: a card, a step, a question, an office.
type entry struct {
	title, href, when, text string
	bar                     *[2]float64 // where its bar begins and ends, as shares
	decisive                bool
}

// entries composes a ruled list: names on the left, sentences beside them. In a short document two are side by side.
func (d *document) entries(all []entry) {
	list := d.parent.Add("L")
	level := min(3, d.level+1)
	columns := 1
	if d.short {
		columns = 2
	}
	var rows [][]block
	for i := 0; i < len(all); i += columns {
		r := row{above: d.pad(8), below: d.pad(9.5), rule: ruleAt(i)}
		if i == 0 {
			r.space = d.gap(13)
		}
		for n, e := range all[i:min(i+columns, len(all))] {
			body := list.Add("LI").Add("LBody")
			if d.short {
				r.cells = append(r.cells, d.narrowEntry(body, e, level, float64(n)))
				continue
			}
			r.cells = d.entry(body, e, level)
			r.bookmark = &bookmark{level, e.title}
		}
		rows = append(rows, r.blocks())
	}
	d.add(rowsOf(rows...)...)
	d.level = min(d.level, 2)
}

func (d *document) entry(body *pdf.Element, e entry, level int) []cell {
	title := []pdf.Span{{Style: partText, Text: e.title, Href: e.href}}
	name := balanced(body.Add(fmt.Sprintf("H%d", level)), title, hang-18)
	if e.when != "" {
		name = append(name, spaced(2, paragraph(body, "P", plain(e.when, timeText), hang-18))...)
	}
	var text []pdf.Line
	if e.bar != nil {
		text = append(text, bar(*e.bar, e.decisive))
	}
	return []cell{{0, name}, {hang, append(text, paragraph(body, "P", inline(e.text, bodyText), measure-hang)...)}}
}

// narrowEntry composes an entry for one of two columns: its name above its sentence.
func (d *document) narrowEntry(body *pdf.Element, e entry, level int, column float64) cell {
	const gap = 24.0
	width := (measure - gap) / 2
	title := []pdf.Span{{Style: strong(bodyText), Text: e.title, Href: e.href}}
	lines := balanced(body.Add(fmt.Sprintf("H%d", level)), title, width)
	return cell{column * (width + gap), append(lines, paragraph(body, "P", inline(e.text, bodyText), width)...)}
}

// bar is a step's time on the whole line. The decisive step is the only live thing.
func bar(at [2]float64, decisive bool) pdf.Line {
	return pdf.Line{Height: 13, Draw: func(p *pdf.Page, x, y float64) {
		width, middle := measure-hang, y+7
		p.Rule(x, x+width, middle, thinRule.width, thinRule.color)
		color := node
		if decisive {
			color = amber
		}
		from, to := x+at[0]*width+2.5, x+at[1]*width-2.5
		p.Bar(from, max(from, to), middle, 5, color)
	}}
}

// stations composes lines with their stations as names with lists below them.
func (d *document) stations(all []graph.Line) {
	for _, l := range all {
		d.headline(3, plain(l.Title, partText), "", column, 14)
		d.text("P", inline(l.Text, bodyText), 3)
		list := d.parent.Add("L").Set("List", "ListNumbering", "Disc")
		var rows [][]block
		for _, s := range l.Stations {
			name := pdf.Span{Style: strong(bodyText), Text: s.Title, Href: deref(s.Link)}
			spans := []pdf.Span{name, {Style: bodyText, Text: ". "}}
			rows = append(rows, item(list, "•", append(spans, inline(s.Text, bodyText)...), 5))
		}
		d.add(rowsOf(rows...)...)
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
	list := d.parent.Add("L")
	var rows [][]block
	for i := 0; i < len(all); i += columns {
		var cells []cell
		for n, f := range all[i:min(i+columns, len(all))] {
			cells = append(cells, cell{float64(n) * (width + gap), fact(list.Add("LI").Add("LBody"), f, width)})
		}
		rows = append(rows, row{cells: cells, space: 14, above: 10, below: 4, rule: firstRule}.blocks())
	}
	d.add(rowsOf(rows...)...)
}

func fact(body *pdf.Element, f graph.Fact, width float64) []pdf.Line {
	out, _ := figure(body, f, width, figureText.Size)
	out = append(out, spaced(5, paragraph(body, "P", inline(f.Text, bodyText), width))...)
	if f.Basis != nil {
		out = append(out, spaced(4, paragraph(body, "P", inline(*f.Basis, smallText), width))...)
	}
	return out
}

// figure composes a figure as large as the width allows, with its unit in small type next to it. It returns the width
// taken.
func figure(parent *pdf.Element, f graph.Fact, width, size float64) ([]pdf.Line, float64) {
	for scale := size / figureText.Size; ; scale *= 0.94 {
		value, unit := figureText, unitText
		value.Size, value.Leading = value.Size*scale, value.Leading*scale
		unit.Size *= min(scale, 1.6)
		spans := plain(f.Value, value)
		if f.Unit != nil {
			spans = append(spans, pdf.Span{Style: unit, Text: " " + *f.Unit})
		}
		text := fonts().Shape(spans)
		if text.Width() <= width || value.Size < 18 {
			return text.Lines(parent.Add("P"), width, false), min(text.Width(), width)
		}
	}
}
