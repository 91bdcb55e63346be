package inbox

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/graph-gophers/dataloader/v7"

	"hire360/graph"
	"hire360/server/db"
)

// Delivered ends a delivery that arrived, whatever became of its lease. The answer is what a host calls it
// from now on, "" when there is no name.
func (s *Store) Delivered(ctx context.Context, d *graph.Delivery, answer string) error {
	_, err := s.arrivals(ctx, arrival{d.ID, answer})
	return err
}

type arrival struct {
	id     int64
	answer string
}

func (s *Store) arrived(ctx context.Context, batch []arrival) []*dataloader.Result[struct{}] {
	at := db.Stamp(s.db.Now())
	err := s.db.ChangePrimary(ctx, func(tx *sql.Tx) error {
		for _, a := range batch {
			_, err := tx.ExecContext(ctx, `UPDATE delivery
				SET state = 'delivered', delivered_at = $1, answer = $2, last_error = ''
				WHERE id = $3`, at, a.answer, a.id)
			if err != nil {
				return err
			}
		}
		return nil
	})
	same := &dataloader.Result[struct{}]{Error: graph.Wrap(err, "settle deliveries")}
	return slices.Repeat([]*dataloader.Result[struct{}]{same}, len(batch))
}

// HostFiles returns what the host calls the files of a submission, and of those that it replaces, by file id.
func (s *Store) HostFiles(ctx context.Context, submission string) (map[string]string, error) {
	sent, err := db.All(s.primary.Rows(ctx, `SELECT payload, answer FROM delivery
		WHERE submission IN (`+ownOrReplaced+`) AND kind = 'upload' AND state = 'delivered'`, submission),
		func(d *Delivery) []any { return []any{payload{&d.Upload}, &d.Answer} })
	names := map[string]string{}
	for _, d := range sent {
		names[d.Upload] = d.Answer
	}
	return names, graph.Wrap(err, "read a host's names of files")
}

// Release makes the deliveries of a submission that were never tried due at once.
func (s *Store) Release(ctx context.Context, submission string) error {
	err := s.settle(ctx,
		`UPDATE delivery SET next_at = $1 WHERE submission = $2 AND state = 'pending' AND attempts = 0`,
		db.Stamp(s.db.Now()), strings.ToLower(submission))
	s.notify()
	if errors.Is(err, graph.ErrUnavailable) {
		return nil // it waits on this machine, or is due after its first try
	}
	return err
}

// Undo removes a submission that a host has refused before its sender was answered: it was never received. Its files
// wait for another one.
func (s *Store) Undo(ctx context.Context, submission string) error {
	submission = strings.ToLower(submission)
	err := s.primary.Change(ctx, func(tx *sql.Tx) error {
		if err := giveBack(ctx, tx, submission); err != nil {
			return err
		}
		_, files := tx.ExecContext(ctx,
			`UPDATE upload SET claimed_by = '', place = 0, created = $1, expires = $2 WHERE claimed_by = $3`,
			db.Stamp(s.db.Now()), db.Stamp(s.db.Now().Add(uploadLife)), submission)
		_, all := tx.ExecContext(ctx, `DELETE FROM submission WHERE key = $1`, submission)
		return errors.Join(files, all)
	})
	if err != nil {
		return fmt.Errorf("undo a submission: %w", err)
	}
	s.receipts.Remove(submission)
	s.notify() // what it replaced is due again
	return nil
}

// Defer defers a leased delivery. The reason must say nothing about who sent it.
func (s *Store) Defer(ctx context.Context, d *graph.Delivery, wait time.Duration, reason string) error {
	return s.settle(ctx, `UPDATE delivery SET next_at = $1, last_error = $2
		WHERE id = $3 AND state = 'pending' AND attempts = $4`,
		db.Stamp(s.db.Now().Add(wait)), reason, d.ID, d.Attempts)
}

// DeadLetter sets a leased delivery aside that no further try would help, until the operator decides.
func (s *Store) DeadLetter(ctx context.Context, d *graph.Delivery, reason string) error {
	return s.settle(ctx, `UPDATE delivery SET state = 'dead', last_error = $1
		WHERE id = $2 AND state = 'pending' AND attempts = $3`, reason, d.ID, d.Attempts)
}

func (s *Store) settle(ctx context.Context, text string, args ...any) error {
	_, err := s.db.ExecPrimary(ctx, text, args...)
	return graph.Wrap(err, "settle a delivery")
}

// Delivery is a delivery of a submission, for the operator. It says nothing about who sent what.
type Delivery struct {
	graph.Delivery
	Reference string
	// State is pending, dead, delivered or discarded.
	State string
	// Next is when a pending one is tried again, Created when it was queued.
	Next, Created time.Time
	LastError     string
	// Delivered is when it arrived, the zero time if it did not. Answer is the host's id of it.
	Delivered time.Time
	Answer    string
}

// DeliveryFilter selects deliveries that have not arrived.
type DeliveryFilter struct {
	// Kind is one kind, State pending or dead; "" for all.
	Kind  graph.DeliveryKind
	State string
	// ID is one delivery, 0 for all. After is the id after which the list begins.
	ID, After int64
}

const isSelected = ` WHERE state IN ('pending', 'dead') AND CAST($1 AS TEXT) IN ('', delivery.kind)
	AND CAST($2 AS TEXT) IN ('', state) AND CAST($3 AS BIGINT) IN (0, id) AND id > $4`

func (f DeliveryFilter) args(more ...any) []any {
	return append([]any{string(f.Kind), f.State, f.ID, f.After}, more...)
}

// WaitingDeliveries returns the deliveries that have not arrived, oldest first: at most first, or all for 0.
func (s *Store) WaitingDeliveries(ctx context.Context, f DeliveryFilter, first int) ([]Delivery, error) {
	if first <= 0 {
		first = math.MaxInt32
	}
	return s.deliveries(ctx, isSelected+` AND `+stillWanted+` ORDER BY id LIMIT $5`, f.args(first)...)
}

// RetryDeliveries makes deliveries that have not arrived due at once, and returns how many.
func (s *Store) RetryDeliveries(ctx context.Context, f DeliveryFilter) (int64, error) {
	n, err := s.primary.Exec(ctx, `UPDATE delivery SET state = 'pending', next_at = $5`+isSelected,
		f.args(db.Stamp(s.db.Now()))...)
	if err != nil {
		return 0, fmt.Errorf("retry deliveries: %w", err)
	}
	s.notify()
	return n, nil
}

// DiscardDeliveries gives up deliveries that have not arrived, and returns how many. Their submissions stay.
func (s *Store) DiscardDeliveries(ctx context.Context, f DeliveryFilter) (int64, error) {
	n, err := s.primary.Exec(ctx, `UPDATE delivery SET state = 'discarded'`+isSelected, f.args()...)
	return n, graph.Wrap(err, "discard deliveries")
}

// DeliveriesOf returns the deliveries of the submissions with the keys, oldest first.
func (s *Store) DeliveriesOf(ctx context.Context, keys ...string) (list []Delivery, err error) {
	return s.deliveries(ctx, ` WHERE submission `+s.primary.InTexts+` ORDER BY id`, db.List(keys))
}

func (s *Store) deliveries(ctx context.Context, where string, args ...any) ([]Delivery, error) {
	list, err := db.All(s.primary.Rows(ctx, `SELECT id, delivery.kind, submission, attempts, reference, state, next_at,
			created_at, last_error, delivered_at, answer FROM delivery JOIN submission ON submission.key = submission`+
		where, args...), func(d *Delivery) []any {
		return []any{&d.ID, &d.Kind, &d.Submission, &d.Attempts, &d.Reference, &d.State, db.At(&d.Next),
			db.At(&d.Created), &d.LastError, db.At(&d.Delivered), &d.Answer}
	})
	return list, graph.Wrap(err, "read deliveries")
}
