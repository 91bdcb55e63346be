package inbox

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// Due selects submissions of some kinds: those that were received before a moment.
type Due map[graph.ReceiptKind]time.Time

// DueSubmission is a submission that Due selects. It says nothing about who sent it.
type DueSubmission struct {
	Key, Reference string
	Kind           graph.ReceiptKind
	Received       time.Time
	// IsHeld says that a delivery of it has not arrived, so that it must not be deleted without a person's word.
	IsHeld bool
}

// DueSubmissions returns what is due, oldest first: at most first, or all for 0. total is how many are due. The error
// wraps graph.ErrUnavailable when the shared primary is unavailable.
func (s *Store) DueSubmissions(ctx context.Context, due Due, first int) (list []DueSubmission, total int, err error) {
	if len(due) == 0 {
		return nil, 0, nil
	}
	if first <= 0 {
		first = math.MaxInt32
	}
	where, args := []string{}, []any{first}
	for kind, at := range due {
		args = append(args, string(kind), db.Stamp(at))
		where = append(where, fmt.Sprintf(`kind = $%d AND received < $%d`, len(args)-1, len(args)))
	}
	list, err = db.AskPrimary(ctx, s.db, func(ctx context.Context) ([]DueSubmission, error) {
		return db.All(s.primary.Rows(ctx, `SELECT key, kind, reference, received,
				EXISTS (`+awaited+`) AND NOT `+replaced+`, count(*) OVER ()
			FROM submission WHERE `+strings.Join(where, " OR ")+` ORDER BY received, reference LIMIT $1`, args...),
			func(n *DueSubmission) []any {
				return []any{&n.Key, &n.Kind, &n.Reference, db.At(&n.Received), &n.IsHeld, &total}
			})
	})
	return list, total, graph.Wrap(err, "find what is due")
}

// ForgetDue permanently deletes those of the submissions for which may returns true just before, with their deliveries
// and files. It returns how many, also with an error, which ends it.
func (s *Store) ForgetDue(ctx context.Context, list []DueSubmission,
	may func(reference string) (bool, error)) (deleted int, err error) {
	for _, n := range list {
		ok, err := may(n.Reference)
		if err == nil && ok {
			err = s.forget(ctx, n.Key)
		}
		if err != nil {
			return deleted, fmt.Errorf("forget what is due: %w", errors.Join(err, s.dropTraces(ctx)))
		}
		if ok {
			deleted++
		}
	}
	if deleted > 0 {
		err = s.dropTraces(ctx)
	}
	return deleted, err
}
