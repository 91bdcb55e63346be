package content_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"

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
	}), content.Options{})
	section := c.Page("/about").Base().Sections[1].(*graph.ProseSection)
	for what, got := range map[string][2]string{
		"heading": {section.Heading, "two services"},
		"text": {graph.PlainText(section.Text),
			"First line. We reply within one working day, with ten working days’ notice."},
		"reply":    {*c.Site("").ReplyTime, "one working day"},
		"site":     {c.ReceiptSteps(graph.ReceiptKindEnquiry, nil)[0], "Within one working day."},
		"event":    {graph.PlainText(c.Events(time.Now())[0].Text)[:18], "In one working day"},
		"document": {c.Documents(graph.DocumentQuery{})[0].Title, "About no"},
	} {
		equal(t, strings.Join(strings.Fields(got[0]), " "), got[1], "%s", what)
	}
}

const smallRelay = `facts:
  - { name: reply, text: one working day, about: a reply, confirmed: "J. Doe, 2026-12-01" }
relay:
  - Noida
  - Edison
offices:
  - { city: Edison, timeZone: America/New_York, opens: "09:00", closes: "17:30", closed: [{ date: 2026-12-25 }] }
  - { city: Noida, timeZone: Asia/Kolkata, opens: "10:00", closes: "18:30",
      closed: [{ date: 2027-01-26, name: Republic Day }, { date: 2026-12-25 }] }
`

func TestWhoHasTheWork(t *testing.T) {
	c := mustLoad(t, small(map[string]string{"facts.yml": smallRelay}), content.Options{})
	now := c.Now(time.Date(2026, 12, 1, 13, 59, 59, 0, time.UTC), 4, "")
	if now.Answers || now.Office != nil || !now.At.Equal(time.Date(2026, 12, 1, 13, 59, 0, 0, time.UTC)) {
		t.Errorf("at %s %v has the work, answers: %v", now.At, now.Office, now.Answers)
	}
	if next := now.Next; next.Office.City != "Edison" || next.At.Hour() != 14 {
		t.Errorf("%v takes the work at %s", next.Office, next.At)
	}
	first, last := now.Relay[0], now.Relay[len(now.Relay)-1]
	if first.From.Format(time.DateOnly) != "2026-11-27" || last.To.Format(time.DateOnly) != "2026-12-09" {
		t.Errorf("the relay is from %s to %s", first.From, last.To)
	}
	if noida := now.Offices[0]; noida.City != "Noida" || noida.Open || noida.Clock != "19:29" {
		t.Errorf("%s is open: %v, at %s", noida.City, noida.Open, noida.Clock)
	}
	for country, want := range map[string]int{"US": 1, "IN": 1, "FR": 2} {
		equal(t, len(c.Now(now.At, 4, country).Offices), want, "offices of the relay for %q", country)
	}
	if mustLoad(t, small(nil), content.Options{}).Now(time.Now(), 1, "") != nil {
		t.Error("without a relay somebody has the work")
	}
}

// Without the closed days of the next year, the site would say that offices are open on holidays.
func TestClosedDaysThatEndSoonAreListed(t *testing.T) {
	c := mustLoad(t, small(map[string]string{"facts.yml": smallRelay}), content.Options{})
	const want = "facts.yml:8: the last day on which Noida stays closed is 2027-01-26: add those of the next year"
	for _, tt := range []struct {
		today string
		want  bool
	}{{"2026-10-27", false}, {"2026-10-29", true}} {
		today := must[time.Time](t)(time.Parse(time.DateOnly, tt.today))
		found := slices.ContainsFunc(content.Launch(c, today), func(f content.Problem) bool {
			return strings.HasPrefix(f.String(), want)
		})
		equal(t, found, tt.want, "on %s: listed", tt.today)
	}
}

// With many facts, the message names those that are spelled most like what was written.
func TestOfManyFactsTheNearestAreNamed(t *testing.T) {
	var facts strings.Builder
	facts.WriteString("facts:\n")
	for i := range 26 {
		fmt.Fprintf(&facts, "  - { name: fact-%c, text: a thing, about: a thing }\n", 'a'+i)
	}
	page := pageText("PLAIN", "about", "") + "  - prose: { text: \"{{pact-or-not-a}}\" }\n"
	wantProblem(t, small(map[string]string{"facts.yml": facts.String(), "pages/about.yml": page}), "pages/about.yml:11",
		"expected one of 36, such as fact-a")
}

// The time after which submissions are deleted is what pages state. A text that says no time would delete nothing.
func TestPagesStateHowLongSubmissionsAreKept(t *testing.T) {
	with := func(text string) fstest.MapFS {
		return small(map[string]string{"facts.yml": "facts:\n  - { name: applications-kept, text: " + text +
			", about: a time }\n"})
	}
	from := time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC)
	for text, want := range map[string]string{"12 months": "2027-01-31", "one year": "2027-01-31",
		"90 days": "2026-05-01", "six weeks": "2026-03-14", "1 month": "2026-03-03"} {
		kept := mustLoad(t, with(text), content.Options{}).Retention()
		equal(t, kept[graph.ReceiptKindApplication].From(from).Format(time.DateOnly), want, "the end of %s", text)
		equal(t, len(kept), 1, "kinds that have a time")
	}
	for _, text := range []string{"as long as needed", "0 days", "-1 months", "1.5 years", "several months", "24 hours",
		"999999999 years"} {
		wantProblem(t, with(text), "facts.yml:2", "expected a time such as 12 months")
	}
}
