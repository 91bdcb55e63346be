package inbox

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"hire360/graph"
	"hire360/server/db"
)

// AddEnquiry stores an enquiry with its deliveries. The same key and content again return the first receipt.
func (s *Store) AddEnquiry(ctx context.Context, e graph.EnquiryInput) (*graph.Receipt, error) {
	receipt, err := s.add(ctx, &graph.Submission{Enquiry: &e})
	if err != nil {
		return nil, fmt.Errorf("keep enquiry: %w", err)
	}
	return receipt, nil
}

// AddApplication stores an application with its deliveries and claims its files. The same key and content again
// return the first receipt. A job that was closed meanwhile, files that are gone and a reused key are
// graph.UserErrors.
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

// keep stores the submission, or finds the receipt of the one that came first under the same key. What a shared
// primary does not take waits on this machine, so that no fault of it becomes the visitor's.
func (s *Store) keep(ctx context.Context, n submission) (*graph.Receipt, error) {
	receipt, err := s.keepShared(ctx, n)
	if _, userError := graph.AsUserErrors(err); err != nil && s.db.Several() && !userError && ctx.Err() == nil {
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
	s.notify()
	return receipt, nil
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

// keepIn stores the submission and what belongs to it in one transaction. A known key changes nothing; one with other
// content is a graph.UserErrors.
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

// keepMore stores what belongs to a new submission. Deliveries are queued in the primary only, where every machine
// finds them.
func (s *Store) keepMore(ctx context.Context, tx *sql.Tx, n submission, primary bool) error {
	if !n.acknowledged {
		if err := s.jobIsOpen(ctx, tx, n.job); err != nil {
			return err
		}
	}
	late, err := n.replace(ctx, tx)
	if err != nil {
		return err
	}
	if err := s.claimFiles(ctx, tx, n, late); err != nil || !primary {
		return err
	}
	return s.queue(ctx, tx, n)
}
