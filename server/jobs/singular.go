package jobs

import (
	"slices"
	"strings"

	"github.com/gertd/go-pluralize"

	"hire360/server/cache"
)

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
