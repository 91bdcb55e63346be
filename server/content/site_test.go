package content_test

import (
	"slices"
	"strings"
	"testing"

	"hire360/graph"
	"hire360/server/content"
)

func TestTheFileOfTheSiteIsNeeded(t *testing.T) {
	problems := problemsOf(t, small(map[string]string{"site.yml": ""}), content.Options{})
	if len(problems) != 1 || problems[0].File != "site.yml" {
		t.Errorf("without site.yml: got %v, want one problem", problems)
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
