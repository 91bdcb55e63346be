package store

import (
	"encoding/base64"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"

	"hire360/graph"
)

// order is how a list of jobs is sorted. It is the first letter of a cursor.
type order byte

const (
	newest  order = 'n' // id, falling
	closing order = 'c' // last day, then newest
	byTitle order = 't' // title, then newest
	ranked  order = 'r' // score, then newest
	tiered  order = 'b' // matches of whole words in the title, of a beginning there, then the others, each newest first
)

// place is where a job stands in an order: its sort key and its id.
type place struct {
	order order
	key   string
	id    int64
}

const cursorEdition = "1"

// cursor writes a place. The checksum tells a cursor that was cut or mistyped from a good one; it
// protects nothing, because a place is no secret.
func (p place) cursor(words []string) string {
	text := strings.Join([]string{cursorEdition + string(p.order), p.key, strconv.FormatInt(p.id, 10)}, "\x00")
	sum := p.sum(text, words)
	return base64.RawURLEncoding.EncodeToString([]byte(text + "\x00" + strconv.FormatUint(uint64(sum), 36)))
}

// sum binds ranked places to their words: a score among other words means nothing.
func (p place) sum(text string, words []string) uint32 {
	if p.order == ranked || p.order == tiered {
		text += "\x00" + strings.TrimSuffix(strings.Join(words, " "), goesOn)
	}
	return crc32.ChecksumIEEE([]byte(text))
}

// readCursor reads a cursor made for one of the orders and, if they are ranked, the same words.
func readCursor(cursor string, words []string, orders ...order) (place, error) {
	bad := fmt.Errorf("read cursor: %w", graph.ErrBadCursor)
	raw, err := base64.RawURLEncoding.Strict().DecodeString(cursor)
	if err != nil || len(cursor) > 2000 {
		return place{}, bad
	}
	parts := strings.Split(string(raw), "\x00")
	if len(parts) != 4 || len(parts[0]) != 2 || parts[0][:1] != cursorEdition {
		return place{}, bad
	}
	p := place{order: order(parts[0][1]), key: parts[1]}
	p.id, err = strconv.ParseInt(parts[2], 10, 64)
	if err != nil || !strings.ContainsRune(string(orders), rune(p.order)) || p.cursor(words) != cursor {
		return place{}, bad
	}
	return p, nil
}

// placeOf is where a job stands in the search's order.
func (n *search) placeOf(r *jobRow) place {
	p := place{order: n.order, id: r.id}
	switch n.order {
	case closing:
		p.key = r.closes
	case byTitle:
		p.key = r.titleKey
	case ranked, tiered:
		p.key = strconv.FormatFloat(r.score, 'g', -1, 64)
	}
	return p
}
