package main

import (
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"

	"hire360/graph"
)

// Every search has a feed in several formats: its address with .xml (RSS), .atom, .json (JSON Feed) or .indeed.xml
// after /careers.

// feedLength is how many jobs one page of a feed holds.
const feedLength = 50

// feed is what all forms of a feed are written from.
type feed struct {
	title, description string
	page, self         string // the search's own address and the feed's
	next               string // the address of the feed's next page, "" on the last one
	site               *graph.Site
	items              []feedItem
	jobs               []graph.Job
	updated            time.Time
}

// feedItem is a job or an article as readers of feeds show it.
type feedItem struct {
	id, link, title, summary string
	published, updated       time.Time
	tags                     []string // the first is the category
	text                     func() (string, error)
	facts                    *jobFacts // nil of an article
}

// jobFacts are what programs read of a job in a JSON Feed, with the names and values of the schema's type Job.
type jobFacts struct {
	About      string               `json:"about"` // what explains the fields
	ID         string               `json:"id"`
	Reference  string               `json:"reference"`
	Employer   string               `json:"employer"`
	Location   graph.Location       `json:"location"`
	Workplace  graph.Workplace      `json:"workplace"`
	Type       graph.EmploymentType `json:"type"`
	Category   string               `json:"category"`
	Experience graph.Experience     `json:"experience"`
	Skills     []string             `json:"skills"`
	Salary     *graph.Salary        `json:"salary"`
	Posted     graph.Date           `json:"posted"`
	Closes     *graph.Date          `json:"closes"`
}

func (s *site) feed(form feedForm) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		query := searchOf(r.URL.Query())
		found, err := s.resolver.Jobs.Jobs(r.Context(), query)
		if errors.Is(err, graph.ErrBadCursor) {
			plain(w, http.StatusBadRequest, "This value of after does not belong to this feed. Start again without it.\n")
			return
		}
		if err != nil {
			s.log.ErrorContext(r.Context(), "read jobs for a feed", "error", err)
			plain(w, http.StatusServiceUnavailable, "The jobs cannot be read now. Ask again in a minute.\n")
			return
		}
		about := s.live.Site("")
		address := s.url + "/careers" + form.ending
		f := feed{title: about.Name + " jobs", description: "Open jobs at " + about.Name + ", newest first.", site: about, jobs: found.Nodes,
			page: s.url + "/careers" + suffix(r.URL.RawQuery), self: address + suffix(r.URL.RawQuery), updated: found.AsOf.Truncate(24 * time.Hour)}
		if words := strings.TrimSpace(query.Words); words != "" {
			f.title += " for “" + words + "”"
		}
		if found.PageInfo.HasNextPage {
			next := r.URL.Query()
			next.Set("after", *found.PageInfo.EndCursor)
			f.next = address + suffix(next.Encode())
		}
		for i := range f.jobs {
			f.items = append(f.items, jobItem(about.URL, &f.jobs[i]))
		}
		s.writeFeed(w, r, f, form)
	}
}

func jobItem(site string, j *graph.Job) feedItem {
	return feedItem{id: site + "/careers/" + j.ID, link: site + j.Path(), title: headline(*j), summary: j.Summary,
		published: j.Posted.Time(), updated: j.Updated, tags: append([]string{j.Category, string(j.Workplace), string(j.Type)}, j.Skills...),
		text: func() (string, error) {
			blocks, err := j.Description()
			return graph.PlainText(blocks), err
		},
		facts: &jobFacts{About: site + "/playground", ID: j.ID, Reference: j.Reference, Employer: j.Employer, Location: j.Location,
			Workplace: j.Workplace, Type: j.Type, Category: j.Category, Experience: j.Experience, Skills: j.Skills,
			Salary: j.Salary, Posted: j.Posted, Closes: j.Closes}}
}

func suffix(query string) string {
	if query == "" {
		return ""
	}
	return "?" + query
}

// searchOf reads a search from the parameters of the careers page. Words the schema does not know are left out, as there.
func searchOf(v url.Values) graph.JobQuery {
	filter := graph.JobFilter{
		Country: v["country"], City: v["city"], Category: v["category"], Workplace: upper[graph.Workplace](v["workplace"]),
		Type: upper[graph.EmploymentType](v["type"]), Experience: upper[graph.Experience](v["experience"]),
	}
	return graph.JobQuery{Words: v.Get("q"), Sort: graph.JobSortNewest, First: feedLength, After: v.Get("after"), Filter: filter.Canonical()}
}

func upper[T interface {
	~string
	IsValid() bool
}](values []string) []T {
	var out []T
	for _, v := range values {
		if word := T(strings.ToUpper(v)); word.IsValid() {
			out = append(out, word)
		}
	}
	return out
}
