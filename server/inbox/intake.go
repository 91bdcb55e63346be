package inbox

import (
	"context"
	"crypto/sha256"
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

// AddEnquiry keeps an enquiry with its delivery; the same again returns the first receipt.
func (s *Store) AddEnquiry(ctx context.Context, e graph.EnquiryInput) (*graph.Receipt, error) {
	receipt, err := s.add(ctx, &graph.Submission{Enquiry: &e})
	if err != nil {
		return nil, fmt.Errorf("keep enquiry: %w", err)
	}
	return receipt, nil
}

// AddApplication keeps an application with its delivery and claims its files; the same again returns the first
// receipt. A job that closed meanwhile, files that are gone and a reused key are graph.UserErrors.
func (s *Store) AddApplication(ctx context.Context, a graph.ApplicationInput) (*graph.Receipt, error) {
	receipt, err := s.add(ctx, &graph.Submission{Application: &a})
	if err != nil {
		return nil, fmt.Errorf("keep application: %w", err)
	}
	return receipt, nil
}

func (s *Store) add(ctx context.Context, sent *graph.Submission) (*graph.Receipt, error) {
	n, err := submissionOf(sent)
	if err != nil {
		return nil, err
	}
	n.received, n.consent = db.Stamp(s.db.Now()), ConsentVersion
	return s.keep(ctx, n)
}

// submission is what is to be kept.
type submission struct {
	key      string
	kind     graph.ReceiptKind
	received string
	content  string
	consent  string // the wording that was agreed to
	job      string
	files    []string
	replaces []string // the keys of earlier attempts
	// carried says that the sender has a receipt already: nothing may be refused any more.
	carried bool
}

// keep stores the submission, or finds the receipt of the one that came first under the same key. What the
// shared database does not take waits on this machine: any fault of it must not be the visitor's.
func (s *Store) keep(ctx context.Context, n submission) (*graph.Receipt, error) {
	receipt, err := s.keepShared(ctx, n)
	if _, mend := graph.AsUserErrors(err); err != nil && s.db.Several() && !mend && ctx.Err() == nil {
		s.db.Log.Warn("a submission waits on this machine", "kind", n.kind, "reason", err)
		receipt, err = s.keepIn(ctx, s.replica, n)
	}
	if err != nil {
		return nil, err
	}
	for _, earlier := range n.replaces {
		s.receipts.forget(strings.ToLower(earlier))
	}
	s.receipts.remember(receipt)
	s.tell()
	return receipt, nil
}

// tell says that there may be something to carry.
func (s *Store) tell() {
	select {
	case s.queued <- struct{}{}:
	default: // somebody was told already and has not looked yet
	}
}

var errWaitsHere = errors.New("it or its files wait here already")

func (s *Store) keepShared(ctx context.Context, n submission) (receipt *graph.Receipt, err error) {
	if s.db.Several() {
		if waiting, err := s.waits(ctx, n); err != nil || waiting {
			return nil, errors.Join(err, errWaitsHere)
		}
	}
	err = s.db.WithPrimary(ctx, func(ctx context.Context) error {
		receipt, err = s.keepIn(ctx, s.primary, n)
		return err
	})
	return receipt, err
}

// keepIn stores the submission and what belongs to it in one transaction. A known key changes nothing; one of something
// else is a graph.UserErrors.
func (s *Store) keepIn(ctx context.Context, e *db.Engine, n submission) (receipt *graph.Receipt, err error) {
	err = e.Change(ctx, func(tx *sql.Tx) error {
		fresh, err := n.insert(ctx, tx)
		switch {
		case err == nil && fresh:
			err = s.keepMore(ctx, tx, n, e == s.primary)
		case err == nil:
			err = n.same(ctx, tx)
		}
		if err == nil {
			receipt, err = s.receiptIn(ctx, tx, e, n.key)
		}
		return err
	})
	return receipt, err
}

// keepMore keeps what belongs to a submission. Deliveries are queued where everybody can carry them.
func (s *Store) keepMore(ctx context.Context, tx *sql.Tx, n submission, queued bool) error {
	if !n.carried {
		if err := s.jobIsOpen(ctx, tx, n.job); err != nil {
			return err
		}
	}
	late, err := n.replace(ctx, tx)
	if err != nil {
		return err
	}
	if err := s.claim(ctx, tx, n, late); err != nil || !queued {
		return err
	}
	return s.queue(ctx, tx, n, db.Stamp(s.db.Now()))
}

// insert writes the submission unless its key is known. The reference follows from the key, so that it is the
// same wherever the submission is kept first; another submission's is passed over.
func (n submission) insert(ctx context.Context, tx *sql.Tx) (fresh bool, err error) {
	for try := range 20 {
		done, err := tx.ExecContext(ctx, `
			INSERT INTO submission (key, kind, reference, received, job_id, content, consent_version, consent_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
			n.key, string(n.kind), n.reference(try), n.received, n.job, n.content, n.consent, n.received)
		if err != nil {
			return false, err
		}
		if rows, err := done.RowsAffected(); err != nil || rows == 1 {
			return rows == 1, err
		}
		known := 0
		if err := tx.QueryRowContext(ctx, `SELECT count(*) FROM submission WHERE key = $1`, n.key).Scan(&known); err != nil || known > 0 {
			return false, err
		}
	}
	return false, errors.New("no reference is free")
}

// referenceLetters are Crockford's: none of them is read as another over the phone.
const referenceLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

func (n submission) reference(try int) string {
	letters := sha256.Sum256([]byte(n.key + " " + strconv.Itoa(try)))
	for i, b := range letters {
		letters[i] = referenceLetters[b%32]
	}
	return string(n.kind)[:3] + "-" + string(letters[:6])
}

// firstTry is how long the deliveries of a new submission are left to whoever took it in: a host's refusal
// shall reach the sender while he waits. After a crash they are due by themselves.
const firstTry = 10 * time.Second

// queue writes the deliveries of a submission. Where the store is the team's inbox there is nothing to
// carry: it is delivered.
func (s *Store) queue(ctx context.Context, tx *sql.Tx, n submission, now string) error {
	due := now
	if s.deliver && !n.carried {
		due = db.Stamp(s.db.Now().Add(firstTry))
	}
	add := func(parent sql.NullInt64, kind, about, id, state, delivered string) (added sql.NullInt64, err error) {
		payload, err := json.Marshal(map[string]string{about: id})
		if err != nil {
			return added, err
		}
		err = tx.QueryRowContext(ctx, `
			INSERT INTO delivery (parent_id, submission, kind, payload, state, next_at, created_at, delivered_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
			parent, n.key, kind, string(payload), state, due, now, delivered).Scan(&added)
		return added, err
	}
	var none sql.NullInt64
	if s.mail {
		for _, kind := range []graph.DeliveryKind{graph.TeamMail, graph.SenderMail} {
			if _, err := add(none, string(kind), "submission", n.key, "pending", ""); err != nil {
				return err
			}
		}
	}
	switch {
	case s.deliver: // its files first, each after the one before, then itself
		var parent sql.NullInt64
		for _, id := range n.files {
			there := false
			err := tx.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM delivery WHERE kind = 'upload' AND state = 'delivered'
				AND submission IN (SELECT earlier FROM replacement WHERE later = $1) AND payload = $2)`, n.key, `{"upload":"`+id+`"}`).Scan(&there)
			if err == nil && !there {
				parent, err = add(parent, "upload", "upload", id, "pending", "")
			}
			if err != nil {
				return err
			}
		}
		_, err := add(parent, strings.ToLower(string(n.kind)), "submission", n.key, "pending", "")
		return err
	case !s.mail:
		_, err := add(none, "inbox", "submission", n.key, "delivered", now)
		return err
	}
	return nil
}

// jobIsOpen refuses a job that closed after the application was checked. With hosts the jobs are theirs to judge.
func (s *Store) jobIsOpen(ctx context.Context, tx *sql.Tx, id string) error {
	if id == "" || s.deliver {
		return nil
	}
	number, _ := strconv.ParseInt(id, 10, 64)
	var open bool
	err := tx.QueryRowContext(ctx, `SELECT active = 1 AND closes >= $1 FROM job WHERE id = $2`, s.db.Today(), number).Scan(&open)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return graph.UserErrors{{Code: graph.UserErrorCodeNotFound, Field: []string{"jobId"}, Message: "There is no such job"}}
	case err == nil && !open:
		return graph.UserErrors{{Code: graph.UserErrorCodeJobClosed, Field: []string{"jobId"},
			Message: "This job closed while you were writing. Nothing is lost: send what you have as a general application"}}
	}
	return err
}

// claim gives the files to the submission, for good. Those of attempts that it replaces are its own too.
func (s *Store) claim(ctx context.Context, tx *sql.Tx, n submission, late bool) error {
	var gone graph.UserErrors
	for i, id := range n.files {
		done, err := tx.ExecContext(ctx, `UPDATE upload SET claimed_by = $1, place = $2
			WHERE id = $3 AND (claimed_by IN (`+ownOrReplaced+`) OR (claimed_by = '' AND expires > $4))`, n.key, i, id, n.received)
		if err != nil {
			return err
		}
		if rows, err := done.RowsAffected(); err != nil {
			return err
		} else if rows == 0 {
			gone = append(gone, graph.UserError{Code: graph.UserErrorCodeNotFound, Field: []string{"files", strconv.Itoa(i)},
				Message: fmt.Sprintf("File %d is no longer here. Choose it again", i+1)})
		}
	}
	switch {
	case len(gone) == 0 || late:
		return nil
	case n.carried:
		s.db.Log.Error("files of an application are gone", "reference", n.reference(0), "files", len(gone))
		return nil
	}
	return gone
}
