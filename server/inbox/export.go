package inbox

import (
	"bytes"
	"cmp"
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"hire360/graph"
)

// exportBatch bounds how many submissions are in memory at a time.
const exportBatch = 200

// Export writes what visitors sent and the filter selects as "json" or "csv", latest first.
func (s *Store) Export(ctx context.Context, w io.Writer, format string, f Filter) error {
	if format != "json" && format != "csv" {
		return fmt.Errorf("submissions can be exported as json or csv, not %q", format)
	}
	write, end := jsonList(w)
	if format == "csv" {
		write, end = csvRows(w)
	}
	f.First = exportBatch
	for more := true; more; more = f.Before != "" {
		list, next, err := s.page(ctx, f, s.submissions)
		if err != nil {
			return err
		}
		f.Before = next
		for i := range list {
			if err := write(&list[i]); err != nil {
				return err
			}
		}
	}
	return end()
}

func jsonList(w io.Writer) (write func(*graph.Submission) error, end func() error) {
	before, after := "[\n  ", "[]\n"
	return func(n *graph.Submission) error {
			var b bytes.Buffer
			out := json.NewEncoder(&b)
			out.SetEscapeHTML(false)
			out.SetIndent("  ", "  ")
			if err := out.Encode(n); err != nil {
				return err
			}
			_, err := io.WriteString(w, before+strings.TrimSuffix(b.String(), "\n"))
			before, after = ",\n  ", "\n]\n"
			return err
		}, func() error {
			_, err := io.WriteString(w, after)
			return err
		}
}

func csvRows(w io.Writer) (write func(*graph.Submission) error, end func() error) {
	out := csv.NewWriter(w)
	header := graph.Each(columns(&graph.Submission{}), func(c [2]string) string { return c[0] })
	_ = out.Write(header) // end returns the error
	return func(n *graph.Submission) error {
			return out.Write(graph.Each(columns(n), func(c [2]string) string { return harmless(c[1]) }))
		}, func() error {
			out.Flush()
			return out.Error()
		}
}

// columns are the names and the values of a submission's columns.
func columns(n *graph.Submission) [][2]string {
	e, a := cmp.Or(n.Enquiry, &graph.EnquiryInput{}), cmp.Or(n.Application, &graph.ApplicationInput{})
	withdrawn, futureJobs := "", ""
	if n.Withdrawn != nil {
		withdrawn = n.Withdrawn.Format(time.RFC3339)
	}
	if n.Application != nil {
		futureJobs = fmt.Sprint(a.FutureJobs != nil && *a.FutureJobs)
	}
	answers := graph.Each(a.Answers, func(a graph.AnswerInput) string {
		return a.QuestionID + ": " + strings.Join(a.Values, "; ")
	})
	files := graph.Each(n.Files, func(f graph.UploadedFile) string { return f.ID + " " + f.Name })
	return [][2]string{
		{"reference", n.Reference}, {"kind", string(n.Kind)}, {"state", string(n.State)},
		{"received", n.Received.Format(time.RFC3339)}, {"name", e.Name + a.Name}, {"email", e.Email + a.Email},
		{"phone", graph.OrEmpty(cmp.Or(e.Phone, a.Phone))}, {"company", graph.OrEmpty(e.Company)},
		{"country", graph.OrEmpty(e.Country)}, {"interest", graph.OrEmpty(e.Interest)},
		{"job", strings.TrimSpace(n.JobID + " " + n.JobTitle)}, {"link", graph.OrEmpty(a.Link)},
		{"message", e.Message + graph.OrEmpty(a.Message)}, {"answers", strings.Join(answers, "\n")},
		{"files", strings.Join(files, "\n")}, {"futureJobs", futureJobs}, {"page", graph.OrEmpty(e.Page)},
		{"consentVersion", n.ConsentVersion}, {"consentAt", n.ConsentAt.Format(time.RFC3339)}, {"key", n.Key},
		{"replaces", n.ReplacedReferences()}, {"replacedBy", n.ReplacedBy}, {"withdrawn", withdrawn},
		{"call", graph.OrEmpty(e.Call)}, {"handled", n.Handled}, {"note", n.Note},
	}
}

// harmless prevents spreadsheets from running what a visitor typed as a formula: such a cell gets an apostrophe in
// front, also when the formula comes after blanks or a line break.
func harmless(cell string) string {
	first := strings.TrimLeft(cell, " \t\r\n\u00a0\ufeff")
	if strings.HasPrefix(cell, "\t") || strings.HasPrefix(cell, "\r") || strings.HasPrefix(cell, "\n") ||
		(first != "" && strings.ContainsRune("=+-@＝＋－＠|%", []rune(first)[0])) {
		return "'" + cell
	}
	return cell
}
