package remote

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
)

// The forms in which programs write a day, with or without a time: ISO 8601 in its basic and extended formats
// (calendar, week and ordinal dates), RFC 3339, RFC 2822, HTTP's dates and asctime, days with the month as a word,
// .NET's /Date(ms)/, and seconds, milli-, micro- or nanoseconds since 1970. 02/03/2026 is not among them: it is a day
// in February or in March. It is understood if only one of the two exists.
var (
	clock = `(?:(?:[Tt_]|\s+|,\s*|\s+at\s+)(?P<time>(?:[01]?\d|2[0-4])(?::?[0-5]\d(?::?[0-6]\d(?:[.,]\d+)?)?)?` +
		`(?:\s*[AaPp]\.?[Mm]\.?)?)\s*(?P<zone>[Zz]|(?:(?:UTC|GMT)?\s*[+\-−]\d{1,2}(?::?\d{2}(?::?\d{2})?)?)|[A-Za-z]{1,5})?` +
		`(?:\s*[\[(][^\])]*[\])]|\s+[A-Z]{3,5})?)?$`
	dayForms = []*regexp.Regexp{
		regexp.MustCompile(`^(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})` + clock),
		regexp.MustCompile(`^(?P<y>\d{4})(?P<m>\d{2})(?P<d>\d{2})` + clock),
		regexp.MustCompile(`^(?P<y>\d{4})[/.](?P<m>\d{1,2})[/.](?P<d>\d{1,2})` + clock),
		regexp.MustCompile(`^(?P<y>\d{4})-?[Ww](?P<w>\d{2})-?(?P<wd>[1-7])` + clock),
		regexp.MustCompile(`^(?P<y>\d{4})-?(?P<yd>\d{3})` + clock),
		regexp.MustCompile(`^(?:[A-Za-z]{3,9}\.?,?\s+)?(?P<d>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of\s+)?(?P<month>[A-Za-z]{3,9})\.?,?[\s-]+` +
			`(?P<y>\d{4})` + clock),
		regexp.MustCompile(`^(?:[A-Za-z]{3,9}\.?,?\s+)?(?P<month>[A-Za-z]{3,9})\.?\s+(?P<d>\d{1,2})(?:st|nd|rd|th)?,?\s+(?P<y>\d{4})` +
			clock),
		// asctime and JavaScript's Date.toString
		regexp.MustCompile(`^[A-Za-z]{3}\s+(?P<month>[A-Za-z]{3})\s+(?P<d>\d{1,2})\s+(?P<time>\d{2}:\d{2}:\d{2})` +
			`(?:\s+(?P<zone>[A-Z]{3,4}))?\s+(?P<y>\d{4})$`),
		regexp.MustCompile(`^(?P<a>\d{1,2})[/.-](?P<b>\d{1,2})[/.-](?P<y>\d{4})` + clock),
	}
	dotNet = regexp.MustCompile(`^\\?/Date\((-?\d+)(?:[+-]\d{4})?\)\\?/$`)
	epoch  = regexp.MustCompile(`^\d{9,19}(?:\.\d+)?$`)
)

// moment is a day as it was written, and the moment in UTC. Where no offset was written as a number, it counts as 0:
// abbreviations such as CST mean different zones in different countries.
type moment struct {
	day graph.Date
	at  time.Time
}

// momentIn reads a day or a moment. The day is the one that was written, whatever the offset from UTC. Where only a
// number of seconds was written, it is the day at that moment in the zone. It is false for what is not understood.
func momentIn(written text, zone *time.Location) (moment, bool) {
	s := strings.TrimSpace(strings.Trim(strings.TrimSpace(string(written)), `"'`))
	if len(s) > 80 {
		return moment{}, false
	}
	if m := dotNet.FindStringSubmatch(s); m != nil {
		ms, err := strconv.ParseInt(m[1], 10, 64)
		return momentOf(time.UnixMilli(ms), zone), err == nil && sensible(time.UnixMilli(ms).Year())
	}
	for _, form := range dayForms {
		m := form.FindStringSubmatch(s)
		if m == nil {
			continue
		}
		part := map[string]string{}
		for i, name := range form.SubexpNames() {
			part[name] = m[i]
		}
		if day, ok := dayOf(part); ok {
			return moment{day, timeOf(day, part["time"], part["zone"])}, true
		}
	}
	if epoch.MatchString(s) {
		whole, _, _ := strings.Cut(s, ".")
		n, err := strconv.ParseInt(whole, 10, 64)
		for n >= 1e11 { // milliseconds, microseconds or nanoseconds
			n /= 1000
		}
		at := time.Unix(n, 0)
		return momentOf(at, zone), err == nil && at.Year() >= 1990
	}
	return moment{}, false
}

func momentOf(at time.Time, zone *time.Location) moment {
	return moment{graph.Date(at.In(zone).Format(time.DateOnly)), at.UTC()}
}

func sensible(year int) bool { return year >= 1900 && year <= 9999 }

// dayOf returns the day, which must exist.
func dayOf(part map[string]string) (graph.Date, bool) {
	number := func(name string) int { n, _ := strconv.Atoi(part[name]); return n }
	y, m, d := number("y"), number("m"), number("d")
	var day time.Time
	switch {
	case part["month"] != "":
		month, err := time.Parse("Jan", strings.ToUpper(part["month"][:1])+strings.ToLower(part["month"][1:3]))
		if err != nil || !strings.HasPrefix(strings.ToLower(month.Month().String()), strings.ToLower(part["month"])) &&
			!strings.EqualFold(part["month"], "sept") {
			return "", false
		}
		m = int(month.Month())
	case part["w"] != "":
		// Week 1 is the one with 4 January.
		first := time.Date(y, 1, 4, 0, 0, 0, 0, time.UTC)
		monday := first.AddDate(0, 0, -(int(first.Weekday())+6)%7)
		day = monday.AddDate(0, 0, 7*(number("w")-1)+number("wd")-1)
		if inYear, week := day.ISOWeek(); inYear != y || week != number("w") {
			return "", false
		}
		return graph.DateOf(day), sensible(y)
	case part["yd"] != "":
		day = time.Date(y, 1, number("yd"), 0, 0, 0, 0, time.UTC)
		return graph.DateOf(day), sensible(y) && day.Year() == y && number("yd") > 0
	case part["a"] != "":
		a, b := number("a"), number("b")
		if a != b && a <= 12 && b <= 12 {
			return "", false
		}
		m, d = min(a, b), max(a, b)
	}
	day = time.Date(y, time.Month(m), d, 0, 0, 0, 0, time.UTC)
	return graph.DateOf(day), sensible(y) && int(day.Month()) == m && day.Day() == d && day.Year() == y
}

var offsetForm = regexp.MustCompile(`([+\-−])(\d{1,2}):?(\d{2})?:?(\d{2})?$`)

func timeOf(day graph.Date, clock, zone string) time.Time {
	var offset time.Duration
	if m := offsetForm.FindStringSubmatch(zone); m != nil {
		h, _ := strconv.Atoi(m[2])
		minutes, _ := strconv.Atoi(m[3])
		offset = time.Duration(h)*time.Hour + time.Duration(minutes)*time.Minute
		if m[1] != "+" {
			offset = -offset
		}
	}
	lower := strings.NewReplacer(".", "", " ", "").Replace(strings.ToLower(clock[max(len(clock)-5, 0):]))
	digits := strings.Map(func(r rune) rune {
		if r == ':' {
			return -1
		}
		return r
	}, clock)
	if i := strings.IndexFunc(digits, func(r rune) bool { return r < '0' || r > '9' }); i >= 0 {
		digits = digits[:i]
	}
	if len(digits)%2 == 1 {
		digits = "0" + digits
	}
	digits += "000000"[min(len(digits), 6):]
	h, _ := strconv.Atoi(digits[:2])
	minutes, _ := strconv.Atoi(digits[2:4])
	seconds, _ := strconv.Atoi(digits[4:6])
	if strings.HasSuffix(lower, "pm") && h < 12 {
		h += 12
	} else if strings.HasSuffix(lower, "am") && h == 12 {
		h = 0
	}
	d := day.Time()
	return time.Date(d.Year(), d.Month(), d.Day(), h, minutes, seconds, 0, time.UTC).Add(-offset)
}
