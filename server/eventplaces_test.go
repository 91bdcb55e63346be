package main

import (
	"html"
	"regexp"
	"strings"
	"testing"
	"time"
)

var messageField = regexp.MustCompile(`(?s)<textarea[^>]* name="message"[^>]*>(.*?)</textarea>`)

func TestTheFormKnowsTheEventAPlaceIsAskedFor(t *testing.T) {
	slow(t)
	h := startHosts(t)
	var now clock
	now.jump(time.Until(time.Date(2026, time.November, 22, 12, 0, 0, 0, time.UTC)))
	site := startOver(t, t.TempDir(), now.now, h.args()...)
	message := func(query string) string {
		found := messageField.FindStringSubmatch(site.get(t, "/contact-us"+query).body)
		if found == nil {
			t.Fatalf("/contact-us%s has no field for a message", query)
		}
		return html.UnescapeString(strings.TrimSpace(found[1]))
	}
	const clinic = "I would like to attend “Access reviews clinic: bring your worst list” (December 10, 2026, " +
		"15:00–16:00 London time)."
	links := regexp.MustCompile(`href="/contact-us(\?event=[^"]+)"`).FindAllStringSubmatch(site.get(t, "/events").body,
		-1)
	if len(links) != 2 {
		t.Fatalf("the page of events has %d links to the form of an event, want 2: %q", len(links), links)
	}
	for i, want := range []string{clinic,
		"I would like to attend “Open day at headquarters in Edison” (January 21, 2027, 10:00–16:00 New York time)."} {
		equal(t, message(links[i][1]), want, "%s: the message", links[i][1])
	}
	for _, query := range []string{"", "?event=", "?event=none", "?event=cloud-bill-reading", "?event=%3Cb%3E"} {
		equal(t, message(query), "", "%q: the message", query)
	}
	site.post(t, "/contact-us", []string{"form", "enquiry", "name", "Dana Example", "email", "dana@example.org",
		"message", message(links[0][1]), "consent", "on"})
	if got := h.requests("/public/enquiry/business/add"); len(got) != 1 || !strings.Contains(got[0].body, clinic) {
		t.Errorf("the host was sent %v, want the event's title and time", got)
	}
	now.jump(365 * 24 * time.Hour)
	soon(t, "no past event takes requests for a place", func() bool {
		return !strings.Contains(site.get(t, "/events").body, "?event=")
	})
}
