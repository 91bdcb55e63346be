// Package logging writes the program's log: one line for each request, and every line with the request it belongs to.
package logging

import (
	"context"
	"io"
	"log/slog"
	"sync"
	"time"

	"hire360/graph"
)

// New returns a logger that writes to w as text, or as JSON when the format is "json".
func New(w io.Writer, format string) *slog.Logger {
	b := &buffer{to: w}
	if format == "json" {
		return slog.New(traceHandler{slog.NewJSONHandler(b, nil), b})
	}
	return slog.New(traceHandler{slog.NewTextHandler(b, nil), b})
}

// traceHandler adds the id and the trace of the request to every line that is written on its behalf.
type traceHandler struct {
	slog.Handler
	buffer *buffer
}

// requestLine is the message of the line that each request has.
const requestLine = "request"

// Handle writes the line.
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

// WithAttrs keeps the wrapping.
func (h traceHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return traceHandler{h.Handler.WithAttrs(attrs), h.buffer}
}

// WithGroup keeps the wrapping.
func (h traceHandler) WithGroup(name string) slog.Handler {
	return traceHandler{h.Handler.WithGroup(name), h.buffer}
}

// buffer holds the lines of successful requests for a moment: written one by one, each would cost a system call and
// wake the reader of the log. All other lines are written at once, after those that were held.
type buffer struct {
	mu   sync.Mutex
	to   io.Writer
	held []byte
	due  bool
}

const (
	holdTime = 50 * time.Millisecond
	maxHeld  = 32 << 10
)

// Write takes a line.
func (b *buffer) Write(line []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.held = append(b.held, line...)
	if len(b.held) > maxHeld {
		b.writeOut()
	} else if !b.due {
		b.due = true
		time.AfterFunc(holdTime, b.flush)
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
	if len(b.held) > 0 {
		_, _ = b.to.Write(b.held) // there is no other place to report the error
		b.held = b.held[:0]
	}
}
