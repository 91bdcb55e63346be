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
			err = n.same(r)
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
	attempts, err := readSent(ctx, tx, `JOIN replacement ON earlier = key WHERE later = $1 ORDER BY received DESC`, key)
	if err != nil {
		return err
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
	list, err := db.All(db.Rows(ctx, q, text, key), func(r *graph.ReceiptReference) []any {
		return []any{&r.Reference, db.At(&r.Received), &r.Key}
	})
	return append([]graph.ReceiptReference{}, list...), graph.Wrap(err, "read replacements")
}

// Amend stores a submission again, like Add, with the consent of the one that it replaces: the first of Replaces. If
// that one was replaced or withdrawn, the error is a graph.UserErrors.
func (s *Store) Amend(ctx context.Context, n *graph.Submission) (*graph.Receipt, error) {
	return s.add(ctx, n, true)
}

// amend takes over the consent of the submission that this one replaces, which must be current.
func (s *Store) amend(ctx context.Context, tx *sql.Tx, n submission, e *db.Engine) error {
	earlier := strings.ToLower(n.replaces[0])
	r, err := s.lockCurrent(ctx, tx, e, earlier, "receipt")
	if err == nil && r == nil {
		err = graph.ErrUnavailable // the other database has it
	}
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `UPDATE submission SET (consent_version, consent_at) =
		(SELECT consent_version, consent_at FROM submission AS earlier WHERE earlier.key = $1) WHERE key = $2`,
		earlier, n.key)
	return err
}

// lockCurrent returns the receipt of a submission, nil when it is not in this database. Until the transaction ends,
// nobody else withdraws it or adds files to it. One that was replaced or withdrawn is a graph.UserErrors; the field is
// that of its key.
func (s *Store) lockCurrent(ctx context.Context, tx *sql.Tx, e *db.Engine, key, field string) (*graph.Receipt, error) {
	if _, err := tx.ExecContext(ctx, `UPDATE submission SET withdrawn = withdrawn WHERE key = $1`, key); err != nil {
		return nil, err
	}
	r, err := s.receiptIn(ctx, tx, e, key)
	if r != nil && (r.State == graph.ReceiptStateReplaced || r.State == graph.ReceiptStateWithdrawn) {
		err = graph.UserErrors{graph.NotCurrent(r, field)}
	}
	return r, err
}

// Withdraw marks a submission as taken back by its sender and discards what has not arrived of it. It returns nil if
// the key is unknown, and whether the submission was withdrawn only now. One that was replaced is a graph.UserErrors.
// The error wraps graph.ErrUnavailable when the shared primary is unavailable or does not have the submission yet.
func (s *Store) Withdraw(ctx context.Context, key string) (receipt *graph.Receipt, now bool, err error) {
	key = strings.ToLower(key)
	err = s.db.ChangePrimary(ctx, func(tx *sql.Tx) error {
		receipt, err = s.lockCurrent(ctx, tx, s.primary, key, "key")
		switch {
		case receipt != nil && receipt.State == graph.ReceiptStateWithdrawn:
			return nil
		case err != nil || receipt == nil:
			return err
		}
		now = true
		if err := s.takeBack(ctx, tx, submission{key: key}); err != nil {
			return err
		}
		receipt, err = s.receiptIn(ctx, tx, s.primary, key)
		return err
	})
	if err == nil && receipt == nil && s.db.Several() {
		if waiting, _ := s.receiptIn(ctx, s.replica.Read, s.replica, key); waiting != nil {
			err = graph.ErrUnavailable // it is transferred within a second
		}
	}
	if err != nil {
		return nil, false, fmt.Errorf("withdraw: %w", err)
	}
	if receipt != nil {
		s.remember(*receipt)
		s.notify()
	}
	return receipt, now, nil
}

// reached selects whether receivers of these kinds may have got to know of a submission, or of one that it replaced,
// and when the last try that is under way ends. A try without an error has arrived, is under way, or was cut off when
// its program was killed.
const reached = `WITH RECURSIVE sent AS (SELECT key FROM submission WHERE key = $2
		UNION SELECT earlier FROM replacement JOIN sent ON later = sent.key)
	SELECT count(*) > 0, coalesce(max(CASE WHEN state = 'delivered' THEN '' ELSE next_at END), '') FROM delivery
	WHERE submission IN (SELECT key FROM sent) AND attempts > 0 AND last_error = '' AND kind `

func (s *Store) takeBack(ctx context.Context, tx *sql.Tx, n submission) error {
	at := db.Stamp(s.db.Now())
	if _, err := tx.ExecContext(ctx, `UPDATE submission SET withdrawn = $1 WHERE key = $2`, at, n.key); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `DELETE FROM call_time WHERE submission = $1`, n.key); err != nil {
		return err
	}
	// It waits for those who lease one of them just now: what they try is then seen below.
	_, err := tx.ExecContext(ctx,
		`UPDATE delivery SET state = 'discarded' WHERE submission = $1 AND state IN ('pending', 'dead')`, n.key)
	if err != nil {
		return err
	}
	mailed, sent := []graph.DeliveryKind{graph.TeamMail}, []graph.DeliveryKind{graph.HostEnquiry, graph.HostApplication}
	if s.options.Withdraw {
		// After the try that is under way: the host would receive the submission later.
		if err := s.tell(ctx, tx, n, graph.HostWithdrawal, sent, true); err != nil {
			return err
		}
	} else {
		mailed = append(mailed, sent...)
	}
	if s.options.Mail {
		return s.tell(ctx, tx, n, graph.WithdrawalMail, mailed, false)
	}
	return nil
}

// tell queues a delivery about a withdrawal if one of those kinds may have arrived, at once or after the last of them.
func (s *Store) tell(ctx context.Context, tx *sql.Tx, n submission, kind graph.DeliveryKind, of []graph.DeliveryKind,
	after bool) error {
	var told bool
	var ends string
	err := tx.QueryRowContext(ctx, reached+s.primary.InTexts, db.List(of), n.key).Scan(&told, &ends)
	if err != nil || !told {
		return err
	}
	d := newDelivery{state: "pending", created: db.Stamp(s.db.Now())}
	d.due = d.created
	if after {
		d.due = max(d.due, ends)
	}
	_, err = d.insert(ctx, tx, n, string(kind))
	return err
}
