package content_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"hire360/graph"
)

// The sections of services have labels, in the order of what the service does: it builds, runs or staffs something.
// "Own" is one of the labels for what only one page has.
var (
	buildOrder = "What it is, Own, When you need it, How it works, What you get, Tools and risks"
	runOrder   = "When you need it, What it is, Own, How it works, What you get, Tools and risks"
	staffOrder = "What it is, Own, What you get, When you need it, How it works, Tools and risks"
	ownLabels  = []string{"In detail", "Your options"}
)

func TestEverySectionOfAServiceHasALabelAndAHeadingOfItsOwn(t *testing.T) {
	c := siteContent(t)
	pageOf, figures := map[string]string{}, 0
	for order, kinds := range map[string][]string{buildOrder: {"software", "ai", "data", "engineering"},
		runOrder: {"security", "marketing"}, staffOrder: {"staffing"}} {
		for slug := range services(t, kinds...) {
			var labels []string
			sections := c.Page("/services/" + slug).Base().Sections
			for _, s := range sections[1 : len(sections)-3] { // without the hero, the questions, the jobs and the form
				v := reflect.ValueOf(s).Elem()
				label, heading := v.FieldByName("Label").Interface().(*string), v.FieldByName("Heading").String()
				if other, ok := pageOf[heading]; ok || label == nil || len(strings.Fields(heading)) > 10 {
					t.Errorf("%s: %q has no label, has over ten words or is on %s too", slug, heading, other)
					continue
				}
				pageOf[heading] = slug
				labels = append(labels, *label)
				if prose, ok := s.(*graph.ProseSection); ok && prose.Figure != nil {
					figures++
				}
			}
			for i, label := range labels {
				if slices.Contains(ownLabels, label) {
					labels[i] = "Own"
				}
			}
			got := strings.Join(slices.Compact(labels), ", ")
			if got != order && got != strings.Replace(order, "Own, ", "", 1) {
				t.Errorf("%s has %s, want %s", slug, got, order)
			}
		}
	}
	if figures < 24 {
		t.Errorf("%d services have a figure, want at least 24", figures)
	}
}
