package fulltext

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// ShortWord is the length up to which a word must match a whole word: "soc" must not find "social".
const ShortWord = 3

// Lower writes a text in lower case without accents and invisible characters, compatibility forms resolved ("ＣＯＢＯＬ",
// "ﬁ").
func Lower(text string) string {
	if strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) < 0 {
		return strings.ToLower(text)
	}
	return strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Mn, unicode.Cf) || r == utf8.RuneError {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(text))
}

// Fold returns the words of a text in lower case without accents. A word with hyphens is also one without.
func Fold(text string) []string {
	isSign := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) }
	text = Lower(text)
	words := strings.FieldsFunc(text, isSign)
	for _, w := range strings.Fields(text) {
		if parts := strings.Split(strings.TrimFunc(w, isSign), "-"); len(parts) == 2 {
			words = append(words, parts[0]+parts[1])
		}
	}
	for i, w := range words {
		words[i] = british.ReplaceAllString(w, "${1}z$2")
	}
	return words
}

// british is an ending that is -ize in American English. Other words that have it, such as exercise, change in texts
// and queries alike.
var british = regexp.MustCompile(`(.{3}i)s(e[drs]?|ers?|ing|ations?)$`)

var initials = regexp.MustCompile(`\b(?:\pL\.)+\pL\b`)

// JoinInitials writes initials as one word: "A.I." as "AI.".
func JoinInitials(text string) string {
	return initials.ReplaceAllStringFunc(text, func(s string) string { return strings.ReplaceAll(s, ".", "") })
}

// Singulars returns a word and what it may be the plural of.
func Singulars(word string) []string {
	list := []string{word}
	for _, ending := range [][2]string{
		{"ies", "y"}, {"xes", "x"}, {"ches", "ch"}, {"shes", "sh"}, {"sses", "ss"}, {"s", ""},
	} {
		if one, ok := strings.CutSuffix(word, ending[0]); ok && len(one+ending[1]) >= ShortWord {
			list = append(list, one+ending[1])
		}
	}
	return list
}

// fillers say nothing in a search.
var fillers = strings.Fields("a about actually an and any are as at be been by can could did do does ever every find " +
	"for from get gets getting had has have how i if in into is it its just make me much my need no not of on or our " +
	"please really should show so some than that the their them then there these they this to too us want wants was " +
	"we were what when where which who why will with would you your")

// asked returns the words of a query that are looked for, at most 12.
func asked(query string) []string {
	var all, words []string
	for _, field := range strings.Fields(query) {
		// Of a word with a hyphen only one of the forms: all are looked for.
		folded := Fold(JoinInitials(field))
		if len(folded) == 3 && folded[0]+folded[1] == folded[2] {
			folded = folded[2:]
		}
		all = append(all, folded...)
	}
	for _, w := range all {
		if !slices.Contains(fillers, w) && !slices.Contains(words, w) {
			words = append(words, w)
		}
	}
	if words == nil {
		words = all
	}
	return words[:min(len(words), maxWords)]
}

const maxWords = 12

// OneErrorAway returns every text that a single typo can make of a word in the letters a to z: a letter missing, added
// or wrong, or two neighbors swapped.
func OneErrorAway(word string) []string {
	const letters = "abcdefghijklmnopqrstuvwxyz"
	var out []string
	for i := range len(word) + 1 {
		before, after := word[:i], word[i:]
		for _, letter := range letters {
			out = append(out, before+string(letter)+after)
			if after != "" {
				out = append(out, before+string(letter)+after[1:])
			}
		}
		if after != "" {
			out = append(out, before+after[1:])
		}
		if len(after) > 1 {
			out = append(out, before+after[1:2]+after[:1]+after[2:])
		}
	}
	return out
}
