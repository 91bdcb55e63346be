package store

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
)

// ImportResult says what an import did.
type ImportResult struct {
	// Added is the number of new jobs.
	Added int
	// Updated is the number of jobs that were there and changed.
	Updated int
	// Unchanged is the number of jobs that were there just so.
	Unchanged int
}

// ImportError says what is wrong with a file of jobs. Nothing of such a file is imported.
type ImportError struct {
	// Problems are all faults of the file, by line.
	Problems []Problem
}

func (e *ImportError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "nothing was imported, the file has %d faults:", len(e.Problems))
	if len(e.Problems) == 1 {
		b.Reset()
		b.WriteString("nothing was imported, the file has a fault:")
	}
	for _, p := range e.Problems {
		b.WriteString("\n  " + p.String())
	}
	return b.String()
}

// ImportJobs reads jobs in a format, "json" or "csv", as ExportJobs writes them. A job with the id of
// a known one changes it, a job without an id is new; jobs that are not in the file stay as they are.
// All is checked first and then written at once: the error is an *ImportError when the file is at fault.
func (s *Store) ImportJobs(ctx context.Context, r io.Reader, format string) (ImportResult, error) {
	var records []*record
	var err error
	switch format {
	case "json":
		records, err = readJSON(r)
	case "csv":
		records, err = readCSV(r)
	default:
		err = fmt.Errorf("jobs are imported from json or csv, not from %q", format)
	}
	if err != nil {
		return ImportResult{}, err
	}
	if problems := checkAll(records); len(problems) > 0 {
		return ImportResult{}, &ImportError{problems}
	}
	jobs := prepare(records, s.now())
	var done ImportResult
	err = s.changeJobs(ctx, func(tx *sql.Tx, revision int64) (bool, error) {
		done, err = s.putJobs(ctx, tx, jobs, revision)
		return done.Added+done.Updated > 0, err
	})
	if err != nil {
		return ImportResult{}, fmt.Errorf("import jobs: %w", err)
	}
	return done, s.settle(ctx, s.jobs, done.Added+done.Updated)
}

// settle brings the index into its fastest form after a large change.
func (s *Store) settle(ctx context.Context, e *engine, changes int) error {
	if changes < 1000 {
		return nil
	}
	for _, text := range e.settle {
		if _, err := e.exec(ctx, text); err != nil {
			return fmt.Errorf("optimise the index: %w", err)
		}
	}
	return nil
}

func checkAll(records []*record) []Problem {
	var problems []Problem
	ids, references := map[string]int{}, map[string]int{}
	for _, r := range records {
		broken := len(r.problemsHere) > 0 // it could not be read as a whole: no more can be said of it
		if !broken {
			r.check()
		}
		for _, once := range []struct {
			seen         map[string]int
			field, value string
		}{{ids, "id", r.ID}, {references, "reference", r.Reference}} {
			if line := once.seen[once.value]; line > 0 && once.value != "" {
				r.expect(false, once.field, "a value of its own: line %d has %s too", line, once.value)
			}
			once.seen[once.value] = r.line
		}
		problems = append(problems, r.problemsHere...)
	}
	slices.SortStableFunc(problems, func(a, b Problem) int { return cmp.Compare(a.Line, b.Line) })
	return problems
}

// prepared is a record with all that can be worked out before the transaction, in which others wait.
type prepared struct {
	*record
	job *graph.Job
	indexed
}

// prepare orders new jobs by their day of posting, because their ids are given in this order.
func prepare(records []*record, now time.Time) []prepared {
	jobs := make([]prepared, len(records))
	for i, r := range records {
		j := r.job(now)
		jobs[i] = prepared{r, j, indexOf(j)}
	}
	slices.SortStableFunc(jobs, func(a, b prepared) int { return cmp.Compare(a.job.Posted, b.job.Posted) })
	return jobs
}

func (s *Store) putJobs(ctx context.Context, tx *sql.Tx, jobs []prepared, revision int64) (ImportResult, error) {
	var done ImportResult
	known, err := s.knownJobs(ctx, tx, jobs)
	if err != nil {
		return done, err
	}
	var last int64
	if err := tx.QueryRowContext(ctx, `SELECT coalesce(max(id), 1000) FROM job`).Scan(&last); err != nil {
		return done, err
	}
	for _, p := range jobs {
		last = max(last, p.number)
	}
	w, err := newJobWriter(ctx, tx, s.jobs == s.local)
	if err != nil {
		return done, err
	}
	for _, p := range jobs {
		if p.number == 0 {
			last++
			p.number, p.job.ID = last, strconv.FormatInt(last, 10)
		}
		if p.job.Reference == "" {
			p.job.Reference = "H360-" + p.job.ID
		}
		before := known[p.number]
		if before != nil && same(before, p.job) {
			done.Unchanged++
			continue
		}
		if err := referenceIsFree(ctx, tx, p); err != nil {
			return done, err
		}
		if err := w.write(ctx, p.number, p.job, p.indexed, revision); err != nil {
			return done, err
		}
		if before == nil {
			done.Added++
		} else {
			done.Updated++
		}
	}
	return done, nil
}

func (s *Store) knownJobs(ctx context.Context, tx *sql.Tx, jobs []prepared) (map[int64]*graph.Job, error) {
	numbers := []int64{}
	for _, p := range jobs {
		if p.number > 0 {
			numbers = append(numbers, p.number)
		}
	}
	list, err := json.Marshal(numbers)
	if err != nil {
		return nil, err
	}
	rows, err := tx.QueryContext(ctx, `SELECT `+jobColumns+` FROM job WHERE id `+s.jobs.numbers, string(list))
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	known := map[int64]*graph.Job{}
	for rows.Next() {
		r, err := s.scanJob(rows)
		if err != nil {
			return nil, err
		}
		known[r.id] = &r.Job
	}
	return known, rows.Err()
}

// same compares all but the moment of the change.
func same(a, b *graph.Job) bool {
	was := *a
	was.Updated = b.Updated
	return reflect.DeepEqual(&was, b)
}

func referenceIsFree(ctx context.Context, tx *sql.Tx, p prepared) error {
	var other int64
	err := tx.QueryRowContext(ctx, `SELECT id FROM job WHERE reference = $1 AND id <> $2`, p.job.Reference, p.number).Scan(&other)
	switch err {
	case nil:
		return &ImportError{[]Problem{{Line: p.line, Field: "reference",
			Expected: fmt.Sprintf("a value of its own: job %d has %s", other, p.job.Reference)}}}
	case sql.ErrNoRows:
		return nil
	default:
		return err
	}
}
