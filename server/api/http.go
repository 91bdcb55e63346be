package api

import (
	"encoding/json"
	"errors"
	"io"
	"maps"
	"mime"
	"net/http"
	"slices"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/server/httputil"
)

// MaxBody is the largest body of an operation sent as JSON, and the largest query string, in bytes.
const MaxBody = 64 << 10

// everyAnswer are headers of all answers, made once. Anyone may read without credentials.
var everyAnswer = http.Header{
	"Access-Control-Allow-Origin":   {"*"},
	"Access-Control-Expose-Headers": {"ETag, X-Request-Id, RateLimit, RateLimit-Policy, Retry-After"},
	"Vary":                          {"Accept, Accept-Encoding"},
	"Cache-Control":                 {"no-store"},
	"Cross-Origin-Resource-Policy":  {"cross-origin"},
}

// allowedHeaders are what clients and their tracing send besides what browsers always allow.
var allowedHeaders = strings.Join(append(slices.Clone(preflightHeaders), "Content-Type", "If-None-Match", "X-Graphql-Cost", "X-Request-Id",
	"Apollographql-Client-Name", "Apollographql-Client-Version", "Graphql-Client-Name", "Graphql-Client-Version",
	"Traceparent", "Tracestate", "Baggage", "Sentry-Trace"), ", ")

// preflightHeaders are those of which an upload from a browser needs one: a page of another site cannot send them unasked.
var preflightHeaders = []string{"Apollo-Require-Preflight", "GraphQL-Preflight", "GraphQL-Require-Preflight", "X-Apollo-Operation-Name", "X-Requested-With"}

// ServeHTTP answers /graphql as the GraphQL over HTTP specification says, and takes uploads by the
// GraphQL multipart request specification.
func (a *API) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	maps.Copy(h, everyAnswer)
	switch r.Method {
	case http.MethodOptions:
		h.Set("Allow", "GET, HEAD, POST, OPTIONS")
		h.Set("Access-Control-Allow-Methods", "GET, HEAD, POST, OPTIONS")
		h.Set("Access-Control-Allow-Headers", allowedHeaders)
		h.Set("Access-Control-Max-Age", "86400")
		w.WriteHeader(http.StatusNoContent)
	case http.MethodGet, http.MethodHead:
		a.get(w, r)
	case http.MethodPost:
		a.post(w, r)
	default:
		h.Set("Allow", "GET, HEAD, POST, OPTIONS")
		refuse(w, r, http.StatusMethodNotAllowed, requestError(CodeMethodNotAllowed, "%s is not answered here: send GET or POST", safeMethod(r.Method)))
	}
}

func safeMethod(m string) string {
	if len(m) > 20 {
		return m[:20]
	}
	return m
}

func (a *API) get(w http.ResponseWriter, r *http.Request) {
	if len(r.URL.RawQuery) > MaxBody {
		refuse(w, r, http.StatusRequestURITooLong, requestError(CodeRequestTooLarge, "the query string is longer than %d bytes: send POST", MaxBody))
		return
	}
	raw := "?" + r.URL.RawQuery // no body of a POST begins so
	if a.atHand(w, r, raw) {
		return
	}
	if r.URL.RawQuery == "" && strings.Contains(r.Header.Get("Accept"), "text/html") {
		http.Redirect(w, r, "/playground", http.StatusFound)
		return
	}
	q := r.URL.Query()
	p := payload{Query: q.Get("query"), DocumentID: q.Get("documentId"), OperationName: q.Get("operationName")}
	for name, into := range map[string]*map[string]any{"variables": &p.Variables, "extensions": &p.Extensions} {
		if text := q.Get(name); text != "" && decode(strings.NewReader(text), into) != nil {
			refuse(w, r, http.StatusBadRequest, requestError(CodeBadRequest, "the parameter %s is not a JSON object", name))
			return
		}
	}
	a.execute(w, r, p, raw)
}

func (a *API) post(w http.ResponseWriter, r *http.Request) {
	if coding := r.Header.Get("Content-Encoding"); coding != "" && !strings.EqualFold(coding, "identity") {
		w.Header().Set("Accept-Encoding", "identity")
		refuse(w, r, http.StatusUnsupportedMediaType, requestError(CodeUnsupportedMedia, "the body must not be compressed: send it without Content-Encoding"))
		return
	}
	media, params, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	charset := strings.ToLower(params["charset"])
	switch {
	case err == nil && media == "multipart/form-data":
		a.multipart(w, r)
		return
	case err != nil || media != "application/json" || (charset != "" && charset != "utf-8" && charset != "utf8"):
		h := w.Header()
		h.Set("Accept-Post", "application/json, multipart/form-data")
		refuse(w, r, http.StatusUnsupportedMediaType, requestError(CodeUnsupportedMedia, "the body must be application/json in UTF-8, or multipart/form-data"))
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, MaxBody))
	if err != nil {
		a.refuseBody(w, r, err)
		return
	}
	raw := string(body)
	if a.atHand(w, r, raw) {
		return
	}
	var p payload
	if err := decode(strings.NewReader(raw), &p); err != nil {
		a.refuseBody(w, r, err)
		return
	}
	a.execute(w, r, p, raw)
}

// refuseBody answers a body that could not be read. It says what is wrong, never what was in it.
func (a *API) refuseBody(w http.ResponseWriter, r *http.Request, err error) {
	var large *http.MaxBytesError
	if errors.As(err, &large) {
		w.Header().Set("Connection", "close")
		refuse(w, r, http.StatusRequestEntityTooLarge, requestError(CodeRequestTooLarge, "the body is larger than %d bytes", large.Limit))
		return
	}
	refuse(w, r, http.StatusBadRequest, requestError(CodeBadRequest, "the body is not one JSON object with a query: {\"query\": \"{ site { name } }\"}"))
}

// decode reads exactly one JSON value.
func decode(r io.Reader, into any) error {
	d := json.NewDecoder(r)
	d.UseNumber()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		if err == nil {
			err = errors.New("more than one value")
		}
		return err
	}
	return nil
}

// payload is a GraphQL request. documentId is the form of the specification's appendix on persisted documents.
type payload struct {
	Query         string         `json:"query"`
	DocumentID    string         `json:"documentId"`
	OperationName string         `json:"operationName"`
	Variables     map[string]any `json:"variables"`
	Extensions    map[string]any `json:"extensions"`
}

// execute answers a request. raw is the request as it came: its query string or its body.
func (a *API) execute(w http.ResponseWriter, r *http.Request, p payload, raw string) {
	trusted, errs := a.trusted.find(&p)
	if errs != nil {
		a.refuseDocument(w, r, errs)
		return
	}
	params := &graphql.RawParams{Query: p.Query, OperationName: p.OperationName, Variables: p.Variables, Extensions: p.Extensions, Headers: r.Header}
	ctx, op, errs := a.prepare(r.Context(), params, trusted)
	if errs != nil {
		refuse(w, r, 0, errs)
		return
	}
	a.trusted.register(p)
	if !a.mayRun(w, r, op) {
		return
	}
	a.answer(w, r, asked{ctx, op, trusted, raw})
}

// refuseDocument answers a request whose document is missing. A client that gets PERSISTED_QUERY_NOT_FOUND sends the text.
func (a *API) refuseDocument(w http.ResponseWriter, r *http.Request, errs gqlerror.List) {
	status := http.StatusBadRequest
	if errs[0].Extensions["code"] == CodeDocumentNotFound {
		status = 0
	}
	refuse(w, r, status, errs)
}

// mayRun refuses mutations by GET, and mutations that a page of another site sends.
func (a *API) mayRun(w http.ResponseWriter, r *http.Request, op *graphql.OperationContext) bool {
	if op.Operation.Operation != ast.Mutation {
		return true
	}
	if r.Method != http.MethodPost {
		w.Header().Set("Allow", "POST")
		refuse(w, r, http.StatusMethodNotAllowed, requestError(CodeMethodNotAllowed, "a mutation is sent by POST"))
		return false
	}
	if !httputil.SameOrigin(r, a.opts.Origin) {
		refuse(w, r, http.StatusForbidden, requestError(CodeForbidden, "a page of another site may not send mutations: send them from a server"))
		return false
	}
	if uploads(op) {
		return a.afford(w, r, a.opts.Budgets.Uploads, 1)
	}
	return a.afford(w, r, a.opts.Budgets.Attempts, 1)
}
