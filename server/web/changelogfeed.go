package web

import (
	"encoding/xml"
	"net/http"
	"strings"
	"time"
)

type changeLink struct {
	Href string `xml:"href,attr"`
	Rel  string `xml:"rel,attr,omitempty"`
}

type changeEntry struct {
	ID      string     `xml:"id"`
	Title   string     `xml:"title"`
	Updated string     `xml:"updated"`
	Link    changeLink `xml:"link"`
	Content string     `xml:"content"`
}

// changelogFeed serves the schema's changes in Atom.
func (s *server) changelogFeed(w http.ResponseWriter, r *http.Request) error {
	page := s.Origin + "/graphql/changelog"
	doc := struct {
		XMLName xml.Name      `xml:"http://www.w3.org/2005/Atom feed"`
		ID      string        `xml:"id"`
		Title   string        `xml:"title"`
		Updated string        `xml:"updated"`
		Author  string        `xml:"author>name"`
		Links   []changeLink  `xml:"link"`
		Entries []changeEntry `xml:"entry"`
	}{
		ID:     page,
		Title:  "Changes of the GraphQL schema",
		Author: s.Content.Site("").Name,
		Links:  []changeLink{{Href: page}, {page + ".atom", "self"}},
	}
	for _, c := range schemaChanges() {
		e, err := newChangeEntry(page, c)
		if err != nil {
			return err
		}
		doc.Entries = append(doc.Entries, e)
	}
	doc.Updated = doc.Entries[0].Updated
	body, err := encodeXML(doc)
	if err != nil {
		return err
	}
	modified, _ := time.Parse(time.RFC3339, doc.Updated) // it was formatted above
	writePublic(w, r, atom.mediaType, body, modified)
	return nil
}

func newChangeEntry(page string, c schemaChange) (changeEntry, error) {
	address := page + "#" + c.Schema
	lines := make([]string, len(c.Changes))
	for i, change := range c.Changes {
		lines[i] = change.Class + ": " + change.Text
	}
	day, err := time.Parse(time.DateOnly, c.Day)
	return changeEntry{
		ID:      address,
		Title:   c.Day + ": " + c.worst() + " changes",
		Updated: day.Format(time.RFC3339),
		Link:    changeLink{Href: address},
		Content: strings.Join(lines, "\n"),
	}, err
}
