package content

import (
	"slices"
	"testing"
	"time"

	"hire360/graph"
)

func builtIn(t *testing.T) *Content {
	t.Helper()
	c, err := Open("", Options{})
	noError(t, err)
	return c
}

// In each hour of a year, a reply is due when one whole working day has passed: at the office of the due moment, and
// at no other one before. It is later than that of a year without holidays only where a holiday is named.
func TestRepliesAreDueAfterOneWorkingDay(t *testing.T) {
	c := builtIn(t)
	type day struct{ from, to time.Time }
	start := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
	end := start.AddDate(1, 0, 0)
	var worked, closed []day
	for i, o := range c.relay.offices {
		hours := c.register.hoursOf(o.City)
		zone := c.relay.model[i].Zone
		for d := start.AddDate(0, 0, -2); d.Before(end.AddDate(0, 0, 20)); d = d.AddDate(0, 0, 1) {
			at := func(minutes int) time.Time {
				return time.Date(d.Year(), d.Month(), d.Day(), 0, minutes, 0, 0, zone)
			}
			one := day{at(graph.MinutesOf(hours.Opens)), at(graph.MinutesOf(hours.Closes))}
			isHoliday := slices.ContainsFunc(hours.Closed,
				func(on closedDay) bool { return on.Date == graph.DateOf(d) })
			switch {
			case d.Weekday() == time.Saturday || d.Weekday() == time.Sunday:
			case isHoliday:
				closed = append(closed, one)
			default:
				worked = append(worked, one)
			}
		}
	}
	// first returns the earliest end of a day that begins at a moment or later.
	first := func(days []day, at time.Time) time.Time {
		var found time.Time
		for _, d := range days {
			if !d.from.Before(at) && (found.IsZero() || d.to.Before(found)) {
				found = d.to
			}
		}
		return found
	}
	named := map[string]bool{}
	for at := start; at.Before(end); at = at.Add(time.Hour) {
		due, holidays := c.ReplyDue(at)
		if due == nil || !due.Equal(first(worked, at)) {
			t.Fatalf("what comes at %s is answered by %s, want %s", at, due, first(worked, at))
		}
		if later := first(slices.Concat(worked, closed), at).Before(*due); later != (len(holidays) > 0) {
			t.Fatalf("what comes at %s is answered by %s because of %v", at, due, holidays)
		}
		for _, h := range holidays {
			if h.Name != nil {
				named[*h.Name] = true
			}
		}
	}
	for _, want := range []string{"Thanksgiving", "Christmas Day", "New Year’s Day", "Diwali"} {
		if !named[want] {
			t.Errorf("%s makes no reply later, got %v", want, named)
		}
	}
}

func TestAHolidayOfAllOfficesIsNamedOnce(t *testing.T) {
	due, holidays := builtIn(t).ReplyDue(time.Date(2026, 12, 25, 2, 0, 0, 0, time.UTC))
	if want := "2026-12-28T13:00:00Z"; due.Format(time.RFC3339) != want {
		t.Errorf("a reply is due by %s, want %s", due, want)
	}
	if len(holidays) != 1 || *holidays[0].Name != "Christmas Day" || holidays[0].Date != "2026-12-25" ||
		!slices.Equal(holidays[0].Cities, []string{"Vadodara", "London", "Toronto", "Austin", "Vancouver"}) {
		t.Errorf("got holidays %+v, want Christmas Day of all offices", holidays)
	}
}
