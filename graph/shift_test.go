package graph

import "testing"

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
