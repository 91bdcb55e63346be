package content

import (
	"slices"
	"strings"

	"hire360/graph"
	"hire360/server/fulltext"
)

// PageHas reports whether the page at the path has all words of a text, in its title, description, keywords or
// sections. A word may be the beginning of one on the page, and may be a plural.
func (c *Content) PageHas(path, text string) bool {
	s := c.sources[path]
	return s != nil && !slices.ContainsFunc(fulltext.Fold(text), func(word string) bool {
		return !slices.ContainsFunc(fulltext.Singulars(word), func(w string) bool {
			if len(w) <= fulltext.ShortWord {
				w += " "
			}
			return strings.Contains(s.words(), " "+w)
		})
	})
}

// collectWords returns the words of the page with a space around each.
func (s *source) collectWords() string {
	b := s.base()
	texts := append([]string{b.Title, strings.TrimPrefix(b.Description, illustrative), b.Label}, s.Keywords...)
	for _, p := range s.pieces {
		if p.section >= 0 && !silent[p.key] {
			texts = append(texts, plain(p.text))
		}
	}
	words := fulltext.Fold(strings.Join(texts, " "))
	slices.Sort(words)
	return " " + strings.Join(slices.Compact(words), " ") + " "
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
