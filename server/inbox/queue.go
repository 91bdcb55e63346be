package inbox

import (
	"context"
	"database/sql"
	"encoding/json"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// firstTry is how long only the request that stored a submission may try its deliveries, so that a host's refusal
// reaches its sender, who waits for the answer. After that time any worker may try them.
const firstTry = 10 * time.Second

// queue writes the deliveries of a submission: the mails, and what goes to a host. Without either the team reads the
// submission here, so it is delivered.
func (s *Store) queue(ctx context.Context, tx *sql.Tx, n submission) error {
	now := s.db.Now()
	d := newDelivery{state: "pending", due: db.Stamp(now), created: db.Stamp(now)}
	if s.deliver && !n.acknowledged {
		d.due = db.Stamp(now.Add(firstTry))
	}
	if s.mail {
		for _, kind := range []graph.DeliveryKind{graph.TeamMail, graph.SenderMail} {
			if _, err := d.insert(ctx, tx, n, string(kind)); err != nil {
				return err
			}
		}
	}
	switch {
	case s.deliver:
		return d.queueForHost(ctx, tx, n)
	case !s.mail:
		d.state, d.delivered = "delivered", d.created
		_, err := d.insert(ctx, tx, n, "inbox")
		return err
	}
	return nil
}

type newDelivery struct {
	parent                         sql.NullInt64 // goes first
	upload                         string        // the file; "" for the submission itself
	state, due, created, delivered string
}

// queueForHost queues the files, each after the one before, then the submission. Files that an earlier attempt has
// delivered are not sent again.
func (d newDelivery) queueForHost(ctx context.Context, tx *sql.Tx, n submission) (err error) {
	for _, id := range n.files {
		there := false
		err := tx.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM delivery WHERE kind = 'upload'
			AND state = 'delivered' AND submission IN (SELECT earlier FROM replacement WHERE later = $1)
			AND payload = $2)`, n.key, `{"upload":"`+id+`"}`).Scan(&there)
		if err == nil && !there {
			d.upload = id
			d.parent, err = d.insert(ctx, tx, n, "upload")
		}
		if err != nil {
			return err
		}
	}
	d.upload = ""
	_, err = d.insert(ctx, tx, n, strings.ToLower(string(n.kind)))
	return err
}

func (d newDelivery) insert(ctx context.Context, tx *sql.Tx, n submission, kind string) (id sql.NullInt64, err error) {
	about := map[string]string{"submission": n.key}
	if d.upload != "" {
		about = map[string]string{"upload": d.upload}
	}
	payload, err := json.Marshal(about)
	if err != nil {
		return id, err
	}
	err = tx.QueryRowContext(ctx, `
		INSERT INTO delivery (parent_id, submission, kind, payload, state, next_at, created_at, delivered_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
		d.parent, n.key, kind, string(payload), d.state, d.due, d.created, d.delivered).Scan(&id)
	return id, err
}
