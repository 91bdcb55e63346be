package inbox

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"hire360/graph"
	"hire360/server/db"
)

// Conditions on rows of the tables submission and delivery.
const (
	replaced      = `EXISTS (SELECT 1 FROM replacement WHERE earlier = submission.key)`
	replaces      = `EXISTS (SELECT 1 FROM replacement WHERE later = submission.key)`
	stillWanted   = `NOT EXISTS (SELECT 1 FROM replacement WHERE earlier = delivery.submission)`
	ownOrReplaced = `SELECT CAST($1 AS TEXT) UNION ALL SELECT earlier FROM replacement WHERE later = $1`
)

// Repeat returns the receipt of a submission that was received before, nil when its key is new. A key under which
// something else was received is a graph.UserErrors. The error wraps graph.ErrUnavailable when the shared primary is
// unavailable.
func (s *Store) Repeat(ctx context.Context, sent *graph.Submission) (r *graph.Receipt, err error) {
	n, err := submissionOf(sent)
	if err != nil {
		return nil, err
	}
	err = s.search(ctx, func(ctx context.Context, e *db.Engine) (bool, error) {
		r, err = s.receiptIn(ctx, e.Read, e, n.key)
		if r != nil && err == nil {
			err = n.same(ctx, e.Read)
		}
		return r != nil, err
	})
	return r, err
}

// replace stores which earlier attempts a new submission replaces, also those that have not arrived yet, and reports
// whether it was itself replaced already.
func (n submission) replace(ctx context.Context, tx *sql.Tx) (superseded bool, err error) {
	_, err = tx.ExecContext(ctx, `DELETE FROM replacement
		WHERE earlier = $1 AND later IN (SELECT key FROM submission WHERE kind <> $2)`, n.key, string(n.kind))
	if err != nil {
		return false, err
	}
	err = tx.QueryRowContext(ctx, `SELECT `+replaced+` FROM submission WHERE key = $1`, n.key).Scan(&superseded)
	if err != nil || superseded {
		return superseded, err
	}
	for _, earlier := range n.replaces {
		if earlier = strings.ToLower(earlier); earlier == n.key {
			continue
		}
		_, err := tx.ExecContext(ctx, `INSERT INTO replacement (earlier, later) SELECT $1, $2
			WHERE NOT EXISTS (SELECT 1 FROM submission WHERE key = $1 AND kind <> $3) ON CONFLICT DO NOTHING`,
			earlier, n.key, string(n.kind))
		if err != nil {
			return false, err
		}
	}
	return false, nil
}

// giveBack returns the files and the call of a submission that is undone to the attempts that it replaced, the latest
// first, which counts again.
func giveBack(ctx context.Context, tx *sql.Tx, key string) error {
	var attempts []submission
	for scan := range db.Rows(ctx, tx, `SELECT key, kind, content FROM submission JOIN replacement ON earlier = key
		WHERE later = $1 ORDER BY received DESC`, key) {
		var kind graph.ReceiptKind
		var earlier, content string
		if err := scan(&earlier, &kind, &content); err != nil {
			return err
		}
		sent, err := parseContent(kind, content)
		if err != nil {
			return err
		}
		n, err := submissionOf(&sent)
		if err != nil {
			return err
		}
		n.key = earlier
		attempts = append(attempts, n)
	}
	for _, n := range attempts {
		for i, id := range n.files {
			_, err := tx.ExecContext(ctx,
				`UPDATE upload SET claimed_by = $1, place = $2 WHERE id = $3 AND claimed_by = $4`, n.key, i, id, key)
			if err != nil {
				return err
			}
		}
		_, err := tx.ExecContext(ctx, `UPDATE call_time SET submission = $1 WHERE slot = $2 AND submission = $3`,
			n.key, graph.SlotTime(n.call), key)
		if err != nil {
			return err
		}
	}
	return nil
}

// replacedBy returns the latest submission that replaced one, nil when none did.
func replacedBy(ctx context.Context, q db.Querier, key string) (*graph.ReceiptReference, error) {
	later, err := references(ctx, q, `SELECT reference, received, key
		FROM submission JOIN replacement ON later = key WHERE earlier = $1
		ORDER BY `+replaced+`, received DESC LIMIT 1`, key)
	if err != nil || len(later) == 0 {
		return nil, err
	}
	return &later[0], nil
}

func references(ctx context.Context, q db.Querier, text, key string) ([]graph.ReceiptReference, error) {
	list := []graph.ReceiptReference{}
	for scan := range db.Rows(ctx, q, text, key) {
		var r graph.ReceiptReference
		var received string
		if err := scan(&r.Reference, &received, &r.Key); err != nil {
			return nil, fmt.Errorf("read replacements: %w", err)
		}
		r.Received = db.Moment(received)
		list = append(list, r)
	}
	return list, nil
}
