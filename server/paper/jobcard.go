package paper

import (
	"slices"
	"strings"

	"hire360/graph"
)

// JobCard draws the preview card of a job: its title, place and pay beside the view from its office, and its week.
func (m Made) JobCard(company *graph.Site, job *graph.Job) ([]byte, error) {
	open := job.Status == graph.JobStatusActive
	c := words{company: company.Name, title: job.Title, facts: factsOf(job)}
	if job.Sample {
		c.label = "Sample job"
	}
	if job.Hours != nil && open {
		c.week, c.legend = graph.WorkTimes(*job.Hours), fullDays.Replace(*job.Hours)
		c.days = 5
		if slices.ContainsFunc(c.week, func(t graph.WorkTime) bool { return t.To > 5*24*60 }) {
			c.days = 7
		}
		if place := job.Location.City; place != "" && job.Workplace != graph.WorkplaceRemote {
			c.legend += ", " + place + " time"
		}
	}
	return m.draw(Ground(viewOf(company, job), c.days, open), c)
}

var fullDays = strings.NewReplacer("Mo", "Mon", "Tu", "Tue", "We", "Wed", "Th", "Thu", "Fr", "Fri", "Sa", "Sat",
	"Su", "Sun", ",", ", ", "-", "–")

// viewOf returns the view from the office in the city of a job, or else from the first one in its country.
func viewOf(company *graph.Site, job *graph.Job) (view *graph.Picture) {
	for _, o := range company.Offices {
		if o.View != nil && o.CountryCode == job.Location.CountryCode &&
			(view == nil || strings.EqualFold(o.City, job.Location.City)) {
			view = o.View
		}
	}
	return view
}

// factsOf returns where a job is, how the work is done there, what it pays and until when it is open. Empty texts are
// what the employer does not say.
func factsOf(job *graph.Job) []string {
	workplace := ""
	if job.Workplace == graph.WorkplaceHybrid || job.Workplace == graph.WorkplaceOnSite {
		workplace = graph.FacetLabel(graph.JobFacetFieldWorkplace, string(job.Workplace))
	}
	until := ""
	switch {
	case job.Status != graph.JobStatusActive:
		until = "Closed"
	case job.Closes != nil:
		until = "until " + job.Closes.Time().Format("Jan 2")
	}
	return []string{job.PlaceText(), workplace, job.Salary.Text(), until}
}
