package document

import (
	"strings"

	"hire360/graph"
	"hire360/server/pdf"
)

// links composes a short list of links, each with the address it has in print. Those to parts of the document itself
// are left out.
func (d *document) links(all []graph.Link) {
	var list *pdf.Element
	var rows [][]block
	for _, l := range all {
		if strings.HasPrefix(l.Link, "#") {
			continue
		}
		space := 5.0
		if list == nil {
			list = d.parent.Add("L").Set("List", "ListNumbering", "Disc")
			space = 11
		}
		li := list.Add("LI")
		label := paragraph(li, "Lbl", plain("•", nodeText), 15)
		body := d.printedLink(li.Add("LBody"), l, measure-15)
		rows = append(rows, row{cells: []cell{{0, label}, {15, body}}, space: space}.blocks())
	}
	d.add(rowsOf(rows...)...)
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

// panel composes what replaces a form: its heading, and below it on one line the ways to reach the company.
func (d *document) panel(s *graph.EnquiryFormSection) {
	if s.Heading == "" {
		return
	}
	d.level, d.reached = 2, true
	lines := balanced(d.parent.Add("H2"), plain(s.Heading, partText), measure)
	var spans []pdf.Span
	for i, l := range d.contacts(hash(s.Anchor)) {
		if i > 0 {
			spans = append(spans, plain("\u00a0 · ", smallText)...)
		}
		spans = append(spans, link(l, strong(smallText))...)
	}
	lines = append(lines, spaced(3, paragraph(d.parent, "P", spans, measure))...)
	blocks := row{cells: []cell{{0, lines}}, space: d.gap(26), above: d.pad(14), below: d.pad(14), ground: sky100,
		bleed: true, bookmark: &bookmark{2, s.Heading}}.blocks()
	blocks[0].anchor, d.pending = deref(s.Anchor), ""
	d.add(blocks...)
}

// contacts are how the company is reached: the page with its form, e-mail, phone.
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
	const gap = 24.0
	width := (measure - gap) / 2
	who := paragraph(d.parent, "P", plain(d.site.LegalName, smallHead), width)
	if !d.short {
		who = append(who, paragraph(d.parent, "P", plain(d.site.Claim, smallText), width)...)
	}
	for _, o := range d.site.Offices {
		if o.Headquarters {
			who = append(who, paragraph(d.parent, "P", plain(o.Address+", "+o.Location, smallText), width)...)
		}
	}
	for _, l := range d.contacts("")[1:] {
		if d.reached {
			break
		}
		who = append(who, paragraph(d.parent, "P", link(l, smallText), width)...)
	}
	note := "This document says what its page said on " + day(d.base.Updated) +
		". The page is the original and may be newer:"
	when := paragraph(d.parent, "P", plain(note, smallText), width)
	page := graph.Link{Label: d.address(), Link: d.base.Path}
	when = append(when, paragraph(d.parent, "P", link(page, smallText), width)...)
	cells := []cell{{0, who}, {width + gap, when}}
	d.add(row{cells: cells, space: d.pad(40), above: d.pad(12), rule: firstRule}.blocks()...)
}

// footers puts the footer on every sheet, now that their number is known.
func (d *document) footers() {
	y, left := d.paper.height-54, d.paper.left()
	for i, p := range d.file.Pages() {
		p.Repeat(func() {
			p.Rule(left, left+measure, y, thinRule.width, thinRule.color)
			name := plain(d.site.Name, smallHead)
			name = append(name, plain("\u00a0\u00a0\u00a0"+d.address(), smallText)...)
			first := fonts().Shape(name).Lines(nil, measure-80, false)[0]
			first.Draw(p, left, y+16-first.Baseline)
			number := fonts().Shape(plain(pageOf(i+1, len(d.file.Pages())), smallText))
			number.Draw(p, nil, left+measure-number.Width(), y+16)
		})
	}
}
