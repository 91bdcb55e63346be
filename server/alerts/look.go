package alerts

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// see numbers the active jobs that no machine had seen, and returns the number of the last round.
func (s *Store) see(ctx context.Context) (round int64, err error) {
	s.seeing.Lock()
	defer s.seeing.Unlock()
	revision := s.jobs.Revision()
	if s.seen == nil || revision != s.revision {
		active, err := s.jobs.ActiveIDs(ctx)
		if err != nil {
			return 0, err
		}
		fresh := slices.DeleteFunc(slices.Clone(active), func(id int64) bool {
			_, known := slices.BinarySearch(s.seen, id)
			return known
		})
		if len(fresh) > 0 {
			at := db.Stamp(s.db.Now())
			err := s.db.ChangePrimary(ctx, func(tx *sql.Tx) error { return number(ctx, tx, fresh, at) })
			if err != nil {
				return 0, err
			}
		}
		s.seen, s.revision = active, revision
	}
	err = s.db.WithPrimary(ctx, func(ctx context.Context) error {
		return s.primary.Read.QueryRowContext(ctx, `SELECT round FROM job_seen WHERE id = 0`).Scan(&round)
	})
	return round, err
}

// number gives the jobs that have none the number of a new round. Rounds end in their order: each waits for the one
// before in its first statement.
func number(ctx context.Context, tx *sql.Tx, ids []int64, at string) error {
	var round int64
	err := tx.QueryRowContext(ctx, `UPDATE job_seen SET round = round + 1 WHERE id = 0 RETURNING round`).Scan(&round)
	if err != nil {
		return err
	}
	for some := range slices.Chunk(ids, 500) {
		rows := graph.Each(some, func(id int64) string { return "(" + strconv.FormatInt(id, 10) + ", $1, $2)" })
		_, err := tx.ExecContext(ctx, `INSERT INTO job_seen (id, round, at) VALUES `+strings.Join(rows, ", ")+
			` ON CONFLICT (id) DO NOTHING`, round, at)
		if err != nil {
			return err
		}
	}
	return nil
}

// alert is one that is due.
type alert struct {
	id, told int64
	path     string
	days     int
	due      time.Time
	jobs     []int64 // the new ones, the newest first
}

// Look finds the new jobs of the alerts that are due and queues their mails. An alert whose last mail still waits is
// not due. One that is due later than its next mail could be was written by a clock that has since been put back.
func (s *Store) Look(ctx context.Context) error {
	for {
		n, err := s.lookFor(ctx)
		if err != nil {
			return fmt.Errorf("look for new jobs: %w", err)
		}
		if n < batch {
			return nil
		}
	}
}

const (
	// batch is how many alerts are looked for at once.
	batch = 10_000
	// written is how many are changed in one transaction, so that others need not wait long for the database.
	written = 1000
)

func (s *Store) lookFor(ctx context.Context) (int, error) {
	now := s.db.Now()
	due, err := s.due(ctx, now)
	if err != nil || len(due) == 0 {
		return 0, err
	}
	round, err := s.see(ctx)
	if err != nil {
		return 0, err
	}
	if round, err = s.newJobs(ctx, due, round); err != nil {
		return 0, err
	}
	for some := range slices.Chunk(due, written) {
		err := s.db.ChangePrimary(ctx, func(tx *sql.Tx) error { return queue(ctx, tx, some, round, now) })
		if err != nil {
			return 0, err
		}
		s.notify()
	}
	return len(due), nil
}

// queue writes down up to which round the alerts were told, and the mails of those with new jobs. What an alert was
// told before makes sure that only one machine queues a mail, and its path that its search is still the same.
func queue(ctx context.Context, tx *sql.Tx, due []alert, round int64, now time.Time) error {
	change, err := tx.PrepareContext(ctx, `UPDATE job_alert
		SET told = $1, due = $2, mail = $3, next_at = $4, attempts = 0, last_error = ''
		WHERE id = $5 AND told = $6 AND path = $7 AND mail = '' AND confirmed <> ''`)
	if err != nil {
		return err
	}
	defer func() { _ = change.Close() }()
	for _, a := range due {
		mail := ""
		if len(a.jobs) > 0 {
			mail = db.List(a.jobs)
		}
		_, err := change.ExecContext(ctx,
			max(round, a.told), db.Stamp(a.next(now)), mail, db.Stamp(now), a.id, a.told, a.path)
		if err != nil {
			return err
		}
	}
	return nil
}

// next is when the alert is due again: at the same time of the day, as long as clocks are not changed.
func (a alert) next(now time.Time) time.Time {
	if a.due.After(now) {
		return after(now, a.days)
	}
	periods := int(now.Sub(a.due).Hours())/(24*a.days) + 1
	return after(a.due, periods*a.days)
}

func (s *Store) due(ctx context.Context, now time.Time) ([]alert, error) {
	return db.AskPrimary(ctx, s.db, func(ctx context.Context) ([]alert, error) {
		return db.All(s.primary.Rows(ctx, `SELECT id, told, path, days, due FROM job_alert
			WHERE confirmed <> '' AND mail = ''
				AND (due <= $1 OR due > $2 OR days = 1 AND due > $3)
			ORDER BY due LIMIT `+strconv.Itoa(batch),
			db.Stamp(now), db.Stamp(after(now, 7).Add(time.Minute)), db.Stamp(after(now, 1).Add(time.Minute))),
			func(a *alert) []any { return []any{&a.id, &a.told, &a.path, &a.days, db.At(&a.due)} })
	})
}

// catchUp is how long a machine may take to get the jobs that another one has. A job that it still lacks then was gone
// before it looked.
const catchUp = time.Hour

// seenJob is a job with the number of its round, and when it was seen first.
type seenJob struct {
	id, round int64
	at        time.Time
}

// newJobs finds the jobs of each alert that its address was not told about, and returns the round up to which they were
// looked for: one before the jobs that this machine does not have yet. Alerts of the same search are looked for once.
func (s *Store) newJobs(ctx context.Context, due []alert, round int64) (int64, error) {
	oldest := slices.MinFunc(due, func(a, b alert) int { return cmp.Compare(a.told, b.told) }).told
	numbered, err := db.AskPrimary(ctx, s.db, func(ctx context.Context) ([]seenJob, error) {
		return db.All(s.primary.Rows(ctx, `SELECT id, round, at FROM job_seen
			WHERE round > $1 AND round <= $2 AND id > 0 ORDER BY id`, oldest, round),
			func(j *seenJob) []any { return []any{&j.id, &j.round, db.At(&j.at)} })
	})
	if err != nil || len(numbered) == 0 {
		return round, err
	}
	known := map[int64]seenJob{}
	for _, j := range numbered {
		known[j.id] = j
	}
	var queries []graph.JobQuery
	position := map[string]int{}
	for _, a := range due {
		if _, known := position[a.path]; known {
			continue
		}
		q, err := s.queryAt(ctx, a.path)
		if err != nil {
			return 0, err
		}
		position[a.path], queries = len(queries), append(queries, q)
	}
	among := graph.Each(numbered, func(j seenJob) int64 { return j.id })
	found, unknown, err := s.jobs.Matching(ctx, queries, among)
	if err != nil {
		return 0, err
	}
	for _, id := range unknown {
		if s.db.Now().Sub(known[id].at).Abs() < catchUp {
			round = min(round, known[id].round-1)
		}
	}
	for i, a := range due {
		for _, id := range found[position[a.path]] {
			if n := known[id].round; n > a.told && n <= round {
				due[i].jobs = append(due[i].jobs, id)
			}
		}
	}
	return round, nil
}
