package api

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/graph"
	"hire360/server/httputil"
)

// execution is a valid operation that is about to be executed.
type execution struct {
	ctx     context.Context
	op      *graphql.OperationContext
	trusted bool
	kind    string // what a mutation submits: an enquiry, an application, a file, or "" for nothing
	raw     string // its query string or body; empty if no response is cached under it
}

// tryCache serves the response that is cached for the same bytes, without decoding them.
func (a *API) tryCache(w http.ResponseWriter, r *http.Request, raw string) (done bool, err error) {
	if raw == "" || len(raw) > maxCacheKey || wantsCost(r) {
		return false, nil
	}
	found, trusted := a.responses.get(raw, a.opts.Revision(), a.opts.Now())
	if found == nil {
		return false, nil
	}
	return true, a.serveCached(w, r, found, trusted)
}

// serveOperation serves a request. raw is the request as sent: its query string or its body.
func (a *API) serveOperation(w http.ResponseWriter, r *http.Request, p payload, raw string) error {
	trusted, err := a.persisted.find(&p)
	if err != nil {
		return err
	}
	e, err := a.validate(r, p, trusted)
	if err != nil {
		return err
	}
	e.raw = raw
	a.persisted.register(p)
	err = a.checkMutation(w, r, e)
	if err == nil {
		err = a.respond(w, r, e)
	}
	return a.counted(e, err)
}

// validate makes an execution of a payload whose text is known.
func (a *API) validate(r *http.Request, p payload, trusted bool) (execution, error) {
	e, errs := a.prepare(r.Context(), &graphql.RawParams{
		Query:         p.Query,
		OperationName: p.OperationName,
		Variables:     p.Variables,
		Extensions:    p.Extensions,
		Headers:       r.Header,
	}, trusted)
	if errs != nil {
		return e, refuseDocument(errs)
	}
	return e, nil
}

// checkMutation rejects mutations by GET, those from a page of another site, and those beyond the visitor's budget.
func (a *API) checkMutation(w http.ResponseWriter, r *http.Request, e execution) error {
	switch {
	case e.op.Operation.Operation != ast.Mutation:
		return nil
	case r.Method != http.MethodPost:
		return refuse(http.StatusMethodNotAllowed, CodeMethodNotAllowed,
			"a mutation is sent by POST").with("Allow", "POST")
	case !httputil.SameOrigin(r, a.opts.Origin):
		return refuse(http.StatusForbidden, CodeForbidden,
			"a page of another site may not send mutations: send them from a server")
	case e.kind == "file":
		return spend(w, r, a.opts.Budgets.Uploads, 1)
	}
	return spend(w, r, a.opts.Budgets.Attempts, 1)
}

// respond executes an operation, or serves the response that is cached for another spelling of it.
func (a *API) respond(w http.ResponseWriter, r *http.Request, e execution) error {
	revision := a.opts.Revision()
	key := operationKey(e.op)
	if !wantsCost(r) {
		if found, trusted := a.responses.get(key, revision, a.opts.Now()); found != nil {
			a.responses.put(e.raw, trusted, found)
			return a.serveCached(w, r, found, trusted)
		}
	}
	ctx, validity := graph.WithValidity(e.ctx)
	e.ctx = ctx
	points := a.pricing.of(e.op.Operation, e.op.Variables)
	// The limit of one operation does not apply to the client's own documents.
	if err := costs.over(points); err != nil && !e.trusted {
		return refuseDocument(gqlerror.List{err})
	}
	if err := a.spendPoints(w, r, e.trusted, points); err != nil {
		return err
	}
	resp, err := a.execute(w, r, e)
	if err != nil {
		return err
	}
	if len(resp.Errors) == 0 {
		a.opts.Missed(r, validity.Missed())
	}
	if wantsCost(r) {
		resp.Extensions = map[string]any{"cost": map[string]any{"requested": points, "maximum": costs.max}}
		write(w, r, http.StatusOK, resp)
		return nil
	}
	age := maxAge(a.pricing.schema, e.op.Operation)
	if end := validity.Until(); !end.IsZero() {
		age = max(0, min(age, int(end.Sub(a.opts.Now()).Seconds())))
	}
	body, err := encode(resp)
	if age == 0 || len(resp.Errors) > 0 || err != nil {
		write(w, r, http.StatusOK, resp)
		return nil
	}
	cached := newCachedResponse(body, revision, age)
	cached.missed = validity.Missed()
	cached.expires = a.opts.Now().Add(time.Duration(age) * time.Second)
	a.responses.put(key, e.trusted, cached)
	a.responses.put(e.raw, e.trusted, cached)
	writeCached(w, r, cached)
	return nil
}

// serveCached answers with a cached response, for one point.
func (a *API) serveCached(w http.ResponseWriter, r *http.Request, found *cachedResponse, trusted bool) error {
	if err := a.spendPoints(w, r, trusted, 1); err != nil {
		return err
	}
	a.opts.Missed(r, found.missed)
	writeCached(w, r, found)
	return nil
}

// execute executes an operation. It takes a submission from the visitor's budget for each mutation that is accepted.
func (a *API) execute(w http.ResponseWriter, r *http.Request, e execution) (*graphql.Response, error) {
	if e.op.Operation.Operation != ast.Mutation {
		return a.dispatch(e, a.opts.Timeout), nil
	}
	if e.kind != "file" {
		if err := spend(w, r, a.opts.Budgets.Sends, 1); err != nil {
			return nil, err
		}
	}
	ctx, outcome := graph.WithOutcome(e.ctx)
	e.ctx = ctx
	resp := a.dispatch(e, a.opts.Timeout)
	if e.kind != "file" && !outcome.Stored {
		a.opts.Budgets.Sends.Refund(w, r)
	}
	code := outcome.Code
	if code == graph.CodeInternal && len(resp.Errors) > 0 {
		code = codeOf(resp.Errors[0])
	}
	a.countSubmission(e, code)
	return resp, nil
}

var kinds = map[string]string{"sendEnquiry": "enquiry", "apply": "application", "uploadFile": "file",
	"addFiles": "addition", "withdraw": "withdrawal", "createJobAlert": "alert", "confirmJobAlert": "alert",
	"changeJobAlert": "alert", "endJobAlert": "alert"}

func submissionKind(op *graphql.OperationContext) string {
	for _, field := range graphql.CollectFields(op, op.Operation.SelectionSet, []string{"Mutation"}) {
		if kind := kinds[field.Name]; kind != "" {
			return kind
		}
	}
	return ""
}

// counted counts a mutation that was not executed, and returns the error.
func (a *API) counted(e execution, err error) error {
	if err == nil {
		return err
	}
	code := graph.CodeInternal
	if refused := new(requestError); errors.As(err, &refused) && len(refused.errs) > 0 {
		code = codeOf(refused.errs[0])
	}
	a.countSubmission(e, code)
	return err
}

func (a *API) countSubmission(e execution, code string) {
	if e.kind != "" {
		a.opts.CountSubmission(e.kind, code)
	}
}

// wantsCost reports whether the response must contain extensions.cost.
func wantsCost(r *http.Request) bool { return r.Header.Get("X-Graphql-Cost") != "" }
