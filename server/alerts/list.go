package alerts

import (
	"context"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// Entry is an alert in the operator's list.
type Entry struct {
	Email, Path string
	Days        int
	Confirmed   bool
	// Waiting says that a mail must be sent, LastError why it was not.
	Waiting   bool
	Attempts  int
	LastError string
	// Created is when it was asked for.
	Created time.Time
}

const entries = `SELECT email, path, days, CASE WHEN confirmed = '' THEN 0 ELSE 1 END,
	CASE WHEN mail = '' THEN 0 ELSE 1 END, attempts, last_error, created FROM job_alert`

// List returns all alerts, oldest first.
func List(ctx context.Context, d *db.DB) ([]Entry, error) {
	return list(ctx, d, entries+` ORDER BY created, id`)
}

// OfAddress returns the alerts of an address, in any case of its letters.
func OfAddress(ctx context.Context, d *db.DB, address string) ([]Entry, error) {
	return list(ctx, d, entries+` WHERE mailbox = $1 ORDER BY created, id`, graph.Mailbox(address))
}

func list(ctx context.Context, d *db.DB, query string, args ...any) ([]Entry, error) {
	list, err := db.All(d.Primary.Rows(ctx, query, args...), func(a *Entry) []any {
		return []any{&a.Email, &a.Path, &a.Days, &a.Confirmed, &a.Waiting, &a.Attempts, &a.LastError, db.At(&a.Created)}
	})
	return list, graph.Wrap(err, "list alerts")
}

// Count returns how many alerts are confirmed, and how many mails could not be sent yet.
func (s *Store) Count(ctx context.Context) (confirmed, failing int, err error) {
	if confirmed, err = s.primary.Int(ctx, `SELECT count(*) FROM job_alert WHERE confirmed <> ''`); err == nil {
		failing, err = s.primary.Int(ctx, `SELECT count(*) FROM job_alert WHERE mail <> '' AND last_error <> ''`)
	}
	return confirmed, failing, err
}

// EndAll deletes all alerts of an address that were created until a moment, and returns how many there were.
func EndAll(ctx context.Context, d *db.DB, address string, until time.Time) (int64, error) {
	n, err := d.Primary.Exec(ctx, `DELETE FROM job_alert WHERE mailbox = $1 AND created <= $2`,
		graph.Mailbox(address), db.Stamp(until))
	return n, graph.Wrap(err, "end alerts")
}
