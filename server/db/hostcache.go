package db

import (
	"context"
	"time"

	"hire360/graph"
)

// HostAnswer returns the last good answer of a host that this machine stored under the key, and when it was given; nil
// when there is none.
func (d *DB) HostAnswer(ctx context.Context, key string) (body []byte, at time.Time, err error) {
	err = One(d.Replica.Rows(ctx, `SELECT body, at FROM host_answer WHERE key = $1`, key), &body, At(&at))
	return body, at, graph.Wrap(err, "read a host's last response")
}

// StoreHostAnswer stores a host's response, replacing the one before.
func (d *DB) StoreHostAnswer(ctx context.Context, key string, body []byte, at time.Time) error {
	_, err := d.Replica.Exec(ctx, `INSERT INTO host_answer (key, body, at) VALUES ($1, $2, $3)
		ON CONFLICT (key) DO UPDATE SET body = excluded.body, at = excluded.at`, key, string(body), Stamp(at))
	return graph.Wrap(err, "store a host's response")
}
