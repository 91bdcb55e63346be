package store

import (
	"context"
	"database/sql"
	"fmt"

	"hire360/graph"
)

// indexEdition grows whenever the words that are indexed of a job change (words.go, synonyms.go).
const indexEdition = 3

// reindex indexes all active jobs again when an older program did it.
func (s *Store) reindex(ctx context.Context) error {
	var edition int
	if err := s.local.write.QueryRowContext(ctx, `PRAGMA user_version`).Scan(&edition); err != nil {
		return fmt.Errorf("read the edition of the job index: %w", s.local.explain(err))
	}
	if edition == indexEdition || s.shared {
		return nil
	}
	n := 0
	err := s.local.change(ctx, func(tx *sql.Tx) (err error) {
		if n, err = s.indexAll(ctx, tx); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, fmt.Sprintf(`PRAGMA user_version = %d`, indexEdition))
		return err
	})
	if err != nil {
		return fmt.Errorf("index the jobs again: %w", err)
	}
	return s.settle(ctx, s.local, n)
}

// indexAll empties the index and fills it from the jobs, a thousand at a time.
func (s *Store) indexAll(ctx context.Context, tx *sql.Tx) (n int, err error) {
	if _, err := tx.ExecContext(ctx, `INSERT INTO job_fts (job_fts) VALUES ('delete-all')`); err != nil {
		return 0, err
	}
	w, err := newJobWriter(ctx, tx, true)
	if err != nil {
		return 0, err
	}
	for last := int64(0); ; {
		var some []*jobRow
		rows, err := tx.QueryContext(ctx, `SELECT `+jobColumns+` FROM job WHERE active = 1 AND id > $1 ORDER BY id LIMIT 1000`, last)
		if err != nil {
			return n, err
		}
		for rows.Next() {
			r, err := s.scanJob(rows)
			if err != nil {
				_ = rows.Close()
				return n, err
			}
			some = append(some, r)
		}
		if err := rows.Err(); err != nil || len(some) == 0 {
			return n, err
		}
		for _, r := range some {
			if err := w.toIndex(ctx, r.id, &r.Job, indexOf(&r.Job)); err != nil {
				return n, err
			}
		}
		n, last = n+len(some), some[len(some)-1].id
	}
}

// toIndex puts a job into the full-text index.
func (w *jobWriter) toIndex(ctx context.Context, id int64, j *graph.Job, in indexed) error {
	_, err := w.index.ExecContext(ctx, id, in.title, in.skills, in.place+indexText(j.Reference), in.text, in.facets)
	return err
}
