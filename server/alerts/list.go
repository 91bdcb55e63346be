package alerts

import (
	"context"
	"fmt"
	"strings"

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
}

// List returns all alerts, oldest first.
func List(ctx context.Context, d *db.DB) (list []Entry, err error) {
	for scan := range d.Primary.Rows(ctx, `SELECT email, path, days, CASE WHEN confirmed = '' THEN 0 ELSE 1 END,
			CASE WHEN mail = '' THEN 0 ELSE 1 END, attempts, last_error FROM job_alert ORDER BY created, id`) {
		var a Entry
		var confirmed, waiting int
		if err := scan(&a.Email, &a.Path, &a.Days, &confirmed, &waiting, &a.Attempts, &a.LastError); err != nil {
			return nil, fmt.Errorf("list alerts: %w", err)
		}
		a.Confirmed, a.Waiting = confirmed == 1, waiting == 1
		list = append(list, a)
	}
	return list, nil
}

// Count returns how many alerts are confirmed, and how many mails could not be sent yet.
func (s *Store) Count(ctx context.Context) (confirmed, failing int, err error) {
	if confirmed, err = s.primary.Int(ctx, `SELECT count(*) FROM job_alert WHERE confirmed <> ''`); err == nil {
		failing, err = s.primary.Int(ctx, `SELECT count(*) FROM job_alert WHERE mail <> '' AND last_error <> ''`)
	}
	return confirmed, failing, err
}

// EndAll deletes all alerts of an address and returns how many there were.
func EndAll(ctx context.Context, d *db.DB, address string) (int64, error) {
	n, err := d.Primary.Exec(ctx, `DELETE FROM job_alert WHERE mailbox = $1`, strings.ToLower(strings.TrimSpace(address)))
	if err != nil {
		return 0, fmt.Errorf("end alerts: %w", err)
	}
	return n, nil
}
