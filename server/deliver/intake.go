package deliver

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"hire360/graph"
)

// senderWait is how long a sender waits for the hosts. What takes longer was received all the same.
const senderWait = 3 * time.Second

// IntakeStore stores a submission with its deliveries before anything is sent.
type IntakeStore interface {
	graph.Intake
	// LeaseFirst returns a delivery of the submission that was never tried, or nil. No one else gets it until the lease
	// is over.
	LeaseFirst(ctx context.Context, submission string, kinds []graph.DeliveryKind,
		lease time.Duration) (*graph.Delivery, error)
	// Release leaves the deliveries that were never tried to the worker.
	Release(ctx context.Context, submission string) error
	// Undo removes a submission that was refused before its sender was answered.
	Undo(ctx context.Context, submission string) error
}

// Intake stores submissions and tries at once to send them to the hosts, so that a refusal reaches the sender, who
// still has the form. A submission that was refused was never received. One whose host is slow, unreachable or broken
// was.
type Intake struct {
	IntakeStore
	worker *Worker
	log    *slog.Logger
	wait   time.Duration // for the first try
	trying sync.WaitGroup
}

// NewIntake makes an intake whose worker sends what the first try leaves. Senders wait for the first try as long as the
// timeout says, and senderWait at least.
func NewIntake(store IntakeStore, worker *Worker, timeout time.Duration, log *slog.Logger) *Intake {
	return &Intake{IntakeStore: store, worker: worker, wait: max(timeout, senderWait), log: log}
}

// Wait returns when no first try is under way. Nothing may be taken in any more.
func (i *Intake) Wait() { i.trying.Wait() }

// Add stores a submission and tries to send it with its files.
func (i *Intake) Add(ctx context.Context, n *graph.Submission) (*graph.Receipt, error) {
	receipt, err := i.IntakeStore.Add(ctx, n)
	return i.first(ctx, receipt, err)
}

// Amend stores a submission again with what it lacked and tries to send it.
func (i *Intake) Amend(ctx context.Context, n *graph.Submission) (*graph.Receipt, error) {
	receipt, err := i.IntakeStore.Amend(ctx, n)
	return i.first(ctx, receipt, err)
}

// first waits for the first try of what was stored, unless storing it failed.
func (i *Intake) first(ctx context.Context, receipt *graph.Receipt, err error) (*graph.Receipt, error) {
	if err != nil || receipt.State != graph.ReceiptStateQueued {
		return receipt, err
	}
	// The attempt continues when the sender disconnects: an interrupted one might be sent twice.
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
	timer := time.NewTimer(i.wait)
	defer timer.Stop()
	select {
	case err := <-refusal:
		if err == nil {
			return i.Receipt(own, receipt.Key)
		}
		if gone := i.Undo(own, receipt.Key); gone != nil {
			return nil, gone
		}
		i.log.InfoContext(ctx, "a host rejected a submission while its sender waited", "reason", err)
		return nil, fmt.Errorf("deliver it to the host: %w", err)
	case <-timer.C:
	case <-ctx.Done():
	}
	close(left)
	return receipt, nil
}

// try sends all deliveries of the submission, in order, until one fails; the worker sends the others.
// relay reports a refusal to the sender, and whether the sender was still waiting.
func (i *Intake) try(ctx context.Context, submission string, relay func(error) bool) {
	for {
		var d *graph.Delivery
		if kinds := i.worker.transport.kinds(); len(kinds) > 0 {
			var err error
			if d, err = i.LeaseFirst(ctx, submission, kinds, i.worker.timing.lease); err != nil {
				i.log.ErrorContext(ctx, "lease a delivery", "error", err)
			}
		}
		if d == nil {
			break
		}
		answer, err := i.worker.send(ctx, d)
		if _, refused := graph.AsUserErrors(err); refused && relay(err) {
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
