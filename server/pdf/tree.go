package pdf

import (
	"fmt"
	"strings"
)

// Element is an element of the document's structure: a heading, a list, a table, for readers that hear the document or
// show it in another width. Its children are in reading order.
type Element struct {
	tag        string
	entries    string // further entries of its dictionary
	attributes string
	kids       []kid
	ref        ref
}

// kid is a child: another element, marked content on a page, or a link's rectangle on a page.
type kid struct {
	element *Element
	page    *Page
	mark    int
	link    *link
}

// Name is a name of the format, such as Row for the scope of a cell.
type Name string

// Add appends a child with a standard tag, such as P, H2, LI or TD.
func (e *Element) Add(tag string) *Element {
	child := &Element{tag: tag}
	e.kids = append(e.kids, kid{element: child})
	return child
}

// Take moves the children of another element to the end of this one's.
func (e *Element) Take(other *Element) {
	e.kids, other.kids = append(e.kids, other.kids...), nil
}

// SetTitle gives the element a title, which readers announce and pages do not show.
func (e *Element) SetTitle(title string) { e.entries += "/T" + text(title) }

// SetFigure describes a figure for readers and says where on its page it is.
func (e *Element) SetFigure(p *Page, alt string, x, y, width, height float64) {
	e.entries += "/Alt" + text(alt)
	e.attributes += fmt.Sprintf("<</O/Layout/Placement/Block/BBox[%s %s %s %s]>>",
		num(x), p.up(y+height), num(x+width), p.up(y))
}

// Set sets an attribute of an owner such as List or Table, and returns the element.
func (e *Element) Set(owner, key string, value Name) *Element {
	e.attributes += fmt.Sprintf("<</O/%s/%s/%s>>", owner, key, value)
	return e
}

// SetSummary says what a table holds.
func (e *Element) SetSummary(summary string) {
	e.attributes += "<</O/Table/Summary" + text(summary) + ">>"
}

// blank reports whether nothing on any page belongs to the element.
func (e *Element) blank() bool {
	for _, k := range e.kids {
		if k.element == nil || !k.element.blank() {
			return false
		}
	}
	return true
}

// number reserves objects for the element and all below it.
func (e *Element) number(w *writer) {
	e.ref = w.reserve()
	for _, k := range e.kids {
		if k.element != nil && !k.element.blank() {
			k.element.number(w)
		}
	}
}

func (e *Element) write(w *writer, parent ref) {
	var home *Page // of kids without a page of their own
	for _, k := range e.kids {
		if home == nil && k.page != nil {
			home = k.page
		}
	}
	var kids []string
	for _, k := range e.kids {
		switch {
		case k.element != nil && !k.element.blank():
			k.element.write(w, e.ref)
			kids = append(kids, k.element.ref.String())
		case k.element != nil:
		case k.link != nil:
			kids = append(kids, fmt.Sprintf("<</Type/OBJR/Pg %v/Obj %v>>", k.page.ref, k.link.ref))
		case k.page == home:
			kids = append(kids, fmt.Sprint(k.mark))
		default:
			kids = append(kids, fmt.Sprintf("<</Type/MCR/Pg %v/MCID %d>>", k.page.ref, k.mark))
		}
	}
	entries := e.entries
	if home != nil {
		entries = fmt.Sprintf("/Pg %v", home.ref) + entries
	}
	if e.attributes != "" {
		entries += "/A[" + e.attributes + "]"
	}
	w.pack(e.ref, "<</Type/StructElem/S/%s/P %v%s/K[%s]>>", e.tag, parent, entries, strings.Join(kids, " "))
}

// writeTree writes the structure, and which element each mark and each link belongs to.
func writeTree(w *writer, top *Element, pages []*Page) ref {
	root := w.reserve()
	top.number(w)
	top.write(w, root)
	var parents strings.Builder
	next := len(pages)
	for i, p := range pages {
		refs := make([]string, len(p.elements))
		for mark, e := range p.elements {
			refs[mark] = e.ref.String()
		}
		fmt.Fprintf(&parents, "%d[%s]", i, strings.Join(refs, " "))
	}
	for _, p := range pages {
		for _, l := range p.links {
			fmt.Fprintf(&parents, " %d %v", l.parent, l.element.ref)
			next++
		}
	}
	tree := w.reserve()
	w.pack(tree, "<</Nums[%s]>>", parents.String())
	w.set(root, "<</Type/StructTreeRoot/K %v/ParentTree %v/ParentTreeNextKey %d>>", top.ref, tree, next)
	return root
}
