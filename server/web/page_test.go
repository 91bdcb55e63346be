package web

import (
	"net/url"
	"reflect"
	"testing"

	"hire360/graph"
)

func TestAPageHasOneSpelling(t *testing.T) {
	for path, want := range map[string]string{
		"/":                    "/",
		"/About":               "/about",
		"/about/":              "/about",
		"//about":              "/about",
		"/services/../about":   "/about",
		"/index.html":          "/",
		"/about/index.htm":     "/about",
		"/receipts/AbC-9":      "/receipts/AbC-9",
		"/receipts/AbC-9/":     "/receipts/AbC-9",
		"/careers/Some-Job-12": "/careers/some-job-12",
	} {
		if got := cleanPath(path); got != want {
			t.Errorf("%s: got %s, want %s", path, got, want)
		}
	}
}

func TestAFeedReadsTheSearchOfItsAddress(t *testing.T) {
	query, err := url.ParseQuery("q=go+engineer&country=IN&country=US" +
		"&workplace=remote&workplace=moon&type=full_time&after=x")
	if err != nil {
		t.Fatal(err)
	}
	got := searchOf(query)
	want := graph.JobFilter{
		Country:   []string{"IN", "US"},
		Workplace: []graph.Workplace{graph.WorkplaceRemote},
		Type:      []graph.EmploymentType{graph.EmploymentTypeFullTime},
	}.Canonical()
	if got.Words != "go engineer" || got.After != "x" || got.First != feedLength || got.Sort != graph.JobSortNewest {
		t.Errorf("got %+v", got)
	}
	if !reflect.DeepEqual(got.Filter, want) {
		t.Errorf("got %+v, want %+v", got.Filter, want)
	}
}
