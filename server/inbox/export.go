package inbox

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"hire360/graph"
)

var csvColumns = []string{"reference", "kind", "state", "received", "name", "email", "phone", "company", "country",
	"interest", "job", "link", "message", "answers", "files", "futureJobs", "page", "consentVersion", "consentAt",
	"key", "replaces", "replacedBy", "withdrawn", "call", "handled", "note"}

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
	_ = out.Write(csvColumns) // end returns the error
	return func(n *graph.Submission) error {
			row := cells(n)
			for i := range row {
				row[i] = harmless(row[i])
			}
			return out.Write(row)
		}, func() error {
			out.Flush()
			return out.Error()
		}
}

func cells(n *graph.Submission) []string {
	c := map[string]string{"reference": n.Reference, "kind": string(n.Kind), "state": string(n.State),
		"received": n.Received.Format(time.RFC3339), "consentVersion": n.ConsentVersion,
		"consentAt": n.ConsentAt.Format(time.RFC3339), "key": n.Key,
		"replaces": n.ReplacedReferences(), "replacedBy": n.ReplacedBy, "handled": n.Handled, "note": n.Note}
	if n.Withdrawn != nil {
		c["withdrawn"] = n.Withdrawn.Format(time.RFC3339)
	}
	if e := n.Enquiry; e != nil {
		c["name"], c["email"], c["phone"] = e.Name, e.Email, graph.OrEmpty(e.Phone)
		c["company"] = graph.OrEmpty(e.Company)
		c["country"], c["interest"], c["message"] = graph.OrEmpty(e.Country), graph.OrEmpty(e.Interest), e.Message
		c["page"], c["call"] = graph.OrEmpty(e.Page), graph.OrEmpty(e.Call)
	}
	if a := n.Application; a != nil {
		c["name"], c["email"], c["phone"] = a.Name, a.Email, graph.OrEmpty(a.Phone)
		c["link"], c["message"] = graph.OrEmpty(a.Link), graph.OrEmpty(a.Message)
		c["job"] = strings.TrimSpace(n.JobID + " " + n.JobTitle)
		c["futureJobs"] = fmt.Sprint(a.FutureJobs != nil && *a.FutureJobs)
		c["answers"] = strings.Join(graph.Each(a.Answers, func(a graph.AnswerInput) string {
			return a.QuestionID + ": " + strings.Join(a.Values, "; ")
		}), "\n")
		files := graph.Each(n.Files, func(f graph.UploadedFile) string { return f.ID + " " + f.Name })
		c["files"] = strings.Join(files, "\n")
	}
	return graph.Each(csvColumns, func(name string) string { return c[name] })
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
