package jobs

import (
	"context"
	"slices"
	"strings"
	"unicode/utf8"
)

// prefixMark ends a word that may be a prefix of a longer one. No word contains the mark itself.
const prefixMark = "*"

// shortWord is the length up to which a last word may be complete.
const shortWord = 2

// queryWords returns the words to look for in what was typed, and the text with its typing errors corrected, empty when
// there are none. The last word may be a prefix, unless it has one or two letters and is a word of a title, skill or
// place: "go" finds Go and not everything good, "ja" finds Java.
func (s *Store) queryWords(ctx context.Context, text string) (words []string, corrected string, err error) {
	if words = typedWords(text); len(words) == 0 {
		return nil, "", nil
	}
	last := len(words) - 1
	complete, err := s.isComplete(ctx, words[last])
	if err != nil {
		return nil, "", err
	}
	if !complete {
		words[last] += prefixMark
	}
	ix, err := s.index(ctx)
	if err != nil {
		return nil, "", err
	}
	fixes, err := s.corrections(ctx, ix, words)
	if err != nil {
		return nil, "", err
	}
	for i, w := range words {
		if word, open := strings.CutSuffix(w, prefixMark); fixes[word] != "" {
			words[i] = fixes[word]
			if open {
				words[i] += prefixMark
			}
		}
		words[i] = ix.singular(words[i])
	}
	return words, rewrite(text, fixes), nil
}

// isComplete reports whether a short word is one of a title, skill or place.
func (s *Store) isComplete(ctx context.Context, word string) (bool, error) {
	if utf8.RuneCountInString(word) > shortWord {
		return false, nil
	}
	n, err := s.countMatches(ctx, `{title skills place} : "`+word+`"`, 1)
	return n > 0, err
}

// singular turns a plural that no title has into a singular that one has. As a prefix that finds both.
func (ix *jobIndex) singular(word string) string {
	plural, open := strings.CutSuffix(word, prefixMark)
	one, ends := strings.CutSuffix(plural, "s")
	if !ends || len(one) < 3 || ix.titlesMayHave([]string{plural}) || !ix.titlesMayHave([]string{one}) {
		return word
	}
	if open {
		one += prefixMark
	}
	return one
}

// whole is the words without the mark of a prefix.
func whole(words []string) []string {
	last := len(words) - 1
	return append(slices.Clone(words[:last]), strings.TrimSuffix(words[last], prefixMark))
}
