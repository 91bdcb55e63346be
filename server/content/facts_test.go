package content_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"time"
	_ "time/tzdata" // the machine that runs the tests may have none

	"hire360/graph"
	"hire360/server/content"
)

const smallFacts = `facts:
  - { name: reply, text: one working day, about: a reply }
  - { name: notice, text: ten working days, about: notice, confirmed: "J. Doe, 2026-12-01" }
offices:
  - { city: Edison, timeZone: America/New_York, opens: "09:00", closes: "17:30" }
  - { city: Noida, timeZone: Asia/Kolkata, opens: "10:00", closes: "18:30", confirmed: "J. Doe, 2026-12-01" }
`

func TestFactsAreInsertedByName(t *testing.T) {
	cloud := "group: /our-services/cloud-services\n"
	prose := "  - prose:\n      heading: \"{{services}} services\"\n      text: |\n        First line.\n\n" +
		"        We reply within {{reply}}, with {{notice}}’ notice.\n"
	c := mustLoad(t, small(map[string]string{
		"facts.yml":                  smallFacts,
		"pages/about.yml":            pageText("PLAIN", "about", "") + prose,
		"pages/services/hidden.yml":  pageText("SERVICE", "hidden", cloud+"hidden: true\n"),
		"pages/services/planned.yml": pageText("SERVICE", "planned", cloud+"draft: true\n"),
		"site.yml":                   strings.Replace(smallSite, "We read it.", "\"Within {{reply}}.\"", 1),
		"events.yml":                 strings.Replace(smallEvents, "Come and see", "In {{reply}}, come and see", 1),
		"documents.yml": "documents:\n  - { path: /documents/about.pdf, kind: BROCHURE, page: /about, " +
			"title: \"About {{products}}\", description: A }\n",
	}), content.Options{Make: func(*graph.Site, graph.Document) ([]byte, int, error) {
		return []byte("%PDF"), 1, nil
	}})
	section := c.Page("/about").Base().Sections[1].(*graph.ProseSection)
	for what, got := range map[string][2]string{
		"heading": {section.Heading, "two services"},
		"text": {graph.PlainText(section.Text),
			"First line. We reply within one working day, with ten working days’ notice."},
		"site":     {c.ReceiptSteps(graph.ReceiptKindEnquiry)[0], "Within one working day."},
		"event":    {graph.PlainText(c.Events(time.Now())[0].Text)[:18], "In one working day"},
		"document": {c.Documents(graph.DocumentQuery{})[0].Title, "About no"},
	} {
		if strings.Join(strings.Fields(got[0]), " ") != got[1] {
			t.Errorf("%s: got %q, want %q", what, got[0], got[1])
		}
	}
}

func TestAWrongFactIsReportedWithItsLine(t *testing.T) {
	facts := func(old, new string) map[string]string {
		return map[string]string{"facts.yml": strings.Replace(smallFacts, old, new, 1)}
	}
	about := func(text string) map[string]string {
		return map[string]string{"facts.yml": smallFacts,
			"pages/about.yml": pageText("PLAIN", "about", "") +
				"  - prose:\n      text: |\n        A.\n\n        " + text + "\n"}
	}
	for _, tt := range []struct {
		name, place, phrase string
		files               map[string]string
	}{
		{"an unknown name", "pages/about.yml:15",
			`text refers to {{relpy}}, which facts.yml does not have: did you mean "reply"?`,
			about("Within {{relpy}}.")},
		{"a name that is not closed", "pages/about.yml:15", "text has {{ without a name and }}",
			about("Within {{reply.")},
		{"no register", "pages/about.yml:11", `did you mean "services"?`, map[string]string{
			"pages/about.yml": pageText("PLAIN", "about", "") + "  - prose: { text: \"All {{servces}}\" }\n"}},
		{"a name twice", "facts.yml:2", `the fact "reply" is in this file a second time`, facts("notice", "reply")},
		{"a name in capitals", "facts.yml:2", `name is "Reply", expected lower-case words`, facts("reply", "Reply")},
		{"a count", "facts.yml:2", `the site knows "articles" itself`, facts("reply", "articles")},
		{"a fact without words", "facts.yml:2", "text of facts is empty, expected text",
			facts("one working day", `""`)},
		{"a city without an office", "facts.yml:5", `site.yml has no office in "Edinson", did you mean "Edison"?`,
			map[string]string{"facts.yml": strings.Replace(smallFacts, "Edison", "Edinson", 1)}},
		{"an office without hours", "facts.yml:4", "the office in Edison has no hours", map[string]string{
			"facts.yml": regexp.MustCompile(`.*city: Edison.*\n`).ReplaceAllString(smallFacts, "")}},
		{"a time that is none", "facts.yml:5", `"25:00" is no time for Edison`, facts("09:00", "25:00")},
		{"a time zone", "facts.yml:6", `timeZone of "Noida" is "IST"`, facts("Asia/Kolkata", "IST")},
	} {
		t.Run(tt.name, func(t *testing.T) { wantProblem(t, small(tt.files), tt.place, tt.phrase) })
	}
}

func TestFactsThatNobodyConfirmedAreListed(t *testing.T) {
	c := mustLoad(t, small(map[string]string{"facts.yml": smallFacts}), content.Options{})
	var got []string
	for _, f := range content.Launch(c) {
		if f.File == "facts.yml" {
			got = append(got, f.String())
		}
	}
	for i, want := range []string{`facts.yml:2: "one working day" is stated on pages (a reply): write confirmed:`,
		"facts.yml:5: 09:00 to 17:30 are invented hours of Edison: write confirmed:"} {
		if len(got) != 2 || !strings.HasPrefix(got[i], want) {
			t.Errorf("got %v, want %s", got, want)
		}
	}
}

func TestOfficesHaveRealTimeZones(t *testing.T) {
	text, err := os.ReadFile("facts.yml")
	if err != nil {
		t.Fatal(err)
	}
	zones := regexp.MustCompile(`timeZone: ([\w/]+)`).FindAllStringSubmatch(string(text), -1)
	if len(zones) != 13 {
		t.Errorf("got %d time zones, want those of 13 offices", len(zones))
	}
	for _, zone := range zones {
		if _, err := time.LoadLocation(zone[1]); err != nil {
			t.Error(err)
		}
	}
}
