package pdf

import (
	"bytes"
	"fmt"
	"strings"
)

// Color is a color as 0xRRGGBB.
type Color int

// String returns the color as operands: three shares from 0 to 1.
func (c Color) String() string {
	return fmt.Sprintf("%.3f %.3f %.3f", float64(c>>16)/255, float64(c>>8&255)/255, float64(c&255)/255)
}

// Page is a page of a document.
type Page struct {
	document  *Document
	content   bytes.Buffer
	elements  []*Element // whose marked content is on the page, by their marks
	links     []*link
	ref       ref
	repeating bool
}

// link is a rectangle that leads somewhere.
type link struct {
	box     [4]float64 // left, top, right, bottom
	href    string
	text    string
	element *Element
	ref     ref
	parent  int // its key in the structure's parent tree
}

func (p *Page) op(format string, args ...any) {
	fmt.Fprintf(&p.content, format, args...)
	p.content.WriteByte('\n')
}

// up turns a distance from the top into one from the bottom, as the format has it.
func (p *Page) up(y float64) string { return num(p.document.Height - y) }

// Tag draws content that belongs to an element of the structure.
func (p *Page) Tag(e *Element, draw func()) {
	if p.repeating {
		p.Artifact(draw)
		return
	}
	p.op("/%s<</MCID %d>>BDC", e.tag, len(p.elements))
	e.kids = append(e.kids, kid{page: p, mark: len(p.elements)})
	p.elements = append(p.elements, e)
	draw()
	p.op("EMC")
}

// Artifact draws what is not read aloud: rules, grounds, page numbers.
func (p *Page) Artifact(draw func()) {
	p.op("/Artifact BMC")
	draw()
	p.op("EMC")
}

// Repeat draws again what was read before, such as the head of a table on its second page. All of it is an artifact.
func (p *Page) Repeat(draw func()) {
	p.repeating = true
	draw()
	p.repeating = false
}

// Rect fills a rectangle, as an artifact.
func (p *Page) Rect(x, y, width, height float64, fill Color) {
	p.Artifact(func() { p.op("%s rg %s %s %s %s re f", fill, num(x), p.up(y+height), num(width), num(height)) })
}

// Frame strokes a rectangle, as an artifact.
func (p *Page) Frame(x, y, width, height, lineWidth float64, stroke Color) {
	p.Artifact(func() {
		p.op("%s RG %s w %s %s %s %s re S", stroke, num(lineWidth), num(x), p.up(y+height), num(width), num(height))
	})
}

// Rule draws a level line with square ends, as an artifact.
func (p *Page) Rule(x0, x1, y, width float64, stroke Color) { p.level(x0, x1, y, width, stroke, 0) }

// Bar draws a level line with round ends, as an artifact. Without length it is a dot.
func (p *Page) Bar(x0, x1, y, width float64, stroke Color) { p.level(x0, x1, y, width, stroke, 1) }

func (p *Page) level(x0, x1, y, width float64, stroke Color, ends int) {
	p.Artifact(func() {
		p.op("%s RG %s w %d J %s %s m %s %s l S", stroke, num(width), ends, num(x0), p.up(y), num(x1), p.up(y))
	})
}

// Shape is painted at once: filled first, then stroked with round ends.
type Shape struct {
	Fill     *Color // nil: it is only stroked
	Stroke   Color
	Width    float64   // of the stroke; 0: it is only filled
	Dash     []float64 // the lengths of a dash and of the gap after it; nil for a whole line
	Contours []Contour
}

// Contour is a line: x and y of its start, then of two handles and the end of every curve. A straight line is a curve
// whose handles are its ends.
type Contour []float64

// Paint paints shapes in their own units, with their origin at x and y. Call it within Tag or Artifact.
func (p *Page) Paint(shapes []Shape, x, y, scale float64) {
	p.op("q %.5f 0 0 %.5f %s %s cm 1 J", scale, -scale, num(x), p.up(y))
	for _, s := range shapes {
		paint := "S"
		if s.Fill != nil {
			paint = "B"
			p.op("%s rg", s.Fill)
		}
		if s.Width == 0 {
			paint = "f"
		} else {
			p.op("%s RG %s w [%s] 0 d", s.Stroke, num(s.Width), numbers(s.Dash...))
		}
		for _, c := range s.Contours {
			p.contour(c)
		}
		p.op("%s", paint)
	}
	p.op("Q")
}

func (p *Page) contour(c Contour) {
	p.op("%s m", numbers(c[0], c[1]))
	for i := 2; i+6 <= len(c); i += 6 {
		if c[i] == c[i-2] && c[i+1] == c[i-1] && c[i+2] == c[i+4] && c[i+3] == c[i+5] {
			p.op("%s l", numbers(c[i+4:i+6]...))
		} else {
			p.op("%s c", numbers(c[i:i+6]...))
		}
	}
}

func numbers(all ...float64) string {
	out := make([]string, len(all))
	for i, v := range all {
		out[i] = num(v)
	}
	return strings.Join(out, " ")
}

// link makes a rectangle clickable.
func (p *Page) link(box [4]float64, href, text string, e *Element) {
	if p.repeating {
		return
	}
	l := &link{box: box, href: href, text: text, element: e}
	p.links = append(p.links, l)
	e.kids = append(e.kids, kid{page: p, link: l})
}

func (p *Page) write(w *writer, number int, pages ref) {
	var links []string
	for _, l := range p.links {
		links = append(links, l.ref.String())
		action := fmt.Sprintf("/A<</S/URI/URI%s>>", text(p.document.Resolve(l.href)))
		if at, ok := p.document.within(l.href); ok {
			action = "/Dest" + at.dest()
		}
		w.pack(l.ref, "<</Type/Annot/Subtype/Link/Rect[%s %s %s %s]/Border[0 0 0]/F 4/Contents%s/StructParent %d%s>>",
			num(l.box[0]), p.up(l.box[3]), num(l.box[2]), p.up(l.box[1]), text(l.text), l.parent, action)
	}
	content := w.stream("", p.content.Bytes())
	w.set(p.ref, "<</Type/Page/Parent %v/Contents %v/StructParents %d/Tabs/S/Annots[%s]>>",
		pages, content, number, strings.Join(links, " "))
}
