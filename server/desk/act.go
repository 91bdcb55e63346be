package desk

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

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
		err = d.WithPrimary(ctx, func(ctx context.Context) error {
			_, err := d.Primary.Exec(ctx, `INSERT INTO desk_act (id, at, who, act, about) VALUES ($1, $2, $3, $4, $5)`,
				id.String(), db.Stamp(d.Now()), who, act, about)
			return err
		})
	}
	if err != nil {
		return fmt.Errorf("write the audit: %w", err)
	}
	return nil
}

// Acts returns lines of the audit, latest first, from the one before an id, or from the latest for "".
func Acts(ctx context.Context, d *db.DB, before string, first int) (list []Act, err error) {
	err = d.WithPrimary(ctx, func(ctx context.Context) error {
		list = nil
		for scan := range d.Primary.Rows(ctx, `SELECT id, at, who, act, about FROM desk_act
			WHERE CAST($1 AS TEXT) = '' OR id < $1 ORDER BY id DESC LIMIT $2`, before, first) {
			var a Act
			var at string
			if err := scan(&a.ID, &at, &a.Who, &a.Act, &a.About); err != nil {
				return err
			}
			a.At = db.Moment(at)
			list = append(list, a)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read the audit: %w", err)
	}
	return list, nil
}
