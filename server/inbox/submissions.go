package inbox

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"hire360/graph"
	"hire360/server/db"
)

const submissionColumns = `SELECT submission.key, kind, submission.reference, received, job_id,
	content, consent_version, consent_at, withdrawn, handled, note,
	coalesce((SELECT max(answer) FROM delivery WHERE submission = submission.key AND state = 'delivered'
		AND delivery.kind IN ('enquiry', 'application')), ''),
	EXISTS (` + awaited + `), EXISTS (` + notified + `), ` + replaced + `, ` + replaced + ` OR ` + replaces + ` FROM `

const allSubmissions = submissionColumns + `submission`

// Submissions returns what visitors sent, latest first: of one kind or, for "", of all; at most first, or all for 0.
func (s *Store) Submissions(ctx context.Context, kind graph.ReceiptKind, first int) ([]graph.Submission, error) {
	if first <= 0 {
		first = math.MaxInt32
	}
	list, _, err := s.page(ctx, Filter{Kind: kind, First: first}, s.submissions)
	return list, err
}

// Submission returns the submission with a reference such as ENQ-7K3M9Q, in any spelling that asReference corrects. The
// error wraps graph.ErrNotFound when there is none.
func (s *Store) Submission(ctx context.Context, reference string) (*graph.Submission, error) {
	return s.submission(ctx, `reference`, asReference(reference))
}

// SubmissionByKey returns the submission with a key. The error wraps graph.ErrNotFound when there is none.
func (s *Store) SubmissionByKey(ctx context.Context, key string) (*graph.Submission, error) {
	return s.submission(ctx, `key`, strings.ToLower(key))
}

func (s *Store) submission(ctx context.Context, column, value string) (*graph.Submission, error) {
	list, err := s.submissions(ctx, allSubmissions+` WHERE submission.`+column+` = $1`, value)
	if err != nil {
		return nil, fmt.Errorf("read submission: %w", err)
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("submission: %w", graph.ErrNotFound)
	}
	return &list[0], nil
}

// asReference corrects a reference as people hear and type it: small letters, blanks, O for 0, I and L for 1.
func asReference(s string) string {
	s = strings.ToUpper(strings.NewReplacer(" ", "", "-", "").Replace(s))
	if len(s) < 4 {
		return s
	}
	return s[:3] + "-" + strings.NewReplacer("O", "0", "I", "1", "L", "1").Replace(s[3:])
}

// submissions reads rows of submissionColumns with everything that belongs to them.
func (s *Store) submissions(ctx context.Context, text string, args ...any) ([]graph.Submission, error) {
	list, err := s.briefly(ctx, text, args...)
	if err != nil {
		return nil, err
	}
	for i := range list {
		if err := s.link(ctx, &list[i]); err != nil {
			return nil, err
		}
		if list[i].Application == nil {
			continue
		}
		files, err := readUploads(ctx, s.primary, `claimed_by = $1 ORDER BY place`, list[i].Key)
		if err != nil {
			return nil, err
		}
		list[i].Files = files
	}
	return list, nil
}

// briefly reads rows of submissionColumns without their files, and without which ones they replace.
func (s *Store) briefly(ctx context.Context, text string, args ...any) ([]graph.Submission, error) {
	list := []graph.Submission{}
	for scan := range s.primary.Rows(ctx, text, args...) {
		var n graph.Submission
		var content, withdrawn string
		var underway, told, later bool
		err := scan(&n.Key, &n.Kind, &n.Reference, db.At(&n.Received), &n.JobID, &content, &n.ConsentVersion,
			db.At(&n.ConsentAt), &withdrawn, &n.Handled, &n.Note, &n.HostID, &underway, &told, &later, &n.Linked)
		if err != nil {
			return nil, err
		}
		sent, err := parseContent(n.Kind, content)
		if err != nil {
			return nil, err
		}
		n.Enquiry, n.Application = sent.Enquiry, sent.Application
		n.Withdrawn, n.State = momentOrNil(withdrawn), stateOf(later, withdrawn, underway, told)
		list = append(list, n)
	}
	return list, s.nameJobs(ctx, list)
}

// nameJobs fills in the titles of the jobs. Those of a host are mirrored by each machine on its own.
func (s *Store) nameJobs(ctx context.Context, list []graph.Submission) error {
	ids := map[string]bool{}
	var numbers []int64
	for _, n := range list {
		if id, err := strconv.ParseInt(n.JobID, 10, 64); err == nil && !ids[n.JobID] {
			ids[n.JobID], numbers = true, append(numbers, id)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	titles, err := db.Map[string, string](s.primary.Rows(ctx,
		`SELECT CAST(id AS TEXT), title FROM job WHERE id `+s.primary.InInts, db.List(numbers)))
	if err != nil {
		return err
	}
	if len(titles) < len(ids) {
		mirrored, err := s.options.Jobs.JobsByID(ctx, slices.Collect(maps.Keys(ids)))
		if err != nil {
			return err
		}
		for id, j := range mirrored {
			titles[id] = cmp.Or(titles[id], j.Title)
		}
	}
	for i := range list {
		list[i].JobTitle = titles[list[i].JobID]
	}
	return nil
}

// link fills in which submissions one replaces, and which replaced it.
func (s *Store) link(ctx context.Context, n *graph.Submission) error {
	if !n.Linked {
		return nil
	}
	var err error
	n.Replaces, err = db.All(s.primary.Rows(ctx, `
		SELECT earlier.reference, coalesce(max(delivery.answer), '') FROM replacement
		JOIN submission AS earlier ON earlier.key = replacement.earlier
		LEFT JOIN delivery ON delivery.submission = earlier.key AND delivery.kind IN ('enquiry', 'application')
			AND delivery.state = 'delivered'
		WHERE replacement.later = $1 GROUP BY earlier.reference, earlier.received ORDER BY earlier.received`, n.Key),
		func(r *graph.Replaced) []any { return []any{&r.Reference, &r.HostID} })
	if err != nil {
		return err
	}
	by, err := replacedBy(ctx, s.primary.Read, n.Key)
	if by != nil {
		n.ReplacedBy = by.Reference
	}
	return err
}

// Forget permanently deletes a submission with its deliveries and files. The error wraps graph.ErrNotFound when there
// is none.
func (s *Store) Forget(ctx context.Context, reference string) error {
	n, err := s.Submission(ctx, reference)
	if err != nil {
		return err
	}
	if err = s.forget(ctx, n.Key); err == nil {
		err = s.dropTraces(ctx)
	}
	return graph.Wrap(err, "forget submission")
}

// dropTraces removes what is left of deleted submissions: their words in the index, this machine's rows of their files,
// and what the log of SQLite has.
func (s *Store) dropTraces(ctx context.Context) (err error) {
	if s.db.Several() {
		err = s.db.WithPrimary(ctx, s.dropRows)
	}
	if s.primary.Words.Erase != "" {
		_, err = s.primary.Exec(ctx, s.primary.Words.Erase)
	}
	return errors.Join(err, s.db.EmptyLog(ctx))
}

func (s *Store) forget(ctx context.Context, key string) error {
	if err := s.removeUploads(ctx, s.primary, `claimed_by = $1`, key); err != nil {
		return err
	}
	err := s.primary.Change(ctx, func(tx *sql.Tx) error {
		// What it replaced stays replaced and must not be delivered now.
		_, earlier := tx.ExecContext(ctx, `UPDATE delivery SET state = 'discarded'
			WHERE state IN ('pending', 'dead')
				AND submission IN (SELECT earlier FROM replacement WHERE later = $1)`, key)
		_, own := tx.ExecContext(ctx, `DELETE FROM submission WHERE key = $1`, key)
		_, told := tx.ExecContext(ctx, `UPDATE revision SET n = n + 1 WHERE name = 'forgotten'`)
		return errors.Join(earlier, own, told)
	})
	s.receipts.Remove(key)
	return err
}

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
		err = db.One(s.primary.Rows(ctx, `SELECT received FROM submission WHERE reference = $1`, last), &at)
		next = at + "_" + last
	}
	return list, next, err
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
	return graph.Wrap(err, "store what was done")
}
