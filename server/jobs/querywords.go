package jobs

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"
)

// prefixMark ends a word that may be a prefix of a longer one. No word contains the mark itself.
const prefixMark = "*"

// shortWord is the length up to which a last word may be complete.
const shortWord = 2

// textQuery is what was typed, read with the words that jobs have. It must not be changed.
type textQuery struct {
	words []string
	// corrected is the text with its typos corrected; empty if there were none.
	corrected string
	fts       string // the full-text query for the words; empty without any
}

// maxTextQueries is how many texts are remembered. The list, the count and the facets of a search read the same one.
const maxTextQueries = 200

// readText reads what was typed, once for each index. A text without letters and digits, such as "***", has no words.
func (s *Store) readText(ctx context.Context, text string) (q textQuery, err error) {
	if q.words = typedWords(text); len(q.words) == 0 {
		return textQuery{}, nil
	}
	ix, err := s.index(ctx)
	if err != nil {
		return q, err
	}
	if known, ok := ix.texts.Get(text); ok {
		return known, nil
	}
	if q.corrected, err = s.complete(ctx, ix, q.words, text); err != nil {
		return q, fmt.Errorf("read the words of a search: %w", err)
	}
	if q.fts, err = s.ftsQuery(ctx, q.words); err != nil {
		return q, err
	}
	ix.texts.Set(text, q)
	return q, nil
}

// complete turns typed words into the words to look for and returns the corrected text. The last word may be a prefix,
// unless it has one or two letters and is a word of a title, skill or place: "go" finds Go and not everything good,
// "ja" finds Java.
func (s *Store) complete(ctx context.Context, ix *jobIndex, words []string, text string) (corrected string, err error) {
	last := len(words) - 1
	complete, err := s.isComplete(ctx, words[last])
	if err != nil {
		return "", err
	}
	if !complete {
		words[last] += prefixMark
	}
	fixes, err := s.corrections(ctx, ix, words)
	if err != nil {
		return "", err
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
	return rewrite(text, fixes), nil
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
