package remote

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/currency"

	"hire360/graph"
)

// What programs write for the values of enums: recruiting systems, job boards and schema.org. Words are compared by
// their letters alone. An enum's own values, such as FULL_TIME, are understood too.
var (
	workplaceWords = map[graph.Workplace]string{
		graph.WorkplaceOnSite: "on site|on location|in office|in the office|office|office based|in person|" +
			"on premise|on premises|face to face|not remote|no remote|work from office|at the office|site based",
		graph.WorkplaceHybrid: "hybrid|hybrid remote|partly remote|partially remote|part remote|remote hybrid|" +
			"flexible hybrid|hybrid work|hybrid working|hybrid schedule|homeoffice hybrid|some remote",
		graph.WorkplaceRemote: "remote|fully remote|completely remote|full remote|remote only|remote work|" +
			"remote job|telecommute|telecommuting|telework|teleworking|work from home|wfh|home|home based|" +
			"home office|from home|virtual|work from anywhere|anywhere|distributed|remote first|all remote",
	}
	typeWords = map[graph.EmploymentType]string{
		graph.EmploymentTypeFullTime: "full time|full|ft|full time employee|full time employment|full time regular|" +
			"regular full time|permanent full time|full time permanent",
		graph.EmploymentTypePartTime: "part time|part|pt|part time employee|part time regular|regular part time|" +
			"permanent part time|part time permanent",
		graph.EmploymentTypeContract: "contract|contractor|contracting|contracted|independent contractor|freelance|" +
			"freelancer|contract to hire|contract to perm|contract to permanent|corp to corp|c2c|c2h|w2 contract|" +
			"1099|1099 contract|fixed term|fixed term contract|travel|travel contract|consultant|limited term",
		graph.EmploymentTypeTemporary: "temporary|temp|temp to hire|temp to perm|temporary to permanent|" +
			"temporary employee|seasonal|locum|locums|locum tenens|interim|agency temp",
		graph.EmploymentTypePerDiem: "per diem|prn|pro re nata|as needed|on call|bank staff|bank",
		graph.EmploymentTypeInternship: "internship|intern|trainee|traineeship|internship full time|" +
			"summer internship|placement|co op",
	}
	experienceWords = map[graph.Experience]string{
		graph.ExperienceEntry: "entry|entry level|junior|jr|beginner|graduate|new grad|new graduate|no experience|" +
			"no experience needed|no experience required|none|student|fresher|internship",
		graph.ExperienceMid:    "mid|mid level|middle|medior|intermediate|mid career",
		graph.ExperienceSenior: "senior|senior level|sr|expert|lead|principal|staff",
	}
	shiftWords = map[graph.JobShift]string{
		graph.JobShiftDay: "day|days|day shift|days shift|daytime|day time|d|am|am shift|morning|mornings|" +
			"morning shift|early|early shift|earlies|1st|1st shift|first|first shift|7a 7p|7a 3p|regular hours|" +
			"business hours|office hours|standard hours",
		graph.JobShiftEvening: "evening|evenings|evening shift|eve|eves|e|pm|pm shift|afternoon|afternoons|" +
			"afternoon shift|late|late shift|lates|2nd|2nd shift|second|second shift|swing|swing shift|twilight|" +
			"twilight shift|3p 11p",
		graph.JobShiftNight: "night|nights|night shift|nights shift|nighttime|night time|n|noc|noc shift|overnight|" +
			"overnights|overnight shift|graveyard|graveyard shift|3rd|3rd shift|third|third shift|7p 7a|11p 7a",
		graph.JobShiftWeekend: "weekend|weekends|weekend shift|weekends only|weekend only|weekend days|" +
			"weekend nights|saturday and sunday|baylor|wknd",
		graph.JobShiftRotating: "rotating|rotating shift|rotating shifts|rotation|rotational|rotational shift|" +
			"rotational shifts|rotate|variable|variable shift|varies|shift work|rota|alternating|days and nights|" +
			"day and night",
	}
	periodWords = map[graph.SalaryPeriod]string{
		graph.SalaryPeriodHour: "hour|hours|hourly|per hour|an hour|hr|hrs|h|ph|p h|hourly rate|each hour",
		graph.SalaryPeriodDay:  "day|days|daily|per day|a day|d|pd|day rate|daily rate",
		graph.SalaryPeriodMonth: "month|months|monthly|per month|a month|mo|mth|pm|pcm|per calendar month|mon|" +
			"monthly salary",
		graph.SalaryPeriodYear: "year|years|yearly|per year|a year|yr|yrs|y|annual|annually|annum|per annum|pa|py|" +
			"annual salary|yearly salary|lpa",
	}
)

// separated splits "Contract - W2", "Remote (US)" and "Full-time / Permanent". A hyphen within a word does not.
var separated = regexp.MustCompile(`\s+[-–—·]\s+|[,;:/|()\[\]\n]`)

// enum reads a value of an enum: the whole text, or the first of its parts that is understood.
func enum[T ~string](written text, known []T, words map[T]string) T {
	of := func(s string) T {
		s = letters(s)
		for _, k := range known {
			if s != "" && s == letters(string(k)) {
				return k
			}
			for word := range strings.SplitSeq(words[k], "|") {
				if s != "" && s == letters(word) {
					return k
				}
			}
		}
		return ""
	}
	if found := of(string(written)); found != "" {
		return found
	}
	for _, part := range separated.Split(string(written), -1) {
		if found := of(part); found != "" {
			return found
		}
	}
	return ""
}

// letters are a text's letters and digits in lower case. The last part of an address, as in
// https://schema.org/FullTime, counts.
func letters(s string) string {
	if strings.HasPrefix(s, "http") {
		s = s[strings.LastIndexByte(s, '/')+1:]
	}
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

// workplaceOf also understands "100% remote" and "Remote in the US".
func workplaceOf(written text) graph.Workplace {
	if found := enum(written, graph.AllWorkplace, workplaceWords); found != "" {
		return found
	}
	if remoteWords.MatchString(string(written)) {
		return graph.WorkplaceRemote
	}
	return ""
}

var remoteWords = regexp.MustCompile(`(?i)^(?:100\s?%|fully|completely)?\s*remote(?:\s+(?:in|within|from)\s.+|\s*[-–—]\s*\S.*)?$`)

var years = regexp.MustCompile(`(?i)(\d{1,3})(?:\.\d+)?\s*(?:\+|plus|or more|(?:-|–|—|to)\s*\d{1,3})?\s*\+?\s*(years?|yrs?|months?)`)

// experienceOf reads a level, or the least number of years or months: "3-5 years", {"monthsOfExperience": 36}.
func experienceOf(written wireExperience) graph.Experience {
	if found := enum(written.text, graph.AllExperience, experienceWords); found != "" {
		return found
	}
	months := float64(written.months)
	if m := years.FindStringSubmatch(string(written.text)); m != nil && months == 0 {
		months, _ = strconv.ParseFloat(m[1], 64)
		if strings.HasPrefix(strings.ToLower(m[2]), "y") {
			months *= 12
		}
	} else if m == nil && months == 0 {
		return ""
	}
	switch {
	case months < 36:
		return graph.ExperienceEntry
	case months < 72:
		return graph.ExperienceMid
	}
	return graph.ExperienceSenior
}

// shiftOf reads a shift. Several different ones, as in "Days/Nights", are rotating shifts.
func shiftOf(written text) graph.JobShift {
	found := enum(written, graph.AllJobShift, shiftWords)
	for _, part := range separated.Split(string(written), -1) {
		if other := enum(text(part), graph.AllJobShift, shiftWords); other != "" && other != found {
			return graph.JobShiftRotating
		}
	}
	return found
}

// dollars are the countries whose own dollar is meant by "$".
var dollars = map[string]string{"US": "USD", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "SG": "SGD", "HK": "HKD",
	"MX": "MXN"}

// signs are the signs of currencies that mean one currency.
var signs = []struct{ sign, code string }{{"US$", "USD"}, {"CA$", "CAD"}, {"C$", "CAD"}, {"AU$", "AUD"}, {"A$", "AUD"},
	{"€", "EUR"}, {"£", "GBP"}, {"₹", "INR"}, {"Rs", "INR"}, {"RS", "INR"}}

var (
	amount  = regexp.MustCompile(`(\d{1,3}(?:[,' \x{a0}]\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s*(lakhs?|lpa|[kKmM]\b)?`)
	isoCode = regexp.MustCompile(`\b[A-Z]{3}\b`)
	per     = regexp.MustCompile(`(?i)(?:/|\bper\b|\ban?\b)?\s*\b(hours?|hourly|hr|h|days?|daily|months?|monthly|mo|pcm|pm|` +
		`years?|yearly|yr|annual(?:ly)?|(?:per\s+)?annum|p\.?\s?a\.?|lpa)(?:\b|$)`)
)

// salaryOf reads pay. It is nil unless amount, currency and period are all stated: nothing is guessed but the dollar of
// the job's country.
func salaryOf(w *wireSalary, country string) *graph.Salary {
	if w == nil {
		return nil
	}
	from, to, code, period := w.From, w.To, currencyOf(strings.ToUpper(string(w.Currency)), country),
		enum(w.Period, graph.AllSalaryPeriod, periodWords)
	if t := string(w.text); t != "" {
		from, to = amountsIn(t)
		if code == "" {
			code = currencyOf(t, country)
		}
		if m := per.FindStringSubmatch(t); m != nil && period == "" {
			period = enum(text(m[1]), graph.AllSalaryPeriod, periodWords)
		}
	}
	if from <= 0 {
		from = to
	}
	if to < from {
		to = from
	}
	if from < 1 || to >= 1e9 || code == "" || period == "" {
		return nil
	}
	return &graph.Salary{From: int32(from), To: int32(math.Ceil(float64(to))), Currency: code, Period: period}
}

// amountsIn reads one amount or a range: "$46-52 an hour", "120k", "₹18–24 lakh", "90,000 to 120,000".
func amountsIn(s string) (from, to number) {
	found := amount.FindAllStringSubmatch(s, 3)
	if len(found) == 0 || len(found) > 2 {
		return 0, 0
	}
	value := func(m []string, unit string) number {
		n, _ := strconv.ParseFloat(strings.NewReplacer(",", "", "'", "", " ", "", "\u00a0", "").Replace(m[1]), 64)
		switch strings.ToLower(unit) {
		case "k":
			n *= 1e3
		case "m":
			n *= 1e6
		case "lakh", "lakhs", "lpa":
			n *= 1e5
		}
		return number(n)
	}
	last := found[len(found)-1]
	first := found[0]
	unit := first[2]
	if unit == "" && last[2] != "" && value(first, "") <= value(last, "") {
		unit = last[2] // 18–24 lakh
	}
	return value(first, unit), value(last, last[2])
}

func currencyOf(s, country string) string {
	for _, code := range isoCode.FindAllString(s, -1) {
		if unit, err := currency.ParseISO(code); err == nil {
			return unit.String()
		}
	}
	for _, c := range signs {
		if strings.Contains(s, c.sign) {
			return c.code
		}
	}
	if strings.Contains(s, "$") {
		return dollars[country]
	}
	return ""
}
