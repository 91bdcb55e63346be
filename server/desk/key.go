package desk

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

const (
	// linkLife is how long a link works, sessionLife when a session ends.
	linkLife    = 15 * time.Minute
	sessionLife = 12 * time.Hour
)

func hashed(key string) string {
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:])
}

// NewLink makes the key of a link into the desk for somebody. It works once, for 15 minutes, on all machines.
func NewLink(ctx context.Context, d *db.DB, name string) (string, error) {
	return newKey(ctx, d, "link", name, linkLife)
}

func newKey(ctx context.Context, d *db.DB, kind, name string, life time.Duration) (string, error) {
	key, now := rand.Text()+rand.Text(), d.Now()
	_, err := d.ExecPrimary(ctx, `DELETE FROM desk_key WHERE expires < $1`, db.Stamp(now))
	if err == nil {
		_, err = d.ExecPrimary(ctx, `INSERT INTO desk_key (hash, kind, name, expires) VALUES ($1, $2, $3, $4)`,
			hashed(key), kind, name, db.Stamp(now.Add(life)))
	}
	return key, graph.Wrap(err, "make a "+kind)
}

// nameOf returns the name of who has a key. The error wraps graph.ErrNotFound when nobody has.
func nameOf(ctx context.Context, d *db.DB, key, kind string) (string, error) {
	names, err := db.AskPrimary(ctx, d, func(ctx context.Context) ([]string, error) {
		return db.Column[string](d.Primary.Rows(ctx,
			`SELECT name FROM desk_key WHERE hash = $1 AND kind = $2 AND expires > $3`,
			hashed(key), kind, db.Stamp(d.Now())))
	})
	if err == nil && len(names) == 0 {
		err = graph.ErrNotFound
	}
	return strings.Join(names, ""), err
}

// use uses up a link or ends a session, which only one request can do.
func use(ctx context.Context, d *db.DB, key, kind string) (string, error) {
	name, err := nameOf(ctx, d, key, kind)
	if err != nil {
		return "", err
	}
	n, err := d.Primary.Exec(ctx, `DELETE FROM desk_key WHERE hash = $1`, hashed(key))
	if err == nil && n == 0 {
		err = graph.ErrNotFound
	}
	return name, err
}
