package logging

import (
	"crypto/rand"
	"log/slog"
	"net/http"
	"regexp"
	"strings"
	"time"

	"hire360/graph"
	"hire360/server/httputil"
)

var validID = regexp.MustCompile(`^[A-Za-z0-9._-]{8,64}$`)

// Requests gives each request an id, which it returns as X-Request-Id, and a trace, and writes one line after the
// response, but none for a health check that passes. The line contains the path, but for privacy neither the query nor
// the visitor's address.
func Requests(log *slog.Logger) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			id := requestID(r)
			w.Header().Set("X-Request-Id", id)
			ctx := graph.WithTrace(r.Context(), graph.NewTrace(r.Header.Get("Traceparent"), id))
			ww := httputil.Record(w, r)
			start := time.Now()
			next.ServeHTTP(ww, r.WithContext(ctx))
			level := slog.LevelInfo
			switch {
			case ww.Status() >= 500:
				level = slog.LevelError
			case r.URL.Path == "/healthz" || r.URL.Path == "/readyz": // asked every few seconds
				return
			}
			log.LogAttrs(ctx, level, "request",
				slog.String("method", r.Method),
				slog.String("path", loggedPath(r.URL.Path)),
				slog.Int("status", ww.Status()),
				slog.Int("bytes", ww.BytesWritten()),
				slog.Duration("took", time.Since(start)))
		})
	}
}

// requestID returns the id that the client sent, or a new one if it sent none or an invalid one.
func requestID(r *http.Request) string {
	if id := r.Header.Get("X-Request-Id"); validID.MatchString(id) {
		return id
	}
	return strings.ToLower(rand.Text()[:16])
}

// loggedPath hides the keys of receipts and alerts, with which a reader of the log could open them.
func loggedPath(p string) string {
	clean := graph.CleanPath(p) // a request for another form of a path is redirected to this one
	for _, private := range []string{"/receipts/", "/alerts/"} {
		if strings.HasPrefix(clean, private) {
			return private + "…"
		}
	}
	return p
}
