package content

import (
	"io/fs"
	"slices"
	"strings"
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

func TestRulesOfCalls(t *testing.T) {
	for given, want := range map[string]string{
		`{ city: London, hours: "Tu-Th 10:00-12:00", minutes: 30 }`: "",
		`{ city: Dallas, hours: "Tu-Th 10:00-12:00", minutes: 30 }`: `calls are with "Dallas", expected an office of the relay`,
		`{ city: London, hours: "sometimes", minutes: 30 }`:         `are "sometimes", expected hours such as`,
		`{ city: London, hours: "Tu-Th 10:00-12:00", minutes: 5 }`:  "take 5 minutes, expected 10 to 120",
		`{ city: London, hours: "Tu 08:30-12:00", minutes: 30 }`:    "expected them while the office is open, Mo-Fr 09:00-17:30",
		`{ city: London, hours: "Sa 10:00-12:00", minutes: 30 }`:    "expected them while the office is open",
		`{ city: London, hours: "Tu 10:00-18:00", minutes: 30 }`:    "expected them while the office is open",
		`{ city: London, hours: "Tu 10:00-12:00", minutes: 30 }
  - { city: London, hours: "We 10:00-12:00", minutes: 30 }`: "here a second time",
	} {
		_, err := Load(changedSite(given), Options{})
		switch {
		case want == "" && err != nil:
			t.Errorf("%s: %v", given, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want) ||
			!strings.Contains(err.Error(), "site.yml:")):
			t.Errorf("%s: got %v, want %q", given, err, want)
		}
	}
	without, err := Load(changedSite(""), Options{})
	if noError(t, err); len(without.Calls(time.Now())) > 0 {
		t.Error("calls are offered without calls in site.yml")
	}
}

// siteWith is the built-in content with other calls in site.yml.
type siteWith struct {
	fs.FS
	calls string
}

func (s siteWith) ReadFile(name string) ([]byte, error) {
	text, err := fs.ReadFile(s.FS, name)
	if name == "site.yml" {
		before, after, _ := strings.Cut(string(text), "\ncalls:\n")
		_, after, _ = strings.Cut(after, "\n\n")
		text = []byte(before + "\n" + s.calls + "\n\n" + after)
	}
	return text, err
}

func changedSite(calls string) fs.FS {
	if calls != "" {
		calls = "calls:\n  - " + calls
	}
	return siteWith{embedded, calls}
}
