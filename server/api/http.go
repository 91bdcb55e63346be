package api

import (
	"errors"
	"io"
	"maps"
	"mime"
	"net/http"
	"slices"
	"strings"
	"unicode/utf8"
)

// MaxBody is the maximum size of a JSON body, and of a query string, in bytes.
const MaxBody = 64 << 10

// commonHeaders are set on every response. Any site may read without credentials.
var commonHeaders = http.Header{
	"Access-Control-Allow-Origin":   {"*"},
	"Access-Control-Expose-Headers": {"ETag, X-Request-Id, RateLimit, RateLimit-Policy, Retry-After"},
	"Vary":                          {"Accept, Accept-Encoding"},
	"Cache-Control":                 {"no-store"},
	"Cross-Origin-Resource-Policy":  {"cross-origin"},
}

// preflightHeaders: an upload from a browser needs one of them. A page of another site cannot send them without a
// preflight request.
var preflightHeaders = []string{
	"Apollo-Require-Preflight", "GraphQL-Preflight", "GraphQL-Require-Preflight", "X-Apollo-Operation-Name",
	"X-Requested-With",
}

// allowedHeaders are what clients and their tracing send in addition to what browsers always allow.
var allowedHeaders = strings.Join(append(slices.Clone(preflightHeaders),
	"Content-Type", "If-None-Match", "X-Graphql-Cost", "X-Request-Id",
	"Apollographql-Client-Name", "Apollographql-Client-Version", "Graphql-Client-Name", "Graphql-Client-Version",
	"Traceparent", "Tracestate", "Baggage", "Sentry-Trace"), ", ")

const allowedMethods = "GET, HEAD, POST, OPTIONS"

// ServeHTTP serves /graphql as the GraphQL over HTTP specification says, and accepts uploads as the GraphQL multipart
// request specification says.
func (a *API) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	maps.Copy(w.Header(), commonHeaders)
	if err := a.serve(w, r); err != nil {
		a.writeError(w, r, err)
	}
}

func (a *API) serve(w http.ResponseWriter, r *http.Request) error {
	switch r.Method {
	case http.MethodOptions:
		h := w.Header()
		h.Set("Allow", allowedMethods)
		h.Set("Access-Control-Allow-Methods", allowedMethods)
		h.Set("Access-Control-Allow-Headers", allowedHeaders)
		h.Set("Access-Control-Max-Age", "86400")
		w.WriteHeader(http.StatusNoContent)
		return nil
	case http.MethodGet, http.MethodHead:
		return a.get(w, r)
	case http.MethodPost:
		return a.post(w, r)
	}
	method := r.Method[:min(len(r.Method), 20)]
	return refuse(http.StatusMethodNotAllowed, CodeMethodNotAllowed,
		"%s is not supported: send GET or POST", method).with("Allow", allowedMethods)
}

func (a *API) get(w http.ResponseWriter, r *http.Request) error {
	if len(r.URL.RawQuery) > MaxBody {
		return refuse(http.StatusRequestURITooLong, CodeRequestTooLarge,
			"the query string is longer than %d bytes: send POST", MaxBody)
	}
	raw := "?" + r.URL.RawQuery // no body of a POST begins like this
	if done, err := a.tryCache(w, r, raw); done {
		return err
	}
	if r.URL.RawQuery == "" && strings.Contains(r.Header.Get("Accept"), "text/html") {
		http.Redirect(w, r, "/playground", http.StatusFound)
		return nil
	}
	q := r.URL.Query()
	for _, name := range []string{"query", "documentId", "operationName", "variables", "extensions"} {
		if len(q[name]) > 1 {
			return badRequest("the parameter %s is given twice", name)
		}
	}
	p := payload{Query: q.Get("query"), DocumentID: q.Get("documentId"), OperationName: q.Get("operationName")}
	for name, into := range map[string]*map[string]any{"variables": &p.Variables, "extensions": &p.Extensions} {
		if text := q.Get(name); text != "" && decode(strings.NewReader(text), into) != nil {
			return badRequest("the parameter %s is not a JSON object", name)
		}
	}
	return a.serveOperation(w, r, p, raw)
}

func (a *API) post(w http.ResponseWriter, r *http.Request) error {
	if coding := r.Header.Get("Content-Encoding"); coding != "" && !strings.EqualFold(coding, "identity") {
		return refuse(http.StatusUnsupportedMediaType, CodeUnsupportedMedia,
			"the body must not be compressed: send it without Content-Encoding").with("Accept-Encoding", "identity")
	}
	media, params, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	charset := strings.ToLower(params["charset"])
	switch {
	case err == nil && media == "multipart/form-data":
		return a.multipart(w, r)
	case err != nil || media != "application/json" || (charset != "" && charset != "utf-8" && charset != "utf8"):
		return refuse(http.StatusUnsupportedMediaType, CodeUnsupportedMedia,
			"the body must be application/json in UTF-8, or multipart/form-data",
		).with("Accept-Post", "application/json, multipart/form-data")
	}
	if r.ContentLength > MaxBody {
		return badBody(&http.MaxBytesError{Limit: MaxBody})
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, MaxBody))
	if err != nil {
		return badBody(err)
	}
	raw := string(body)
	if done, err := a.tryCache(w, r, raw); done {
		return err
	}
	// The decoder would replace what it cannot read, and nobody would notice.
	if !utf8.Valid(body) {
		return badRequest("the body is not valid UTF-8")
	}
	var p payload
	if err := decode(strings.NewReader(raw), &p); err != nil {
		return badBody(err)
	}
	return a.serveOperation(w, r, p, raw)
}

// badBody returns the error for a body that could not be read. It never quotes the body.
func badBody(err error) error {
	var large *http.MaxBytesError
	if errors.As(err, &large) {
		return refuse(http.StatusRequestEntityTooLarge, CodeRequestTooLarge,
			"the body is larger than %d bytes", large.Limit).with("Connection", "close")
	}
	if refused := new(requestError); errors.As(err, &refused) {
		return refused
	}
	return badRequest("the body is not one JSON object with a query: " + exampleRequest)
}
