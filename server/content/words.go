package content

import (
	"slices"
	"strings"

	"hire360/graph"
)

// silent are the keys whose values are not text of the page.
var silent = map[string]bool{
	"id": true, "link": true, "path": true, "paths": true, "redirectUrl": true, "website": true, "group": true,
	"related": true, "file": true, "timeZone": true, "topic": true, "topics": true, "parent": true,
	"interest": true, "interests": true, "description": true, "kind": true, "url": true, "slug": true,
	"code":      true,
	"signature": true, "fingerprint": true,
}

// running are the keys that hold sentences, as opposed to headings, labels and cells.
var running = map[string]bool{"text": true, "lead": true, "answer": true, "quote": true, "proof": true}

const wordsPerMinute = 220

func countWords(pieces []piece) int {
	n := 0
	for _, p := range pieces {
		if p.section >= 0 && !silent[p.key] && p.key != "alt" {
			n += len(strings.Fields(plain(p.text)))
		}
	}
	return n
}

func minutes(pieces []piece) int {
	return max(1, (countWords(pieces)+wordsPerMinute-1)/wordsPerMinute)
}

// Words returns how many words the sections of the page at the path show, 0 without a page.
// Lists of other pages are not counted; events and documents are, on the pages that list several.
func (c *Content) Words(path string) int {
	s := c.sources[path]
	if s == nil {
		return 0
	}
	n := countWords(s.pieces)
	for i, section := range s.base().Sections {
		switch section := section.(type) {
		case *graph.ChartSection: // it says again what the text says
			n -= countWords(s.piecesOf(i))
		case *graph.EventListSection:
			return n + c.eventWords
		case *graph.DocumentListSection:
			n += c.documentWords(section.Choose)
		}
	}
	return n
}

// piecesOf returns the texts of a section.
func (s *source) piecesOf(section int) []piece {
	return slices.DeleteFunc(slices.Clone(s.pieces), func(p piece) bool { return p.section != section })
}

// documentWords counts the words of a list of several documents. Case studies are listed by their titles alone.
func (c *Content) documentWords(q graph.DocumentQuery) int {
	n := 0
	documents := c.choose(q)
	if len(documents) == 1 {
		return 0
	}
	for _, d := range documents {
		n += len(strings.Fields(d.Title))
		if d.Kind != graph.DocumentKindCaseStudy {
			n += len(strings.Fields(d.Description))
		}
	}
	return n
}

// plain is graph.PlainMarkup, fast for the many texts without markup.
func plain(text string) string {
	if !strings.ContainsAny(text, "*_[") {
		return text
	}
	return graph.PlainMarkup(text)
}
