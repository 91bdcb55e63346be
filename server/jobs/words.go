package jobs

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

const (
	maxWords    = 12
	maxWordSize = 48
)

// fold writes s in lower case without accents and invisible characters, compatibility forms resolved ("ＣＯＢＯＬ", "ﬁ").
func fold(s string) string {
	if strings.IndexFunc(s, func(r rune) bool { return r >= utf8.RuneSelf }) < 0 {
		return strings.ToLower(s)
	}
	return strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Mn, unicode.Cf) || r == utf8.RuneError {
			return -1
		}
		return unicode.ToLower(r)
	}, norm.NFKD.String(s))
}

func titleKey(title string) string { return strings.Join(strings.Fields(fold(title)), " ") }

// indexLabel is a title, a list of skills or a place as it is indexed: its words and their synonyms, and two words also
// in one, so that "pentester" finds "pen tester".
func indexLabel(s string) string {
	text := indexWords(s, " "+glue)
	for _, y := range synonyms {
		if strings.Contains(" "+text, " "+y.phrase+" ") {
			text += y.also
		}
	}
	return text
}

// indexText is running text as it is indexed.
func indexText(s string) string { return indexWords(s, glue) }

// glue are the signs that join words: e-mail is email too, CI/CD cicd, S/4HANA s4hana, O'Neil oneil.
const glue = "-\u2010/.&+'’"

// indexWords is a text as it is indexed: its words in the singular, which is what quotes look for, and after them the
// words as they are written, other spellings, and words with one of the joints between them in one.
func indexWords(s, joints string) string {
	var words, more strings.Builder
	words.Grow(len(s) + len(s)/8)
	before, end := "", 0
	s = fold(s)
	eachWord(s, func(word, also string, from, to int) {
		one := singular(word)
		words.WriteString(one + " ")
		if one != word {
			more.WriteString(word + " ")
		}
		if also != "" {
			more.WriteString(also + " ")
		}
		if short, ends := strings.CutSuffix(word, "s"); ends && len(word) == 3 {
			more.WriteString(short + " ") // RNs
		}
		if joint := s[end:from]; before != "" && utf8.RuneCountInString(joint) == 1 && strings.Contains(joints, joint) {
			if word == "dotnet" {
				one = also
			}
			more.WriteString(before + one + " ")
		}
		before, end = word, to
	})
	return words.String() + more.String()
}

// fillers say nothing in a search for jobs: "jobs in London" looks for "london".
var fillers = []string{"a", "an", "and", "at", "for", "in", "job", "jobs", "of", "the", "to", "with"}

// eachWord calls give with the words of folded text and where they are. Names with meaningful signs become words of
// their own: c++ is cplusplus, c# csharp, f# fsharp, .net dotnet and node.js nodejs, so that "c" does not find "C++".
// also is what else such a word is indexed as: .net is net too, Go is golang. The s of a possessive is no word.
func eachWord(s string, give func(word, also string, from, to int)) {
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		if !isWordRune(r) {
			i += n
			continue
		}
		from := i
		i += wordLength(s[i:])
		word, rest, also := s[from:i], s[i:], ""
		switch {
		case strings.HasPrefix(rest, "++"):
			word += "plusplus"
			i += 2
		case strings.HasPrefix(rest, "#") && len(word) == 1 && strings.Contains("cfjq", word):
			word += "sharp"
			i++
		case word == "net" && from > 0 && s[from-1] == '.':
			word, also = "dotnet", "net"
		case word == "go":
			also = "golang"
		case word == "golang":
			also = "go"
		case strings.HasPrefix(rest, ".js") && wordLength(rest[1:]) == 2:
			word, also = word+"js", word+" js"
			i += 3
		}
		give(word, also, from, i)
		if possessive := strings.TrimLeft(s[i:], "'’ʼ‘`´"); len(possessive) < len(s[i:]) && wordLength(possessive) == 1 &&
			possessive[0] == 's' {
			i = len(s) - len(possessive) + 1
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
