package graph

import (
	"os"
	"slices"
	"testing"

	"go.yaml.in/yaml/v4"
)

func TestWeeklyHours(t *testing.T) {
	data, err := os.ReadFile("testdata/hours.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var hours struct {
		Read   map[string]string
		Unread []string
		Shifts map[string]JobShift
	}
	if err := yaml.Load(data, &hours); err != nil || len(hours.Read) < 10 || len(hours.Shifts) < 20 {
		t.Fatalf("got %+v, %v", hours, err)
	}
	for text, want := range hours.Read {
		if got, ok := WeeklyHours(text); got != want || !ok {
			t.Errorf("%q is %q, %v, expected %q", text, got, ok, want)
		}
	}
	for _, text := range hours.Unread {
		if got, ok := WeeklyHours(text); ok {
			t.Errorf("%q is understood as %q", text, got)
		}
	}
	for hours, want := range hours.Shifts {
		if written, ok := WeeklyHours(hours); written != hours || ok != (hours != "") {
			t.Errorf("WeeklyHours does not write %q", hours)
		}
		if got := ShiftOfHours(hours); got != want {
			t.Errorf("%q is %s, expected %s", hours, got, want)
		}
	}
}

func TestWorkTimes(t *testing.T) {
	for hours, want := range map[string][]WorkTime{
		"Mo,We 09:00-17:30":                 {{540, 1050}, {3420, 3930}},
		"Fr-Su 22:00-06:00":                 {{7080, 7560}, {8520, 9000}, {9960, 10080}, {0, 360}},
		"Mo 08:00-12:00; Su 00:00-24:00":    {{480, 720}, {8640, 10080}},
		"Sa,Su 12:00-00:00":                 {{7920, 8640}, {9360, 10080}},
		"whenever the sun is out; or so-so": nil,
	} {
		if got := WorkTimes(hours); !slices.Equal(got, want) {
			t.Errorf("%q is %v, want %v", hours, got, want)
		}
	}
}
