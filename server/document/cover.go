package document

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"hire360/graph"
	"hire360/server/brand"
	"hire360/server/pdf"
)

// The cover is a band over the top of the first sheet: the company, what the page promises, its picture.
const (
	titleTop      = 102.0
	pictureHeight = 96.0
	coverMeasure  = 394.0
	// In a short document all of it is lower, and the picture is as small as its routes allow.
	shortTop, shortPicture, shortUnits = 66.0, 26.0, 70.0
)

// coverSizes are the sizes of the title, each with the height that the text of the band may have with it. What is
// taller with the smallest is below the band.
var coverSizes = []struct{ size, maxHeight float64 }{{36, 190}, {32, 200}, {28, 236}, {23, 300}, {20, 470}}

func (d *document) cover() {
	hero := d.hero()
	sheet := d.sheet()
	company := d.file.Root.Add("P")
	mark := d.file.Root.Add("Figure")
	lines, fits := d.coverText(hero)
	titleTop, pictureHeight := titleTop, d.pad(pictureHeight)
	if d.short {
		titleTop, pictureHeight = shortTop, shortPicture
	}
	if d.page.Base().Kind == graph.PageKindProduct {
		pictureHeight = 0 // its screen is right below
	}
	height := titleTop + pictureHeight
	if fits {
		height += pdf.Height(lines) + d.pad(24)
	}
	sheet.Rect(0, 0, d.paper.width, height, navy900)
	d.coverPicture(height, pictureHeight)
	d.masthead(mark, company)
	if fits {
		drawLines(sheet, lines, d.paper.left(), titleTop)
	}
	d.y = height
	d.file.AddBookmark(1, graph.PlainMarkup(hero.Heading), sheet, 0)
	if hero.Anchor != nil {
		d.file.AddAnchor(*hero.Anchor, sheet, 0)
	}
	d.add(block{draw: func(*pdf.Page, float64, float64, float64) {}})
	if !fits {
		for i := range lines {
			lines[i].Space = 4
		}
		d.add(stacked(lines, 0, 30)...)
	}
	d.level = 1
}

// coverPicture draws what the page shows at its top: the figure of a case study before and after, or routes.
func (d *document) coverPicture(bottom, height float64) {
	sheet := d.sheet()
	if study, ok := d.page.(*graph.CaseStudy); ok {
		d.changeLines(brand.ChangeLines(study.Change), bottom, height)
		return
	}
	if height == 0 {
		return
	}
	scale := d.paper.width / brand.Width
	if d.short {
		scale = height / shortUnits
	}
	picture := d.picture(brand.Routes(d.base.Art, height/scale))
	sheet.Artifact(func() { sheet.Paint(picture, d.paper.width-brand.Width*scale, bottom-height, scale) })
}

// changeLines draws a figure before and after to scale, from the left edge of the sheet.
func (d *document) changeLines(all []brand.Line, bottom, height float64) {
	sheet, left := d.sheet(), d.paper.left()
	name := colored(smallText, paleBlue)
	for i, l := range all {
		y := bottom - 16 - 0.42*height*float64(len(all)-1-i)
		picture := shapes(l.Picture(0, y, left+measure, 2), onNavy)
		sheet.Artifact(func() { sheet.Paint(picture, 0, 0, 1) })
		fonts().Shape(plain(l.Name, name)).Draw(sheet, d.file.Root.Add("P"), left, y-12)
	}
}

// hero returns the section at the top, made of the page's title where it has none.
func (d *document) hero() *graph.HeroSection {
	for _, s := range d.base.Sections {
		if h, ok := s.(*graph.HeroSection); ok && strings.TrimSpace(h.Heading) != "" {
			return d.onPaper(h)
		}
	}
	return d.onPaper(&graph.HeroSection{Heading: d.base.Title, Lead: &d.base.Description})
}

// documentLink is a link to a document, which the reader of a document has already.
var documentLink = regexp.MustCompile(`\s*\[[^\]]*\]\(/documents/[^)]*\)`)

// onPaper returns the hero with the proof that a document has: the disclosure of a case study, or the page's without
// its link to the document.
func (d *document) onPaper(h *graph.HeroSection) *graph.HeroSection {
	out, proof := *h, ""
	if p, ok := d.page.(*graph.CaseStudy); ok {
		proof = p.Disclosure()
	} else if h.Proof != nil {
		proof = documentLink.ReplaceAllString(*h.Proof, "")
	}
	out.Proof = nil
	if proof != "" {
		out.Proof = &proof
	}
	return &out
}

// coverText composes title, lead and proof in white, or in dark and not for the band where they are too long
// for it.
func (d *document) coverText(hero *graph.HeroSection) (lines []pdf.Line, fits bool) {
	parent := d.file.Root.Add("Sect")
	sizes := coverSizes
	if d.short {
		sizes = coverSizes[3:]
	}
	for _, t := range sizes {
		try := &pdf.Element{}
		lines := d.coverLines(try, hero, t.size, white, paleBlue)
		if pdf.Height(lines) <= t.maxHeight {
			parent.Take(try)
			return lines, true
		}
	}
	return d.coverLines(parent, hero, coverSizes[len(coverSizes)-1].size, navy800, slate), false
}

func (d *document) coverLines(
	parent *pdf.Element, hero *graph.HeroSection, size float64, loud, soft pdf.Color,
) []pdf.Line {
	title := pdf.Style{Font: display, Size: size, Leading: size * 1.04, Tracking: -0.03, Color: loud}
	out := balanced(parent.Add("H1"), plain(hero.Heading, title), measure)
	lead := pdf.Style{Font: regular, Size: 12.4, Leading: 18, Color: soft}
	width := coverMeasure
	if d.short {
		lead.Size, lead.Leading, width = bodyText.Size, bodyText.Leading, measure
	}
	if hero.Lead != nil {
		out = append(out, spaced(d.pad(15), paragraph(parent, "P", inline(*hero.Lead, lead), width))...)
	}
	if hero.Proof != nil {
		small := lead
		small.Size, small.Leading = 9.4, 13.4
		out = append(out, spaced(d.pad(11), paragraph(parent, "P", inline(*hero.Proof, small), width))...)
	}
	return out
}

// masthead draws the company's mark and name, and the document's title across from it, on up to two lines.
func (d *document) masthead(mark, company *pdf.Element) {
	baseline := 61.0
	if d.short {
		baseline = 49
	}
	sheet, left := d.sheet(), d.paper.left()
	alt := "The mark of " + d.site.Name + ": three lines that meet in one ring"
	mark.SetFigure(sheet, alt, left, baseline-21, 34, 30)
	picture := d.picture(brand.Mark)
	sheet.Tag(mark, func() { sheet.Paint(picture, left, baseline-19, 0.94) })
	nameStyle := pdf.Style{Font: display, Size: 20, Leading: 24, Tracking: -0.035, Color: white}
	name := fonts().Shape(plain(d.site.Name, nameStyle))
	name.Draw(sheet, company, left+41, baseline)
	titleStyle := pdf.Style{Font: regular, Size: 9.6, Leading: 13, Color: paleBlue}
	title := fonts().Shape(plain(d.title, titleStyle)).Lines(company, measure-41-name.Width()-30, true)
	y := baseline - float64(min(len(title), 2)-1)*titleStyle.Leading/2
	for _, l := range title[:min(len(title), 2)] {
		l.Draw(sheet, left+measure-l.Width, y-l.Baseline)
		y += titleStyle.Leading
	}
}

// details composes the facts of a page's kind: the results of a case study first, very large.
func (d *document) details() {
	d.parent = d.file.Root.Add("Sect")
	switch p := d.page.(type) {
	case *graph.ProductPage:
		if !d.shows(p.Screen) {
			d.screen(p.Screen)
			d.blocks[len(d.blocks)-1].space = 30
		}
	case *graph.CaseStudy:
		d.results(p)
		d.pairs([][2]string{{"Sector", p.Sector}, {"Region", p.Region}, {"Duration", p.Duration}, {"Team", p.Team},
			{"Built with", strings.Join(p.Stack, ", ")}})
	case *graph.Article:
		d.pairs([][2]string{{"Written by", p.Author}, {"Published", day(p.Published)}})
	case *graph.PartnerPage:
		d.pairs([][2]string{{"Field", p.Field}, {"Website", bare(p.Website)}})
	}
}

// shows reports whether a section of the page shows the screen.
func (d *document) shows(name graph.ScreenName) bool {
	return slices.ContainsFunc(d.base.Sections, func(s graph.Section) bool {
		screen, ok := s.(*graph.ScreenSection)
		return ok && screen.Screen == name
	})
}

func day(d graph.Date) string { return d.Time().Format("January 2, 2006") }

// results composes the first result of a case study in very large figures, with its disclosure, the others below it.
func (d *document) results(page *graph.CaseStudy) {
	all := page.Results
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
	text = append(text, spaced(5, paragraph(body, "P", plain(page.Disclosure(), smallText), measure-aside))...)
	text = lowered(pdf.Height(large)-16, text)
	d.add(row{cells: []cell{{0, large}, {aside, text}}, space: 20}.blocks()...)
	if len(all) > 1 {
		d.facts(all[1:])
	}
}

// pairs composes names with what they are, as a table without a head.
func (d *document) pairs(all [][2]string) {
	table := d.parent.Add("Table")
	all = slices.DeleteFunc(all, func(p [2]string) bool { return p[1] == "" })
	var rows [][]block
	for i, p := range all {
		tr := table.Add("TR")
		head := tr.Add("TH").Set("Table", "Scope", "Row")
		name := fonts().Shape(plain(p[0], smallHead)).Lines(head, hang-18, false)
		value := paragraph(tr, "TD", plain(p[1], bodyText), measure-hang)
		r := row{cells: []cell{{0, name}, {hang, value}}, above: d.pad(5), below: d.pad(6), rule: ruleAt(i)}
		if i == 0 {
			r.space = 24
		}
		rows = append(rows, r.blocks())
	}
	d.add(rowsOf(rows...)...)
}

func pageOf(n, all int) string { return fmt.Sprintf("Page %d of %d", n, all) }
