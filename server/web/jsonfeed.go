package web

import (
	"bytes"
	"encoding/json"
	"time"

	"hire360/graph"
)

type jsonFeedItem struct {
	ID        string    `json:"id"`
	URL       string    `json:"url"`
	Title     string    `json:"title"`
	Summary   string    `json:"summary"`
	Text      string    `json:"content_text"`
	Published string    `json:"date_published,omitempty"`
	Modified  string    `json:"date_modified"`
	Tags      []string  `json:"tags"`
	Facts     *jobFacts `json:"_hire360,omitempty"`
}

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
	Posted     *graph.Date          `json:"posted"`
	Closes     *graph.Date          `json:"closes"`
	ClosesAt   *time.Time           `json:"closesAt"`
}

func encodeJSONFeed(f feed) ([]byte, error) {
	items := []jsonFeedItem{}
	for _, i := range f.items {
		text, err := i.text()
		if err != nil {
			return nil, err
		}
		items = append(items, jsonFeedItem{
			ID:        i.id,
			URL:       i.link,
			Title:     i.title,
			Summary:   i.summary,
			Text:      text,
			Published: dateOrNone(i.published, time.RFC3339),
			Modified:  i.updated.UTC().Format(time.RFC3339),
			Tags:      i.tags,
			Facts:     i.facts,
		})
	}
	doc := map[string]any{
		"version":       "https://jsonfeed.org/version/1.1",
		"title":         f.title,
		"description":   f.description,
		"home_page_url": f.page,
		"feed_url":      f.self,
		"language":      "en",
		"items":         items,
	}
	if f.next != "" {
		doc["next_url"] = f.next
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(doc)
	return b.Bytes(), err
}
