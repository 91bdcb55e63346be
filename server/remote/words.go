package remote

import (
	_ "embed"
	"math"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"go.yaml.in/yaml/v4"
	"golang.org/x/text/currency"

	"hire360/graph"
)

//go:embed words.yml
var wordsFile []byte

// words are what programs write for the values of an enum, by enum and value.
var words = sync.OnceValue(func() (all map[string]map[string][]string) {
	if err := yaml.Unmarshal(wordsFile, &all); err != nil {
		panic(err) // the file is part of the program
	}
	return all
})

// separated splits "Contract - W2", "Remote (US)" and "Full-time / Permanent". A hyphen within a word does not.
var separated = regexp.MustCompile(`\s+[-–—·]\s+|[,;:/|()\[\]\n]`)

// enum reads a value of an enum: the whole text, or the first of its parts that is understood.
func enum[T ~string](written text, known []T, name string) T {
	words := words()[name]
	of := func(s string) T {
		s = letters(s)
		for _, k := range known {
			if s != "" && s == letters(string(k)) {
				return k
			}
			for _, word := range words[string(k)] {
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
	if found := enum(written, graph.AllWorkplace, "workplace"); found != "" {
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
	if found := enum(written.text, graph.AllExperience, "experience"); found != "" {
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
	found := enum(written, graph.AllJobShift, "shift")
	for _, part := range separated.Split(string(written), -1) {
		if other := enum(text(part), graph.AllJobShift, "shift"); other != "" && other != found {
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
		enum(w.Period, graph.AllSalaryPeriod, "period")
	if t := string(w.text); t != "" {
		from, to = amountsIn(t)
		if code == "" {
			code = currencyOf(t, country)
		}
		if m := per.FindStringSubmatch(t); m != nil && period == "" {
			period = enum(text(m[1]), graph.AllSalaryPeriod, "period")
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
