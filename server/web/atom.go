package web

import (
	"encoding/xml"
	"time"
)

type atomLink struct {
	Rel  string `xml:"rel,attr,omitempty"`
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	Title     string   `xml:"title"`
	ID        string   `xml:"id"`
	Link      atomLink `xml:"link"`
	Published string   `xml:"published,omitempty"`
	Updated   string   `xml:"updated"`
	Summary   string   `xml:"summary"`
}

func encodeAtom(f feed) ([]byte, error) {
	doc := struct {
		XMLName xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
		Title   string      `xml:"title"`
		ID      string      `xml:"id"`
		Links   []atomLink  `xml:"link"`
		Updated string      `xml:"updated"`
		Author  string      `xml:"author>name"`
		Entries []atomEntry `xml:"entry"`
	}{
		Title:   f.title,
		ID:      f.self,
		Links:   []atomLink{{"self", f.self}, {"", f.page}},
		Updated: f.updated.UTC().Format(time.RFC3339),
		Author:  f.site.Name,
	}
	if f.next != "" {
		doc.Links = append(doc.Links, atomLink{"next", f.next})
	}
	for _, i := range f.items {
		doc.Entries = append(doc.Entries, atomEntry{
			Title:     i.title,
			ID:        i.id,
			Link:      atomLink{Href: i.link},
			Published: dateOrNone(i.published, time.RFC3339),
			Updated:   i.updated.UTC().Format(time.RFC3339),
			Summary:   i.summary,
		})
	}
	return encodeXML(doc)
}
