package content_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"hire360/graph"
)

// The sections of services have labels, in the order of their group. "Own" is one of the labels for what only one page
// has. The section after the hero decides the layout: what runs has a table there, people have a quote, and what is
// built has something else.
var (
	orders = map[string]string{
		softwareSlugs:    "How it works, What it is, When you need it, What you get, Tools and risks",
		engineeringSlugs: "What it is, How it works, Own, What you get, When you need it, Tools and risks",
		aiSlugs:          "When you need it, How it works, What it is, Own, What you get, Tools and risks",
		dataSlugs:        "How it works, What you get, What it is, Own, When you need it, Tools and risks",
		securitySlugs:    "table, When you need it, What it is, How it works, What you get, Tools and risks",
		marketingSlugs:   "table, What it is, Own, When you need it, How it works, What you get, Tools and risks",
		staffingSlugs:    "quote, Own, What it is, What you get, When you need it, How it works, Tools and risks",
	}
	ownLabels = []string{"In detail", "Your options"}
	required  = []string{"What it is", "When you need it", "How it works", "What you get", "Tools and risks"}
)

func TestEverySectionOfAServiceHasALabelAndAHeadingOfItsOwn(t *testing.T) {
	c := siteContent(t)
	pageOf, figures := map[string]string{}, 0
	for slugs, order := range orders {
		for slug := range strings.FieldsSeq(slugs) {
			var labels, parts []string
			sections := c.Page("/services/" + slug).Base().Sections
			for i, s := range sections[1 : len(sections)-3] { // without the hero, the questions, the jobs and the form
				label, heading := labelAndHeading(s)
				if other, ok := pageOf[heading]; ok || len(strings.Fields(heading)) > 10 {
					t.Errorf("%s: %q has over ten words or is on %s too", slug, heading, other)
				}
				pageOf[heading] = slug
				labels = append(labels, label)
				switch s := s.(type) {
				case *graph.QuoteSection:
					label = "quote"
				case *graph.TableSection:
					if i == 0 {
						label = "table"
					}
				case *graph.ProseSection:
					if s.Figure != nil {
						figures++
					}
				}
				if slices.Contains(ownLabels, label) {
					label = "Own"
				}
				if label != "quote" || i == 0 {
					parts = append(parts, label)
				}
			}
			parts = slices.Compact(parts)
			want := slices.DeleteFunc(strings.Split(order, ", "), func(part string) bool {
				return (part == "Own" || part == "What you get") && !slices.Contains(parts, part)
			})
			if !slices.Equal(parts, want) {
				t.Errorf("%s has %q, want %q", slug, parts, want)
			}
			for _, label := range required {
				if !slices.Contains(labels, label) {
					t.Errorf("%s has no section %q", slug, label)
				}
			}
		}
	}
	if figures < 24 {
		t.Errorf("%d services have a figure, want at least 24", figures)
	}
}

// labelAndHeading returns the label of a section, or "", and its heading.
func labelAndHeading(s graph.Section) (string, string) {
	v := reflect.ValueOf(s).Elem()
	if _, isQuote := s.(*graph.QuoteSection); isQuote {
		return "", v.FieldByName("Heading").String()
	}
	label, _ := v.FieldByName("Label").Interface().(*string)
	if label == nil {
		return "none", v.FieldByName("Heading").String()
	}
	return *label, v.FieldByName("Heading").String()
}
