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
	var single []string // the words that stand for themselves, as they were typed; "" for alternatives and phrases
	for _, group := range list {
		word := ""
		var phrases []string
		for _, t := range group {
			if len(group) == 1 && !t.quoted {
				word = t.words[0]
			}
			phrases = append(phrases, phrasesOf(t)...)
		}
		if group[0].not {
			q.without = append(q.without, phrases...)
			continue
		}
		// A repeated word moves to the end, because the last one may be a prefix.
		all := strings.Join(phrases, orMark)
		if at := slices.Index(q.words, all); at >= 0 {
			q.words, single = slices.Delete(q.words, at, at+1), slices.Delete(single, at, at+1)
		}
		q.words, single = append(q.words, all), append(single, word)
	}
	q.words, single = withoutFillers(q.words, single)
	if len(q.words) == 0 {
		return q, nil
	}
	last := len(q.words) - 1
	open := single[last] != ""
	if open {
		complete, err := s.isComplete(ctx, single[last])
		if err != nil {
			return q, err
		}
		open = !complete
	}
	return q, s.spell(ctx, &q, single, open, text)
}

// spell completes the words with what else they may be written as: corrected, or in one with the word before or after.
func (s *Store) spell(ctx context.Context, q *textQuery, single []string, open bool, text string) error {
	last := len(single) - 1
	joined := make([]string, len(single)) // with the next word
	for i := range last {
		if single[i] == "" || single[i+1] == "" {
			continue
		}
		one := single[i] + singular(single[i+1])
		next, err := s.nextWord(ctx, one)
		if err != nil {
			return err
		}
		if isOpen := open && i+1 == last; next == one || isOpen && strings.HasPrefix(next, one) {
			if joined[i] = one; isOpen {
				joined[i] += prefixMark
			}
		}
	}
	fixes := map[string]string{}
	for i, word := range single {
		isOpen := open && i == last
		isJoined := joined[i] != "" || i > 0 && joined[i-1] != ""
		if word != "" && !isJoined && strings.Contains(fold(text), word) {
			fix, err := s.correction(ctx, word, isOpen)
			if err != nil {
				return err
			}
			if fix != "" {
				fixes[word], q.words[i] = fix, singular(fix)
			}
		}
		if isOpen {
			q.words[i] += prefixMark
		}
		// The plural of an abbreviation: "RNs", but not "AWS".
		if one := strings.TrimSuffix(word, "s"); len(word) == 3 && len(one) == 2 {
			isWord, err := s.isComplete(ctx, one)
			if err != nil {
				return err
			}
			if isWord {
				q.words[i] = one + orMark + q.words[i]
			}
		}
	}
	for i, one := range joined {
		if one != "" {
			q.words[i] += orMark + one
			q.words[i+1] += orMark + one
		}
	}
	q.corrected = rewrite(text, fixes)
	return nil
}

// phrasesOf returns what finds a word or the words in quotes. Several words are also looked for in one.
func phrasesOf(t typed) []string {
	words := graph.Each(t.words, singular)
	if len(words) == 1 || t.quoted && !t.not {
		return []string{strings.Join(words, " ")}
	}
	return []string{strings.Join(words, " "), strings.Join(words, "")}
}

// withoutFillers drops the fillers, unless there is nothing else, and words beyond the limit.
func withoutFillers(words, single []string) (_, _ []string) {
	var rest, restSingle []string
	for i, w := range words {
		if !slices.Contains(wordLists().fillers, single[i]) {
			rest, restSingle = append(rest, w), append(restSingle, single[i])
		}
	}
	if len(rest) == 0 {
		rest, restSingle = words, single
	}
	n := min(len(rest), maxWords)
	return rest[:n], restSingle[:n]
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
