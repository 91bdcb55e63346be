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

// reached reports whether the team may have got to know of a submission, or of one that it replaced. A try without an
// error has arrived, is under way now, or was cut off when its program was killed.
const reached = `WITH RECURSIVE sent AS (SELECT key FROM submission WHERE key = $1
		UNION SELECT earlier FROM replacement JOIN sent ON later = sent.key)
	SELECT EXISTS (SELECT 1 FROM delivery WHERE submission IN (SELECT key FROM sent)
		AND kind IN ('team-mail', 'enquiry', 'application') AND attempts > 0 AND last_error = '')`

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
	told := false
	if err == nil && s.mail {
		err = tx.QueryRowContext(ctx, reached, n.key).Scan(&told)
	}
	if err == nil && told {
		_, err = newDelivery{state: "pending", due: at, created: at}.insert(ctx, tx, n, string(graph.WithdrawalMail))
	}
	return err
}
