package content

import (
	"cmp"
	"fmt"
	"reflect"
	"unicode/utf8"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

var typeDiagramLabels = reflect.TypeFor[[]graph.DiagramLabel]()

// inDiagram is the section of the labels of a diagram. Their words are not counted: the caption says the same.
const inDiagram = -3

// maxAlt is the most characters of what a diagram says for readers who do not see it.
const maxAlt = 600

// labelPlace is what a diagram has room for at a label: the most characters of each text, 0 where it draws none.
type labelPlace struct {
	title, note, time int
	// short and shortNote are for the title and the note on phones.
	short, shortNote int
}

// Characters of the usual width fit between lines and edges: on phones in letters of 16 px for titles and 13 px for all
// else, on paper in letters a fifth larger than on a screen.
var (
	systemPlace = labelPlace{title: 19, note: 22, short: 11, shortNote: 13}
	sourcePlace = labelPlace{title: 16, note: 20, short: 18, shortNote: 21}
	readerPlace = labelPlace{title: 17, note: 21, short: 10, shortNote: 12}
	commitPlace = labelPlace{title: 17, note: 20}
	stepPlace   = labelPlace{title: 18, note: 21, time: 8, short: 12, shortNote: 22}
	travelPlace = labelPlace{title: 26, short: 15, shortNote: 15}
)

// labelPlaces has the labels of each diagram in the order that DiagramName in schema.graphql explains.
var labelPlaces = map[graph.DiagramName][]labelPlace{
	graph.DiagramNameZeroTrust: {
		systemPlace, systemPlace, systemPlace, systemPlace, systemPlace, systemPlace,
		{title: 26, note: 36, short: 11},
		{title: 30, short: 13},
		{title: 48},
	},
	graph.DiagramNamePipeline: {
		{title: 30, note: 40, short: 30, shortNote: 40},
		commitPlace, commitPlace, commitPlace,
		{title: 7, note: 20, time: 7, short: 21, shortNote: 25},
		{title: 24, note: 28, short: 21, shortNote: 25},
		{title: 26, short: 25},
		{title: 16, note: 19, short: 21, shortNote: 25},
		{title: 9, note: 11, short: 21},
		{title: 10, note: 12, short: 21},
		{title: 14, note: 18, short: 21, shortNote: 25},
		{title: 30, note: 54, short: 25},
	},
	graph.DiagramNameDataFlow: {
		sourcePlace, sourcePlace, sourcePlace, sourcePlace,
		{title: 18, note: 24, short: 8},
		{title: 40, note: 50, short: 17, shortNote: 17},
		{title: 11, note: 34, time: 8, short: 11},
		readerPlace, readerPlace, readerPlace,
	},
	graph.DiagramNameStaffingFunnel: {
		stepPlace, stepPlace, stepPlace, stepPlace, stepPlace,
		// Wide letters of the last note reach into the margin of the page.
		{title: 14, note: 21, time: 8, short: 12, shortNote: 22},
	},
	graph.DiagramNameIntegrationHub: {
		systemPlace, systemPlace, systemPlace, systemPlace, systemPlace, systemPlace,
		{title: 12, note: 16, short: 13, shortNote: 16},
		travelPlace, travelPlace,
		{title: 30, note: 40, short: 17, shortNote: 17},
	},
	graph.DiagramNameHandover: nil,
}

// diagramLabels reads the labels of a diagram and remembers their lines.
func (d *decoder) diagramLabels(n *yaml.Node, v reflect.Value, key string) {
	d.labelLines = nil
	for _, item := range n.Content {
		d.labelLines = append(d.labelLines, groupLine(item))
	}
	section := d.section
	d.section = inDiagram
	d.list(n, v, key)
	d.section = section
}

// diagram checks that the labels are those that the diagram has places for.
func (d *decoder) diagram(s *graph.DiagramSection, line int) {
	places, ok := labelPlaces[s.Diagram]
	if !ok { // which is reported by its name
		return
	}
	if len(places) == 0 {
		if len(s.Labels) > 0 || s.Alt != nil {
			d.fault(line, "the diagram %s has labels or alt, expected neither: it draws the hours of the offices",
				s.Diagram)
		}
		return
	}
	if s.Alt == nil || *s.Alt == "" {
		d.fault(line, "the diagram %s has no alt, expected all that it says, in sentences, for readers who do not "+
			"see it", s.Diagram)
	} else if n := utf8.RuneCountInString(*s.Alt); n > maxAlt {
		d.fault(line, "alt of the diagram %s has %d characters, expected at most %d", s.Diagram, n, maxAlt)
	}
	if len(s.Labels) != len(places) {
		d.fault(line, "the diagram %s has %d labels, expected %d: DiagramName in schema.graphql says what each is",
			s.Diagram, len(s.Labels), len(places))
		return
	}
	titles := map[string]bool{}
	for i, l := range s.Labels {
		if titles[l.Title] {
			d.fault(d.labelLines[i], "two labels of the diagram are called %q, expected another title", l.Title)
		}
		titles[l.Title] = true
		d.diagramLabel(l, places[i], i+1, d.labelLines[i])
	}
}

// diagramLabel checks that a label has the texts that its place draws, and that they fit. n counts labels from 1.
func (d *decoder) diagramLabel(l graph.DiagramLabel, place labelPlace, n, line int) {
	onPhones := func(key string, most int) string {
		return fmt.Sprintf("at most %d on phones: give the label a %s", most, key)
	}
	for _, t := range []struct {
		what     string
		text     *string
		most     int
		required bool
		expected string
	}{
		{"title", &l.Title, place.title, true, ""},
		{"note", l.Note, place.note, true, ""},
		{"time", l.Time, place.time, true, ""},
		{"short", l.Short, place.short, false, ""},
		{"shortNote", l.ShortNote, place.shortNote, false, ""},
		{"title", unless(l.Short, &l.Title, place.short), place.short, false, onPhones("short", place.short)},
		{"note", unless(l.ShortNote, l.Note, place.shortNote), place.shortNote, false,
			onPhones("shortNote", place.shortNote)},
	} {
		switch {
		case t.text == nil && t.required && t.most > 0:
			d.fault(line, "label %d of the diagram has no %s, expected one of at most %d characters", n, t.what, t.most)
		case t.text == nil:
		case t.most == 0:
			d.fault(line, "label %d of the diagram has the %s %q, which is not drawn there: leave it out", n, t.what,
				begin(*t.text))
		case utf8.RuneCountInString(*t.text) > t.most:
			d.fault(line, "the %s of label %d has %d characters (%q), expected %s", t.what, n,
				utf8.RuneCountInString(*t.text), begin(*t.text), cmp.Or(t.expected, fmt.Sprintf("at most %d", t.most)))
		}
	}
}

// unless returns the text that is drawn on phones because there is no shorter one, nil if it is not drawn there.
func unless(short, text *string, most int) *string {
	if short != nil || most == 0 {
		return nil
	}
	return text
}
