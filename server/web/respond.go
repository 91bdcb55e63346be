package web

import (
	"errors"
	"net/http"
	"time"

	"hire360/server/httputil"
)

// handler writes a response, or returns an error before it writes anything.
type handler func(w http.ResponseWriter, r *http.Request) error

// refusal is a response in plain text that says why the request failed.
type refusal struct {
	status int
	text   string // for the visitor, with a line break at the end
	// log is the message under which the cause is logged; a refusal without a cause is not logged.
	log   string
	cause error
}

// Error returns the message for the log.
func (e *refusal) Error() string { return e.log }

func refuse(status int, text string) error { return &refusal{status: status, text: text} }

// unavailable returns the error for what may work in a minute.
func unavailable(text, log string, cause error) error {
	return &refusal{http.StatusServiceUnavailable, text, log, cause}
}

// failed returns the error for what should not happen.
func failed(text, log string, cause error) error {
	return &refusal{http.StatusInternalServerError, text, log, cause}
}

// handle responds with the error of a handler.
func (s *server) handle(h handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		err := h(w, r)
		if err == nil {
			return
		}
		e, ok := errors.AsType[*refusal](err)
		if !ok {
			e = &refusal{http.StatusInternalServerError, "An error occurred\n", "serve a request", err}
		}
		if e.cause != nil {
			s.Log.ErrorContext(r.Context(), e.log, "error", e.cause)
		}
		writeText(w, e.status, e.text)
	}
}

// writeText writes plain text that must not be cached.
func writeText(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(text))
}

// writePublic writes a response that is the same for all visitors and may be cached for five minutes.
func writePublic(w http.ResponseWriter, r *http.Request, mediaType string, body []byte, modified time.Time) {
	w.Header().Set("Content-Type", mediaType+"; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=300")
	httputil.WriteBody(w, r, body, modified)
}
