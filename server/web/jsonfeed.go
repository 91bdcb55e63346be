package web

import (
	"bytes"
	"encoding/json"
	"time"

	"hire360/graph"
)

// jobFacts is a job's extension object in a JSON Feed, with the names and values of the schema's type Job.
type jobFacts struct {
	About      string               `json:"about"` // the address of the documentation
	ID         string               `json:"id"`
	Reference  string               `json:"reference"`
	Employer   string               `json:"employer"`
	Location   graph.Location       `json:"location"`
	Workplace  graph.Workplace      `json:"workplace"`
	Type       graph.EmploymentType `json:"type"`
	Category   string               `json:"category"`
	Experience graph.Experience     `json:"experience"`
	Skills     []string             `json:"skills"`
	Hours      *string              `json:"hours"`
	Shift      graph.JobShift       `json:"shift"`
	Salary     *graph.Salary        `json:"salary"`
	Posted     *string              `json:"posted"`
	Closes     *graph.Date          `json:"closes"`
	ClosesAt   *time.Time           `json:"closesAt"`
}

func encodeJSONFeed(f feed) ([]byte, error) {
	items := make([]feedItem, len(f.Items))
	for i, item := range f.Items {
		var err error
		if item.Text, err = item.text(); err != nil {
			return nil, err
		}
		items[i] = item
	}
	doc := map[string]any{
		"version":       "https://jsonfeed.org/version/1.1",
		"title":         f.Title,
		"description":   f.Description,
		"home_page_url": f.Page,
		"feed_url":      f.Self,
		"language":      "en",
		"items":         items,
	}
	if f.Next != "" {
		doc["next_url"] = f.Next
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(doc)
	return b.Bytes(), err
}
