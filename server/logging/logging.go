// Package logging writes the program's log: one line for each request, and the request's id in every line about it.
package logging

import (
	"context"
	"io"
	"log/slog"
	"sync"
	"time"

	"hire360/graph"
)

// New returns a logger that writes to w as text, or as JSON if the format is "json".
func New(w io.Writer, format string) *slog.Logger {
	b := &buffer{to: w}
	if format == "json" {
		return slog.New(traceHandler{slog.NewJSONHandler(b, nil), b})
	}
	return slog.New(traceHandler{slog.NewTextHandler(b, nil), b})
}

// traceHandler adds the request's id and trace to each line.
type traceHandler struct {
	slog.Handler
	buffer *buffer
}

// requestLine is the message of the line for a request.
const requestLine = "request"

// Handle writes a line.
func (h traceHandler) Handle(ctx context.Context, r slog.Record) error {
	if t := graph.TraceOf(ctx); t.Request != "" {
		r.AddAttrs(slog.String("request", t.Request), slog.String("trace", t.ID))
	}
	err := h.Handler.Handle(ctx, r)
	if r.Message != requestLine || r.Level > slog.LevelInfo {
		h.buffer.flush()
	}
	return err
}

// WithAttrs returns a handler with the attributes.
func (h traceHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return traceHandler{h.Handler.WithAttrs(attrs), h.buffer}
}

// WithGroup returns a handler with the group.
func (h traceHandler) WithGroup(name string) slog.Handler {
	return traceHandler{h.Handler.WithGroup(name), h.buffer}
}

// buffer collects the lines of successful requests for a moment, because each write costs a system call and wakes the
// reader of the log. All other lines are written at once, after those in the buffer.
type buffer struct {
	mu    sync.Mutex
	to    io.Writer
	lines []byte
	due   bool
}

const (
	maxDelay = 50 * time.Millisecond
	maxBytes = 32 << 10
)

// Write adds a line.
func (b *buffer) Write(line []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.lines = append(b.lines, line...)
	if len(b.lines) > maxBytes {
		b.writeOut()
	} else if !b.due {
		b.due = true
		time.AfterFunc(maxDelay, b.flush)
	}
	return len(line), nil
}

func (b *buffer) flush() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.due = false
	b.writeOut()
}

func (b *buffer) writeOut() {
	if len(b.lines) > 0 {
		_, _ = b.to.Write(b.lines) // there is no other place to report the error
		b.lines = b.lines[:0]
	}
}
