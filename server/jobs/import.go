package jobs

import (
	"bytes"
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"hire360/graph"
	"hire360/server/db"
)

// ImportResult says what an import did.
type ImportResult struct {
	// Added is the number of new jobs.
	Added int
	// Updated is the number of jobs that were there and changed.
	Updated int
	// Unchanged is the number of jobs that were there already.
	Unchanged int
}

// ImportError says what is wrong with a file of jobs. Nothing of it was imported.
type ImportError struct {
	// Problems are all faults of the file, by line.
	Problems []Problem
}

const maxProblems = 50

func (e *ImportError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "nothing was imported, the file has %s:", graph.Counted(len(e.Problems), "fault"))
	for i, p := range e.Problems {
		if i == maxProblems {
			fmt.Fprintf(&b, "\n  and %d more", len(e.Problems)-i)
			break
		}
		b.WriteString("\n  " + p.String())
	}
	return b.String()
}

// Import reads jobs in a format, "json" or "csv", as Export writes them. A job with the id of
// a known one changes it, a job without an id is new; jobs that are not in the file stay as they are.
// All are checked first and then written in one transaction. The error is an *ImportError when the file is wrong.
func (s *Store) Import(ctx context.Context, r io.Reader, format string) (ImportResult, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return ImportResult{}, fmt.Errorf("read jobs: %w", err)
	}
	isNoText := func(line []byte) bool { return !utf8.Valid(line) }
	if at := slices.IndexFunc(bytes.Split(data, []byte("\n")), isNoText); at >= 0 {
		return ImportResult{}, &ImportError{[]Problem{{Line: at + 1,
			Expected: "text in UTF-8, which spreadsheets can save: CSV UTF-8"}}}
	}
	var records []*record
	switch format {
	case "json":
		records, err = readJSON(data)
	case "csv":
		records, err = readCSV(data)
	default:
		err = fmt.Errorf("jobs can be imported from json or csv, not %q", format)
	}
	if err != nil {
		return ImportResult{}, err
	}
	if problems := checkAll(records); len(problems) > 0 {
		return ImportResult{}, &ImportError{problems}
	}
	jobs := prepare(records, s.db.Now(), s.company)
	var done ImportResult
	err = s.db.ChangeJobs(ctx, func(tx *sql.Tx, revision int64) (bool, error) {
		done, err = putJobs(ctx, s.source, tx, jobs, revision, s.db.Now())
		return done.Added+done.Updated > 0, err
	})
	if err != nil {
		return ImportResult{}, fmt.Errorf("import jobs: %w", err)
	}
	return done, s.source.Optimize(ctx, done.Added+done.Updated)
}

func checkAll(records []*record) []Problem {
	var problems []Problem
	ids, references := map[string]int{}, map[string]int{}
	for i, r := range records {
		broken := len(r.problems) > 0 // it could not be parsed: nothing more can be said about it
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
		for _, p := range r.problems {
			p.Job = fmt.Sprintf("job %d", i+1)
			if r.ID != "" {
				p.Job += " (" + r.ID + ")"
			}
			problems = append(problems, p)
		}
	}
	slices.SortStableFunc(problems, func(a, b Problem) int { return cmp.Compare(a.Line, b.Line) })
	return problems
}

// importRow is a job with everything that can be computed before the transaction, which blocks other writers.
type importRow struct {
	id   int64 // 0 for a new job
	line int   // of the file, 0 without one
	job  *graph.Job
	ftsRow
}

func rowOf(id int64, j *graph.Job, company string) importRow {
	return importRow{id: id, job: j, ftsRow: ftsRowOf(j, company)}
}

// prepare orders new jobs by their day of posting, because their ids are given in this order.
func prepare(records []*record, now time.Time, company string) []importRow {
	jobs := make([]importRow, len(records))
	for i, r := range records {
		j := r.job(now)
		if j.Employer == company { // which may get another name
			j.Employer = ""
		}
		jobs[i] = rowOf(r.number, j, company)
		jobs[i].line = r.line
	}
	slices.SortStableFunc(jobs, func(a, b importRow) int { return cmp.Compare(a.job.Posted, b.job.Posted) })
	return jobs
}

func putJobs(ctx context.Context, e *db.Engine, tx *sql.Tx, jobs []importRow, revision int64,
	now time.Time) (done ImportResult, err error) {
	known, err := knownJobs(ctx, e, tx, jobs, now)
	if err != nil {
		return done, err
	}
	var last int64
	if err := tx.QueryRowContext(ctx, `SELECT coalesce(max(id), 1000) FROM job`).Scan(&last); err != nil {
		return done, err
	}
	for _, p := range jobs {
		last = max(last, p.id)
	}
	for _, p := range jobs {
		if p.id == 0 {
			last++
			p.id, p.job.ID = last, strconv.FormatInt(last, 10)
		}
		p.job.Reference = cmp.Or(p.job.Reference, "H360-"+p.job.ID)
		before := known[p.id]
		if before != nil && same(before, p.job) {
			done.Unchanged++
			continue
		}
		if err := referenceIsFree(ctx, tx, p); err != nil {
			return done, err
		}
		if err := write(ctx, e, tx, p, revision); err != nil {
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

// knownJobs returns those of the jobs that are stored already, by id.
func knownJobs(ctx context.Context, e *db.Engine, tx *sql.Tx, jobs []importRow,
	now time.Time) (map[int64]*graph.Job, error) {
	ids := graph.Each(jobs, func(p importRow) int64 { return p.id })
	rows, err := readJobs(db.Rows(ctx, tx, selectJobs+` WHERE id `+e.InInts, db.List(ids)), now)
	known := make(map[int64]*graph.Job, len(rows))
	for _, r := range rows {
		known[r.id] = &r.Job
	}
	return known, err
}

// same compares everything but the time of the change.
func same(a, b *graph.Job) bool {
	was := *a
	was.Updated = b.Updated
	return reflect.DeepEqual(&was, b)
}

func referenceIsFree(ctx context.Context, tx *sql.Tx, p importRow) error {
	var other int64
	rows := db.Rows(ctx, tx, `SELECT id FROM job WHERE reference = $1 AND id <> $2`, p.job.Reference, p.id)
	if err := db.One(rows, &other); err != nil || other == 0 {
		return err
	}
	return &ImportError{[]Problem{{Line: p.line, Field: "reference",
		Expected: fmt.Sprintf("a value of its own: job %d has %s", other, p.job.Reference)}}}
}
