package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"hire360/graph"
)

// Queued tells, some time after something was queued, that there may be something to carry.
func (s *Store) Queued() <-chan struct{} { return s.queued }

// ClaimDelivery gives one delivery of these kinds that is due to the caller alone, until the lease is over,
// or nil when none is due. The lease is the time of the next try: what a killed program has claimed is due
// again by itself.
func (s *Store) ClaimDelivery(ctx context.Context, kinds []graph.DeliveryKind, lease time.Duration) (*graph.Delivery, error) {
	list, err := json.Marshal(kinds)
	if err != nil {
		return nil, err
	}
	var d graph.Delivery
	now := s.now()
	err = s.write.QueryRowContext(ctx, `
		UPDATE delivery SET attempts = attempts + 1, next_at = $2 WHERE id = (
			SELECT d.id FROM delivery AS d WHERE d.kind `+s.d.list+` AND d.state = 'pending' AND d.next_at <= $3
				AND NOT EXISTS (SELECT 1 FROM delivery AS p WHERE p.id = d.parent_id AND p.state <> 'delivered')
			ORDER BY d.next_at, d.id LIMIT 1)
		RETURNING id, kind, submission, attempts`, string(list), stamp(now.Add(lease)), stamp(now)).
		Scan(&d.ID, &d.Kind, &d.Submission, &d.Attempts)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("claim a delivery: %w", s.d.explain(err, s.dir))
	}
	return &d, nil
}

// Delivered ends a delivery that was carried, whatever became of the claim meanwhile.
func (s *Store) Delivered(ctx context.Context, d *graph.Delivery) error {
	return s.end(ctx, `UPDATE delivery SET state = 'delivered', delivered_at = $1, last_error = '' WHERE id = $2`, stamp(s.now()), d.ID)
}

// PutOff keeps a delivery for another try. The reason must say nothing about who sent it.
func (s *Store) PutOff(ctx context.Context, d *graph.Delivery, wait time.Duration, reason string) error {
	return s.end(ctx, `UPDATE delivery SET next_at = $1, last_error = $2 WHERE id = $3 AND state = 'pending' AND attempts = $4`,
		stamp(s.now().Add(wait)), reason, d.ID, d.Attempts)
}

// Refuse lays a delivery aside that no repeat would help, until a person looks at it.
func (s *Store) Refuse(ctx context.Context, d *graph.Delivery, reason string) error {
	return s.end(ctx, `UPDATE delivery SET state = 'dead', last_error = $1 WHERE id = $2 AND state = 'pending' AND attempts = $3`,
		reason, d.ID, d.Attempts)
}

func (s *Store) end(ctx context.Context, text string, args ...any) error {
	if _, err := s.write.ExecContext(ctx, text, args...); err != nil {
		return fmt.Errorf("settle a delivery: %w", s.d.explain(err, s.dir))
	}
	return nil
}

// WaitingDelivery is a delivery that has not arrived, for whoever runs the program. It says nothing about
// who sent what.
type WaitingDelivery struct {
	graph.Delivery
	Reference string
	// State is pending or dead.
	State string
	// Next is when a pending one is tried again, Created when it was queued.
	Next, Created time.Time
	LastError     string
}

// WaitingDeliveries returns the deliveries that have not arrived, oldest first; the first ones, or all for 0.
func (s *Store) WaitingDeliveries(ctx context.Context, first int) ([]WaitingDelivery, error) {
	if first <= 0 {
		first = -1
	}
	rows, err := s.query(ctx, `SELECT id, delivery.kind, submission, attempts, reference, state, next_at, created_at, last_error
		FROM delivery JOIN submission ON submission.key = submission WHERE state IN ('pending', 'dead') ORDER BY id LIMIT $1`, first)
	if err != nil {
		return nil, fmt.Errorf("read deliveries: %w", err)
	}
	defer func() { _ = rows.Close() }()
	list := []WaitingDelivery{}
	for rows.Next() {
		var d WaitingDelivery
		var next, created string
		if err := rows.Scan(&d.ID, &d.Kind, &d.Submission, &d.Attempts, &d.Reference, &d.State, &next, &created, &d.LastError); err != nil {
			return nil, fmt.Errorf("read deliveries: %w", err)
		}
		d.Next, d.Created = moment(next), moment(created)
		list = append(list, d)
	}
	return list, rows.Err()
}

// RetryDelivery makes a delivery that has not arrived due at once. The error wraps graph.ErrNotFound when
// there is no such delivery.
func (s *Store) RetryDelivery(ctx context.Context, id int64) error {
	return s.redirect(ctx, id, `UPDATE delivery SET state = 'pending', next_at = $1 WHERE id = $2 AND state IN ('pending', 'dead')`, stamp(s.now()), id)
}

// DiscardDelivery gives up a delivery that has not arrived; what it is about stays. The error wraps
// graph.ErrNotFound when there is no such delivery.
func (s *Store) DiscardDelivery(ctx context.Context, id int64) error {
	return s.redirect(ctx, id, `UPDATE delivery SET state = 'discarded' WHERE id = $1 AND state IN ('pending', 'dead')`, id)
}

func (s *Store) redirect(ctx context.Context, id int64, text string, args ...any) error {
	done, err := s.write.ExecContext(ctx, text, args...)
	if err != nil {
		return fmt.Errorf("change delivery %d: %w", id, s.d.explain(err, s.dir))
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		return errors.Join(err, fmt.Errorf("waiting delivery %d: %w", id, graph.ErrNotFound))
	}
	return nil
}
