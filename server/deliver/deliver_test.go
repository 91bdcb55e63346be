package deliver

import (
	"bytes"
	"context"
	"log/slog"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/db/dbtest"
	"hire360/server/inbox"
	"hire360/server/store"
)

const (
	team    = "team@hire360.example"
	visitor = "ada@example.com"
)

// words stand in for the content: the mails need its site and its steps alone.
type words struct{}

func says() Content { return words{} }

func (words) Site(string) *graph.Site {
	return &graph.Site{Name: "Hire360", LegalName: "Hire360 Inc.", URL: "https://hire360.example",
		Phone: "+1 512 555 0100", Email: "hello@hire360.example"}
}

func (words) ReceiptSteps(graph.ReceiptKind, *graph.Job) []string {
	return []string{"A person reads it.", "You get a reply."}
}

func (words) Due(graph.ReceiptKind, *graph.Job, time.Time) (*time.Time, int, []graph.Holiday) {
	return new(dbtest.Noon), 1, nil
}

func (words) Call(slot string) *graph.Call {
	return &graph.Call{Slot: slot, Starts: dbtest.Noon, There: "at noon"}
}

func (words) CallICS(*graph.Call, []string, time.Time) []byte { return []byte("BEGIN:VCALENDAR\r\n") }

func open(t *testing.T, dir string) *store.Store {
	t.Helper()
	s := must[*store.Store](t)(store.Open(context.Background(), store.Options{DB: db.Options{Dir: dir},
		Inbox: inbox.Options{Mail: true, Confirm: true}, Empty: true}))
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func noError(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// must returns the value of a call that has to work: must[T](t)(f()).
func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		noError(t, err)
		return v
	}
}

type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// quick waits little after a failure, and as long as a busy machine may need for a try.
var quick = timing{timeout: 20 * time.Second, lease: 30 * time.Second, poll: 20 * time.Millisecond,
	initial: 5 * time.Millisecond, max: 50 * time.Millisecond}

// impatient gives up soon on a mail to the team while the server hangs, and not on any other.
type impatient struct{ *writer }

func (i impatient) send(ctx context.Context, d *graph.Delivery) (string, error) {
	if d.Kind != graph.TeamMail || d.Attempts > faultyTries {
		return i.writer.send(ctx, d)
	}
	hurried := *i.writer
	hurried.server.timeout = 300 * time.Millisecond
	return hurried.send(ctx, d)
}

// faultyTries is how often a server fails before it takes a mail.
const faultyTries = 2

// looked is an outbox that counts the looks that found nothing.
type looked struct {
	*inbox.Store
	idle atomic.Int64
}

func (l *looked) LeaseDelivery(ctx context.Context, kinds []graph.DeliveryKind, lease time.Duration) (*graph.Delivery,
	error) {
	d, err := l.Store.LeaseDelivery(ctx, kinds, lease)
	if d == nil && err == nil {
		l.idle.Add(1)
	}
	return d, err
}

// work runs a worker until the test ends, or until the returned function is called.
func work(t *testing.T, s *store.Store, to *sink, change ...func(*Worker)) (log *lockedBuffer, stop func()) {
	t.Helper()
	server := must[Server](t)(NewServer("smtp://"+to.address, "Hire360 <site@hire360.example>", team, ""))
	log = &lockedBuffer{}
	w := NewMails(s.Inbox, s.Inbox, s.Jobs, says, server, slog.New(slog.NewTextHandler(log, nil)))
	w.timing = quick
	for _, c := range change {
		c(w)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		w.Run(ctx)
		close(done)
	}()
	stop = func() {
		cancel()
		<-done
	}
	t.Cleanup(stop)
	return log, stop
}

func enquiry() graph.EnquiryInput {
	return graph.EnquiryInput{Key: uuid.NewString(), Name: "Ada Example", Email: visitor,
		Message: "Hello.", Consent: true}
}

func send(t *testing.T, s *store.Store, e graph.EnquiryInput) *graph.Receipt {
	t.Helper()
	r := must[*graph.Receipt](t)(s.Inbox.Add(context.Background(), &graph.Submission{Enquiry: &e}))
	return r
}

func state(t *testing.T, s *store.Store, key string) graph.ReceiptState {
	t.Helper()
	r, err := s.Inbox.Receipt(context.Background(), key)
	if err != nil || r == nil {
		t.Fatalf("receipt %v %v", r, err)
	}
	return r.State
}

func waiting(t *testing.T, s *store.Store) []inbox.Delivery {
	t.Helper()
	list := must[[]inbox.Delivery](t)(s.Inbox.WaitingDeliveries(context.Background(), inbox.DeliveryFilter{}, 0))
	return list
}

func TestMailsAreSentAtOnce(t *testing.T) {
	to := startSink(t, nil)
	s := open(t, t.TempDir())
	_, stop := work(t, s, to)
	stop() // the worker's look would find it too: here the word of the store must do
	server, _ := NewServer("smtp://"+to.address, "site@hire360.example", team, "")
	outbox := &looked{Store: s.Inbox}
	w := NewMails(outbox, s.Inbox, s.Jobs, says, server, slog.New(slog.DiscardHandler))
	w.timing.poll = time.Hour
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	go w.Run(ctx)
	// They look again in an hour, or when the store says so.
	dbtest.Soon(t, "each sender has looked", func() bool { return outbox.idle.Load() >= mailSenders })
	r := send(t, s, enquiry())
	dbtest.Soon(t, "both mails arrive", func() bool { return len(to.mails(team)) == 1 && len(to.mails(visitor)) == 1 })
	dbtest.Soon(t, "the receipt says so", func() bool { return state(t, s, r.Key) == graph.ReceiptStateDelivered })
}

// Whatever the server does once or twice: in the end each mail has arrived, and where the server confirmed
// the first, there is no second.
func TestNothingIsLostAndNothingConfirmedIsRepeated(t *testing.T) {
	dbtest.Slow(t)
	for f, mails := range map[fault]int{busy: 1, hangs: 1, hangsLate: 1, drops: 1, forgets: 3, rude: 1, noLogin: 1} {
		t.Run(string(f), func(t *testing.T) {
			t.Parallel()
			tries := 0
			to := startSink(t, func(rcpt string, _ int) fault {
				if rcpt == team {
					if tries++; tries <= faultyTries {
						return f
					}
				}
				return none
			})
			s := open(t, t.TempDir())
			log, stop := work(t, s, to, func(w *Worker) {
				if f == hangs || f == hangsLate {
					w.transport = impatient{w.transport.(*writer)}
				}
			})
			r := send(t, s, enquiry())
			dbtest.Soon(t, "it is delivered", func() bool {
				return state(t, s, r.Key) == graph.ReceiptStateDelivered &&
					len(waiting(t, s)) == 0
			})
			stop()
			got := to.mails(team)
			if len(got) != mails || len(to.mails(visitor)) != 1 {
				t.Errorf("%d mails to the team and %d to the sender, want %d and 1\n%s", len(got),
					len(to.mails(visitor)), mails, log)
			}
			for _, m := range got {
				if id := m.header.Get("Message-Id"); id == "" || id != got[0].header.Get("Message-Id") ||
					!strings.Contains(id, r.Reference) {
					t.Errorf("a repeat cannot be recognised by %q", id)
				}
			}
			if strings.Contains(log.String(), "ada") {
				t.Errorf("the log names the sender:\n%s", log)
			}
		})
	}
}
