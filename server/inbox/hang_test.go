package inbox

import (
	"context"
	"hire360/graph"
	"hire360/server/db/dbtest"
	"net"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
)

// addSoon fails when the enquiry waits for what does not come.
func addSoon(t *testing.T, s *Store, e graph.EnquiryInput) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), dbtest.MaxWait)
	defer cancel()
	must[*graph.Receipt](t)(s.AddEnquiry(ctx, e))
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
