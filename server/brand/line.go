package brand

import (
	"strconv"
	"strings"

	"hire360/graph"
)

// Amount writes a figure as texts do: 9,800, 0.5, −4,000.
func Amount(v float64) string {
	whole, rest, _ := strings.Cut(strconv.FormatFloat(v, 'f', -1, 64), ".")
	sign := ""
	if strings.HasPrefix(whole, "-") {
		whole, sign = whole[1:], "−"
	}
	for at := len(whole) - 3; at > 0; at -= 3 {
		whole = whole[:at] + "," + whole[at:]
	}
	if rest != "" {
		rest = "." + rest
	}
	return sign + whole + rest
}

// WithUnit writes a figure with its unit: 34%, 8 days.
func WithUnit(v float64, unit string) string {
	if strings.HasPrefix(unit, "%") {
		return Amount(v) + unit
	}
	return Amount(v) + "\u00a0" + unit
}

// Line is an amount as a line to scale, with its name above.
type Line struct {
	Name  string
	Share float64 // of the longest line, from 0 to 1
	Hot   bool    // the one to look at
	Whole bool    // with what it is a part of
}

// ChangeLines returns the lines of a figure before and after.
func ChangeLines(c graph.Change) []Line {
	longest := max(c.Before, c.After)
	return []Line{
		{Name: "Before: " + WithUnit(c.Before, c.Unit), Share: c.Before / longest},
		{Name: "After: " + WithUnit(c.After, c.Unit), Share: c.After / longest, Hot: true},
	}
}

// Picture draws the line from x to the right, where the longest line of all is width long. Thickness is that of a line
// that is not hot.
func (l Line) Picture(x, y, width, thickness float64) Picture {
	ink, node, dot := "line", "node", 4*thickness
	straight := func(from, to float64) []Contour { return []Contour{{from, y, from, y, to, y, to, y}} }
	var out Picture
	if l.Whole {
		out = append(out, Shape{Stroke: "line", Width: thickness / 2, Contours: straight(x, x+width)})
	}
	if l.Hot {
		ink, node, dot = "hot", "hot", 5*thickness
		thickness *= 2
	}
	end := x + l.Share*width
	return append(out, Shape{Stroke: ink, Width: thickness, Contours: straight(x, end)},
		Shape{Stroke: node, Width: dot, Contours: straight(end, end)})
}
