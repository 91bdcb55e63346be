package jobs

import (
	"context"
	"database/sql"
	"iter"
	"slices"
	"strconv"
	"strings"

	"hire360/graph"
	"hire360/server/db"
)

// tier is how well a job matches the words of a search.
type tier byte

const (
	noMatch    tier = iota
	inTitle         // the title has all words as they were typed
	labeled         // title, skills, category and place have them
	begun           // the title has them, the last one as a prefix
	labelBegun      // title, skills, category and place do
	anywhere        // the text is needed
)

// find returns the page's jobs, and one more if there is one.
func (s *Store) find(ctx context.Context, n *search) ([]cursor, error) {
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
		{labelBegun, `{title skills place} : (` + all(q.words) + `)`, rank && hasPrefix},
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
	names, afterPlace := ix.names(), false
	for i := 0; i < len(words); i++ {
		var there whereabouts
		n := min(maxName, len(words)-i)
		phrase := ""
		for ; n > 0 && there == nil; n-- {
			if phrase = strings.Join(words[i:i+n], " "); n == 1 || !strings.Contains(phrase, orMark) {
				for one := range strings.SplitSeq(phrase, orMark) {
					if afterPlace || !slices.Contains(wordLists().ordinary, one) {
						there = append(there, names[one]...)
					}
				}
			}
		}
		if afterPlace = there != nil; !afterPlace {
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
	if err := db.One(s.replica.Rows(ctx, allMatches, match), &text); err != nil || !text.Valid {
		return nil, err
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

// fetch reads the jobs at the positions, in their order. One that was closed meanwhile is left out.
func (s *Store) fetch(ctx context.Context, found []cursor) ([]*jobRow, error) {
	numbers := graph.Each(found, func(c cursor) int64 { return c.id })
	rows, err := s.jobs(ctx, s.replica, selectJobs+` WHERE active = 1 AND id `+s.replica.InInts, db.List(numbers))
	read := make(map[int64]*jobRow, len(rows))
	for _, r := range rows {
		read[r.id] = r
	}
	jobs := make([]*jobRow, 0, len(found))
	for _, c := range found {
		if r := read[c.id]; r != nil {
			r.at = c
			jobs = append(jobs, r)
		}
	}
	return jobs, err
}

// Queries of the full-text index. It holds active jobs only; its rowid is the job's id. Its column facets is empty:
// it is from an older program.
const (
	// allMatches joins all ids that match $1 into one text, ascending as the index holds them.
	allMatches = `SELECT group_concat(rowid) FROM job_fts WHERE job_fts MATCH $1`
	// numberOfMatches counts the ids that match $1, up to $2.
	numberOfMatches = `SELECT count(*) FROM (SELECT 1 FROM job_fts WHERE job_fts MATCH $1 LIMIT $2) AS hit`

	// nextWord selects the first word of the index from $1 on.
	nextWord = `SELECT term FROM job_word WHERE term >= $1 LIMIT 1`
	// knownWords selects those words of the JSON array $1 that the index has.
	knownWords = `SELECT value FROM json_each($1) WHERE EXISTS (SELECT 1 FROM job_word WHERE term = value)`

	indexJob   = `INSERT INTO job_fts (rowid, title, skills, place, text) VALUES ($1, $2, $3, $4, $5)`
	unindexJob = `DELETE FROM job_fts WHERE rowid = $1`
	// unindexJobs removes those of the JSON array $1.
	unindexJobs = `DELETE FROM job_fts WHERE rowid IN (SELECT value FROM json_each($1))`
	// unindexSamples removes the sample jobs.
	unindexSamples = `DELETE FROM job_fts WHERE rowid IN (SELECT id FROM job WHERE active = 1 AND sample = 1)`
)

// all is the full-text query for every word. Words hold letters and digits only, so nothing a visitor types can be
// syntax.
func all(words []string) string {
	return strings.Join(graph.Each(words, clause), " AND ")
}

// clause is the full-text query for a word or one of its alternatives.
func clause(word string) string {
	list := strings.Split(word, orMark)
	for i, w := range list {
		prefix, open := strings.CutSuffix(w, prefixMark)
		list[i] = `"` + prefix + `"`
		if open {
			list[i] += prefixMark
		}
	}
	if len(list) == 1 {
		return list[0]
	}
	return "(" + strings.Join(list, " OR ") + ")"
}

// ActiveIDs returns the ids of all active jobs, ascending. They must not be changed.
func (s *Store) ActiveIDs(ctx context.Context) ([]int64, error) {
	ix, err := s.index(ctx)
	if err != nil {
		return nil, err
	}
	return ix.ids, nil
}

// Matching returns for each query which of some jobs are active and match it, the newest first, and those of the jobs
// that this machine has never had. among is ascending. Queries with the same words are read once.
func (s *Store) Matching(ctx context.Context, queries []graph.JobQuery, among []int64) (
	found [][]int64, unknown []int64, err error,
) {
	ix, err := s.index(ctx)
	if err != nil {
		return nil, nil, err
	}
	positions := ix.positions(among)
	slices.Reverse(positions)
	if unknown, err = s.unknown(ctx, ix, among, positions); err != nil {
		return nil, nil, err
	}
	byWords := map[string][]int32{}
	found = make([][]int64, len(queries))
	for i, q := range queries {
		list, known := byWords[q.Words]
		if !known {
			if list, err = s.having(ctx, ix, q.Words, positions); err != nil {
				return nil, nil, err
			}
			byWords[q.Words] = list
		}
		pass := ix.filter(q.Filter)
		for _, at := range list {
			if pass.holds(ix, int(at)) {
				found[i] = append(found[i], ix.ids[at])
			}
		}
	}
	return found, unknown, nil
}

// having returns those of the positions whose jobs have the words.
func (s *Store) having(ctx context.Context, ix *jobIndex, words string, positions []int32) ([]int32, error) {
	text, err := s.readText(ctx, words)
	if err != nil {
		return nil, err
	}
	tiers, err := s.tiers(ctx, ix, text, false)
	if err != nil || tiers == nil {
		return positions, err
	}
	return slices.DeleteFunc(slices.Clone(positions), func(i int32) bool { return tiers[i] == noMatch }), nil
}

func (s *Store) unknown(ctx context.Context, ix *jobIndex, ids []int64, active []int32) ([]int64, error) {
	if len(active) == len(ids) {
		return nil, nil
	}
	known := map[int64]bool{}
	for _, at := range active {
		known[ix.ids[at]] = true
	}
	had, err := db.Column[int64](s.replica.Rows(ctx, `SELECT id FROM job WHERE id `+s.replica.InInts, db.List(ids)))
	for _, id := range had {
		known[id] = true
	}
	missing := slices.DeleteFunc(slices.Clone(ids), func(id int64) bool { return known[id] })
	return missing, graph.Wrap(err, "look up jobs")
}
