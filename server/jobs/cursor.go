package jobs

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
	byPay   order = 'p' // pay for a year, then newest
	ranked  order = 'r' // tier, then newest
)

// cursor is the position of a job in an order: its sort key and its id.
type cursor struct {
	order order
	key   string
	id    int64
}

const cursorEdition = "2"

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

// cursorOf is the position of a job in the search's order.
func (n *search) cursorOf(r *jobRow) cursor {
	c := cursor{order: n.order, id: r.id, key: r.hit.key}
	if n.order == ranked {
		c.key = strconv.Itoa(int(r.hit.tier))
	}
	return c
}
