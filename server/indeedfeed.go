package main

import (
	"encoding/xml"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
)

// encodeIndeed writes the form that job search engines such as Indeed read.
func encodeIndeed(f feed) ([]byte, error) {
	type job struct {
		Title       string `xml:"title"`
		Date        string `xml:"date"`
		Reference   string `xml:"referencenumber"`
		URL         string `xml:"url"`
		Company     string `xml:"company"`
		City        string `xml:"city"`
		State       string `xml:"state,omitempty"`
		Country     string `xml:"country"`
		PostalCode  string `xml:"postalcode,omitempty"`
		Description string `xml:"description"`
		Salary      string `xml:"salary,omitempty"`
		JobType     string `xml:"jobtype"`
		Category    string `xml:"category"`
		RemoteType  string `xml:"remotetype,omitempty"`
		Expires     string `xml:"expirationdate,omitempty"`
	}
	var doc struct {
		XMLName      xml.Name `xml:"source"`
		Publisher    string   `xml:"publisher"`
		PublisherURL string   `xml:"publisherurl"`
		LastBuild    string   `xml:"lastBuildDate"`
		Jobs         []job    `xml:"job"`
	}
	doc.Publisher, doc.PublisherURL, doc.LastBuild = f.site.Name, f.site.URL, f.updated.UTC().Format(time.RFC1123Z)
	for _, j := range f.jobs {
		n := job{Title: j.Title, Date: j.Posted.Time().Format(time.RFC1123Z), Reference: j.Reference, URL: f.site.URL + j.Path(), Company: j.Employer,
			City: j.Location.City, Country: j.Location.CountryCode, Description: graph.JobHTML(&j), Salary: pay(j.Salary),
			JobType: strings.ToLower(strings.ReplaceAll(string(j.Type), "_", "")), Category: j.Category}
		if j.Location.Region != nil {
			n.State = *j.Location.Region
		}
		if j.Location.PostalCode != nil {
			n.PostalCode = *j.Location.PostalCode
		}
		switch j.Workplace {
		case graph.WorkplaceRemote:
			n.RemoteType = "Fully remote"
		case graph.WorkplaceHybrid:
			n.RemoteType = "Hybrid remote"
		}
		if j.Closes != nil {
			n.Expires = string(*j.Closes)
		}
		doc.Jobs = append(doc.Jobs, n)
	}
	return encodeXML(doc)
}

func pay(s *graph.Salary) string {
	if s == nil {
		return ""
	}
	return s.Currency + " " + strconv.Itoa(int(s.From)) + "–" + strconv.Itoa(int(s.To)) + " per " + strings.ToLower(string(s.Period))
}
