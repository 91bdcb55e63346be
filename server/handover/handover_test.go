package handover_test

import (
	"encoding/json"
	"os"
	"slices"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/handover"
)

// table is testdata/instants.json, which the client's tests read too.
type table struct {
	Offices []struct {
		City, TimeZone, Opens, Closes string
		Closed                        []string
	}
	Instants []struct {
		Name   string
		At     time.Time
		Office *string
		Next   struct {
			At     time.Time
			Office *string
		}
		Open, Clocks []string
	}
}

func readTable(t *testing.T) (table, handover.Relay) {
	t.Helper()
	text, err := os.ReadFile("testdata/instants.json")
	if err != nil {
		t.Fatal(err)
	}
	var all table
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	var relay handover.Relay
	for _, o := range all.Offices {
		relay = append(relay, office(t, o.TimeZone, o.Opens, o.Closes, o.Closed...))
	}
	return all, relay
}

func office(t *testing.T, zone, opens, closes string, closed ...string) handover.Office {
	t.Helper()
	location, err := graph.Zone(zone)
	if err != nil {
		t.Fatal(err)
	}
	o := handover.Office{Zone: location, Opens: minutes(t, opens), Closes: minutes(t, closes),
		Closed: map[string]bool{}}
	for _, date := range closed {
		o.Closed[date] = true
	}
	return o
}

func minutes(t *testing.T, hour string) int {
	t.Helper()
	at, err := time.Parse("15:04", hour)
	if err != nil {
		t.Fatal(err)
	}
	return 60*at.Hour() + at.Minute()
}

func TestInstants(t *testing.T) {
	all, relay := readTable(t)
	name := func(i int) string {
		if i == handover.Nobody {
			return "nobody"
		}
		return all.Offices[i].City
	}
	or := func(city *string) string {
		if city == nil {
			return "nobody"
		}
		return *city
	}
	for _, tt := range all.Instants {
		t.Run(tt.Name, func(t *testing.T) {
			holder, next := relay.At(tt.At)
			if got := name(holder); got != or(tt.Office) {
				t.Errorf("%s has the work, want %s", got, or(tt.Office))
			}
			if got := name(next.Office); got != or(tt.Next.Office) || !next.From.Equal(tt.Next.At) {
				t.Errorf("next is %s at %s, want %s at %s", got, next.From, or(tt.Next.Office), tt.Next.At)
			}
			open, clocks := []string{}, []string{}
			for i, o := range relay {
				for _, s := range o.Shifts(tt.At, tt.At.Add(time.Minute)) {
					if !s.Closed && !s.From.After(tt.At) {
						open = append(open, name(i))
					}
				}
				offset := o.Offsets(tt.At, tt.At.Add(time.Minute))[0]
				clocks = append(clocks, tt.At.Add(time.Duration(offset.Minutes)*time.Minute).Format("15:04"))
			}
			if !slices.Equal(open, tt.Open) || !slices.Equal(clocks, tt.Clocks) {
				t.Errorf("open are %v, clocks show %v, want %v and %v", open, clocks, tt.Open, tt.Clocks)
			}
		})
	}
}

// The legs of two years follow each other without gaps, and are the same from wherever one begins to read.
func TestLegs(t *testing.T) {
	_, relay := readTable(t)
	from := time.Date(2025, 1, 1, 0, 0, 0, 0, time.UTC)
	legs := relay.Legs(from, from.AddDate(2, 0, 0))
	if !legs[0].From.Equal(from) || !legs[len(legs)-1].To.Equal(from.AddDate(2, 0, 0)) {
		t.Errorf("the legs are from %s to %s", legs[0].From, legs[len(legs)-1].To)
	}
	for i, leg := range legs[1 : len(legs)-1] {
		if before := legs[i]; !before.To.Equal(leg.From) || before.Office == leg.Office || !leg.From.Before(leg.To) {
			t.Fatalf("%v follows %v", leg, before)
		}
		middle := leg.From.Add(leg.To.Sub(leg.From) / 2)
		holder, next := relay.At(middle)
		if holder != leg.Office || !next.From.Equal(leg.To) {
			t.Fatalf("at %s: %d has the work until %s, want %v", middle, holder, next.From, leg)
		}
	}
}

// An office keeps the work while another one is open that closes earlier.
func TestAnOfficeKeepsTheWorkUntilAnHourBeforeItCloses(t *testing.T) {
	relay := handover.Relay{office(t, "Europe/London", "09:00", "17:00"), office(t, "Europe/London", "10:00", "12:00")}
	from := time.Date(2025, 1, 6, 9, 0, 0, 0, time.UTC)
	legs := relay.Legs(from, from.Add(8*time.Hour))
	if len(legs) != 1 || legs[0].Office != 0 {
		t.Errorf("got %v, want one leg of the first office", legs)
	}
}

// Offices that are closed for a month rest for a month.
func TestALongRest(t *testing.T) {
	var closed []string
	start := time.Date(2025, 6, 2, 0, 0, 0, 0, time.UTC)
	for i := range 30 {
		closed = append(closed, start.AddDate(0, 0, i).Format(time.DateOnly))
	}
	relay := handover.Relay{office(t, "UTC", "09:00", "17:00", closed...),
		office(t, "UTC", "12:00", "20:00", closed...)}
	holder, next := relay.At(start)
	if want := time.Date(2025, 7, 2, 9, 0, 0, 0, time.UTC); holder != handover.Nobody || !next.From.Equal(want) {
		t.Errorf("%d has the work until %s, want nobody until %s", holder, next.From, want)
	}
}

// The offsets of a window begin with it and have the change of the clocks.
func TestOffsets(t *testing.T) {
	from := time.Date(2025, 3, 29, 0, 0, 0, 0, time.UTC)
	got := office(t, "Europe/London", "09:00", "17:00").Offsets(from, from.AddDate(0, 0, 9))
	change := time.Date(2025, 3, 30, 1, 0, 0, 0, time.UTC)
	want := []handover.Offset{{From: from, Minutes: 0}, {From: change, Minutes: 60}}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestWorkingDays(t *testing.T) {
	relay := handover.Relay{
		office(t, "Europe/London", "09:00", "17:30", "2026-12-25"),
		office(t, "America/Chicago", "09:00", "17:30", "2026-11-26", "2026-12-25"),
	}
	for _, c := range []struct {
		after    string
		days     int
		want     string
		holidays []handover.Holiday
	}{
		{"2026-11-23T20:45:00Z", 1, "2026-11-24T17:30:00Z", nil},
		{"2026-11-24T09:00:00Z", 1, "2026-11-24T17:30:00Z", nil}, // as the day begins
		{"2026-11-24T09:01:00Z", 1, "2026-11-24T23:30:00Z", nil}, // a day that has begun does not count
		{"2026-11-25T20:45:00Z", 1, "2026-11-26T17:30:00Z", nil}, // Thanksgiving, but not in London
		{"2026-11-26T09:01:00Z", 1, "2026-11-27T17:30:00Z", []handover.Holiday{{"2026-11-26", 1}}},
		{"2026-11-27T23:45:00Z", 2, "2026-12-01T17:30:00Z", nil}, // over a weekend
		{"2026-12-24T23:45:00Z", 1, "2026-12-28T17:30:00Z", []handover.Holiday{{"2026-12-25", 0}, {"2026-12-25", 1}}},
	} {
		after, err := time.Parse(time.RFC3339, c.after)
		if err != nil {
			t.Fatal(err)
		}
		end, holidays := relay.WorkingDays(after, c.days)
		if got := end.UTC().Format(time.RFC3339); got != c.want || !slices.Equal(holidays, c.holidays) {
			t.Errorf("%d working days after %s end at %s, holidays %v, want %s, %v", c.days, c.after, got, holidays,
				c.want, c.holidays)
		}
	}
}
