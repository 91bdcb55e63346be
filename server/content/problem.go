package content

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	edlib "github.com/hbollon/go-edlib"

	"hire360/graph"
)

// Problem is one thing that is wrong in the content files.
type Problem struct {
	File string
	Line int
	// Rule is a word for what is broken by content that loads but is not good enough to be shown. Empty otherwise.
	Rule string
	Text string
}

func (p Problem) String() string {
	text := fmt.Sprintf("%s:%d: %s", p.File, p.Line, p.Text)
	if p.Rule != "" {
		text += " (" + p.Rule + ")"
	}
	return text
}

// Problems are all things that are wrong, by file and line. As an error they read one to a line.
type Problems []Problem

func (p Problems) Error() string {
	return strings.Join(graph.Each(p, Problem.String), "\n")
}

func (p *Problems) add(file string, line int, format string, args ...any) {
	p.find(file, line, "", format, args...)
}

func (p *Problems) find(file string, line int, rule, format string, args ...any) {
	*p = append(*p, Problem{File: file, Line: line, Rule: rule, Text: fmt.Sprintf(format, args...)})
}

func (p Problems) sort() {
	slices.SortStableFunc(p, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Rule, b.Rule))
	})
}

// maxListed is the number of words up to which a message names all of them; with more, it names the nearest eight.
const maxListed, nearestListed = 24, 8

// didYouMean suggests the word nearest to the given one, or names all of them.
func didYouMean(word string, known []string) string {
	if best := nearest(word, known); best != "" {
		return fmt.Sprintf("did you mean %q?", best)
	}
	if len(known) > maxListed {
		near := slices.SortedStableFunc(slices.Values(known), func(a, b string) int {
			return cmp.Compare(distance(word, a), distance(word, b))
		})
		return fmt.Sprintf("expected one of %d, such as %s", len(known), strings.Join(near[:nearestListed], ", "))
	}
	return "expected " + oneOf(known)
}

// distance counts the edits that make one text from another: letters changed, added, removed, or swapped with the next.
var distance = edlib.OSADamerauLevenshteinDistance

// nearest returns the word that is spelled almost like the given one, or "".
func nearest(word string, known []string) string {
	best, lowest := "", 1+max(2, len(word)/3)
	for _, k := range known {
		if d := distance(strings.ToLower(word), strings.ToLower(k)); d < lowest {
			best, lowest = k, d
		}
	}
	return best
}

// oneOf lists the choices: one of a, b, c.
func oneOf(known []string) string {
	if len(known) == 1 {
		return known[0]
	}
	return "one of " + strings.Join(known, ", ")
}
