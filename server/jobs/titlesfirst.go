package jobs

import (
	"context"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"hire360/graph"
)

// findTitlesFirst reads three tiers, each newest first: matches of whole words in the title, matches of a prefix there,
// and all others. Filters may leave few of many matches. Then all of them are read at once and ordered here, because
// the index would visit all jobs with the words again for each tier.
func (s *Store) findTitlesFirst(ctx context.Context, n *search) ([]hit, error) {
	tier, err := n.tier()
	if err != nil {
		return nil, err
	}
	if n.match != n.fts {
		found, err := s.findMatches(ctx, n.match, math.MaxInt64, 0, maxRanked+1, 2)
		if err != nil {
			return nil, err
		}
		if len(found) <= maxRanked {
			return s.pageByTier(ctx, n, found)
		}
	}
	tiers, err := s.tierQueries(ctx, n)
	if err != nil {
		return nil, err
	}
	before, skip := n.before(), n.offset
	var found []hit
	for ; tier < len(tiers) && len(found) <= n.first; tier++ {
		if tiers[tier] == "" {
			before = math.MaxInt64
			continue
		}
		in, err := s.findMatches(ctx, tiers[tier], before, skip, n.first+1-len(found), float64(tier))
		if err != nil {
			return nil, err
		}
		found = append(found, in...)
		if skip > 0 && len(in) == 0 { // the page begins in a later tier
			inTier, err := s.countMatches(ctx, tiers[tier], skip)
			if err != nil {
				return nil, err
			}
			skip -= inTier
		} else {
			skip = 0
		}
		before = math.MaxInt64
	}
	return found, nil
}

// tier is the tier in which the page begins.
func (n *search) tier() (int, error) {
	if n.after == nil {
		return 0, nil
	}
	tier := slices.Index([]string{"0", "1", "2"}, n.after.key)
	if tier < 0 {
		return 0, fmt.Errorf("read cursor: %w", graph.ErrBadCursor)
	}
	return tier, nil
}

// tierQueries are the full-text queries of the tiers. One is empty when no title has the words: the index would visit
// all jobs that have them anywhere.
func (s *Store) tierQueries(ctx context.Context, n *search) ([3]string, error) {
	ix, err := s.index(ctx)
	if err != nil || !ix.titlesMayHave(n.words) {
		return [3]string{"", "", n.match}, err
	}
	begun, typed := inTitle(n.fts), whole(n.words)
	rest := "(" + n.match + ") NOT " + begun
	if !ix.titlesMayHave(typed) {
		return [3]string{"", "(" + n.match + ") AND " + begun, rest}, nil
	}
	words := inTitle(all(typed))
	if slices.Equal(typed, n.words) {
		return [3]string{"(" + n.match + ") AND " + words, "", rest}, nil
	}
	return [3]string{"(" + n.match + ") AND " + words, "((" + n.match + ") AND " + begun + ") NOT " + words, rest}, nil
}

// pageByTier orders all matches by tier and returns the page.
func (s *Store) pageByTier(ctx context.Context, n *search, found []hit) ([]hit, error) {
	ix, err := s.index(ctx)
	if err != nil {
		return nil, err
	}
	for i, h := range found {
		position, ok := slices.BinarySearch(ix.ids, h.id)
		switch {
		case ok && hasWords(ix.titles[position], whole(n.words)):
			found[i].score = 0
		case ok && hasWords(ix.titles[position], n.words):
			found[i].score = 1
		}
	}
	return n.page(found)
}

// titlesMayHave reports whether each word is one of some title. It is true for phrases, and for words that the index
// may fold differently.
func (ix *jobIndex) titlesMayHave(words []string) bool {
	known := ix.titleWords()
	mayHave := func(word string) bool {
		prefix, open := strings.CutSuffix(word, prefixMark)
		at, exact := slices.BinarySearch(known, prefix)
		begun := open && at < len(known) && strings.HasPrefix(known[at], prefix)
		return exact || begun || !isASCII(prefix) || strings.Contains(prefix, " ")
	}
	return !slices.ContainsFunc(words, func(word string) bool {
		return !slices.ContainsFunc(alternatives(word), mayHave)
	})
}

// titleWordsOf returns the words of titles as they are indexed, sorted. Many jobs have the same title.
func titleWordsOf(titles []string) []string {
	words, seen := map[string]bool{}, map[string]bool{}
	for _, title := range titles {
		if seen[title] {
			continue
		}
		seen[title] = true
		for _, word := range strings.Fields(indexLabel(title)) {
			words[word] = true
		}
	}
	return slices.Sorted(maps.Keys(words))
}
