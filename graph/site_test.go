package graph

import (
	"slices"
	"testing"
	"time"
)

type yearOfEvents struct {
	Content
	events []Event
}

func (y yearOfEvents) Events(time.Time) []Event { return y.events }

// An event is on its day at its place, and only within the twelve months.
func TestEventYear(t *testing.T) {
	at := func(moment, zone string) Event {
		starts, err := time.Parse(time.RFC3339, moment)
		if err != nil {
			t.Fatal(err)
		}
		return Event{Starts: starts, TimeZone: zone}
	}
	r := &Resolver{Now: func() time.Time { return time.Date(2026, 1, 31, 23, 0, 0, 0, time.UTC) },
		Content: func() Content {
			return yearOfEvents{events: []Event{
				at("2026-02-01T03:00:00Z", "America/New_York"), at("2026-01-31T20:00:00Z", "Asia/Kolkata"),
				at("2025-06-01T03:00:00Z", "America/New_York"), at("2025-06-01T12:00:00Z", "Nowhere/Else"),
				at("2026-06-01T00:00:00Z", "Europe/London"),
			}}
		}}
	year := func(when EventTime) *EventYear {
		y, err := r.EventListSection().Year(t.Context(), &EventListSection{When: when})
		if err != nil {
			t.Fatal(err)
		}
		return y
	}
	if y := year(EventTimePast); y != nil {
		t.Errorf("past events have the year %+v, want none", y)
	}
	y := year(EventTimeUpcoming)
	want := []Date{"2025-06-01", "2026-01-31", "2026-02-01"}
	if y.From != "2025-06-01" || y.Today != "2026-01-31" || !slices.Equal(y.Days, want) {
		t.Errorf("the year is %+v, want 2025-06-01 to 2026-01-31 with %v", y, want)
	}
}
