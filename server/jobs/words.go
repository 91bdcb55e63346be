package jobs

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

const (
	maxWords    = 12
	maxWordSize = 48
)

// fold writes s in lower case without accents, compatibility forms resolved ("ＣＯＢＯＬ", "ﬁ").
func fold(s string) string {
	if isASCII(s) {
		return strings.ToLower(s)
	}
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) || r == utf8.RuneError {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(s))
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// titleKey is the sort key of a title.
func titleKey(title string) string { return strings.Join(strings.Fields(fold(title)), " ") }

// indexLabel is a title, a list of skills or a place as it is indexed: its words and their synonyms.
func indexLabel(s string) string {
	text := indexText(s)
	for _, y := range synonyms {
		if strings.Contains(" "+text, " "+y.phrase+" ") {
			text += y.also + " "
		}
	}
	return text
}

// indexText is s as it is indexed: its words, and for "node.js" and ".net" the other spellings too.
func indexText(s string) string {
	var b strings.Builder
	b.Grow(len(s) + len(s)/8)
	eachWord(fold(s), func(word, also string) {
		b.WriteString(word)
		b.WriteByte(' ')
		if also != "" {
			b.WriteString(also)
			b.WriteByte(' ')
		}
	})
	return b.String()
}

// typedWords returns the words of what was typed, each once, in the order in which they were typed last.
func typedWords(s string) []string {
	var words []string
	eachWord(fold(s), func(word, _ string) {
		if len(word) > maxWordSize {
			word = strings.ToValidUTF8(word[:maxWordSize], "")
		}
		// A repeated word moves to the end, because the last one may be a prefix.
		words = append(slices.DeleteFunc(words, func(w string) bool { return w == word }), word)
	})
	return withoutFillers(words[:min(len(words), maxWords)])
}

// fillers say nothing in a search for jobs: "jobs in London" looks for "london".
var fillers = []string{"a", "an", "and", "at", "for", "in", "job", "jobs", "of", "the", "to", "with"}

// withoutFillers drops the fillers, unless there is nothing else.
func withoutFillers(words []string) []string {
	rest := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return slices.Contains(fillers, w) })
	if len(rest) == 0 {
		return words
	}
	return rest
}

// hasWords reports whether a text has every word, by the rules of the index.
func hasWords(text string, words []string) bool {
	have := strings.Fields(indexLabel(text))
	for _, w := range words {
		prefix, open := strings.CutSuffix(w, prefixMark)
		matches := func(h string) bool { return h == w || open && strings.HasPrefix(h, prefix) }
		if !slices.ContainsFunc(have, matches) {
			return false
		}
	}
	return true
}

// eachWord calls give with the words of folded text. Names with meaningful signs become words of their own: c++ is
// cplusplus, c# csharp, f# fsharp, .net dotnet and node.js nodejs, so that "c" does not find "C++". also is what else
// such a word is indexed as: .net is net too, Go is golang.
func eachWord(s string, give func(word, also string)) {
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		if !isWordRune(r) {
			i += n
			continue
		}
		end := i + wordLength(s[i:])
		word, rest := s[i:end], s[end:]
		afterDot := i > 0 && s[i-1] == '.'
		i = end
		switch {
		case strings.HasPrefix(rest, "++"):
			give(word+"plusplus", "")
			i += 2
		case strings.HasPrefix(rest, "#") && len(word) == 1 && strings.Contains("cfjq", word):
			give(word+"sharp", "")
			i++
		case word == "net" && afterDot:
			give("dotnet", "net")
		case word == "go":
			give(word, "golang")
		case strings.HasPrefix(rest, ".js") && wordLength(rest[1:]) == 2:
			give(word+"js", word+" js")
			i += 3
		default:
			give(word, "")
		}
	}
}

func wordLength(s string) int {
	if end := strings.IndexFunc(s, func(r rune) bool { return !isWordRune(r) }); end >= 0 {
		return end
	}
	return len(s)
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) }
