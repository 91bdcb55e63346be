package web

import (
	"encoding/xml"
	"fmt"
	"strings"
	"time"

	"hire360/graph"
)

type indeedJob struct {
	Title       string `xml:"title"`
	Date        string `xml:"date,omitempty"`
	Reference   string `xml:"referencenumber"`
	URL         string `xml:"url"`
	Company     string `xml:"company"`
	City        string `xml:"city,omitempty"`
	State       string `xml:"state,omitempty"`
	Country     string `xml:"country,omitempty"`
	PostalCode  string `xml:"postalcode,omitempty"`
	Description string `xml:"description"`
	Salary      string `xml:"salary,omitempty"`
	JobType     string `xml:"jobtype,omitempty"`
	Category    string `xml:"category"`
	RemoteType  string `xml:"remotetype,omitempty"`
	Expires     string `xml:"expirationdate,omitempty"`
}

// encodeIndeed writes the format that job search engines such as Indeed read.
func encodeIndeed(f feed) ([]byte, error) {
	var doc struct {
		XMLName      xml.Name    `xml:"source"`
		Publisher    string      `xml:"publisher"`
		PublisherURL string      `xml:"publisherurl"`
		LastBuild    string      `xml:"lastBuildDate"`
		Jobs         []indeedJob `xml:"job"`
	}
	doc.Publisher, doc.PublisherURL = f.site.Name, f.site.URL
	doc.LastBuild = f.updated.UTC().Format(time.RFC1123Z)
	for i := range f.jobs {
		doc.Jobs = append(doc.Jobs, newIndeedJob(f.site.URL, &f.jobs[i]))
	}
	return encodeXML(doc)
}

func newIndeedJob(site string, j *graph.Job) indeedJob {
	n := indeedJob{
		Title:       j.Title,
		Date:        dateOrNone(j.Posted.Time(), time.RFC1123Z),
		Reference:   j.Reference,
		URL:         site + j.Path(),
		Company:     j.Employer,
		City:        j.Location.City,
		State:       graph.OrEmpty(j.Location.Region),
		Country:     j.Location.CountryCode,
		PostalCode:  graph.OrEmpty(j.Location.PostalCode),
		Description: graph.JobHTML(j),
		Salary:      salaryText(j.Salary),
		Category:    j.Category,
		Expires:     graph.OrEmpty(j.Closes),
	}
	if j.Type != graph.EmploymentTypeNotStated {
		n.JobType = strings.ToLower(strings.ReplaceAll(string(j.Type), "_", ""))
	}
	switch j.Workplace {
	case graph.WorkplaceRemote:
		n.RemoteType = "Fully remote"
	case graph.WorkplaceHybrid:
		n.RemoteType = "Hybrid remote"
	}
	return n
}

func salaryText(s *graph.Salary) string {
	if s == nil {
		return ""
	}
	return fmt.Sprintf("%s %d–%d per %s", s.Currency, s.From, s.To, strings.ToLower(string(s.Period)))
}
