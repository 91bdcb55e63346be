package jobs

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// Mirror makes the active jobs those of a host's list: new and changed ones are written, all others are closed. Jobs
// whose last day is over are closed whatever the list says. Ids must be whole numbers above 0, in the order of
// posting. A reference that another job has is replaced by one made of the id.
func (s *Store) Mirror(ctx context.Context, jobs []graph.Job) error {
	s.mirroring.Lock()
	defer s.mirroring.Unlock()
	rows, err := s.jobs(ctx, s.source, selectJobs)
	if err != nil {
		return fmt.Errorf("mirror jobs: %w", err)
	}
	known := make(map[int64]*graph.Job, len(rows))
	for _, r := range rows {
		known[r.id] = &r.Job
	}
	listed, err := byNumber(jobs)
	if err != nil {
		return err
	}
	var over []int64
	taken := map[string]bool{}
	for id, j := range known {
		if listed[id] == nil {
			taken[j.Reference] = true
			if j.Status == graph.JobStatusActive {
				over = append(over, id)
			}
		}
	}
	var changed []importRow
	for _, id := range slices.Sorted(maps.Keys(listed)) {
		j := *listed[id]
		if taken[j.Reference] || j.Reference == "" {
			j.Reference = "H360-" + j.ID
		}
		taken[j.Reference] = true
		j.Location.Country = graph.CountryName(j.Location.CountryCode)
		j.Updated = j.Updated.UTC().Truncate(time.Second)
		j.CloseWhenDue(s.db.Now())
		j.Employer = cmp.Or(j.Employer, s.company)
		if known[id] == nil || !same(known[id], &j) {
			changed = append(changed, rowOf(id, &j, s.company))
		}
	}
	err = s.db.ChangeJobs(ctx, func(tx *sql.Tx, revision int64) (bool, error) {
		closed, err := s.closeJobs(ctx, tx, over, db.Stamp(s.db.Now()), revision)
		for _, row := range changed {
			if err == nil {
				err = s.writeMirrored(ctx, tx, row, revision)
			}
		}
		return len(changed) > 0 || closed, err
	})
	if err != nil {
		return fmt.Errorf("mirror jobs: %w", err)
	}
	return s.source.Optimize(ctx, len(changed))
}

// byNumber maps jobs by the number that is their id. Of two jobs with the same id the first counts.
func byNumber(jobs []graph.Job) (map[int64]*graph.Job, error) {
	found := make(map[int64]*graph.Job, len(jobs))
	for i := range jobs {
		id, err := strconv.ParseInt(jobs[i].ID, 10, 64)
		if err != nil || id < 1 {
			return nil, fmt.Errorf("mirror jobs: the id %q is not a positive integer", jobs[i].ID)
		}
		if found[id] == nil {
			found[id] = &jobs[i]
		}
	}
	return found, nil
}

// closeJobs closes jobs that are active. They were changed at that moment, or, if it is "", when their last day ended,
// which scanJob adds.
func (s *Store) closeJobs(ctx context.Context, tx *sql.Tx, ids []int64, at string, revision int64) (bool, error) {
	if len(ids) == 0 {
		return false, nil
	}
	list := db.List(ids)
	if s.source.FullText {
		if _, err := tx.ExecContext(ctx, unindexJobs, list); err != nil {
			return false, err
		}
	}
	n, err := db.Exec(ctx, tx, `UPDATE job SET active = 0, changed = $2,
		updated = CASE WHEN $3 = '' THEN updated ELSE $4 END WHERE active = 1 AND id `+s.source.InInts,
		list, revision, at, at)
	return n > 0, err
}

// writeMirrored replaces a reference that another job has.
func (s *Store) writeMirrored(ctx context.Context, tx *sql.Tx, row importRow, revision int64) error {
	err := referenceIsFree(ctx, tx, row)
	if fault := new(ImportError); errors.As(err, &fault) {
		row.job.Reference, err = "H360-"+row.job.ID, nil
	}
	if err != nil {
		return err
	}
	return write(ctx, s.source, tx, row, revision)
}
