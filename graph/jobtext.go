package graph

import (
	"math"
	"strconv"
)

// PlaceText returns where a job is as pages show it: "Tampa, FL", "Leeds, United Kingdom", "Remote in Canada". It is
// empty if the employer does not say. A state or province of North America names its country.
func (j *Job) PlaceText() string {
	city, region, country := j.Location.City, OrEmpty(j.Location.Region), j.Location.Country
	inNorthAmerica := j.Location.CountryCode == "US" || j.Location.CountryCode == "CA"
	switch {
	case j.Workplace == WorkplaceRemote && country != "":
		return "Remote in " + CountryInSentence(country)
	case j.Workplace == WorkplaceRemote:
		return "Remote"
	case country == city, city != "" && region != "" && inNorthAmerica:
		country = ""
	}
	return joined(", ", city, region, country)
}

// CurrencySigns are those of currencies. Others have their codes.
var CurrencySigns = map[string]string{"USD": "$", "CAD": "CA$", "GBP": "£", "INR": "₹", "EUR": "€"}

// Text returns pay as pages show it: "$148k–172k", "₹18–24 lakh", "£42–48 an hour". It is empty for nil.
func (s *Salary) Text() string {
	if s == nil {
		return ""
	}
	write, unit := func(n int32) string { return Thousands(int(n)) }, ""
	decimal := func(n int32, one float64) string {
		return strconv.FormatFloat(math.Round(float64(n)*10/one)/10, 'f', -1, 64)
	}
	switch {
	case s.Currency == "INR" && s.To >= 100_000:
		write, unit = func(n int32) string { return decimal(n, 100_000) }, " lakh"
	case s.To >= 10_000:
		write = func(n int32) string { return decimal(n, 1000) + "k" }
	}
	sign, ok := CurrencySigns[s.Currency]
	if !ok {
		sign = s.Currency + " "
	}
	pay := write(s.To)
	if s.From != s.To {
		pay = write(s.From) + "–" + pay
	}
	period := map[SalaryPeriod]string{SalaryPeriodHour: " an hour", SalaryPeriodDay: " a day",
		SalaryPeriodMonth: " a month"}[s.Period]
	return sign + pay + unit + period
}
