package jobs

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// columnNames are the columns of a job, in the order of scanJob and jobWriter.write.
var columnNames = []string{"id", "active", "slug", "title", "title_key", "reference", "summary", "text", "city",
	"region", "country", "postal_code", "workplace", "type", "category", "experience", "skills", "hours", "shift",
	"salary_from", "salary_to", "salary_currency", "salary_period", "posted", "closes", "updated", "employer",
	"questions", "host_id", "sample", "changed"}

var jobColumns = "job." + strings.Join(columnNames, ", job.")

var selectJobs = "SELECT " + jobColumns + " FROM job"

// neverCloses is the last day of a job that has none, so that such jobs sort last in every engine.
const neverCloses = "9999-12-31"

type jobRow struct {
	graph.Job
	id       int64
	active   bool // as stored; Status is also closed when the last day has ended
	titleKey string
	closes   string
	changed  int64  // the revision of the last change
	at       cursor // in a search
}

// readJobs reads the rows of a query of jobColumns.
func readJobs(rows iter.Seq[db.Scan], now time.Time) (jobs []*jobRow, err error) {
	for scan := range rows {
		r, err := scanJob(scan, now)
		if err != nil {
			return nil, err
		}
		jobs = append(jobs, r)
	}
	return jobs, nil
}

// scanJob reads jobColumns. A job whose last day has ended now is closed.
func scanJob(scan db.Scan, now time.Time) (*jobRow, error) {
	var (
		r                                jobRow
		region, postal, skills, currency string
		period, questions, hours         string
		from, to                         int32
	)
	place := &r.Location
	err := scan(&r.id, &r.active, &r.Slug, &r.Title, &r.titleKey, &r.Reference, &r.Summary, &r.Text, &place.City,
		&region, &place.CountryCode, &postal, &r.Workplace, &r.Type, &r.Category, &r.Experience, &skills, &hours,
		&r.Shift, &from, &to, &currency, &period, &r.Posted, &r.closes, db.At(&r.Updated), &r.Employer, &questions,
		&r.HostID, &r.Sample, &r.changed)
	if err != nil {
		return nil, err
	}
	r.ID = strconv.FormatInt(r.id, 10)
	r.Location.Region, r.Location.PostalCode = graph.OrNil(region), graph.OrNil(postal)
	r.Hours = graph.OrNil(hours)
	r.Location.Country = graph.CountryName(r.Location.CountryCode)
	r.Status = graph.JobStatusActive
	if !r.active {
		r.Status = graph.JobStatusClosed
	}
	if r.closes != neverCloses {
		closes := graph.Date(r.closes)
		r.Closes = &closes
		r.CloseWhenDue(now)
	}
	r.Skills = []string{}
	if skills != "" {
		r.Skills = strings.Split(skills, "\n")
	}
	if currency != "" {
		r.Salary = &graph.Salary{From: from, To: to, Currency: currency, Period: graph.SalaryPeriod(period)}
	}
	r.Questions = []graph.JobQuestion{}
	if questions != "[]" {
		if err := json.Unmarshal([]byte(questions), &r.Questions); err != nil {
			return nil, fmt.Errorf("questions of job %s: %w", r.ID, err)
		}
	}
	return &r, nil
}

// JobsByID returns those of the jobs that exist, closed ones too, by id.
func (s *Store) JobsByID(ctx context.Context, ids []string) (map[string]*graph.Job, error) {
	var numbers []int64
	for _, id := range ids {
		// Only the canonical spelling is an id: "01182" is not.
		if n, err := strconv.ParseInt(id, 10, 64); err == nil && strconv.FormatInt(n, 10) == id {
			numbers = append(numbers, n)
		}
	}
	rows, err := s.jobs(ctx, s.replica, selectJobs+` WHERE id `+s.replica.InInts, db.List(numbers))
	if err != nil {
		return nil, fmt.Errorf("read jobs by id: %w", err)
	}
	found := make(map[string]*graph.Job, len(rows))
	for _, r := range rows {
		found[r.ID] = &r.Job
	}
	return found, nil
}

// jobs reads the jobs that a query of jobColumns selects.
func (s *Store) jobs(ctx context.Context, e *db.Engine, text string, args ...any) ([]*jobRow, error) {
	rows, err := readJobs(e.Rows(ctx, text, args...), s.db.Now())
	for _, r := range rows {
		r.Employer = cmp.Or(r.Employer, s.company)
	}
	return rows, err
}

// SimilarJobs returns active jobs of the same category or place as j, at most first; those of both come first.
func (s *Store) SimilarJobs(ctx context.Context, j *graph.Job, first int) ([]graph.Job, error) {
	id, _ := strconv.ParseInt(j.ID, 10, 64)
	rows, err := s.jobs(ctx, s.replica, `
		WITH near AS (
			SELECT id FROM (SELECT id FROM job WHERE active = 1 AND category = $1 AND country = $2 AND id <> $3
				ORDER BY id DESC LIMIT 20) AS a
			UNION SELECT id FROM (SELECT id FROM job WHERE active = 1 AND category = $4 AND id <> $5
				ORDER BY id DESC LIMIT 20) AS b
			UNION SELECT id FROM (SELECT id FROM job WHERE active = 1 AND city = $6 AND country = $7 AND id <> $8
				ORDER BY id DESC LIMIT 20) AS c
		)
		SELECT `+jobColumns+` FROM near JOIN job ON job.id = near.id
		ORDER BY CASE WHEN job.category = $9 THEN 4 ELSE 0 END + CASE WHEN job.country = $10 THEN 1 ELSE 0 END
			+ CASE WHEN job.city = $11 THEN 1 ELSE 0 END DESC, job.id DESC
		LIMIT $12`,
		j.Category, j.Location.CountryCode, id, j.Category, id, j.Location.City, j.Location.CountryCode, id,
		j.Category, j.Location.CountryCode, j.Location.City, first)
	return jobsOf(rows), graph.Wrap(err, "read similar jobs")
}

func jobsOf(rows []*jobRow) []graph.Job {
	jobs := make([]graph.Job, len(rows))
	for i, r := range rows {
		jobs[i] = r.Job
	}
	return jobs
}
