package store

import (
	"context"
	"fmt"
	"time"
)

// HostAnswer returns the last good answer of a host that was kept under the key, and when it was given;
// nil when there is none.
func (s *Store) HostAnswer(ctx context.Context, key string) (body []byte, at time.Time, err error) {
	rows, err := s.local.query(ctx, `SELECT body, at FROM host_answer WHERE key = $1`, key)
	if err != nil {
		return nil, at, fmt.Errorf("read a kept answer: %w", err)
	}
	defer func() { _ = rows.Close() }()
	var text, when string
	for rows.Next() {
		if err := rows.Scan(&text, &when); err != nil {
			return nil, at, fmt.Errorf("read a kept answer: %w", err)
		}
		body, at = []byte(text), moment(when)
	}
	return body, at, rows.Err()
}

// KeepHostAnswer keeps an answer in the place of the one before.
func (s *Store) KeepHostAnswer(ctx context.Context, key string, body []byte, at time.Time) error {
	_, err := s.local.exec(ctx, `INSERT INTO host_answer (key, body, at) VALUES ($1, $2, $3)
		ON CONFLICT (key) DO UPDATE SET body = excluded.body, at = excluded.at`, key, string(body), stamp(at))
	if err != nil {
		return fmt.Errorf("keep an answer: %w", err)
	}
	return nil
}
