package jobs

import (
	"context"
	"database/sql"
	"encoding/json"
	"slices"

	"hire360/graph"
	"hire360/server/db"
)

// replication copies the jobs that have changed from the primary to the replica, where they are indexed too.
type replication struct{ db *db.DB }

func (r replication) copy(ctx context.Context, from, to *sql.Tx, since int64) (int, error) {
	missing, gone, err := differences(ctx, from, to, since)
	if err != nil {
		return 0, err
	}
	// All are deleted first: jobs may have exchanged a value that only one may have.
	if err := deleteJobs(ctx, to, append(gone, missing...)); err != nil {
		return 0, err
	}
	return r.copyJobs(ctx, from, to, missing)
}

// differences returns the jobs to copy and those to delete.
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

func deleteJobs(ctx context.Context, to *sql.Tx, ids []int64) error {
	for _, id := range ids {
		for _, text := range []string{unindexJob, `DELETE FROM job WHERE id = $1`} {
			if _, err := to.ExecContext(ctx, text, id); err != nil {
				return err
			}
		}
	}
	return nil
}

func (r replication) copyJobs(ctx context.Context, from, to *sql.Tx, ids []int64) (n int, err error) {
	w, err := newJobWriter(ctx, to, r.db.Replica)
	if err != nil {
		return 0, err
	}
	for some := range slices.Chunk(ids, 500) {
		list, err := json.Marshal(some)
		if err != nil {
			return n, err
		}
		copied, err := r.copySome(ctx, from, w, string(list))
		if n += copied; err != nil {
			return n, err
		}
	}
	return n, nil
}

func (r replication) copySome(ctx context.Context, from db.Querier, w *jobWriter, list string) (n int, err error) {
	text := `SELECT ` + jobColumns + `, changed FROM job WHERE id ` + r.db.Primary.InInts
	for scan := range db.Rows(ctx, from, text, list) {
		var changed int64
		j, err := scanJob(scan, r.db.Now(), &changed)
		if err != nil {
			return n, err
		}
		j.Status = graph.JobStatusClosed
		if j.active {
			j.Status = graph.JobStatusActive
		}
		if err := w.write(ctx, j.id, &j.Job, ftsRowOf(&j.Job), changed); err != nil {
			return n, err
		}
		n++
	}
	return n, nil
}
