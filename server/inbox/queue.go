package inbox

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/graph-gophers/dataloader/v7"

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
	if s.options.Deliver && !n.acknowledged {
		d.due = db.Stamp(now.Add(firstTry))
	}
	var mails []graph.DeliveryKind
	if s.options.Mail {
		mails = append(mails, graph.TeamMail)
	}
	if s.options.Confirm {
		mails = append(mails, graph.SenderMail)
	}
	for _, kind := range mails {
		if _, err := d.insert(ctx, tx, n, string(kind)); err != nil {
			return err
		}
	}
	switch {
	case s.options.Deliver:
		return d.queueForHost(ctx, tx, n)
	case !s.options.Mail:
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

// payload reads what insert writes into the column of that name: the id of the file, "" if there is none.
type payload struct{ upload *string }

// Scan implements sql.Scanner.
func (p payload) Scan(column any) error {
	var text sql.NullString
	var about struct{ Upload string }
	err := errors.Join(text.Scan(column), json.Unmarshal([]byte(text.String), &about))
	*p.upload = about.Upload
	return err
}

// longestWait is longer than the wait of any deferred delivery.
const longestWait = 2 * time.Hour

// LeaseDelivery returns one delivery of these kinds that is due, or nil. No one else gets it until the lease is over.
// The lease is the time of the next try: what a killed program leased is due again after it. A delivery that is
// due later than longestWait was written by a clock that has since been put back: it is due too.
func (s *Store) LeaseDelivery(ctx context.Context, kinds []graph.DeliveryKind,
	lease time.Duration) (*graph.Delivery, error) {
	return s.leases(ctx, leaseRequest{db.List(kinds), lease})
}

type leaseRequest struct {
	kinds string
	lease time.Duration
}

// leaseBatch gives each request another delivery, as long as there are enough.
func (s *Store) leaseBatch(ctx context.Context, batch []leaseRequest) []*dataloader.Result[*graph.Delivery] {
	wanted := map[leaseRequest][]int{}
	for i, r := range batch {
		wanted[r] = append(wanted[r], i)
	}
	given, now := make([]*dataloader.Result[*graph.Delivery], len(batch)), s.db.Now()
	for r, indexes := range wanted {
		found, err := s.leaseWhere(ctx, `(d.next_at <= $4 OR d.next_at > $5)`, `d.next_at, d.id`, len(indexes),
			r.kinds, db.Stamp(now.Add(r.lease)), db.Stamp(now), db.Stamp(now.Add(longestWait)))
		for n, i := range indexes {
			given[i] = &dataloader.Result[*graph.Delivery]{Error: err}
			if n < len(found) {
				given[i].Data = &found[n]
			}
		}
	}
	return given
}

// batched joins the calls of a millisecond: a transaction costs a flush of the disk, however much it holds. A batch is
// for others too: it does not end with a caller's context.
func batched[Q comparable, A any](
	run func(context.Context, []Q) []*dataloader.Result[A],
) func(context.Context, Q) (A, error) {
	all := dataloader.NewBatchedLoader(run, dataloader.WithWait[Q, A](time.Millisecond),
		dataloader.WithCache(&dataloader.NoCache[Q, A]{}))
	return func(ctx context.Context, request Q) (A, error) {
		return all.Load(context.WithoutCancel(ctx), request)()
	}
}

// LeaseFirst leases a delivery of these kinds and this submission that was never tried, also before it is due. It
// returns nil when there is none.
func (s *Store) LeaseFirst(ctx context.Context, submission string, kinds []graph.DeliveryKind,
	lease time.Duration) (*graph.Delivery, error) {
	found, err := s.leaseWhere(ctx, `d.submission = $4 AND d.attempts = 0`, `d.id`, 1, db.List(kinds),
		db.Stamp(s.db.Now().Add(lease)), strings.ToLower(submission))
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return &found[0], nil
}

// leaseWhere leases at most limit deliveries of the kinds $1 until $2. The condition and its arguments, from $4 on, say
// which. While a shared primary is unavailable there is nothing to lease.
func (s *Store) leaseWhere(ctx context.Context, where, order string, limit int, kinds, until string,
	more ...any) (found []graph.Delivery, err error) {
	args := append([]any{kinds, until, s.db.Machine}, more...)
	err = s.db.WithPrimary(ctx, func(ctx context.Context) error {
		found, err = db.All(db.Rows(ctx, s.primary.Write, `
			WITH due AS MATERIALIZED (
				SELECT d.id FROM delivery AS d
				WHERE d.kind `+s.primary.InTexts+` AND `+where+` AND d.state = 'pending'
					AND NOT EXISTS (SELECT 1 FROM replacement WHERE earlier = d.submission)
					AND NOT EXISTS (SELECT 1 FROM delivery AS p
						WHERE p.id = d.parent_id AND p.state NOT IN ('delivered', 'discarded'))
				ORDER BY `+order+` LIMIT `+strconv.Itoa(limit)+s.primary.SkipLocked+`)
			UPDATE delivery SET attempts = attempts + 1, next_at = $2, carrier = $3, last_error = ''
			WHERE id IN (SELECT id FROM due)
			RETURNING id, kind, submission, attempts, payload`, args...), func(d *graph.Delivery) []any {
			return []any{&d.ID, &d.Kind, &d.Submission, &d.Attempts, payload{&d.Upload}}
		})
		return err
	})
	slices.SortFunc(found, func(a, b graph.Delivery) int { return cmp.Compare(a.ID, b.ID) })
	switch {
	case errors.Is(err, graph.ErrUnavailable):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("lease deliveries: %w", s.primary.Describe(err))
	}
	return found, nil
}

// endOwnLeases makes due what an earlier run of this program had leased or deferred. Leases of other machines stay:
// one of them may be sending the mail.
func (s *Store) endOwnLeases(ctx context.Context) error {
	now := db.Stamp(s.db.Now())
	err := s.settle(ctx, `UPDATE delivery SET next_at = $1 WHERE state = 'pending' AND next_at > $2 AND carrier = $3`,
		now, now, s.db.Machine)
	if errors.Is(err, graph.ErrUnavailable) {
		return nil // each lease ends by itself
	}
	return err
}
