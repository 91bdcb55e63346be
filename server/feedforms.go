package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"net/http"
	"slices"
	"time"

	"hire360/graph"
	"hire360/server/negotiate"
)

// feedForm is a format of feeds: how its addresses end, and how it is written.
type feedForm struct {
	ending, mediaType string
	encode            func(feed) ([]byte, error)
}

const rssType = "application/rss+xml"

var (
	rssForm    = feedForm{".xml", rssType, encodeRSS}
	atomForm   = feedForm{".atom", "application/atom+xml", encodeAtom}
	jsonForm   = feedForm{".json", "application/feed+json", encodeJSONFeed}
	indeedForm = feedForm{".indeed.xml", "application/xml", encodeIndeed}
)

func (s *site) writeFeed(w http.ResponseWriter, r *http.Request, f feed, form feedForm) {
	if len(f.items) > 0 {
		f.updated = slices.MaxFunc(f.items, func(a, b feedItem) int { return a.updated.Compare(b.updated) }).updated
	}
	body, err := form.encode(f)
	if err != nil {
		s.log.ErrorContext(r.Context(), "write a feed", "error", err)
		plain(w, http.StatusInternalServerError, "The feed cannot be written now. Ask again in a minute.\n")
		return
	}
	h := w.Header()
	h.Set("Access-Control-Allow-Origin", "*")
	h.Set("Access-Control-Expose-Headers", "ETag, Link")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	if f.next != "" {
		h.Set("Link", "<"+f.next+`>; rel="next"`)
	}
	public(w, r, form.mediaType, body, f.updated)
}

// public answers with what is the same for everyone and may be five minutes old.
func public(w http.ResponseWriter, r *http.Request, mediaType string, body []byte, modified time.Time) {
	w.Header().Set("Content-Type", mediaType+"; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=300")
	negotiate.Serve(w, r, body, modified)
}

func encodeXML(v any) ([]byte, error) {
	text, err := xml.Marshal(v)
	return append([]byte(xml.Header), text...), err
}

type rssItem struct {
	Title       string `xml:"title"`
	Link        string `xml:"link"`
	GUID        string `xml:"guid"`
	PubDate     string `xml:"pubDate"`
	Category    string `xml:"category"`
	Description string `xml:"description"`
}

func encodeRSS(f feed) ([]byte, error) {
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
			Links       []link    `xml:"atom:link"`
			Description string    `xml:"description"`
			Language    string    `xml:"language"`
			Items       []rssItem `xml:"item"`
		} `xml:"channel"`
	}
	doc.Version, doc.Atom = "2.0", "http://www.w3.org/2005/Atom"
	c := &doc.Channel
	c.Title, c.Link, c.Description, c.Language = f.title, f.page, f.description, "en"
	c.Links = []link{{f.self, "self", rssType}}
	if f.next != "" {
		c.Links = append(c.Links, link{f.next, "next", rssType})
	}
	for _, i := range f.items {
		c.Items = append(c.Items, rssItem{i.title, i.link, i.id, i.published.Format(time.RFC1123Z), i.tags[0], i.summary})
	}
	return encodeXML(doc)
}

// headline is a job in one line: what and where.
func headline(j graph.Job) string { return j.Title + ", " + where(j) }

func where(j graph.Job) string {
	if j.Workplace == graph.WorkplaceRemote {
		return "remote in " + j.Location.Country
	}
	return j.Location.City + ", " + j.Location.Country
}

func encodeAtom(f feed) ([]byte, error) {
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
	if f.next != "" {
		doc.Links = append(doc.Links, link{"next", f.next})
	}
	for _, i := range f.items {
		doc.Entries = append(doc.Entries, entry{i.title, i.id, link{"", i.link},
			i.published.Format(time.RFC3339), i.updated.UTC().Format(time.RFC3339), i.summary})
	}
	return encodeXML(doc)
}

func encodeJSONFeed(f feed) ([]byte, error) {
	type item struct {
		ID        string    `json:"id"`
		URL       string    `json:"url"`
		Title     string    `json:"title"`
		Summary   string    `json:"summary"`
		Text      string    `json:"content_text"`
		Published string    `json:"date_published"`
		Modified  string    `json:"date_modified"`
		Tags      []string  `json:"tags"`
		Facts     *jobFacts `json:"_hire360,omitempty"`
	}
	items := []item{}
	for _, i := range f.items {
		text, err := i.text()
		if err != nil {
			return nil, err
		}
		items = append(items, item{i.id, i.link, i.title, i.summary, text,
			i.published.Format(time.RFC3339), i.updated.UTC().Format(time.RFC3339), i.tags, i.facts})
	}
	doc := map[string]any{"version": "https://jsonfeed.org/version/1.1", "title": f.title, "description": f.description,
		"home_page_url": f.page, "feed_url": f.self, "language": "en", "items": items}
	if f.next != "" {
		doc["next_url"] = f.next
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(doc)
	return b.Bytes(), err
}
