package jobs

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"
)

// correctable is the least number of letters of a word that is corrected: a shorter one is too near to others.
const correctable = 5

// corrections returns for each word that no job has the word of a job that is one typing error away, if there is one:
// a letter missing, added or wrong, or two neighbors exchanged. Of several the one in a title counts, then the most common.
func (s *Store) corrections(ctx context.Context, ix *jobIndex, words []string) (map[string]string, error) {
	var fixes map[string]string
	for _, typed := range words {
		if ix.titlesMayHave([]string{typed}) {
			continue
		}
		word, open := strings.CutSuffix(typed, prefixMark)
		if len(word) < correctable || strings.ContainsFunc(word, func(r rune) bool { return r < 'a' || r > 'z' }) {
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

// nearest returns the best word of the index one typing error away, empty without any.
func (s *Store) nearest(ctx context.Context, ix *jobIndex, word string) (string, error) {
	list, err := json.Marshal(oneErrorAway(word))
	if err != nil {
		return "", err
	}
	rows, err := s.replica.Query(ctx, knownWords, string(list))
	if err != nil {
		return "", err
	}
	defer func() { _ = rows.Close() }()
	best, bestCount, bestInTitle := "", 0, false
	for rows.Next() {
		var found string
		if err := rows.Scan(&found); err != nil {
			return "", err
		}
		count, err := s.countMatches(ctx, all([]string{found}), enough)
		if err != nil {
			return "", err
		}
		_, inTitle := slices.BinarySearch(ix.titleWords(), found)
		if inTitle && !bestInTitle || inTitle == bestInTitle && cmp.Or(cmp.Compare(count, bestCount), cmp.Compare(best, found)) > 0 {
			best, bestCount, bestInTitle = found, count, inTitle
		}
	}
	return best, s.replica.Describe(rows.Err())
}

// enough is how many jobs are counted to tell which of two words is more common.
const enough = 1000

// oneErrorAway returns all that typing the word with one error could give, and so all it could have been meant to be.
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

// rewrite puts corrections into what was typed; empty without any.
func rewrite(text string, fixes map[string]string) string {
	if len(fixes) == 0 {
		return ""
	}
	fields := strings.Fields(text)
	for i, field := range fields {
		if words := queryWords(field); len(words) == 1 && fixes[words[0]] != "" {
			fields[i] = fixes[words[0]]
		}
	}
	return strings.Join(fields, " ")
}
