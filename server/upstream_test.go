package main

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"hire360/server/db"
	"hire360/server/db/dbtest"
	"hire360/server/remote"
	"hire360/server/store"
)

// hosts are both hosts of a test: an upstream whose requests are noted, and which can be made to fail.
type hosts struct {
	url   string
	store *store.Store
	well  http.Handler
	drop  func() // ends all connections

	mu    sync.Mutex
	seen  []seenRequest
	fault http.HandlerFunc // instead of an answer; nil while the hosts are well
	over  chan struct{}    // closed when the fault is
}

// seenRequest is a request as a host got it.
type seenRequest struct {
	method, path string
	query        map[string][]string
	header       http.Header
	body         string
}

func startHosts(t testing.TB) *hosts {
	t.Helper()
	s := must[*store.Store](t)(store.Open(context.Background(), store.Options{DB: db.Options{Dir: t.TempDir()}}))
	h := &hosts{store: s, over: make(chan struct{}), well: remote.Upstream(s.Jobs, s.Pages, s.Inbox,
		slog.New(slog.DiscardHandler))}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.mu.Lock()
		fault := h.fault
		h.mu.Unlock()
		if fault != nil {
			fault(w, r)
			return
		}
		h.answer(w, r)
	}))
	h.url, h.drop = server.URL, server.CloseClientConnections
	t.Cleanup(func() {
		h.fail(nil)
		h.drop()
		server.Close()
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return h
}

func (h *hosts) answer(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // it was cut off: the host does nothing
	}
	h.note(r, string(body))
	r.Body = io.NopCloser(strings.NewReader(string(body)))
	h.well.ServeHTTP(w, r)
}

// work does what a request asks for and tells nobody.
func (h *hosts) work(r *http.Request) { h.answer(httptest.NewRecorder(), r) }

func (h *hosts) note(r *http.Request, body string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.seen = append(h.seen, seenRequest{r.Method, r.URL.Path, r.URL.Query(), r.Header.Clone(), body})
}

func (h *hosts) fail(with http.HandlerFunc) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.fault = with
	close(h.over)
	h.over = make(chan struct{})
}

// answers makes the hosts answer some paths so, and all else as ever.
func (h *hosts) answers(at map[string]http.HandlerFunc) {
	h.fail(func(w http.ResponseWriter, r *http.Request) {
		if answer, ok := at[r.URL.Path]; ok {
			answer(w, r)
		} else {
			h.answer(w, r)
		}
	})
}

// noted notes what is sent before it is answered.
func (h *hosts) noted(answer http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body) // no test expects a request that was cut off
		h.note(r, string(body))
		answer(w, r)
	}
}

// serving makes the hosts answer one path with this JSON, and all else as ever.
func (h *hosts) serving(path, list string) {
	h.answers(map[string]http.HandlerFunc{path: answering(http.StatusOK, list)})
}

// hang answers nothing, more or less, until the fault is over, and then drops the connection.
func (h *hosts) hang(w http.ResponseWriter, r *http.Request, every func()) {
	h.mu.Lock()
	over := h.over
	h.mu.Unlock()
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-over:
			panic(http.ErrAbortHandler)
		case <-r.Context().Done():
			return
		case <-tick.C:
			every()
		}
	}
}

// requests returns the requests to a path since the last forget.
func (h *hosts) requests(path string) (found []seenRequest) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, r := range h.seen {
		if r.path == path {
			found = append(found, r)
		}
	}
	return found
}

// args are the settings of a site that speaks with these hosts.
func (h *hosts) args(more ...string) []string {
	return append([]string{"--core-url", h.url, "--erp-url", h.url, "--captcha", "off"}, more...)
}

// clock is a clock that can be made to jump.
type clock struct {
	mu    sync.Mutex
	ahead time.Duration
}

func (c *clock) now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return time.Now().Add(c.ahead)
}

func (c *clock) jump(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.ahead += d
}

// toMidnight goes on to the next midnight in UTC, when no office takes calls: the next days offer all their times.
func (c *clock) toMidnight() {
	now := c.now()
	c.jump(now.Truncate(24 * time.Hour).Add(24 * time.Hour).Sub(now))
}

const maxWait = dbtest.MaxWait

var soon = dbtest.Soon
