package jobs

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/gertd/go-pluralize"
	"go.yaml.in/yaml/v4"

	"hire360/server/cache"
	"hire360/server/fulltext"
)

const (
	maxWords    = 12
	maxWordSize = 48
)

func titleKey(title string) string { return strings.Join(strings.Fields(fulltext.Lower(title)), " ") }

// indexLabel is a title, a list of skills or a place as it is indexed: its words and their synonyms, and two words also
// in one, so that "pentester" finds "pen tester".
func indexLabel(s string) string {
	return withSynonyms(indexWords(s, " "+glue), wordLists().synonyms)
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
	s = fulltext.Lower(s)
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

var plurals = func() *pluralize.Client {
	c := pluralize.NewClient()
	c.AddSingularRule(`(?i)\b(c|back|ear|head|heart|stomach|tooth)aches$`, `$1ache`)
	c.AddSingularRule(`(?i)(lens|bias)(es)?$`, `$1`)
	c.AddSingularRule(`(?i)(specimen|regimen|abdomen)s?$`, `$1`)
	return c
}()

// singulars are the words read last: the rules take 0.1 ms for a word.
var singulars = cache.NewSized[string, string](20_000)

// singular returns the singular of an English word in lower case. Other words are unchanged, or get the same wrong
// singular in jobs and searches: "kubernete".
func singular(word string) string {
	hasEnding := func(ending string) bool { return strings.HasSuffix(word, ending) }
	if !slices.ContainsFunc([]string{"s", "men", "people", "children"}, hasEnding) || len(word) <= 3 ||
		strings.ContainsFunc(word, func(r rune) bool { return r < 'a' || r > 'z' }) {
		return word
	}
	if one, ok := singulars.Get(word); ok {
		return one
	}
	one := plurals.Singular(word)
	if len(one) < 3 { // "goes" is not Go
		one = word
	}
	singulars.Set(word, one)
	return one
}

//go:embed words.yaml
var wordsFile []byte

// synonym is what people type for a phrase, both as they are indexed.
type synonym struct{ phrase, also string }

// lists are those of words.yaml.
type lists struct {
	synonyms, implied []synonym
	fillers, ordinary []string
}

var wordLists = sync.OnceValue(func() lists {
	var file struct {
		Synonyms, Implied []map[string]string
		Fillers, Ordinary []string
	}
	if err := yaml.Load(wordsFile, &file); err != nil {
		panic(err) // the file is part of the program
	}
	return lists{indexed(file.Synonyms), indexed(file.Implied), file.Fillers, file.Ordinary}
})

func indexed(list []map[string]string) (out []synonym) {
	for _, one := range list {
		for phrase, also := range one {
			// Only the words, not the other spellings after them.
			words := strings.Fields(indexText(phrase))[:len(strings.Fields(phrase))]
			out = append(out, synonym{strings.Join(words, " "), indexText(also)})
		}
	}
	return out
}

// withSynonyms adds the synonyms of the phrases in an indexed text.
func withSynonyms(text string, list []synonym) string {
	for _, y := range list {
		if strings.Contains(" "+text, " "+y.phrase+" ") {
			text += y.also
		}
	}
	return text
}

func impliedBy(title string) string {
	text := indexText(title)
	return strings.TrimPrefix(withSynonyms(text, wordLists().implied), text)
}

var ordinaryWord = regexp.MustCompile(`\b(?i:go|it|us)\b`)

// withoutOrdinary drops "go", "it" and "us" from running text where they do not mean the language, information
// technology or the United States, so that "go" does not find every job whose text says "go home".
func withoutOrdinary(text string) string {
	var b strings.Builder
	end := 0
	for _, at := range ordinaryWord.FindAllStringIndex(text, -1) {
		b.WriteString(text[end:at[0]])
		if word := text[at[0]:at[1]]; isName(word, text[:at[0]]) {
			b.WriteString(word)
		}
		end = at[1]
	}
	b.WriteString(text[end:])
	return b.String()
}

// isName reports whether a word is written as a name: in capitals, or capitalized inside a sentence.
func isName(word, before string) bool {
	switch word {
	case "IT", "US", "GO":
		return true
	case "Go":
		before = strings.TrimRight(before, " ")
		return before != "" && !strings.ContainsAny(before[len(before)-1:], ".?!:\n\"") &&
			!strings.HasSuffix(before, "“") && !strings.HasSuffix(before, "‘")
	}
	return false
}
