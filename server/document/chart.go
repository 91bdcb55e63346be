package document

import (
	"strconv"
	"strings"

	"hire360/graph"
	"hire360/server/brand"
)

// chart composes a chart as a table of its figures, with what it shows below.
func (d *document) chart(c *graph.ChartSection) {
	columns, rows := tableOf(c)
	d.table(c.Caption, false, columns, rows)
	d.text("P", inline(c.Caption, smallText), 9)
}

// tableOf returns the figures of a chart as columns and rows.
func tableOf(c *graph.ChartSection) (columns []string, rows [][]string) {
	unit := deref(c.Unit)
	switch c.Chart {
	case graph.ChartKindSlope:
		sides := graph.ChartSides{Left: "Before", Right: "After"}
		if c.Sides != nil {
			sides = *c.Sides
		}
		columns = []string{"In " + unit, sides.Left, sides.Right}
		for _, m := range c.Marks {
			rows = append(rows, []string{m.Label, amount(m.Value), amount(m.After)})
		}
	case graph.ChartKindStair:
		columns = []string{"Part", capital(unit)}
		if c.From != nil && *c.From != 0 {
			rows = append(rows, []string{"Before", amount(c.From)})
		}
		for _, m := range c.Marks {
			rows = append(rows, []string{m.Label, amount(m.Value)})
		}
		rows = append(rows, []string{lastOf(c), amount(c.To)})
	case graph.ChartKindTimeline:
		columns = []string{"When", "What happened"}
		if unit != "" {
			columns = append(columns, capital(unit))
		}
		for _, m := range c.Marks {
			rows = append(rows, []string{deref(m.When), m.Label, amount(m.Value)}[:len(columns)])
		}
	case graph.ChartKindDots:
		columns = []string{"What was counted", capital(unit)}
		for _, m := range c.Marks {
			rows = append(rows, []string{m.Label, amount(m.Value) + " of " + strconv.Itoa(int(*m.Of))})
		}
	}
	return columns, rows
}

// lastOf names the end of a stair: of a sum, or of what was taken away.
func lastOf(c *graph.ChartSection) string {
	if c.From != nil && *c.From != 0 {
		return "After"
	}
	return "Together"
}

func capital(text string) string {
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// amount writes a figure as texts do. Nothing is "".
func amount(v *float64) string {
	if v == nil {
		return ""
	}
	return brand.Amount(*v)
}
