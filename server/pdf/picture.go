package pdf

import (
	"strings"

	"hire360/server/brand"
)

// paint draws a picture with its top left corner at x and y.
func (s *sheet) paint(p brand.Picture, inks brand.Palette, x, y, scale float64) {
	s.op("q %.5f 0 0 %.5f %s %s cm 1 J", scale, -scale, num(x), num(sheetHeight-y))
	for _, shape := range p {
		painted := "S"
		if shape.Fill != "" {
			painted = "B"
			s.op("%s rg", rgb(inks.Color(shape.Fill, shape.Opacity)))
		}
		s.op("%s RG %s w %s 0 d", rgb(inks.Color(shape.Stroke, shape.Opacity)), num(shape.Width), numbers(shape.Dash))
		for _, c := range shape.Contours {
			s.contour(c)
		}
		s.op("%s", painted)
	}
	s.op("Q")
}

func (s *sheet) contour(c brand.Contour) {
	x, y := c.Start()
	s.op("%s %s m", num(x), num(y))
	c.Curves(func(k [8]float64, straight bool) {
		if straight {
			s.op("%s %s l", num(k[6]), num(k[7]))
			return
		}
		s.op("%s %s %s %s %s %s c", num(k[2]), num(k[3]), num(k[4]), num(k[5]), num(k[6]), num(k[7]))
	})
}

func numbers(all []float64) string {
	out := make([]string, len(all))
	for i, v := range all {
		out[i] = num(v)
	}
	return "[" + strings.Join(out, " ") + "]"
}
