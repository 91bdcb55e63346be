package jobs

import (
	"encoding/json"
	"strconv"
	"strings"

	"hire360/graph"
)

func recordOf(j *graph.Job) *record {
	r := &record{
		ID: j.ID, Slug: j.Slug, Title: j.Title, Reference: j.Reference, Status: string(j.Status), Summary: j.Summary,
		Text: j.Text, Workplace: string(j.Workplace), Type: string(j.Type), Category: j.Category,
		Experience: string(j.Experience), Posted: string(j.Posted), Employer: j.Employer,
		City: j.Location.City, Region: graph.OrEmpty(j.Location.Region), CountryCode: j.Location.CountryCode,
		PostalCode: graph.OrEmpty(j.Location.PostalCode), Skills: j.Skills, Closes: graph.OrEmpty(j.Closes),
		Sample: j.Sample, Hours: graph.OrEmpty(j.Hours),
	}
	if j.Shift != graph.ShiftOfHours(r.Hours) {
		r.Shift = string(j.Shift)
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
func (r *record) cells() []string {
	others := map[string]string{"skills": strings.Join(r.Skills, "; ")}
	if s := r.Salary; s != nil {
		others["salaryFrom"], others["salaryTo"] = strconv.Itoa(int(s.From)), strconv.Itoa(int(s.To))
		others["salaryCurrency"], others["salaryPeriod"] = s.Currency, s.Period
	}
	if len(r.Questions) > 0 {
		data, _ := json.Marshal(r.Questions) // texts always encode
		others["questions"] = string(data)
	}
	if r.Sample {
		others["sample"] = "true"
	}
	texts, cells := r.texts(), make([]string, len(csvColumns))
	for i, name := range csvColumns {
		if cells[i] = others[name]; texts[name] != nil {
			cells[i] = *texts[name]
		}
	}
	return cells
}
