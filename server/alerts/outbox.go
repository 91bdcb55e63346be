package alerts

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// confirmation is the mail that asks an address to confirm its alert.
const confirmation = "confirm"

const (
	// longestWait is longer than the wait of any mail: what is due later was written by a clock that was put back.
	longestWait = betweenQuestions*maxWaiting + time.Hour
	// betweenRefusals is the wait after a refusal. After the last one the alert ends.
	betweenRefusals = 24 * time.Hour
	maxRefusals     = 7
)

// Queued receives a value when a mail may be due.
func (s *Store) Queued() <-chan struct{} { return s.queued }

// LeaseDelivery returns a mail that is due, or nil. No one else gets it until the lease is over. While a shared primary
// is unavailable there is nothing to lease.
func (s *Store) LeaseDelivery(ctx context.Context, _ []graph.DeliveryKind,
	lease time.Duration) (*graph.Delivery, error) {
	now := s.db.Now()
	var d graph.Delivery
	err := s.db.WithPrimary(ctx, func(ctx context.Context) error {
		d = graph.Delivery{Kind: graph.MailOfAlert}
		return db.One(db.Rows(ctx, s.primary.Write, `
			UPDATE job_alert SET attempts = attempts + 1, next_at = $1 WHERE id IN (
				SELECT d.id FROM job_alert AS d WHERE d.mail <> '' AND (d.next_at <= $2 OR d.next_at > $3)
				ORDER BY d.next_at LIMIT 1`+s.primary.SkipLocked+`)
			RETURNING id, attempts`,
			db.Stamp(now.Add(lease)), db.Stamp(now), db.Stamp(now.Add(longestWait))), &d.ID, &d.Attempts)
	})
	switch {
	case errors.Is(err, graph.ErrUnavailable):
		return nil, nil
	case err != nil || d.Attempts == 0: // there is none
		return nil, graph.Wrap(s.primary.Describe(err), "lease a mail of an alert")
	}
	return &d, nil
}

// MailOf returns the mail of a delivery. The error is graph.ErrNotFound if the alert has ended.
func (s *Store) MailOf(ctx context.Context, d *graph.Delivery) (*graph.AlertMail, error) {
	var m graph.AlertMail
	var days int
	var mail string
	var jobs []json.Number
	err := s.db.WithPrimary(ctx, func(ctx context.Context) error {
		return db.One(s.primary.Rows(ctx, `SELECT key, email, path, days, told, mail FROM job_alert WHERE id = $1`, d.ID),
			&m.Key, &m.Email, &m.Path, &days, &m.Round, &mail)
	})
	switch {
	case err == nil && mail == "":
		err = graph.ErrNotFound
	case err == nil && mail != confirmation:
		err = json.Unmarshal([]byte(mail), &jobs)
	}
	m.Frequency, m.Jobs = frequencyOf(days), graph.Each(jobs, json.Number.String)
	return &m, err
}

// Delivered ends a mail that arrived.
func (s *Store) Delivered(ctx context.Context, d *graph.Delivery, _ string) error {
	_, err := s.exec(ctx, `UPDATE job_alert SET mail = '', refusals = 0, last_error = '' WHERE id = $1 AND attempts = $2`,
		d.ID, d.Attempts)
	return err
}

// Defer defers a mail. The reason must not hold the address.
func (s *Store) Defer(ctx context.Context, d *graph.Delivery, wait time.Duration, reason string) error {
	_, err := s.exec(ctx, `UPDATE job_alert SET next_at = $1, last_error = $2 WHERE id = $3 AND attempts = $4`,
		db.Stamp(s.db.Now().Add(wait)), reason, d.ID, d.Attempts)
	return err
}

// DeadLetter defers a mail that a server has refused: a mailbox may be full, or a setting wrong. The alert of an
// address that is refused for a week ends.
func (s *Store) DeadLetter(ctx context.Context, d *graph.Delivery, reason string) error {
	_, err := s.exec(ctx, `UPDATE job_alert SET refusals = refusals + 1, next_at = $1, last_error = $2
		WHERE id = $3 AND attempts = $4`, db.Stamp(s.db.Now().Add(betweenRefusals)), reason, d.ID, d.Attempts)
	if err != nil {
		return err
	}
	n, err := s.exec(ctx, `DELETE FROM job_alert WHERE id = $1 AND refusals >= $2`, d.ID, maxRefusals)
	if n > 0 {
		s.db.Log.Warn("an alert has ended, because mail servers refused its mails for a week", "alert", d.ID)
	}
	return err
}
