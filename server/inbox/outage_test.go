package inbox

import (
	"context"
	"errors"
	"net"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/db/dbtest"
)

func TestWhileTheDatabaseIsAwayNothingIsRefusedAndNothingIsLost(t *testing.T) {
	all := machines(t, 2, mailing, withSamples)
	s, other := all[0], all[1]
	before := sendEnquiry(t, s, enquiry(1))
	early := upload(t, s)
	resume := dbtest.Halt(t)

	late := upload(t, s)
	a := application(applicationKey, early, late)
	equal(t, len(must[map[string]*graph.UploadedFile](t)(s.Uploads(t.Context(), a.Files))), 2, "files that are known")
	waiting := []*graph.Receipt{sendApplication(t, s, a), sendEnquiry(t, s, enquiry(2))}
	again := sendEnquiry(t, s, enquiry(2))
	if again.Reference != waiting[1].Reference || again.State != graph.ReceiptStateQueued {
		t.Errorf("got %+v, want the receipt %+v, queued", again, waiting[1])
	}
	answersWhileAway(t, s, append(waiting, before))
	resume()
	for _, s := range all {
		reconnect(t, s)
		noError(t, errors.Join(s.flush(t.Context()), s.flush(t.Context())))
	}
	if got := stats(t, other); got.Enquiries != 2 || got.Applications != 1 || got.PendingDeliveries != 6 {
		t.Errorf("got %+v, want 2 enquiries and 1 application with their mails", got)
	}
	for _, known := range append(waiting, before) {
		n := must[*graph.Submission](t)(other.Submission(t.Context(), known.Reference))
		if n.Key != known.Key || !n.Received.Equal(known.Received) {
			t.Errorf("got %+v, want what %+v stands for", n, known)
		}
		if n.Application != nil && (len(n.Files) != 2 || n.Files[0].ID != early || n.Files[1].ID != late) {
			t.Errorf("the application has the files %+v", n.Files)
		}
	}
	n := must[int](t)(s.replica.Int(t.Context(), `SELECT (SELECT count(*) FROM submission)
		+ (SELECT count(*) FROM upload WHERE waiting = 1)`))
	equal(t, n, 0, "things that wait on the machine that handed them on")
}

// answersWhileAway checks what a machine tells visitors and workers while the database is away.
func answersWhileAway(t *testing.T, s *Store, receipts []*graph.Receipt) {
	t.Helper()
	if _, away := s.db.UnavailableSince(); !away {
		t.Error("the store does not say that the database is away")
	}
	for _, known := range receipts {
		if r := receiptOf(t, s, known.Key); r == nil || r.Reference != known.Reference {
			t.Errorf("the receipt %s is not shown", known.Reference)
		}
	}
	if r, err := s.Receipt(t.Context(), enquiry(99).Key); r != nil || !errors.Is(err, graph.ErrUnavailable) {
		t.Errorf("a receipt nobody can look up: got %v, %v", r, err)
	}
	if n := found(t, s, "engineer"); n == 0 {
		t.Error("no job is found while the database is away")
	}
	fresh := must[bool](t)(s.db.UseOnce(t.Context(), "captcha", dbtest.Noon.Add(time.Hour)))
	if used := must[bool](t)(s.db.UseOnce(t.Context(), "captcha", dbtest.Noon.Add(time.Hour))); !fresh || used {
		t.Errorf("a mark is used %v and then %v", fresh, used)
	}
	if d, err := s.LeaseDelivery(t.Context(), mails, time.Minute); d != nil || err != nil {
		t.Errorf("a lease while the database is away: got %v, %v", d, err)
	}
}

// The answer to a commit can be lost with the connection: then the submission is in both places, and is one.
func TestASubmissionThatArrivedWithoutAnAnswerIsOne(t *testing.T) {
	s := machines(t, 1, mailing)[0]
	receipt := sendEnquiry(t, s, enquiry(1))
	sent := enquiry(1)
	n := must[submission](t)(submissionOf(&graph.Submission{Enquiry: &sent}))
	n.received, n.consent = db.Stamp(dbtest.Noon), ConsentVersion
	if _, err := s.saveIn(t.Context(), s.replica, n); err != nil {
		t.Fatal(err)
	}
	equal(t, receiptOf(t, s, receipt.Key).Reference, receipt.Reference, "the reference in another place")
	noError(t, s.flush(t.Context()))
	if got := stats(t, s); got.Enquiries != 1 || got.PendingDeliveries != 2 {
		t.Errorf("got %+v, want one enquiry with its mails", got)
	}
}

// handed reports whether the main database has a submission.
func handed(t *testing.T, s *Store, key string) bool {
	t.Helper()
	n, err := s.primary.Int(t.Context(), `SELECT count(*) FROM submission WHERE key = $1`, key)
	if err != nil {
		t.Log(err)
	}
	return n == 1
}

// visitors send enquiries, each twice where it can, and remember the receipts.
type visitors struct {
	mu       sync.Mutex
	receipts map[string]string
	leave    chan struct{}
	sending  sync.WaitGroup
}

// send sends from six visitors until they leave. Half of them press again, on the second machine.
func (v *visitors) send(t *testing.T, all []*Store) {
	for i := range 6 {
		v.sending.Go(func() {
			for v.sendOne(t, all[i%2], all[1], i%2 == 0) {
				time.Sleep(10 * time.Millisecond)
			}
		})
	}
}

func (v *visitors) sendOne(t *testing.T, s, other *Store, again bool) (more bool) {
	select {
	case <-v.leave:
		return false
	default:
	}
	e := enquiry(1)
	e.Key = uuid.NewString()
	r, err := s.Add(t.Context(), &graph.Submission{Enquiry: &e})
	if err != nil {
		t.Error(err)
		return false
	}
	if again {
		r2, err := other.Add(t.Context(), &graph.Submission{Enquiry: &e})
		if err != nil || r2.Reference != r.Reference {
			t.Errorf("got %v %v, want %s", r2, err, r.Reference)
		}
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.receipts[e.Key] = r.Reference
	return true
}

func (v *visitors) sent() int {
	v.mu.Lock()
	defer v.mu.Unlock()
	return len(v.receipts)
}

// sendMore waits until 20 more enquiries were sent.
func (v *visitors) sendMore(t *testing.T, when string) {
	t.Helper()
	enough := v.sent() + 20
	dbtest.Soon(t, "more is sent "+when, func() bool { return v.sent() >= enough })
}

// The database stops and comes back again and again while visitors send.
func TestSubmissionsSurviveADatabaseThatComesAndGoes(t *testing.T) {
	all := machines(t, 2, at(time.Now))
	ctx, stop := context.WithCancel(t.Context())
	var running sync.WaitGroup
	for _, s := range all {
		running.Go(func() { run(ctx, s) })
	}
	v := &visitors{receipts: map[string]string{}, leave: make(chan struct{})}
	v.send(t, all)
	for range 3 {
		resume := dbtest.Halt(t)
		v.sendMore(t, "while the database is away")
		resume()
		for _, s := range all {
			dbtest.Soon(t, "a machine finds the database again",
				func() bool { _, away := s.db.UnavailableSince(); return !away })
		}
		v.sendMore(t, "when the database is back")
	}
	close(v.leave)
	v.sending.Wait()
	for _, s := range all {
		dbtest.Soon(t, "a machine hands over what waits", func() bool {
			return must[int](t)(s.replica.Int(t.Context(), `SELECT count(*) FROM submission`)) == 0
		})
	}
	stop()
	running.Wait()
	list := must[[]graph.Submission](t)(all[0].Submissions(t.Context(), "", 0))
	equal(t, len(list), len(v.receipts), "submissions that are stored")
	for _, n := range list {
		equal(t, v.receipts[n.Key], n.Reference, "%s is stored as %s, the visitor has", n.Key, n.Reference)
	}
	t.Logf("%d submissions over 3 outages", len(v.receipts))
}

// addSoon fails when the enquiry waits for what does not come.
func addSoon(t *testing.T, s *Store, e graph.EnquiryInput) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), dbtest.MaxWait)
	defer cancel()
	must[*graph.Receipt](t)(s.Add(ctx, &graph.Submission{Enquiry: &e}))
}

// A standby, or a full disk, answers and takes nothing.
func TestADatabaseThatTakesNothingIsAsGoodAsAway(t *testing.T) {
	s := machines(t, 1)[0]
	readOnly := func(value string) {
		set := "ALTER SYSTEM SET default_transaction_read_only = " + value
		for _, text := range []string{set, "SELECT pg_reload_conf()"} {
			if _, err := s.primary.Exec(t.Context(), text); err != nil {
				t.Fatal(err)
			}
		}
	}
	readOnly("on")
	t.Cleanup(func() {
		_, _ = s.primary.Exec(context.Background(), "ALTER SYSTEM RESET default_transaction_read_only")
	})
	var key string
	for i := 1; ; i++ { // the server takes a moment to heed it
		key = sendEnquiry(t, s, enquiry(i)).Key
		if _, away := s.db.UnavailableSince(); away {
			break
		}
	}
	if err := s.db.Connect(t.Context()); err == nil {
		t.Error("a database that takes nothing counts as back")
	}
	readOnly("off")
	dbtest.Soon(t, "the database is back", func() bool { return s.db.Connect(t.Context()) == nil })
	if err := s.flush(t.Context()); err != nil || !handed(t, s, key) {
		t.Errorf("what waited was not handed on: %v", err)
	}
}

// hole is a network between a machine and the database that can swallow everything.
type hole struct {
	listener net.Listener
	mu       sync.Mutex
	open     sync.Cond
	closed   bool
}

func newHole(t *testing.T, to string) *hole {
	t.Helper()
	h := &hole{listener: must[net.Listener](t)(net.Listen("tcp", "127.0.0.1:0"))}
	h.open.L = &h.mu
	t.Cleanup(func() { _ = h.listener.Close() })
	go func() {
		for {
			from, err := h.listener.Accept()
			if err != nil {
				return
			}
			onward, err := net.Dial("tcp", to)
			if err != nil {
				_ = from.Close()
				continue
			}
			go h.pass(from, onward)
			go h.pass(onward, from)
		}
	}()
	return h
}

func (h *hole) swallow(closed bool) {
	h.mu.Lock()
	h.closed = closed
	h.mu.Unlock()
	h.open.Broadcast()
}

func (h *hole) pass(from, to net.Conn) {
	defer func() { _ = to.Close() }()
	for buffer := make([]byte, 4096); ; {
		n, err := from.Read(buffer)
		h.mu.Lock()
		for h.closed {
			h.open.Wait()
		}
		h.mu.Unlock()
		if err != nil {
			return
		}
		if _, err := to.Write(buffer[:n]); err != nil {
			return
		}
	}
}

// A network that swallows everything is worse than a database that is down: nothing ever fails by itself.
func TestANetworkThatSwallowsEverythingHoldsUpNobodyForLong(t *testing.T) {
	database := dbtest.NewDatabase(t)
	u := must[*url.URL](t)(url.Parse(database))
	h := newHole(t, u.Host)
	u.Host = h.listener.Addr().String()
	s := opened(t, over(u.String()), withSamples, strict)
	ctx, stop := context.WithCancel(t.Context())
	var running sync.WaitGroup
	running.Go(func() { run(ctx, s) })
	sendEnquiry(t, s, enquiry(1))
	h.swallow(true)
	for i := 2; i < 8; i++ {
		addSoon(t, s, enquiry(i))
	}
	if n := found(t, s, "engineer"); n == 0 {
		t.Error("no job is found")
	}
	h.swallow(false)
	dbtest.Soon(t, "what waited is handed on", func() bool { return handed(t, s, enquiry(7).Key) })
	h.swallow(true)
	defer h.swallow(false)
	stop()
	var ended atomic.Bool
	go func() {
		running.Wait()
		ended.Store(true)
	}()
	dbtest.Soon(t, "it ends without the network", ended.Load)
}
