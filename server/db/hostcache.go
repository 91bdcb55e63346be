package db

import (
	"context"
	"fmt"
	"time"
)

// HostAnswer returns the last good answer of a host that this machine stored under the key, and when it was given; nil
// when there is none.
func (d *DB) HostAnswer(ctx context.Context, key string) (body []byte, at time.Time, err error) {
	rows, err := d.replica.Query(ctx, `SELECT body, at FROM host_answer WHERE key = $1`, key)
	if err != nil {
		return nil, at, fmt.Errorf("read a host's last answer: %w", err)
	}
	defer func() { _ = rows.Close() }()
	var text, when string
	for rows.Next() {
		if err := rows.Scan(&text, &when); err != nil {
			return nil, at, fmt.Errorf("read a host's last answer: %w", err)
		}
		body, at = []byte(text), Moment(when)
	}
	return body, at, rows.Err()
}

// KeepHostAnswer keeps a host's answer, replacing the one before.
func (d *DB) KeepHostAnswer(ctx context.Context, key string, body []byte, at time.Time) error {
	_, err := d.replica.Exec(ctx, `INSERT INTO host_answer (key, body, at) VALUES ($1, $2, $3)
		ON CONFLICT (key) DO UPDATE SET body = excluded.body, at = excluded.at`, key, string(body), Stamp(at))
	if err != nil {
		return fmt.Errorf("store a host's answer: %w", err)
	}
	return nil
}
