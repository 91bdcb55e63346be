package jobs

import (
	"slices"
	"strings"

	"hire360/server/fulltext"
)

// typed is a word of what was typed, or several in quotes.
type typed struct {
	words  []string
	quoted bool
	not    bool // with a minus in front
}

var straightQuotes = strings.NewReplacer("“", `"`, "”", `"`, "„", `"`, "‟", `"`, "«", `"`, "»", `"`, "＂", `"`)

const minuses = "-–—−"

// readTyped reads what was typed: words, "several in quotes", and -word for what to leave out. A quote without another
// one, or a minus alone, means nothing. Between two words, "or" joins them into one list of alternatives.
func readTyped(text string) (found [][]typed) {
	text = straightQuotes.Replace(text)
	if strings.Count(text, `"`)%2 == 1 {
		at := strings.LastIndexByte(text, '"')
		text = text[:at] + " " + text[at+1:]
	}
	var flat []typed
	not := false // of the quotes that follow
	for i, part := range strings.Split(text, `"`) {
		if i%2 == 1 {
			flat = appendTyped(flat, typed{words: wordsOf(part), quoted: true, not: not})
			continue
		}
		fields := strings.Fields(part)
		not = false
		for at, field := range fields {
			rest := strings.TrimLeft(field, minuses)
			isLast := at == len(fields)-1 && strings.HasSuffix(part, field)
			not = rest != field && rest == "" && isLast
			t := typed{words: wordsOf(fulltext.JoinInitials(rest)), not: rest != field}
			if t.not && len(t.words) > 1 {
				t.quoted = true
			}
			for len(t.words) > 1 && !t.quoted && !isBesideOr(fields, at) {
				flat = appendTyped(flat, typed{words: t.words[:1]})
				t.words = t.words[1:]
			}
			flat = appendTyped(flat, t)
		}
	}
	for i, t := range flat {
		switch isOr := func(at int) bool {
			return 0 < at && at < len(flat)-1 && flat[at].isWord("or") && !flat[at-1].not && !flat[at+1].not
		}; {
		case isOr(i):
		case isOr(i - 1):
			found[len(found)-1] = append(found[len(found)-1], t)
		default:
			found = append(found, []typed{t})
		}
	}
	return found
}

func appendTyped(list []typed, t typed) []typed {
	if len(t.words) == 0 || len(list) > 2*maxWords {
		return list
	}
	return append(list, t)
}

// isBesideOr reports whether a field is one of several alternatives: it is not taken apart then.
func isBesideOr(fields []string, at int) bool {
	isOr := func(at int) bool { return at >= 0 && at < len(fields) && strings.EqualFold(fields[at], "or") }
	return isOr(at-1) || isOr(at+1)
}

func (t typed) isWord(word string) bool {
	return !t.quoted && !t.not && slices.Equal(t.words, []string{word})
}

func wordsOf(s string) (words []string) {
	eachWord(fulltext.Lower(s), func(word, _ string, _, _ int) {
		if len(word) > maxWordSize {
			word = strings.ToValidUTF8(word[:maxWordSize], "")
		}
		if len(words) < maxWords {
			words = append(words, word)
		}
	})
	return words
}

// rewrite applies corrections to what was typed; "" when there are none. Signs around a word stay.
func rewrite(text string, fixes map[string]string) string {
	if len(fixes) == 0 {
		return ""
	}
	fields := strings.Fields(text)
	for i, field := range fields {
		start := strings.IndexFunc(field, isWordRune)
		end := strings.LastIndexFunc(field, isWordRune)
		if start < 0 || strings.ContainsAny(field[:start], minuses) {
			continue
		}
		end += len(string([]rune(field[end:])[:1]))
		if words := wordsOf(field); len(words) == 1 && fixes[words[0]] != "" {
			fields[i] = field[:start] + fixes[words[0]] + field[end:]
		}
	}
	return strings.Join(fields, " ")
}
