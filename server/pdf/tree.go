package pdf

import (
	"fmt"
	"strings"
)

// elem is an element of the document's structure: what is a heading, a list, a table, for readers that
// hear the document or show it in another width. Its children stand in reading order.
type elem struct {
	tag     string
	entries string // further entries of its dictionary, such as a description
	kids    []kid
	ref     ref
}

// kid is a child: another element, words on a sheet, or the place on a sheet that can be clicked.
type kid struct {
	elem  *elem
	sheet *sheet
	mark  int
	link  *link
}

func (e *elem) child(tag string) *elem {
	c := &elem{tag: tag}
	e.kids = append(e.kids, kid{elem: c})
	return c
}

// with adds entries to the element's dictionary.
func (e *elem) with(format string, args ...any) *elem {
	e.entries += fmt.Sprintf(format, args...)
	return e
}

// blank reports whether nothing on any sheet belongs to the element.
func (e *elem) blank() bool {
	for _, k := range e.kids {
		if k.elem == nil || !k.elem.blank() {
			return false
		}
	}
	return true
}

// number gives the element and all below it their objects.
func (e *elem) number(w *writer) {
	e.ref = w.reserve()
	for _, k := range e.kids {
		if k.elem != nil && !k.elem.blank() {
			k.elem.number(w)
		}
	}
}

func (e *elem) write(w *writer, parent ref) {
	var home *sheet
	for _, k := range e.kids {
		if home == nil && k.sheet != nil {
			home = k.sheet
		}
	}
	var kids []string
	for _, k := range e.kids {
		switch {
		case k.elem != nil && !k.elem.blank():
			k.elem.write(w, e.ref)
			kids = append(kids, k.elem.ref.String())
		case k.elem != nil:
		case k.link != nil:
			kids = append(kids, fmt.Sprintf("<</Type/OBJR/Pg %v/Obj %v>>", k.sheet.ref, k.link.ref))
		case k.sheet == home:
			kids = append(kids, fmt.Sprint(k.mark))
		default:
			kids = append(kids, fmt.Sprintf("<</Type/MCR/Pg %v/MCID %d>>", k.sheet.ref, k.mark))
		}
	}
	at := ""
	if home != nil {
		at = fmt.Sprintf("/Pg %v", home.ref)
	}
	w.pack(e.ref, "<</Type/StructElem/S/%s/P %v%s%s/K[%s]>>", e.tag, parent, at, e.entries, strings.Join(kids, " "))
}

// writeTree writes the structure and, for each sheet and link, whose its marks are.
func writeTree(w *writer, top *elem, sheets []*sheet) ref {
	root := w.reserve()
	top.number(w)
	top.write(w, root)
	var nums strings.Builder
	next := len(sheets)
	for i, s := range sheets {
		refs := make([]string, len(s.marks))
		for m, e := range s.marks {
			refs[m] = e.ref.String()
		}
		fmt.Fprintf(&nums, "%d[%s]", i, strings.Join(refs, " "))
	}
	for _, s := range sheets {
		for _, l := range s.links {
			fmt.Fprintf(&nums, " %d %v", l.parent, l.elem.ref)
			next++
		}
	}
	parents := w.reserve()
	w.pack(parents, "<</Nums[%s]>>", nums.String())
	w.set(root, "<</Type/StructTreeRoot/K %v/ParentTree %v/ParentTreeNextKey %d>>", top.ref, parents, next)
	return root
}
