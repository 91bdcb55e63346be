package document

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hire360/graph"
	"hire360/server/brand"
	"hire360/server/pdf"
)

// maxShrink is the share of its height that a figure gives up where it would otherwise begin a sheet.
const maxShrink = 0.3

// screenWidth is how wide most screens are, in pixels. It becomes the measure, and so does the width of a diagram.
const screenWidth = 620.0

// diagramWidth is how wide diagrams are, in the same pixels.
const diagramWidth = 1000.0

// screen composes a product's screen.
func (d *document) screen(name graph.ScreenName) {
	if f, ok := d.figureOf(name.String()); ok {
		d.figure(f, "")
	}
}

// diagram composes a diagram with its words on this page, and its caption below.
func (d *document) diagram(s *graph.DiagramSection) {
	f, ok := d.figureOf(s.Diagram.String())
	if !ok {
		return
	}
	if s.Diagram != graph.DiagramNameHandover {
		var err error
		if f, err = labeled(f, s); err != nil {
			d.missing = errors.Join(d.missing, err)
			return
		}
	}
	d.figure(f, s.Caption)
}

func (d *document) figureOf(name string) (brand.Figure, bool) {
	f, ok := brand.FigureOf(name)
	if !ok {
		d.missing = errors.Join(d.missing, fmt.Errorf("documents have no figure %s", name))
	}
	return f, ok
}

// labeled returns the figure of a diagram with the words of a section instead of those that it was read with.
func labeled(f brand.Figure, s *graph.DiagramSection) (brand.Figure, error) {
	f.Alt = deref(s.Alt)
	f.Width = diagramWidth
	f.Words = slices.Clone(f.Words)
	for i, w := range f.Words {
		if w.Label < 1 || w.Label > len(s.Labels) {
			return f, fmt.Errorf("the diagram %s has %d labels, expected number %d for %q", s.Diagram, len(s.Labels),
				w.Label, w.Text)
		}
		l := s.Labels[w.Label-1]
		parts := map[string]string{"title": l.Title, "note": deref(l.Note), "time": deref(l.Time)}
		f.Words[i] = reworded(w, parts[w.Part])
		// Letters larger than on a screen may reach beyond the drawing.
		f.Width = max(f.Width, f.Words[i].X+f.Words[i].Width)
	}
	return f, nil
}

// reworded returns other words in the same letters, with the same distances between them, at the same anchor.
func reworded(w brand.Words, text string) brand.Words {
	if text == w.Text {
		return w
	}
	before := w.Width
	s := style(w, 1)
	w.Text, w.Width = text, fonts().Shape(plain(text, s)).Width()
	switch w.Anchor {
	case "middle":
		w.X += (before - w.Width) / 2
	case "end":
		w.X += before - w.Width
	}
	return w
}

// figure composes a figure, with its caption below.
func (d *document) figure(f brand.Figure, caption string) {
	e := d.parent.Add("Figure")
	height := f.Height * measure / max(f.Width, screenWidth)
	d.add(block{space: 18, height: height, shrink: maxShrink * height, keepWithNext: caption != "",
		draw: func(p *pdf.Page, x, y, height float64) { drawFigure(p, e, f, x, y, height/f.Height) }})
	d.text("P", inline(caption, smallText), 8)
}

func drawFigure(p *pdf.Page, e *pdf.Element, f brand.Figure, x, y, scale float64) {
	e.SetFigure(p, f.Alt, x, y, f.Width*scale, f.Height*scale)
	p.Tag(e, func() {
		p.Paint(shapes(f.Shapes, hex), x, y, scale)
		p.Paint(grounds(f.Words), x, y, scale)
	})
	for _, w := range f.Words {
		fonts().Shape(plain(w.Text, style(w, scale))).Draw(p, e, x+w.X*scale, y+w.Y*scale)
	}
}

// style has the letters of words, as far apart as the browser's, whose letters are as wide as these but for its
// rounding.
func style(w brand.Words, scale float64) pdf.Style {
	s := pdf.Style{Font: slices.Index(fontNames, w.Font), Size: w.Size * scale, Color: hex(w.Color, 1)}
	if n := len([]rune(w.Text)); n > 1 {
		s.Tracking = (w.Width*scale - fonts().Shape(plain(w.Text, s)).Width()) / s.Size / float64(n)
	}
	return s
}

// grounds are white boxes behind words.
func grounds(words []brand.Words) []pdf.Shape {
	white := pdf.Color(0xffffff)
	var out []pdf.Shape
	for _, w := range words {
		if w.Ground {
			left, top, right, bottom := w.X-2, w.Y-0.78*w.Size, w.X+w.Width+2, w.Y+0.22*w.Size
			out = append(out, pdf.Shape{Fill: &white, Contours: []pdf.Contour{{
				left, top, left, top, right, top, right, top,
				right, top, right, bottom, right, bottom,
				right, bottom, left, bottom, left, bottom,
				left, bottom, left, top, left, top,
			}}})
		}
	}
	return out
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
