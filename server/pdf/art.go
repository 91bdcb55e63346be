package pdf

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf16"

	"hire360/graph"
)

// The picture of a page, as client/src/art/drawRoutes.ts draws it: land as latitude lines, and routes that
// leave it and go to work. The same page has the same picture on the web and on paper.
const (
	artWide   = 1000.0 // the width of the drawing in its own units
	artMargin = 20.0
	artPitch  = 10.0
	mapShare  = 0.46
	density   = 8
)

type point [2]float64

// stroke is how a line of the picture looks.
type stroke struct {
	color  color
	width  float64
	dashed bool
}

var (
	landLine = stroke{color: rgb(0x2C4789), width: 1.5}
	thinLine = stroke{color: rgb(0x4A6DB8), width: 1}
	routeOf  = stroke{color: rgb(0x5F8DE8), width: 1.6}
	dimLine  = stroke{color: rgb(0x5F8DE8), width: 1.6, dashed: true}
	hotLine  = stroke{color: rgb(0xFFB020), width: 2.4}
	barLine  = stroke{color: rgb(0xA9C8FF), width: 9}
	hotBar   = stroke{color: rgb(0xFFB020), width: 9}
	pale     = rgb(0xA9C8FF)
	live     = rgb(0xFFB020)
)

// canvas is what a topology draws with. It decides where the routes of the coast go.
type canvas struct {
	s          *sheet
	departures []point
	height     float64
	hot        int
	random     func() float64
	nodes      []func() // drawn last, over the lines
}

// drawArt draws the picture over the whole width of the sheet.
func drawArt(s *sheet, art graph.Illustration, y, height float64) {
	scale := sheetWidth / artWide
	next := random(art.Seed)
	country := 0
	if art.Country != nil {
		country = max(0, slices.IndexFunc(coasts, func(c coast) bool { return c.country == *art.Country }))
	} else {
		country = int(next() * float64(len(coasts)))
	}
	s.artifact(func() {
		s.op("q %.5f 0 0 %.5f 0 %s cm", scale, -scale, num(sheetHeight-y))
		c := &canvas{s: s, height: height / scale, random: next}
		c.departures = leave(c.land(coasts[country]), next)
		c.hot = int(next() * float64(len(c.departures)))
		topologies[art.Topology](c)
		ox, oy := coasts[country].place()
		rows := float64(int((c.height - 2*artMargin) / artPitch))
		c.ring(point{ox * artWide * mapShare, artMargin + oy*rows*artPitch}, 4, false)
		for _, n := range c.nodes {
			n()
		}
		s.op("Q")
	})
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
func (c *canvas) land(country coast) []point {
	rows := int((c.height - 2*artMargin) / artPitch)
	wide := artWide * mapShare
	var ends []point
	for i := range rows + 1 {
		y := artMargin + float64(i)*artPitch
		west := c.random() * wide * 0.07
		east := wide * (1 - c.random()*0.16)
		end := 0.0
		for _, piece := range country.land(float64(i) / float64(max(rows, 1))) {
			from, to := max(piece[0]*wide, west), min(piece[1]*wide, east)
			if to-from < 4 {
				continue
			}
			c.line(landLine, point{from, y}, point{to, y})
			end = max(end, to)
		}
		if end > 12 {
			ends = append(ends, point{end, y})
		}
	}
	return ends
}

// leave chooses rows spread evenly over the coast, each moved by chance by up to a third of its share.
func leave(coast []point, next func() float64) []point {
	count := min(density, len(coast))
	var chosen []point
	for n := range count {
		share := float64(len(coast)) / float64(count)
		at := int((float64(n)+0.5)*share + (next()-0.5)*share*0.6)
		chosen = append(chosen, coast[max(0, min(len(coast)-1, at))])
	}
	slices.SortFunc(chosen, func(a, b point) int { return cmp.Compare(a[1], b[1]) })
	return slices.Compact(chosen)
}

// line draws a route through stops: level lines, and bends whose ends are level.
func (c *canvas) line(st stroke, stops ...point) {
	var b strings.Builder
	for i, p := range stops {
		switch {
		case i == 0:
			b.WriteString(num(p[0]) + " " + num(p[1]) + " m")
		case p[1]-stops[i-1][1] < 0.2 && stops[i-1][1]-p[1] < 0.2:
			b.WriteString(" " + num(p[0]) + " " + num(stops[i-1][1]) + " l")
		default:
			middle := num((stops[i-1][0] + p[0]) / 2)
			b.WriteString(" " + middle + " " + num(stops[i-1][1]) + " " + middle + " " + num(p[1]) + " " + num(p[0]) + " " + num(p[1]) + " c")
		}
	}
	dash := "[] 0 d"
	if st.dashed {
		dash = "[1 5] 0 d"
	}
	c.s.op("%s RG %s w 1 J %s %s S", st.color, num(st.width), dash, b.String())
}

// wall draws the upright that routes pass or stop at.
func (c *canvas) wall(x float64) {
	c.s.op("%s RG 2 w 1 J [] 0 d %s 14 m %s %s l S", white, num(x), num(x), num(c.height-14))
}

// end draws the solid node at which a route ends.
func (c *canvas) end(at point, hot bool) {
	ink := pale
	if hot {
		ink = live
	}
	c.nodes = append(c.nodes, func() { c.s.op("%s rg %s f", ink, circle(at[0], at[1], 3.5)) })
}

// ring draws an open node; the hot one is filled.
func (c *canvas) ring(at point, radius float64, hot bool) {
	ink, fill := pale, navy900
	if hot {
		ink, fill = live, live
	}
	c.nodes = append(c.nodes, func() { c.s.op("%s rg %s RG 2 w [] 0 d %s B", fill, ink, circle(at[0], at[1], radius)) })
}
