package jobs

import (
	"context"
	"database/sql"
	"slices"

	"hire360/graph"
	"hire360/server/db"
)

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
	w, err := newJobWriter(ctx, to, s.replica)
	if err != nil {
		return 0, err
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
			if err := w.write(ctx, j.id, &j.Job, ftsRowOf(&j.Job), j.changed); err != nil {
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
