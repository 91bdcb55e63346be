// Package handover computes which office of a relay has the work at a moment.
//
// An office passes the work on one hour before it closes. If no other office is open to take it, it keeps it until it
// closes. If none is open, the work rests until the next one opens.
package handover

import (
	"slices"
	"time"
)

// Nobody is the office of a leg during which the work rests.
const Nobody = -1

const (
	day = 24 * time.Hour
	// passBefore is how long before it closes an office passes the work on.
	passBefore = time.Hour
)

// Office is one office of a relay. It is open from Monday to Friday.
type Office struct {
	Zone *time.Location
	// Opens and Closes are minutes after midnight, local time.
	Opens, Closes int
	// Closed are the days on which it stays closed, as 2006-01-02.
	Closed map[string]bool
}

// Relay is the offices that hand work to each other. Its functions name an office by its index.
type Relay []Office

// Shift is the usual hours of an office on one day. Closed: it stays closed.
type Shift struct {
	From, To time.Time
	Closed   bool
}

// Leg is a time during which one office has the work, or Nobody.
type Leg struct {
	From, To time.Time
	Office   int
}

// Offset is the difference to UTC from a moment on, in minutes east.
type Offset struct {
	From    time.Time
	Minutes int
}

// Shifts returns the usual hours of the office on each day that touches the time between two moments.
func (o Office) Shifts(from, to time.Time) []Shift {
	var out []Shift
	y, m, d := from.In(o.Zone).AddDate(0, 0, -1).Date()
	for ; ; d++ {
		local := func(minutes int) time.Time { return time.Date(y, m, d, 0, minutes, 0, 0, o.Zone) }
		s := Shift{From: local(o.Opens), To: local(o.Closes)}
		if !s.From.Before(to) {
			return out
		}
		weekday := s.From.Weekday()
		s.Closed = weekday == time.Saturday || weekday == time.Sunday || o.Closed[s.From.Format(time.DateOnly)]
		if s.To.After(from) {
			out = append(out, s)
		}
	}
}

// Holiday is a day from Monday to Friday on which an office stays closed.
type Holiday struct {
	// Date is the office's, as 2006-01-02.
	Date   string
	Office int
}

// WorkingDays returns when n working days have passed at the office where they pass first: the end of its n-th shift
// that begins at the moment or later. The holidays are those without which they would have passed earlier, by office.
func (r Relay) WorkingDays(after time.Time, n int) (end time.Time, holidays []Holiday) {
	for _, o := range r {
		if passed := o.workingDays(after, n); end.IsZero() || passed.Before(end) {
			end = passed
		}
	}
	for i, o := range r {
		closed := o.Closed
		if o.Closed = nil; !o.workingDays(after, n).Before(end) {
			continue
		}
		for _, s := range o.Shifts(after, end) {
			date := s.From.Format(time.DateOnly)
			if closed[date] && !s.Closed && !s.From.Before(after) && s.To.Before(end) {
				holidays = append(holidays, Holiday{date, i})
			}
		}
	}
	return end, holidays
}

func (o Office) workingDays(after time.Time, n int) time.Time {
	for ahead := 14 * day; ; ahead *= 2 {
		passed := 0
		for _, s := range o.Shifts(after, after.Add(ahead)) {
			if s.Closed || s.From.Before(after) {
				continue
			}
			if passed++; passed == n {
				return s.To
			}
		}
	}
}

// Offsets returns the office's differences to UTC between two moments, the first from the beginning.
func (o Office) Offsets(from, to time.Time) []Offset {
	var out []Offset
	for at := from; at.Before(to); {
		local := at.In(o.Zone)
		_, seconds := local.Zone()
		out = append(out, Offset{From: at.UTC(), Minutes: seconds / 60})
		if _, at = local.ZoneBounds(); at.IsZero() {
			break
		}
	}
	return out
}

// At returns who has the work at a moment, and the next leg from its beginning. That leg may be cut off. The relay must
// have an office that opens again.
func (r Relay) At(at time.Time) (office int, next Leg) {
	for ahead := 4 * day; ; ahead *= 2 {
		if legs := r.Legs(at, at.Add(ahead)); len(legs) > 1 {
			return legs[0].Office, legs[1]
		}
	}
}

// Legs returns who has the work between two moments, without gaps. The first and the last leg may be cut off.
func (r Relay) Legs(from, to time.Time) []Leg {
	shifts, edges := r.open(restBefore(from), to)
	var legs []Leg
	holder := Nobody
	for i, at := range edges {
		if holder = pass(holder, shifts, at); i+1 == len(edges) {
			break
		}
		end := edges[i+1]
		switch last := len(legs) - 1; {
		case !end.After(from):
		case last >= 0 && legs[last].Office == holder:
			legs[last].To = end
		case last >= 0:
			legs = append(legs, Leg{at, end, holder})
		default:
			legs = append(legs, Leg{from, end, holder})
		}
	}
	return legs
}

// restBefore returns the last Saturday noon, UTC. At that moment, Friday is over and Monday has not begun anywhere.
func restBefore(t time.Time) time.Time {
	const noon = 12 * time.Hour
	t = t.UTC().Add(-noon)
	sinceSaturday := (int(t.Weekday()) + 1) % 7
	return t.Truncate(day).AddDate(0, 0, -sinceSaturday).Add(noon)
}

// openShift is the time during which an office is open.
type openShift struct {
	from, to time.Time
	office   int
}

// passes returns when the office passes the work on.
func (s openShift) passes() time.Time { return s.to.Add(-passBefore) }

// open returns when offices are open, and the moments at which the work may move, both ends included.
func (r Relay) open(from, to time.Time) ([]openShift, []time.Time) {
	var shifts []openShift
	edges := []time.Time{from, to}
	for i, o := range r {
		for _, s := range o.Shifts(from, to) {
			if s.Closed {
				continue
			}
			one := openShift{s.From.UTC(), s.To.UTC(), i}
			shifts = append(shifts, one)
			for _, edge := range []time.Time{one.from, one.passes(), one.to} {
				if edge.After(from) && edge.Before(to) {
					edges = append(edges, edge)
				}
			}
		}
	}
	slices.SortFunc(edges, time.Time.Compare)
	return shifts, slices.CompactFunc(edges, time.Time.Equal)
}

// pass returns who has the work from a moment on, after the holder had it.
func pass(holder int, shifts []openShift, at time.Time) int {
	holds := false
	var taker, last *openShift // who closes first of those that can take it, and last of the others
	for i := range shifts {
		s := &shifts[i]
		switch {
		case at.Before(s.from) || !at.Before(s.to):
		case !at.Before(s.passes()):
			holds = holds || s.office == holder
			if last == nil || s.to.After(last.to) {
				last = s
			}
		case s.office == holder:
			return holder
		case taker == nil || s.to.Before(taker.to):
			taker = s
		}
	}
	switch {
	case taker != nil:
		return taker.office
	case holds:
		return holder
	case last != nil: // somebody opened for less than an hour
		return last.office
	}
	return Nobody
}
