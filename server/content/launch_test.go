package content_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/content"
)

// launchFindings are what is left to do before a small site goes live.
func launchFindings(t *testing.T, changes map[string]string, opt content.Options) []string {
	t.Helper()
	opt.Drafts = true
	var out []string
	for _, f := range content.Launch(mustLoad(t, small(changes), opt), time.Now()) {
		out = append(out, f.String())
	}
	return out
}

func product(more, text string) string {
	return pageText("PRODUCT", "rocket", "claim: It flies.\nlinks:\n"+
		"  - { label: See a demo, link: \"#view\" }\n"+
		"  - { label: Take the tour, link: https://tours.hire360.example/rocket }\n"+
		"  - { label: App Store, link: https://apps.hire360.example/rocket }\n"+more) +
		"  - picture: { id: view, heading: View, picture: { file: sign.svg, alt: A } }\n" +
		"  - prose: { heading: Words, text: " + text + " }\n"
}

func TestTheLaunchCheckListsWhatIsLeft(t *testing.T) {
	whole := map[string]string{
		"facts.yml":                 smallFacts,
		"pages/products/rocket.yml": product("", `"It never fails."`),
		"pages/products.yml":        pageText("PLAIN", "products", ""),
		"pages/policy.yml":          pageText("LEGAL", "policy", ""),
		"pages/vow.yml":             pageText("LEGAL", "vow", "statement: true\n"),
		"pages/about.yml": pageText("PLAIN", "about", "") +
			"  - prose: { heading: Words, text: \"We placed 40 people. Call 555-0199.\" }\n",
		"events.yml": strings.Replace(smallEvents, "  - slug: open-day\n", "  - slug: open-day\n    sample: true\n", 1),
		"pages/blogs/old.yml": pageText("ARTICLE", "old", "author: A team\npublished: 2024-01-16\n") +
			"  - callToAction: { heading: Ask, lead: We answer., actions: [{ label: A, link: / }] }\n",
		"pages/moves.yml": pageText("PLAIN", "moves", "") +
			"  - prose: { heading: Words, if: mail, text: We use a mail server. }\n" +
			"  - prose: { heading: Words, text: We moved it in May. }\n",
	}
	got := launchFindings(t, whole, content.Options{Parts: []string{"bucket"}})
	for _, want := range []string{
		`events.yml:3: the event "open-day" is a sample`,
		`facts.yml:2: "one working day" is stated on pages (a reply): write confirmed:`,
		`facts.yml:4: the hours and closed days of Edison are invented: correct them, and write confirmed:`,
		`pages/about.yml:11: it says what the company does or has (in 1 text, the first "We placed 40 people. Call 555-0199."): write`,
		`pages/about.yml:11: a figure about our own work needs a record: "We placed 40" (own-work)`,
		`pages/about.yml:11: text is "We placed 40 people. Call 555-0199.", a number that is reserved for fiction`,
		`pages/blogs/old.yml:9: published is 2024-01-16, before the first release`,
		`pages/blogs/old.yml:13: it says what the company does or has (in 1 text, the first "We answer.")`,
		`pages/policy.yml:1: it binds the company: a lawyer must have read it: write confirmed: "name, role, date"`,
		`pages/products/rocket.yml:1: what it says about the product is for the product's owner to confirm`,
		`pages/products/rocket.yml:11: link is "https://tours.hire360.example/rocket", and nothing exists under .example`,
		`pages/products/rocket.yml:12: link is "https://apps.hire360.example/rocket"`,
		`pages/products/rocket.yml:17: can the product keep this? "It never fails." (warranty)`,
		`pages/vow.yml:8: only a director can state this, so it is a draft and not served`,
		`site.yml:1: S3_URL is set, and no legal page has a section with if: bucket`,
		`site.yml:1: entities names no company for United States, India`,
		`site.yml:1: released is missing`,
		`site.yml:5: phone is "+1 (201) 555-0142", a number that is reserved for fiction`,
		`site.yml:6: email is "hello@hire360.example", and nothing exists under .example`,
		`site.yml:23: the profile https://x.com/hire360_example does not exist`,
		`site.yml:25: the address "360 Meridian Way" is invented`,
		`site.yml:26: the address "Relay Park" is invented`,
	} {
		found := func(line string) bool { return strings.HasPrefix(line, want) }
		if !slices.ContainsFunc(got, found) {
			t.Errorf("nothing is said of %s", want)
		}
	}
	if t.Failed() || len(got) != 24 {
		t.Errorf("%d things are left, want 24:\n%s", len(got), strings.Join(got, "\n"))
	}
}

func TestTheLaunchCheckIsDoneWhenAllIsReplacedAndConfirmed(t *testing.T) {
	const confirmed = "confirmed: \"Jane Doe, director, 2026-12-01\"\n"
	site := strings.NewReplacer("https://x.com/hire360_example", "https://x.com/rockets", "360 Meridian Way",
		"1 Main Street", "Relay Park", "2 Main Street").Replace(smallSite) + "released: 2026-01-01\nentities:\n" +
		"  - { country: United States, name: Rockets, contact: hello@rockets.com }\n" +
		"  - { country: India, name: Rockets Ltd, number: CIN 1, contact: hello@rockets.com }\n"
	rocket := strings.ReplaceAll(product(confirmed, `"It never fails."`), ".hire360.example", ".rockets.com")
	got := launchFindings(t, map[string]string{
		"site.yml":                  site,
		"pages/products/rocket.yml": rocket,
		"pages/products.yml":        pageText("PLAIN", "products", ""),
		"pages/policy.yml": pageText("LEGAL", "policy", confirmed) +
			"  - prose: { heading: Files, if: bucket, text: We use a bucket. }\n",
		"pages/vow.yml": pageText("LEGAL", "vow", "statement: true\n"+confirmed),
	}, content.Options{Parts: []string{"bucket"},
		Site: content.Identity{Phone: "+1 212 736 5000", Email: "hello@rockets.com"}})
	if len(got) > 0 {
		t.Errorf("something is left:\n%s", strings.Join(got, "\n"))
	}
}

func TestAStatementIsADraftUntilItIsConfirmed(t *testing.T) {
	vow := func(confirmed string) map[string]string {
		return map[string]string{"pages/vow.yml": pageText("LEGAL", "vow", "statement: true\n"+confirmed)}
	}
	if mustLoad(t, small(vow("")), content.Options{}).Page("/vow") != nil {
		t.Error("a statement is served that nobody has signed")
	}
	if mustLoad(t, small(vow("confirmed: \"Jane Doe, director, 2026-12-01\"\n")),
		content.Options{}).Page("/vow") == nil {
		t.Error("a signed statement is not served")
	}
}

// What a demo shows is made up, as in a specimen, and a question promises nothing.
func TestExamplesAndQuestionsAreNotLeftToDo(t *testing.T) {
	demo := `      demo:
        sendTime: { title: A, audience: B, subject: C, text: "It never fails at a.example.", day: "Tuesday, May 4",
          hour: 9, readers: [{ region: India, offset: 330, count: 3 }] }
`
	page := strings.Replace(product("", "Does it never fail?"), "  - picture:", demo+"  - picture:", 1)
	got := launchFindings(t, map[string]string{"pages/products/rocket.yml": page,
		"pages/products.yml": pageText("PLAIN", "products", "")}, content.Options{})
	for _, line := range got {
		if strings.Contains(line, "never") || strings.Contains(line, "a.example") {
			t.Error(line)
		}
	}
}

// A tour, a store and a profile are links wherever the content has an address. The shipped ones lead to a page that
// says that they are examples, and each is listed until it is replaced.
func TestLinksAndAddressesThatAreExamplesAreListed(t *testing.T) {
	c := must[*content.Content](t)(content.Open("", content.Options{Drafts: true}))
	links := slices.Clone(c.Site("").Footer.Social)
	equal(t, len(links), 5, "profiles")
	for _, path := range []string{"inkfree", "mailzzy", "rfppro", "work360"} {
		for _, l := range c.Page("/products/" + path).(*graph.ProductPage).Links {
			if !strings.HasPrefix(l.Link, "/products/") && !strings.HasPrefix(l.Link, "/documents/") {
				links = append(links, l)
			}
		}
	}
	listed, invented := 0, 0
	for _, f := range content.Launch(c, time.Now()) {
		if strings.Contains(f.Text, "is an example: write the real address") {
			listed++
		}
		if strings.Contains(f.Text, "is invented") {
			invented++
		}
	}
	equal(t, invented, len(c.Site("India").Offices), "addresses of offices, all of them invented")
	for _, l := range links {
		if !strings.HasPrefix(l.Link, "/site/example-link#") {
			t.Errorf("%s leads to %s", l.Label, l.Link)
		}
	}
	if listed != len(links) || listed != 13 {
		t.Errorf("%d of %d links are listed, want 13", listed, len(links))
	}
	given := mustLoad(t, small(map[string]string{"pages/products.yml": pageText("PLAIN", "products", ""),
		"pages/products/rocket.yml": product("", "Words.")}), content.Options{})
	if got := given.Page("/products/rocket").(*graph.ProductPage).Links; got[1].Link !=
		"https://tours.hire360.example/rocket" || got[2].Link != "https://apps.hire360.example/rocket" {
		t.Errorf("got %v, want the addresses of the content", got)
	}
	if social := given.Site("").Footer.Social; len(social) != 1 || social[0].Link != "https://x.com/hire360_example" {
		t.Errorf("got %v, want the profile of the content", social)
	}
}

func TestSampleEventsAreShownOnRequest(t *testing.T) {
	events := map[string]string{"events.yml": strings.Replace(threeEvents, "  - slug: early\n",
		"  - slug: early\n    sample: true\n", 1)}
	for shown, want := range map[bool]int{false: 2, true: 3} {
		c := mustLoad(t, small(events), content.Options{Samples: shown})
		equal(t, len(c.Events(time.Now())), want, "events with samples %v", shown)
		if _, ok := c.ICS("early"); ok != shown {
			t.Errorf("samples %v: the calendar entry of a sample is served: %v", shown, ok)
		}
	}
}
