package document

import (
	"fmt"
	"slices"
	"strings"

	"hire360/graph"
	"hire360/server/brand"
	"hire360/server/pdf"
)

// The cover is a band over the top of the first sheet: the company, what the page promises, its picture.
const (
	titleTop      = 112.0
	pictureHeight = 122.0
	coverMeasure  = 430.0
)

// coverSizes are the sizes of the title, each with the height that the text of the band may have with it. What is
// taller with the smallest is below the band.
var coverSizes = []struct{ size, maxHeight float64 }{{38, 216}, {34, 226}, {30, 260}, {25, 320}, {20, 480}}

func (d *document) cover() {
	hero := d.hero()
	sheet := d.sheet()
	company := d.file.Root.Add("P")
	mark := d.file.Root.Add("Figure")
	lines, fits := d.coverText(hero)
	height := titleTop + pictureHeight
	if fits {
		height += pdf.Height(lines) + 26
	}
	sheet.Rect(0, 0, sheetWidth, height, navy900)
	scale := sheetWidth / brand.Width
	picture := d.picture(brand.Routes(d.base.Art, pictureHeight/scale))
	sheet.Artifact(func() { sheet.Paint(picture, 0, height-pictureHeight, scale) })
	d.masthead(mark, company)
	if fits {
		drawLines(sheet, lines, left, titleTop)
	}
	d.y = height
	d.file.AddBookmark(1, graph.PlainMarkup(hero.Heading), sheet, 0)
	if hero.Anchor != nil {
		d.file.AddAnchor(*hero.Anchor, sheet, 0)
	}
	if !fits {
		for i := range lines {
			lines[i].Space = 4
		}
		d.add(stacked(lines, left, 30)...)
	}
	d.level = 1
}

// hero returns the section at the top, made of the page's title where it has none.
func (d *document) hero() *graph.HeroSection {
	for _, s := range d.base.Sections {
		if h, ok := s.(*graph.HeroSection); ok && strings.TrimSpace(h.Heading) != "" {
			return h
		}
	}
	return &graph.HeroSection{Heading: d.base.Title, Lead: &d.base.Description}
}

// coverText composes title, lead, proof and links in white, or in dark and not for the band where they are too long
// for it.
func (d *document) coverText(hero *graph.HeroSection) (lines []pdf.Line, fits bool) {
	parent := d.file.Root.Add("Sect")
	for _, t := range coverSizes {
		try := &pdf.Element{}
		lines := coverLines(try, hero, t.size, white, paleBlue)
		if pdf.Height(lines) <= t.maxHeight {
			parent.Take(try)
			return lines, true
		}
	}
	return coverLines(parent, hero, coverSizes[len(coverSizes)-1].size, navy800, slate), false
}

func coverLines(parent *pdf.Element, hero *graph.HeroSection, size float64, loud, soft pdf.Color) []pdf.Line {
	title := pdf.Style{Font: display, Size: size, Leading: size * 1.04, Tracking: -0.03, Color: loud}
	out := balanced(parent.Add("H1"), plain(hero.Heading, title), measure)
	lead := pdf.Style{Font: regular, Size: 12.4, Leading: 18, Color: soft}
	if hero.Lead != nil {
		out = append(out, spaced(15, paragraph(parent, "P", inline(*hero.Lead, lead), coverMeasure-36))...)
	}
	if hero.Proof != nil {
		small := lead
		small.Size, small.Leading = 9, 13
		out = append(out, spaced(11, paragraph(parent, "P", inline(*hero.Proof, small), coverMeasure-36))...)
	}
	var actions []pdf.Span
	for i, a := range hero.Actions {
		if i > 0 {
			actions = append(actions, pdf.Span{Style: lead, Text: "\u00a0\u00a0\u00a0 "})
		}
		s := pdf.Style{Font: semibold, Size: 10, Leading: 15, Color: linked(lead).Color}
		label := strings.ReplaceAll(a.Label, " ", "\u00a0")
		actions = append(actions, pdf.Span{Style: s, Text: label, Href: a.Link})
	}
	if len(actions) > 0 {
		out = append(out, spaced(14, paragraph(parent, "P", actions, coverMeasure))...)
	}
	return out
}

// masthead draws the company's mark and name, and the document's title across from it, on up to two lines.
func (d *document) masthead(mark, company *pdf.Element) {
	const baseline = 61.0
	sheet := d.sheet()
	mark.SetFigure(sheet, "The mark of "+d.site.Name+": three lines that meet in one ring", left, 40, 34, 30)
	picture := d.picture(brand.Mark)
	sheet.Tag(mark, func() { sheet.Paint(picture, left, 42, 0.94) })
	nameStyle := pdf.Style{Font: display, Size: 20, Leading: 24, Tracking: -0.035, Color: white}
	name := fonts().Shape(plain(d.site.Name, nameStyle))
	name.Draw(sheet, company, left+41, baseline)
	titleStyle := pdf.Style{Font: regular, Size: 9.6, Leading: 13, Color: paleBlue}
	title := fonts().Shape(plain(d.title, titleStyle)).Lines(company, measure-41-name.Width()-30, true)
	y := baseline - float64(min(len(title), 2)-1)*titleStyle.Leading/2
	for _, l := range title[:min(len(title), 2)] {
		l.Draw(sheet, right-l.Width, y-l.Baseline)
		y += titleStyle.Leading
	}
}

// details composes the facts of a page's kind: the results of a case study first, very large.
func (d *document) details() {
	d.parent = d.file.Root.Add("Sect")
	switch p := d.page.(type) {
	case *graph.CaseStudy:
		d.results(p.Results)
		d.pairs([][2]string{{"Sector", p.Sector}, {"Region", p.Region}, {"Duration", p.Duration}, {"Team", p.Team},
			{"Built with", strings.Join(p.Stack, ", ")}})
	case *graph.Article:
		d.pairs([][2]string{{"Written by", p.Author}, {"Published", day(p.Published)}})
	case *graph.PartnerPage:
		d.pairs([][2]string{{"Field", p.Field}, {"Website", bare(p.Website)}})
	}
}

func day(d graph.Date) string { return d.Time().Format("January 2, 2006") }

// results composes the first result in very large figures, the others below it.
func (d *document) results(all []graph.Fact) {
	if len(all) == 0 {
		return
	}
	body := d.parent.Add("L").Add("LI").Add("LBody")
	large, width := figure(body, all[0], 270, 104)
	aside := max(hang, width+22)
	text := paragraph(body, "P", inline(all[0].Text, colored(leadText, ink)), measure-aside)
	if all[0].Basis != nil {
		text = append(text, spaced(5, paragraph(body, "P", inline(*all[0].Basis, smallText), measure-aside))...)
	}
	text = lowered(pdf.Height(large)-16, text)
	d.add(row{cells: []cell{{left, large}, {left + aside, text}}, space: 20}.blocks()...)
	if len(all) > 1 {
		d.facts(all[1:])
	}
}

// pairs composes names with what they are, as a table without a head.
func (d *document) pairs(all [][2]string) {
	table := d.parent.Add("Table")
	all = slices.DeleteFunc(all, func(p [2]string) bool { return p[1] == "" })
	for i, p := range all {
		tr := table.Add("TR")
		head := tr.Add("TH").Set("Table", "Scope", "Row")
		name := fonts().Shape(plain(p[0], smallHead)).Lines(head, hang-18, false)
		value := paragraph(tr, "TD", plain(p[1], bodyText), measure-hang)
		r := row{cells: []cell{{left, name}, {left + hang, value}}, above: 5, below: 6, rule: ruleAt(i),
			keepWithNext: i < len(all)-1}
		if i == 0 {
			r.space = 24
		}
		d.add(r.blocks()...)
	}
}

func pageOf(n, all int) string { return fmt.Sprintf("Page %d of %d", n, all) }
