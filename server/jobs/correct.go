package jobs

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"
)

// minCorrected is the length from which on a word is corrected: shorter ones are too similar to others.
const minCorrected = 5

// corrections maps each word that no job has to a word that is one typo away: a letter missing, added or
// wrong, or two neighbors swapped. Of several it takes one in a title, then the most common. Words without a
// correction are left out.
func (s *Store) corrections(ctx context.Context, ix *jobIndex, words []string) (map[string]string, error) {
	var fixes map[string]string
	for _, typed := range words {
		if ix.titlesMayHave([]string{typed}) {
			continue
		}
		word, open := strings.CutSuffix(typed, prefixMark)
		if len(word) < minCorrected || strings.ContainsFunc(word, func(r rune) bool { return r < 'a' || r > 'z' }) {
			continue
		}
		next, err := s.nextWord(ctx, word)
		if err != nil {
			return nil, err
		}
		if next == word || open && strings.HasPrefix(next, word) {
			continue
		}
		fix, err := s.nearest(ctx, ix, word)
		if err != nil {
			return nil, err
		}
		if fix != "" {
			if fixes == nil {
				fixes = map[string]string{}
			}
			fixes[word] = fix
		}
	}
	return fixes, nil
}

// nearest returns the best word of the index that is one typo away, "" when there is none.
func (s *Store) nearest(ctx context.Context, ix *jobIndex, word string) (string, error) {
	list, err := json.Marshal(oneErrorAway(word))
	if err != nil {
		return "", err
	}
	best, bestCount, bestInTitle := "", 0, false
	for scan := range s.replica.Rows(ctx, knownWords, string(list)) {
		var found string
		if err := scan(&found); err != nil {
			return "", err
		}
		count, err := s.countMatches(ctx, all([]string{found}), maxCompared)
		if err != nil {
			return "", err
		}
		_, inTitle := slices.BinarySearch(ix.titleWords(), found)
		better := cmp.Or(cmp.Compare(count, bestCount), cmp.Compare(best, found)) > 0
		if inTitle && !bestInTitle || inTitle == bestInTitle && better {
			best, bestCount, bestInTitle = found, count, inTitle
		}
	}
	return best, nil
}

// maxCompared is how many jobs are counted to find out which of two words is more common.
const maxCompared = 1000

// oneErrorAway returns every text that a single typo can make of the word. One of them is what was meant.
func oneErrorAway(word string) []string {
	const letters = "abcdefghijklmnopqrstuvwxyz"
	var out []string
	for i := range len(word) + 1 {
		before, after := word[:i], word[i:]
		for _, letter := range letters {
			out = append(out, before+string(letter)+after)
			if after != "" {
				out = append(out, before+string(letter)+after[1:])
			}
		}
		if after != "" {
			out = append(out, before+after[1:])
		}
		if len(after) > 1 {
			out = append(out, before+after[1:2]+after[:1]+after[2:])
		}
	}
	return out
}

// rewrite applies corrections to what was typed; "" when there are none.
func rewrite(text string, fixes map[string]string) string {
	if len(fixes) == 0 {
		return ""
	}
	fields := strings.Fields(text)
	for i, field := range fields {
		if words := typedWords(field); len(words) == 1 && fixes[words[0]] != "" {
			fields[i] = fixes[words[0]]
		}
	}
	return strings.Join(fields, " ")
}
