package content

import (
	"reflect"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

// sectionTypes has the type of each kind of section, by its key in content files.
var sectionTypes = map[string]reflect.Type{
	"hero":         reflect.TypeFor[graph.HeroSection](),
	"prose":        reflect.TypeFor[graph.ProseSection](),
	"cards":        reflect.TypeFor[graph.CardsSection](),
	"lines":        reflect.TypeFor[graph.LinesSection](),
	"steps":        reflect.TypeFor[graph.StepsSection](),
	"facts":        reflect.TypeFor[graph.FactsSection](),
	"table":        reflect.TypeFor[graph.TableSection](),
	"faq":          reflect.TypeFor[graph.FaqSection](),
	"quote":        reflect.TypeFor[graph.QuoteSection](),
	"chart":        reflect.TypeFor[graph.ChartSection](),
	"picture":      reflect.TypeFor[graph.PictureSection](),
	"pageList":     reflect.TypeFor[graph.PageListSection](),
	"eventList":    reflect.TypeFor[graph.EventListSection](),
	"documentList": reflect.TypeFor[graph.DocumentListSection](),
	"jobList":      reflect.TypeFor[graph.JobListSection](),
	"jobBoard":     reflect.TypeFor[graph.JobBoardSection](),
	"enquiryForm":  reflect.TypeFor[graph.EnquiryFormSection](),
	"offices":      reflect.TypeFor[graph.OfficesSection](),
	"callToAction": reflect.TypeFor[graph.CallToActionSection](),
	"serviceIndex": reflect.TypeFor[graph.ServiceIndexSection](),
	"siteSearch":   reflect.TypeFor[graph.SiteSearchSection](),
	"savedJobs":    reflect.TypeFor[graph.SavedJobsSection](),
}

// sectionFile has the keys of every section besides those of its type.
type sectionFile struct {
	If condition `json:"if,omitempty"`
}

// condition says when a section is shown: while a part of the site is on, such as "mail", or off, "no mail".
type condition string

func conditions() (all []string) {
	for _, part := range sortedKeys(settingOf) {
		all = append(all, part, "no "+part)
	}
	return all
}

// holds reports whether the condition is met by the parts that are on. An empty one always is.
func (c condition) holds(on []string) bool {
	part, off := strings.CutPrefix(string(c), "no ")
	return c == "" || slices.Contains(on, part) != off
}

// sections reads the list of a page's sections. Each item is a group of exactly one key.
func (d *decoder) sections(n *yaml.Node, to *[]graph.Section) {
	if n.Kind != yaml.SequenceNode {
		d.fault(n.Line, "sections is %s, expected a list of items such as \"- prose:\"", describeNode(n))
		return
	}
	var out []graph.Section
	for _, item := range n.Content {
		place := len(out)
		if continues(item, out) {
			place--
		}
		switch s := d.sectionItem(item, place); {
		case s == nil:
		case place < len(out):
			before, more := out[place].(*graph.ProseSection), s.(*graph.ProseSection)
			before.Text = append(before.Text, more.Text...)
		default:
			out = append(out, s)
		}
	}
	d.section = -1
	*to = out
}

// continues reports whether an item is running text without a heading that follows, and belongs to, other such text.
func continues(item *yaml.Node, before []graph.Section) bool {
	if len(before) == 0 || item.Kind != yaml.MappingNode || len(item.Content) != 2 || item.Content[0].Value != "prose" {
		return false
	}
	for key, value := range entries(item.Content[1]) {
		if (key.Value == "heading" && value.Value != "") || key.Value == "id" || key.Value == "lead" {
			return false
		}
	}
	_, ok := before[len(before)-1].(*graph.ProseSection)
	return ok
}

func (d *decoder) sectionItem(item *yaml.Node, place int) graph.Section {
	if item.Kind != yaml.MappingNode {
		d.fault(item.Line, "an item of sections is %s, expected one key such as \"- prose:\" with its keys below",
			describeNode(item))
		return nil
	}
	if n := len(item.Content) / 2; n != 1 {
		second := item
		if n > 1 {
			second = item.Content[2]
		}
		d.fault(second.Line, "this item of sections has %d keys, expected one section each: indent the keys of a "+
			"section by four spaces below its dash", n)
		return nil
	}
	key, line := item.Content[0].Value, item.Content[0].Line
	t, ok := sectionTypes[key]
	if !ok {
		d.fault(line, "there is no section %q, %s", key, didYouMean(key, sortedKeys(sectionTypes)))
		return nil
	}
	d.section = place
	begins := place == len(d.starts) // it continues another one otherwise
	if begins {
		d.starts = append(d.starts, start{key: key, line: line})
	}
	s, common := reflect.New(t).Interface(), sectionFile{}
	pieces, stated := len(d.pieces), len(d.stated)
	d.object(item.Content[1], key, s, &common)
	d.sectionRules(s, key, line)
	d.conditions = append(d.conditions, common.If)
	if !common.If.holds(d.parts) {
		d.pieces, d.stated = d.pieces[:pieces], d.stated[:stated]
		if begins {
			d.starts = d.starts[:place]
		}
		return nil
	}
	return s.(graph.Section)
}

// blockPieces adds the texts of the blocks, each with its line in src.
func (d *decoder) blockPieces(blocks []graph.Block, src string, line int, key string) {
	rows := strings.Split(src, "\n")
	at := 0
	for _, b := range blocks {
		name := key
		if isHeading(b) {
			name = "heading"
		}
		for _, text := range graph.Inline([]graph.Block{b}) {
			at = rowOf(rows, at, text)
			d.pieces = append(d.pieces, piece{key: name, text: text, line: line + at, section: d.section})
		}
	}
}

// rowOf returns the first row, from at on, in which the text begins, or else at.
func rowOf(rows []string, at int, text string) int {
	begin := text[:min(len(text), 16)]
	for i := at; i < len(rows); i++ {
		if strings.Contains(rows[i], begin) || (strings.TrimSpace(rows[i]) != "" &&
			strings.HasPrefix(text, strings.TrimSpace(rows[i]))) {
			return i
		}
	}
	return at
}
