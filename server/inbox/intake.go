package inbox

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"hire360/graph"
	"hire360/server/db"
)

// Add stores an enquiry or an application with its deliveries and claims its files. The same key and content again
// return the first receipt. A call that was taken or a job that was closed meanwhile, files that are gone and a reused
// key are graph.UserErrors.
func (s *Store) Add(ctx context.Context, n *graph.Submission) (*graph.Receipt, error) {
	return s.add(ctx, n, false)
}

// add stores what was sent, or finds the receipt of what came first under the same key.
func (s *Store) add(ctx context.Context, sent *graph.Submission, amends bool) (*graph.Receipt, error) {
	n, err := submissionOf(sent)
	if err != nil {
		return nil, err
	}
	n.received, n.consent, n.amends = db.Stamp(s.db.Now()), ConsentVersion, amends
	n.agreed = n.received
	receipt, err := s.save(ctx, n)
	if err != nil {
		return nil, fmt.Errorf("store %s: %w", strings.ToLower(string(n.kind)), err)
	}
	for _, earlier := range n.replaces {
		s.receipts.Remove(strings.ToLower(earlier))
	}
	s.remember(*receipt)
	s.notify()
	return receipt, nil
}

// saveIn stores the submission and what belongs to it in one transaction. A known key changes nothing; one with other
// content is a graph.UserErrors.
func (s *Store) saveIn(ctx context.Context, e *db.Engine, n submission) (receipt *graph.Receipt, err error) {
	err = e.Change(ctx, func(tx *sql.Tx) error {
		fresh, err := n.insert(ctx, tx)
		if err == nil && fresh {
			err = s.saveRelated(ctx, tx, n, e)
		}
		if err == nil {
			receipt, err = s.receiptIn(ctx, tx, e, n.key)
		}
		if err == nil && !fresh {
			err = n.same(receipt)
		}
		return err
	})
	return receipt, err
}

// saveRelated stores what belongs to a new submission. Deliveries are queued in the primary only, where every machine
// finds them.
func (s *Store) saveRelated(ctx context.Context, tx *sql.Tx, n submission, e *db.Engine) error {
	if !n.acknowledged {
		if err := s.jobIsOpen(ctx, tx, n.job); err != nil {
			return err
		}
	}
	if n.amends {
		if err := s.amend(ctx, tx, n, e); err != nil {
			return err
		}
	}
	superseded, err := n.replace(ctx, tx)
	if err != nil {
		return err
	}
	if n.call != "" && !superseded {
		if err := s.takeCall(ctx, tx, n); err != nil {
			return err
		}
	}
	if err := s.claimFiles(ctx, tx, n, superseded); err != nil || e != s.primary {
		return err
	}
	return s.queue(ctx, tx, n)
}

// jobIsOpen refuses a job that was closed after the application was checked. Hosts check their jobs themselves.
func (s *Store) jobIsOpen(ctx context.Context, tx *sql.Tx, id string) error {
	if id == "" || s.options.Deliver {
		return nil
	}
	number, _ := strconv.ParseInt(id, 10, 64)
	j := graph.Job{Status: graph.JobStatusActive, Closes: new(graph.Date),
		Location: graph.Location{Region: new(string)}}
	var open bool
	row := tx.QueryRowContext(ctx, `SELECT active = 1, closes, city, region, country, workplace FROM job WHERE id = $1`,
		number)
	err := row.Scan(&open, j.Closes, &j.Location.City, j.Location.Region, &j.Location.CountryCode, &j.Workplace)
	j.CloseWhenDue(s.db.Now())
	switch open = open && j.Status == graph.JobStatusActive; {
	case errors.Is(err, sql.ErrNoRows):
		return userError(graph.UserErrorCodeNotFound, "There is no such job", "jobId")
	case err == nil && !open:
		return userError(graph.UserErrorCodeJobClosed, "This job closed while you were writing. "+
			"Nothing is lost: send what you have as a general application", "jobId")
	}
	return err
}

// claimFiles permanently assigns the files to the submission. It may take those of attempts that it replaces. Missing
// files are a graph.UserErrors, unless the submission was replaced before it came or has a receipt already.
func (s *Store) claimFiles(ctx context.Context, tx *sql.Tx, n submission, superseded bool) error {
	var gone graph.UserErrors
	for i, id := range n.files {
		rows, err := db.Exec(ctx, tx, `UPDATE upload SET claimed_by = $1, place = $2 WHERE id = $3
			AND (claimed_by IN (`+ownOrReplaced+`) OR (claimed_by = '' AND expires > $4))`, n.key, i, id, n.received)
		if err != nil {
			return err
		}
		if rows == 0 {
			gone = append(gone, userError(graph.UserErrorCodeNotFound,
				fmt.Sprintf("File %d is no longer here. Choose it again", i+1), "files", strconv.Itoa(i))...)
		}
	}
	switch {
	case len(gone) == 0 || superseded:
		return nil
	case n.acknowledged:
		s.db.Log.Error("files of an application are gone", "reference", n.reference(0), "files", len(gone))
		return nil
	}
	return gone
}

func userError(code graph.UserErrorCode, message string, field ...string) graph.UserErrors {
	return graph.UserErrors{{Code: code, Field: field, Message: message}}
}

// Queued receives a value some time after a delivery was queued.
func (s *Store) Queued() <-chan struct{} { return s.queued }

// notify wakes up a worker that waits for Queued.
func (s *Store) notify() {
	select {
	case s.queued <- struct{}{}:
	default: // a worker was notified and has not looked yet
	}
}
