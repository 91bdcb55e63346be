// Package deliver carries what visitors sent to the people it is for, and never loses any of it.
package deliver

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"sync"
	"time"

	"hire360/graph"
)

// Outbox is where deliveries wait. Whatever it has returned without an error is safe on disk.
type Outbox interface {
	// Queued tells that there may be something to carry.
	Queued() <-chan struct{}
	// ClaimDelivery gives a delivery that is due to the caller alone until the lease is over, or nil.
	ClaimDelivery(ctx context.Context, kinds []graph.DeliveryKind, lease time.Duration) (*graph.Delivery, error)
	// Delivered ends a delivery.
	Delivered(ctx context.Context, d *graph.Delivery, answer string) error
	// PutOff keeps it for another try.
	PutOff(ctx context.Context, d *graph.Delivery, wait time.Duration, reason string) error
	// Refuse lays it aside for a person.
	Refuse(ctx context.Context, d *graph.Delivery, reason string) error
}

// Sent is where the contents of submissions are read.
type Sent interface {
	SubmissionByKey(ctx context.Context, key string) (*graph.Submission, error)
	OpenUpload(ctx context.Context, id string) (io.ReadCloser, *graph.UploadedFile, error)
}

// Jobs is where the jobs that applications are for are looked up.
type Jobs interface {
	JobsByID(ctx context.Context, ids []string) (map[string]*graph.Job, error)
}

// Words are what the mails say about the company.
type Words interface {
	Site(country string) *graph.Site
	ReceiptSteps(kind graph.ReceiptKind) []string
}

// carrier brings deliveries of some kinds where they belong.
type carrier interface {
	// kinds are those it can carry at this moment.
	kinds() []graph.DeliveryKind
	// carry brings one and returns what it is called there, "" where nobody says.
	carry(ctx context.Context, d *graph.Delivery) (answer string, err error)
}

// Worker carries what waits in an outbox.
type Worker struct {
	outbox  Outbox
	carrier carrier
	senders int
	log     *slog.Logger
	more    chan struct{}
	pace    pace
}

// pace is how long things take.
type pace struct {
	try   time.Duration // the longest try
	lease time.Duration // longer than a try: a claim must not end while its owner still sends
	look  time.Duration // how often the outbox is looked into when nobody tells
	first time.Duration // wait after the first failure; it doubles with each
	most  time.Duration // the longest wait
}

func newWorker(outbox Outbox, c carrier, senders int, p pace, log *slog.Logger) *Worker {
	return &Worker{outbox: outbox, carrier: c, senders: senders, log: log, more: make(chan struct{}, 1), pace: p}
}

// Run carries until ctx is done, then ends the tries that are under way.
func (w *Worker) Run(ctx context.Context) {
	var wg sync.WaitGroup
	for range w.senders {
		wg.Go(func() { w.work(ctx) })
	}
	wg.Wait()
}

func (w *Worker) work(ctx context.Context) {
	tick := time.NewTicker(w.pace.look)
	defer tick.Stop()
	for ctx.Err() == nil {
		if w.step(ctx) {
			continue
		}
		select {
		case <-ctx.Done():
		case <-tick.C:
		case <-w.outbox.Queued():
		case <-w.more:
		}
	}
}

// step carries one delivery and reports whether there was one.
func (w *Worker) step(ctx context.Context) bool {
	kinds := w.carrier.kinds()
	if len(kinds) == 0 {
		return false
	}
	d, err := w.outbox.ClaimDelivery(ctx, kinds, w.pace.lease)
	if err != nil {
		if ctx.Err() == nil {
			w.log.Error("claim a delivery", "error", err)
		}
		return false
	}
	if d == nil {
		return false
	}
	select {
	case w.more <- struct{}{}: // where one is due there may be a second: somebody idle looks too
	default:
	}
	// A try that has begun is ended even when the program is asked to stop: to break off after the server
	// took it would be to send it twice.
	ctx = context.WithoutCancel(ctx)
	answer, err := w.carry(ctx, d)
	w.settle(ctx, d, answer, err)
	return true
}

func (w *Worker) carry(ctx context.Context, d *graph.Delivery) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, w.pace.try)
	defer cancel()
	answer, err := w.carrier.carry(ctx, d)
	if errors.Is(err, graph.ErrNotFound) {
		return "", nil // it was forgotten meanwhile: there is nobody to tell about
	}
	return answer, err
}

// settle writes down what became of a try. What cannot be written down is tried again when its lease is over.
func (w *Worker) settle(ctx context.Context, d *graph.Delivery, answer string, err error) {
	about := []any{"delivery", d.ID, "kind", d.Kind, "attempts", d.Attempts, "reason", err}
	switch {
	case err == nil:
		err = w.outbox.Delivered(ctx, d, answer)
	case isRefusal(err):
		w.log.Error("a delivery was refused for good", about...)
		err = w.outbox.Refuse(ctx, d, err.Error())
	default:
		wait := w.pace.after(d.Attempts, err)
		w.log.Warn("a delivery was not taken", append(about, "again", wait.Round(time.Second))...)
		err = w.outbox.PutOff(ctx, d, wait, err.Error())
	}
	if err != nil {
		w.log.Error("settle a delivery", "delivery", d.ID, "error", err)
	}
}

// after is the wait after a failure: longer where a host asks for it, short where nobody was asked.
func (p pace) after(attempts int, err error) time.Duration {
	host := new(graph.HostError)
	if errors.As(err, &host) && host.Fault == graph.HostResting {
		return p.wait(1)
	}
	return max(p.wait(attempts), host.RetryAfter)
}

// wait doubles with each attempt, a quarter more or less by chance, so that what failed together is not
// tried together.
func (p pace) wait(attempts int) time.Duration {
	wait := p.most
	if attempts < 30 {
		wait = min(p.first<<(max(attempts, 1)-1), p.most)
	}
	return wait*3/4 + rand.N(wait/2)
}

// isRefusal reports whether no repeat would change the answer.
func isRefusal(err error) bool {
	_, judged := graph.AsUserErrors(err)
	host := new(graph.HostError)
	// A host that took it and answers in a shape nobody knows would take it again on every try.
	unread := errors.As(err, &host) && host.Fault == graph.HostShape
	return judged || unread || errors.As(err, new(*refusal))
}

// refusal is an answer that no repeat would change.
type refusal struct{ reason string }

// Error says why.
func (r *refusal) Error() string { return r.reason }

func refused(format string, args ...any) error { return &refusal{fmt.Sprintf(format, args...)} }
