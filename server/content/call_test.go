package content

import (
	"slices"
	"testing"
	"time"

	"hire360/graph"
)

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
