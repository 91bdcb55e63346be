package desk

import (
	"context"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db"
)

// Command is who does what a command does.
const Command = "command"

// Act is one line of the audit: who did what, with what, and when. It says nothing about a visitor but the reference.
type Act struct {
	ID              string
	At              time.Time
	Who, Act, About string
}

// Note writes a line of the audit. It is written before the act, so that nothing is done without it. The error wraps
// graph.ErrUnavailable while the shared primary is unavailable.
func Note(ctx context.Context, d *db.DB, who, act, about string) error {
	id, err := uuid.NewV7()
	if err == nil {
		_, err = d.ExecPrimary(ctx, `INSERT INTO desk_act (id, at, who, act, about) VALUES ($1, $2, $3, $4, $5)`,
			id.String(), db.Stamp(d.Now()), who, act, about)
	}
	return graph.Wrap(err, "write the audit")
}

// Acts returns lines of the audit, latest first, from the one before an id, or from the latest for "".
func Acts(ctx context.Context, d *db.DB, before string, first int) ([]Act, error) {
	list, err := db.AskPrimary(ctx, d, func(ctx context.Context) ([]Act, error) {
		return db.All(d.Primary.Rows(ctx, `SELECT id, at, who, act, about FROM desk_act
			WHERE CAST($1 AS TEXT) = '' OR id < $1 ORDER BY id DESC LIMIT $2`, before, first),
			func(a *Act) []any { return []any{&a.ID, db.At(&a.At), &a.Who, &a.Act, &a.About} })
	})
	return list, graph.Wrap(err, "read the audit")
}
