package card

import (
	"slices"
	"time"

	"hire360/graph"
	"hire360/server/brand"
)

// Day is a day of the relay in UTC, as the chart of the home page shows it. Places are shares of the day.
type Day struct {
	Offices []DayOffice
	Legs    []DayLeg
}

// DayOffice is an office with the hours at which it is open.
type DayOffice struct {
	City string
	Open [][2]float64
}

// DayLeg is a time during which an office, by its index, has the work.
type DayLeg struct {
	From, To float64
	Office   int
}

// usualDay returns the first day from today on which no office stays closed, nil if none is known.
func usualDay(now *graph.Now) *Day {
	if now == nil || len(now.Relay) == 0 {
		return nil
	}
	end := now.Relay[len(now.Relay)-1].To
	for from := now.At().Truncate(24 * time.Hour); ; from = from.AddDate(0, 0, 1) {
		if from.AddDate(0, 0, 1).After(end) {
			return nil
		}
		if d := dayFrom(now, from); d != nil {
			return d
		}
	}
}

// dayFrom returns the day that begins at a moment, nil if an office stays closed.
func dayFrom(now *graph.Now, from time.Time) *Day {
	within := func(a, b time.Time) (share [2]float64, ok bool) {
		for i, at := range []time.Time{a, b} {
			share[i] = min(max(at.Sub(from).Hours()/24, 0), 1)
		}
		return share, share[0] < share[1]
	}
	d := &Day{}
	for _, o := range now.Offices {
		office := DayOffice{City: o.City}
		for _, s := range o.Shifts {
			share, ok := within(s.From, s.To)
			if ok && s.Closed {
				return nil
			}
			if ok {
				office.Open = append(office.Open, share)
			}
		}
		d.Offices = append(d.Offices, office)
	}
	for _, leg := range now.Relay {
		if share, ok := within(leg.From, leg.To); ok && leg.Office != nil {
			i := slices.IndexFunc(d.Offices, func(o DayOffice) bool { return o.City == leg.Office.City })
			d.Legs = append(d.Legs, DayLeg{share[0], share[1], i})
		}
	}
	return d
}

const (
	dayNames  = 190.0 // the width of the names of the offices
	dayRow    = 52.0
	dayBar    = 22.0
	dayBend   = 16.0 // half the width of a bend from row to row
	dayBottom = 590.0
)

// day draws the hours of the offices and the line of the work through them.
func (d *drawing) day() {
	x := func(share float64) float64 { return left + dayNames + share*(lineWidth-dayNames) }
	y := func(row int) float64 { return dayBottom - dayRow*(float64(len(d.Day.Offices)-row)-0.5) }
	name := style{font: "text-regular", size: 26, color: d.soft}
	for i, o := range d.Day.Offices {
		d.text(shorten(name, o.City, dayNames-20), name, left, y(i)+9)
		for _, open := range o.Open {
			d.paint(brand.Picture{{Stroke: "land", Width: dayBar, Contours: []brand.Contour{
				level(x(open[0])+dayBar/2, x(open[1])-dayBar/2, y(i))}}}, d.inks, 0, 0, 1)
		}
	}
	line := brand.Shape{Stroke: "hot", Width: 5}
	for i, leg := range d.Day.Legs {
		from, to, at := x(leg.From), x(leg.To), y(leg.Office)
		if i > 0 && d.Day.Legs[i-1].To == leg.From {
			before := y(d.Day.Legs[i-1].Office)
			line.Contours = append(line.Contours, brand.Contour{from - dayBend, before, from, before, from, at,
				from + dayBend, at})
			from += dayBend
		}
		if i+1 < len(d.Day.Legs) && d.Day.Legs[i+1].From == leg.To {
			to -= dayBend
		}
		line.Contours = append(line.Contours, level(from, to, at))
	}
	d.paint(brand.Picture{line}, d.inks, 0, 0, 1)
}

func level(from, to, y float64) brand.Contour { return brand.Contour{from, y, from, y, to, y, to, y} }
