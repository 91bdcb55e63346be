package jobs

import (
	"context"
	"database/sql"
	"fmt"

	"hire360/graph"
	"hire360/server/db"
)

// indexEdition grows whenever the indexed words of a job change (words.go, synonyms.go).
const indexEdition = 7

// reindex indexes all active jobs again when an older program did it last.
func (s *Store) reindex(ctx context.Context) error {
	var edition int
	if err := s.replica.Write.QueryRowContext(ctx, `PRAGMA user_version`).Scan(&edition); err != nil {
		return fmt.Errorf("read the version of the job index: %w", s.replica.Describe(err))
	}
	if edition == indexEdition || s.db.Command {
		return nil
	}
	n := 0
	err := s.replica.Change(ctx, func(tx *sql.Tx) (err error) {
		if n, err = s.indexAll(ctx, tx); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, fmt.Sprintf(`PRAGMA user_version = %d`, indexEdition))
		return err
	})
	if err != nil {
		return fmt.Errorf("rebuild the job index: %w", err)
	}
	return s.replica.Optimize(ctx, n)
}

// indexAll empties the full-text index and fills it from the jobs, a thousand at a time.
func (s *Store) indexAll(ctx context.Context, tx *sql.Tx) (n int, err error) {
	if _, err := tx.ExecContext(ctx, `INSERT INTO job_fts (job_fts) VALUES ('delete-all')`); err != nil {
		return 0, err
	}
	w, err := newJobWriter(ctx, tx, s.replica)
	if err != nil {
		return 0, err
	}
	for last := int64(0); ; {
		some, err := readJobs(db.Rows(ctx, tx,
			selectJobs+` WHERE active = 1 AND id > $1 ORDER BY id LIMIT 1000`, last), s.db.Now())
		if err != nil || len(some) == 0 {
			return n, err
		}
		for _, r := range some {
			if err := w.toIndex(ctx, r.id, &r.Job, ftsRowOf(&r.Job)); err != nil {
				return n, err
			}
		}
		n, last = n+len(some), some[len(some)-1].id
	}
}

func (w *jobWriter) toIndex(ctx context.Context, id int64, j *graph.Job, row ftsRow) error {
	place := row.place + indexText(j.Reference)
	_, err := w.index.ExecContext(ctx, id, row.title, row.skills, place, row.text)
	return err
}
