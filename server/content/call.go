package content

import (
	"slices"
	"time"

	"hire360/graph"
)

// callHours says when an office of the relay takes calls.
type callHours struct {
	City string `json:"city"`
	// Hours are weekly hours within those of the office, in its own time: "Tu,Th 10:00-12:00".
	Hours string `json:"hours"`
	// Minutes is how long a call takes, from 10 to 120.
	Minutes int `json:"minutes"`
}

const (
	minCall, maxCall = 10, int(graph.MaxCall / time.Minute)
	// daysOfCalls is how many days ahead calls are offered: more than offices stay closed in a row.
	daysOfCalls = 28
)

// checkCalls compares the calls of site.yml with the offices of the register.
func (c *Content) checkCalls(problems *Problems) {
	if c.site == nil {
		return
	}
	for i, call := range c.site.Calls {
		line := (&decoder{pieces: c.sitePieces}).lineAt("hours", call.Hours)
		fault := func(format string, args ...any) { problems.add("site.yml", line, format, args...) }
		hours := c.register.hoursOf(call.City)
		weekly, ok := graph.WeeklyHours(call.Hours)
		switch {
		case hours == nil || !slices.Contains(c.register.Relay, call.City):
			fault("calls are with %q, expected an office of the relay: its hours and holidays are known", call.City)
			continue
		case slices.ContainsFunc(c.site.Calls[:i], func(o callHours) bool { return o.City == call.City }):
			fault("the calls with %s are here a second time, expected all their hours once", call.City)
		case !ok:
			fault("hours of the calls with %s are %q, expected hours such as Tu,Th 10:00-12:00", call.City, call.Hours)
		case call.Minutes < minCall || call.Minutes > maxCall:
			fault("calls with %s take %d minutes, expected %d to %d", call.City, call.Minutes, minCall, maxCall)
		}
		c.site.Calls[i].Hours = weekly
		for _, t := range graph.WorkTimes(weekly) {
			from := t.From % (24 * 60)
			if t.From >= 5*24*60 || from < graph.MinutesOf(hours.Opens) ||
				from+t.To-t.From > graph.MinutesOf(hours.Closes) {
				fault("calls with %s are at %s, expected them while the office is open, Mo-Fr %s-%s", call.City, weekly,
					hours.Opens, hours.Closes)
				break
			}
		}
	}
}

// Calls returns the times for calls that begin at a moment or later, within some weeks, by time. There are none on days
// on which the office stays closed.
func (c *Content) Calls(from time.Time) (calls []graph.Call) {
	for _, hours := range c.site.Calls {
		office := c.relay.model[slices.Index(c.register.Relay, hours.City)]
		for _, day := range office.Shifts(from, from.AddDate(0, 0, daysOfCalls)) {
			y, m, d := day.From.Date()
			weekday := (int(day.From.Weekday()) + 6) % 7 * 24 * 60
			for _, t := range graph.WorkTimes(hours.Hours) {
				last := min(t.To-weekday, 24*60) - hours.Minutes
				for at := t.From - weekday; at >= 0 && at <= last; at += hours.Minutes {
					starts := time.Date(y, m, d, 0, at, 0, 0, office.Zone)
					if !day.Closed && !starts.Before(from) {
						calls = append(calls, callAt(hours.City, office.Zone, starts, hours.Minutes))
					}
				}
			}
		}
	}
	slices.SortStableFunc(calls, func(a, b graph.Call) int { return a.Starts.Compare(b.Starts) })
	return calls
}

func callAt(city string, zone *time.Location, starts time.Time, minutes int) graph.Call {
	at := starts.In(zone)
	ends := at.Add(time.Duration(minutes) * time.Minute)
	return graph.Call{Slot: graph.CallSlot(city, starts, minutes), City: city, Starts: starts.UTC(),
		Minutes: int32(minutes),
		There:   at.Format("Monday, January 2, 15:04") + "–" + ends.Format("15:04") + " in " + city}
}

// Call returns the call with a slot, or nil if its office is not in the relay.
func (c *Content) Call(slot string) *graph.Call {
	city, starts, minutes, ok := graph.ReadSlot(slot)
	i := slices.Index(c.register.Relay, city)
	if !ok || i < 0 {
		return nil
	}
	call := callAt(city, c.relay.model[i].Zone, starts, minutes)
	return &call
}

// CallICS returns the calendar entry of a call (RFC 5545). The reference is that of the enquiry, which was received
// then.
func (c *Content) CallICS(call *graph.Call, reference string, received time.Time) []byte {
	return c.calendar(calendarEntry{id: reference, changed: received, starts: call.Starts,
		ends: call.Starts.Add(time.Duration(call.Minutes) * time.Minute), title: "Call with " + c.site.Name,
		text:  call.There + ". We call the number that you gave us. Reference " + reference + ".",
		lines: []string{"LOCATION:" + calendarText("By phone, with "+call.City)}})
}
