package jobs

import (
	"context"
	"database/sql"
	"fmt"
	"slices"

	"hire360/graph"
	"hire360/server/db"
)

// indexEdition grows whenever the indexed words of a job change (words.go, words.yaml).
const indexEdition = 10

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
	for last := int64(0); ; {
		some, err := readJobs(db.Rows(ctx, tx,
			selectJobs+` WHERE active = 1 AND id > $1 ORDER BY id LIMIT 1000`, last), s.db.Now())
		if err != nil || len(some) == 0 {
			return n, err
		}
		for _, r := range some {
			if err := rowOf(r.id, &r.Job, s.company).index(ctx, tx); err != nil {
				return n, err
			}
		}
		n, last = n+len(some), some[len(some)-1].id
	}
}

// copyJobs copies the jobs that have changed from the primary to the replica, where they are indexed too.
func (s *Store) copyJobs(ctx context.Context, from, to *sql.Tx, since int64) (int, error) {
	missing, gone, err := differences(ctx, from, to, since)
	if err != nil {
		return 0, err
	}
	// All are deleted first: jobs may have exchanged a value that only one may have.
	list := db.List(slices.Concat(gone, missing))
	for _, text := range []string{unindexJobs, `DELETE FROM job WHERE id ` + s.replica.InInts} {
		if _, err := to.ExecContext(ctx, text, list); err != nil {
			return 0, err
		}
	}
	for some := range slices.Chunk(missing, 500) {
		text := selectJobs + ` WHERE id ` + s.db.Primary.InInts
		jobs, err := readJobs(db.Rows(ctx, from, text, db.List(some)), s.db.Now())
		if err != nil {
			return 0, err
		}
		for _, j := range jobs {
			j.Status = graph.JobStatusClosed
			if j.active {
				j.Status = graph.JobStatusActive
			}
			if err := write(ctx, s.replica, to, rowOf(j.id, &j.Job, s.company), j.changed); err != nil {
				return 0, err
			}
		}
	}
	return len(missing), nil
}

func differences(ctx context.Context, from, to db.Querier, since int64) (missing, gone []int64, err error) {
	changed, err := changesOf(ctx, from, since)
	if err != nil {
		return nil, nil, err
	}
	known := map[int64]int64{}
	if since == db.CompareAll {
		if known, err = changesOf(ctx, to, since); err != nil {
			return nil, nil, err
		}
	}
	for id, revision := range changed {
		if was, ok := known[id]; !ok || was != revision {
			missing = append(missing, id)
		}
	}
	for id := range known {
		if _, ok := changed[id]; !ok {
			gone = append(gone, id)
		}
	}
	slices.Sort(missing)
	return missing, gone, nil
}

// changesOf returns the revision of each job that changed after one.
func changesOf(ctx context.Context, q db.Querier, since int64) (map[int64]int64, error) {
	all := map[int64]int64{}
	for scan := range db.Rows(ctx, q, `SELECT id, changed FROM job WHERE changed > $1`, since) {
		var id, changed int64
		if err := scan(&id, &changed); err != nil {
			return nil, err
		}
		all[id] = changed
	}
	return all, nil
}
