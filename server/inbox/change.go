package inbox

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"hire360/graph"
	"hire360/server/db"
)

// Amend stores a submission again, like AddEnquiry or AddApplication, with the consent of the one that it replaces: the
// first of Replaces. If that one was replaced or withdrawn, the error is a graph.UserErrors.
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
	err = s.db.WithPrimary(ctx, func(ctx context.Context) error {
		return s.primary.Change(ctx, func(tx *sql.Tx) error {
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
	if s.told {
		// After the try that is under way: the host would receive the submission later.
		if err := s.tell(ctx, tx, n, graph.HostWithdrawal, sent, true); err != nil {
			return err
		}
	} else {
		mailed = append(mailed, sent...)
	}
	if s.mail {
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
