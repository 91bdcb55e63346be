package content_test

import (
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/content"
)

// routes are the addresses of the site, as specified.
var routes = map[string]string{
	"/": ". about blogs services our-services careers contact-us products events case-study brochures " +
		"404 privacy-policy terms-and-conditions tech-partners search alert-sent alert-ended",
	"/tech-partners/": "saviynt",
	"/careers/":       "saved",
	"/site/":          "accessibility-statement example-link",
	"/our-services/": "software-development it-security-service ai-ml-development-services cloud-services " +
		"integration-services digital-marketing-services it-staffing-services healthcare-staffing " +
		"data-engineering-and-analytics staffing cyber-security iot-services capability-statements",
	"/services/": softwareSlugs + securitySlugs + aiSlugs + dataSlugs + marketingSlugs + staffingSlugs +
		engineeringSlugs,
	"/products/": "work360 rfppro mailzzy inkfree",
	"/blogs/": "risk-management cloud-computation identity-and-access-management it-professionals " +
		"digital-marketing quantum-computing podcasts 5g-routers hr-trends software-trends-2024 " +
		"ai-transforming-industries low-code-no-code scalable-web-apps mobile-app-frameworks",
	"/case-study/": "software-development integration-services ai-ml-development cloud-services it-security " +
		"it-staffing digital-marketing data-engineering-and-analytics healthcare-staffing erp-system " +
		"application-tracking-system rfp-management-system crm-system food-and-dining-operations " +
		"selling-healthcare-equipment vendor-management chatbot spam-detection subject-line-generation " +
		"optical-character-recognition " + ownCases,
}

const (
	softwareSlugs = "web-development-service mobile-development-service product-engineering " +
		"custom-application-development-service application-architecture-consulting ui-and-ux-design-services " +
		"qa-and-software-testing-services "
	securitySlugs = "vulnerability-assessment-penetration-testing risks-and-compliance " +
		"identity-and-access-management security-operations cybersecurity-asset-management "
	aiSlugs = "natural-language-processing image-processing-services deep-learning-services " +
		"chatgpt-integrations-services "
	dataSlugs = "data-modelling-and-normalization-services data-cleaning-and-accessibility-services " +
		"data-pipeline-services data-warehousing-services "
	marketingSlugs   = "seo-services smo-services paid-marketing email-marketing online-reputation-management "
	staffingSlugs    = "staff-augmentation project-staffing off-shore-recruiting "
	engineeringSlugs = "embedded-hardware-and-firmware gateway-design-and-development application-development " +
		"wireless-connectivity-protocols protocol-stack-integration bac-net-consultancy automotive-engineering " +
		"industrial-automation"
	// ownCases are the five case studies that the specification leaves open.
	ownCases = "icu-shift-cover leaver-access mobile-inspection-app warehouse-migration cloud-cost-review"
)

func routeTable() []string {
	var out []string
	for folder, slugs := range routes {
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
	want, got := routeTable(), siteContent(t).Paths()
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
	for slug := range strings.FieldsSeq(softwareSlugs + securitySlugs + aiSlugs + dataSlugs + marketingSlugs +
		staffingSlugs) {
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
	wrong := strings.Replace(page, "if: mail", "if: mails", 1)
	_, err := content.Load(small(map[string]string{"pages/policy.yml": wrong}), content.Options{})
	if err == nil || !strings.Contains(err.Error(), `if is "mails", expected`) {
		t.Errorf("got %v", err)
	}
}
