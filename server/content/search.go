package content

import (
	"cmp"
	"context"
	"reflect"
	"slices"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/fulltext"
)

// searched is what the index finds, with the parts it may be found by.
type searched struct {
	graph.SearchResult
	parts []part
	ends  time.Time // of an event
}

// part is a section of a page, or what follows a heading of its text.
type part struct{ anchor, heading, text string }

// Search returns the pages, events and documents that have the words of a query, best first. Events that are over by
// now are left out. Complete says that they have all its words; otherwise they have some.
func (c *Content) Search(ctx context.Context, query string, now time.Time) (graph.Found, error) {
	list, err := c.index.Find(ctx, query)
	out := graph.Found{CorrectedQuery: list.Corrected, Known: list.Known, Complete: list.Complete}
	for _, hit := range list.Hits {
		f := c.searched[hit.Text]
		if !f.ends.IsZero() && !f.ends.After(now) {
			continue
		}
		result := f.SearchResult
		if hit.Part >= 0 {
			p := f.parts[hit.Part]
			result.Section = &p.heading
			result.Path += "#" + p.anchor
		}
		out.Results = append(out.Results, result)
	}
	if !slices.ContainsFunc(fulltext.Fold(query), func(word string) bool {
		return slices.Contains(documentWords, strings.TrimSuffix(word, "s"))
	}) {
		// Most have the words of a page, which is read at once.
		slices.SortStableFunc(out.Results, func(a, b graph.SearchResult) int {
			return cmp.Compare(asDocument(a), asDocument(b))
		})
	}
	return out, err
}

func asDocument(r graph.SearchResult) int {
	if r.Kind == graph.SearchKindDocument {
		return 1
	}
	return 0
}

// documentWords are those of people who look for a document.
var documentWords = []string{"pdf", "document", "download", "brochure"}

// indexTexts prepares the search. The index is made when something is searched for the first time.
func (c *Content) indexTexts() {
	var texts []fulltext.Text
	add := func(s searched, title string, keywords []string, body string) {
		text := fulltext.Text{Title: title, Keywords: strings.Join(keywords, " "), Body: body}
		text.Parts = graph.Each(s.parts, func(p part) fulltext.Text {
			return fulltext.Text{Title: p.heading, Body: p.text}
		})
		c.searched, texts = append(c.searched, s), append(texts, text)
	}
	for _, page := range c.listed {
		b := page.Base()
		s := c.sources[b.Path]
		f := searched{SearchResult: graph.SearchResult{
			Kind: graph.SearchKindOf(b.Kind), Title: b.Title, Path: b.Path, Text: b.Description,
		}}
		var body []string
		for _, p := range s.partsOf() {
			body = append(body, p.heading, p.text)
			if p.anchor != "" && p.heading != "" {
				f.parts = append(f.parts, p)
			}
		}
		description := strings.TrimPrefix(b.Description, illustrative)
		add(f, b.Title+" "+b.Label, s.Keywords, description+" "+strings.Join(body, " "))
	}
	for _, e := range c.events {
		if e.Sample && !c.options.Samples {
			continue
		}
		text := strings.Join(graph.Inline(e.Text), " ")
		add(searched{ends: e.Ends, SearchResult: graph.SearchResult{
			Kind: graph.SearchKindEvent, Title: e.Title, Path: "/events#" + e.Slug, Text: e.Announced + ". " + e.Place,
		}}, e.Title, []string{"event", e.Place}, text)
	}
	for _, d := range c.documents {
		add(searched{SearchResult: graph.SearchResult{
			Kind: graph.SearchKindDocument, Title: d.Title, Path: d.Path, Text: d.Description,
		}}, "", documentWords, d.Title+" "+d.Description)
	}
	c.index = fulltext.New(texts)
}

// partsOf returns the page's sections, and of its texts what follows each heading.
func (s *source) partsOf() (parts []part) {
	texts := make([]strings.Builder, len(s.base().Sections))
	for _, p := range s.pieces {
		if p.section >= 0 && p.section < len(texts) && !silent[p.key] && p.key != "heading" {
			texts[p.section].WriteString(plain(p.text) + " ")
		}
	}
	for i, section := range s.base().Sections {
		parts = append(parts, part{sectionID(section), headingOf(section), texts[i].String()})
		prose, ok := section.(*graph.ProseSection)
		if !ok {
			continue
		}
		for at, block := range prose.Text {
			if h, ok := block.(graph.HeadingBlock); ok {
				below := prose.Text[at+1:]
				if end := slices.IndexFunc(below, isHeading); end >= 0 {
					below = below[:end]
				}
				parts = append(parts, part{h.Anchor, h.Text, strings.Join(graph.Inline(below), " ")})
			}
		}
	}
	return parts
}

func isHeading(b graph.Block) bool {
	_, ok := b.(graph.HeadingBlock)
	return ok
}

func headingOf(section any) string {
	heading := reflect.Indirect(reflect.ValueOf(section)).FieldByName("Heading")
	if heading.IsValid() && heading.Kind() == reflect.Pointer {
		heading = heading.Elem()
	}
	if !heading.IsValid() {
		return ""
	}
	return plain(heading.String())
}

// silent are the keys whose values are not text of the page.
var silent = map[string]bool{
	"id": true, "link": true, "path": true, "paths": true, "redirectUrl": true, "website": true, "group": true,
	"related": true, "file": true, "timeZone": true, "topic": true, "topics": true, "parent": true,
	"interest": true, "interests": true, "description": true, "kind": true, "url": true, "slug": true,
	"code": true, "signature": true, "fingerprint": true, "fan": true,
}

const wordsPerMinute = 220

// minutes returns how long it takes to read the texts of a page.
func minutes(pieces []piece) int {
	words := 0
	for _, p := range pieces {
		if p.section >= 0 && !silent[p.key] && p.key != "alt" {
			words += len(strings.Fields(plain(p.text)))
		}
	}
	return max(1, (words+wordsPerMinute-1)/wordsPerMinute)
}

// plain is graph.PlainMarkup, fast for the many texts without markup.
func plain(text string) string {
	if !strings.ContainsAny(text, "*_[") {
		return text
	}
	return graph.PlainMarkup(text)
}
