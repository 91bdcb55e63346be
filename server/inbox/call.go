package inbox

import (
	"context"
	"database/sql"
	"fmt"

	"hire360/graph"
	"hire360/server/db"
)

// TakenCalls returns those of the times that a submission has which was not replaced. The error wraps
// graph.ErrUnavailable when the shared primary is unavailable.
func (s *Store) TakenCalls(ctx context.Context, times []string) (taken []string, err error) {
	err = s.db.WithPrimary(ctx, func(ctx context.Context) error {
		taken = nil
		for scan := range s.primary.Rows(ctx, `SELECT slot FROM call_time WHERE slot `+s.primary.InTexts+`
			AND submission NOT IN (SELECT earlier FROM replacement)`, db.List(times)) {
			var slot string
			if err := scan(&slot); err != nil {
				return err
			}
			taken = append(taken, slot)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read the times of calls: %w", err)
	}
	return taken, nil
}

// takeCall gives the submission its time for a call, which may be that of an attempt that was replaced. One that
// another submission has is a graph.UserErrors.
func (n submission) takeCall(ctx context.Context, tx *sql.Tx) error {
	rows, err := db.Exec(ctx, tx, `UPDATE call_time SET submission = $1
		WHERE slot = $2 AND submission IN (SELECT earlier FROM replacement)`, n.key, n.call)
	if err == nil && rows == 0 {
		rows, err = db.Exec(ctx, tx, `INSERT INTO call_time (slot, submission) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
			n.call, n.key)
	}
	if err == nil && rows == 0 {
		err = userError(graph.UserErrorCodeNotFound, "Somebody took this time while you were writing. "+
			"Choose another one, or none. Nothing else is lost", "call")
	}
	return err
}

// errCall says that a time for a call cannot be booked while the shared primary is unavailable.
func errCall() error {
	return userError(graph.UserErrorCodeNotFound, "We can’t book a time right now. Choose none, and we’ll arrange one "+
		"by e-mail. Nothing else is lost", "call")
}
