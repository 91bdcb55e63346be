package inbox

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"hire360/graph"
	"hire360/server/db"
)

// Filter selects submissions.
type Filter struct {
	// Kind is one kind, "" for all.
	Kind graph.ReceiptKind
	// Handled is what the team has done: new, progress or done; "" for all.
	Handled string
	// Text is beginnings of words, all of which were sent: of the name, the address, the message, the reference. Job is
	// the id of the job.
	Text, Job string
	// Before is the cursor of Page, "" for the latest.
	Before string
	// First is how many to return.
	First int
}

// Page returns submissions, latest first, without their files and without which ones they replace. next is the cursor
// of the next page, "" after the last. The error wraps graph.ErrUnavailable when the shared primary is unavailable.
func (s *Store) Page(ctx context.Context, f Filter) (list []graph.Submission, next string, err error) {
	err = s.db.WithPrimary(ctx, func(ctx context.Context) error {
		list, next, err = s.page(ctx, f, s.briefly)
		return err
	})
	return list, next, err
}

type readList func(ctx context.Context, text string, args ...any) ([]graph.Submission, error)

func (s *Store) page(ctx context.Context, f Filter, read readList) (list []graph.Submission, next string, err error) {
	received, reference, _ := strings.Cut(f.Before, "_")
	if f.Before == "" {
		received = "9999"
	}
	words := wordsOf(f.Text)
	if f.Job != "" {
		words = append(words, "job"+strings.Join(wordsOf(f.Job), ""))
	}
	// Without words, $1 is compared with nothing.
	find := db.Words{From: `submission`, Order: `submission.received DESC, submission.reference DESC`,
		Matches: func(filters string) string {
			return `CAST($1 AS TEXT) = '' AND (submission.received, submission.reference) < ($2, $3)` + filters
		}}
	query := ""
	if len(words) > 0 {
		find = s.primary.Words
		query = find.Query(words)
	}
	args, filters := []any{query, received, reference, f.First + 1}, ""
	for column, value := range map[string]string{"kind": string(f.Kind), "handled": f.Handled} {
		if value != "" {
			args = append(args, value)
			filters += fmt.Sprintf(` AND submission.%s = $%d`, column, len(args))
		}
	}
	list, err = read(ctx, submissionColumns+find.From+` WHERE `+find.Matches(filters)+` ORDER BY `+find.Order+` LIMIT $4`,
		args...)
	if err != nil {
		return nil, "", fmt.Errorf("read submissions: %w", err)
	}
	if len(list) > f.First {
		list = list[:f.First]
		last := list[f.First-1].Reference
		at := ""
		for scan := range s.primary.Rows(ctx, `SELECT received FROM submission WHERE reference = $1`, last) {
			if err := scan(&at); err != nil {
				return nil, "", err
			}
		}
		next = at + "_" + last
	}
	return list, next, nil
}

// wordsOf are the words of a text as the search has them: letters and digits in lower case.
func wordsOf(text string) []string {
	words := strings.FieldsFunc(strings.ToLower(text),
		func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) })
	return words[:min(len(words), 12)]
}

// IsReference reports whether a text can be the reference of a submission, in any spelling that asReference corrects.
func IsReference(text string) bool {
	r := asReference(strings.TrimSpace(text))
	return len(r) == 10 && (strings.HasPrefix(r, "ENQ-") || strings.HasPrefix(r, "APP-"))
}

// Handle stores what the team has done about a submission: new, progress or done; and its note. The error wraps
// graph.ErrNotFound when there is no such submission.
func (s *Store) Handle(ctx context.Context, reference, handled, note string) error {
	if !slices.Contains([]string{"new", "progress", "done"}, handled) {
		return fmt.Errorf("a submission is new, in progress or done, not %q", handled)
	}
	n, err := s.primary.Exec(ctx, `UPDATE submission SET handled = $1, note = $2 WHERE reference = $3`, handled, note,
		asReference(reference))
	if err == nil && n == 0 {
		err = graph.ErrNotFound
	}
	if err != nil {
		return fmt.Errorf("store what was done: %w", err)
	}
	return nil
}
