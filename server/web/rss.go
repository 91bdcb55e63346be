package web

import (
	"encoding/xml"
	"time"
)

type rssLink struct {
	Href string `xml:"href,attr"`
	Rel  string `xml:"rel,attr"`
	Type string `xml:"type,attr"`
}

type rssItem struct {
	Title       string `xml:"title"`
	Link        string `xml:"link"`
	GUID        string `xml:"guid"`
	PubDate     string `xml:"pubDate,omitempty"`
	Category    string `xml:"category"`
	Description string `xml:"description"`
}

type rssChannel struct {
	Title       string    `xml:"title"`
	Link        string    `xml:"link"`
	Links       []rssLink `xml:"atom:link"`
	Description string    `xml:"description"`
	Language    string    `xml:"language"`
	Items       []rssItem `xml:"item"`
}

func encodeRSS(f feed) ([]byte, error) {
	channel := rssChannel{
		Title:       f.title,
		Link:        f.page,
		Links:       []rssLink{{f.self, "self", rssType}},
		Description: f.description,
		Language:    "en",
	}
	if f.next != "" {
		channel.Links = append(channel.Links, rssLink{f.next, "next", rssType})
	}
	for _, i := range f.items {
		channel.Items = append(channel.Items, rssItem{
			Title:       i.title,
			Link:        i.link,
			GUID:        i.id,
			PubDate:     dateOrNone(i.published, time.RFC1123Z),
			Category:    i.tags[0],
			Description: i.summary,
		})
	}
	return encodeXML(struct {
		XMLName xml.Name   `xml:"rss"`
		Version string     `xml:"version,attr"`
		Atom    string     `xml:"xmlns:atom,attr"`
		Channel rssChannel `xml:"channel"`
	}{Version: "2.0", Atom: "http://www.w3.org/2005/Atom", Channel: channel})
}
