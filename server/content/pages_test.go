package content_test

import (
	"cmp"
	"iter"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
	"hire360/server/content"
)

// specified returns the addresses of the site, as specified: the pages of each folder, and the services by their kind.
func specified(t *testing.T) (s struct{ Pages, Services map[string]string }) {
	t.Helper()
	noError(t, yaml.Load(must[[]byte](t)(os.ReadFile("testdata/routes.yaml")), &s))
	return s
}

// services yields the slugs of the services of some kinds.
func services(t *testing.T, kinds ...string) iter.Seq[string] {
	all := specified(t).Services
	return strings.FieldsSeq(strings.Join(graph.Each(kinds, func(kind string) string { return all[kind] }), " "))
}

func routeTable(t *testing.T) []string {
	var out []string
	s := specified(t)
	s.Pages["/services/"] = strings.Join(slices.Collect(maps.Values(s.Services)), " ")
	for folder, slugs := range s.Pages {
		for slug := range strings.FieldsSeq(slugs) {
			out = append(out, strings.TrimSuffix(folder+slug, "."))
		}
	}
	slices.Sort(out)
	return out
}

var builtIn = sync.OnceValues(func() (*content.Content, error) { return content.Open("", content.Options{}) })

// siteContent returns the content that is built into the program.
func siteContent(t *testing.T) *content.Content {
	t.Helper()
	c, err := builtIn()
	if err != nil {
		t.Fatalf("the content does not load:\n%v", err)
	}
	return c
}

func TestPagesAreThoseOfTheSpecification(t *testing.T) {
	want, got := routeTable(t), siteContent(t).Paths()
	equal(t, len(want), 114, "addresses in the table")
	for _, p := range got {
		if !slices.Contains(want, p) {
			t.Errorf("there is a page %s that nobody asked for", p)
		}
	}
	missing := slices.DeleteFunc(want, func(p string) bool { return slices.Contains(got, p) })
	if len(missing) > 0 {
		t.Errorf("%d pages are missing: %v", len(missing), missing)
	}
}

func TestTheTextsPassEveryCheck(t *testing.T) {
	c := siteContent(t)
	for _, f := range content.Check(c) {
		t.Error(f)
	}
}

// A link to an anchor that does not exist would keep the content from loading.
func TestTheMenuLeadsToTheSpecifiedAnchors(t *testing.T) {
	inMenu := menuLinks(siteContent(t))
	for path, ids := range map[string]string{
		"/our-services/integration-services": "saas-integration-services " +
			"enterprise-application-integration-services integration-consulting",
		"/our-services/cloud-services": "cloud-strategy-and-architecture cloud-migration " +
			"cloud-native-development cloud-security",
	} {
		for id := range strings.FieldsSeq(ids) {
			if !inMenu[path+"#"+id] {
				t.Errorf("the menu has no link to %s#%s", path, id)
			}
		}
	}
}

func menuLinks(c *content.Content) map[string]bool {
	links := map[string]bool{}
	for _, e := range c.Site("").Menu {
		for _, g := range e.Groups {
			for _, l := range g.Items {
				links[l.Link] = true
			}
		}
	}
	return links
}

func TestTheMenuIsTheSpecifiedOne(t *testing.T) {
	c := siteContent(t)
	site, inMenu := c.Site(""), menuLinks(c)
	var titles, groups []string
	for _, e := range site.Menu {
		titles = append(titles, e.Title)
		for _, g := range e.Groups {
			groups = append(groups, g.Title)
		}
	}
	if got, want := strings.Join(titles, ", "),
		"Home, About, Services, Products, Partners, Resources, Events, Careers"; got != want {
		t.Errorf("got menu %s, want %s", got, want)
	}
	if len(groups) != 9 || len(site.Footer.Services) != 10 {
		t.Errorf("got %d groups and %d footer services, want 9 and 10", len(groups), len(site.Footer.Services))
	}
	for slug := range services(t, "software", "security", "ai", "data", "marketing", "staffing") {
		if !inMenu["/services/"+slug] {
			t.Errorf("/services/%s is not in the menu", slug)
		}
	}
}

func TestThereAreThirteenOfficesElevenOfThemForEveryone(t *testing.T) {
	c := siteContent(t)
	for country, want := range map[string]int{"": 11, "India": 13} {
		equal(t, len(c.Site(country).Offices), want, "offices for visitors from %q", country)
	}
}

func TestTimeZonesAndOffsetsAreReal(t *testing.T) {
	c := siteContent(t)
	for _, e := range c.Events(time.Now()) {
		zone, err := graph.Zone(e.TimeZone)
		if err != nil {
			t.Errorf("%s: %v", e.Slug, err)
			continue
		}
		if local := e.Starts.In(zone).Format("January 2, 2006, 15:04"); !strings.HasPrefix(e.Announced, local) {
			t.Errorf("%s is announced for %s, but starts at %s in %s", e.Slug, e.Announced, local, e.TimeZone)
		}
		if n := len(strings.Fields(graph.PlainText(e.Text))); n < 60 || n > 120 {
			t.Errorf("%s has %d words, want 60 to 120", e.Slug, n)
		}
	}
}

func BenchmarkLoadAndCheck(b *testing.B) {
	for b.Loop() {
		c := must[*content.Content](b)(content.Open("", content.Options{}))
		content.Check(c)
	}
}

// A section with a condition is there while a part of the site is on, and running text without a heading continues the
// text before it.
func TestSectionsDependOnPartsOfTheSite(t *testing.T) {
	page := pageText("LEGAL", "policy", "") + "  - prose: { heading: Who, text: We do. }\n" +
		"  - prose: { heading: \"\", if: mail, text: We mail. }\n" +
		"  - prose: { heading: \"\", if: no mail, text: We wait. }\n" +
		"  - prose: { heading: \"\", text: We end. }\n  - prose: { id: more, heading: \"\", text: More. }\n" +
		"  - quote: { heading: A, if: mail, quote: B, source: C }\n"
	for _, c := range []struct {
		parts    []string
		text     string
		sections int
	}{{nil, "We do. We wait. We end.", 3}, {[]string{"mail"}, "We do. We mail. We end.", 4}} {
		sections := mustLoad(t, small(map[string]string{"pages/policy.yml": page}),
			content.Options{Parts: c.parts}).Page("/policy").Base().Sections
		text := strings.Join(graph.Inline(sections[1].(*graph.ProseSection).Text), " ")
		if len(sections) != c.sections || text != c.text {
			t.Errorf("with %v: got %d sections and %q", c.parts, len(sections), text)
		}
	}
}

// The sections of services have labels, in the order of their group, or in one of their own where their neighbors would
// look the same. "Own" is one of the labels for what only one page has. The section after the hero decides the layout:
// what runs has a table there, people have a quote, and what is built has something else.
var (
	orders = map[string]string{
		"software":    "How it works, What it is, When you need it, What you get, Tools and risks",
		"engineering": "What it is, How it works, Own, What you get, When you need it, Tools and risks",
		"ai":          "When you need it, How it works, What it is, Own, What you get, Tools and risks",
		"data":        "How it works, What you get, What it is, Own, When you need it, Tools and risks",
		"security":    "table, When you need it, What it is, How it works, What you get, Tools and risks",
		"marketing":   "table, What it is, Own, When you need it, How it works, What you get, Tools and risks",
		"staffing":    "quote, Own, What it is, What you get, When you need it, How it works, Tools and risks",
	}
	ownOrders = map[string]string{
		"security-operations":  "table, How it works, What it is, What you get, When you need it, Tools and risks",
		"seo-services":         "table, When you need it, What it is, How it works, Tools and risks",
		"smo-services":         "table, How it works, What it is, When you need it, Tools and risks",
		"project-staffing":     "quote, What it is, How it works, Own, What you get, When you need it, Tools and risks",
		"off-shore-recruiting": "quote, When you need it, How it works, What it is, Own, What you get, Tools and risks",
	}
	ownLabels = []string{"In detail", "Your options"}
	required  = []string{"What it is", "When you need it", "How it works", "What you get", "Tools and risks"}
)

func TestEverySectionOfAServiceHasALabelAndAHeadingOfItsOwn(t *testing.T) {
	c := siteContent(t)
	pageOf, figures := map[string]string{}, 0
	for kind, order := range orders {
		for slug := range services(t, kind) {
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
			want := slices.DeleteFunc(strings.Split(cmp.Or(ownOrders[slug], order), ", "), func(part string) bool {
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
