package jobs

import (
	"encoding/json"
	"strconv"
	"strings"

	"hire360/graph"
)

// recordOf is a job as it is exported.
func recordOf(j *graph.Job) *record {
	r := &record{
		ID: j.ID, Slug: j.Slug, Title: j.Title, Reference: j.Reference, Status: string(j.Status),
		Summary: j.Summary, Text: j.Text, City: j.Location.City, Region: orEmpty(j.Location.Region),
		CountryCode: j.Location.CountryCode, PostalCode: orEmpty(j.Location.PostalCode),
		Workplace: string(j.Workplace), Type: string(j.Type), Category: j.Category, Experience: string(j.Experience),
		Skills: j.Skills, Posted: string(j.Posted), Closes: orEmpty(j.Closes), Employer: j.Employer,
		Sample: j.Sample,
	}
	if s := j.Salary; s != nil {
		r.Salary = &salary{From: s.From, To: s.To, Currency: s.Currency, Period: string(s.Period)}
	}
	for _, q := range j.Questions {
		r.Questions = append(r.Questions, question{ID: q.ID, Label: q.Label, Hint: q.Hint, Kind: string(q.Kind),
			Required: q.Required, Options: q.Options})
	}
	return r
}

// cells are the record in the order of csvColumns.
func (r *record) cells() ([]string, error) {
	pay := []string{"", "", "", ""}
	if s := r.Salary; s != nil {
		pay = []string{strconv.Itoa(int(s.From)), strconv.Itoa(int(s.To)), s.Currency, s.Period}
	}
	questions := ""
	if len(r.Questions) > 0 {
		data, err := json.Marshal(r.Questions)
		if err != nil {
			return nil, err
		}
		questions = string(data)
	}
	sample := ""
	if r.Sample {
		sample = "true"
	}
	cells := []string{r.ID, r.Slug, r.Title, r.Reference, r.Status, r.Summary, r.Text, r.City, r.Region, r.CountryCode,
		r.PostalCode, r.Workplace, r.Type, r.Category, r.Experience, strings.Join(r.Skills, "; ")}
	return append(append(cells, pay...), r.Posted, r.Closes, r.Employer, questions, sample), nil
}
