package brand

// Point is a place in a drawing, x to the right and y down.
type Point [2]float64

// Ink says what a line or a node is. The painter chooses its color.
type Ink int

// The inks of a picture. Ground is what shows through.
const (
	Ground Ink = iota
	Land
	Thin
	Route
	Bar
	Node
	Wall
	Hot
	inks
)

// Palette gives each ink a colour.
type Palette[Color any] [inks]Color

// Stroke is how a line looks. Its ends are round.
type Stroke struct {
	Ink    Ink
	Width  float64
	Dotted bool
}

// Curve is a cubic from A to D, a straight line where the handles B and C are its ends.
type Curve struct{ A, B, C, D Point }

// Straight reports whether the curve is a straight line.
func (c Curve) Straight() bool { return c.A == c.B && c.C == c.D }

// Pen puts a picture on paper or on a screen.
type Pen interface {
	Line(Stroke, []Curve)
	// Disc draws a circle with a rim around it, or without one where its width is 0.
	Disc(center Point, radius float64, fill, rim Ink, width float64)
}

// route runs through stops: level lines, and bends whose ends are level.
func route(stops ...Point) []Curve {
	var out []Curve
	at := stops[0]
	for _, p := range stops[1:] {
		if d := p[1] - at[1]; d > -0.2 && d < 0.2 {
			p[1] = at[1]
			out = append(out, Curve{at, at, p, p})
		} else {
			middle := (at[0] + p[0]) / 2
			out = append(out, Curve{at, Point{middle, at[1]}, Point{middle, p[1]}, p})
		}
		at = p
	}
	return out
}

// Mark draws the company's mark, three lines that meet in one ring, 32 wide and 26 high.
func Mark(pen Pen) {
	st := Stroke{Ink: Wall, Width: 2.4}
	pen.Line(st, route(Point{1, 5}, Point{8, 5}, Point{19, 13}))
	pen.Line(st, route(Point{1, 13}, Point{19, 13}))
	pen.Line(st, route(Point{1, 21}, Point{8, 21}, Point{19, 13}))
	pen.Disc(Point{25.5, 13}, 6, Ground, Wall, 2.4)
}
