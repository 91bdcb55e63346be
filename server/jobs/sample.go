package jobs

import (
	"cmp"
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"time"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
	"hire360/server/db"
)

// samples are the jobs of a new database.
//
//go:embed sample/*.yml
var samples embed.FS

// AddSamples writes the sample jobs into a new database.
func AddSamples(ctx context.Context, e *db.Engine, tx *sql.Tx, now time.Time) error {
	records, err := sampleRecords(now)
	if err != nil {
		return err
	}
	revision, err := db.Raise(ctx, tx)
	if err != nil {
		return err
	}
	_, err = putJobs(ctx, e, tx, prepare(records, now, ""), revision, now)
	return err
}

// sampleRecords reads the sample jobs as of now, in the order of posting.
func sampleRecords(now time.Time) ([]*record, error) {
	names, err := fs.Glob(samples, "sample/*.yml")
	if err != nil {
		return nil, err
	}
	var records []*record
	for _, name := range names {
		data, err := samples.ReadFile(name)
		if err != nil {
			return nil, err
		}
		r := new(record)
		if err := yaml.Load(data, r, yaml.WithKnownFields()); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		r.Sample = true
		r.Posted = string(graph.DateOf(now.AddDate(0, 0, -r.PostedDaysAgo)))
		if r.ClosesInDays != nil {
			r.Closes = string(graph.DateOf(now.AddDate(0, 0, *r.ClosesInDays)))
		}
		if problems := r.check(); len(problems) > 0 {
			return nil, fmt.Errorf("%s: %s", name, problems[0])
		}
		records = append(records, r)
	}
	slices.SortFunc(records, func(a, b *record) int { return cmp.Compare(a.number, b.number) })
	return records, nil
}

// SamplesSince returns when the sample jobs were added, the zero time if there are none.
func (s *Store) SamplesSince(ctx context.Context) (at time.Time, err error) {
	err = db.One(s.replica.Rows(ctx, `SELECT min(updated) FROM job WHERE sample = 1`), db.At(&at))
	return at, graph.Wrap(err, "look for sample jobs")
}

// RemoveSamples deletes the sample jobs from the source.
func (s *Store) RemoveSamples(ctx context.Context) error {
	err := s.db.ChangeJobs(ctx, func(tx *sql.Tx, _ int64) (bool, error) {
		if s.source.FullText {
			if _, err := tx.ExecContext(ctx, unindexSamples); err != nil {
				return false, err
			}
		}
		n, err := db.Exec(ctx, tx, `DELETE FROM job WHERE sample = 1`)
		return n > 0, err
	})
	return graph.Wrap(err, "remove the sample jobs")
}
