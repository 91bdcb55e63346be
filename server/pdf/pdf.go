// Package pdf makes documents of pages: tagged PDF files with their own fonts, bookmarks and links, for
// readers with and without eyes. Equal pages make equal bytes.
package pdf

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"hire360/graph"
	"hire360/server/brand"
)

// Render makes a document of a page: what the page says, without what paper cannot do. It returns the
// file and the number of its sheets. The title is the document's own. Where a picture cannot be drawn, the file is
// returned without it, and the error.
func Render(draw brand.Draw, site *graph.Site, page graph.Page, title string) (file []byte, pages int, err error) {
	if page == nil || site == nil {
		return nil, 0, fmt.Errorf("make the document %q: there is no page to make it of", title)
	}
	d := &document{draw: draw, site: site, page: page, base: page.Base(), title: title, anchors: map[string]spot{}, tree: &elem{tag: "Document"}}
	d.turn()
	d.cover()
	d.details()
	for _, s := range d.base.Sections {
		d.in = d.tree.child("Sect")
		d.section(s)
	}
	d.in = d.tree
	d.colophon()
	d.flow(d.blocks)
	d.footers()
	return d.file(), len(d.sheets), d.missing
}

// document is a page on its way to paper: first composed into blocks, then set on sheets, then written.
type document struct {
	draw    brand.Draw
	missing error // why a picture is
	site  *graph.Site
	page  graph.Page
	base  *graph.PageBase
	title string

	tree    *elem
	in      *elem // where what is composed next belongs in the structure
	level   int   // of the last heading
	blocks  []block
	pending string // the anchor of a section that has no heading to carry it

	sheets  []*sheet
	y       float64
	used    [faces]used
	anchors map[string]spot
	marks   []*bookmark
}

// add appends blocks to the flow.
func (d *document) add(blocks ...block) {
	if d.pending != "" && len(blocks) > 0 {
		blocks[0].anchor, d.pending = d.pending, ""
	}
	d.blocks = append(d.blocks, blocks...)
}

// text composes a paragraph that may part over sheets.
func (d *document) text(tag string, spans []span, x, width, space float64) {
	d.add(stacked(shape(spans).lines(d.in.child(tag), width, false), x, space)...)
}

// lines composes a paragraph for a cell.
func lines(in *elem, tag string, spans []span, width float64) []line {
	return shape(spans).lines(in.child(tag), width, false)
}

// headline composes a heading with its bookmark. It stays with what follows.
func (d *document) headline(level int, spans []span, id string, x, width, space float64) {
	level = min(level, d.level+1) // no level is left out
	d.level = level
	e := d.in.child(fmt.Sprintf("H%d", level))
	blocks := stacked(shape(spans).lines(e, width, true), x, space)
	if len(blocks) == 0 {
		return
	}
	for i := range blocks {
		blocks[i].keep = true
	}
	blocks[0].mark = &bookmark{level: level, title: wordsOf(spans)}
	d.add(blocks...)
	if id != "" {
		d.blocks[len(d.blocks)-len(blocks)].anchor = id
	}
}

// heading composes a section's heading and the sentence below it.
func (d *document) heading(id *string, words string, lead *string) {
	d.pending = deref(id)
	if words != "" {
		d.headline(2, plain(words, headText), d.pending, left, 0.86*measure, 32)
		d.pending = ""
	}
	if lead != nil && *lead != "" {
		n := len(d.blocks)
		d.text("P", inline(*lead, leadText), left+hang, measure-hang, 9)
		for i := range d.blocks[n:] {
			d.blocks[n+i].keep = d.blocks[n+i].keep || n+i == len(d.blocks)-1
		}
	}
}

func wordsOf(spans []span) string {
	var b strings.Builder
	for _, s := range spans {
		b.WriteString(s.text)
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

func deref(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}

// absolute returns where an address of this site leads from outside.
func (d *document) absolute(href string) string {
	switch {
	case strings.HasPrefix(href, "#"):
		href = d.site.URL + d.base.Path + href
	case strings.HasPrefix(href, "/"):
		href = d.site.URL + href
	}
	if u, err := url.Parse(href); err == nil {
		return u.String() // with everything escaped that must be
	}
	return url.PathEscape(href)
}

// inside returns the place in this document that an address leads to, if there is one.
func (d *document) inside(href string) (spot, bool) {
	path, id, ok := strings.Cut(href, "#")
	if !ok || path != "" && path != d.base.Path {
		return spot{}, false
	}
	at, ok := d.anchors[id]
	return at, ok
}

// address is how the page is named in print.
func (d *document) address() string { return bare(d.absolute(d.base.Path)) }

func bare(href string) string {
	_, rest, ok := strings.Cut(href, "://")
	if !ok {
		rest = href
	}
	return strings.TrimSuffix(rest, "/")
}

// picture returns a picture, or notes why it is missing.
func (d *document) picture(request brand.Request) brand.Picture {
	p, err := d.draw(context.Background(), request)
	d.missing = errors.Join(d.missing, err)
	return p
}
