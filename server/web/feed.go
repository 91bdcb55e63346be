package web

import (
	_ "embed"
	"net/http"
	"slices"
	"time"

	"hire360/graph"
)

type feed struct {
	Title, Description string
	Page, Self         string // the addresses of its web page and of the feed itself
	Next               string // the address of the feed's next page, "" on the last one
	Site               *graph.Site
	Items              []feedItem
	Jobs               []graph.Job
	Updated            time.Time
	Samples            bool // are left out
	Opened             bool // by somebody who followed a link to it, in a browser
}

// feedStyle is how browsers show a feed.
//
//go:embed feed.css
var feedStyle string

// feedItem is a job or an article as feed readers show it, with the names of JSON Feed.
type feedItem struct {
	ID        string    `json:"id"`
	Link      string    `json:"url"`
	Title     string    `json:"title"`
	Summary   string    `json:"summary"`
	Text      string    `json:"content_text"`            // only in JSON Feed
	Published time.Time `json:"date_published,omitzero"` // zero if it is not known
	Updated   time.Time `json:"date_modified"`           // in UTC, to the second
	Tags      []string  `json:"tags"`                    // the first is the category
	Facts     *jobFacts `json:"_hire360,omitempty"`      // nil for an article
	text      func() (string, error)
}

type feedFormat struct {
	extension, mediaType string
	encode               func(feed) ([]byte, error)
}

var (
	rss      = feedFormat{".xml", "application/rss+xml", xmlFeed("rss")}
	atom     = feedFormat{".atom", "application/atom+xml", xmlFeed("atom")}
	jsonFeed = feedFormat{".json", "application/feed+json", encodeJSONFeed}
	indeed   = feedFormat{".indeed.xml", "application/xml", xmlFeed("indeed")}
)

// writeFeed writes a feed with the date of its latest item. Any site may read it.
func (s *server) writeFeed(w http.ResponseWriter, r *http.Request, f feed, format feedFormat) error {
	if len(f.Items) > 0 {
		latest := func(a, b feedItem) int { return a.Updated.Compare(b.Updated) }
		f.Updated = slices.MaxFunc(f.Items, latest).Updated
	}
	mediaType := format.mediaType
	if format.extension == rss.extension {
		w.Header().Set("Vary", "Accept-Encoding, Sec-Fetch-Dest")
		if f.Opened = r.Header.Get("Sec-Fetch-Dest") == "document"; f.Opened {
			mediaType = "application/xml" // of RSS, Chromium shows the source and Firefox saves it
			w.Header().Set("Content-Security-Policy",
				"default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'")
		}
	}
	body, err := format.encode(f)
	if err != nil {
		return failed("The feed is unavailable. Try again in a minute.\n", "write a feed", err)
	}
	h := w.Header()
	h.Set("Access-Control-Allow-Origin", "*")
	h.Set("Access-Control-Expose-Headers", "ETag, Link")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	if f.Next != "" {
		h.Set("Link", "<"+f.Next+`>; rel="next"`)
	}
	writePublic(w, r, mediaType, body, f.Updated)
	return nil
}
