package graph

import "slices"

// ShiftOfHours returns the shift of weekly hours that WeeklyHours returned:
//   - WEEKEND if work begins on Saturdays and Sundays only;
//   - otherwise the kind of each day: NIGHT if more than half of the work that begins on it is between 21:00 and 07:00,
//     EVENING if more than half of it is between 16:00 and 24:00, and DAY if neither is. If both are, the kind with
//     more of the work counts, and NIGHT if they have the same;
//   - ROTATING if the kinds of the days differ.
//
// It is NOT_STATED for "".
func ShiftOfHours(hours string) JobShift {
	var work, night, evening [7]int // minutes of what begins on a day
	for on, t := range workTimes(hours) {
		work[on] += t.To - t.From
		night[on] += minutesWithin(t.From, t.To, 21*60, minutesOfDay+7*60)
		evening[on] += minutesWithin(t.From, t.To, 16*60, minutesOfDay)
	}
	var kinds []JobShift
	for i := range work {
		kind := JobShiftDay
		switch {
		case work[i] == 0:
			continue
		case 2*max(night[i], evening[i]) <= work[i]:
		case evening[i] > night[i]:
			kind = JobShiftEvening
		default:
			kind = JobShiftNight
		}
		kinds = append(kinds, kind)
	}
	switch onWeekdays := work[:5]; {
	case kinds == nil:
		return JobShiftNotStated
	case slices.Max(onWeekdays) == 0:
		return JobShiftWeekend
	}
	if kinds = slices.Compact(kinds); len(kinds) > 1 {
		return JobShiftRotating
	}
	return kinds[0]
}

// minutesWithin returns how much of a time is within the daily one from start to end.
func minutesWithin(from, to, start, end int) (n int) {
	for at := -minutesOfDay; at <= minutesOfDay; at += minutesOfDay {
		n += max(0, min(to, end+at)-max(from, start+at))
	}
	return n
}
