package store

import (
	"context"
	"crypto/rand"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"hire360/graph"
)

// AddEnquiry keeps an enquiry with its delivery; the same key again returns the first receipt.
func (s *Store) AddEnquiry(ctx context.Context, e graph.EnquiryInput) (*graph.Receipt, error) {
	e.Key = strings.ToLower(e.Key)
	e.Captcha, e.Website = nil, nil
	content, err := json.Marshal(e)
	if err != nil {
		return nil, fmt.Errorf("keep enquiry: %w", err)
	}
	n := submission{key: e.Key, kind: graph.ReceiptKindEnquiry, prefix: "ENQ-", content: string(content)}
	receipt, err := s.keep(ctx, n, func(*sql.Tx) error { return nil })
	if err != nil {
		return nil, fmt.Errorf("keep enquiry: %w", err)
	}
	return receipt, nil
}

// AddApplication keeps an application with its delivery and claims its files; the same key again
// returns the first receipt. A job that closed meanwhile and files that are gone are graph.UserErrors.
func (s *Store) AddApplication(ctx context.Context, a graph.ApplicationInput) (*graph.Receipt, error) {
	a.Key = strings.ToLower(a.Key)
	a.Captcha, a.Website = nil, nil
	content, err := json.Marshal(a)
	if err != nil {
		return nil, fmt.Errorf("keep application: %w", err)
	}
	n := submission{key: a.Key, kind: graph.ReceiptKindApplication, prefix: "APP-", content: string(content), job: orEmpty(a.JobID), files: a.Files}
	receipt, err := s.keep(ctx, n, func(tx *sql.Tx) error {
		if err := s.jobIsOpen(ctx, tx, n.job); err != nil {
			return err
		}
		return s.claim(ctx, tx, n.key, n.files)
	})
	if err != nil {
		return nil, fmt.Errorf("keep application: %w", err)
	}
	return receipt, nil
}

// submission is what is to be kept.
type submission struct {
	key     string
	kind    graph.ReceiptKind
	prefix  string
	content string
	job     string
	files   []string
}

// keep stores the submission, what belongs to it and its deliveries in one transaction, or finds the
// receipt of the one that came first under the same key.
func (s *Store) keep(ctx context.Context, n submission, belonging func(*sql.Tx) error) (*graph.Receipt, error) {
	err := s.change(ctx, func(tx *sql.Tx) error {
		var known int
		if err := tx.QueryRowContext(ctx, `SELECT count(*) FROM submission WHERE key = $1`, n.key).Scan(&known); err != nil || known > 0 {
			return err
		}
		reference, err := freeReference(ctx, tx, n.prefix)
		if err != nil {
			return err
		}
		now := stamp(s.now())
		if _, err := tx.ExecContext(ctx, `
			INSERT INTO submission (key, kind, reference, received, job_id, content, consent_version, consent_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
			n.key, string(n.kind), reference, now, n.job, n.content, ConsentVersion, now); err != nil {
			return err
		}
		return errors.Join(belonging(tx), s.queue(ctx, tx, n, now))
	})
	if err != nil {
		return nil, err
	}
	s.tell()
	receipt, err := s.Receipt(ctx, n.key)
	if err == nil && receipt == nil {
		err = errors.New("it is gone again")
	}
	return receipt, err
}

// tell says that something was queued.
func (s *Store) tell() {
	select {
	case s.queued <- struct{}{}:
	default: // somebody was told already and has not looked yet
	}
}

// firstTry is how long the deliveries of a new submission are left to whoever took it in: a host's refusal
// shall reach the sender while he waits. After a crash they are due by themselves.
const firstTry = 10 * time.Second

// queue writes the deliveries of a submission. Where the store is the team's inbox there is nothing to
// carry: it is delivered.
func (s *Store) queue(ctx context.Context, tx *sql.Tx, n submission, now string) error {
	due := now
	if s.deliver {
		due = stamp(s.now().Add(firstTry))
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
		var err error
		for _, id := range n.files {
			if parent, err = add(parent, "upload", "upload", id, "pending", ""); err != nil {
				return err
			}
		}
		_, err = add(parent, strings.ToLower(string(n.kind)), "submission", n.key, "pending", "")
		return err
	case !s.mail:
		_, err := add(none, "inbox", "submission", n.key, "delivered", now)
		return err
	}
	return nil
}

// referenceLetters are Crockford's: none of them is read as another over the phone.
const referenceLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

func freeReference(ctx context.Context, tx *sql.Tx, prefix string) (string, error) {
	for range 20 {
		var b [6]byte
		_, _ = rand.Read(b[:]) // never fails
		for i := range b {
			b[i] = referenceLetters[b[i]%32]
		}
		reference, taken := prefix+string(b[:]), 0
		err := tx.QueryRowContext(ctx, `SELECT count(*) FROM submission WHERE reference = $1`, reference).Scan(&taken)
		if err != nil || taken == 0 {
			return reference, err
		}
	}
	return "", errors.New("no reference is free")
}

// jobIsOpen refuses a job that closed after the application was checked. With hosts the jobs are theirs to judge.
func (s *Store) jobIsOpen(ctx context.Context, tx *sql.Tx, id string) error {
	if id == "" || s.deliver {
		return nil
	}
	number, _ := strconv.ParseInt(id, 10, 64)
	var open bool
	err := tx.QueryRowContext(ctx, `SELECT active = 1 AND closes >= $1 FROM job WHERE id = $2`, s.today(), number).Scan(&open)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return graph.UserErrors{{Code: graph.UserErrorCodeNotFound, Field: []string{"jobId"}, Message: "There is no such job"}}
	case err == nil && !open:
		return graph.UserErrors{{Code: graph.UserErrorCodeJobClosed, Field: []string{"jobId"},
			Message: "This job closed while you were writing. Nothing is lost: send what you have as a general application"}}
	}
	return err
}

// claim gives the files to the submission, for good.
func (s *Store) claim(ctx context.Context, tx *sql.Tx, key string, files []string) error {
	var gone graph.UserErrors
	for i, id := range files {
		done, err := tx.ExecContext(ctx, `UPDATE upload SET claimed_by = $1, place = $2
			WHERE id = $3 AND (claimed_by = $4 OR (claimed_by = '' AND expires > $5))`, key, i, id, key, stamp(s.now()))
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil {
			return err
		} else if n == 0 {
			gone = append(gone, graph.UserError{Code: graph.UserErrorCodeNotFound, Field: []string{"files", strconv.Itoa(i)},
				Message: fmt.Sprintf("File %d is no longer here. Choose it again", i+1)})
		}
	}
	if len(gone) > 0 {
		return gone
	}
	return nil
}

// awaited finds what the people who read a submission do not have yet. The confirmation to the sender is
// not part of it: a mistyped address must not keep a receipt waiting.
const awaited = `SELECT 1 FROM delivery WHERE submission = submission.key AND kind <> 'sender-mail' AND state IN ('pending', 'dead')`

// Receipt returns what is known under the key, or nil.
func (s *Store) Receipt(ctx context.Context, key string) (*graph.Receipt, error) {
	rows, err := s.query(ctx, `
		SELECT key, kind, reference, received, EXISTS (`+awaited+`)
		FROM submission WHERE key = $1`, strings.ToLower(key))
	if err != nil {
		return nil, fmt.Errorf("read receipt: %w", err)
	}
	defer func() { _ = rows.Close() }()
	if !rows.Next() {
		return nil, rows.Err()
	}
	r := &graph.Receipt{State: graph.ReceiptStateDelivered, Next: []string{}}
	var received string
	var underway bool
	if err := rows.Scan(&r.Key, &r.Kind, &r.Reference, &received, &underway); err != nil {
		return nil, fmt.Errorf("read receipt: %w", err)
	}
	r.Received = moment(received)
	if underway {
		r.State = graph.ReceiptStateQueued
	}
	return r, nil
}

// UseOnce marks the key as used and reports whether it was not before. The mark is kept until expires.
func (s *Store) UseOnce(ctx context.Context, key string, expires time.Time) (bool, error) {
	fresh := false
	err := s.change(ctx, func(tx *sql.Tx) error {
		done, err := tx.ExecContext(ctx, `INSERT INTO used_once (key, expires) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING`, key, stamp(expires))
		if err != nil {
			return err
		}
		n, err := done.RowsAffected()
		fresh = n == 1
		return err
	})
	if err != nil {
		return false, fmt.Errorf("mark as used: %w", err)
	}
	return fresh, nil
}

func (s *Store) sweepUsedOnce(ctx context.Context) error {
	_, err := s.write.ExecContext(ctx, `DELETE FROM used_once WHERE expires < $1`, stamp(s.now()))
	return s.d.explain(err, s.dir)
}
