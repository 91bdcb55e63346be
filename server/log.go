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
	"time"

	"github.com/go-chi/chi/v5/middleware"

	"hire360/graph"
)

// requestLog adds the request's id and its trace to every line that is written on its behalf.
type requestLog struct{ slog.Handler }

// Handle writes the line.
func (h requestLog) Handle(ctx context.Context, r slog.Record) error {
	if t := graph.TraceOf(ctx); t.Request != "" {
		r.AddAttrs(slog.String("request", t.Request), slog.String("trace", t.ID))
	}
	return h.Handler.Handle(ctx, r)
}

// WithAttrs keeps the wrapping.
func (h requestLog) WithAttrs(attrs []slog.Attr) slog.Handler {
	return requestLog{h.Handler.WithAttrs(attrs)}
}

// WithGroup keeps the wrapping.
func (h requestLog) WithGroup(name string) slog.Handler { return requestLog{h.Handler.WithGroup(name)} }

func newLog(w io.Writer, format string) *slog.Logger {
	if format == "json" {
		return slog.New(requestLog{slog.NewJSONHandler(w, nil)})
	}
	return slog.New(requestLog{slog.NewTextHandler(w, nil)})
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
			ww := middleware.NewWrapResponseWriter(w, r.ProtoMajor)
			begun := time.Now()
			next.ServeHTTP(ww, r.WithContext(ctx))
			level := slog.LevelInfo
			if ww.Status() >= 500 {
				level = slog.LevelError
			}
			log.LogAttrs(ctx, level, "request", slog.String("method", r.Method), slog.String("path", shownPath(r.URL.Path)),
				slog.Int("status", ww.Status()), slog.Int("bytes", ww.BytesWritten()), slog.Duration("took", time.Since(begun)))
		})
	}
}

// shownPath leaves out what would let a reader of the log open somebody's receipt.
func shownPath(p string) string {
	if strings.HasPrefix(p, "/receipts/") {
		return "/receipts/…"
	}
	return p
}
