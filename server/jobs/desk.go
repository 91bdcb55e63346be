package jobs

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"strings"

	"hire360/graph"
)

// List returns jobs, closed ones too, newest first: those whose title, reference or city contains the text, with an id
// below before, at most first.
func (s *Store) List(ctx context.Context, text string, before int64, first int) ([]graph.Job, error) {
	like := "%" + strings.NewReplacer("%", `\%`, "_", `\_`, `\`, `\\`).Replace(strings.ToLower(text)) + "%"
	rows, err := s.jobs(ctx, s.source, selectJobs+` WHERE id < $1 AND lower(title || ' ' || reference || ' ' || city) LIKE $2 ESCAPE '\'
		ORDER BY id DESC LIMIT $3`, before, like, first)
	if err != nil {
		return nil, fmt.Errorf("list jobs: %w", err)
	}
	list := make([]graph.Job, len(rows))
	for i, r := range rows {
		list[i] = r.Job
	}
	return list, nil
}

// Fields are the fields of a job as files in CSV have them, by name.
func Fields(j *graph.Job) map[string]string {
	fields, cells := map[string]string{}, recordOf(j).cells()
	for i, name := range csvColumns {
		fields[name] = cells[i]
	}
	return fields
}

// Put stores one job, which is new if it has no id, as Import does with a file of one. The error is an *ImportError
// when a field is wrong.
func (s *Store) Put(ctx context.Context, fields map[string]string) (ImportResult, error) {
	row := make([]string, len(csvColumns))
	for i, name := range csvColumns {
		row[i] = fields[name]
	}
	var file bytes.Buffer
	out := csv.NewWriter(&file)
	if err := out.WriteAll([][]string{csvColumns, row}); err != nil {
		return ImportResult{}, err
	}
	return s.Import(ctx, &file, "csv")
}
