// Package document creates PDF documents from pages of the site. Equal pages produce equal bytes.
package document

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"hire360/graph"
	"hire360/server/brand"
	"hire360/server/pdf"
)

// Render makes the file of a document: what its page says, without what paper cannot do. It returns the file and the
// number of its sheets. Where a part cannot be made, Render returns the file without it, and the error.
func Render(paint brand.Draw, site *graph.Site, g graph.Document) (file []byte, sheets int, err error) {
	if g.Page == nil || site == nil {
		return nil, 0, fmt.Errorf("create the document %q: its page does not exist", g.Title)
	}
	d, plan := laidOut(paint, site, g)
	d.draw(plan)
	d.footers()
	return d.file.Bytes(), len(plan), d.missing
}

// laidOut composes a document and distributes it over sheets. One whose last sheet is not half full is composed again
// with less space, in case that saves the sheet.
func laidOut(paint brand.Draw, site *graph.Site, g graph.Document) (*document, []sheet) {
	d := compose(paint, site, g, false)
	plan := d.plan()
	if last := plan[len(plan)-1]; len(plan) > 1 && last.empty > 0.5 {
		if tight := compose(paint, site, g, true); len(tight.plan()) < len(plan) {
			return tight, tight.plan()
		}
	}
	return d, plan
}

func (d *document) plan() []sheet {
	return planSheets(d.blocks, d.paper.bottom()-d.y, d.paper.bottom()-top)
}

func compose(paint brand.Draw, site *graph.Site, g graph.Document, tight bool) *document {
	base := g.Page.Base()
	short := g.Kind == graph.DocumentKindCapabilityStatement
	d := &document{site: site, page: g.Page, base: base, title: g.Title, paint: paint, paper: papers[g.Paper],
		short: short, tight: tight || short}
	d.file = pdf.New(pdf.Options{
		Width:    d.paper.width,
		Height:   d.paper.height,
		Fonts:    fonts(),
		Language: "en-US",
		Title:    g.Title,
		Author:   site.LegalName,
		Subject:  base.Description,
		Keywords: strings.Join(base.Topics, ", "),
		Creator:  site.Name,
		Modified: base.Updated.Time(),
		URL:      site.URL + base.Path,
	})
	d.file.AddPage()
	d.cover()
	d.details()
	for _, s := range base.Sections {
		d.parent = d.file.Root.Add("Sect")
		d.section(s)
	}
	d.parent = d.file.Root
	d.colophon()
	return d
}

// document is a page on its way to paper: first composed into blocks, then put on sheets.
type document struct {
	site    *graph.Site
	page    graph.Page
	base    *graph.PageBase
	title   string
	paper   paper
	short   bool // it is meant to have two sheets: a small cover, small headings, entries side by side
	tight   bool // rows and headings have less space
	paint   brand.Draw
	reached bool  // it has said how the company is reached
	missing error // why parts are missing

	file    *pdf.Document
	parent  *pdf.Element // of what is composed next
	level   int          // of the last heading
	blocks  []block
	pending string  // the anchor of a section without a heading: its first block gets it
	y       float64 // where the flow begins on the first sheet
}

// gap is the space between parts, less in tight documents.
func (d *document) gap(space float64) float64 {
	if d.tight {
		return 0.7 * space
	}
	return space
}

// pad is the space around a row, which in short documents is smaller still.
func (d *document) pad(space float64) float64 {
	if d.short {
		return 0.36 * space
	}
	return d.gap(space)
}

// add appends blocks to the flow.
func (d *document) add(blocks ...block) {
	if d.pending != "" && len(blocks) > 0 {
		blocks[0].anchor, d.pending = d.pending, ""
	}
	d.blocks = append(d.blocks, blocks...)
}

// text composes a paragraph that may continue on the next sheet.
func (d *document) text(tag string, spans []pdf.Span, space float64) {
	width := column
	if d.short {
		width = measure
	}
	d.add(stacked(paragraph(d.parent, tag, spans, width), 0, space)...)
}

// headline composes a heading with its bookmark. It is never separated from what follows.
func (d *document) headline(level int, spans []pdf.Span, anchor string, width, space float64) {
	level = min(level, d.level+1) // no level is left out
	d.level = level
	blocks := stacked(balanced(d.parent.Add(fmt.Sprintf("H%d", level)), spans, width), 0, space)
	if len(blocks) == 0 {
		return
	}
	for i := range blocks {
		blocks[i].keepWithNext = true
	}
	blocks[0].bookmark = &bookmark{level, textOf(spans)}
	d.add(blocks...)
	if anchor != "" {
		d.blocks[len(d.blocks)-len(blocks)].anchor = anchor
	}
}

// heading composes a section's heading and the sentence below it.
func (d *document) heading(anchor *string, text string, lead *string) {
	d.pending = deref(anchor)
	head, below, space := headText, leadText, 32.0
	switch {
	case d.short:
		head.Size, head.Leading, below, space = 14, 16.5, bodyText, 20
	case d.tight:
		head.Size, head.Leading, space = 18, 20.5, 26
	}
	if text != "" {
		d.headline(2, plain(text, head), d.pending, 0.86*measure, space)
		d.pending = ""
	}
	if lead != nil && *lead != "" {
		n := len(d.blocks)
		d.text("P", inline(*lead, below), d.pad(9))
		for i := range d.blocks[n:] {
			d.blocks[n+i].keepWithNext = true
		}
	}
}

// picture returns a picture, or nothing and notes why.
func (d *document) picture(request brand.Request) []pdf.Shape {
	picture, err := d.paint(context.Background(), request)
	d.missing = errors.Join(d.missing, err)
	return shapes(picture, onNavy)
}

func onNavy(ink string, opacity float64) pdf.Color {
	return pdf.Color(brand.OnNavy.Color(ink, opacity))
}

func textOf(spans []pdf.Span) string {
	var b strings.Builder
	for _, s := range spans {
		b.WriteString(s.Text)
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

func deref(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

// address is how the page is named in print.
func (d *document) address() string { return bare(d.file.URL) }

// bare returns an address without scheme.
func bare(href string) string {
	_, rest, ok := strings.Cut(href, "://")
	if !ok {
		rest = href
	}
	return strings.TrimSuffix(rest, "/")
}
