package jobs

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"hire360/graph"
)

// hit is a match: the id of a job and its score, bm25 or the tier.
type hit struct {
	id    int64
	score float64
}

// find returns the page's jobs, and one more if there is one.
func (s *Store) find(ctx context.Context, n *search) ([]hit, error) {
	switch {
	case n.order == titlesFirst:
		return s.findTitlesFirst(ctx, n)
	case n.order == ranked:
		return s.findRanked(ctx, n)
	case n.match == "":
		ix, err := s.index(ctx)
		if err != nil {
			return nil, err
		}
		return hits(ix.walk(n, ix.filter(n.filter)), 0), nil
	case n.order == newest:
		return s.findMatches(ctx, n.match, n.before(), n.offset, n.first+1, 0)
	default:
		return s.findSorted(ctx, n)
	}
}

func hits(ids []int64, score float64) []hit {
	out := make([]hit, len(ids))
	for i, id := range ids {
		out[i] = hit{id, score}
	}
	return out
}

// before is the id below which a page in the order of ids begins.
func (n *search) before() int64 {
	if n.after == nil {
		return math.MaxInt64
	}
	return n.after.id
}

// findMatches reads at most limit matches newest first, which is the order of the index: it stops after the last one
// wanted, however many there are.
func (s *Store) findMatches(ctx context.Context, match string, before int64, offset, limit int,
	score float64) ([]hit, error) {
	var found []hit
	for scan := range s.replica.Rows(ctx, newestMatches, match, before, limit, offset) {
		h := hit{score: score}
		if err := scan(&h.id); err != nil {
			return nil, err
		}
		found = append(found, h)
	}
	return found, nil
}

// matching returns the ids of all jobs that match, ascending. They come as one text, because a row for each would cost
// more than finding them.
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

// findSorted sorts all matches by title or last day and returns the page.
func (s *Store) findSorted(ctx context.Context, n *search) ([]hit, error) {
	ix, err := s.index(ctx)
	if err != nil {
		return nil, err
	}
	ids, err := s.matching(ctx, n.match)
	if err != nil {
		return nil, err
	}
	order := ix.byCloses
	if n.order == byTitle {
		order = ix.byTitle
	}
	ranks := ix.positions(ids)
	for i, position := range ranks {
		ranks[i] = order().rank[position]
	}
	slices.Sort(ranks)
	from := n.offset
	at, after := ix.order(n.order)
	if n.after != nil {
		from, _ = slices.BinarySearch(ranks, int32(after(*n.after)))
	}
	var found []hit
	for _, r := range ranks[min(from, len(ranks)):min(from+n.first+1, len(ranks))] {
		found = append(found, hit{id: ix.ids[at(int(r))]})
	}
	return found, nil
}

// groupSize is larger than any score, so that all matches of a group come before those of the next.
const groupSize = 1000

// matchGroup is how well a job matches. 0 is best: its title has all words as they were typed. 1: title, skills,
// category and place have them. 2: its title has them with the last word as a prefix. 3: none of these.
func matchGroup(title string, words []string, skill bool) float64 {
	switch {
	case hasWords(title, whole(words)):
		return 0
	case skill:
		return 1
	case hasWords(title, words):
		return 2
	}
	return 3
}

// findRanked sorts all matches, of which there are few, by group and then by score: a word in the title counts five
// times as much as one in the text. Filters and completions of the last word are left out of the full-text query,
// because bm25 would weigh each of them by how many jobs have it.
func (s *Store) findRanked(ctx context.Context, n *search) ([]hit, error) {
	ix, err := s.index(ctx)
	if err != nil {
		return nil, err
	}
	skilled, err := s.matching(ctx, `{title skills place} : (`+all(whole(n.words))+`)`)
	if err != nil {
		return nil, err
	}
	pass, found := ix.filter(n.filter), []hit(nil)
	for scan := range s.replica.Rows(ctx, scoredMatches, n.except(scored(n.words))) {
		var h hit
		if err := scan(&h.id, &h.score); err != nil {
			return nil, err
		}
		if position, ok := slices.BinarySearch(ix.ids, h.id); ok && pass.holds(ix, position) {
			_, skill := slices.BinarySearch(skilled, h.id)
			h.score += groupSize * matchGroup(ix.titles[position], n.words, skill)
			found = append(found, h)
		}
	}
	return n.page(found)
}

// page sorts all matches by score and returns those of the page.
func (n *search) page(found []hit) ([]hit, error) {
	slices.SortFunc(found, byScore)
	from := n.offset
	if n.after != nil {
		score, err := strconv.ParseFloat(n.after.key, 64)
		if err != nil {
			return nil, fmt.Errorf("read cursor: %w", graph.ErrBadCursor)
		}
		at, exact := slices.BinarySearchFunc(found, hit{n.after.id, score}, byScore)
		if from = at; exact {
			from++
		}
	}
	return found[min(from, len(found)):min(from+n.first+1, len(found))], nil
}

// byScore puts the best first, which in bm25 is the lowest, and the newest of equals.
func byScore(a, b hit) int { return cmp.Or(cmp.Compare(a.score, b.score), cmp.Compare(b.id, a.id)) }

// fetch reads the jobs of the hits, in their order. One that was closed meanwhile is left out.
func (s *Store) fetch(ctx context.Context, found []hit) ([]*jobRow, error) {
	if len(found) == 0 {
		return nil, nil
	}
	numbers := make([]int64, len(found))
	for i, h := range found {
		numbers[i] = h.id
	}
	list, err := json.Marshal(numbers)
	if err != nil {
		return nil, err
	}
	read := make(map[int64]*jobRow, len(found))
	err = s.eachJob(ctx, s.replica, func(r *jobRow) { read[r.id] = r },
		`SELECT `+jobColumns+` FROM job WHERE active = 1 AND id `+s.replica.InInts, string(list))
	jobs := make([]*jobRow, 0, len(found))
	for _, h := range found {
		if r := read[h.id]; r != nil {
			r.score = h.score
			jobs = append(jobs, r)
		}
	}
	return jobs, err
}
