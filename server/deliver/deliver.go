// Package deliver delivers submissions to the team and to the hosts, and retries until each delivery has arrived.
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

// Outbox is where deliveries wait. When a method returns without an error, its change is safe on disk.
type Outbox interface {
	// Queued receives a value when a delivery may be due.
	Queued() <-chan struct{}
	// LeaseDelivery gives a delivery that is due to the caller alone until the lease is over, or nil.
	LeaseDelivery(ctx context.Context, kinds []graph.DeliveryKind, lease time.Duration) (*graph.Delivery, error)
	// Delivered ends a delivery. The answer is what the host calls it, "" if it does not say.
	Delivered(ctx context.Context, d *graph.Delivery, answer string) error
	// Defer defers it: the next try is after the wait.
	Defer(ctx context.Context, d *graph.Delivery, wait time.Duration, reason string) error
	// DeadLetter sets it aside until the operator decides.
	DeadLetter(ctx context.Context, d *graph.Delivery, reason string) error
}

// Submissions is where the contents of submissions are read.
type Submissions interface {
	SubmissionByKey(ctx context.Context, key string) (*graph.Submission, error)
	OpenUpload(ctx context.Context, id string) (io.ReadCloser, *graph.UploadedFile, error)
	// HostFiles returns what the host calls the files that it has, by the files' ids.
	HostFiles(ctx context.Context, submission string) (map[string]string, error)
}

// Content are what the mails say about the company.
type Content interface {
	Site(country string) *graph.Site
	ReceiptSteps(kind graph.ReceiptKind, job *graph.Job) []string
	Due(kind graph.ReceiptKind, job *graph.Job, received time.Time) (*time.Time, int, []graph.Holiday)
	Call(slot string) *graph.Call
	CallICS(call *graph.Call, references []string, received time.Time) []byte
}

type transport interface {
	// kinds are those it can send at this moment.
	kinds() []graph.DeliveryKind
	// send sends one and returns what the receiver calls it, "" if it does not say.
	send(ctx context.Context, d *graph.Delivery) (answer string, err error)
}

// Worker sends what waits in an outbox.
type Worker struct {
	outbox    Outbox
	transport transport
	senders   int
	log       *slog.Logger
	more      chan struct{}
	timing    timing

	mu               sync.Mutex
	minute           time.Time // when the first of the warnings was logged
	warnings, unsaid int
}

// maxWarnings is how many failures a worker logs in a minute.
const maxWarnings = 5

// timing is when a worker tries and how long a try takes.
type timing struct {
	timeout time.Duration // of one try
	lease   time.Duration // longer than a try: a lease must not end while its owner still sends
	poll    time.Duration // how often it looks into the outbox without a value from Queued
	initial time.Duration // wait after the first failure; it doubles with each
	max     time.Duration // the longest wait
}

func newWorker(outbox Outbox, to transport, senders int, t timing, log *slog.Logger) *Worker {
	return &Worker{outbox: outbox, transport: to, senders: senders, log: log, more: make(chan struct{}, 1), timing: t}
}

// Run sends until ctx is done, and then finishes the tries that are under way.
func (w *Worker) Run(ctx context.Context) {
	var wg sync.WaitGroup
	for range w.senders {
		wg.Go(func() { w.work(ctx) })
	}
	wg.Wait()
}

func (w *Worker) work(ctx context.Context) {
	tick := time.NewTicker(w.timing.poll)
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

// step sends one delivery and reports whether there was one.
func (w *Worker) step(ctx context.Context) bool {
	kinds := w.transport.kinds()
	if len(kinds) == 0 {
		return false
	}
	d, err := w.outbox.LeaseDelivery(ctx, kinds, w.timing.lease)
	if err != nil {
		if ctx.Err() == nil {
			w.log.Error("lease a delivery", "error", err)
		}
		return false
	}
	if d == nil {
		return false
	}
	select {
	case w.more <- struct{}{}: // a second one may be due: an idle sender looks too
	default:
	}
	// A try is finished even when the program stops: if it ended after the receiver took the delivery, the next start
	// would send it twice.
	ctx = context.WithoutCancel(ctx)
	answer, err := w.send(ctx, d)
	w.settle(ctx, d, answer, err)
	return true
}

func (w *Worker) send(ctx context.Context, d *graph.Delivery) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, w.timing.timeout)
	defer cancel()
	answer, err := w.transport.send(ctx, d)
	if errors.Is(err, graph.ErrNotFound) {
		return "", nil // its submission was deleted meanwhile
	}
	return answer, err
}

// settle stores the outcome of a try. If that fails, the delivery is tried again when its lease is over.
func (w *Worker) settle(ctx context.Context, d *graph.Delivery, answer string, err error) {
	about := []any{"delivery", d.ID, "kind", d.Kind, "attempts", d.Attempts, "reason", err}
	switch {
	case err == nil:
		err = w.outbox.Delivered(ctx, d, answer)
	case isRefusal(err):
		w.log.Error("a delivery became a dead letter", about...)
		err = w.outbox.DeadLetter(ctx, d, err.Error())
	default:
		wait := w.timing.after(d.Attempts, err)
		w.warn(append(about, "in", wait.Round(time.Second)))
		err = w.outbox.Defer(ctx, d, wait, err.Error())
	}
	if err != nil {
		w.log.Error("settle a delivery", "delivery", d.ID, "error", err)
	}
}

// warn logs a failure. An outage fails everything that waits: of more than a few, only the number is logged.
func (w *Worker) warn(about []any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if time.Since(w.minute) > time.Minute {
		w.minute, w.warnings = time.Now(), 0
	}
	if w.warnings++; w.warnings > maxWarnings {
		w.unsaid++
		return
	}
	if w.unsaid > 0 {
		about = append(about, "unsaid", w.unsaid)
		w.unsaid = 0
	}
	w.log.Warn("a delivery failed and will be retried", about...)
}

// after is the wait after a failure: longer if the host requests it, short if the circuit breaker rejected the call.
func (t timing) after(attempts int, err error) time.Duration {
	host := new(graph.HostError)
	if errors.As(err, &host) && host.Fault == graph.HostCircuitOpen {
		return t.wait(1)
	}
	return max(t.wait(attempts), host.RetryAfter)
}

// wait doubles with each attempt, plus or minus a random quarter, so that deliveries that failed together are not
// tried together.
func (t timing) wait(attempts int) time.Duration {
	wait := t.max
	if attempts < 30 {
		wait = min(t.initial<<(max(attempts, 1)-1), t.max)
	}
	return wait*3/4 + rand.N(wait/2)
}

// isRefusal reports whether another try would get the same answer.
func isRefusal(err error) bool {
	_, judged := graph.AsUserErrors(err)
	host := new(graph.HostError)
	// A host that took it and answered in an unknown shape would take it again on every try.
	unread := errors.As(err, &host) && host.Fault == graph.HostShape
	return judged || unread || errors.As(err, new(*refusal))
}

// refusal is an answer that another try would not change.
type refusal struct {
	reason       string
	step, status string // of a mail server's answer: the command, and the enhanced status code, "" if it has none
	code         int    // 0: the mail was not written
}

// Error says why.
func (r *refusal) Error() string { return r.reason }

func refused(format string, args ...any) error { return &refusal{reason: fmt.Sprintf(format, args...)} }
