// Package pdf writes tagged PDF files: text in embedded fonts, a structure tree for screen readers, bookmarks, links
// and simple drawings. Lengths are points, 1/72 inch, from the top left corner of a page. Equal calls produce equal
// bytes.
package pdf

import (
	"encoding/xml"
	"fmt"
	"net/url"
	"strings"
	"time"
)

// Options describe a document.
type Options struct {
	Width, Height float64 // of every page
	Fonts         Fonts
	Language      string // such as en-US
	Title         string
	Author        string
	Subject       string
	Keywords      string // separated by commas
	Creator       string // the program that made it
	Modified      time.Time
	// URL is the document's own address on the web. Relative links are resolved against it. Links to its fragments lead
	// to anchors within the document, where there are any.
	URL string
}

// Document is a PDF file in the making.
type Document struct {
	Options
	// Root is the top of the structure, a Document element.
	Root      *Element
	pages     []*Page
	used      []glyphs // by font
	anchors   map[string]position
	bookmarks []*bookmark
}

// position is a place that links and bookmarks lead to.
type position struct {
	page *Page
	y    float64
}

// New returns a document without pages.
func New(o Options) *Document {
	root := &Element{tag: "Document"}
	return &Document{Options: o, Root: root, used: make([]glyphs, len(o.Fonts)), anchors: map[string]position{}}
}

// AddPage appends an empty page.
func (d *Document) AddPage() *Page {
	p := &Page{document: d}
	d.pages = append(d.pages, p)
	return p
}

// Pages returns the pages so far.
func (d *Document) Pages() []*Page { return d.pages }

// AddAnchor names a place, so that links to the fragment lead there.
func (d *Document) AddAnchor(fragment string, p *Page, y float64) {
	d.anchors[fragment] = position{p, y}
}

// AddBookmark adds an entry to the document's outline, below the last one of a smaller level.
func (d *Document) AddBookmark(level int, title string, p *Page, y float64) {
	d.bookmarks = append(d.bookmarks, &bookmark{level: level, title: title, position: position{p, y}})
}

// Resolve returns the absolute address of a link, with everything escaped that must be.
func (d *Document) Resolve(href string) string {
	base, err := url.Parse(d.URL)
	if err != nil {
		return url.PathEscape(href)
	}
	link, err := base.Parse(href)
	if err != nil {
		return url.PathEscape(href)
	}
	return link.String()
}

// within returns the place in the document that a link leads to, if there is one.
func (d *Document) within(href string) (position, bool) {
	page, fragment, found := strings.Cut(d.Resolve(href), "#")
	if !found || page != d.URL {
		return position{}, false
	}
	at, ok := d.anchors[fragment]
	return at, ok
}

// Bytes returns the finished file. The document cannot be used after that.
func (d *Document) Bytes() []byte {
	w := &writer{}
	root, info, pages := w.reserve(), w.reserve(), w.reserve()
	next := len(d.pages)
	for _, p := range d.pages {
		p.ref = w.reserve()
		for _, l := range p.links {
			l.ref, l.parent = w.reserve(), next
			next++
		}
	}
	tree := writeTree(w, d.Root, d.pages)
	outline := d.writeOutline(w)
	var kids []string
	for i, p := range d.pages {
		kids = append(kids, p.ref.String())
		p.write(w, i, pages)
	}
	var named strings.Builder
	for i, used := range d.used {
		if used != nil {
			fmt.Fprintf(&named, "/F%d %v", i, w.embed(d.Fonts[i], used))
		}
	}
	w.set(pages, "<</Type/Pages/Kids[%s]/Count %d/MediaBox[0 0 %s %s]/Resources<</Font<<%s>>>>>>",
		strings.Join(kids, " "), len(kids), num(d.Width), num(d.Height), named.String())
	meta := w.plainStream("/Type/Metadata/Subtype/XML", []byte(d.metadata()))
	w.set(root, "<</Type/Catalog/Pages %v/Lang%s/MarkInfo<</Marked true>>/StructTreeRoot %v/Outlines %v"+
		"/ViewerPreferences<</DisplayDocTitle true>>/Metadata %v>>", pages, text(d.Language), tree, outline, meta)
	stamp := d.Modified.Format("D:20060102150405Z")
	creator := text(d.Creator)
	w.set(info, "<</Title%s/Author%s/Subject%s/Keywords%s/Creator%s/Producer%s/CreationDate(%s)/ModDate(%s)>>",
		text(d.Title), text(d.Author), text(d.Subject), text(d.Keywords), creator, creator, stamp, stamp)
	return w.file(root, info)
}

// metadata describes the document for programs that read XMP.
func (d *Document) metadata() string {
	day := d.Modified.Format("2006-01-02T15:04:05Z")
	field := func(name, value string) string { return "<" + name + ">" + escape(value) + "</" + name + ">" }
	list := func(name, kind, item string) string {
		return "<" + name + "><rdf:" + kind + ">" + item + "</rdf:" + kind + "></" + name + ">"
	}
	local := func(value string) string { return `<rdf:li xml:lang="x-default">` + escape(value) + `</rdf:li>` }
	return "<?xpacket begin=\"\ufeff\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n" +
		`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
		`<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ` +
		`xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">` +
		field("dc:format", "application/pdf") +
		list("dc:title", "Alt", local(d.Title)) +
		list("dc:creator", "Seq", field("rdf:li", d.Author)) +
		list("dc:description", "Alt", local(d.Subject)) +
		list("dc:language", "Bag", field("rdf:li", d.Language)) +
		field("pdf:Producer", d.Creator) + field("pdf:Keywords", d.Keywords) +
		field("xmp:CreatorTool", d.Creator) + field("xmp:CreateDate", day) + field("xmp:ModifyDate", day) +
		`</rdf:Description></rdf:RDF></x:xmpmeta>` + "\n<?xpacket end=\"r\"?>"
}

func escape(s string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(s)) // writing to memory does not fail
	return b.String()
}
