package content

import (
	"bytes"
	"encoding/json"
	"os"
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
		due, _, holidays := c.Due(graph.ReceiptKindEnquiry, nil, at)
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

// An application is read at the offices of its country, by the fact, where its steps say so.
func TestAnApplicationIsReadByADay(t *testing.T) {
	c := builtIn(t)
	at := time.Date(2026, 12, 1, 2, 0, 0, 0, time.UTC) // a Tuesday
	job := func(country, text string) *graph.Job {
		return &graph.Job{Location: graph.Location{CountryCode: country}, Text: text}
	}
	const own = "## How hiring works\n\n- A call within two weeks\n"
	for name, test := range map[string]struct {
		job  *graph.Job
		want string
	}{
		"no job":             {nil, "2026-12-03T13:00:00Z"},
		"a job in India":     {job("IN", ""), "2026-12-03T13:00:00Z"},
		"a job in the US":    {job("US", ""), "2026-12-03T23:30:00Z"},
		"a job with its own": {job("US", own), ""},
	} {
		got := ""
		if due, _, _ := c.Due(graph.ReceiptKindApplication, test.job, at); due != nil {
			got = due.Format(time.RFC3339)
		}
		if got != test.want {
			t.Errorf("with %s it is read by %q, want %q", name, got, test.want)
		}
	}
	_, _, holidays := c.Due(graph.ReceiptKindApplication, job("US", ""), time.Date(2026, 11, 25, 2, 0, 0, 0, time.UTC))
	if len(holidays) != 2 || !slices.Equal(holidays[0].Cities, []string{"Austin"}) {
		t.Errorf("got holidays %+v, want two of Austin", holidays)
	}
}

func TestAHolidayOfAllOfficesIsNamedOnce(t *testing.T) {
	due, _, holidays := builtIn(t).Due(graph.ReceiptKindEnquiry, nil, time.Date(2026, 12, 25, 2, 0, 0, 0, time.UTC))
	if want := "2026-12-28T13:00:00Z"; due.Format(time.RFC3339) != want {
		t.Errorf("a reply is due by %s, want %s", due, want)
	}
	if len(holidays) != 1 || *holidays[0].Name != "Christmas Day" || holidays[0].Date != "2026-12-25" ||
		!slices.Equal(holidays[0].Cities, []string{"Vadodara", "London", "Toronto", "Austin", "Vancouver"}) {
		t.Errorf("got holidays %+v, want Christmas Day of all offices", holidays)
	}
}

// Calls are in the office's hours on every side of a change of clocks, and never on a day on which it stays closed.
func TestCallsAreWhileTheOfficeIsOpen(t *testing.T) {
	c := builtIn(t)
	all := map[string]bool{}
	for from := time.Date(2026, 11, 20, 12, 7, 0, 0, time.UTC); from.Year() < 2028; from = from.AddDate(0, 0, 13) {
		calls := c.Calls(from)
		byTime := func(a, b graph.Call) int { return a.Starts.Compare(b.Starts) }
		if !slices.IsSortedFunc(calls, byTime) || len(calls) < 20 {
			t.Fatalf("%d calls from %s, in order?", len(calls), from)
		}
		for _, call := range calls {
			all[call.Slot] = true
			i := slices.IndexFunc(c.relay.offices, func(o graph.RelayOffice) bool { return o.City == call.City })
			ends := call.Starts.Add(time.Duration(call.Minutes) * time.Minute)
			isOpen := false
			for _, s := range c.relay.model[i].Shifts(call.Starts, ends) {
				isOpen = isOpen || !s.Closed && !call.Starts.Before(s.From) && !ends.After(s.To)
			}
			if !isOpen || call.Starts.Before(from) {
				t.Errorf("%s is offered at %s", call.Slot, from)
			}
			if again := c.Call(call.Slot); again == nil || *again != call {
				t.Errorf("%s is read as %+v", call.Slot, again)
			}
		}
	}
	for slot, want := range map[string]bool{
		"London/2027-03-25T10:00Z/30": true, "London/2027-03-30T09:00Z/30": true, // the clocks change on March 28
		"London/2027-03-30T10:00Z/30": true, "London/2027-03-30T11:00Z/30": false, "London/2027-03-25T09:00Z/30": false,
		"Toronto/2026-12-28T19:00Z/30": false, "Toronto/2026-12-29T19:00Z/30": true, // Boxing Day, observed
		"Austin/2026-11-26T16:00Z/30": false, "Austin/2026-12-01T16:00Z/30": true, // Thanksgiving
	} {
		if all[slot] != want {
			t.Errorf("%s is offered: %v, want %v", slot, all[slot], want)
		}
	}
	for _, slot := range []string{"", "/", "London", "London/2026-12-01T10:00Z", "Paris/2026-12-01T10:00Z/30",
		"London/2026-13-01T10:00Z/30"} {
		if call := c.Call(slot); call != nil {
			t.Errorf("%q is read as %+v", slot, call)
		}
	}
}

const windowsFile = "../handover/testdata/windows.json"

type (
	windowOffice struct {
		City string `json:"city"`
	}
	windowLeg struct {
		From   time.Time     `json:"from"`
		To     time.Time     `json:"to"`
		Office *windowOffice `json:"office"`
	}
)

// windows.json is what the API sends at some of the instants of instants.json, so that the client's tests can look up
// all of them in it.
func TestWindowsAreThoseOfTheRelay(t *testing.T) {
	text, err := os.ReadFile("../handover/testdata/instants.json")
	noError(t, err)
	var all struct {
		Offices []struct {
			officeHours
			Closed []graph.Date `json:"closed"`
		}
		Instants []struct{ At time.Time }
	}
	noError(t, json.Unmarshal(text, &all))
	c := &Content{}
	for _, o := range all.Offices {
		for _, date := range o.Closed {
			o.officeHours.Closed = append(o.officeHours.Closed, closedDay{Date: date})
		}
		c.relay.add(o.officeHours, graph.Office{City: o.City})
	}
	slices.SortFunc(all.Instants, func(a, b struct{ At time.Time }) int { return a.At.Compare(b.At) })
	var windows [][]byte
	var end time.Time
	for _, instant := range all.Instants {
		if !instant.At.Before(end) {
			now := c.Now(instant.At, 4, "")
			windows = append(windows, windowOf(t, now))
			// What comes next must be in it, too.
			end = now.Relay[len(now.Relay)-1].To.AddDate(0, 0, -2)
		}
	}
	want := slices.Concat([]byte("["), bytes.Join(windows, []byte(",\n")), []byte("]\n"))
	if *generate {
		noError(t, os.WriteFile(windowsFile, want, 0o644))
	}
	if got, err := os.ReadFile(windowsFile); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s is not what the relay gives, run make generate (%v)", windowsFile, err)
	}
}

// windowOf writes what a browser has of a state.
func windowOf(t *testing.T, now *graph.Now) []byte {
	var relay []windowLeg
	for _, leg := range now.Relay {
		one := windowLeg{From: leg.From, To: leg.To}
		if leg.Office != nil {
			one.Office = &windowOffice{leg.Office.City}
		}
		relay = append(relay, one)
	}
	text, err := json.Marshal(map[string]any{"relay": relay, "offices": now.Offices})
	noError(t, err)
	return text
}
