package pdf

import (
	"strings"

	"hire360/graph"
)

// links composes a short list of links, each with the address it has in print.
func (d *document) links(all []graph.Link) {
	if len(all) == 0 {
		return
	}
	list := d.in.child("L").with("/A<</O/List/ListNumbering/Disc>>")
	for i, l := range all {
		li := list.child("LI")
		label := lines(li, "Lbl", plain("•", nodeText), 15)
		space := 5.0
		if i == 0 {
			space = 11
		}
		d.add(row{cells: []cell{{left + hang, label}, {left + hang + 15, d.printed(li.child("LBody"), l, measure-hang-15)}}, space: space}.blocks()...)
	}
}

// printed composes a link with its address below it.
func (d *document) printed(in *elem, l graph.Link, width float64) []line {
	out := lines(in, "P", []span{{style: bodyText.in(blue700), text: l.Label, href: l.Link}}, width)
	address := bare(strings.TrimPrefix(strings.TrimPrefix(d.absolute(l.Link), "mailto:"), "tel:"))
	if _, within := strings.CutPrefix(l.Link, "#"); within || address == l.Label {
		return out
	}
	return append(out, lines(in, "P", plain(address, smallText), width)...)
}

// panel composes what takes the place of a form: what to ask, and the ways to reach the company.
func (d *document) panel(s *graph.EnquiryFormSection) {
	if s.Heading == "" {
		return
	}
	d.level = 2
	all := shape(plain(s.Heading, headText)).lines(d.in.child("H2"), 0.86*measure, true)
	if s.Lead != nil {
		all = append(all, spaced(shifted(lines(d.in, "P", inline(*s.Lead, leadText.in(ink)), measure-hang), hang), 9)...)
	}
	list := d.in.child("L")
	for i, l := range d.ways(hash(s.Anchor)) {
		set := shifted(lines(list.child("LI").child("LBody"), "P", []span{{style: bodyText.strong().in(blue700), text: l.Label, href: l.Link}}, measure-hang), hang)
		if i == 0 {
			set = spaced(set, 11)
		}
		all = append(all, set...)
	}
	b := row{cells: []cell{{left, all}}, space: 36, above: 24, below: 28, ground: sky100, to: sheetWidth,
		mark: &bookmark{level: 2, title: s.Heading}}.blocks()
	b[0].anchor, d.pending = deref(s.Anchor), ""
	d.add(b...)
}

// ways are how the company is reached: the page with its form, e-mail, telephone.
func (d *document) ways(form string) []graph.Link {
	tel := strings.Map(func(r rune) rune {
		if r == '+' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, d.site.Phone)
	page := d.absolute(d.base.Path)
	return []graph.Link{
		{Label: bare(page) + form, Link: page + form},
		{Label: d.site.Email, Link: "mailto:" + d.site.Email},
		{Label: d.site.Phone, Link: "tel:" + tel},
	}
}

func shifted(lines []line, by float64) []line {
	for i, l := range lines {
		lines[i].draw = func(s *sheet, x, y float64) { l.draw(s, x+by, y) }
	}
	return lines
}

// colophon composes who says this, and of which day it is.
func (d *document) colophon() {
	const gap = 20.0
	third := (measure - hang - gap) / 2
	who := lines(d.in, "P", plain(d.site.LegalName, smallHead), hang-18)
	who = append(who, lines(d.in, "P", plain(d.site.Claim, smallText), hang-18)...)
	var where []line
	for _, o := range d.site.Offices {
		if o.Headquarters {
			where = lines(d.in, "P", plain(o.Address+", "+o.Location, smallText), third)
		}
	}
	for _, l := range d.ways("")[1:] {
		where = append(where, lines(d.in, "P", []span{{style: smallText.in(blue700), text: l.Label, href: l.Link}}, third)...)
	}
	day := d.base.Updated.Time().Format("2 January 2006")
	when := lines(d.in, "P", plain("This document says what its page said on "+day+". The page is the original and may be newer:", smallText), third)
	when = append(when, lines(d.in, "P", []span{{style: smallText.in(blue700), text: d.address(), href: d.base.Path}}, third)...)
	cells := []cell{{left, who}, {left + hang, where}, {left + hang + third + gap, when}}
	d.add(row{cells: cells, space: 40, above: 12, rule: 1.6, ruleColor: navy800}.blocks()...)
}

// footers puts the running foot on every sheet, now that their number is known.
func (d *document) footers() {
	for i, s := range d.sheets {
		s.silent = true
		y := sheetHeight - 58
		s.rule(left, right, y, 0.6, hairline)
		t := shape([]span{{style: smallHead, text: d.site.Name}, {style: smallText, text: "\u00a0\u00a0\u00a0" + d.address()}})
		t.draw(s, nil, 0, min(len(t.glyphs), 110), left, y+16)
		n := shape(plain(pageOf(i+1, len(d.sheets)), smallText))
		n.draw(s, nil, 0, len(n.glyphs), right-n.width(0, len(n.glyphs)), y+16)
		s.silent = false
	}
}
