package jobs

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// job makes a job of a record that was checked before. A job whose last day is over is closed, whatever the record
// says.
func (r *record) job(now time.Time) *graph.Job {
	j := &graph.Job{
		ID: r.ID, Slug: r.Slug, Title: r.Title, Reference: r.Reference, Status: graph.JobStatus(r.Status),
		Summary: r.Summary, Text: r.Text, Workplace: graph.Workplace(r.Workplace), Type: graph.EmploymentType(r.Type),
		Category: r.Category, Experience: graph.Experience(r.Experience), Posted: graph.Date(r.Posted),
		Employer: r.Employer, Hours: graph.OrNil(r.Hours),
		Location: graph.Location{City: r.City, Region: graph.OrNil(r.Region), CountryCode: r.CountryCode,
			Country: graph.CountryName(r.CountryCode), PostalCode: graph.OrNil(r.PostalCode)},
		Skills: append([]string{}, r.Skills...), Updated: now.UTC().Truncate(time.Second),
		Questions: []graph.JobQuestion{}, Sample: r.Sample, Shift: graph.JobShift(r.Shift),
	}
	if j.Shift == "" || j.Shift == graph.JobShiftNotStated {
		j.Shift = graph.ShiftOfHours(r.Hours)
	}
	if r.Closes != "" {
		closes := graph.Date(r.Closes)
		j.Closes = &closes
		j.CloseWhenDue(now)
	}
	if r.Salary != nil {
		j.Salary = &graph.Salary{From: r.Salary.From, To: r.Salary.To, Currency: r.Salary.Currency,
			Period: graph.SalaryPeriod(r.Salary.Period)}
	}
	for _, q := range r.Questions {
		j.Questions = append(j.Questions, graph.JobQuestion{ID: q.ID, Label: q.Label, Hint: q.Hint,
			Kind: graph.JobQuestionKind(q.Kind), Required: q.Required, Options: append([]string{}, q.Options...)})
	}
	return j
}

// ftsRow is what the full-text index holds of a job. It is computed before the transaction, which blocks other
// writers.
type ftsRow struct {
	title, skills, place, text string
}

func ftsRowOf(j *graph.Job, company string) ftsRow {
	values := j.FacetValues()
	words := append([]string{j.Category, j.Location.City, j.Location.Country, graph.OrEmpty(j.Location.PostalCode)},
		j.Location.RegionNames()...)
	for i, field := range facetFields {
		if isStated(values[i]) {
			words = append(words, graph.FacetLabel(field, values[i]))
		}
	}
	text := j.Text
	if blocks, err := graph.ParseText(j.Text); err == nil {
		text = graph.PlainText(blocks)
	}
	return ftsRow{
		title:  indexLabel(j.Title),
		skills: indexLabel(strings.Join(j.Skills, " , ")) + impliedBy(j.Title),
		place:  indexLabel(strings.Join(words, " , ")),
		text:   indexText(withoutOrdinary(j.Summary + "\n" + cmp.Or(j.Employer, company) + "\n" + text)),
	}
}

var putJob = func() string {
	values, changes := make([]string, len(columnNames)), make([]string, len(columnNames))
	for i, name := range columnNames {
		values[i], changes[i] = fmt.Sprintf("$%d", i+1), name+" = excluded."+name
	}
	return "INSERT INTO job (" + strings.Join(columnNames, ", ") + ") VALUES (" + strings.Join(values, ", ") +
		") ON CONFLICT (id) DO UPDATE SET " + strings.Join(changes[1:], ", ")
}()

// write stores a job under its id and updates the full-text index, which holds active jobs only.
func write(ctx context.Context, e *db.Engine, tx *sql.Tx, row importRow, revision int64) error {
	j := row.job
	active, sample, closes, pay := 0, 0, neverCloses, graph.Salary{}
	if j.Status == graph.JobStatusActive {
		active = 1
	}
	if j.Sample {
		sample = 1
	}
	if j.Closes != nil {
		closes = string(*j.Closes)
	}
	if j.Salary != nil {
		pay = *j.Salary
	}
	questions, _ := json.Marshal(append([]graph.JobQuestion{}, j.Questions...)) // texts always encode
	values := []any{row.id, active, j.Slug, j.Title, titleKey(j.Title), j.Reference, j.Summary, j.Text, j.Location.City,
		graph.OrEmpty(j.Location.Region), j.Location.CountryCode, graph.OrEmpty(j.Location.PostalCode),
		string(j.Workplace), string(j.Type), j.Category, string(j.Experience), strings.Join(j.Skills, "\n"),
		graph.OrEmpty(j.Hours), string(j.Shift), pay.From, pay.To, pay.Currency, string(pay.Period), string(j.Posted),
		closes, db.Stamp(j.Updated), j.Employer, string(questions), j.HostID, sample, revision}
	if _, err := tx.ExecContext(ctx, putJob, values...); err != nil {
		return fmt.Errorf("write job %d: %w", row.id, err)
	}
	if !e.FullText {
		return nil
	}
	if _, err := tx.ExecContext(ctx, unindexJob, row.id); err != nil {
		return fmt.Errorf("write job %d: %w", row.id, err)
	}
	if active == 0 {
		return nil
	}
	return row.index(ctx, tx)
}

// index adds the job to the full-text index.
func (row importRow) index(ctx context.Context, tx *sql.Tx) error {
	place := row.place + indexText(row.job.Reference)
	_, err := tx.ExecContext(ctx, indexJob, row.id, row.title, row.skills, place, row.text)
	return err
}
