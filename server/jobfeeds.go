package main

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
)

// Every search has a feed: its address with .xml (RSS), .atom, .json (JSON Feed) or .indeed.xml behind
// /careers. Whoever follows one hears of new jobs without leaving an address.

const feedLength = 50

// feed is what all forms of a feed are written from.
type feed struct {
	title, description string
	page, self         string // the search's own address and the feed's
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
}

func (s *site) feed(write func(http.ResponseWriter, feed) error, ending string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		query := searchOf(r.URL.Query())
		found, err := s.resolver.Jobs.Jobs(r.Context(), query)
		if errors.Is(err, graph.ErrBadCursor) {
			err = nil
		}
		if err != nil {
			s.log.ErrorContext(r.Context(), "read jobs for a feed", "error", err)
			plain(w, http.StatusServiceUnavailable, "The jobs cannot be read now. Ask again in a minute.\n")
			return
		}
		about := s.live.Site("")
		f := feed{title: about.Name + " jobs", description: "Open jobs at " + about.Name + ", newest first.", site: about, jobs: found.Nodes,
			page: s.url + "/careers" + suffix(r.URL.RawQuery), self: s.url + "/careers" + ending + suffix(r.URL.RawQuery), updated: found.AsOf}
		if words := strings.TrimSpace(query.Words); words != "" {
			f.title += " for “" + words + "”"
		}
		if len(f.jobs) > 0 {
			f.updated = f.jobs[0].Posted.Time()
		}
		for i := range f.jobs {
			f.items = append(f.items, jobItem(about.URL, &f.jobs[i]))
		}
		s.writeFeed(w, r, f, write)
	}
}

func (s *site) writeFeed(w http.ResponseWriter, r *http.Request, f feed, write func(http.ResponseWriter, feed) error) {
	w.Header().Set("Cache-Control", "public, max-age=300")
	w.Header().Set("Access-Control-Allow-Origin", "*")
	w.Header().Set("Cross-Origin-Resource-Policy", "cross-origin")
	if err := write(w, f); err != nil {
		s.log.WarnContext(r.Context(), "write a feed", "error", err)
	}
}

func jobItem(site string, j *graph.Job) feedItem {
	return feedItem{id: site + "/careers/" + j.ID, link: site + j.Path(), title: headline(*j), summary: j.Summary,
		published: j.Posted.Time(), updated: j.Updated, tags: append([]string{j.Category, string(j.Workplace), string(j.Type)}, j.Skills...),
		text: func() (string, error) {
			blocks, err := j.Description()
			return graph.PlainText(blocks), err
		}}
}

func suffix(query string) string {
	if query == "" {
		return ""
	}
	return "?" + query
}

// searchOf reads a search from the parameters of the careers page. Words the schema does not know are left out, as there.
func searchOf(v url.Values) graph.JobQuery {
	return graph.JobQuery{Words: v.Get("q"), Sort: graph.JobSortNewest, First: feedLength, Filter: graph.JobFilter{
		Country: v["country"], City: v["city"], Category: v["category"],
		Workplace: upper[graph.Workplace](v["workplace"]), Type: upper[graph.EmploymentType](v["type"]), Experience: upper[graph.Experience](v["experience"]),
	}}
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

func writeXML(w http.ResponseWriter, mediaType string, v any) error {
	w.Header().Set("Content-Type", mediaType+"; charset=utf-8")
	if _, err := w.Write([]byte(xml.Header)); err != nil {
		return err
	}
	return xml.NewEncoder(w).Encode(v)
}

type rssItem struct {
	Title       string `xml:"title"`
	Link        string `xml:"link"`
	GUID        string `xml:"guid"`
	PubDate     string `xml:"pubDate"`
	Category    string `xml:"category"`
	Description string `xml:"description"`
}

func writeRSS(w http.ResponseWriter, f feed) error {
	type link struct {
		Href string `xml:"href,attr"`
		Rel  string `xml:"rel,attr"`
		Type string `xml:"type,attr"`
	}
	var doc struct {
		XMLName xml.Name `xml:"rss"`
		Version string   `xml:"version,attr"`
		Atom    string   `xml:"xmlns:atom,attr"`
		Channel struct {
			Title       string    `xml:"title"`
			Link        string    `xml:"link"`
			Self        link      `xml:"atom:link"`
			Description string    `xml:"description"`
			Language    string    `xml:"language"`
			Items       []rssItem `xml:"item"`
		} `xml:"channel"`
	}
	doc.Version, doc.Atom = "2.0", "http://www.w3.org/2005/Atom"
	c := &doc.Channel
	c.Title, c.Link, c.Description, c.Language = f.title, f.page, f.description, "en"
	c.Self = link{f.self, "self", "application/rss+xml"}
	for _, i := range f.items {
		c.Items = append(c.Items, rssItem{i.title, i.link, i.id, i.published.Format(time.RFC1123Z), i.tags[0], i.summary})
	}
	return writeXML(w, "application/rss+xml", doc)
}

// headline is a job in one line: what and where.
func headline(j graph.Job) string { return j.Title + ", " + where(j) }

func where(j graph.Job) string {
	if j.Workplace == graph.WorkplaceRemote {
		return "remote in " + j.Location.Country
	}
	return j.Location.City + ", " + j.Location.Country
}

func writeAtom(w http.ResponseWriter, f feed) error {
	type link struct {
		Rel  string `xml:"rel,attr,omitempty"`
		Href string `xml:"href,attr"`
	}
	type entry struct {
		Title     string `xml:"title"`
		ID        string `xml:"id"`
		Link      link   `xml:"link"`
		Published string `xml:"published"`
		Updated   string `xml:"updated"`
		Summary   string `xml:"summary"`
	}
	var doc struct {
		XMLName xml.Name `xml:"http://www.w3.org/2005/Atom feed"`
		Title   string   `xml:"title"`
		ID      string   `xml:"id"`
		Links   []link   `xml:"link"`
		Updated string   `xml:"updated"`
		Author  string   `xml:"author>name"`
		Entries []entry  `xml:"entry"`
	}
	doc.Title, doc.ID, doc.Updated, doc.Author = f.title, f.self, f.updated.UTC().Format(time.RFC3339), f.site.Name
	doc.Links = []link{{"self", f.self}, {"", f.page}}
	for _, i := range f.items {
		doc.Entries = append(doc.Entries, entry{i.title, i.id, link{"", i.link},
			i.published.Format(time.RFC3339), i.updated.UTC().Format(time.RFC3339), i.summary})
	}
	return writeXML(w, "application/atom+xml", doc)
}

func writeJSONFeed(w http.ResponseWriter, f feed) error {
	type item struct {
		ID        string   `json:"id"`
		URL       string   `json:"url"`
		Title     string   `json:"title"`
		Summary   string   `json:"summary"`
		Text      string   `json:"content_text"`
		Published string   `json:"date_published"`
		Modified  string   `json:"date_modified"`
		Tags      []string `json:"tags"`
	}
	items := []item{}
	for _, i := range f.items {
		text, err := i.text()
		if err != nil {
			return err
		}
		items = append(items, item{i.id, i.link, i.title, i.summary, text,
			i.published.Format(time.RFC3339), i.updated.UTC().Format(time.RFC3339), i.tags})
	}
	w.Header().Set("Content-Type", "application/feed+json; charset=utf-8")
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(map[string]any{"version": "https://jsonfeed.org/version/1.1", "title": f.title, "description": f.description,
		"home_page_url": f.page, "feed_url": f.self, "language": "en", "items": items})
}

// writeIndeed writes the form that job search engines such as Indeed read.
func writeIndeed(w http.ResponseWriter, f feed) error {
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
	return writeXML(w, "application/xml", doc)
}

func pay(s *graph.Salary) string {
	if s == nil {
		return ""
	}
	return s.Currency + " " + strconv.Itoa(int(s.From)) + "–" + strconv.Itoa(int(s.To)) + " per " + strings.ToLower(string(s.Period))
}
