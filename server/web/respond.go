package web

import (
	"errors"
	"net/http"
	"time"

	"hire360/server/httputil"
)

// handler answers a request, or returns an error before it has written anything.
type handler func(w http.ResponseWriter, r *http.Request) error

// refusal is an answer in plain text that says why the request failed.
type refusal struct {
	status int
	text   string // for the visitor, with a line break at its end
	// log is the message under which the cause is logged; a refusal without a cause is not logged.
	log   string
	cause error
}

// Error returns the message for the log.
func (e *refusal) Error() string { return e.log }

// refuse is for what the visitor did wrong.
func refuse(status int, text string) error { return &refusal{status: status, text: text} }

// unavailable is for what may work in a minute.
func unavailable(text, log string, cause error) error {
	return &refusal{http.StatusServiceUnavailable, text, log, cause}
}

// failed is for what should not happen.
func failed(text, log string, cause error) error {
	return &refusal{http.StatusInternalServerError, text, log, cause}
}

// handle turns the error of a handler into its answer.
func (s *server) handle(h handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		err := h(w, r)
		if err == nil {
			return
		}
		var e *refusal
		if !errors.As(err, &e) {
			e = &refusal{http.StatusInternalServerError, "An error occurred\n", "answer a request", err}
		}
		if e.cause != nil {
			s.Log.ErrorContext(r.Context(), e.log, "error", e.cause)
		}
		writeText(w, e.status, e.text)
	}
}

// writeText writes plain text that no cache may keep.
func writeText(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(text))
}

// writePublic writes what is the same for everyone and may be five minutes old.
func writePublic(w http.ResponseWriter, r *http.Request, mediaType string, body []byte, modified time.Time) {
	w.Header().Set("Content-Type", mediaType+"; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=300")
	httputil.WriteBody(w, r, body, modified)
}
