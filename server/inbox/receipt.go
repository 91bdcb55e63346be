package inbox

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// awaited selects the deliveries of a submission that have not arrived. The confirmation to the sender does not count:
// a mistyped address must not leave the receipt queued.
const awaited = `SELECT 1 FROM delivery
	WHERE submission = submission.key AND kind <> 'sender-mail' AND state IN ('pending', 'dead')`

// notified selects the deliveries by which the people who read submissions have got to know of one.
const notified = `SELECT 1 FROM delivery
	WHERE submission = submission.key AND kind NOT IN ('sender-mail', 'upload', 'inbox') AND state = 'delivered'`

// confirmed selects the confirmation to the sender, unless it was refused.
const confirmed = `SELECT 1 FROM delivery
	WHERE submission = submission.key AND kind = 'sender-mail' AND state IN ('pending', 'delivered')`

// opening selects when the team first opened a submission on the desk, an empty text if it has not.
const opening = `(SELECT coalesce(min(at), '') FROM desk_act WHERE act = 'read' AND about = submission.reference)`

// stateOf returns the state of a submission: whether a later one replaced it, when its sender took it back, whether
// deliveries are awaited, and whether somebody was notified.
func stateOf(later bool, withdrawn string, underway, notified bool) graph.ReceiptState {
	switch {
	case later:
		return graph.ReceiptStateReplaced
	case withdrawn != "":
		return graph.ReceiptStateWithdrawn
	case underway:
		return graph.ReceiptStateQueued
	case notified:
		return graph.ReceiptStateDelivered
	}
	return graph.ReceiptStateKept
}

// rememberedFor is how long receipts are answered from memory while the shared primary is unavailable: this machine
// does not learn which submissions are deleted meanwhile.
const rememberedFor = 10 * time.Minute

// Receipt returns the receipt of a key, nil when the key is unknown. The error wraps graph.ErrUnavailable when the
// shared primary is unavailable and this machine has no receipt either.
func (s *Store) Receipt(ctx context.Context, key string) (r *graph.Receipt, err error) {
	key = strings.ToLower(key)
	err = s.search(ctx, func(ctx context.Context, e *db.Engine) (bool, error) {
		r, err = s.receiptIn(ctx, e.Read, e, key)
		return r != nil, err
	})
	switch {
	case err == nil && r != nil:
		s.remember(*r)
	case errors.Is(err, graph.ErrUnavailable):
		since, _ := s.db.UnavailableSince()
		if known, ok := s.receipts.Get(key); ok && s.db.Now().Sub(since) < rememberedFor {
			known.Next, known.FilesLeft, known.Correctable = []string{}, 0, false
			return &known, nil
		}
	}
	return r, err
}

// remember stores a receipt for the time when the shared primary is unavailable, without what was sent.
func (s *Store) remember(r graph.Receipt) {
	r.Enquiry, r.Application, r.Sent = nil, nil, nil
	s.receipts.Add(r.Key, r)
}

func (s *Store) receiptIn(ctx context.Context, q db.Querier, e *db.Engine, key string) (*graph.Receipt, error) {
	r := &graph.Receipt{Replaces: []graph.ReceiptReference{}, Next: []string{}, Files: []graph.ReceiptFile{}}
	var withdrawn, opened, content string
	var underway, told, later, linked bool
	row := q.QueryRowContext(ctx, `SELECT key, kind, reference, received, withdrawn, `+opening+`, job_id, content,
		EXISTS (`+awaited+`), EXISTS (`+notified+`), EXISTS (`+confirmed+`), `+replaced+`, `+replaced+` OR `+replaces+`
		FROM submission WHERE key = $1`, key)
	err := row.Scan(&r.Key, &r.Kind, &r.Reference, db.At(&r.Received), &withdrawn, &opened, &r.JobID, &content,
		&underway, &told, &r.Confirmed, &later, &linked)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("read receipt: %w", e.Describe(err))
	}
	r.Withdrawn, r.Opened = momentOrNil(withdrawn), momentOrNil(opened)
	sent, err := parseContent(r.Kind, content)
	if err != nil {
		return nil, fmt.Errorf("read receipt: %w", err)
	}
	r.Name, r.Enquiry, r.Application = sent.Sender(), sent.Enquiry, sent.Application
	r.State = stateOf(later, withdrawn, underway || e != s.primary, told) // what waits here has not arrived
	if r.Application != nil && len(r.Application.Files) > 0 {
		if r.Files, err = filesOf(ctx, q, e, r.Application.Files); err != nil {
			return nil, err
		}
	}
	if linked {
		r.Replaces, err = references(ctx, q, `SELECT reference, received, NULL
			FROM submission JOIN replacement ON earlier = key WHERE later = $1 ORDER BY received`, key)
		if err != nil {
			return nil, err
		}
		r.ReplacedBy, err = replacedBy(ctx, q, key)
	}
	return r, err
}

// filesOf returns the files with the ids, in their order. A later submission may have claimed them.
func filesOf(ctx context.Context, q db.Querier, e *db.Engine, ids []string) ([]graph.ReceiptFile, error) {
	files, list := map[string]graph.ReceiptFile{}, []graph.ReceiptFile{}
	for scan := range db.Rows(ctx, q, `SELECT id, name, bytes FROM upload WHERE id `+e.InTexts, db.List(ids)) {
		var id string
		var f graph.ReceiptFile
		if err := scan(&id, &f.Name, &f.Bytes); err != nil {
			return nil, fmt.Errorf("read the files of a receipt: %w", e.Describe(err))
		}
		files[id] = f
	}
	for _, id := range ids {
		if f, ok := files[id]; ok {
			list = append(list, f)
		}
	}
	return list, nil
}

func momentOrNil(stamp string) *time.Time {
	if stamp == "" {
		return nil
	}
	at := db.Moment(stamp)
	return &at
}
