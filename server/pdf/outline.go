package pdf

import "fmt"

// bookmark is an entry of the document's outline.
type bookmark struct {
	level int
	title string
	position
	ref  ref
	kids []*bookmark
}

// writeOutline writes the bookmarks, each below the nearest one before it that has a smaller level.
func (d *Document) writeOutline(w *writer) ref {
	top := &bookmark{ref: w.reserve()}
	path := []*bookmark{top}
	for _, b := range d.bookmarks {
		for len(path) > 1 && path[len(path)-1].level >= b.level {
			path = path[:len(path)-1]
		}
		b.ref = w.reserve()
		parent := path[len(path)-1]
		parent.kids = append(parent.kids, b)
		path = append(path, b)
	}
	w.pack(top.ref, "<</Type/Outlines%s>>", top.writeKids(w))
	return top.ref
}

// writeKids writes the entries below b, and returns what the dictionary of b says about them. Those below the first
// level are folded.
func (b *bookmark) writeKids(w *writer) string {
	if len(b.kids) == 0 {
		return ""
	}
	for i, k := range b.kids {
		siblings := ""
		if i > 0 {
			siblings += fmt.Sprintf("/Prev %v", b.kids[i-1].ref)
		}
		if i+1 < len(b.kids) {
			siblings += fmt.Sprintf("/Next %v", b.kids[i+1].ref)
		}
		w.pack(k.ref, "<</Title%s/Parent %v/Dest%s%s%s>>", text(k.title), b.ref, k.dest(), siblings, k.writeKids(w))
	}
	count := b.visible()
	if b.level > 1 {
		count = -len(b.kids)
	}
	return fmt.Sprintf("/First %v/Last %v/Count %d", b.kids[0].ref, b.kids[len(b.kids)-1].ref, count)
}

// visible counts the entries below b that show when the outline is opened.
func (b *bookmark) visible() int {
	n := len(b.kids)
	for _, k := range b.kids {
		if k.level <= 1 {
			n += k.visible()
		}
	}
	return n
}

// dest leads a little above the position, so that what is there does not touch the window's edge.
func (at position) dest() string {
	height := at.page.document.Height
	return fmt.Sprintf("[%v/XYZ 0 %s 0]", at.page.ref, num(min(height, height-at.y+14)))
}
