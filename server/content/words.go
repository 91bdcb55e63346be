package content

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"hire360/graph"
)

// shortWord is the longest word that must match a whole word of the page: "soc" must not find "social".
const shortWord = 3

// PageHas reports whether the page at the path has all words of a text, in its title, description, keywords or
// sections. A word may be the beginning of one on the page, and may be a plural.
func (c *Content) PageHas(path, text string) bool {
	s := c.sources[path]
	return s != nil && !slices.ContainsFunc(folded(text), func(word string) bool {
		return !slices.ContainsFunc(singulars(word), func(w string) bool {
			if len(w) <= shortWord {
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
	words := folded(strings.Join(texts, " "))
	slices.Sort(words)
	return " " + strings.Join(slices.Compact(words), " ") + " "
}

// folded returns the words of a text in lower case without accents. A word with hyphens is also one without.
func folded(text string) []string {
	isSign := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) }
	text = strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Mn, unicode.Cf) {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(text))
	words := strings.FieldsFunc(text, isSign)
	for _, w := range strings.Fields(text) {
		if parts := strings.Split(strings.TrimFunc(w, isSign), "-"); len(parts) == 2 {
			words = append(words, parts[0]+parts[1])
		}
	}
	return words
}

// singulars returns a word and what it may be the plural of.
func singulars(word string) []string {
	list := []string{word}
	for _, ending := range [][2]string{
		{"ies", "y"}, {"xes", "x"}, {"ches", "ch"}, {"shes", "sh"}, {"sses", "ss"}, {"s", ""},
	} {
		if one, ok := strings.CutSuffix(word, ending[0]); ok && len(one+ending[1]) >= shortWord {
			list = append(list, one+ending[1])
		}
	}
	return list
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
