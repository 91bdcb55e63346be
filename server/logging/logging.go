// Package logging writes the program's log: one line for each request, and the request's id in every line about it.
package logging

import (
	"context"
	"io"
	"log/slog"

	"hire360/graph"
)

// New returns a logger that writes to w as text, or as JSON if the format is "json".
func New(w io.Writer, format string) *slog.Logger {
	if format == "json" {
		return slog.New(traceHandler{slog.NewJSONHandler(w, &slog.HandlerOptions{ReplaceAttr: seconds})})
	}
	return slog.New(traceHandler{slog.NewTextHandler(w, nil)})
}

// seconds writes a duration with its unit in the name: "took_seconds". JSON would have its nanoseconds.
func seconds(_ []string, a slog.Attr) slog.Attr {
	if a.Value.Kind() != slog.KindDuration {
		return a
	}
	return slog.Float64(a.Key+"_seconds", a.Value.Duration().Seconds())
}

// traceHandler adds the request's id and trace to each line.
type traceHandler struct{ slog.Handler }

// Handle writes a line.
func (h traceHandler) Handle(ctx context.Context, r slog.Record) error {
	if t := graph.TraceOf(ctx); t.Request != "" {
		r.AddAttrs(slog.String("request", t.Request), slog.String("trace", t.ID))
	}
	return h.Handler.Handle(ctx, r)
}

// WithAttrs returns a handler with the attributes.
func (h traceHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return traceHandler{h.Handler.WithAttrs(attrs)}
}

// WithGroup returns a handler with the group.
func (h traceHandler) WithGroup(name string) slog.Handler {
	return traceHandler{h.Handler.WithGroup(name)}
}
