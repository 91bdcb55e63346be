package graph

import (
	"fmt"
	"iter"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

var (
	dayNames = [7]string{"Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"}

	daysPattern  = regexp.MustCompile(`^(mo|tu|we|th|fr|sa|su)[a-z]*(?:-(mo|tu|we|th|fr|sa|su)[a-z]*)?$`)
	hoursPattern = regexp.MustCompile(`^([a-z,-]+?)(\d{1,2})(?::(\d\d))?(am|pm)?-(\d{1,2})(?::(\d\d))?(am|pm)?$`)
	hourSigns    = strings.NewReplacer("–", "-", "—", "-", " to ", "-", " until ", "-", " and ", ",",
		"a.m.", "am", "p.m.", "pm")
)

// WeeklyHours returns weekly hours as schema.org's openingHours writes them: "Mo-Fr 08:00-17:00". An end before the
// start is on the next day. Several sets are separated by "; ". It also reads the names of days, as in "Monday to
// Friday", and hours such as "9am-5:30 pm". ok is false if it does not understand the text.
func WeeklyHours(text string) (hours string, ok bool) {
	var sets []string
	for set := range strings.SplitSeq(strings.TrimSuffix(strings.TrimSpace(text), ";"), ";") {
		plain := strings.Join(strings.Fields(hourSigns.Replace(strings.ToLower(set))), "")
		m := hoursPattern.FindStringSubmatch(plain)
		if m == nil {
			return "", false
		}
		works, known := daysOf(strings.TrimSuffix(m[1], ","))
		from, fromOK := clockOf(m[2], m[3], m[4])
		to, toOK := clockOf(m[5], m[6], m[7])
		if !known || !fromOK || !toOK || from == to || from == "24:00" {
			return "", false
		}
		sets = append(sets, fmt.Sprintf("%s %s-%s", dayList(works), from, to))
	}
	return strings.Join(sets, "; "), true
}

// daysOf reads days such as "mon-wed,sat".
func daysOf(text string) (works [7]bool, ok bool) {
	for part := range strings.SplitSeq(text, ",") {
		m := daysPattern.FindStringSubmatch(part)
		if m == nil {
			return works, false
		}
		day, last := indexOfDay(m[1]), indexOfDay(m[1])
		if m[2] != "" {
			last = indexOfDay(m[2])
		}
		for works[day] = true; day != last; works[day] = true {
			day = (day + 1) % 7
		}
	}
	return works, true
}

// dayList writes days as "Mo-We,Sa".
func dayList(works [7]bool) string {
	var days []string
	for i := 0; i < 7; i++ {
		first := i
		for i < 6 && works[first] && works[i+1] {
			i++
		}
		switch {
		case !works[first]:
		case i > first+1:
			days = append(days, dayNames[first]+"-"+dayNames[i])
		default:
			days = append(days, dayNames[first:i+1]...)
		}
	}
	return strings.Join(days, ",")
}

func indexOfDay(name string) int {
	return slices.IndexFunc(dayNames[:], func(day string) bool { return strings.EqualFold(day, name) })
}

// clockOf returns a time such as "5", "30", "pm" as "17:30".
func clockOf(hour, minute, half string) (string, bool) {
	h, _ := strconv.Atoi(hour)
	m, _ := strconv.Atoi("0" + minute)
	if half != "" {
		if h < 1 || h > 12 {
			return "", false
		}
		if h %= 12; half == "pm" {
			h += 12
		}
	}
	return fmt.Sprintf("%02d:%02d", h, m), h < 24 && m < 60 || h == 24 && m == 0
}

// WorkTime is a time of work, in minutes from Monday at midnight.
type WorkTime struct{ From, To int }

const minutesOfDay, minutesOfWeek = 24 * 60, 7 * 24 * 60

// WorkTimes returns the times of work in weekly hours as WeeklyHours writes them. One that goes on into the next week
// is in two parts.
func WorkTimes(hours string) (shifts []WorkTime) {
	for day, t := range workTimes(hours) {
		begin, finish := day*minutesOfDay+t.From, day*minutesOfDay+t.To
		shifts = append(shifts, WorkTime{begin, min(finish, minutesOfWeek)})
		if finish > minutesOfWeek {
			shifts = append(shifts, WorkTime{0, finish - minutesOfWeek})
		}
	}
	return shifts
}

// workTimes yields the times of work by the day on which they begin, in minutes from its midnight.
func workTimes(hours string) iter.Seq2[int, WorkTime] {
	return func(yield func(day int, t WorkTime) bool) {
		for set := range strings.SplitSeq(hours, "; ") {
			days, clocks, _ := strings.Cut(set, " ")
			from, to, _ := strings.Cut(clocks, "-")
			t := WorkTime{MinutesOf(from), MinutesOf(to)}
			if t.To <= t.From {
				t.To += minutesOfDay
			}
			works, _ := daysOf(strings.ToLower(days))
			for day, on := range works {
				if on && !yield(day, t) {
					return
				}
			}
		}
	}
}

// MinutesOf returns the minutes from midnight to a time such as "17:30".
func MinutesOf(clock string) int {
	h, m, _ := strings.Cut(clock, ":")
	hours, _ := strconv.Atoi(h)
	minutes, _ := strconv.Atoi(m)
	return 60*hours + minutes
}

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
