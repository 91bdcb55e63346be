package jobs

import (
	"context"
	"encoding/base64"
	"fmt"
	"hash/crc32"
	"slices"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
)

// Jobs returns one page of the active jobs that match.
func (s *Store) Jobs(ctx context.Context, q graph.JobQuery) (*graph.JobConnection, error) {
	asOf := s.db.Now().UTC().Truncate(time.Second)
	n, err := s.newSearch(ctx, q)
	if err != nil {
		return nil, fmt.Errorf("search jobs: %w", err)
	}
	// One job more than the page holds, to know whether more follow.
	hits, err := s.find(ctx, n)
	if err != nil {
		return nil, fmt.Errorf("search jobs: %w", err)
	}
	jobs, err := s.fetch(ctx, hits[:min(len(hits), n.first)])
	if err != nil {
		return nil, fmt.Errorf("search jobs: %w", err)
	}
	c := &graph.JobConnection{Query: q, CorrectedQuery: graph.OrNil(n.corrected), AsOf: asOf,
		Nodes: jobsOf(jobs), Edges: make([]graph.JobEdge, len(jobs))}
	for i, r := range jobs {
		c.Edges[i] = graph.JobEdge{Node: r.Job, Cursor: r.at.encode(n.asked())}
		if n.order == ranked && r.at.tier() == anywhere {
			c.InDescription++
		}
	}
	if k := len(jobs); k > 0 {
		c.PageInfo.StartCursor, c.PageInfo.EndCursor = &c.Edges[0].Cursor, &c.Edges[k-1].Cursor
	}
	c.PageInfo.HasNextPage = len(hits) > n.first
	c.PageInfo.HasPreviousPage = n.after != nil || n.offset > 0
	if len(hits) == 0 && c.PageInfo.HasPreviousPage { // after the end: there are pages before only if there are matches
		count, err := s.CountJobs(ctx, q)
		if err != nil {
			return nil, err
		}
		c.PageInfo.HasPreviousPage = count > 0
	}
	return c, nil
}

// search is a query after its words were read and its order was chosen.
type search struct {
	textQuery
	filter graph.JobFilter
	order  order
	after  *cursor
	offset int
	first  int
}

// asked is what binds a position to its search.
func (q *textQuery) asked() []string { return slices.Concat(q.words, q.without) }

func (s *Store) newSearch(ctx context.Context, q graph.JobQuery) (*search, error) {
	text, err := s.readText(ctx, q.Words)
	if err != nil {
		return nil, err
	}
	first := max(q.First, 0)
	n := &search{textQuery: text, filter: q.Filter, first: first, offset: max(q.Page-1, 0) * first, order: newest}
	if o, ok := orders[q.Sort]; ok && (o != ranked || len(n.words) > 0) {
		n.order = o
	}
	if q.After == "" {
		return n, nil
	}
	after, err := decodeCursor(q.After, n.asked(), n.order)
	n.after, n.offset = &after, 0
	return n, err
}

// CountJobs returns how many active jobs match.
func (s *Store) CountJobs(ctx context.Context, q graph.JobQuery) (n int, err error) {
	ix, matches, err := s.matches(ctx, q.Words)
	if err != nil {
		return 0, fmt.Errorf("count jobs: %w", err)
	}
	pass := ix.filter(q.Filter)
	for i := range matches {
		if pass.holds(ix, i) {
			n++
		}
	}
	return n, nil
}

// order is how a list of jobs is sorted. It is the first letter of a cursor.
type order byte

const (
	newest  order = 'n' // id, falling
	closing order = 'c' // last day, then newest
	byTitle order = 't' // title, then newest
	byPay   order = 'p' // pay for a year, then newest
	ranked  order = 'r' // tier, then newest
)

var orders = map[graph.JobSort]order{graph.JobSortClosing: closing, graph.JobSortTitle: byTitle,
	graph.JobSortPay: byPay, graph.JobSortRelevance: ranked}

// cursor is the position of a job in an order: its sort key, which is the tier if it is ranked, and its id.
type cursor struct {
	order order
	key   string
	id    int64
}

const cursorEdition = "3"

// encode writes the cursor. The checksum detects a cursor that was cut or mistyped; it protects nothing,
// because a position is not secret.
func (c cursor) encode(words []string) string {
	text := strings.Join([]string{cursorEdition + string(c.order), c.key, strconv.FormatInt(c.id, 10)}, "\x00")
	sum := c.sum(text, words)
	return base64.RawURLEncoding.EncodeToString([]byte(text + "\x00" + strconv.FormatUint(uint64(sum), 36)))
}

// sum binds a ranked position to its words: a tier is meaningless for other words.
func (c cursor) sum(text string, words []string) uint32 {
	if c.order == ranked {
		text += "\x00" + strings.ReplaceAll(strings.Join(words, " "), prefixMark, "")
	}
	return crc32.ChecksumIEEE([]byte(text))
}

// decodeCursor reads a cursor made for an order and, if it is ranked, for the same words.
func decodeCursor(text string, words []string, o order) (cursor, error) {
	bad := fmt.Errorf("read cursor: %w", graph.ErrBadCursor)
	raw, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(text) > 2000 {
		return cursor{}, bad
	}
	parts := strings.Split(string(raw), "\x00")
	if len(parts) != 4 || len(parts[0]) != 2 || parts[0][:1] != cursorEdition {
		return cursor{}, bad
	}
	c := cursor{order: order(parts[0][1]), key: parts[1]}
	c.id, err = strconv.ParseInt(parts[2], 10, 64)
	if err != nil || c.order != o || c.encode(words) != text || o == ranked && c.tier() == noMatch {
		return cursor{}, bad
	}
	return c, nil
}

// tier is that of a ranked position.
func (c cursor) tier() tier {
	n, err := strconv.ParseUint(c.key, 10, 8)
	if err != nil || tier(n) > anywhere {
		return noMatch
	}
	return tier(n)
}
