package graph

import (
	"slices"
	"strconv"
	"strings"
)

// day is 24 hours in minutes.
const day = 24 * 60

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
	for set := range strings.SplitSeq(hours, "; ") {
		m := hoursPattern.FindStringSubmatch(strings.ToLower(strings.ReplaceAll(set, " ", "")))
		if m == nil {
			return JobShiftNotStated
		}
		from, to := minuteOf(m[2], m[3]), minuteOf(m[5], m[6])
		if to <= from {
			to += day
		}
		works, _ := daysOf(m[1])
		for i, on := range works {
			if on {
				work[i] += to - from
				night[i] += minutesWithin(from, to, 21*60, day+7*60)
				evening[i] += minutesWithin(from, to, 16*60, day)
			}
		}
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
	if !slices.ContainsFunc(work[:5], func(minutes int) bool { return minutes > 0 }) {
		return JobShiftWeekend
	}
	if kinds = slices.Compact(kinds); len(kinds) > 1 {
		return JobShiftRotating
	}
	return kinds[0]
}

func minuteOf(hour, minute string) int {
	h, _ := strconv.Atoi(hour)
	m, _ := strconv.Atoi(minute)
	return 60*h + m
}

// minutesWithin returns how much of a time is within the daily one from start to end.
func minutesWithin(from, to, start, end int) (n int) {
	for at := -day; at <= day; at += day {
		n += max(0, min(to, end+at)-max(from, start+at))
	}
	return n
}
