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

// Render makes a document of a page: what the page says, without what paper cannot do. It returns the file and the
// number of its sheets. The title is the document's own. Where a part cannot be made, Render returns the file without
// it, and the error.
func Render(draw brand.Draw, site *graph.Site, page graph.Page, title string) (file []byte, sheets int, err error) {
	if page == nil || site == nil {
		return nil, 0, fmt.Errorf("create the document %q: its page does not exist", title)
	}
	base := page.Base()
	d := &document{site: site, page: page, base: base, title: title, draw: draw, file: pdf.New(pdf.Options{
		Width:    sheetWidth,
		Height:   sheetHeight,
		Fonts:    fonts(),
		Language: "en-US",
		Title:    title,
		Author:   site.LegalName,
		Subject:  base.Description,
		Keywords: strings.Join(base.Topics, ", "),
		Creator:  site.Name,
		Modified: base.Updated.Time(),
		URL:      site.URL + base.Path,
	})}
	d.turn()
	d.cover()
	d.details()
	for _, s := range base.Sections {
		d.parent = d.file.Root.Add("Sect")
		d.section(s)
	}
	d.parent = d.file.Root
	d.colophon()
	d.flow(d.blocks)
	d.footers()
	return d.file.Bytes(), len(d.file.Pages()), d.missing
}

// document is a page on its way to paper: first composed into blocks, then put on sheets.
type document struct {
	site    *graph.Site
	page    graph.Page
	base    *graph.PageBase
	title   string
	draw    brand.Draw
	missing error // why parts are missing

	file    *pdf.Document
	parent  *pdf.Element // of what is composed next
	level   int          // of the last heading
	blocks  []block
	pending string  // the anchor of a section without a heading: its first block gets it
	y       float64 // where the flow begins on the first sheet
}

// add appends blocks to the flow.
func (d *document) add(blocks ...block) {
	if d.pending != "" && len(blocks) > 0 {
		blocks[0].anchor, d.pending = d.pending, ""
	}
	d.blocks = append(d.blocks, blocks...)
}

// text composes a paragraph that may continue on the next sheet.
func (d *document) text(tag string, spans []pdf.Span, x, width, space float64) {
	d.add(stacked(paragraph(d.parent, tag, spans, width), x, space)...)
}

// headline composes a heading with its bookmark. It is never separated from what follows.
func (d *document) headline(level int, spans []pdf.Span, anchor string, x, width, space float64) {
	level = min(level, d.level+1) // no level is left out
	d.level = level
	blocks := stacked(balanced(d.parent.Add(fmt.Sprintf("H%d", level)), spans, width), x, space)
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
	if text != "" {
		d.headline(2, plain(text, headText), d.pending, left, 0.86*measure, 32)
		d.pending = ""
	}
	if lead != nil && *lead != "" {
		n := len(d.blocks)
		d.text("P", inline(*lead, leadText), left+hang, measure-hang, 9)
		if len(d.blocks) > n {
			d.blocks[len(d.blocks)-1].keepWithNext = true
		}
	}
}

// picture returns a picture, or nothing and notes why.
func (d *document) picture(request brand.Request) []pdf.Shape {
	picture, err := d.draw(context.Background(), request)
	d.missing = errors.Join(d.missing, err)
	color := func(ink string, opacity float64) pdf.Color { return pdf.Color(brand.OnNavy.Color(ink, opacity)) }
	var out []pdf.Shape
	for _, s := range picture {
		shape := pdf.Shape{Stroke: color(s.Stroke, s.Opacity), Width: s.Width, Dash: s.Dash}
		if s.Fill != "" {
			fill := color(s.Fill, s.Opacity)
			shape.Fill = &fill
		}
		for _, c := range s.Contours {
			shape.Contours = append(shape.Contours, pdf.Contour(c))
		}
		out = append(out, shape)
	}
	return out
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
