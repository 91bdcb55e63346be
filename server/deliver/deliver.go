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
	JobsByID(ctx context.Context, ids []string) (map[string]*graph.Job, error)
}

// Words are what the mails say about the company.
type Words interface {
	Site(country string) *graph.Site
	ReceiptSteps(kind graph.ReceiptKind) []string
}

// Worker carries the mails of an outbox.
type Worker struct {
	outbox Outbox
	writer writer
	server Server
	log    *slog.Logger
	more   chan struct{}
	pace   pace
}

// pace is how long things take.
type pace struct {
	try   time.Duration // the longest try
	lease time.Duration // longer than a try: a claim must not end while its owner still sends
	look  time.Duration // how often the outbox is looked into when nobody tells
	first time.Duration // wait after the first failure; it doubles with each
	most  time.Duration // the longest wait
}

var usual = pace{try: 2 * time.Minute, lease: 3 * time.Minute, look: time.Second, first: time.Second, most: time.Hour}

// senders is how many mails are sent at a time. Mail servers mind many connections from one address.
const senders = 4

// New makes a worker that sends through the server.
func New(outbox Outbox, sent Sent, words Words, server Server, log *slog.Logger) *Worker {
	return &Worker{outbox: outbox, writer: writer{sent: sent, words: words, server: server}, server: server, log: log,
		more: make(chan struct{}, 1), pace: usual}
}

// Run sends mails until ctx is done, then ends the tries that are under way.
func (w *Worker) Run(ctx context.Context) {
	var wg sync.WaitGroup
	for range senders {
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
	d, err := w.outbox.ClaimDelivery(ctx, []graph.DeliveryKind{graph.TeamMail, graph.SenderMail}, w.pace.lease)
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
	// took the mail would be to send it twice.
	ctx = context.WithoutCancel(ctx)
	if err := w.settle(ctx, d, w.carry(ctx, d)); err != nil {
		w.log.Error("settle a delivery", "delivery", d.ID, "error", err)
	}
	return true
}

func (w *Worker) carry(ctx context.Context, d *graph.Delivery) error {
	ctx, cancel := context.WithTimeout(ctx, w.pace.try)
	defer cancel()
	m, err := w.writer.mail(ctx, d)
	if errors.Is(err, graph.ErrNotFound) {
		return nil // it was forgotten meanwhile: there is nobody to write about
	}
	if err != nil {
		return err
	}
	return w.server.send(ctx, m)
}

func (w *Worker) settle(ctx context.Context, d *graph.Delivery, err error) error {
	if err == nil {
		return w.outbox.Delivered(ctx, d, "")
	}
	if f := new(refusal); errors.As(err, &f) {
		w.log.Error("a mail was refused for good", "delivery", d.ID, "kind", d.Kind, "reason", err)
		return w.outbox.Refuse(ctx, d, err.Error())
	}
	wait := w.pace.wait(d.Attempts)
	w.log.Warn("a mail was not taken", "delivery", d.ID, "kind", d.Kind, "attempts", d.Attempts, "again", wait.Round(time.Second), "reason", err)
	return w.outbox.PutOff(ctx, d, wait, err.Error())
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

// refusal is an answer that no repeat would change.
type refusal struct{ reason string }

// Error says why.
func (r *refusal) Error() string { return r.reason }

func refused(format string, args ...any) error { return &refusal{fmt.Sprintf(format, args...)} }
