package pdf

import (
	"encoding/xml"
	"fmt"
	"strings"
)

// file writes the finished document.
func (d *document) file() []byte {
	w := &writer{}
	root, info, pages := w.reserve(), w.reserve(), w.reserve()
	next := len(d.sheets)
	for _, s := range d.sheets {
		s.ref = w.reserve()
		for _, l := range s.links {
			l.ref, l.parent = w.reserve(), next
			next++
		}
	}
	tree := writeTree(w, d.tree, d.sheets)
	outline := d.outline(w)
	var kids []string
	for i, s := range d.sheets {
		kids = append(kids, s.ref.String())
		d.writeSheet(w, s, i, pages)
	}
	var named strings.Builder
	for i, u := range d.used {
		if u != nil {
			fmt.Fprintf(&named, "/F%d %v", i, w.embed(fonts()[i], u))
		}
	}
	w.set(pages, "<</Type/Pages/Kids[%s]/Count %d/MediaBox[0 0 %s %s]/Resources<</Font<<%s>>>>>>",
		strings.Join(kids, " "), len(kids), num(sheetWidth), num(sheetHeight), named.String())
	meta := w.plainStream("/Type/Metadata/Subtype/XML", []byte(d.metadata()))
	w.set(root, "<</Type/Catalog/Pages %v/Lang(en-US)/MarkInfo<</Marked true>>/StructTreeRoot %v/Outlines %v"+
		"/ViewerPreferences<</DisplayDocTitle true>>/Metadata %v>>", pages, tree, outline, meta)
	stamp := d.base.Updated.Time().Format("D:20060102150405Z")
	w.set(info, "<</Title%s/Author%s/Subject%s/Keywords%s/Creator%s/Producer%s/CreationDate(%s)/ModDate(%s)>>", text(d.title), text(d.site.LegalName),
		text(d.base.Description), text(strings.Join(d.base.Topics, ", ")), text(d.site.Name), text(d.site.Name), stamp, stamp)
	return w.file(root, info)
}

func (d *document) writeSheet(w *writer, s *sheet, place int, pages ref) {
	var links []string
	for _, l := range s.links {
		links = append(links, l.ref.String())
		action := fmt.Sprintf("/A<</S/URI/URI%s>>", text(d.absolute(l.href)))
		if at, ok := d.inside(l.href); ok {
			action = "/Dest" + at.dest()
		}
		w.pack(l.ref, "<</Type/Annot/Subtype/Link/Rect[%s %s %s %s]/Border[0 0 0]/F 4/Contents%s/StructParent %d%s>>", num(l.box[0]),
			num(sheetHeight-l.box[3]), num(l.box[2]), num(sheetHeight-l.box[1]), text(l.words), l.parent, action)
	}
	content := w.stream("", s.content.Bytes())
	w.set(s.ref, "<</Type/Page/Parent %v/Contents %v/StructParents %d/Tabs/S/Annots[%s]>>", pages, content, place, strings.Join(links, " "))
}

// dest shows a little of what stands above the spot.
func (s spot) dest() string {
	return fmt.Sprintf("[%v/XYZ 0 %s 0]", s.sheet.ref, num(min(sheetHeight, sheetHeight-s.y+14)))
}

// entryOf is a bookmark with its place in the outline.
type entryOf struct {
	*bookmark
	ref  ref
	kids []*entryOf
}

// outline writes the bookmarks, one for each heading, each below the nearest one of a higher level.
func (d *document) outline(w *writer) ref {
	top := &entryOf{bookmark: &bookmark{}, ref: w.reserve()}
	way := []*entryOf{top}
	for _, m := range d.marks {
		for len(way) > 1 && way[len(way)-1].level >= m.level {
			way = way[:len(way)-1]
		}
		e := &entryOf{bookmark: m, ref: w.reserve()}
		above := way[len(way)-1]
		above.kids = append(above.kids, e)
		way = append(way, e)
	}
	w.pack(top.ref, "<</Type/Outlines%s>>", top.children(w))
	return top.ref
}

// children writes what is below an entry, and returns what the entry says about it. The sections show, their parts are folded away.
func (e *entryOf) children(w *writer) string {
	for i, k := range e.kids {
		around := ""
		if i > 0 {
			around += fmt.Sprintf("/Prev %v", e.kids[i-1].ref)
		}
		if i+1 < len(e.kids) {
			around += fmt.Sprintf("/Next %v", e.kids[i+1].ref)
		}
		w.pack(k.ref, "<</Title%s/Parent %v/Dest%s%s%s>>", text(k.title), e.ref, k.dest(), around, k.children(w))
	}
	if len(e.kids) == 0 {
		return ""
	}
	count := e.shown()
	if e.level > 1 {
		count = -len(e.kids)
	}
	return fmt.Sprintf("/First %v/Last %v/Count %d", e.kids[0].ref, e.kids[len(e.kids)-1].ref, count)
}

// shown is how many entries below this one are seen when the outline is opened.
func (e *entryOf) shown() int {
	n := len(e.kids)
	for _, k := range e.kids {
		if k.level <= 1 {
			n += k.shown()
		}
	}
	return n
}

// metadata is the document's description for programs that read XMP.
func (d *document) metadata() string {
	day := d.base.Updated.Time().Format("2006-01-02T15:04:05Z")
	return "<?xpacket begin=\"\ufeff\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n" +
		`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ` +
		`xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">` +
		`<dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">` + escaped(d.title) + `</rdf:li></rdf:Alt></dc:title>` +
		`<dc:creator><rdf:Seq><rdf:li>` + escaped(d.site.LegalName) + `</rdf:li></rdf:Seq></dc:creator>` +
		`<dc:description><rdf:Alt><rdf:li xml:lang="x-default">` + escaped(d.base.Description) + `</rdf:li></rdf:Alt></dc:description>` +
		`<dc:language><rdf:Bag><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>` +
		`<pdf:Producer>` + escaped(d.site.Name) + `</pdf:Producer><pdf:Keywords>` + escaped(strings.Join(d.base.Topics, ", ")) + `</pdf:Keywords>` +
		`<xmp:CreatorTool>` + escaped(d.site.Name) + `</xmp:CreatorTool><xmp:CreateDate>` + day + `</xmp:CreateDate><xmp:ModifyDate>` + day + `</xmp:ModifyDate>` +
		`</rdf:Description></rdf:RDF></x:xmpmeta>` + "\n<?xpacket end=\"r\"?>"
}

func escaped(s string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(s)) // writing to memory does not fail
	return b.String()
}
