package content

import (
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

var typeSpecimen = reflect.TypeFor[graph.Specimen]()

// inSpecimen is the section of the texts of a specimen. They are an example and no running text: nobody counts their
// words or takes their figures for promises.
const inSpecimen = -2

// What a specimen has room for.
const (
	maxSpecimenTitle           = 48
	maxSpecimenLabel           = 34
	minSpecimenRow             = 3
	maxSpecimenRow             = 8
	minNotes, maxNotes         = 2, 4
	specimenPrefix             = "Specimen: "
	maxGrade, maxFoot          = 8, 2
	minPlotPoints, minPlotTick = 2, 2
	maxCountedDots             = 10
)

// specimen reads and checks a specimen.
func (d *decoder) specimen(n *yaml.Node, v reflect.Value) {
	section := d.section
	d.section = inSpecimen
	d.object(n, "specimen", v)
	d.section = section
	s := v.Addr().Interface().(*graph.Specimen)
	r := specimenRules{d: d, line: groupLine(n)}
	r.frame(s)
	r.figures(s)
}

// specimenRules checks what the types of the schema cannot express.
type specimenRules struct {
	d    *decoder
	line int
	// rows are the labels of what the specimen shows, marks the number of parts with a state other than GOOD.
	rows  []string
	marks int
}

func (r *specimenRules) fault(format string, args ...any) { r.d.fault(r.line, format, args...) }

// frame checks what is around the figures.
func (r *specimenRules) frame(s *graph.Specimen) {
	lower := strings.ToLower(s.Caption)
	switch {
	case s.Caption == "": // it is reported as missing
	case !strings.HasPrefix(s.Caption, specimenPrefix):
		r.fault("the caption of specimen begins with %q, expected %q", begin(s.Caption), specimenPrefix)
	case !strings.Contains(lower, "made up") && !strings.Contains(lower, "example"):
		r.fault("the caption of specimen does not say that it is invented, expected “made up” or “example”")
	}
	r.short("title", s.Title, maxSpecimenTitle)
	if s.Grade != nil {
		r.short("the value of grade", s.Grade.Value, maxGrade)
	}
	if n := len(s.Notes); n > 0 && (n < minNotes || n > maxNotes) {
		r.fault("specimen has %d notes, expected %d to %d, the last with what to do", n, minNotes, maxNotes)
	}
	if len(s.Foot) > maxFoot {
		r.fault("foot of specimen has %d texts, expected at most %d", len(s.Foot), maxFoot)
	}
}

// figures checks each drawing, and that there is one with one thing to look at.
func (r *specimenRules) figures(s *graph.Specimen) {
	shown := 0
	for _, has := range []bool{s.Chain != nil, s.Code != nil, s.Table != nil, s.Matrix != nil, s.Bars != nil,
		s.Plan != nil, s.Plot != nil, s.Log != nil, s.Paper != nil, s.Talk != nil} {
		if has {
			shown++
		}
	}
	if shown < 1 || shown > 2 {
		r.fault("specimen shows %d things, expected one or two of chain, code, table, matrix, bars, plan, plot, log, "+
			"paper and talk", shown)
	}
	r.texts(s)
	if s.Table != nil {
		r.table(s.Table)
	}
	if s.Matrix != nil {
		r.matrix(s.Matrix)
	}
	if s.Bars != nil {
		r.bars(s.Bars)
	}
	if s.Plan != nil {
		r.plan(s.Plan)
	}
	if s.Plot != nil {
		r.plot(s.Plot)
	}
	if shown > 0 && r.marks == 0 {
		r.fault("nothing in specimen is marked, expected the fault (state: BAD) or the decision (state: LIVE)")
	}
}

// texts checks the figures that are made of texts.
func (r *specimenRules) texts(s *graph.Specimen) {
	for _, c := range s.Chain {
		r.row("chain", c.Title, c.State)
	}
	for _, e := range s.Log {
		r.row("log", e.At, e.State)
	}
	for _, f := range s.Paper {
		r.row("paper", f.Label, f.State)
	}
	for _, p := range s.Talk {
		r.row("talk", p.Who, p.State)
	}
	if s.Code != nil && strings.Contains(*s.Code, "**") {
		r.marks++
	}
	r.count("chain", len(s.Chain))
	r.count("log", len(s.Log))
	r.count("paper", len(s.Paper))
}

func (r *specimenRules) table(t *graph.SpecimenTable) {
	checks := 0
	for i, row := range t.Rows {
		r.row("table", first(row.Cells), row.State)
		cells := len(row.Cells)
		if row.Check != nil {
			checks++
			cells++
		}
		if cells != len(t.Columns) {
			r.fault("row %d of the specimen’s table has %d cells with its check, expected %d as there are columns",
				i+1, cells, len(t.Columns))
		}
	}
	if checks > 0 && checks < len(t.Rows) {
		r.fault("%d of %d rows of the specimen’s table have a check, expected all or none", checks, len(t.Rows))
	}
	r.count("table", len(t.Rows))
}

func (r *specimenRules) matrix(m *graph.SpecimenMatrix) {
	r.marks++
	var total, most int32
	for i, row := range m.Rows {
		r.row("matrix", row.Label, nil)
		if len(row.Values) != len(m.Columns) {
			r.fault("row %d of the specimen’s matrix has %d values, expected %d as there are columns", i+1,
				len(row.Values), len(m.Columns))
		}
		for _, v := range row.Values {
			if v < 0 {
				r.fault("the row %q of the specimen’s matrix has %d, expected a count from 0", row.Label, v)
			}
			total += max(0, v)
			most = max(most, v)
		}
	}
	if m.Form != nil && *m.Form == graph.SpecimenMatrixFormDots && most > maxCountedDots {
		r.fault("the specimen’s matrix of DOTS has %d, expected at most %d", most, maxCountedDots)
	}
	if total == 0 && len(m.Rows) > 0 {
		r.fault("all counts of the specimen’s matrix are 0, expected one that is not")
	}
	if len(m.Mark) != 2 || !hasPlace(int(m.Mark[0]), len(m.Rows)) || !hasPlace(int(m.Mark[1]), len(m.Columns)) {
		r.fault("mark of the specimen’s matrix is %v, expected the number of a row and of a column, from 1", m.Mark)
	}
}

func (r *specimenRules) bars(b *graph.SpecimenBars) {
	total, compared := 0.0, 0
	for _, bar := range b.Bars {
		r.row("bars", bar.Label, bar.State)
		total += abs(bar.Value)
		if bar.Against != nil {
			compared++
			total += abs(*bar.Against)
		}
	}
	if total == 0 && len(b.Bars) > 0 {
		r.fault("all bars of specimen are 0, expected one that is not")
	}
	r.barsForm(b, compared)
	if (compared > 0) != (len(b.Legend) == 2) {
		r.fault("%d bars of specimen have against and legend has %d names, expected both, with two names, or neither",
			compared, len(b.Legend))
	}
	r.count("bars", len(b.Bars))
}

// barsForm checks that the form of the bars can show their amounts.
func (r *specimenRules) barsForm(b *graph.SpecimenBars, compared int) {
	if b.Form == nil {
		return
	}
	form := *b.Form
	if isStack := form == graph.SpecimenBarsFormStack; isStack && compared < len(b.Bars) {
		r.fault("%d of %d bars of specimen have against, expected all, as the form is STACK", compared, len(b.Bars))
	} else if !isStack && compared > 0 {
		r.fault("%d bars of specimen have against, expected none, as the form %s does not show it", compared, form)
	}
	for _, bar := range b.Bars {
		if bar.Value < 0 && form != graph.SpecimenBarsFormSignal {
			r.fault("the bar %q of specimen has %v, expected 0 or more, as the form is %s", bar.Label, bar.Value, form)
		}
		if bar.Against != nil && bar.Value > *bar.Against {
			r.fault("the bar %q of specimen has %v of %v, expected no more than all", bar.Label, bar.Value,
				*bar.Against)
		}
	}
}

func (r *specimenRules) plan(p *graph.SpecimenPlan) {
	for _, lane := range p.Lanes {
		r.row("plan", lane.Label, nil)
		end := 0.0
		for _, s := range lane.Spans {
			r.mark(s.State)
			if s.From < end || s.To <= s.From || s.To > float64(len(p.Slots)) {
				r.fault("the span %q of the lane %q goes from %v to %v, expected from before to, within 0 to %d "+
					"and after the span before it", s.Text, lane.Label, s.From, s.To, len(p.Slots))
			}
			end = s.To
		}
	}
	r.count("plan", len(p.Lanes))
}

func (r *specimenRules) plot(p *graph.SpecimenPlot) {
	r.marks++
	if len(p.XTicks) < minPlotTick || len(p.YTicks) < minPlotTick || !slices.IsSorted(p.YTicks) ||
		p.YTicks[0] == p.YTicks[len(p.YTicks)-1] {
		r.fault("the ticks of the specimen’s plot are %v and %v, expected two or more each, those of y rising",
			p.XTicks, p.YTicks)
		return
	}
	if p.Form != nil && *p.Form == graph.SpecimenPlotFormColumns {
		r.plotColumns(p)
	}
	for _, l := range p.Lines {
		r.row("plot", l.Label, l.State)
		if len(l.Points) < minPlotPoints {
			r.fault("the line %q of the specimen’s plot has %d points, expected at least %d", l.Label, len(l.Points),
				minPlotPoints)
		}
		before := -1.0
		for _, point := range l.Points {
			if len(point) != 2 || point[0] <= before || !r.inside(p, point[0], point[1]) {
				r.fault("the line %q of the specimen’s plot has the point %v, expected two numbers within the ticks, "+
					"to the right of the point before", l.Label, point)
				break
			}
			before = point[0]
		}
	}
	if !r.inside(p, p.Mark.X, p.Mark.Y) || (p.Limit != nil && !r.inside(p, 0, p.Limit.Value)) {
		r.fault("mark or limit of the specimen’s plot is outside of the ticks, expected it within them")
	}
}

// plotColumns checks that there is one column at each tick.
func (r *specimenRules) plotColumns(p *graph.SpecimenPlot) {
	if len(p.Lines) == 1 && len(p.Lines[0].Points) == len(p.XTicks) && p.YTicks[0] == 0 {
		for i, point := range p.Lines[0].Points {
			if len(point) != 2 || point[0] != float64(i) {
				r.fault("the point %d of the specimen’s plot is %v, expected it at the tick %d, as the form is COLUMNS",
					i+1, point, i)
			}
		}
		return
	}
	r.fault("the specimen’s plot has %d lines, expected one with a point at each of the %d ticks and the lowest "+
		"value 0, as the form is COLUMNS", len(p.Lines), len(p.XTicks))
}

// inside reports whether a point is within the axes of a plot.
func (r *specimenRules) inside(p *graph.SpecimenPlot, x, y float64) bool {
	return x >= 0 && x <= float64(len(p.XTicks)-1) && y >= p.YTicks[0] && y <= p.YTicks[len(p.YTicks)-1]
}

// row checks the label of a part and counts its mark.
func (r *specimenRules) row(kind, label string, state *graph.SpecimenState) {
	r.short("a label of "+kind, label, maxSpecimenLabel)
	if kind != "log" && kind != "talk" && label != "" && slices.Contains(r.rows, label) {
		r.fault("the label %q is in specimen twice, expected another one", label)
	}
	r.rows = append(r.rows, label)
	r.mark(state)
}

func (r *specimenRules) mark(state *graph.SpecimenState) {
	if state != nil && *state != graph.SpecimenStateGood {
		r.marks++
	}
}

func (r *specimenRules) short(what, text string, most int) {
	if n := utf8.RuneCountInString(text); n > most {
		r.fault("%s of specimen has %d characters (%q), expected at most %d", what, n, begin(text), most)
	}
}

func (r *specimenRules) count(kind string, n int) {
	if n != 0 && (n < minSpecimenRow || n > maxSpecimenRow) {
		r.fault("%s of specimen has %d rows, expected %d to %d", kind, n, minSpecimenRow, maxSpecimenRow)
	}
}

// begin is the beginning of a text, for messages.
func begin(text string) string {
	if runes := []rune(text); len(runes) > 24 {
		return string(runes[:24]) + "…"
	}
	return text
}

func hasPlace(n, most int) bool { return n >= 1 && n <= most }

func abs(v float64) float64 { return max(v, -v) }

func first(cells []string) string {
	if len(cells) == 0 {
		return ""
	}
	return cells[0]
}
