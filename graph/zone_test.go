package graph_test

import (
	"testing"
	"time"

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
	for _, c := range []struct {
		city, region, country string
		workplace             graph.Workplace
		want                  string
	}{
		{"Tampa", "FL", "US", graph.WorkplaceOnSite, "2026-11-26T05:00:00Z"},
		{"Tampa", "Florida", "US", graph.WorkplaceHybrid, "2026-11-26T05:00:00Z"},
		{"Tampa, FL", "", "US", graph.WorkplaceNotStated, "2026-11-26T05:00:00Z"},
		{"Tampa", "", "US", "", "2026-11-26T05:00:00Z"},
		{"Austin", "TX", "US", graph.WorkplaceOnSite, "2026-11-26T06:00:00Z"},
		{"San José", "CA", "US", graph.WorkplaceOnSite, "2026-11-26T08:00:00Z"},
		{"El Paso", "TX", "US", graph.WorkplaceOnSite, "2026-11-26T07:00:00Z"},
		{"Marfa-on-the-Moon", "TX", "US", graph.WorkplaceOnSite, "2026-11-26T07:00:00Z"}, // El Paso's
		{"Somewhere", "OH", "US", graph.WorkplaceOnSite, "2026-11-26T05:00:00Z"},
		{"Somewhere", "US-OH", "US", graph.WorkplaceOnSite, "2026-11-26T05:00:00Z"},
		{"Miami", "AZ", "US", graph.WorkplaceOnSite, "2026-11-26T07:00:00Z"},
		{"Portland", "", "US", graph.WorkplaceOnSite, "2026-11-26T08:00:00Z"},
		{"Portland", "ME", "US", graph.WorkplaceOnSite, "2026-11-26T05:00:00Z"},
		{"Honolulu", "HI", "US", graph.WorkplaceOnSite, "2026-11-26T10:00:00Z"},
		{"Tampa", "FL", "US", graph.WorkplaceRemote, "2026-11-26T10:00:00Z"},
		{"", "", "US", graph.WorkplaceOnSite, "2026-11-26T10:00:00Z"},
		{"Vancouver", "BC", "CA", graph.WorkplaceOnSite, "2026-11-26T07:00:00Z"},
		{"Montréal", "Québec", "CA", graph.WorkplaceOnSite, "2026-11-26T05:00:00Z"},
		{"St. John's", "NL", "CA", graph.WorkplaceOnSite, "2026-11-26T03:30:00Z"},
		{"London", "", "GB", graph.WorkplaceOnSite, "2026-11-26T00:00:00Z"},
		{"Somewhere", "", "GB", graph.WorkplaceRemote, "2026-11-26T00:00:00Z"},
		{"Vadodara", "GJ", "IN", graph.WorkplaceOnSite, "2026-11-25T18:30:00Z"},
		{"", "", "IN", graph.WorkplaceRemote, "2026-11-25T18:30:00Z"},
		{"Sydney", "NSW", "AU", graph.WorkplaceOnSite, "2026-11-25T13:00:00Z"},
		{"Madrid", "", "ES", graph.WorkplaceOnSite, "2026-11-25T23:00:00Z"},
		{"", "", "ES", graph.WorkplaceOnSite, "2026-11-26T00:00:00Z"}, // the Canary Islands
		{"São Paulo", "", "BR", graph.WorkplaceOnSite, "2026-11-26T03:00:00Z"},
		{"Tampa", "FL", "", graph.WorkplaceOnSite, "2026-11-26T12:00:00Z"},
		{"", "", "", graph.WorkplaceRemote, "2026-11-26T12:00:00Z"},
	} {
		closes := graph.Date("2026-11-25")
		j := graph.Job{Status: graph.JobStatusActive, Workplace: c.workplace, Closes: &closes,
			Location: graph.Location{City: c.city, Region: &c.region, CountryCode: c.country}}
		at := *j.ClosesAt()
		if got := at.Format(time.RFC3339); got != c.want {
			t.Errorf("%s, %s, %s, %s closes at %s, want %s", c.city, c.region, c.country, c.workplace, got, c.want)
		}
		if j.CloseWhenDue(at.Add(-time.Second)); j.Status != graph.JobStatusActive || !j.Updated.IsZero() {
			t.Errorf("%s closed early", c.city)
		}
		if j.CloseWhenDue(at); j.Status != graph.JobStatusClosed || !j.Updated.Equal(at) {
			t.Errorf("%s is %s, updated %s", c.city, j.Status, j.Updated)
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
