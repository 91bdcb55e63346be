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
	clock = `(?:(?:[Tt_]|\s+|,\s*|\s+at\s+)` +
		`(?P<hour>[01]?\d|2[0-4])(?::?(?P<minute>[0-5]\d)(?::?(?P<second>[0-6]\d)(?:[.,]\d+)?)?)?` +
		`(?:\s*(?P<half>[AaPp])\.?[Mm]\.?)?\s*` +
		`(?:[Zz]|(?:UTC|GMT)?\s*(?P<sign>[+\-−])(?P<hours>\d{1,2})(?::?(?P<minutes>\d{2})(?::?\d{2})?)?|[A-Za-z]{1,5})?` +
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
		regexp.MustCompile(`^[A-Za-z]{3}\s+(?P<month>[A-Za-z]{3})\s+(?P<d>\d{1,2})\s+(?P<hour>\d{2}):(?P<minute>\d{2}):(?P<second>\d{2})` +
			`(?:\s+[A-Z]{3,4})?\s+(?P<y>\d{4})$`),
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
		part := parts{}
		for i, name := range form.SubexpNames() {
			part[name] = m[i]
		}
		if day, ok := part.day(); ok {
			return moment{day, part.timeOn(day)}, true
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

// parts are the parts of a day and a time, by the names of groups in dayForms.
type parts map[string]string

func (p parts) number(name string) int {
	n, _ := strconv.Atoi(p[name])
	return n
}

// day returns the day, which must exist.
func (p parts) day() (graph.Date, bool) {
	y, m, d := p.number("y"), p.number("m"), p.number("d")
	var day time.Time
	switch {
	case p["month"] != "":
		month, err := time.Parse("Jan", strings.ToUpper(p["month"][:1])+strings.ToLower(p["month"][1:3]))
		if err != nil || !strings.HasPrefix(strings.ToLower(month.Month().String()), strings.ToLower(p["month"])) &&
			!strings.EqualFold(p["month"], "sept") {
			return "", false
		}
		m = int(month.Month())
	case p["w"] != "":
		// Week 1 is the one with 4 January.
		first := time.Date(y, 1, 4, 0, 0, 0, 0, time.UTC)
		monday := first.AddDate(0, 0, -(int(first.Weekday())+6)%7)
		day = monday.AddDate(0, 0, 7*(p.number("w")-1)+p.number("wd")-1)
		if inYear, week := day.ISOWeek(); inYear != y || week != p.number("w") {
			return "", false
		}
		return graph.DateOf(day), sensible(y)
	case p["yd"] != "":
		day = time.Date(y, 1, p.number("yd"), 0, 0, 0, 0, time.UTC)
		return graph.DateOf(day), sensible(y) && day.Year() == y && p.number("yd") > 0
	case p["a"] != "":
		a, b := p.number("a"), p.number("b")
		if a != b && a <= 12 && b <= 12 {
			return "", false
		}
		m, d = min(a, b), max(a, b)
	}
	day = time.Date(y, time.Month(m), d, 0, 0, 0, 0, time.UTC)
	return graph.DateOf(day), sensible(y) && int(day.Month()) == m && day.Day() == d && day.Year() == y
}

// timeOn is the moment on a day. Without a time it is the day's first.
func (p parts) timeOn(day graph.Date) time.Time {
	hour := p.number("hour")
	switch half := strings.ToLower(p["half"]); {
	case half == "p" && hour < 12:
		hour += 12
	case half == "a" && hour == 12:
		hour = 0
	}
	offset := time.Duration(p.number("hours"))*time.Hour + time.Duration(p.number("minutes"))*time.Minute
	if p["sign"] != "+" {
		offset = -offset
	}
	clock := time.Duration(hour)*time.Hour + time.Duration(p.number("minute"))*time.Minute +
		time.Duration(p.number("second"))*time.Second
	return day.Time().Add(clock - offset)
}
