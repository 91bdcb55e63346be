package deliver

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"hire360/graph"
)

// patience is how long a sender waits for the hosts. Whatever takes longer was received all the same.
const patience = 3 * time.Second

// Kept is the site's own intake, which keeps a submission with its deliveries before anything else happens.
type Kept interface {
	graph.Intake
	// ClaimFirst gives a delivery of the submission that nobody has tried yet to the caller alone, or nil.
	ClaimFirst(ctx context.Context, submission string, kinds []graph.DeliveryKind, lease time.Duration) (*graph.Delivery, error)
	// Release gives what nobody has tried yet to whoever carries.
	Release(ctx context.Context, submission string) error
	// Withdraw takes back a submission that was refused before its sender was answered.
	Withdraw(ctx context.Context, submission string) error
}

// Intake takes submissions in and tries at once to bring them to the hosts, so that a refusal reaches
// whoever is filling in the form. A submission that was refused was never received; one whose host is slow,
// away or wrong was.
type Intake struct {
	Kept
	worker *Worker
	log    *slog.Logger
	slack  time.Duration
	trying sync.WaitGroup
}

// NewIntake makes an intake whose deliveries the worker carries on. A sender waits for the hosts by the slack longer.
func NewIntake(kept Kept, worker *Worker, slack time.Duration, log *slog.Logger) *Intake {
	return &Intake{Kept: kept, worker: worker, slack: slack, log: log}
}

// Wait returns when no first try is under way. Nothing may be taken in any more.
func (i *Intake) Wait() { i.trying.Wait() }

// AddEnquiry keeps an enquiry and tries to bring it.
func (i *Intake) AddEnquiry(ctx context.Context, e graph.EnquiryInput) (*graph.Receipt, error) {
	receipt, err := i.Kept.AddEnquiry(ctx, e)
	if err != nil {
		return nil, err
	}
	return i.first(ctx, receipt)
}

// AddApplication keeps an application and tries to bring it with its files.
func (i *Intake) AddApplication(ctx context.Context, a graph.ApplicationInput) (*graph.Receipt, error) {
	receipt, err := i.Kept.AddApplication(ctx, a)
	if err != nil {
		return nil, err
	}
	return i.first(ctx, receipt)
}

// first waits for the first try, up to the patience.
func (i *Intake) first(ctx context.Context, receipt *graph.Receipt) (*graph.Receipt, error) {
	if receipt.State == graph.ReceiptStateDelivered {
		return receipt, nil
	}
	// The try outlives a sender who leaves: it may be ended in the middle by nobody.
	own := context.WithoutCancel(ctx)
	refusal, left := make(chan error), make(chan struct{})
	i.trying.Go(func() {
		defer close(refusal)
		i.try(own, receipt.Key, func(err error) bool {
			select {
			case refusal <- err:
				return true
			case <-left:
				return false
			}
		})
	})
	timer := time.NewTimer(patience + i.slack)
	defer timer.Stop()
	select {
	case err := <-refusal:
		if err == nil {
			return i.Receipt(own, receipt.Key)
		}
		if gone := i.Withdraw(own, receipt.Key); gone != nil {
			return nil, gone
		}
		i.log.InfoContext(ctx, "a host refused a submission while its sender waited", "reason", err)
		return nil, fmt.Errorf("bring it to the host: %w", err)
	case <-timer.C:
	case <-ctx.Done():
	}
	close(left)
	return receipt, nil
}

// try carries all deliveries of the submission, one after the other, until one fails; the others are then
// left to the worker. tell reports whether the sender is still there to hear of a refusal.
func (i *Intake) try(ctx context.Context, submission string, tell func(error) bool) {
	for {
		d, err := i.claim(ctx, submission)
		if err != nil {
			i.log.ErrorContext(ctx, "claim a delivery", "error", err)
		}
		if d == nil {
			break
		}
		answer, err := i.worker.carry(ctx, d)
		if _, mendable := graph.AsUserErrors(err); mendable && tell(err) {
			return
		}
		i.worker.settle(ctx, d, answer, err)
		if err != nil {
			break
		}
	}
	if err := i.Release(ctx, submission); err != nil {
		i.log.ErrorContext(ctx, "release deliveries", "error", err)
	}
}

func (i *Intake) claim(ctx context.Context, submission string) (*graph.Delivery, error) {
	kinds := i.worker.carrier.kinds()
	if len(kinds) == 0 {
		return nil, nil
	}
	return i.ClaimFirst(ctx, submission, kinds, i.worker.pace.lease)
}
