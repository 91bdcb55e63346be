package jobs

import (
	"context"
	"database/sql"
	"iter"
	"slices"
	"strconv"
	"strings"

	"hire360/server/db"
)

// tier is how well a job matches the words of a search.
type tier byte

const (
	noMatch  tier = iota
	inTitle       // the title has all words as they were typed
	labeled       // title, skills, category and place have them
	begun         // the title has them, the last one as a prefix
	anywhere      // the text is needed
)

type hit struct {
	id   int64
	tier tier
	key  string // in the order of the search, "" where the ids are the order
}

// find returns the page's jobs, and one more if there is one.
func (s *Store) find(ctx context.Context, n *search) ([]hit, error) {
	ix, err := s.index(ctx)
	if err != nil {
		return nil, err
	}
	tiers, err := s.tiers(ctx, ix, n.textQuery, n.order == ranked)
	if err != nil {
		return nil, err
	}
	return ix.walk(n, tiers, ix.filter(n.filter)), nil
}

// tiers returns the tier of each position of the index, nil if there are no words and all jobs match. Only with rank
// does it tell matches apart.
func (s *Store) tiers(ctx context.Context, ix *jobIndex, q textQuery, rank bool) ([]tier, error) {
	if len(q.asked()) == 0 {
		return nil, nil
	}
	tiers := make([]tier, len(ix.ids))
	// Words that nobody typed as prefixes need no query of their own.
	typed := whole(q.words)
	hasPrefix := !slices.Equal(typed, q.words)
	// Each step overwrites the tiers of those before it.
	steps := []struct {
		tier  tier
		match string
		on    bool
	}{
		{anywhere, all(q.words), len(q.words) > 0},
		{begun, `title : (` + all(q.words) + `)`, rank && hasPrefix},
		{labeled, `{title skills place} : (` + all(typed) + `)`, rank},
		{inTitle, `title : (` + all(typed) + `)`, rank},
		{noMatch, clause(strings.Join(q.without, orMark)), len(q.without) > 0},
	}
	if len(q.words) == 0 {
		for i := range tiers {
			tiers[i] = anywhere
		}
	}
	for _, step := range steps {
		if !step.on {
			continue
		}
		ids, err := s.matching(ctx, step.match)
		if err != nil {
			return nil, err
		}
		for _, i := range ix.positions(ids) {
			tiers[i] = step.tier
		}
	}
	return tiers, s.dropElsewhere(ctx, ix, typed, tiers)
}

// maxName is the number of words up to which they may name a place.
const maxName = 4

// dropElsewhere drops matches that only mention in their text where other jobs are. Who types the name of a place, or
// remote, looks for jobs there.
func (s *Store) dropElsewhere(ctx context.Context, ix *jobIndex, words []string, tiers []tier) error {
	names := ix.names()
	for i := 0; i < len(words); i++ {
		var there whereabouts
		n := min(maxName, len(words)-i)
		phrase := ""
		for ; n > 0 && there == nil; n-- {
			if phrase = strings.Join(words[i:i+n], " "); n == 1 || !strings.Contains(phrase, orMark) {
				for one := range strings.SplitSeq(phrase, orMark) {
					there = append(there, names[one]...)
				}
			}
		}
		if there == nil {
			continue
		}
		i += n
		ids, err := s.matching(ctx, `{title skills} : `+clause(phrase))
		if err != nil {
			return err
		}
		named := make([]bool, len(tiers))
		for _, at := range ix.positions(ids) {
			named[at] = true
		}
		for at := range tiers {
			if !named[at] && !there.hold(ix, at) {
				tiers[at] = noMatch
			}
		}
	}
	return nil
}

// matches returns the index and its positions of all jobs that match words.
func (s *Store) matches(ctx context.Context, words string) (*jobIndex, iter.Seq[int], error) {
	text, err := s.readText(ctx, words)
	if err != nil {
		return nil, nil, err
	}
	ix, err := s.index(ctx)
	if err != nil {
		return nil, nil, err
	}
	tiers, err := s.tiers(ctx, ix, text, false)
	return ix, func(yield func(int) bool) {
		for i := range ix.ids {
			if (tiers == nil || tiers[i] != noMatch) && !yield(i) {
				return
			}
		}
	}, err
}

// matching returns the ids of all jobs that match a full-text query, ascending. They come as one text, because a row
// for each would cost more than finding them.
func (s *Store) matching(ctx context.Context, match string) ([]int64, error) {
	var text sql.NullString // null where nothing matches
	for scan := range s.replica.Rows(ctx, allMatches, match) {
		if err := scan(&text); err != nil {
			return nil, err
		}
	}
	if !text.Valid {
		return nil, nil
	}
	ids := make([]int64, 0, strings.Count(text.String, ",")+1)
	for digits := range strings.SplitSeq(text.String, ",") {
		id, err := strconv.ParseInt(digits, 10, 64)
		if err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// fetch reads the jobs of the hits, in their order. One that was closed meanwhile is left out.
func (s *Store) fetch(ctx context.Context, found []hit) ([]*jobRow, error) {
	numbers := make([]int64, len(found))
	for i, h := range found {
		numbers[i] = h.id
	}
	rows, err := s.jobs(ctx, s.replica, selectJobs+` WHERE active = 1 AND id `+s.replica.InInts, db.List(numbers))
	read := make(map[int64]*jobRow, len(rows))
	for _, r := range rows {
		read[r.id] = r
	}
	jobs := make([]*jobRow, 0, len(found))
	for _, h := range found {
		if r := read[h.id]; r != nil {
			r.hit = h
			jobs = append(jobs, r)
		}
	}
	return jobs, err
}
