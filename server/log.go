package main

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"io"
	"log/slog"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"time"

	"github.com/go-chi/chi/v5/middleware"

	"hire360/graph"
)

// requestLog adds the request's id and its trace to every line that is written on its behalf.
type requestLog struct {
	slog.Handler
	lines *lines
}

// answered is the message of the line that each request has.
const answered = "request"

// Handle writes the line.
func (h requestLog) Handle(ctx context.Context, r slog.Record) error {
	if t := graph.TraceOf(ctx); t.Request != "" {
		r.AddAttrs(slog.String("request", t.Request), slog.String("trace", t.ID))
	}
	err := h.Handler.Handle(ctx, r)
	if r.Message != answered || r.Level > slog.LevelInfo {
		h.lines.flush()
	}
	return err
}

// WithAttrs keeps the wrapping.
func (h requestLog) WithAttrs(attrs []slog.Attr) slog.Handler {
	return requestLog{h.Handler.WithAttrs(attrs), h.lines}
}

// WithGroup keeps the wrapping.
func (h requestLog) WithGroup(name string) slog.Handler {
	return requestLog{h.Handler.WithGroup(name), h.lines}
}

func newLog(w io.Writer, format string) *slog.Logger {
	l := &lines{to: w}
	if format == "json" {
		return slog.New(requestLog{slog.NewJSONHandler(l, nil), l})
	}
	return slog.New(requestLog{slog.NewTextHandler(l, nil), l})
}

// lines puts the lines of answered requests together for a moment: written one by one, each costs a call of the system, and
// wakes whoever reads the log. All others go out at once, behind those that were held.
type lines struct {
	mu   sync.Mutex
	to   io.Writer
	held []byte
	due  bool
}

const (
	holdLines    = 50 * time.Millisecond
	maxHeldLines = 32 << 10
)

// Write takes a line.
func (l *lines) Write(line []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.held = append(l.held, line...)
	if len(l.held) > maxHeldLines {
		l.writeOut()
	} else if !l.due {
		l.due = true
		time.AfterFunc(holdLines, l.flush)
	}
	return len(line), nil
}

func (l *lines) flush() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.due = false
	l.writeOut()
}

func (l *lines) writeOut() {
	if len(l.held) > 0 {
		_, _ = l.to.Write(l.held) // nobody can be told
		l.held = l.held[:0]
	}
}

var goodID = regexp.MustCompile(`^[A-Za-z0-9._-]{8,64}$`)

// logged gives each request an id, tells it to the client, takes up or begins its trace, and writes one line
// when it is answered. The line holds the path but neither the query nor an address, which could say who
// asked for what.
func logged(log *slog.Logger) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			id := r.Header.Get("X-Request-Id")
			if !goodID.MatchString(id) {
				var b [8]byte
				_, _ = rand.Read(b[:])
				id = hex.EncodeToString(b[:])
			}
			w.Header().Set("X-Request-Id", id)
			ctx := graph.WithTrace(r.Context(), graph.NewTrace(r.Header.Get("Traceparent"), id))
			ww := observed(w, r)
			begun := time.Now()
			next.ServeHTTP(ww, r.WithContext(ctx))
			level := slog.LevelInfo
			if ww.Status() >= 500 {
				level = slog.LevelError
			}
			log.LogAttrs(ctx, level, answered, slog.String("method", r.Method), slog.String("path", shownPath(r.URL.Path)),
				slog.Int("status", ww.Status()), slog.Int("bytes", ww.BytesWritten()), slog.Duration("took", time.Since(begun)))
		})
	}
}

// observed returns a writer that knows what was answered; one that does already serves.
func observed(w http.ResponseWriter, r *http.Request) middleware.WrapResponseWriter {
	if ww, ok := w.(middleware.WrapResponseWriter); ok {
		return ww
	}
	return middleware.NewWrapResponseWriter(w, r.ProtoMajor)
}

// shownPath leaves out what would let a reader of the log open somebody's receipt.
func shownPath(p string) string {
	if strings.HasPrefix(p, "/receipts/") {
		return "/receipts/…"
	}
	return p
}
