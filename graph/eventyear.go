package graph

import (
	"slices"
	"time"
)

// monthsBefore is how many of the twelve months on the line of events are before the current one.
const monthsBefore = 7

// eventYear puts all events on a line of twelve months; nil for past events, which have none.
func (r *Resolver) eventYear(when EventTime) *EventYear {
	if when != EventTimeUpcoming {
		return nil
	}
	now := r.Now().UTC()
	first := time.Date(now.Year(), now.Month()-monthsBefore, 1, 0, 0, 0, 0, time.UTC)
	year := EventYear{From: DateOf(first), Today: DateOf(now), Days: []Date{}}
	end := DateOf(first.AddDate(1, 0, 0))
	for _, e := range r.Content().Events(now) {
		if day := e.Day(); day >= year.From && day < end {
			year.Days = append(year.Days, day)
		}
	}
	slices.Sort(year.Days)
	return &year
}

// Day returns the date on which an event starts at its place, or in UTC if its time zone is unknown.
func (e *Event) Day() Date {
	zone, err := Zone(e.TimeZone)
	if err != nil {
		zone = time.UTC
	}
	return Date(e.Starts.In(zone).Format(time.DateOnly))
}
