package store

import (
	"bytes"
	"cmp"
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"time"

	"go.yaml.in/yaml/v3"

	"hire360/graph"
)

// samples are the jobs and pages a new store is filled with.
//
//go:embed sample/*.yml sitepages/*.yml
var samples embed.FS

// readSample reads a sample file, strictly.
func readSample(files fs.FS, name string, into any) error {
	data, err := fs.ReadFile(files, name)
	if err != nil {
		return err
	}
	in := yaml.NewDecoder(bytes.NewReader(data))
	in.KnownFields(true)
	if err := in.Decode(into); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// sampleRecords reads the sample jobs as of now, in the order of posting.
func sampleRecords(files fs.FS, now time.Time) ([]*record, error) {
	names, err := fs.Glob(files, "sample/*.yml")
	if err != nil {
		return nil, err
	}
	var records []*record
	for _, name := range names {
		r := new(record)
		if err := readSample(files, name, r); err != nil {
			return nil, err
		}
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

// seed fills the store if nothing was ever in it.
func (s *Store) seed(ctx context.Context) error {
	return s.jobs.change(ctx, func(tx *sql.Tx) error {
		var revisions int64
		if err := tx.QueryRowContext(ctx, `SELECT sum(n) FROM revision`).Scan(&revisions); err != nil || revisions > 0 {
			return err
		}
		records, err := sampleRecords(samples, s.now())
		if err != nil {
			return err
		}
		revision, err := raise(ctx, tx, jobsRevision)
		if err != nil {
			return err
		}
		if _, err := s.putJobs(ctx, tx, prepare(records, s.now()), revision); err != nil {
			return err
		}
		if err := s.seedPages(ctx, tx); err != nil {
			return err
		}
		_, err = raise(ctx, tx, pagesRevision)
		return err
	})
}
