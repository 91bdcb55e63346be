package jobs

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/fulltext"
)

// prefixMark ends a word that may be a prefix of a longer one, and orMark separates alternatives, of which one is
// enough. No word contains these marks. An alternative with spaces is a phrase.
const (
	prefixMark = "*"
	orMark     = "|"
)

// shortWord is the length up to which a last word may be complete.
const shortWord = 2

// textQuery is what was typed, read with the words that jobs have. It must not be changed.
type textQuery struct {
	words []string
	// without are words and phrases that no match has.
	without []string
	// corrected is the text with its typos corrected; empty if there were none.
	corrected string
}

// maxTextQueries is how many texts are remembered. The list, the count and the facets of a search read the same one.
const maxTextQueries = 200

// readText reads what was typed, once for each index. A text without letters and digits, such as "***", has no words.
func (s *Store) readText(ctx context.Context, text string) (q textQuery, err error) {
	list := readTyped(text)
	if len(list) == 0 {
		return textQuery{}, nil
	}
	ix, err := s.index(ctx)
	if err != nil {
		return q, err
	}
	if known, ok := ix.texts.Get(text); ok {
		return known, nil
	}
	if q, err = s.readWords(ctx, list, text); err != nil {
		return q, fmt.Errorf("read the words of a search: %w", err)
	}
	ix.texts.Set(text, q)
	return q, nil
}

// readWords turns what was typed into the words to look for, in the singular. The last word may be a prefix, unless it
// has one or two letters and is a word of a title, skill or place: "go" finds Go and not everything good, "ja" finds
// Java.
func (s *Store) readWords(ctx context.Context, list [][]typed, text string) (q textQuery, err error) {
	var terms []term
	for _, group := range list {
		t := term{}
		var phrases []string
		for _, one := range group {
			if len(group) == 1 && !one.quoted {
				t.single = one.words[0]
			}
			phrases = append(phrases, phrasesOf(one)...)
		}
		if group[0].not {
			q.without = append(q.without, phrases...)
			continue
		}
		// A repeated word moves to the end, because the last one may be a prefix.
		t.find = strings.Join(phrases, orMark)
		terms = append(slices.DeleteFunc(terms, func(o term) bool { return o.find == t.find }), t)
	}
	isFiller := func(t term) bool { return slices.Contains(wordLists().fillers, t.single) }
	if rest := slices.DeleteFunc(slices.Clone(terms), isFiller); len(rest) > 0 {
		terms = rest
	}
	terms = terms[:min(len(terms), maxWords)]
	if len(terms) == 0 {
		return q, nil
	}
	open := false
	if last := terms[len(terms)-1].single; last != "" {
		complete, err := s.isComplete(ctx, last)
		if err != nil {
			return q, err
		}
		open = !complete
	}
	fixes, err := s.spell(ctx, terms, open, text)
	q.words = graph.Each(terms, func(t term) string { return t.find })
	q.corrected = rewrite(text, fixes)
	return q, err
}

// term is a word or phrase that is looked for.
type term struct {
	find   string
	single string // a word that stands for itself, as it was typed; "" for alternatives and phrases
}

// spell completes the terms with what else they may be written as: corrected, or in one with the word before or after.
// It returns the corrections by the words. open says that the last one may be a prefix.
func (s *Store) spell(ctx context.Context, terms []term, open bool, text string) (map[string]string, error) {
	last := len(terms) - 1
	joined := make([]string, len(terms)) // with the next word
	for i := range last {
		if terms[i].single == "" || terms[i+1].single == "" {
			continue
		}
		one := terms[i].single + singular(terms[i+1].single)
		next, err := s.nextWord(ctx, one)
		if err != nil {
			return nil, err
		}
		if isOpen := open && i+1 == last; next == one || isOpen && strings.HasPrefix(next, one) {
			if joined[i] = one; isOpen {
				joined[i] += prefixMark
			}
		}
	}
	fixes := map[string]string{}
	for i := range terms {
		t, word := &terms[i], terms[i].single
		isOpen := open && i == last
		isJoined := joined[i] != "" || i > 0 && joined[i-1] != ""
		if word != "" && !isJoined && strings.Contains(fulltext.Lower(text), word) {
			fix, err := s.correction(ctx, word, isOpen)
			if err != nil {
				return nil, err
			}
			if fix != "" {
				fixes[word], t.find = fix, singular(fix)
			}
		}
		if isOpen {
			t.find += prefixMark
		}
		// The plural of an abbreviation: "RNs", but not "AWS".
		if one := strings.TrimSuffix(word, "s"); len(word) == 3 && len(one) == 2 {
			isWord, err := s.isComplete(ctx, one)
			if err != nil {
				return nil, err
			}
			if isWord {
				t.find = one + orMark + t.find
			}
		}
	}
	for i, one := range joined {
		if one != "" {
			terms[i].find += orMark + one
			terms[i+1].find += orMark + one
		}
	}
	return fixes, nil
}

// phrasesOf returns what finds a word or the words in quotes. Several words are also looked for in one.
func phrasesOf(t typed) []string {
	words := graph.Each(t.words, singular)
	if len(words) == 1 || t.quoted && !t.not {
		return []string{strings.Join(words, " ")}
	}
	return []string{strings.Join(words, " "), strings.Join(words, "")}
}

// isComplete reports whether a short word is one of a title, skill or place.
func (s *Store) isComplete(ctx context.Context, word string) (bool, error) {
	if utf8.RuneCountInString(word) > shortWord {
		return false, nil
	}
	n, err := s.countMatches(ctx, `{title skills place} : "`+word+`"`, 1)
	return n > 0, err
}

// nextWord returns the first word of the index from a text on, "" after the last.
func (s *Store) nextWord(ctx context.Context, from string) (word string, err error) {
	err = db.One(s.replica.Rows(ctx, nextWord, from), &word)
	return word, err
}

// countMatches counts the jobs that match a full-text query, up to a limit.
func (s *Store) countMatches(ctx context.Context, match string, limit int) (int, error) {
	n, err := s.replica.Int(ctx, numberOfMatches, match, limit)
	return n, graph.Wrap(err, "count matches")
}

// whole is the words without the mark of a prefix.
func whole(words []string) []string {
	return graph.Each(words, func(w string) string { return strings.ReplaceAll(w, prefixMark, "") })
}

// minCorrected is the length from which on a word is corrected: shorter ones are too similar to others.
const minCorrected = 5

// correction returns, for a word that no job has in the singular or plural, a word that is one typo away: a letter
// missing, added or wrong, or two neighbors swapped. Of several it takes one in a title, then the most common. open
// says that the word may be a prefix. It returns "" if there is nothing to correct, or no such word.
func (s *Store) correction(ctx context.Context, word string, open bool) (fix string, err error) {
	if len(word) < minCorrected || strings.ContainsFunc(word, func(r rune) bool { return r < 'a' || r > 'z' }) {
		return "", nil
	}
	for _, w := range []string{word, singular(word)} {
		if next, err := s.nextWord(ctx, w); err != nil || next == w || open && strings.HasPrefix(next, w) {
			return "", err
		}
	}
	if fix, err = s.nearest(ctx, word); fix == "" && err == nil {
		fix, err = s.nearest(ctx, singular(word))
	}
	return fix, err
}

// nearest returns the best word of the index that is one typo away, "" when there is none. A short word with another
// letter is often another word, such as quote and quota: it must be one of a title, skill or place.
func (s *Store) nearest(ctx context.Context, word string) (string, error) {
	// All are read before they are counted: a search that holds one connection and waits for another can stop others.
	words, err := db.Column[string](s.replica.Rows(ctx, knownWords, db.List(fulltext.OneErrorAway(word))))
	if err != nil {
		return "", err
	}
	best, bestCount, bestInTitle := "", 0, false
	for _, found := range words {
		match := all([]string{found})
		if len(word) == minCorrected && len(found) == len(word) && letters(found) != letters(word) {
			match = `{title skills place} : ` + match
		}
		count, err := s.countMatches(ctx, match, maxCompared)
		if err != nil {
			return "", err
		}
		if count == 0 {
			continue
		}
		titles, err := s.countMatches(ctx, `title : "`+found+`"`, 1)
		if err != nil {
			return "", err
		}
		inTitle := titles > 0
		better := cmp.Or(cmp.Compare(count, bestCount), cmp.Compare(best, found)) > 0
		if inTitle && !bestInTitle || inTitle == bestInTitle && better {
			best, bestCount, bestInTitle = found, count, inTitle
		}
	}
	return best, nil
}

// letters returns the letters of a word in the order of the alphabet.
func letters(word string) string {
	list := []byte(word)
	slices.Sort(list)
	return string(list)
}

// maxCompared is how many jobs are counted to find out which of two words is more common.
const maxCompared = 1000
