package inbox

import (
	"context"
	"database/sql"
	"slices"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// BookedCalls returns the slots of the calls that end after a moment. The error wraps graph.ErrUnavailable when the
// shared primary is unavailable.
func (s *Store) BookedCalls(ctx context.Context, from time.Time) ([]string, error) {
	slots, err := db.AskPrimary(ctx, s.db, func(ctx context.Context) ([]string, error) {
		return s.bookedCalls(ctx, s.primary.Read, from, "")
	})
	return slots, graph.Wrap(err, "read the times of calls")
}

// bookedCalls returns the slots of calls, without that of the submission with a key, and of those that it replaces. One
// that was replaced has no call, unless a host may still refuse what replaced it.
func (s *Store) bookedCalls(ctx context.Context, q db.Querier, from time.Time, key string) ([]string, error) {
	judged := s.db.Now()
	if s.options.Deliver {
		judged = judged.Add(-firstTry)
	}
	booked, err := readSent(ctx, q, `JOIN call_time ON submission = key
		WHERE slot LIKE '%/%' AND substr(slot, length(slot) - 16) > $1 AND key <> $2
			AND NOT EXISTS (SELECT 1 FROM replacement WHERE earlier = key
				AND later NOT IN (SELECT key FROM submission WHERE received > $3 AND key <> $2))`,
		db.Stamp(from.Add(-graph.MaxCall)), key, db.Stamp(judged))
	return graph.Each(booked, func(n submission) string { return n.call }), err
}

// takeCall gives the submission its time for a call. One that overlaps another call is a graph.UserErrors.
func (s *Store) takeCall(ctx context.Context, tx *sql.Tx, n submission) error {
	office, _, _ := strings.Cut(n.call, "/")
	book := func(what string) error {
		_, err := tx.ExecContext(ctx, `INSERT INTO call_time (slot, submission) VALUES ($1, $2)
			ON CONFLICT (slot) DO UPDATE SET submission = excluded.submission`, what, n.key)
		return err
	}
	if err := book(office); err != nil { // others who choose a time there wait until this transaction ends
		return err
	}
	booked, err := s.bookedCalls(ctx, tx, s.db.Now(), n.key)
	if err != nil {
		return err
	}
	if slices.ContainsFunc(booked, func(other string) bool { return graph.CallsOverlap(other, n.call) }) {
		return userError(graph.UserErrorCodeNotFound, "Somebody took this time while you were writing. "+
			"Choose another one, or none. Nothing else is lost", "call")
	}
	return book(graph.SlotTime(n.call))
}
