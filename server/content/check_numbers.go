package content

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// A number that readers remember, such as 214 or 1,400, looks invented when it counts different things on different
// pages.

var (
	// numberPattern finds numbers from 100 on that are no part of a date, an address, a time or a decimal.
	numberPattern = regexp.MustCompile(`(?:^|[\s(“$£€~])(\d{1,3}(?:,\d{3})+|\d{3,})(?:[\s)”;:?!%…’|]|[.,](?:\D|$)|$)`)
	// namePattern ends before a number that is a name (Dynamics 365, port 443) or a share (1 in 290).
	namePattern = regexp.MustCompile(`(?:[A-Z][A-Za-z/]*|\b(?:port|code|error|status|rule|part|section|in))$`)
	// unitPattern begins after a number that is a technical value.
	unitPattern = regexp.MustCompile(`^ ?(?:bits?|[kMG]Hz|[KMG]B|ms|px|pixels|dpi|nm|V|W|mA|replies)\b`)
)

// use is a number on a page with the words around it.
type use struct {
	source *source
	line   int
	words  map[string]bool
}

// numbers finds numbers that stand for more than one thing. Uses on one page, or with a word in common, are of one.
func (k *checker) numbers() {
	uses := map[int][]use{}
	for _, p := range k.Paths() {
		for n, u := range k.sources[p].numbers() {
			uses[n] = append(uses[n], u)
		}
	}
	for _, n := range slices.Sorted(maps.Keys(uses)) {
		things := distinct(uses[n])
		if len(things) <= allowedThings(n) {
			continue
		}
		var places []string
		for _, t := range things[:len(things)-1] {
			places = append(places, t.source.file+":"+strconv.Itoa(t.line))
		}
		last := things[len(things)-1]
		k.add(last.source, last.line, "number", "%d stands for something else in %s, expected another number", n,
			strings.Join(places, " and "))
	}
}

// allowedThings says for how many things a number may stand: one if it has three digits besides zeros at its end, two
// if it has two, and any if it is round.
func allowedThings(n int) int {
	digits := strings.TrimRight(strconv.Itoa(n), "0")
	switch {
	case len(digits) > 2:
		return 1
	case len(digits) == 2 && n > 200:
		return 2
	}
	return 1 << 30
}

// distinct joins the uses that have a word in common and returns the first of each thing.
func distinct(uses []use) []use {
	var things []use
	for _, u := range uses {
		joined := u
		things = slices.DeleteFunc(things, func(t use) bool {
			for word := range t.words {
				if joined.words[word] {
					maps.Copy(t.words, joined.words)
					joined = t
					return true
				}
			}
			return false
		})
		things = append(things, joined)
	}
	return things
}

// numbers returns the page's use of each number, with the words around all its places. Without words it counts nothing.
func (s *source) numbers() map[int]use {
	found := map[int]use{}
	for p := range s.lines {
		for _, at := range numberPattern.FindAllStringSubmatchIndex(p.text, -1) {
			before, after := p.text[:at[2]], p.text[at[3]:]
			n, err := strconv.Atoi(strings.ReplaceAll(p.text[at[2]:at[3]], ",", ""))
			isYear := n >= 1900 && n < 2100 && at[3]-at[2] == 4
			isName := namePattern.MatchString(strings.TrimRight(before, " ")) || unitPattern.MatchString(after)
			if err != nil || isYear || isName {
				continue
			}
			u, known := found[n]
			if !known {
				u = use{source: s, line: p.line, words: map[string]bool{}}
			}
			left, right := strings.Fields(before), strings.Fields(after)
			for _, word := range append(left[max(0, len(left)-6):], right[:min(len(right), 7)]...) {
				if word = stem(word); word != "" {
					u.words[word] = true
				}
			}
			if len(u.words) > 0 {
				found[n] = u
			}
		}
	}
	return found
}

// stem returns the beginning of a word, which its other forms have too, or "" for a word that says nothing.
func stem(word string) string {
	word = strings.ToLower(strings.TrimFunc(word, func(r rune) bool { return !unicode.IsLetter(r) }))
	if len(word) < 4 || emptyWords[word] {
		return ""
	}
	return word[:min(len(word), 5)]
}

// emptyWords are near numbers of any kind.
var emptyWords = func() map[string]bool {
	words := map[string]bool{}
	for word := range strings.FieldsSeq("about after another around before below between both cost could days each " +
		"every first from have hours into just kept least less many means minutes month months more most much nearly " +
		"only over quarter same second such than that their them then there they third this through until weeks were " +
		"what when which while will with within without would year years your") {
		words[word] = true
	}
	return words
}()
