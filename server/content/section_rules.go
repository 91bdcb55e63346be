package content

import (
	"math"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"hire360/graph"
)

var (
	anchorPattern = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)
	zonePattern   = regexp.MustCompile(`^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_]+)+$`)
)

// sectionRules checks what the types of the schema cannot express.
func (d *decoder) sectionRules(s any, key string, line int) {
	if id := sectionID(s); id != "" && !anchorPattern.MatchString(id) {
		d.fault(line, "id of %s is %q, expected lower-case words joined by hyphens", key, id)
	}
	switch s := s.(type) {
	case *graph.HeroSection:
		for _, door := range s.Doors {
			if door.Link == nil {
				d.fault(line, "the door %q has no link, expected where it leads", door.Title)
			}
		}
		if n := len(s.Fan); n > maxFan {
			d.fault(line, "the fan has %d cards, expected at most %d", n, maxFan)
		}
	case *graph.StepsSection:
		d.steps(s, line)
	case *graph.ChartSection:
		d.chart(s, line)
	case *graph.PictureSection:
		if s.Picture.URL != "" && s.Picture.Alt == nil {
			d.fault(line, "the picture has no alt, expected all that it says, in sentences, for readers who do not "+
				"see it")
		}
	case *graph.LinesSection:
		for _, l := range s.Lines {
			if n := len(l.Stations); n < 2 || n > 4 {
				d.fault(line, "the line %q has %d stations, expected two to four", l.Title, n)
			}
		}
	case *graph.TableSection:
		for i, row := range s.Rows {
			if len(row) != len(s.Columns) {
				d.fault(line, "row %d of the table has %d cells, expected %d as there are columns", i+1, len(row),
					len(s.Columns))
			}
		}
	}
}

func (d *decoder) steps(s *graph.StepsSection, line int) {
	decisive := 0
	for _, step := range s.Steps {
		if step.Decisive {
			decisive++
		}
		if (step.From == nil) != (step.To == nil) {
			d.fault(line, "the step %q has one end of its bar, expected both from and to, or neither", step.Title)
			continue
		}
		if step.From != nil && (*step.From < 0 || *step.To > 100 || *step.From >= *step.To) {
			d.fault(line, "the bar of the step %q goes from %v to %v, expected 0 to 100 with from before to",
				step.Title, *step.From, *step.To)
			continue
		}
		if step.From != nil {
			d.barOf(step, s, line)
		}
	}
	if (s.Unit == nil) != (s.Length == nil) || (s.Length != nil && *s.Length < 1) {
		d.fault(line, "steps have one of unit and length, or a length below 1, expected both or neither, such as "+
			"unit: Weeks and length: 10")
	}
	if decisive > 1 {
		d.fault(line, "%d steps are decisive, expected at most one", decisive)
	}
}

// whenPattern is a time such as Weeks 2–5 or From week 4, and zeroPattern one that counts from 0, such as Days 0–1.
var (
	whenPattern = regexp.MustCompile(`(?i)^(from )?([a-z]+?)s?[ \x{a0}](\d+)(?:–(\d+))?$`)
	zeroPattern = regexp.MustCompile(`\b0\b`)
)

// barTolerance is how far the end of a bar may be from where the words put it, in percent of the schedule.
const barTolerance = 1.5

// barOf reports a bar that isn't where the words of its step put it: weeks 2–5 of ten are 10 to 50. Schedules that
// count from 0, and times in another unit, are left alone.
func (d *decoder) barOf(step graph.Step, s *graph.StepsSection, line int) {
	said := whenPattern.FindStringSubmatch(step.When)
	if said == nil || s.Unit == nil || s.Length == nil || *s.Length < 1 ||
		!strings.EqualFold(said[2], strings.TrimSuffix(*s.Unit, "s")) ||
		slices.ContainsFunc(s.Steps, func(step graph.Step) bool { return zeroPattern.MatchString(step.When) }) {
		return
	}
	first, _ := strconv.Atoi(said[3])
	last := first
	if said[4] != "" {
		last, _ = strconv.Atoi(said[4])
	} else if said[1] != "" {
		last = int(*s.Length)
	}
	share := func(n int) float64 { return 100 * float64(min(n, int(*s.Length))) / float64(*s.Length) }
	from, to := share(first-1), share(last)
	if math.Abs(*step.From-from) > barTolerance || math.Abs(*step.To-to) > barTolerance {
		d.fault(line, "the bar of the step %q goes from %v to %v, but %s of %d is %.0f to %.0f", step.Title, *step.From,
			*step.To, step.When, *s.Length, from, to)
	}
}

// sectionID returns the anchor of a section, or "".
func sectionID(s any) string {
	if id, ok := reflect.Indirect(reflect.ValueOf(s)).FieldByName("Anchor").Interface().(*string); ok && id != nil {
		return *id
	}
	return ""
}
