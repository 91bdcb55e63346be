package content_test

import (
	_ "embed"
	"strings"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/content"
)

//go:embed testdata/three-events.yaml
var threeEvents string

func TestEventsAreUpcomingUntilTheyEnd(t *testing.T) {
	c := mustLoad(t, small(map[string]string{"events.yml": threeEvents}), content.Options{})
	for now, want := range map[string]string{
		"2026-01-01T00:00:00Z": "early+ camp+ open-day+",
		"2026-03-04T19:59:59Z": "early+ camp+ open-day+",
		"2026-03-04T20:00:00Z": "camp+ open-day+ early-",
		"2027-02-01T00:00:00Z": "open-day- camp- early-",
	} {
		at := must[time.Time](t)(time.Parse(time.RFC3339, now))
		var got []string
		for _, e := range c.Events(at) {
			got = append(got, e.Slug+map[graph.EventTime]string{graph.EventTimeUpcoming: "+",
				graph.EventTimePast: "-"}[e.When])
		}
		equal(t, strings.Join(got, " "), want, "at %s", now)
	}
}

func TestEventsAreAnnouncedInTheTimeOfTheirPlace(t *testing.T) {
	c := mustLoad(t, small(map[string]string{"events.yml": threeEvents}), content.Options{})
	want := map[string]string{
		"open-day": "January 21, 2027, 10:00–16:00 New York time",
		"early":    "March 4, 2026, 17:30–20:00 London time",
		"camp":     "August 13, 2026, 17:00 – August 15, 2026, 12:00 India time",
	}
	for _, e := range c.Events(time.Time{}) {
		equal(t, e.Announced, want[e.Slug], "the time of %s", e.Slug)
	}
}

func TestACalendarEntryFollowsTheStandard(t *testing.T) {
	long := strings.Replace(threeEvents, "text: Come and see",
		"text: Kommen Sie, hören Sie; sehen Sie – "+strings.Repeat("é", 60)+" and see", 1)
	c := mustLoad(t, small(map[string]string{"events.yml": long}), content.Options{})
	ics, ok := c.ICS("open-day")
	if !ok {
		t.Fatal("got no entry")
	}
	text := string(ics)
	for _, line := range strings.SplitAfter(strings.TrimSuffix(text, "\r\n"), "\r\n") {
		if body := strings.TrimSuffix(line, "\r\n"); len(body) > 75 || strings.ContainsAny(body, "\r\n") {
			t.Errorf("the line %q has %d octets, want at most 75 and CRLF at its end", body, len(body))
		}
	}
	unfolded := strings.ReplaceAll(text, "\r\n ", "")
	for _, want := range []string{
		"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", "UID:open-day@hire360.example\r\n", "DTSTAMP:20261116T000000Z\r\n",
		"DTSTART:20270121T150000Z\r\n", "DTEND:20270121T210000Z\r\n",
		`SUMMARY:Open day\, with lunch\; bring friends` + "\r\n",
		strings.Repeat("é", 60), `LOCATION:Edison\, NJ` + "\r\n", `\n\nJanuary 21\, 2027\, 10:00–16:00 New York time`,
		"END:VEVENT\r\nEND:VCALENDAR\r\n",
	} {
		if !strings.Contains(unfolded, want) {
			t.Errorf("got no %q in\n%s", want, unfolded)
		}
	}
	if _, ok := c.ICS("nothing"); ok {
		t.Error("got an entry for an event that does not exist")
	}
}
