package pdf

import (
	"fmt"
	"slices"
	"strings"

	"hire360/graph"
	"hire360/server/brand"
)

// The cover is a band over the top of the first sheet: who speaks, what the page promises, its picture.
const (
	bandText  = 112.0 // where the title begins
	artHeight = 122.0
	coverLine = 430.0
)

// coverSizes are the sizes of the title, each with the height that the text of the band may have with it. What is
// taller with the smallest stands below the band.
var coverSizes = []struct{ size, most float64 }{{38, 216}, {34, 226}, {30, 260}, {25, 320}, {20, 480}}

func (d *document) cover() {
	hero := d.hero()
	s := d.sheet()
	e := d.tree.child("P")
	mark := d.tree.child("Figure")
	all, ok := d.promise(hero)
	height := bandText
	if ok {
		height += heightOf(all) + 26
	}
	height += artHeight
	s.rect(0, 0, sheetWidth, height, navy900)
	scale := sheetWidth / brand.Width
	picture := d.picture(brand.Routes(d.base.Art, artHeight/scale))
	s.artifact(func() { s.paint(picture, brand.OnNavy, 0, height-artHeight, scale) })
	d.masthead(s, mark, e)
	if ok {
		drawLines(s, all, left, bandText)
	}
	d.y = height
	d.marks = append(d.marks, &bookmark{level: 1, title: graph.PlainMarkup(hero.Heading), spot: spot{s, 0}})
	if hero.Anchor != nil {
		d.anchors[*hero.Anchor] = spot{s, 0}
	}
	if !ok {
		for i := range all {
			all[i].space = 4
		}
		d.add(stacked(all, left, 30)...)
	}
	d.level = 1
}

// hero returns the section at the top, made of the page's own words where it has none.
func (d *document) hero() *graph.HeroSection {
	for _, s := range d.base.Sections {
		if h, ok := s.(*graph.HeroSection); ok && strings.TrimSpace(h.Heading) != "" {
			return h
		}
	}
	return &graph.HeroSection{Heading: d.base.Title, Lead: &d.base.Description}
}

// promise composes title, lead, proof and links in white, or in dark and not for the band where they are too long for it.
func (d *document) promise(hero *graph.HeroSection) ([]line, bool) {
	top := d.tree.child("Sect")
	for _, t := range coverSizes {
		try := &elem{}
		all := coverLines(try, hero, t.size, white, paleBlue)
		if heightOf(all) <= t.most {
			top.kids = try.kids
			return all, true
		}
	}
	return coverLines(top, hero, coverSizes[len(coverSizes)-1].size, navy800, slate), false
}

func coverLines(in *elem, hero *graph.HeroSection, size float64, strong, soft color) []line {
	title := style{face: display, size: size, leading: size * 1.04, track: -0.03, color: strong}
	all := shape(plain(hero.Heading, title)).lines(in.child("H1"), measure, true)
	lead := style{face: regular, size: 12.4, leading: 18, color: soft}
	if hero.Lead != nil {
		all = append(all, spaced(lines(in, "P", inline(*hero.Lead, lead), coverLine-36), 15)...)
	}
	if hero.Proof != nil {
		small := lead
		small.size, small.leading = 9, 13
		all = append(all, spaced(lines(in, "P", inline(*hero.Proof, small), coverLine-36), 11)...)
	}
	var actions []span
	for i, a := range hero.Actions {
		if i > 0 {
			actions = append(actions, span{style: lead, text: "\u00a0\u00a0\u00a0 "})
		}
		st := style{face: semibold, size: 10, leading: 15, color: lead.link().color}
		actions = append(actions, span{style: st, text: strings.ReplaceAll(a.Label, " ", "\u00a0"), href: a.Link})
	}
	if len(actions) > 0 {
		all = append(all, spaced(lines(in, "P", actions, coverLine), 14)...)
	}
	return all
}

// masthead draws the company's mark and name, and the document's title across from it.
func (d *document) masthead(s *sheet, mark, e *elem) {
	mark.with("/Alt%s/A<</O/Layout/Placement/Block/BBox[%s %s %s %s]>>", text("The mark of "+d.site.Name+": three lines that meet in one ring"),
		num(left), num(sheetHeight-70), num(left+34), num(sheetHeight-40))
	picture := d.picture(brand.Mark)
	s.tagged(mark, func() { s.paint(picture, brand.OnNavy, left, 42, 0.94) })
	name := shape(plain(d.site.Name, style{face: display, size: 20, leading: 24, track: -0.035, color: white}))
	name.draw(s, e, 0, len(name.glyphs), left+41, 61)
	own := shape(plain(d.title, style{face: regular, size: 9.6, leading: 13, color: paleBlue}))
	y := 61.0
	room := measure - 41 - name.width(0, len(name.glyphs)) - 30
	ends := own.wrap(room, true)
	from := 0
	for _, to := range ends[:min(2, len(ends))] {
		if len(ends) > 1 && from == 0 {
			y -= 6.5
		}
		own.draw(s, e, from, to, right-own.width(from, to), y)
		from, y = to, y+13
	}
}

// details composes the facts of a page's kind: the results of a case study first, very large.
func (d *document) details() {
	d.in = d.tree.child("Sect")
	switch p := d.page.(type) {
	case *graph.CaseStudy:
		d.results(p.Results)
		d.facing([][2]string{{"Sector", p.Sector}, {"Region", p.Region}, {"Duration", p.Duration}, {"Team", p.Team}, {"Built with", strings.Join(p.Stack, ", ")}})
	case *graph.Article:
		d.facing([][2]string{{"Written by", p.Author}, {"Published", p.Published.Time().Format("2 January 2006")}})
	case *graph.PartnerPage:
		d.facing([][2]string{{"Field", p.Field}, {"Website", bare(p.Website)}})
	}
}

// results composes the first result in very large figures, the others below it.
func (d *document) results(all []graph.Fact) {
	if len(all) == 0 {
		return
	}
	body := d.in.child("L").child("LI").child("LBody")
	big, wide := figure(body, all[0], 270, 104)
	beside := max(hang, wide+22)
	words := lines(body, "P", inline(all[0].Text, leadText.in(ink)), measure-beside)
	if all[0].Basis != nil {
		words = append(words, spaced(lines(body, "P", inline(*all[0].Basis, smallText), measure-beside), 5)...)
	}
	sink(words, heightOf(big)-16)
	d.add(row{cells: []cell{{left, big}, {left + beside, words}}, space: 20}.blocks()...)
	if len(all) > 1 {
		d.facts(all[1:])
	}
}

// sink moves lines down so that they end at a height.
func sink(lines []line, height float64) {
	if by := height - heightOf(lines); by > 0 && len(lines) > 0 {
		first := lines[0]
		lines[0].height += by
		lines[0].draw = func(s *sheet, x, y float64) { first.draw(s, x, y+by) }
	}
}

// facing composes pairs of a name and what it is, as a table without a head.
func (d *document) facing(pairs [][2]string) {
	e := d.in.child("Table")
	pairs = slices.DeleteFunc(pairs, func(p [2]string) bool { return p[1] == "" })
	for i, p := range pairs {
		tr := e.child("TR")
		name := shape(plain(p[0], smallHead)).lines(tr.child("TH").with("/A<</O/Table/Scope/Row>>"), hang-18, false)
		value := shape(plain(p[1], bodyText)).lines(tr.child("TD"), measure-hang, false)
		r := row{cells: []cell{{left, name}, {left + hang, value}}, above: 5, below: 6, rule: 0.6, ruleColor: hairline, keep: i < len(pairs)-1}
		if i == 0 {
			r.space, r.rule, r.ruleColor = 24, 1.6, navy800
		}
		d.add(r.blocks()...)
	}
}

func pageOf(n, all int) string { return fmt.Sprintf("Page %d of %d", n, all) }
