package jobs

import (
	"bytes"
	"cmp"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"hire360/graph"
)

// readJSON reads an array of jobs. Problems are collected with their job, so that all can be reported together.
func readJSON(data []byte) ([]*record, error) {
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	dec := json.NewDecoder(bytes.NewReader(data))
	wrong := func(what string) error {
		return &ImportError{[]Problem{{Line: lineAt(data, dec.InputOffset()), Expected: what}}}
	}
	if t, err := dec.Token(); err != nil || t != json.Delim('[') {
		return nil, wrong("an array of jobs: [ { \"title\": … } ]")
	}
	var records []*record
	for dec.More() {
		var raw json.RawMessage
		if err := dec.Decode(&raw); err != nil {
			return nil, wrong("JSON: " + err.Error())
		}
		line := lineAt(data, dec.InputOffset()-int64(len(raw)))
		records = append(records, readObject(raw, line))
	}
	if _, err := dec.Token(); err != nil {
		return nil, wrong("the end of the array: ]")
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return nil, wrong("nothing after the array")
	}
	return records, nil
}

func readObject(raw json.RawMessage, line int) *record {
	rec := &record{line: line}
	one := json.NewDecoder(bytes.NewReader(raw))
	one.DisallowUnknownFields()
	err := one.Decode(rec)
	if typed := new(json.UnmarshalTypeError); errors.As(err, &typed) {
		rec.line = line + lineAt(raw, typed.Offset) - 1
		rec.expect(false, typed.Field, "a %s, not a %s", kindName(typed.Type.Kind().String()), typed.Value)
	} else if err != nil {
		field, unknown := strings.CutPrefix(err.Error(), "json: unknown field ")
		if unknown {
			rec.expect(false, strings.Trim(field, `"`), "no such field: a job has %s", fieldNames)
		} else {
			rec.expect(false, "", "%s", err)
		}
	}
	return rec
}

func kindName(kind string) string {
	names := map[string]string{"int32": "whole number", "string": "text", "bool": "true or false", "slice": "list",
		"struct": "job", "ptr": "group of fields"}
	return cmp.Or(names[kind], kind)
}

func lineAt(data []byte, offset int64) int {
	return 1 + bytes.Count(data[:min(int(offset), len(data))], []byte("\n"))
}

// csvColumns are the columns of a file of jobs. Skills are separated by semicolons; questions are JSON.
var csvColumns = []string{"id", "slug", "title", "reference", "status", "summary", "text", "city", "region",
	"countryCode", "postalCode", "workplace", "type", "category", "experience", "skills", "hours", "shift",
	"salaryFrom", "salaryTo", "salaryCurrency", "salaryPeriod", "posted", "closes", "employer", "questions", "sample"}

// fieldNames are the fields of a job in JSON.
var fieldNames = strings.Replace(strings.Join(csvColumns, ", "), "salaryFrom, salaryTo, salaryCurrency, salaryPeriod",
	"salary (from, to, currency, period)", 1)

var requiredColumns = []string{"title", "summary", "text", "city", "countryCode", "workplace", "type", "category",
	"experience", "posted"}

// texts are the fields of a record that are text, by their names in files.
func (r *record) texts() map[string]*string {
	return map[string]*string{"id": &r.ID, "slug": &r.Slug, "title": &r.Title, "reference": &r.Reference,
		"status": &r.Status, "summary": &r.Summary, "text": &r.Text, "city": &r.City, "region": &r.Region,
		"countryCode": &r.CountryCode, "postalCode": &r.PostalCode, "workplace": &r.Workplace, "type": &r.Type,
		"category": &r.Category, "experience": &r.Experience, "posted": &r.Posted, "closes": &r.Closes,
		"employer": &r.Employer, "hours": &r.Hours, "shift": &r.Shift}
}

func readCSV(data []byte) ([]*record, error) {
	in := csv.NewReader(bytes.NewReader(data))
	// In some countries, spreadsheets separate by semicolons.
	if names, _, _ := bytes.Cut(data, []byte("\n")); !bytes.Contains(names, []byte(",")) {
		if at := bytes.IndexAny(names, ";\t"); at >= 0 {
			in.Comma = rune(names[at])
		}
	}
	head, err := in.Read()
	if err != nil {
		expected := "a line of column names: " + strings.Join(csvColumns, ",")
		return nil, &ImportError{[]Problem{{Line: 1, Expected: expected}}}
	}
	head[0] = strings.TrimPrefix(head[0], "\ufeff")
	if problems := checkHead(head); len(problems) > 0 {
		return nil, &ImportError{problems}
	}
	var records []*record
	for {
		row, err := in.Read()
		if errors.Is(err, io.EOF) {
			return records, nil
		}
		if err == nil && strings.TrimSpace(strings.Join(row, "")) == "" {
			continue // spreadsheets save empty rows, too
		}
		rec := &record{}
		records = append(records, rec)
		if fault := new(csv.ParseError); errors.As(err, &fault) {
			rec.line = fault.StartLine
			rec.expect(false, "", "%d columns in good CSV: %s", len(head), fault.Err)
			if !errors.Is(err, csv.ErrFieldCount) {
				return records, nil // where the next row begins cannot be known
			}
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("read jobs: %w", err)
		}
		rec.line, _ = in.FieldPos(0)
		rec.fromCells(head, row)
	}
}

func checkHead(head []string) (problems []Problem) {
	for i, name := range head {
		if !slices.Contains(csvColumns, name) || slices.Contains(head[:i], name) {
			expected := "one of " + strings.Join(csvColumns, ", ") + ", each once"
			problems = append(problems, Problem{Line: 1, Field: name, Expected: expected})
		}
	}
	for _, name := range requiredColumns {
		if !slices.Contains(head, name) {
			problems = append(problems, Problem{Line: 1, Field: name, Expected: "a column of this name"})
		}
	}
	return problems
}

func (r *record) fromCells(head, row []string) {
	var pay salary
	fields := r.texts()
	fields["salaryCurrency"], fields["salaryPeriod"] = &pay.Currency, &pay.Period
	numbers := map[string]*int32{"salaryFrom": &pay.From, "salaryTo": &pay.To}
	for i, name := range head {
		value := strings.TrimSpace(row[i])
		switch {
		case fields[name] != nil:
			*fields[name] = value
		case value == "":
		case numbers[name] != nil:
			n, err := strconv.ParseInt(value, 10, 32)
			r.expect(err == nil, name, "a whole number without separators")
			*numbers[name] = int32(n)
		case name == "skills":
			r.Skills = graph.Each(strings.Split(value, ";"), strings.TrimSpace)
		case name == "sample":
			r.expect(value == "true", name, "true, or nothing for a job that was not made up")
			r.Sample = value == "true"
		case name == "questions":
			dec := json.NewDecoder(strings.NewReader(value))
			dec.DisallowUnknownFields()
			r.expect(dec.Decode(&r.Questions) == nil, name, "a JSON array of questions, as an export in json has them")
		}
	}
	if pay != (salary{}) {
		r.Salary = &pay
	}
}

// Export writes all jobs, closed ones too, as "json" or "csv", in the order of posting. Import
// reads them back. Cells are not escaped for spreadsheets, because jobs are written by the company itself.
func (s *Store) Export(ctx context.Context, w io.Writer, format string) error {
	if format != "json" && format != "csv" {
		return fmt.Errorf("jobs can be exported as json or csv, not %q", format)
	}
	rows, err := s.jobs(ctx, s.source, selectJobs+` ORDER BY id`)
	if err != nil {
		return fmt.Errorf("export jobs: %w", err)
	}
	records := make([]*record, len(rows))
	for i, r := range rows {
		records[i] = recordOf(&r.Job)
	}
	if format == "json" {
		out := json.NewEncoder(w)
		out.SetEscapeHTML(false)
		out.SetIndent("", "  ")
		return out.Encode(records)
	}
	out := csv.NewWriter(w)
	if err := out.Write(csvColumns); err != nil {
		return err
	}
	for _, r := range records {
		if err := out.Write(r.cells()); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

// List returns jobs, closed ones too, newest first: those whose title, reference or city contains the text, with an id
// below before, at most first.
func (s *Store) List(ctx context.Context, text string, before int64, first int) ([]graph.Job, error) {
	like := "%" + strings.NewReplacer("%", `\%`, "_", `\_`, `\`, `\\`).Replace(strings.ToLower(text)) + "%"
	rows, err := s.jobs(ctx, s.source, selectJobs+` WHERE id < $1 AND lower(title || ' ' || reference || ' ' || city) LIKE $2 ESCAPE '\'
		ORDER BY id DESC LIMIT $3`, before, like, first)
	return jobsOf(rows), graph.Wrap(err, "list jobs")
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
	row := graph.Each(csvColumns, func(name string) string { return fields[name] })
	var file bytes.Buffer
	out := csv.NewWriter(&file)
	if err := out.WriteAll([][]string{csvColumns, row}); err != nil {
		return ImportResult{}, err
	}
	return s.Import(ctx, &file, "csv")
}

func recordOf(j *graph.Job) *record {
	r := &record{
		ID: j.ID, Slug: j.Slug, Title: j.Title, Reference: j.Reference, Status: string(j.Status), Summary: j.Summary,
		Text: j.Text, Workplace: string(j.Workplace), Type: string(j.Type), Category: j.Category,
		Experience: string(j.Experience), Posted: string(j.Posted), Employer: j.Employer,
		City: j.Location.City, Region: graph.OrEmpty(j.Location.Region), CountryCode: j.Location.CountryCode,
		PostalCode: graph.OrEmpty(j.Location.PostalCode), Skills: j.Skills, Closes: graph.OrEmpty(j.Closes),
		Sample: j.Sample, Hours: graph.OrEmpty(j.Hours),
	}
	if j.Shift != graph.ShiftOfHours(r.Hours) {
		r.Shift = string(j.Shift)
	}
	if s := j.Salary; s != nil {
		r.Salary = &salary{From: s.From, To: s.To, Currency: s.Currency, Period: string(s.Period)}
	}
	for _, q := range j.Questions {
		r.Questions = append(r.Questions, question{ID: q.ID, Label: q.Label, Hint: q.Hint, Kind: string(q.Kind),
			Required: q.Required, Options: q.Options})
	}
	return r
}

// cells are the record in the order of csvColumns.
func (r *record) cells() []string {
	others := map[string]string{"skills": strings.Join(r.Skills, "; ")}
	if s := r.Salary; s != nil {
		others["salaryFrom"], others["salaryTo"] = strconv.Itoa(int(s.From)), strconv.Itoa(int(s.To))
		others["salaryCurrency"], others["salaryPeriod"] = s.Currency, s.Period
	}
	if len(r.Questions) > 0 {
		data, _ := json.Marshal(r.Questions) // texts always encode
		others["questions"] = string(data)
	}
	if r.Sample {
		others["sample"] = "true"
	}
	texts, cells := r.texts(), make([]string, len(csvColumns))
	for i, name := range csvColumns {
		if cells[i] = others[name]; texts[name] != nil {
			cells[i] = *texts[name]
		}
	}
	return cells
}
