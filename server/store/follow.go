package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"slices"

	"hire360/graph"
)

// follow brings this machine's copy of the jobs and site pages up to what all machines share. Every search
// and every page is answered from the copy: it costs the shared database one small query a second, and the
// site goes on when that is away.
func (s *Store) follow(ctx context.Context) error {
	if s.jobs == s.local || s.shared {
		return nil
	}
	s.following.Lock()
	defer s.following.Unlock()
	ours, err := readRevisions(ctx, s.local.read)
	if err != nil {
		return fmt.Errorf("read revisions: %w", s.local.explain(err))
	}
	var theirs revisions
	err = s.onMain(ctx, func(ctx context.Context) (err error) {
		theirs, err = readRevisions(ctx, s.main.read)
		return err
	})
	if err != nil {
		return fmt.Errorf("read the shared revisions: %w", s.main.explain(err))
	}
	if ours == theirs && s.compared {
		return nil
	}
	changes, err := s.copyFrom(ctx, ours)
	if err != nil {
		return fmt.Errorf("copy the jobs: %w", err)
	}
	s.compared = true
	return s.settle(ctx, s.local, changes)
}

// copyFrom copies what has changed since a revision, in one transaction on each side, and returns the number of jobs.
func (s *Store) copyFrom(ctx context.Context, ours revisions) (changes int, err error) {
	from, err := s.main.read.BeginTx(ctx, &s.main.snapshot)
	if err != nil {
		return 0, s.main.explain(err)
	}
	defer func() { _ = from.Rollback() }()
	theirs, err := readRevisions(ctx, from)
	if err != nil {
		return 0, s.main.explain(err)
	}
	err = s.local.change(ctx, func(to *sql.Tx) error {
		missing, gone, err := s.differences(ctx, from, to, ours, theirs)
		if err != nil {
			return err
		}
		// Out first, then in: jobs may have exchanged what only one may have.
		if err := dropJobs(ctx, to, append(gone, missing...)); err != nil {
			return err
		}
		if changes, err = s.copyJobs(ctx, from, to, missing); err != nil {
			return err
		}
		if theirs.pages != ours.pages || !s.compared {
			if err := copyPages(ctx, from, to); err != nil {
				return err
			}
		}
		for name, n := range map[string]int64{jobsRevision: theirs.jobs, pagesRevision: theirs.pages} {
			if _, err := to.ExecContext(ctx, `UPDATE revision SET n = $1 WHERE name = $2`, n, name); err != nil {
				return err
			}
		}
		return nil
	})
	return changes, err
}

// differences returns the jobs to copy and those to drop: what has changed since our revision, or at the start
// and after the shared database was put back to an earlier state, whatever differs.
func (s *Store) differences(ctx context.Context, from, to queries, ours, theirs revisions) (missing, gone []int64, err error) {
	since := int64(-1)
	if s.compared && theirs.jobs >= ours.jobs {
		since = ours.jobs
	}
	changed, err := changesOf(ctx, from, since)
	if err != nil {
		return nil, nil, s.main.explain(err)
	}
	known := map[int64]int64{}
	if since < 0 {
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
func changesOf(ctx context.Context, q queries, since int64) (map[int64]int64, error) {
	rows, err := q.QueryContext(ctx, `SELECT id, changed FROM job WHERE changed > $1`, since)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	all := map[int64]int64{}
	for rows.Next() {
		var id, changed int64
		if err := rows.Scan(&id, &changed); err != nil {
			return nil, err
		}
		all[id] = changed
	}
	return all, rows.Err()
}

func dropJobs(ctx context.Context, to *sql.Tx, ids []int64) error {
	for _, id := range ids {
		for _, text := range []string{unindexJob, `DELETE FROM job WHERE id = $1`} {
			if _, err := to.ExecContext(ctx, text, id); err != nil {
				return err
			}
		}
	}
	return nil
}

func (s *Store) copyJobs(ctx context.Context, from, to *sql.Tx, ids []int64) (n int, err error) {
	w, err := newJobWriter(ctx, to, true)
	if err != nil {
		return 0, err
	}
	for some := range slices.Chunk(ids, 500) {
		list, err := json.Marshal(some)
		if err != nil {
			return n, err
		}
		copied, err := s.copySome(ctx, from, w, string(list))
		if n += copied; err != nil {
			return n, err
		}
	}
	return n, nil
}

func (s *Store) copySome(ctx context.Context, from queries, w *jobWriter, list string) (n int, err error) {
	rows, err := from.QueryContext(ctx, `SELECT `+jobColumns+`, changed FROM job WHERE id `+s.main.numbers, list)
	if err != nil {
		return 0, s.main.explain(err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var changed int64
		r, err := s.scanJob(rows, &changed)
		if err != nil {
			return n, err
		}
		r.Status = graph.JobStatusClosed
		if r.active {
			r.Status = graph.JobStatusActive
		}
		if err := w.write(ctx, r.id, &r.Job, indexOf(&r.Job), changed); err != nil {
			return n, err
		}
		n++
	}
	return n, s.main.explain(rows.Err())
}

// copyPages replaces the site pages, of which there are few.
func copyPages(ctx context.Context, from queries, to *sql.Tx) error {
	rows, err := from.QueryContext(ctx, `SELECT id, path, title, text, updated FROM site_page`)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }()
	if _, err := to.ExecContext(ctx, `DELETE FROM site_page`); err != nil {
		return err
	}
	for rows.Next() {
		var id, path, title, text, updated string
		if err := rows.Scan(&id, &path, &title, &text, &updated); err != nil {
			return err
		}
		if _, err := to.ExecContext(ctx, `INSERT INTO site_page (id, path, title, text, updated) VALUES ($1, $2, $3, $4, $5)`, id, path, title, text, updated); err != nil {
			return err
		}
	}
	return rows.Err()
}
