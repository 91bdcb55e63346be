package content

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	ics "github.com/arran4/golang-ical"

	"hire360/graph"
	"hire360/server/handover"
)

const (
	// minRelay is the number of offices that a relay needs at least.
	minRelay = 2
	// daysAhead is how many days a state covers, from the start of its day in UTC.
	daysAhead = 8
	// maxReplyDays is the longest time for a reply that is shown as a moment, in working days.
	maxReplyDays = 20
)

// relay is the offices that hand the work to each other. The lists have the same order.
type relay struct {
	model   handover.Relay
	offices []graph.RelayOffice
	closed  [][]closedDay
}

// relayRules checks what can be checked without the offices of site.yml.
func (r *register) relayRules() {
	line := r.line("relay")
	if r.Relay != nil && len(r.Relay) < minRelay {
		r.fault(line, "the relay has %d office, expected at least %d: the work is handed from one to another",
			len(r.Relay), minRelay)
	}
	cities := graph.Each(r.Offices, func(o officeHours) string { return o.City })
	for i, city := range r.Relay {
		line := r.lineAt("relay", city)
		hours := r.hoursOf(city)
		switch {
		case slices.Contains(r.Relay[:i], city):
			r.fault(line, "%s is in the relay a second time, expected it once", city)
		case hours == nil:
			r.fault(line, "the relay names %q, which has no hours under offices: %s", city,
				didYouMean(city, cities))
		case len(hours.Closed) == 0:
			r.fault(r.lineAt("city", city), "%s is in the relay and has no closed, expected the days on which it "+
				"stays closed", city)
		}
	}
}

// hoursOf returns the hours of the office in a city, or nil.
func (r *register) hoursOf(city string) *officeHours {
	i := slices.IndexFunc(r.Offices, func(o officeHours) bool { return o.City == city })
	if i < 0 {
		return nil
	}
	return &r.Offices[i]
}

// add adds an office by its hours, which are valid.
func (r *relay) add(hours officeHours, o graph.Office) {
	zone, _ := graph.Zone(hours.TimeZone)
	closed := map[string]bool{}
	for _, on := range hours.Closed {
		closed[string(on.Date)] = true
	}
	r.closed = append(r.closed, hours.Closed)
	r.model = append(r.model, handover.Office{
		Zone: zone, Opens: graph.MinutesOf(hours.Opens), Closes: graph.MinutesOf(hours.Closes), Closed: closed,
	})
	r.offices = append(r.offices, graph.RelayOffice{
		City: o.City, CountryCode: o.CountryCode, Latitude: o.Latitude, Longitude: o.Longitude,
		TimeZone: hours.TimeZone, View: o.View,
	})
}

// between returns the offices at a moment, with their hours and differences to UTC between two others.
func (r relay) between(from, at, to time.Time) []graph.RelayOffice {
	offices := slices.Clone(r.offices)
	for i := range offices {
		o := &offices[i]
		for _, s := range r.model[i].Shifts(from, to) {
			o.Shifts = append(o.Shifts, graph.Shift{From: s.From.UTC(), To: s.To.UTC(), Closed: s.Closed})
			o.Open = o.Open || !s.Closed && !at.Before(s.From) && at.Before(s.To)
		}
		for _, d := range r.model[i].Offsets(from, to) {
			o.Offsets = append(o.Offsets, graph.Offset{From: d.From, Minutes: int32(d.Minutes)})
		}
		o.Clock = at.In(r.model[i].Zone).Format("15:04")
	}
	return offices
}

// in returns the offices in a country, or all if there are none.
func (r relay) in(country string) relay {
	var part relay
	for i, o := range r.offices {
		if o.CountryCode == country {
			part.model, part.offices = append(part.model, r.model[i]), append(part.offices, o)
			part.closed = append(part.closed, r.closed[i])
		}
	}
	if part.model == nil {
		return r
	}
	return part
}

// Now returns who has the work at a moment, with some days before it. It is nil without a relay. If some offices are in
// the country, the others are left out.
func (c *Content) Now(at time.Time, daysBefore int, country string) *graph.Now {
	if len(c.relay.model) < minRelay {
		return nil
	}
	relay := c.relay.in(country)
	model := relay.model
	at = at.UTC().Truncate(time.Minute)
	today := at.Truncate(24 * time.Hour)
	from, to := today.AddDate(0, 0, -daysBefore), today.AddDate(0, 0, daysAhead)
	now := &graph.Now{At: at, Answers: c.register.OfficesAnswer, Offices: relay.between(from, at, to)}
	office := func(i int) *graph.RelayOffice {
		if i == handover.Nobody {
			return nil
		}
		return &now.Offices[i]
	}
	for _, leg := range model.Legs(from, to) {
		now.Relay = append(now.Relay, graph.Leg{From: leg.From, To: leg.To, Office: office(leg.Office)})
	}
	holder, next := model.At(at)
	now.Office, now.Next = office(holder), graph.Handover{At: next.From, Office: office(next.Office)}
	return now
}

// dueDays finds the number of days in the fact that says within which time something is answered or read.
var dueDays = regexp.MustCompile(`^(\S+) working days?$`)

// Due returns by when an enquiry is answered, or an application read, the step of ReceiptSteps that is done by then,
// and the holidays without which that would be earlier. The promised working days are those of the office where they
// pass first, since the next one to open takes up what has arrived; for an application, of those in the country of its
// job. due is nil if the facts promise no working days, if the steps of an application don't say so, and without a
// relay. step is negative if no step says so.
func (c *Content) Due(kind graph.ReceiptKind, job *graph.Job, received time.Time) (
	due *time.Time, step int, holidays []graph.Holiday,
) {
	fact, relay := c.register.facts["reply"], c.relay
	if kind == graph.ReceiptKindApplication {
		fact = c.register.facts["application-read"]
		if job != nil {
			relay = relay.in(job.Location.CountryCode)
		}
	}
	says := func(step string) bool { return strings.Contains(step, "within "+fact) }
	step = slices.IndexFunc(c.ReceiptSteps(kind, job), says)
	m := dueDays.FindStringSubmatch(fact)
	if m == nil || len(c.relay.model) < minRelay || kind == graph.ReceiptKindApplication && step < 0 {
		return nil, step, nil
	}
	for n := 1; n <= maxReplyDays; n++ {
		if m[1] == spelled(n) || m[1] == strconv.Itoa(n) {
			end, closed := relay.model.WorkingDays(received, n)
			end = end.UTC()
			return &end, step, relay.holidays(closed)
		}
	}
	return nil, step, nil
}

// holidays returns the holidays with their names by date. Offices that call a day the same are together.
func (r relay) holidays(closed []handover.Holiday) []graph.Holiday {
	var out []graph.Holiday
	for _, h := range closed {
		city, date := r.offices[h.Office].City, graph.Date(h.Date)
		day := slices.IndexFunc(r.closed[h.Office], func(on closedDay) bool { return on.Date == date })
		name := r.closed[h.Office][day].Name
		same := slices.IndexFunc(out, func(o graph.Holiday) bool {
			return o.Date == date && graph.OrEmpty(o.Name) == graph.OrEmpty(name)
		})
		if same < 0 {
			out = append(out, graph.Holiday{Date: date, Name: name, Cities: []string{city}})
			continue
		}
		out[same].Cities = append(out[same].Cities, city)
	}
	slices.SortStableFunc(out, func(a, b graph.Holiday) int { return strings.Compare(string(a.Date), string(b.Date)) })
	return out
}

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
		line := c.shared["site.yml"].lineAt("hours", call.Hours)
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

// CallICS returns the calendar entry of a call (RFC 5545). The references are that of the enquiry, which was received
// then, and before it those that it replaces, oldest first: calendars move the entry that an earlier one gave them.
func (c *Content) CallICS(call *graph.Call, references []string, received time.Time) []byte {
	last := len(references) - 1
	calendar, entry := c.calendar(references[0], received, call.Starts,
		call.Starts.Add(time.Duration(call.Minutes)*time.Minute))
	entry.SetSequence(last)
	entry.SetSummary("Call with " + c.site.Name)
	entry.SetDescription(call.There + ". We call the number that you gave us. Reference " + references[last] + ".")
	entry.SetLocation("By phone, with " + call.City)
	return []byte(calendar.Serialize(ics.WithNewLineWindows))
}
