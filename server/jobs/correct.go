package jobs

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"hire360/server/db"
	"hire360/server/fulltext"
)

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
	var words []string
	for scan := range s.replica.Rows(ctx, knownWords, db.List(fulltext.OneErrorAway(word))) {
		var found string
		if err := scan(&found); err != nil {
			return "", err
		}
		words = append(words, found)
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
