package document

import (
	"strings"

	"hire360/graph"
	"hire360/server/pdf"
)

// links composes a short list of links, each with the address it has in print.
func (d *document) links(all []graph.Link) {
	if len(all) == 0 {
		return
	}
	list := d.parent.Add("L").Set("List", "ListNumbering", "Disc")
	for i, l := range all {
		li := list.Add("LI")
		label := paragraph(li, "Lbl", plain("•", nodeText), 15)
		space := 5.0
		if i == 0 {
			space = 11
		}
		body := d.printedLink(li.Add("LBody"), l, measure-hang-15)
		d.add(row{cells: []cell{{left + hang, label}, {left + hang + 15, body}}, space: space}.blocks()...)
	}
}

// printedLink composes a link with its address below it.
func (d *document) printedLink(parent *pdf.Element, l graph.Link, width float64) []pdf.Line {
	out := paragraph(parent, "P", link(l, bodyText), width)
	address := bare(strings.TrimPrefix(strings.TrimPrefix(d.file.Resolve(l.Link), "mailto:"), "tel:"))
	if strings.HasPrefix(l.Link, "#") || address == l.Label {
		return out
	}
	return append(out, paragraph(parent, "P", plain(address, smallText), width)...)
}

// panel composes what replaces a form: its heading, and the ways to reach the company.
func (d *document) panel(s *graph.EnquiryFormSection) {
	if s.Heading == "" {
		return
	}
	d.level = 2
	lines := balanced(d.parent.Add("H2"), plain(s.Heading, headText), 0.86*measure)
	if s.Lead != nil {
		lead := paragraph(d.parent, "P", inline(*s.Lead, colored(leadText, ink)), measure-hang)
		lines = append(lines, spaced(9, shifted(hang, lead))...)
	}
	list := d.parent.Add("L")
	for i, l := range d.contacts(hash(s.Anchor)) {
		body := list.Add("LI").Add("LBody")
		item := shifted(hang, paragraph(body, "P", link(l, strong(bodyText)), measure-hang))
		if i == 0 {
			item = spaced(11, item)
		}
		lines = append(lines, item...)
	}
	blocks := row{cells: []cell{{left, lines}}, space: 36, above: 24, below: 28, ground: sky100, to: sheetWidth,
		bookmark: &bookmark{2, s.Heading}}.blocks()
	blocks[0].anchor, d.pending = deref(s.Anchor), ""
	d.add(blocks...)
}

// contacts are how the company is reached: the page with its form, e-mail, telephone.
func (d *document) contacts(form string) []graph.Link {
	tel := strings.Map(func(r rune) rune {
		if r == '+' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, d.site.Phone)
	return []graph.Link{
		{Label: d.address() + form, Link: d.file.URL + form},
		{Label: d.site.Email, Link: "mailto:" + d.site.Email},
		{Label: d.site.Phone, Link: "tel:" + tel},
	}
}

// colophon composes who published the document, and the day of its content.
func (d *document) colophon() {
	const gap = 20.0
	width := (measure - hang - gap) / 2
	who := paragraph(d.parent, "P", plain(d.site.LegalName, smallHead), hang-18)
	who = append(who, paragraph(d.parent, "P", plain(d.site.Claim, smallText), hang-18)...)
	var where []pdf.Line
	for _, o := range d.site.Offices {
		if o.Headquarters {
			where = paragraph(d.parent, "P", plain(o.Address+", "+o.Location, smallText), width)
		}
	}
	for _, l := range d.contacts("")[1:] {
		where = append(where, paragraph(d.parent, "P", link(l, smallText), width)...)
	}
	note := "This document says what its page said on " + day(d.base.Updated) +
		". The page is the original and may be newer:"
	when := paragraph(d.parent, "P", plain(note, smallText), width)
	page := graph.Link{Label: d.address(), Link: d.base.Path}
	when = append(when, paragraph(d.parent, "P", link(page, smallText), width)...)
	cells := []cell{{left, who}, {left + hang, where}, {left + hang + width + gap, when}}
	d.add(row{cells: cells, space: 40, above: 12, rule: firstRule}.blocks()...)
}

// footers puts the footer on every sheet, now that their number is known.
func (d *document) footers() {
	const y = sheetHeight - 58
	for i, p := range d.file.Pages() {
		p.Repeat(func() {
			p.Rule(left, right, y, thinRule.width, thinRule.color)
			name := plain(d.site.Name, smallHead)
			name = append(name, plain("\u00a0\u00a0\u00a0"+d.address(), smallText)...)
			first := fonts().Shape(name).Lines(nil, measure-80, false)[0]
			first.Draw(p, left, y+16-first.Baseline)
			number := fonts().Shape(plain(pageOf(i+1, len(d.file.Pages())), smallText))
			number.Draw(p, nil, right-number.Width(), y+16)
		})
	}
}
