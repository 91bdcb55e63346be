package web

import (
	"encoding/xml"
	"net/http"
	"slices"
	"time"

	"hire360/graph"
)

type feed struct {
	title, description string
	page, self         string // the addresses of its web page and of the feed itself
	next               string // the address of the feed's next page, "" on the last one
	site               *graph.Site
	items              []feedItem
	jobs               []graph.Job
	updated            time.Time
}

// feedItem is a job or an article as feed readers show it.
type feedItem struct {
	id, link, title, summary string
	published, updated       time.Time // published is zero if it is not known
	tags                     []string  // the first is the category
	text                     func() (string, error)
	facts                    *jobFacts // nil for an article
}

type feedFormat struct {
	extension, mediaType string
	encode               func(feed) ([]byte, error)
}

const rssType = "application/rss+xml"

var (
	rss      = feedFormat{".xml", rssType, encodeRSS}
	atom     = feedFormat{".atom", "application/atom+xml", encodeAtom}
	jsonFeed = feedFormat{".json", "application/feed+json", encodeJSONFeed}
	indeed   = feedFormat{".indeed.xml", "application/xml", encodeIndeed}
)

// writeFeed writes a feed with the date of its latest item. Any site may read it.
func (s *server) writeFeed(w http.ResponseWriter, r *http.Request, f feed, format feedFormat) error {
	if len(f.items) > 0 {
		latest := func(a, b feedItem) int { return a.updated.Compare(b.updated) }
		f.updated = slices.MaxFunc(f.items, latest).updated
	}
	body, err := format.encode(f)
	if err != nil {
		return failed("The feed is unavailable. Try again in a minute.\n", "write a feed", err)
	}
	h := w.Header()
	h.Set("Access-Control-Allow-Origin", "*")
	h.Set("Access-Control-Expose-Headers", "ETag, Link")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	if f.next != "" {
		h.Set("Link", "<"+f.next+`>; rel="next"`)
	}
	writePublic(w, r, format.mediaType, body, f.updated)
	return nil
}

func encodeXML(v any) ([]byte, error) {
	text, err := xml.Marshal(v)
	return append([]byte(xml.Header), text...), err
}

// dateOrNone formats a date, and returns "" for the zero time.
func dateOrNone(at time.Time, layout string) string {
	if at.IsZero() {
		return ""
	}
	return at.Format(layout)
}
