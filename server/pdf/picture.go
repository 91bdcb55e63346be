package pdf

import (
	"strings"

	"hire360/graph"
	"hire360/server/brand"
)

// inks are the colours of a picture on the cover's dark band.
var inks = brand.Palette[color]{brand.Ground: navy900, brand.Land: rgb(0x2C4789), brand.Thin: rgb(0x4A6DB8), brand.Route: rgb(0x5F8DE8),
	brand.Bar: rgb(0xA9C8FF), brand.Node: rgb(0xA9C8FF), brand.Wall: white, brand.Hot: rgb(0xFFB020)}

// pen draws pictures on a sheet, in the picture's own units.
type pen struct{ s *sheet }

// drawPicture draws the page's picture over the whole width of the sheet.
func drawPicture(s *sheet, art graph.Illustration, y, height float64) {
	scale := sheetWidth / brand.Width
	s.artifact(func() { s.scaled(0, y, scale, func() { brand.Picture(pen{s}, art, height/scale) }) })
}

// scaled draws in units of its own, from the point down and to the right.
func (s *sheet) scaled(x, y, scale float64, draw func()) {
	s.op("q %.5f 0 0 %.5f %s %s cm", scale, -scale, num(x), num(sheetHeight-y))
	draw()
	s.op("Q")
}

// Line draws a line.
func (p pen) Line(st brand.Stroke, path []brand.Curve) {
	var b strings.Builder
	b.WriteString(num(path[0].A[0]) + " " + num(path[0].A[1]) + " m")
	for _, c := range path {
		for _, at := range [][2]float64{c.B, c.C, c.D} {
			if c.Straight() && at != c.D {
				continue
			}
			b.WriteString(" " + num(at[0]) + " " + num(at[1]))
		}
		if c.Straight() {
			b.WriteString(" l")
		} else {
			b.WriteString(" c")
		}
	}
	dash := "[] 0 d"
	if st.Dotted {
		dash = "[1 5] 0 d"
	}
	p.s.op("%s RG %s w 1 J %s %s S", inks[st.Ink], num(st.Width), dash, b.String())
}

// Disc draws a node.
func (p pen) Disc(at brand.Point, radius float64, fill, rim brand.Ink, width float64) {
	if width == 0 {
		p.s.op("%s rg %s f", inks[fill], circle(at[0], at[1], radius))
		return
	}
	p.s.op("%s rg %s RG %s w [] 0 d %s B", inks[fill], inks[rim], num(width), circle(at[0], at[1], radius))
}

// circle is the path of a circle: four curves.
func circle(x, y, r float64) string {
	k := 0.5523 * r
	p := func(v ...float64) string {
		out := make([]string, len(v))
		for i, n := range v {
			out[i] = num(n)
		}
		return strings.Join(out, " ")
	}
	return p(x+r, y) + " m " + p(x+r, y+k, x+k, y+r, x, y+r) + " c " + p(x-k, y+r, x-r, y+k, x-r, y) + " c " +
		p(x-r, y-k, x-k, y-r, x, y-r) + " c " + p(x+k, y-r, x+r, y-k, x+r, y) + " c h"
}
