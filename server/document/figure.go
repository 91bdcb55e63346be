package document

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hire360/server/brand"
	"hire360/server/pdf"
)

// maxShrink is the share of its height that a figure gives up where it would otherwise begin a sheet.
const maxShrink = 0.3

// screenWidth is how wide most screens are, in pixels. It becomes the measure, and so does the width of a diagram.
const screenWidth = 620.0

// figure composes a diagram or a product's screen, with its caption below.
func (d *document) figure(name, caption string) {
	f, ok := brand.FigureOf(name)
	if !ok {
		d.missing = errors.Join(d.missing, fmt.Errorf("documents have no figure %s", name))
		return
	}
	e := d.parent.Add("Figure")
	height := f.Height * measure / max(f.Width, screenWidth)
	d.add(block{space: 18, height: height, shrink: maxShrink * height, keepWithNext: caption != "",
		draw: func(p *pdf.Page, x, y, height float64) { drawFigure(p, e, f, x, y, height/f.Height) }})
	d.text("P", inline(caption, smallText), 8)
}

func drawFigure(p *pdf.Page, e *pdf.Element, f brand.Figure, x, y, scale float64) {
	e.SetFigure(p, f.Alt, x, y, f.Width*scale, f.Height*scale)
	p.Tag(e, func() { p.Paint(shapes(f.Shapes, hex), x, y, scale) })
	for _, w := range f.Words {
		s := pdf.Style{Font: slices.Index(fontNames, w.Font), Size: w.Size * scale, Color: hex(w.Color, 1)}
		// The browser's letters are as wide as these but for its rounding.
		if n := len([]rune(w.Text)); n > 1 {
			s.Tracking = (w.Width*scale - fonts().Shape(plain(w.Text, s)).Width()) / s.Size / float64(n)
		}
		fonts().Shape(plain(w.Text, s)).Draw(p, e, x+w.X*scale, y+w.Y*scale)
	}
}

// hex reads a color such as #0a1a3f.
func hex(ink string, _ float64) pdf.Color {
	color, _ := strconv.ParseInt(strings.TrimPrefix(ink, "#"), 16, 32) // a test reads them all
	return pdf.Color(color)
}

// shapes are a picture's in the colors of its inks.
func shapes(picture brand.Picture, color func(ink string, opacity float64) pdf.Color) []pdf.Shape {
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
