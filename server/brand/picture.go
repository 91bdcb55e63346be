package brand

import (
	"cmp"
	"slices"
	"unicode/utf16"

	"hire360/graph"
)

// Width is the width of a picture in its own units. The caller chooses its height.
const Width = 1000.0

const (
	margin   = 20.0
	pitch    = 10.0
	mapWidth = 0.46 * Width
	density  = 8
)

var (
	landLine = Stroke{Ink: Land, Width: 1.5}
	thinLine = Stroke{Ink: Thin, Width: 1}
	routeOf  = Stroke{Ink: Route, Width: 1.6}
	dimLine  = Stroke{Ink: Route, Width: 1.6, Dotted: true}
	hotLine  = Stroke{Ink: Hot, Width: 2.4}
	barLine  = Stroke{Ink: Bar, Width: 9}
	hotBar   = Stroke{Ink: Hot, Width: 9}
)

// canvas is what a topology draws with. It decides where the routes of the coast go.
type canvas struct {
	pen        Pen
	departures []Point
	height     float64
	hot        int
	random     func() float64
	nodes      []func() // drawn last, over the lines
}

// Picture draws the picture of a page, as client/src/art/drawRoutes.ts does: land as latitude lines, and routes
// that leave it and go to work. Equal seeds give equal pictures, on the web and elsewhere.
func Picture(pen Pen, art graph.Illustration, height float64) {
	next := random(art.Seed)
	country := 0
	if art.Country != nil {
		country = max(0, slices.IndexFunc(coasts, func(c coast) bool { return c.country == *art.Country }))
	} else {
		country = int(next() * float64(len(coasts)))
	}
	c := &canvas{pen: pen, height: height, random: next}
	c.departures = leave(c.land(coasts[country]), next)
	c.hot = int(next() * float64(len(c.departures)))
	topologies[art.Topology](c)
	x, y := coasts[country].place()
	rows := float64(int((c.height - 2*margin) / pitch))
	c.ring(Point{x * mapWidth, margin + y*rows*pitch}, 4, false)
	for _, n := range c.nodes {
		n()
	}
}

// random gives numbers from 0 to 1 that only the seed decides: FNV-1a, then mulberry32.
func random(seed string) func() float64 {
	state := uint32(2166136261)
	for _, unit := range utf16.Encode([]rune(seed)) {
		state = (state ^ uint32(unit)) * 16777619
	}
	return func() float64 {
		state += 0x6d2b79f5
		mixed := (state ^ state>>15) * (1 | state)
		mixed = (mixed + (mixed^mixed>>7)*(61|mixed)) ^ mixed
		return float64(mixed^mixed>>14) / 4294967296
	}
}

// land draws the rows of land and returns where each of them ends in the east.
func (c *canvas) land(country coast) []Point {
	rows := int((c.height - 2*margin) / pitch)
	var ends []Point
	for i := range rows + 1 {
		y := margin + float64(i)*pitch
		west := c.random() * mapWidth * 0.07
		east := mapWidth * (1 - c.random()*0.16)
		end := 0.0
		for _, piece := range country.land(float64(i) / float64(max(rows, 1))) {
			from, to := max(piece[0]*mapWidth, west), min(piece[1]*mapWidth, east)
			if to-from < 4 {
				continue
			}
			c.line(landLine, Point{from, y}, Point{to, y})
			end = max(end, to)
		}
		if end > 12 {
			ends = append(ends, Point{end, y})
		}
	}
	return ends
}

// leave chooses rows spread evenly over the coast, each moved by chance by up to a third of its share.
func leave(coast []Point, next func() float64) []Point {
	count := min(density, len(coast))
	var chosen []Point
	for n := range count {
		share := float64(len(coast)) / float64(count)
		at := int((float64(n)+0.5)*share + (next()-0.5)*share*0.6)
		chosen = append(chosen, coast[max(0, min(len(coast)-1, at))])
	}
	slices.SortFunc(chosen, func(a, b Point) int { return cmp.Compare(a[1], b[1]) })
	return slices.Compact(chosen)
}

func (c *canvas) line(st Stroke, stops ...Point) { c.pen.Line(st, route(stops...)) }

// wall draws the upright that routes pass or stop at.
func (c *canvas) wall(x float64) {
	a, b := Point{x, 14}, Point{x, c.height - 14}
	c.pen.Line(Stroke{Ink: Wall, Width: 2}, []Curve{{a, a, b, b}})
}

// end draws the solid node at which a route ends.
func (c *canvas) end(at Point, hot bool) {
	c.nodes = append(c.nodes, func() { c.pen.Disc(at, 3.5, inkOf(hot), Ground, 0) })
}

// ring draws an open node; the hot one is filled.
func (c *canvas) ring(at Point, radius float64, hot bool) {
	fill := Ground
	if hot {
		fill = Hot
	}
	c.nodes = append(c.nodes, func() { c.pen.Disc(at, radius, fill, inkOf(hot), 2) })
}

func inkOf(hot bool) Ink {
	if hot {
		return Hot
	}
	return Node
}
