package store

import (
	"context"
	"fmt"
	"math"
	"strconv"

	"hire360/graph"
)

// list reads one job more than the page holds, to know whether more follow.
func (s *Store) list(ctx context.Context, n *search) ([]*jobRow, error) {
	switch {
	case n.order == tiered:
		return s.listTiers(ctx, n)
	case n.order == ranked:
		return s.listRanked(ctx, n)
	case n.match == "" || n.order != newest:
		return s.listSorted(ctx, n)
	default:
		return s.listMatches(ctx, n.match, n.before(), n.offset, n.first+1)
	}
}

// before is the id below which a list in the order of ids goes on.
func (n *search) before() int64 {
	if n.after == nil {
		return math.MaxInt64
	}
	return n.after.id
}

// listMatches reads matches in the order of their ids, which the index has already: it stops after
// the last one wanted, however many there are.
func (s *Store) listMatches(ctx context.Context, match string, before int64, offset, most int) ([]*jobRow, error) {
	return s.rows(ctx, false, `
		SELECT `+jobColumns+` FROM (
			SELECT rowid AS id FROM job_fts WHERE job_fts MATCH $1 AND rowid < $2 ORDER BY rowid DESC LIMIT $3 OFFSET $4
		) AS hit JOIN job ON job.id = hit.id ORDER BY hit.id DESC`, match, before, most, offset)
}

// listSorted reads in the order of a column, by filters on columns or by a full-text query.
func (s *Store) listSorted(ctx context.Context, n *search) ([]*jobRow, error) {
	q := new(sqlText)
	q.add(`SELECT `, jobColumns, ` FROM job WHERE job.active = 1`)
	if n.match == "" {
		if err := n.where(q); err != nil {
			return nil, err
		}
	} else {
		q.add(` AND job.id IN (SELECT rowid FROM job_fts WHERE job_fts MATCH `).arg(n.match).add(`)`)
	}
	column := map[order]string{closing: "job.closes", byTitle: "job.title_key"}[n.order]
	switch {
	case n.after != nil && column != "":
		// Written so that the index on the column is entered at the cursor and read in order.
		q.add(` AND `, column, ` >= `).arg(n.after.key)
		q.add(` AND (`, column, ` > `).arg(n.after.key).add(` OR job.id < `).arg(n.after.id).add(`)`)
	case n.after != nil:
		q.add(` AND job.id < `).arg(n.after.id)
	}
	q.add(` ORDER BY `)
	if column != "" {
		q.add(column, `, `)
	}
	q.add(`job.id DESC LIMIT `).arg(n.first + 1).add(` OFFSET `).arg(n.offset)
	return s.rows(ctx, false, q.String(), q.args...)
}

// listRanked reads by score: words in the title count five times as much as words in the text.
func (s *Store) listRanked(ctx context.Context, n *search) ([]*jobRow, error) {
	q := new(sqlText)
	q.add(`WITH hit AS MATERIALIZED (
		SELECT rowid AS id, bm25(job_fts, 5.0, 3.0, 2.0, 1.0, 0.0) AS score FROM job_fts WHERE job_fts MATCH `).arg(n.match).add(`
	) SELECT `, jobColumns, `, page.score FROM (SELECT id, score FROM hit`)
	if n.after != nil {
		score, err := strconv.ParseFloat(n.after.key, 64)
		if err != nil {
			return nil, fmt.Errorf("read cursor: %w", graph.ErrBadCursor)
		}
		q.add(` WHERE score > `).arg(score).add(` OR (score = `).arg(score).add(` AND id < `).arg(n.after.id).add(`)`)
	}
	q.add(` ORDER BY score, id DESC LIMIT `).arg(n.first + 1).add(` OFFSET `).arg(n.offset)
	q.add(`) AS page JOIN job ON job.id = page.id ORDER BY page.score, page.id DESC`)
	return s.rows(ctx, true, q.String(), q.args...)
}

// listTiers reads matches in the title, newest first, and after them all others.
func (s *Store) listTiers(ctx context.Context, n *search) ([]*jobRow, error) {
	titles := inTitle(n.words)
	tiers := [...]string{"(" + n.match + ") AND " + titles, "(" + n.match + ") NOT " + titles}
	from, before, skip := 0, n.before(), n.offset
	if n.after != nil && n.after.key == "1" {
		from = 1
	}
	var out []*jobRow
	for tier := from; tier < len(tiers) && len(out) <= n.first; tier++ {
		rows, err := s.listMatches(ctx, tiers[tier], before, skip, n.first+1-len(out))
		if err != nil {
			return nil, err
		}
		for _, r := range rows {
			r.score = float64(tier)
		}
		out = append(out, rows...)
		if skip > 0 && len(rows) == 0 { // the page begins in the next tier
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
	return out, nil
}

// rows reads jobs, with their scores when the query selects them last.
func (s *Store) rows(ctx context.Context, scored bool, text string, args ...any) ([]*jobRow, error) {
	rows, err := s.query(ctx, text, args...)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var out []*jobRow
	for rows.Next() {
		var score float64
		var more []any
		if scored {
			more = []any{&score}
		}
		r, err := s.scanJob(rows, more...)
		if err != nil {
			return nil, err
		}
		r.score = score
		out = append(out, r)
	}
	return out, s.d.explain(rows.Err(), s.dir)
}
