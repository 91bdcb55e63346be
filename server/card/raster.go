package card

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"

	"hire360/server/brand"
)

// canvas is an image that shapes are painted on, one above the other.
type canvas struct {
	img    *image.RGBA
	inks   brand.Palette[color.RGBA]
	scale  float64
	dx, dy float64
	shape  vector.Rasterizer
}

func newCanvas(inks brand.Palette[color.RGBA]) *canvas {
	c := &canvas{img: image.NewRGBA(image.Rect(0, 0, Width, Height)), inks: inks, scale: 1}
	draw.Draw(c.img, c.img.Bounds(), image.NewUniform(inks[brand.Ground]), image.Point{}, draw.Src)
	return c
}

// at moves and scales what is drawn.
func (c *canvas) at(x, y, scale float64, draw func()) {
	before := [3]float64{c.dx, c.dy, c.scale}
	c.dx, c.dy, c.scale = x, y, scale
	draw()
	c.dx, c.dy, c.scale = before[0], before[1], before[2]
}

// fill paints closed outlines whose inner ones, run through the other way, are holes.
func (c *canvas) fill(ink color.RGBA, outlines ...[]brand.Point) {
	lo, hi := brand.Point{math.Inf(1), math.Inf(1)}, brand.Point{math.Inf(-1), math.Inf(-1)}
	for _, o := range outlines {
		for i, p := range o {
			o[i] = brand.Point{p[0]*c.scale + c.dx, p[1]*c.scale + c.dy}
			lo = brand.Point{min(lo[0], o[i][0]), min(lo[1], o[i][1])}
			hi = brand.Point{max(hi[0], o[i][0]), max(hi[1], o[i][1])}
		}
	}
	box := image.Rect(int(math.Floor(lo[0])), int(math.Floor(lo[1])), int(math.Ceil(hi[0])), int(math.Ceil(hi[1]))).Intersect(c.img.Bounds())
	if box.Empty() {
		return
	}
	c.shape.Reset(box.Dx(), box.Dy())
	for _, o := range outlines {
		for i, p := range o {
			x, y := float32(p[0]-float64(box.Min.X)), float32(p[1]-float64(box.Min.Y))
			if i == 0 {
				c.shape.MoveTo(x, y)
			} else {
				c.shape.LineTo(x, y)
			}
		}
		c.shape.ClosePath()
	}
	c.shape.Draw(c.img, box, image.NewUniform(ink), image.Point{})
}

// Line paints a route.
func (c *canvas) Line(st brand.Stroke, path []brand.Curve) {
	points := flat(path)
	if !st.Dotted {
		c.fill(c.inks[st.Ink], outline(points, st.Width/2))
		return
	}
	const apart = 6
	walked := 0.0
	for i, p := range points[1:] {
		from := points[i]
		length := math.Hypot(p[0]-from[0], p[1]-from[1])
		for ; walked < length; walked += apart {
			share := walked / length
			c.fill(c.inks[st.Ink], ring(brand.Point{from[0] + share*(p[0]-from[0]), from[1] + share*(p[1]-from[1])}, st.Width*0.7))
		}
		walked -= length
	}
}

// Disc paints a node.
func (c *canvas) Disc(at brand.Point, radius float64, fill, rim brand.Ink, width float64) {
	c.fill(c.inks[rim], ring(at, radius+width/2))
	c.fill(c.inks[fill], ring(at, radius-width/2))
}

const bends = 28 // pieces of a bend, and of a circle

// flat turns curves into the corners of short lines.
func flat(path []brand.Curve) []brand.Point {
	out := []brand.Point{path[0].A}
	for _, k := range path {
		if k.Straight() {
			out = append(out, k.D)
			continue
		}
		for i := 1; i <= bends; i++ {
			t := float64(i) / bends
			u := 1 - t
			var p brand.Point
			for d := range p {
				p[d] = u*u*u*k.A[d] + 3*u*u*t*k.B[d] + 3*u*t*t*k.C[d] + t*t*t*k.D[d]
			}
			out = append(out, p)
		}
	}
	return out
}

// outline returns what a pen of the radius covers on its way: there on one side, back on the other. The
// way has no sharp corners.
func outline(points []brand.Point, radius float64) []brand.Point {
	n := len(points)
	there := make([]brand.Point, 0, 2*n+bends)
	back := make([]brand.Point, 0, n)
	for i, p := range points {
		from, to := points[max(i-1, 0)], points[min(i+1, n-1)]
		angle := math.Atan2(to[1]-from[1], to[0]-from[0])
		sin, cos := math.Sincos(angle)
		there = append(there, brand.Point{p[0] + sin*radius, p[1] - cos*radius})
		back = append(back, brand.Point{p[0] - sin*radius, p[1] + cos*radius})
		if i == n-1 {
			there = append(there, arc(p, radius, angle-math.Pi/2)...)
		}
	}
	for i := n - 1; i >= 0; i-- {
		there = append(there, back[i])
	}
	first, second := points[0], points[min(1, n-1)]
	return append(there, arc(first, radius, math.Atan2(second[1]-first[1], second[0]-first[0])+math.Pi/2)...)
}

// arc is the half circle at the end of a line.
func arc(center brand.Point, radius, from float64) []brand.Point {
	var out []brand.Point
	const pieces = 8
	for i := 1; i < pieces; i++ {
		sin, cos := math.Sincos(from + math.Pi*float64(i)/pieces)
		out = append(out, brand.Point{center[0] + cos*radius, center[1] + sin*radius})
	}
	return out
}

func ring(center brand.Point, radius float64) []brand.Point {
	out := make([]brand.Point, bends)
	for i := range out {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / bends)
		out[i] = brand.Point{center[0] + cos*radius, center[1] + sin*radius}
	}
	return out
}
