package content

import (
	"math"
	"reflect"
	"strings"
	"unicode/utf8"

	"hire360/graph"
)

// What a chart or the figure of an article can show on a phone.
const (
	maxMarks      = 12
	maxMarkLabel  = 60
	maxDots       = 500
	maxAmount     = 1e12
	maxFigure     = 19
	maxFigureText = 72
)

// isAmount reports whether a figure can be drawn as a length.
func isAmount(v float64) bool { return v >= 0 && v <= maxAmount }

// change checks the figures that the top of a case study draws to scale.
func (d *decoder) change(c *graph.Change, line int) {
	switch {
	case d.keys["change"] == 0: // which is reported as missing
	case !isAmount(c.Before) || !isAmount(c.After):
		d.fault(line, "change goes from %v to %v, expected figures of 0 or more", c.Before, c.After)
	case c.Before == 0 && c.After == 0:
		d.fault(line, "change goes from 0 to 0, expected a figure above 0 before or after")
	}
}

// withUnit returns a figure with its unit.
func withUnit(f *graph.Fact) string { return strings.TrimSpace(f.Value + " " + graph.OrEmpty(f.Unit)) }

// figure checks that the figure of an article is short enough for a list.
func (d *decoder) figure(f *graph.Fact, line int) {
	if f == nil {
		return
	}
	if n := utf8.RuneCountInString(withUnit(f)); n > maxFigure {
		d.fault(line, "the figure and its unit have %d characters, expected at most %d", n, maxFigure)
	}
	if n := utf8.RuneCountInString(f.Text); n > maxFigureText {
		d.fault(line, "the text of the figure has %d characters, expected at most %d", n, maxFigureText)
	}
}

// chart checks what the types of the schema cannot express: the keys of each kind, and whether it can be drawn.
func (d *decoder) chart(c *graph.ChartSection, line int) {
	if n := len(c.Marks); n > maxMarks {
		d.fault(line, "the chart has %d marks, expected at most %d", n, maxMarks)
	}
	d.chartKeys(c, line)
	labels, decisive := map[string]bool{}, 0
	for _, m := range c.Marks {
		if labels[m.Label] {
			d.fault(line, "two marks of the chart are called %q, expected another label", m.Label)
		}
		if n := utf8.RuneCountInString(m.Label); n > maxMarkLabel {
			d.fault(line, "the label %q has %d characters, expected at most %d", m.Label, n, maxMarkLabel)
		}
		labels[m.Label] = true
		if m.Decisive {
			decisive++
		}
		d.mark(c, m, line)
	}
	if decisive > 1 {
		d.fault(line, "%d marks of the chart are decisive, expected at most one", decisive)
	}
	switch c.Chart {
	case graph.ChartKindStair:
		d.stair(c, line)
	case graph.ChartKindTimeline:
		d.timeline(c, line)
	}
}

// keysOfChart lists the keys of a kind of chart, those of its marks after a dot. Those with ? may be left out.
var keysOfChart = map[graph.ChartKind]string{
	graph.ChartKindSlope:    " unit axisStart? sides? .value .after ",
	graph.ChartKindStair:    " unit axisStart? from to .value ",
	graph.ChartKindTimeline: " unit? .at .when .value? ",
	graph.ChartKindDots:     " unit .value .of ",
}

// chartKeys finds keys that the kind of chart lacks or does not have.
func (d *decoder) chartKeys(c *graph.ChartSection, line int) {
	d.kindHas(c.Chart, "the chart", line, *c, "unit", "axisStart", "sides", "from", "to")
	for _, m := range c.Marks {
		d.kindHas(c.Chart, "the mark "+m.Label, line, m, ".value", ".after", ".of", ".at", ".when")
	}
	if c.AxisStart != nil && *c.AxisStart != 0 && !numbersIn(c.Caption)[*c.AxisStart] {
		d.fault(line, "the axis of the chart starts at %v, expected the caption to say so", *c.AxisStart)
	}
}

func (d *decoder) kindHas(kind graph.ChartKind, what string, line int, of any, keys ...string) {
	known, ok := keysOfChart[kind]
	if !ok { // which is reported by its name
		return
	}
	for _, key := range keys {
		name := strings.TrimPrefix(key, ".")
		field := reflect.ValueOf(of).FieldByNameFunc(func(f string) bool { return strings.EqualFold(f, name) })
		switch given := !field.IsNil(); {
		case !given && strings.Contains(known, " "+key+" "):
			d.fault(line, "%s has no %s, expected one in a chart of the kind %s", what, name, kind)
		case given && !strings.Contains(known, " "+key):
			d.fault(line, "%s has the key %s, which charts of the kind %s do not have", what, name, kind)
		}
	}
}

// mark checks that a mark can be drawn. Only the parts of a stair may be negative.
func (d *decoder) mark(c *graph.ChartSection, m graph.ChartMark, line int) {
	start := 0.0
	if c.AxisStart != nil {
		start = *c.AxisStart
	}
	for _, v := range []*float64{m.Value, m.After, m.At} {
		switch {
		case v == nil:
		case c.Chart == graph.ChartKindStair && (*v == 0 || !isAmount(math.Abs(*v))):
			d.fault(line, "the part %q is %v, expected a figure above or below 0", m.Label, *v)
		case c.Chart != graph.ChartKindStair && !isAmount(*v-start):
			d.fault(line, "the mark %q has the figure %v, expected %v or more", m.Label, *v, start)
		}
	}
	if m.Of == nil || m.Value == nil {
		return
	}
	if *m.Of < 1 || *m.Of > maxDots {
		d.fault(line, "the mark %q has %d dots, expected 1 to %d", m.Label, *m.Of, maxDots)
	}
	if *m.Value != math.Trunc(*m.Value) || *m.Value > float64(*m.Of) {
		d.fault(line, "the mark %q fills %v of %d dots, expected a whole number of at most %d", m.Label, *m.Value,
			*m.Of, *m.Of)
	}
}

// timeline checks that events are in the order of time.
func (d *decoder) timeline(c *graph.ChartSection, line int) {
	for i, m := range c.Marks[:max(0, len(c.Marks)-1)] {
		next := c.Marks[i+1]
		if m.At != nil && next.At != nil && *next.At <= *m.At {
			d.fault(line, "the mark %q is at %v and the next one at %v, expected a later one", m.Label, *m.At, *next.At)
		}
	}
}

// stair checks that the parts lead from the first figure to the last, and that the axis has room for all steps.
func (d *decoder) stair(c *graph.ChartSection, line int) {
	if c.From == nil || c.To == nil {
		return
	}
	at, low := *c.From, *c.From
	for _, m := range c.Marks {
		if m.Value != nil {
			at += *m.Value
			low = min(low, at)
		}
	}
	if math.Abs(at-*c.To) > 1e-9*max(1, math.Abs(*c.From), math.Abs(*c.To)) {
		d.fault(line, "the parts of the stair lead from %v to %v, expected %v", *c.From, at, *c.To)
	}
	if start := c.AxisStart; low < 0 || start != nil && low < *start {
		d.fault(line, "the stair goes down to %v, which is below its axis", low)
	}
}
