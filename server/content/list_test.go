package content_test

import (
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/content"
)

func pathsOf(pages []graph.Page) string {
	out := make([]string, len(pages))
	for i, p := range pages {
		out[i] = p.Base().Path
	}
	return strings.Join(out, " ")
}

func TestPagesAreListedInTheirOrder(t *testing.T) {
	c := mustLoad(t, small(map[string]string{
		"pages/services/aerostats.yml": pageText("SERVICE", "aerostats",
			"group: /our-services/cloud-services\ntopics: [gas]\n"),
	}), content.Options{})
	for _, tt := range []struct {
		name string
		q    graph.PageQuery
		want string
	}{
		{"services as in the menu, then by path", graph.PageQuery{Kind: graph.PageKindService},
			"/services/zeppelins /services/aerostats /services/airships"},
		{"articles newest first", graph.PageQuery{Kind: graph.PageKindArticle}, "/blogs/late /blogs/early"},
		{"hidden pages are left out", graph.PageQuery{Kind: graph.PageKindPlain}, "/our-services /blogs"},
		{"below a folder", graph.PageQuery{Parent: "/blogs"}, "/blogs/late /blogs/early"},
		{"below a group", graph.PageQuery{Parent: "/our-services/cloud-services"},
			"/services/zeppelins /services/aerostats /services/airships"},
		{"by topic", graph.PageQuery{Topic: "gas"}, "/services/aerostats"},
		{"the first few", graph.PageQuery{Kind: graph.PageKindService, First: 2},
			"/services/zeppelins /services/aerostats"},
		{"by path, in that order", graph.PageQuery{Paths: []string{"/blogs", "/nowhere", "/"}}, "/blogs /"},
		{"none", graph.PageQuery{Topic: "nothing"}, ""},
	} {
		equal(t, pathsOf(c.Pages(tt.q)), tt.want, "%s", tt.name)
	}
}

func TestPagesKnowTheirSurroundings(t *testing.T) {
	c := mustLoad(t, small(nil), content.Options{})
	airships := c.Page("/services/airships").(*graph.ServicePage)
	group := c.Page("/our-services/cloud-services").(*graph.ServicePage)
	if airships.Group != group || len(group.SubServices) != 2 || group.SubServices[0].Path != "/services/zeppelins" {
		t.Errorf("got group %v with services %v", airships.Group, group.SubServices)
	}
	equal(t, pathsOf(airships.Related), "/our-services /blogs", "related")
	list := c.Page("/blogs").Base().Sections[1].(*graph.PageListSection)
	equal(t, pathsOf(list.Pages), "/blogs/late /blogs/early", "the list")
	for path, want := range map[string]string{
		"/":                            "",
		"/blogs":                       "home>/ blogs>/blogs",
		"/blogs/late":                  "home>/ blogs>/blogs late>/blogs/late",
		"/our-services/cloud-services": "home>/ services>/our-services cloud>/our-services/cloud-services",
		"/services/airships":           "home>/ cloud>/our-services/cloud-services airships>/services/airships",
	} {
		var got []string
		for _, l := range c.Page(path).Base().Breadcrumbs {
			got = append(got, l.Label+">"+l.Link)
		}
		equal(t, strings.Join(got, " "), want, "breadcrumbs of %s", path)
	}
	if c.Page("/nowhere") != nil {
		t.Error("got a page at /nowhere")
	}
}

func TestReadingTimeComesFromTheWords(t *testing.T) {
	// A minute has 220 words; the headings have four.
	for words, want := range map[int]int{436: 2, 437: 3} {
		text := pageText("ARTICLE", "long", "author: A team\npublished: 2026-01-05\n") +
			"  - prose:\n      heading: Long\n      text: " + strings.Repeat("word ", words) + "\n"
		c := mustLoad(t, small(map[string]string{"pages/blogs/long.yml": text}), content.Options{})
		equal(t, c.Page("/blogs/long").(*graph.Article).Minutes, want, "minutes for %d words", words)
	}
}

// The document around each page has elements with the ids main, root and boot, and scripts find them by id.
func TestAnchorsInTextsAreUniqueInTheDocument(t *testing.T) {
	text := pageText("PLAIN", "about", "") + "  - prose: { id: why, heading: A, text: \"## Why\" }\n" +
		"  - prose: { heading: B, text: \"## Why\\n\\n## Main\\n\\n## Root\\n\\n## Boot\" }\n"
	c := mustLoad(t, small(map[string]string{"pages/about.yml": text}), content.Options{})
	var got []string
	for _, s := range c.Page("/about").Base().Sections[1:] {
		for _, block := range s.(*graph.ProseSection).Text {
			got = append(got, block.(graph.HeadingBlock).Anchor)
		}
	}
	equal(t, strings.Join(got, " "), "why-2 why-3 main-2 root-2 boot-2", "anchors beside the section's why")
}

func TestAnUnknownPathHasPagesNearIt(t *testing.T) {
	c := mustLoad(t, small(nil), content.Options{})
	for asked, want := range map[string]string{
		"/our-services/cloud-service":  "/our-services/cloud-services",
		"/services/airship/":           "/services/airships",
		"/Services/AIRSHIPS":           "/services/airships",
		"/blogs/lates":                 "/blogs/late",
		"/products/cloud-and-airships": "/services/airships",
		"/":                            "",
		"/nothing-like-it":             "",
	} {
		got, _, _ := strings.Cut(pathsOf(c.NearestPages(asked)), " ")
		equal(t, got, want, "%s: first", asked)
	}
}
