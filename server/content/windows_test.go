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
			now := c.Now(instant.At, 4)
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
