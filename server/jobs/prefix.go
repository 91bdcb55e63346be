package jobs

import (
	"context"
	"fmt"
	"strings"
)

const (
	// Of beginnings up to this length the index has lists of their own (`prefix` of job_fts).
	listedBeginning = 4
	// endingsAtMost is how many words a beginning is written out to. Of more, putting together is cheaper than going along.
	endingsAtMost = 12
)

// asked writes the full-text query for words. A last word that goes on is written out to the words of the index that it may
// become: each of those has a list that the index can jump in, while for a long beginning it first puts together
// all jobs with any of them, however few are wanted. At 100,000 jobs that took 4 ms for "engineer", twice a search.
func (s *Store) ftsQuery(ctx context.Context, words []string) (string, error) {
	last := len(words) - 1
	beginning, open := strings.CutSuffix(words[last], prefixMark)
	// Other scripts have letters that the index folds in ways of its own.
	if !open || len(beginning) <= listedBeginning || !isASCII(beginning) {
		return all(words), nil
	}
	endings, err := s.endings(ctx, beginning)
	if err != nil {
		return "", fmt.Errorf("complete a word: %w", err)
	}
	switch {
	case len(endings) == 0:
		endings = []string{beginning} // it finds nothing either
	case len(endings) > endingsAtMost, !isASCII(strings.Join(endings, "")):
		return all(words), nil
	}
	any := `("` + strings.Join(endings, `" OR "`) + `")`
	if last == 0 {
		return any, nil
	}
	return all(words[:last]) + " AND " + any, nil
}

// endings returns the words of the index that begin so, one more than endingsAtMost at the most.
func (s *Store) endings(ctx context.Context, beginning string) (words []string, err error) {
	for from := beginning; len(words) <= endingsAtMost; {
		word, err := s.nextWord(ctx, from)
		if err != nil || !strings.HasPrefix(word, beginning) {
			return words, err
		}
		words = append(words, word)
		from = word + "\x01" // before every longer word, because words hold letters and digits only
	}
	return words, nil
}

func (s *Store) nextWord(ctx context.Context, from string) (word string, err error) {
	rows, err := s.replica.Query(ctx, nextWord, from)
	if err != nil {
		return "", err
	}
	defer func() { _ = rows.Close() }()
	if rows.Next() {
		if err := rows.Scan(&word); err != nil {
			return "", err
		}
	}
	return word, s.replica.Describe(rows.Err())
}
