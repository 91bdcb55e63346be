package inbox

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// firstTry is how long only the request that stored a submission may try its deliveries, so that a host's refusal
// reaches the sender while he waits. After a crash they are due without it.
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

// newDelivery is a delivery to queue.
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

// jobIsOpen refuses a job that was closed after the application was checked. Hosts judge their jobs themselves.
func (s *Store) jobIsOpen(ctx context.Context, tx *sql.Tx, id string) error {
	if id == "" || s.deliver {
		return nil
	}
	number, _ := strconv.ParseInt(id, 10, 64)
	var open bool
	row := tx.QueryRowContext(ctx, `SELECT active = 1 AND closes >= $1 FROM job WHERE id = $2`, s.db.Today(), number)
	err := row.Scan(&open)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return userError(graph.UserErrorCodeNotFound, "There is no such job", "jobId")
	case err == nil && !open:
		return userError(graph.UserErrorCodeJobClosed, "This job closed while you were writing. "+
			"Nothing is lost: send what you have as a general application", "jobId")
	}
	return err
}

func userError(code graph.UserErrorCode, message string, field ...string) graph.UserErrors {
	return graph.UserErrors{{Code: code, Field: field, Message: message}}
}

// claimFiles gives the files to the submission for good. It may take those of attempts that it replaces. Missing
// files are a graph.UserErrors, unless the submission was replaced before it came or has a receipt already.
func (s *Store) claimFiles(ctx context.Context, tx *sql.Tx, n submission, late bool) error {
	var gone graph.UserErrors
	for i, id := range n.files {
		done, err := tx.ExecContext(ctx, `UPDATE upload SET claimed_by = $1, place = $2 WHERE id = $3
			AND (claimed_by IN (`+ownOrReplaced+`) OR (claimed_by = '' AND expires > $4))`, n.key, i, id, n.received)
		if err != nil {
			return err
		}
		if rows, err := done.RowsAffected(); err != nil {
			return err
		} else if rows == 0 {
			gone = append(gone, userError(graph.UserErrorCodeNotFound,
				fmt.Sprintf("File %d is no longer here. Choose it again", i+1), "files", strconv.Itoa(i))...)
		}
	}
	switch {
	case len(gone) == 0 || late:
		return nil
	case n.acknowledged:
		s.db.Log.Error("files of an application are gone", "reference", n.reference(0), "files", len(gone))
		return nil
	}
	return gone
}
