package remote

import (
	"encoding/json"
	"fmt"
	"testing"

	"hire360/graph"
)

// jobWith reads a job with one more field.
func jobFrom(t *testing.T, field string) graph.Job {
	t.Helper()
	var w wireJob
	if err := json.Unmarshal([]byte(`{"id":"7","title":"Pilot","country":"US",`+field+`}`), &w); err != nil {
		t.Fatalf("%s: %v", field, err)
	}
	j, ok := jobOf(w, func(string, string) {})
	if !ok {
		t.Fatalf("%s: the job is left out", field)
	}
	return j
}

func understood[T ~string](t *testing.T, field string, value func(graph.Job) T, words map[T][]string) {
	t.Helper()
	for want, list := range words {
		for _, word := range list {
			if got := value(jobFrom(t, `"`+field+`":`+word)); got != want {
				t.Errorf("%s %s is %s, want %s", field, word, got, want)
			}
		}
	}
}

func TestWordsOfRecruitingSystemsAreUnderstood(t *testing.T) {
	understood(t, "type", func(j graph.Job) graph.EmploymentType { return j.Type }, map[graph.EmploymentType][]string{
		"FULL_TIME": {`"FULL_TIME"`, `"Full-time"`, `"fulltime"`, `"Full Time"`, `"full_time"`,
			`["FULL_TIME","CONTRACTOR"]`,
			`"Full-time / Permanent"`, `"https://schema.org/FullTime"`, `{"id":1,"label":"Full-Time"}`,
			`"Regular Full-Time"`},
		"PART_TIME": {`"PART_TIME"`, `"Part-time"`, `"parttime"`, `"PT"`},
		"CONTRACT": {`"CONTRACTOR"`, `"Contract - W2"`, `"Contract to Hire"`, `"Freelance"`, `"Fixed term"`,
			`"Travel"`, `"C2C"`},
		"TEMPORARY":  {`"TEMPORARY"`, `"Temp"`, `"Locum"`, `"Locum tenens"`, `"Seasonal"`, `"temp-to-hire"`},
		"PER_DIEM":   {`"PER_DIEM"`, `"Per diem"`, `"PRN"`, `"perdiem"`, `"As needed (PRN)"`},
		"INTERNSHIP": {`"INTERN"`, `"Internship"`, `"Trainee"`},
		"NOT_STATED": {`""`, `null`, `"Volunteer"`, `"Permanent"`, `"OTHER"`, `7`, `{}`, `[]`, `"Fully fictional"`,
			`"NOT_STATED"`},
	})
	understood(t, "workplace", func(j graph.Job) graph.Workplace { return j.Workplace }, map[graph.Workplace][]string{
		"REMOTE": {`"REMOTE"`, `"TELECOMMUTE"`, `"Fully remote"`, `"100% remote"`, `"Remote (US)"`, `"Remote - US"`,
			`"Work from home"`, `"Remote in Texas"`},
		"HYBRID":     {`"hybrid"`, `"Hybrid remote"`, `"Hybrid (3 days)"`},
		"ON_SITE":    {`"ON_SITE"`, `"onsite"`, `"On-site"`, `"In office"`, `"in-person"`},
		"NOT_STATED": {`""`, `true`, `"flexible"`, `"remotely related"`, `"Temporarily remote"`, `null`},
	})
	experience := func(j graph.Job) graph.Experience { return j.Experience }
	understood(t, "experience", experience, map[graph.Experience][]string{
		"ENTRY": {`"Entry level"`, `"Junior"`, `"0-2 years"`, `"1 year"`, `"18 months"`,
			`{"monthsOfExperience":12}`, `"No experience"`},
		"MID": {`"MID"`, `"Mid level"`, `"3–5 years"`, `"5+ years"`, `"36 months"`,
			`{"monthsOfExperience":"36"}`, `"Intermediate"`},
		"SENIOR": {`"senior"`, `"Sr."`, `"6+ years"`, `"10 years"`,
			`{"@type":"OccupationalExperienceRequirements","monthsOfExperience":72}`},
		"NOT_STATED": {`""`, `"Mid-Senior level"`, `5`, `"Executive"`, `{}`, `[]`, `null`, `"years"`},
	})
	understood(t, "shift", func(j graph.Job) graph.JobShift { return j.Shift }, map[graph.JobShift][]string{
		"DAY":     {`"DAY"`, `"days"`, `"Day shift"`, `"Day-Shift (7a-7p)"`, `"1st shift"`, `"AM"`, `"Earlies"`},
		"EVENING": {`"EVENING"`, `"2nd shift"`, `"Swing"`, `"PM"`, `"Evenings - Full time"`},
		"NIGHT": {`"NIGHT"`, `"Nights"`, `"night-shift"`, `"3rd Shift"`, `"Graveyard"`, `"NOC"`, `"Overnight"`,
			`"7p-7a"`, `{"id":3,"name":"Nights"}`, `"Night shift / NOC"`},
		"WEEKEND":  {`"WEEKEND"`, `"weekends"`, `"Weekends only"`, `"Weekend Nights"`},
		"ROTATING": {`"ROTATING"`, `"Rotating"`, `"variable"`, `"D/N"`, `["DAY","NIGHT"]`, `"Rotating (Days, Nights)"`},
		"NOT_STATED": {`""`, `null`, `"NOT_STATED"`, `"flexible"`, `"to be agreed"`, `3`, `true`, `{}`, `[]`,
			`"Dayton"`, `"nightly"`},
	})
}

func TestAShiftThatIsNotStatedFollowsFromTheHours(t *testing.T) {
	for fields, want := range map[string]graph.JobShift{
		`"hours":"Mo-Fr 22:00-06:00"`:                        "NIGHT",
		`"hours":"Mo-Fr 22:00-06:00","shift":"whenever"`:     "NIGHT",
		`"hours":"Mo-Fr 22:00-06:00","shift":"NOT_STATED"`:   "NIGHT",
		`"hours":"Mo-Fr 22:00-06:00","shift":"rotating"`:     "ROTATING",
		`"hours":"when the sun is up","shift":"not decided"`: "NOT_STATED",
	} {
		if got := jobFrom(t, fields).Shift; got != want {
			t.Errorf("%s is %s, want %s", fields, got, want)
		}
	}
}

func TestPayIsReadOrLeftOut(t *testing.T) {
	for written, want := range map[string]string{
		`{"from":90000,"to":120000,"currency":"USD","period":"YEAR"}`:                                               "90000-120000 USD YEAR",
		`{"min":46,"max":52,"currency":"usd","unitText":"HOUR"}`:                                                    "46-52 USD HOUR",
		`{"from":"90,000","to":80000.0,"currency":"cad","period":"yearly"}`:                                         "90000-90000 CAD YEAR",
		`{"@type":"MonetaryAmount","currency":"GBP","value":{"minValue":40000,"maxValue":50000,"unitText":"YEAR"}}`: "40000-50000 GBP YEAR",
		`{"currency":"EUR","value":{"value":25,"unitText":"HOUR"}}`:                                                 "25-25 EUR HOUR",
		`[{"min":46,"max":52,"currency":"USD","period":"per hour"}]`:                                                "46-52 USD HOUR",
		`{"max":52,"currency":"USD","period":"hourly"}`:                                                             "52-52 USD HOUR",
		`"$46-52 an hour"`:              "46-52 USD HOUR",
		`"$46.00 - $52.00 / hr"`:        "46-52 USD HOUR",
		`"$46 to $52 per hour"`:         "46-52 USD HOUR",
		`"$120k a year"`:                "120000-120000 USD YEAR",
		`"$90k–120k per year"`:          "90000-120000 USD YEAR",
		`"$90–120k per year"`:           "90000-120000 USD YEAR",
		`"USD 90,000–120,000 annually"`: "90000-120000 USD YEAR",
		`"£40,000 - £50,000 per annum"`: "40000-50000 GBP YEAR",
		`"₹18–24 lakh per annum"`:       "1800000-2400000 INR YEAR",
		`"€650 per day"`:                "650-650 EUR DAY",
		`"120k"`:                        "", `"Competitive"`: "", `""`: "", `null`: "", `{}`: "", `[]`: "", `true`: "",
		`120000`:   "",
		`"$46-52"`: "", `"46-52 an hour"`: "", `{"min":46,"max":52}`: "", `{"min":46,"max":52,"currency":"USD"}`: "",
		`{"min":46,"max":52,"period":"HOUR"}`: "", `{"from":-5,"to":1e99,"currency":"XXXX"}`: "",
		`{"from":5,"to":9,"currency":"QQQ","period":"HOUR"}`: "", `"DOE, up to 3 weeks, 401k, $5 off"`: "",
	} {
		got := ""
		if s := jobFrom(t, `"salary":`+written).Salary; s != nil {
			got = fmt.Sprintf("%d-%d %s %s", s.From, s.To, s.Currency, s.Period)
		}
		if got != want {
			t.Errorf("%s is %q, want %q", written, got, want)
		}
	}
}
