package pdf

import (
	"bytes"
	"fmt"
)

// The paper: A4, with margins that a printer of Letter keeps clear as well. Lengths are points from the top left.
const (
	sheetWidth, sheetHeight = 595.28, 841.89
	left, right             = 56.0, sheetWidth - 56
	measure                 = right - left
	top, bottom             = 62.0, sheetHeight - 82
	// hang is where running text begins, seen from the left margin. Headings and names stand to the left of it.
	hang = 150.0
)

// color is what the file takes for one: three shares from 0 to 1.
type color string

func rgb(hex int) color {
	return color(fmt.Sprintf("%.3f %.3f %.3f", float64(hex>>16)/255, float64(hex>>8&255)/255, float64(hex&255)/255))
}

// link is a place on a sheet that leads somewhere.
type link struct {
	box    [4]float64 // left, top, right, bottom
	href   string
	words  string
	elem   *elem
	ref    ref
	parent int // its number in the structure's parent tree
}

// sheet is one page of paper while it is drawn.
type sheet struct {
	content bytes.Buffer
	marks   []*elem
	links   []*link
	ref     ref
	used    *[faces]used
	// silent is set while something is drawn again that was read before, such as a table's head on its second page.
	silent bool
}

func (s *sheet) op(format string, args ...any) {
	fmt.Fprintf(&s.content, format, args...)
	s.content.WriteByte('\n')
}

// tagged draws what belongs to an element of the structure.
func (s *sheet) tagged(e *elem, draw func()) {
	if s.silent {
		s.artifact(draw)
		return
	}
	s.op("/%s<</MCID %d>>BDC", e.tag, len(s.marks))
	e.kids = append(e.kids, kid{sheet: s, mark: len(s.marks)})
	s.marks = append(s.marks, e)
	draw()
	s.op("EMC")
}

// artifact draws what is not read: rules, grounds, footers.
func (s *sheet) artifact(draw func()) {
	s.op("/Artifact BMC")
	draw()
	s.op("EMC")
}

func (s *sheet) rect(x, y, width, height float64, fill color) {
	s.artifact(func() {
		s.op("%s rg %s %s %s %s re f", fill, num(x), num(sheetHeight-y-height), num(width), num(height))
	})
}

func (s *sheet) rule(x0, x1, y, width float64, stroke color) {
	s.artifact(func() {
		s.op("%s RG %s w 0 J %s %s m %s %s l S", stroke, num(width), num(x0), num(sheetHeight-y), num(x1), num(sheetHeight-y))
	})
}

// dot draws a filled circle, as a line without length that has round ends.
func (s *sheet) dot(x, y, diameter float64, fill color) {
	s.artifact(func() {
		s.op("%s RG %s w 1 J %s %s m %s %s l S", fill, num(diameter), num(x), num(sheetHeight-y), num(x), num(sheetHeight-y))
	})
}

// leads makes a place on the sheet clickable.
func (s *sheet) leads(box [4]float64, href, words string, e *elem) {
	if s.silent {
		return
	}
	l := &link{box: box, href: href, words: words, elem: e}
	s.links = append(s.links, l)
	e.kids = append(e.kids, kid{sheet: s, link: l})
}
