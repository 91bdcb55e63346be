package card

import (
	"fmt"
	"slices"
	"strings"

	"hire360/graph"
	"hire360/server/brand"
)

var live = graph.SpecimenStateLive

// sheetOf returns the specimen or the demo at the top of a page, nil if it has neither.
func sheetOf(page *graph.PageBase) *Sheet {
	for _, s := range page.Sections {
		if hero, ok := s.(*graph.HeroSection); ok {
			switch {
			case hero.Specimen != nil:
				return &Sheet{Title: hero.Specimen.Title, Note: "Specimen", Rows: specimenRows(hero.Specimen)}
			case hero.Demo != nil:
				return demoSheet(hero.Demo)
			}
		}
	}
	return nil
}

// specimenRows returns what a specimen shows as rows.
func specimenRows(s *graph.Specimen) (rows []Row) {
	add := func(state *graph.SpecimenState, cells ...string) {
		rows = append(rows, Row{Cells: cells, State: state})
	}
	for _, station := range s.Chain {
		add(station.State, station.Title, station.Text)
	}
	if s.Code != nil {
		rows = append(rows, codeRows(*s.Code)...)
	}
	if s.Table != nil {
		for _, r := range s.Table.Rows {
			rows = append(rows, tableRow(r))
		}
	}
	if s.Matrix != nil {
		rows = append(rows, matrixRows(s.Matrix)...)
	}
	if s.Bars != nil {
		for _, b := range s.Bars.Bars {
			add(b.State, b.Label, brand.WithUnit(b.Value, s.Bars.Unit), deref(b.Text))
		}
	}
	if s.Plan != nil {
		rows = append(rows, planRows(s.Plan)...)
	}
	if s.Plot != nil {
		rows = append(rows, plotRows(s.Plot)...)
	}
	for _, e := range s.Log {
		add(e.State, e.At, e.Text)
	}
	for _, f := range s.Paper {
		add(f.State, f.Label, f.Value, deref(f.Note))
	}
	for _, p := range s.Talk {
		add(p.State, p.Who, p.Text)
	}
	return rows
}

func codeRows(code string) (rows []Row) {
	for line := range strings.Lines(code) {
		if line = strings.TrimSpace(line); line != "" {
			r := Row{Cells: []string{line}}
			if strings.Contains(line, "**") {
				r.State = &live
			}
			rows = append(rows, r)
		}
	}
	return rows
}

func tableRow(r graph.SpecimenRow) Row {
	rings := map[string]string{"+": "●", "-": "○"}
	out := Row{State: r.State}
	for _, cell := range r.Cells {
		if ring, ok := rings[cell]; ok {
			cell = ring
		}
		out.Cells = append(out.Cells, cell)
	}
	if r.Check != nil {
		out.Cells = append(out.Cells, *r.Check)
	}
	return out
}

// matrixRows begins with the names of the columns and the row with the count to look at.
func matrixRows(m *graph.SpecimenMatrix) []Row {
	rows := []Row{{Cells: append([]string{""}, m.Columns...)}}
	for i, counts := range m.Rows {
		r := Row{Cells: []string{counts.Label}}
		for _, v := range counts.Values {
			r.Cells = append(r.Cells, brand.Amount(float64(v)))
		}
		at := len(rows)
		if int(m.Mark[0]) == i+1 {
			r.State, at = &live, 1
		}
		rows = slices.Insert(rows, at, r)
	}
	return rows
}

// planRows lists what happens in each lane.
func planRows(p *graph.SpecimenPlan) (rows []Row) {
	for _, lane := range p.Lanes {
		r := Row{Cells: []string{lane.Label}}
		for _, span := range lane.Spans {
			r.Cells = append(r.Cells, span.Text)
			if span.State != nil && !r.marked() {
				r.State = span.State
			}
		}
		rows = append(rows, r)
	}
	return rows
}

// plotRows are the highest values of the lines, their limit, and the point to look at.
func plotRows(p *graph.SpecimenPlot) (rows []Row) {
	rows = append(rows, Row{Cells: []string{p.Mark.Text, brand.Amount(p.Mark.Y)}, State: &live})
	for _, line := range p.Lines {
		highest := 0.0
		for i, point := range line.Points {
			if i == 0 || point[1] > highest {
				highest = point[1]
			}
		}
		rows = append(rows, Row{Cells: []string{line.Label, brand.Amount(highest), p.YLabel}, State: line.State})
	}
	if p.Limit != nil {
		rows = append(rows, Row{Cells: []string{p.Limit.Label, brand.Amount(p.Limit.Value), p.YLabel}})
	}
	return rows
}

// demoSheet returns a demo as pages show it without scripts.
func demoSheet(demo graph.Demo) *Sheet {
	out := &Sheet{Note: "Example"}
	add := func(now bool, cells ...string) {
		r := Row{Cells: cells}
		if now {
			r.State = &live
		}
		out.Rows = append(out.Rows, r)
	}
	switch demo := demo.(type) {
	case *graph.SigningDemo:
		out.Title = demo.Title
		for i, e := range demo.Trail {
			add(i == len(demo.Trail)-1, e.Time, e.Event, e.Evidence)
		}
	case *graph.HandoverDemo:
		out.Title = demo.Title
		for _, t := range demo.Tickets {
			add(t.Offered, t.Number, t.Title, t.City)
		}
	case *graph.SourcesDemo:
		out.Title = demo.Title
		for _, r := range demo.Requirements {
			add(r.Number == demo.Number, r.Number, r.Title, fits[r.Fit])
		}
	case *graph.SendTimeDemo:
		out.Title = demo.Title
		for _, r := range demo.Readers {
			add(false, r.Region, sendTime(demo.Hour, r.Offset), brand.Amount(float64(r.Count))+" readers")
		}
	}
	return out
}

var fits = map[graph.DemoFit]string{graph.DemoFitFull: "In full", graph.DemoFitPartial: "In part",
	graph.DemoFitGap: "Not yet"}

// sendTime is when an hour on a region's clock is, in UTC.
func sendTime(hour, offset int32) string {
	const day = 24 * 60
	minute := ((hour*60-offset)%day + day) % day
	return fmt.Sprintf("%02d:%02d UTC", minute/60, minute%60)
}

func deref(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}
