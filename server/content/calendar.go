package content

import (
	"net/url"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"hire360/graph"
)

const calendarTime = "20060102T150405Z"

// ICS returns the calendar entry of an event (RFC 5545), the same bytes for the same content.
func (c *Content) ICS(slug string) ([]byte, bool) {
	e := c.event(slug)
	if e == nil || e.Sample && !c.options.Samples {
		return nil, false
	}
	title, text := e.Title, graph.PlainText(e.Text)
	if e.Sample {
		title, text = "Sample: "+title, "Sample event, for trying the site out.\n\n"+text
	}
	return c.calendar(calendarEntry{id: e.Slug, changed: e.updated.Time(), starts: e.Starts, ends: e.Ends, title: title,
		text:  text + "\n\n" + e.Announced,
		lines: []string{"LOCATION:" + calendarText(e.Place), "URL:" + c.site.URL + "/events"}}), true
}

type calendarEntry struct {
	id                    string
	changed, starts, ends time.Time
	title, text           string
	lines                 []string // further ones
}

// calendar returns a calendar with one entry.
func (c *Content) calendar(e calendarEntry) []byte {
	host := c.site.URL
	if u, err := url.Parse(c.site.URL); err == nil {
		host = u.Hostname()
	}
	var b strings.Builder
	for _, line := range slices.Concat([]string{
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//" + calendarText(c.site.Name) + "//Events//EN",
		"CALSCALE:GREGORIAN",
		"METHOD:PUBLISH",
		"BEGIN:VEVENT",
		"UID:" + e.id + "@" + host,
		"DTSTAMP:" + utc(e.changed),
		"LAST-MODIFIED:" + utc(e.changed),
		"DTSTART:" + utc(e.starts),
		"DTEND:" + utc(e.ends),
		"SUMMARY:" + calendarText(e.title),
		"DESCRIPTION:" + calendarText(e.text),
	}, e.lines, []string{
		"END:VEVENT",
		"END:VCALENDAR",
	}) {
		fold(&b, line)
	}
	return []byte(b.String())
}

func utc(t time.Time) string { return t.UTC().Format(calendarTime) }

var calendarText = strings.NewReplacer(`\`, `\\`, ";", `\;`, ",", `\,`, "\r\n", `\n`, "\n", `\n`).Replace

// fold writes a content line in pieces of at most 75 octets, and never splits a character.
func fold(b *strings.Builder, line string) {
	for limit := 75; len(line) > limit; limit = 74 { // the space that begins a further piece counts
		cut := limit
		for !utf8.RuneStart(line[cut]) {
			cut--
		}
		b.WriteString(line[:cut] + "\r\n ")
		line = line[cut:]
	}
	b.WriteString(line + "\r\n")
}
