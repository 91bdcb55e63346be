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
	raster vector.Rasterizer
}

func newCanvas(ground color.RGBA) *canvas {
	c := &canvas{img: image.NewRGBA(image.Rect(0, 0, Width, Height))}
	draw.Draw(c.img, c.img.Bounds(), image.NewUniform(ground), image.Point{}, draw.Src)
	return c
}

type point struct{ x, y float64 }

// paint draws a picture with its top left corner at x and y.
func (c *canvas) paint(p brand.Picture, inks brand.Palette, x, y, scale float64) {
	for _, s := range p {
		var lines [][]point
		for _, contour := range s.Contours {
			lines = append(lines, flatten(contour, x, y, scale))
		}
		if s.Fill != "" {
			c.fill(rgb(inks.Color(s.Fill, s.Opacity)), lines)
		}
		if len(s.Dash) == 2 {
			lines = dashes(lines, s.Dash[0]*scale, s.Dash[1]*scale)
		}
		for i, line := range lines {
			lines[i] = outline(line, s.Width*scale/2)
		}
		c.fill(rgb(inks.Color(s.Stroke, s.Opacity)), lines)
	}
}

// fill paints closed outlines. Where one runs around another in the opposite direction, the inner one is a hole.
func (c *canvas) fill(ink color.RGBA, outlines [][]point) {
	box := bounds(outlines).Intersect(c.img.Bounds())
	if box.Empty() {
		return
	}
	c.raster.Reset(box.Dx(), box.Dy())
	for _, o := range outlines {
		for i, p := range o {
			x, y := float32(p.x-float64(box.Min.X)), float32(p.y-float64(box.Min.Y))
			if i == 0 {
				c.raster.MoveTo(x, y)
			} else {
				c.raster.LineTo(x, y)
			}
		}
		c.raster.ClosePath()
	}
	c.raster.Draw(c.img, box, image.NewUniform(ink), image.Point{})
}

func bounds(lines [][]point) image.Rectangle {
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, line := range lines {
		for _, p := range line {
			low = point{min(low.x, p.x), min(low.y, p.y)}
			high = point{max(high.x, p.x), max(high.y, p.y)}
		}
	}
	if low.x > high.x {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(low.x)), int(math.Floor(low.y)), int(math.Ceil(high.x)), int(math.Ceil(high.y)))
}

const curveSteps = 28 // straight pieces of a curve

// flatten turns a contour into short straight lines on the canvas.
func flatten(contour brand.Contour, dx, dy, scale float64) []point {
	out := []point{{contour[0]*scale + dx, contour[1]*scale + dy}}
	for n := 2; n+6 <= len(contour); n += 6 {
		k := contour[n-2 : n+6] // start, two handles, end
		steps := curveSteps
		if k[0] == k[2] && k[1] == k[3] && k[4] == k[6] && k[5] == k[7] {
			steps = 1
		}
		for i := 1; i <= steps; i++ {
			t := float64(i) / float64(steps)
			u := 1 - t
			at := func(n int) float64 { return u*u*u*k[n] + 3*u*u*t*k[n+2] + 3*u*t*t*k[n+4] + t*t*t*k[n+6] }
			out = append(out, point{at(0)*scale + dx, at(1)*scale + dy})
		}
	}
	return out
}

// dashes cuts lines into pieces of the length on, with gaps of the length off between them.
func dashes(lines [][]point, on, off float64) (out [][]point) {
	for _, line := range lines {
		dash, drawing, left := []point{line[0]}, true, on
		for i, to := range line[1:] {
			from := line[i]
			for length := math.Hypot(to.x-from.x, to.y-from.y); length > left; {
				share := left / length
				from = point{from.x + share*(to.x-from.x), from.y + share*(to.y-from.y)}
				length -= left
				if drawing {
					out, left = append(out, append(dash, from)), off
				} else {
					dash, left = []point{from}, on
				}
				drawing = !drawing
			}
			left -= math.Hypot(to.x-from.x, to.y-from.y)
			if drawing {
				dash = append(dash, to)
			}
		}
		if drawing {
			out = append(out, dash)
		}
	}
	return out
}

// outline returns what a round pen covers on its way: there on one side, back on the other. The line has no sharp
// corners.
func outline(line []point, radius float64) []point {
	n := len(line)
	direction := func(i int) float64 {
		from, to := line[max(i-1, 0)], line[min(i+1, n-1)]
		return math.Atan2(to.y-from.y, to.x-from.x)
	}
	var there, back []point
	for i, p := range line {
		sin, cos := math.Sincos(direction(i))
		there = append(there, point{p.x + sin*radius, p.y - cos*radius})
		back = append(back, point{p.x - sin*radius, p.y + cos*radius})
	}
	there = append(there, halfCircle(line[n-1], radius, direction(n-1)-math.Pi/2)...)
	for i := n - 1; i >= 0; i-- {
		there = append(there, back[i])
	}
	return append(there, halfCircle(line[0], radius, direction(0)+math.Pi/2)...)
}

func halfCircle(center point, radius, from float64) []point {
	const steps = curveSteps / 2
	out := make([]point, steps-1)
	for i := range out {
		sin, cos := math.Sincos(from + math.Pi*float64(i+1)/steps)
		out[i] = point{center.x + cos*radius, center.y + sin*radius}
	}
	return out
}
