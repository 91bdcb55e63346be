package graph

import (
	"slices"
	"testing"
)

func TestWeeklyHours(t *testing.T) {
	for text, want := range map[string]string{
		"Mo-Fr 08:00-17:00":                    "Mo-Fr 08:00-17:00",
		"mo,tu,we 19:00-07:00":                 "Mo-We 19:00-07:00",
		"Mo,We,Fr 7:00-15:30; Sa 08:00-12:00;": "Mo,We,Fr 07:00-15:30; Sa 08:00-12:00",
		"Monday to Friday 9am–5:30 pm":         "Mo-Fr 09:00-17:30",
		"Mon - Thurs 9 a.m. to 5 p.m.":         "Mo-Th 09:00-17:00",
		"Sat and Sun 12pm-12am":                "Sa,Su 12:00-00:00",
		"Fr-Mo 22:00-06:00":                    "Mo,Fr-Su 22:00-06:00",
		"Mo-Su 00:00-24:00":                    "Mo-Su 00:00-24:00",
		"Tu 9-17":                              "Tu 09:00-17:00",
		"Mo,Tu 08:00-12:00; Mo,Tu 13:00-17:00": "Mo,Tu 08:00-12:00; Mo,Tu 13:00-17:00",
	} {
		if got, ok := WeeklyHours(text); got != want || !ok {
			t.Errorf("%q is %q, %v, expected %q", text, got, ok, want)
		}
	}
	for _, text := range []string{"", ";", "flexible", "Mo-Fr", "08:00-17:00", "Mo-Fr 08:00", "Mo-Fr 25:00-26:00",
		"Mo-Fr 08:00-17:60", "Mo-Fr 13pm-14pm", "Mo-Fr 08:00-08:00", "Xx 08:00-17:00", "Mo-Fr 24:00-08:00",
		"Mo--Fr 08:00-17:00", "Mo-Fr 08:00-17:00 Sa 10:00-12:00", "40 hours a week"} {
		if got, ok := WeeklyHours(text); ok {
			t.Errorf("%q is understood as %q", text, got)
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

func TestShiftOfHours(t *testing.T) {
	for hours, want := range map[string]JobShift{
		"":                                     JobShiftNotStated,
		"Mo-Fr 09:00-17:30":                    JobShiftDay,
		"Mo-We 07:00-19:00":                    JobShiftDay,
		"Mo-Su 00:00-24:00":                    JobShiftDay,
		"Mo,Tu 03:00-11:00":                    JobShiftDay, // half of it is night
		"Mo,Tu 02:59-11:00":                    JobShiftNight,
		"Mo-Fr 12:00-20:00":                    JobShiftDay, // half of it is evening
		"Mo-Fr 12:00-20:01":                    JobShiftEvening,
		"Mo-Fr 14:00-22:00":                    JobShiftEvening,
		"Mo-Fr 15:00-23:30":                    JobShiftEvening,
		"Mo-Fr 17:00-01:00":                    JobShiftEvening,
		"Mo-Fr 20:00-00:00":                    JobShiftEvening,
		"Mo-Fr 19:00-02:01":                    JobShiftNight,
		"Mo-Fr 19:00-02:00":                    JobShiftNight, // as much of both
		"Mo-Fr 19:00-01:59":                    JobShiftEvening,
		"Mo-Fr 18:30-03:30":                    JobShiftNight,
		"Mo,Tu,Fr 18:45-07:15":                 JobShiftNight,
		"Mo-Fr 00:00-06:00":                    JobShiftNight,
		"Mo,Fr-Su 22:00-06:00":                 JobShiftNight,
		"Sa,Su 08:00-16:30":                    JobShiftWeekend,
		"Su 19:00-07:00":                       JobShiftWeekend,
		"Fr-Su 08:00-16:00":                    JobShiftDay,
		"Mo-Fr 08:00-16:00; Sa 09:00-12:00":    JobShiftDay,
		"Mo-We 07:00-15:00; Th,Fr 15:00-23:00": JobShiftRotating,
		"Mo 07:00-19:00; Th 19:00-07:00":       JobShiftRotating,
		"Mo-Fr 08:00-12:00; Mo-Fr 17:00-20:00": JobShiftDay, // a day counts as a whole
	} {
		if written, ok := WeeklyHours(hours); written != hours || ok != (hours != "") {
			t.Errorf("WeeklyHours does not write %q", hours)
		}
		if got := ShiftOfHours(hours); got != want {
			t.Errorf("%q is %s, expected %s", hours, got, want)
		}
	}
}
