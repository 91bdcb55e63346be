package content_test

import (
	"slices"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/content"
)

func TestAFaultInSiteIsReportedWithItsLine(t *testing.T) {
	site := func(old, new string) string { return strings.Replace(smallSite, old, new, 1) }
	for _, tt := range []struct{ name, text, line, phrase string }{
		{"E1: a menu entry with both", site("{ title: Home, path: / }",
			"{ title: Home, path: /, redirectUrl: https://example.com }"), "8",
			`the menu entry "Home" has both path and redirectUrl`},
		{"E1: a menu entry with neither", site("{ title: Home, path: / }", "{ title: Home }"), "8",
			`the menu entry "Home" has neither path nor redirectUrl`},
		{"a redirect to a path", site("{ title: Home, path: / }", "{ title: Home, redirectUrl: /about }"), "8",
			`redirectUrl of "Home" is "/about", expected an address with a scheme`},
		{"a panel with too few cards", site("{ title: Home, path: / }", "{ title: Home, path: /, items: "+
			"[{ label: A, link: / }, { label: B, link: / }], panel: { cards: [{ sentence: One., "+
			"picture: { file: sign.svg } }], claim: All., more: { label: More, link: / } } }"), "8",
			`the panel of "Home" has 1 cards for 2 items, expected one for each`},
		{"a panel with a picture that does not exist", site("{ title: Home, path: / }",
			"{ title: Home, path: /, items: "+
				"[{ label: A, link: / }], panel: { cards: [{ sentence: One., picture: { file: cats.svg } }], "+
				"claim: All., more: { label: More, link: / } } }"), "8", `file of picture is "cats.svg"`},
		{"a dead menu link", site("path: /blogs", "path: /blog"), "17",
			`the link leads to "/blog", which does not exist: did you mean "/blogs"?`},
		{"a dead menu anchor", site("#moves", "#move"), "16",
			`the anchor #move, which /our-services/cloud-services does not have`},
		{"nine footer services", site("{ label: A, link: / }, ", ""), "19",
			"the footer has 9 service links, expected exactly ten"},
		{"a social link without a scheme", site("https://x.com", "x.com"), "23", `expected an address with https://`},
		{"E2: an office in the Antarctic", site("latitude: 28.5", "latitude: -77.8"), "26",
			"expected a latitude of -56 to 71"},
		{"E2: an office on the date line", site("longitude: 77.4", "longitude: 179.5"), "26",
			"a longitude of -179 to 179"},
		{"a latitude in words", site("latitude: 28.5", "latitude: north"), "26",
			`latitude is "north", expected a number`},
		{"headquarters further down", strings.Replace(site(", headquarters: true", ""), "longitude: 77.4",
			"longitude: 77.4, headquarters: true", 1), "26", "expected them first"},
		{"no headquarters", site(", headquarters: true", ""), "25", "0 offices are headquarters, expected one"},
		{"a bad address", site("https://hire360.example", "hire360.example"), "4",
			`url is "hire360.example", expected an address such as`},
		{"a bad phone number", site("+1 (201) 555-0142", "201 call"), "5", "expected a number with its country code"},
		{"a bad e-mail address", site("hello@hire360.example", "hello"), "6",
			`email is "hello", expected an address such as`},
		{"no next steps", site("[We read it.]", "[]"), "28", "enquiry of receipts is empty, expected at least one"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			wantProblem(t, small(map[string]string{"site.yml": tt.text}), "site.yml:"+tt.line, tt.phrase)
		})
	}
	problems := problemsOf(t, small(map[string]string{"site.yml": ""}), content.Options{})
	if len(problems) != 1 || problems[0].File != "site.yml" {
		t.Errorf("without site.yml: got %v, want one problem", problems)
	}
}

func TestIndianOfficesAreShownToVisitorsFromIndiaAlone(t *testing.T) {
	for country, want := range map[string]int{"": 1, "US": 1, "Indiana": 1, "India": 2, "india": 2, " IN ": 2,
		"in": 2} {
		site := mustLoad(t, small(nil), content.Options{}).Site(country)
		if len(site.Offices) != want || site.ShowsIndia != (want == 2) || site.Offices[0].City != "Edison" {
			t.Errorf("%q: got %d offices, showsIndia %t, want %d", country, len(site.Offices), site.ShowsIndia, want)
		}
	}
	if site := mustLoad(t, small(nil), content.Options{Country: "India"}).Site(""); !site.ShowsIndia {
		t.Error("with India as the setting: got no Indian offices for an unknown visitor")
	}
}

func TestSettingsStandAboveTheFile(t *testing.T) {
	id := content.Identity{Name: "Acme", URL: "https://acme.example/", Email: "hi@acme.example"}
	site := mustLoad(t, small(nil), content.Options{Site: id}).Site("")
	if site.Name != "Acme" || site.URL != "https://acme.example" || site.Email != "hi@acme.example" ||
		site.LegalName != "Hire360, Inc." {
		t.Errorf("got %s, %s, %s, %s", site.Name, site.URL, site.Email, site.LegalName)
	}
}

// The rows of companies by country end with those of all other countries, with the settings' name and address.
func TestCompaniesByCountryAreRowsOfATable(t *testing.T) {
	policy := pageText("LEGAL", "policy", "") + "  - prose:\n      heading: Who\n      text: |\n" +
		"        | Where | Company | Contact |\n        |---|---|---|\n        {{entities}}\n"
	entities := "entities:\n  - { country: India, name: Acme Ltd, number: CIN 1, contact: Mumbai }\n"
	rows := func(site string) [][]string {
		c := mustLoad(t, small(map[string]string{"site.yml": site, "pages/policy.yml": policy}),
			content.Options{Site: content.Identity{LegalName: "Acme, Inc.", Email: "a@acme.example"}})
		prose := c.Page("/policy").Base().Sections[1].(*graph.ProseSection)
		return prose.Text[0].(graph.TableBlock).Rows
	}
	mail := "[a@acme.example](mailto:a@acme.example)"
	if got := rows(smallSite); len(got) != 1 || !slices.Equal(got[0], []string{"All countries", "Acme, Inc.", mail}) {
		t.Errorf("without companies: got %q", got)
	}
	got := rows(smallSite + entities)
	if len(got) != 2 || !slices.Equal(got[0], []string{"India", "Acme Ltd, CIN 1", "Mumbai"}) ||
		!slices.Equal(got[1], []string{"Elsewhere", "Acme, Inc.", mail}) {
		t.Errorf("with one: got %q", got)
	}
	_, err := content.Load(small(map[string]string{
		"site.yml": smallSite + strings.Replace(entities, "country: India, ", "", 1)}), content.Options{})
	if err == nil || !strings.Contains(err.Error(), "site.yml:30: entities has no country") {
		t.Errorf("a company without a country: got %v", err)
	}
}

func TestReceiptsSayWhatHappensNext(t *testing.T) {
	c := mustLoad(t, small(nil), content.Options{})
	if got := c.ReceiptSteps(graph.ReceiptKindEnquiry, nil); len(got) != 1 || got[0] != "We read it." {
		t.Errorf("enquiry: got %v", got)
	}
	if got := c.ReceiptSteps(graph.ReceiptKindApplication, nil); len(got) != 1 || got[0] != "We call you." {
		t.Errorf("application: got %v", got)
	}
}

func TestTheRevisionChangesWithTheContent(t *testing.T) {
	first := mustLoad(t, small(nil), content.Options{}).Revision()
	equal(t, mustLoad(t, small(nil), content.Options{}).Revision(), first, "the same content")
	for name, fsys := range map[string]map[string]string{
		"a page":    {"pages/about.yml": pageText("PLAIN", "about", "")},
		"one word":  {"site.yml": strings.Replace(smallSite, "staffing.", "people.", 1)},
		"the event": {"events.yml": strings.Replace(smallEvents, "lunch", "tea", 1)},
	} {
		if got := mustLoad(t, small(fsys), content.Options{}).Revision(); got == first {
			t.Errorf("%s changed: the revision stays %s", name, got)
		}
	}
}
