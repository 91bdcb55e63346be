package graph_test

import (
	"os"
	"testing"
	"time"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

// The built-in zones are newer than those of Go and of most machines: British Columbia stays at UTC-7.
func TestVancouver(t *testing.T) {
	zone, err := graph.Zone("America/Vancouver")
	if err != nil {
		t.Fatal(err)
	}
	if got := time.Date(2026, 12, 1, 1, 0, 0, 0, time.UTC).In(zone).Format("15:04 -07"); got != "18:00 -07" {
		t.Errorf("it is %s, want 18:00 -07", got)
	}
	for _, name := range []string{"Asia/Kolkata", "Asia/Calcutta", "US/Eastern", "Europe/London", "UTC"} {
		if _, err := graph.Zone(name); err != nil {
			t.Error(err)
		}
	}
	if _, err := graph.Zone("America/Narnia"); err == nil {
		t.Error("America/Narnia is a zone")
	}
}

func TestAJobClosesWhenItsLastDayHasEndedWhereItIs(t *testing.T) {
	data, err := os.ReadFile("testdata/closing.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var cases [][5]string
	if err := yaml.Load(data, &cases); err != nil || len(cases) < 25 {
		t.Fatalf("%d cases, %v", len(cases), err)
	}
	for _, c := range cases {
		closes := graph.Date("2026-11-25")
		j := graph.Job{Status: graph.JobStatusActive, Workplace: graph.Workplace(c[3]), Closes: &closes,
			Location: graph.Location{City: c[0], Region: &c[1], CountryCode: c[2]}}
		at := *j.ClosesAt()
		if got := at.Format(time.RFC3339); got != c[4] {
			t.Errorf("%q closes at %s", c, got)
		}
		if j.CloseWhenDue(at.Add(-time.Second)); j.Status != graph.JobStatusActive || !j.Updated.IsZero() {
			t.Errorf("%q closed early", c)
		}
		if j.CloseWhenDue(at); j.Status != graph.JobStatusClosed || !j.Updated.Equal(at) {
			t.Errorf("%q is %s, updated %s", c, j.Status, j.Updated)
		}
	}
}

// In Beirut and in Cuba, clocks go forward at midnight: the day ends at one o'clock.
func TestADayEndsWhereMidnightDoesNotExist(t *testing.T) {
	for country, want := range map[string]string{"LB": "2026-03-28T22:00:00Z", "CU": "2026-03-08T05:00:00Z"} {
		closes := graph.Date("2026-03-28")
		if country == "CU" {
			closes = "2026-03-07"
		}
		j := graph.Job{Closes: &closes, Location: graph.Location{CountryCode: country}}
		if got := j.ClosesAt().Format(time.RFC3339); got != want {
			t.Errorf("%s: %s, want %s", country, got, want)
		}
	}
}
