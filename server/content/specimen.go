package content

import (
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

// specimenTypes has the type of each part of a specimen, by its key in content files.
var specimenTypes = map[string]reflect.Type{
	"records": reflect.TypeFor[graph.SpecimenRecords](),
	"bars":    reflect.TypeFor[graph.SpecimenBars](),
	"plan":    reflect.TypeFor[graph.SpecimenPlan](),
	"plot":    reflect.TypeFor[graph.SpecimenPlot](),
	"text":    reflect.TypeFor[graph.SpecimenText](),
	"picture": reflect.TypeFor[graph.Picture](),
}

// madeUp is the section of the texts of specimens and demos, which are examples: nobody takes them for promises.
const madeUp = -2

// What a specimen has room for.
const (
	maxSpecimenTitle   = 48
	maxSpecimenLabel   = 34
	maxSpecimenRows    = 8
	maxBeginning       = 2 // rows, bars or spans
	maxFan             = 3 // cards
	minNotes, maxNotes = 2, 4
	maxGrade, maxFoot  = 8, 2
	specimenPrefix     = "Specimen: "
	maxBegin           = 24 // of a text in a message
)

// specimen reads and checks a specimen.
func (d *decoder) specimen(n *yaml.Node, s *graph.Specimen) {
	section := d.section
	d.section = madeUp
	d.object(n, "specimen", s)
	d.section = section
	r := specimenRules{d: d, what: "specimen", line: groupLine(n)}
	lower := strings.ToLower(s.Caption)
	switch {
	case s.Caption == "": // it is reported as missing
	case !strings.HasPrefix(s.Caption, specimenPrefix):
		r.fault("begins its caption with %q, expected %q", begin(s.Caption, maxBegin), specimenPrefix)
	case !strings.Contains(lower, "made up") && !strings.Contains(lower, "example"):
		r.fault("does not say in its caption that it is invented, expected “made up” or “example”")
	}
	r.short("the title", s.Title, maxSpecimenTitle)
	if s.Grade != nil {
		r.labeled("grade", *s.Grade, maxGrade)
	}
	if n := len(s.Notes); len(s.Body) == 0 && (n == 0 || s.Dark || s.Grade != nil) {
		r.fault("has no body, expected one, or a note: notes without grade and dark")
	} else if n > 0 && (n < minNotes || n > maxNotes) {
		r.fault("has %d notes, expected %d to %d, the last with what to do", n, minNotes, maxNotes)
	}
	for _, note := range s.Notes {
		r.labeled("note", note, maxSpecimenLabel)
	}
	r.count("texts in foot", len(s.Foot), maxFoot)
}

// specimenBody reads and checks a part of a specimen.
func (d *decoder) specimenBody(n *yaml.Node, to *graph.SpecimenBody) {
	part, key, line := d.oneOf(n, "specimen part", specimenTypes)
	if part == nil {
		return
	}
	r := specimenRules{d: d, what: key + " of specimen", line: line}
	switch part := part.(type) {
	case *graph.SpecimenRecords:
		r.records(part)
	case *graph.SpecimenBars:
		r.bars(part)
	case *graph.SpecimenPlan:
		r.plan(part)
	case *graph.SpecimenPlot:
		r.plot(part)
	case *graph.Picture:
		if part.URL != "" && part.Alt == nil {
			r.fault("has no alt, expected everything that it says, in sentences, for readers who do not see it")
		}
	}
	*to = part.(graph.SpecimenBody)
}

// specimenRules checks what the types of the schema cannot express: what would not fit, or could not be drawn.
type specimenRules struct {
	d    *decoder
	what string
	line int
}

// fault reports what is wrong; the message begins with what is checked.
func (r *specimenRules) fault(format string, args ...any) {
	r.d.fault(r.line, "%s "+format, append([]any{r.what}, args...)...)
}

func (r *specimenRules) records(p *graph.SpecimenRecords) {
	least, most := len(p.Columns), len(p.Columns)
	if p.Columns == nil {
		least, most = 2, 3 // a name, a value and a remark
	}
	for i, row := range p.Rows {
		if n := len(row.Cells); n < least || n > most {
			r.fault("has %d cells in row %d, expected %d to %d", n, i+1, least, most)
		}
		if len(row.Cells) > 0 {
			r.short("a name", row.Cells[0], maxSpecimenLabel)
		}
	}
	r.count("rows", len(p.Rows), maxSpecimenRows)
}

func (r *specimenRules) bars(p *graph.SpecimenBars) {
	compared := 0
	for _, bar := range p.Bars {
		r.short("a label", bar.Label, maxSpecimenLabel)
		if bar.Against != nil {
			compared++
		}
	}
	if (compared > 0) != (len(p.Legend) == 2) {
		r.fault("has %d bars with against and %d names in legend, expected both, with two names, or neither", compared,
			len(p.Legend))
	}
	r.count("bars", len(p.Bars), maxSpecimenRows)
}

func (r *specimenRules) plan(p *graph.SpecimenPlan) {
	lanes, end := 0, 0.0
	for i, s := range p.Spans {
		if i == 0 || s.Label != p.Spans[i-1].Label {
			r.short("a label", s.Label, maxSpecimenLabel)
			lanes, end = lanes+1, 0
		}
		if s.From < end || s.To <= s.From || s.To > float64(len(p.Slots)) {
			r.fault("has the span %q from %v to %v, expected from before to, within 0 to %d and after the span before "+
				"it in its lane", s.Text, s.From, s.To, len(p.Slots))
		}
		end = s.To
	}
	r.count("lanes", lanes, maxSpecimenRows)
}

func (r *specimenRules) plot(p *graph.SpecimenPlot) {
	if len(p.XTicks) < 2 || len(p.YTicks) < 2 || !slices.IsSorted(p.YTicks) ||
		p.YTicks[0] == p.YTicks[len(p.YTicks)-1] {
		r.fault("has the ticks %v and %v, expected two or more each, those of y rising", p.XTicks, p.YTicks)
		return
	}
	for _, l := range p.Lines {
		r.short("a label", l.Label, maxSpecimenLabel)
		before := -1.0
		for _, point := range l.Points {
			if len(point) != 2 || point[0] <= before || point[0] > float64(len(p.XTicks)-1) ||
				point[1] < p.YTicks[0] || point[1] > p.YTicks[len(p.YTicks)-1] {
				r.fault("has the point %v on the line %q, expected two numbers within the ticks, to the right of the "+
					"point before", point, l.Label)
				break
			}
			before = point[0]
		}
		if len(l.Points) < 2 {
			r.fault("has %d points on the line %q, expected at least 2", len(l.Points), l.Label)
		}
		if (l.Mark == nil) != (l.Text == nil) || l.Mark != nil && (*l.Mark < 1 || int(*l.Mark) > len(l.Points)) {
			r.fault("marks the line %q wrongly, expected text and the number of a point from 1 to %d, or neither",
				l.Label, len(l.Points))
		}
	}
}

// labeled checks a text that needs a label.
func (r *specimenRules) labeled(what string, t graph.SpecimenText, most int) {
	if t.Label == nil {
		r.fault("has a %s without a label, expected one", what)
		return
	}
	r.short("the label of a "+what, *t.Label, most)
}

func (r *specimenRules) short(what, text string, most int) {
	if n := utf8.RuneCountInString(text); n > most {
		r.fault("has %d characters in %s (%q), expected at most %d", n, what, begin(text, maxBegin), most)
	}
}

func (r *specimenRules) count(what string, n, most int) {
	if n > most {
		r.fault("has %d %s, expected at most %d", n, what, most)
	}
}

// begin is the beginning of a text, for messages.
func begin(text string, limit int) string {
	if runes := []rune(text); len(runes) > limit {
		return string(runes[:limit]) + "…"
	}
	return text
}

// topOf returns the hero at the top of a page, or nil.
func topOf(p graph.Page) *graph.HeroSection {
	if sections := p.Base().Sections; len(sections) > 0 {
		hero, _ := sections[0].(*graph.HeroSection)
		return hero
	}
	return nil
}

// hasSpecimen reports whether the top of a page shows a specimen, of which a fan or a document can show a part.
func hasSpecimen(p graph.Page) bool {
	hero := topOf(p)
	return hero != nil && hero.Specimen != nil && len(hero.Specimen.Body) > 0
}

// specimen checks that a service page has a specimen.
func (k *checker) specimen(s *source) {
	if b := s.base(); b.Kind == graph.PageKindService && !b.Hidden && !hasSpecimen(s.page) {
		k.find(s.file, s.line("sections"), "specimen", "the hero of the service has no specimen, "+
			"expected a sample of what the service delivers")
	}
}

// fillFan gives the cards of a fan what they show of their pages: the beginning, and on the last card all.
func (c *Content) fillFan(s *source, fan []graph.SpecimenCard, problems *Problems) {
	for i := range fan {
		card := &fan[i]
		line := s.lineAt("fan", card.Page.Link)
		page := c.follow(card.Page.Link, s.file, line, "fan names the page", problems)
		switch {
		case page == nil: // which is reported
		case !hasSpecimen(page):
			problems.add(s.file, line, "fan names %s, which has no specimen, expected a page that has one",
				card.Page.Link)
		default:
			specimen := topOf(page).Specimen
			card.Page.Label, card.Title, card.Body = page.Base().Label, specimen.Title, specimen.Body
			if i < len(fan)-1 {
				card.Body = []graph.SpecimenBody{beginning(specimen.Body[0])}
			}
		}
	}
}

// beginning returns a part of a specimen with its first two rows, bars or spans. The next card covers half the second.
func beginning(part graph.SpecimenBody) graph.SpecimenBody {
	switch p := part.(type) {
	case *graph.SpecimenRecords:
		first := *p
		first.Rows = p.Rows[:min(maxBeginning, len(p.Rows))]
		return &first
	case *graph.SpecimenBars:
		first := *p
		first.Bars = p.Bars[:min(maxBeginning, len(p.Bars))]
		return &first
	case *graph.SpecimenPlan:
		first := *p
		first.Spans = p.Spans[:min(maxBeginning, len(p.Spans))]
		return &first
	}
	return part
}
