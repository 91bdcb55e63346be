package content

import (
	"cmp"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"

	"hire360/graph"
)

// eventsFile is what events.yml says.
type eventsFile struct {
	// Updated is the day the file last changed in substance; calendars read it.
	Updated graph.Date    `json:"updated"`
	Events  []graph.Event `json:"events"`
}

// event is a dated event with what its calendar entry needs.
type event struct {
	graph.Event
	updated graph.Date
	line    int
}

func (c *Content) loadEvents(f file, problems *Problems) {
	if f.text == nil {
		return
	}
	d, body := c.open(f)
	var all eventsFile
	d.object(body, "the list of events", &all)
	for i, e := range all.Events {
		line := d.lineAt("slug", e.Slug)
		d.eventRules(e, line)
		if slices.ContainsFunc(all.Events[:i], func(o graph.Event) bool { return o.Slug == e.Slug }) {
			d.fault(line, "the slug %q is in this file a second time, expected it once", e.Slug)
		}
		if len(d.problems) > 0 {
			continue
		}
		graph.IdentifyBlocks(graph.EventIdentity+e.Slug, e.Text)
		e.Announced = announced(e.Starts, e.Ends, e.TimeZone)
		e.Starts, e.Ends = e.Starts.UTC(), e.Ends.UTC()
		c.events = append(c.events, event{Event: e, updated: all.Updated, line: line})
	}
	*problems = append(*problems, d.problems...)
}

func (d *decoder) eventRules(e graph.Event, line int) {
	if e.Slug != "" && !anchorPattern.MatchString(e.Slug) {
		d.fault(line, "slug is %q, expected lower-case words joined by hyphens", e.Slug)
	}
	if e.TimeZone != "" && !zonePattern.MatchString(e.TimeZone) {
		d.fault(line, "timeZone of %q is %q, expected a name such as Europe/London", e.Slug, e.TimeZone)
	}
	if !e.Starts.IsZero() && !e.Ends.IsZero() && !e.Starts.Before(e.Ends) {
		d.fault(line, "the event %q ends before it starts, expected starts before ends", e.Slug)
	}
}

// zoneNames has the places that call their time by another name.
var zoneNames = map[string]string{"Asia/Kolkata": "India"}

// announced writes the times as they are at the place: the file has them with the offsets of that place.
func announced(starts, ends time.Time, zone string) string {
	place := zoneNames[zone]
	if place == "" {
		place = strings.ReplaceAll(zone[strings.LastIndex(zone, "/")+1:], "_", " ")
	}
	const day = "January 2, 2006, 15:04"
	until := "–" + ends.Format("15:04")
	if starts.Format(time.DateOnly) != ends.Format(time.DateOnly) {
		until = " – " + ends.Format(day)
	}
	return fmt.Sprintf("%s%s %s time", starts.Format(day), until, place)
}

// Events returns upcoming events, soonest first, then past ones, latest first. Samples are left out unless shown.
func (c *Content) Events(now time.Time) []graph.Event {
	out := make([]graph.Event, 0, len(c.events))
	for _, dated := range c.events {
		e := dated.Event
		e.When = graph.EventTimeUpcoming
		if !e.Ends.After(now) {
			e.When = graph.EventTimePast
			if l := e.Link; l != nil && strings.Contains(l.Link, "?event=") {
				e.Link = nil // signing up is over
			}
		}
		if c.options.Samples || !e.Sample {
			out = append(out, e)
		}
	}
	slices.SortStableFunc(out, func(a, b graph.Event) int {
		first, second := a.Starts, b.Starts
		if a.When == graph.EventTimePast {
			first, second = second, first
		}
		return cmp.Or(cmp.Compare(b.When, a.When), first.Compare(second)) // UPCOMING before PAST
	})
	return out
}

func (c *Content) event(slug string) *event {
	for i := range c.events {
		if c.events[i].Slug == slug {
			return &c.events[i]
		}
	}
	return nil
}

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
	calendar, entry := c.calendar(e.Slug, e.updated.Time(), e.Starts, e.Ends)
	entry.SetSummary(title)
	entry.SetDescription(text + "\n\n" + e.Announced)
	entry.SetLocation(e.Place)
	entry.SetURL(c.site.URL + "/events")
	return []byte(calendar.Serialize(ics.WithNewLineWindows)), true
}

// calendar returns a calendar with one entry.
func (c *Content) calendar(id string, changed, starts, ends time.Time) (*ics.Calendar, *ics.VEvent) {
	host := c.site.URL
	if u, err := url.Parse(c.site.URL); err == nil {
		host = u.Hostname()
	}
	calendar := ics.NewCalendar()
	calendar.SetProductId("-//" + c.site.Name + "//Events//EN")
	calendar.SetCalscale("GREGORIAN")
	calendar.SetMethod(ics.MethodPublish)
	entry := calendar.AddEvent(id + "@" + host)
	entry.SetDtStampTime(changed)
	entry.SetModifiedAt(changed)
	entry.SetStartAt(starts)
	entry.SetEndAt(ends)
	return calendar, entry
}
