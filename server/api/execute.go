package api

import (
	"context"
	"net/http"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/graph"
	"hire360/server/httputil"
)

// request is a valid operation that is about to be executed.
type request struct {
	ctx     context.Context
	op      *graphql.OperationContext
	trusted bool
	raw     string // its query string or body; empty where no response is cached under it
}

// tryCache answers a request whose bytes came before, without decoding it.
func (a *API) tryCache(w http.ResponseWriter, r *http.Request, raw string) (done bool, err error) {
	if raw == "" || len(raw) > maxCacheKey || wantsCost(r) {
		return false, nil
	}
	found, trusted := a.responses.get(raw, a.opts.Revision())
	if found == nil {
		return false, nil
	}
	return true, a.serveCached(w, r, found, trusted)
}

// execute answers a request. raw is the request as it came: its query string or its body.
func (a *API) execute(w http.ResponseWriter, r *http.Request, p payload, raw string) error {
	trusted, err := a.persisted.find(&p)
	if err != nil {
		return err
	}
	q, err := a.validate(r, p, trusted)
	if err != nil {
		return err
	}
	q.raw = raw
	a.persisted.register(p)
	if err := a.checkMutation(w, r, q.op); err != nil {
		return err
	}
	return a.answer(w, r, q)
}

// validate makes an operation of a payload whose text is known.
func (a *API) validate(r *http.Request, p payload, trusted bool) (request, error) {
	ctx, op, errs := a.prepare(r.Context(), &graphql.RawParams{
		Query:         p.Query,
		OperationName: p.OperationName,
		Variables:     p.Variables,
		Extensions:    p.Extensions,
		Headers:       r.Header,
	}, trusted)
	if errs != nil {
		return request{}, refuseDocument(errs)
	}
	return request{ctx: ctx, op: op, trusted: trusted}, nil
}

// checkMutation refuses mutations by GET, those from a page of another site, and those beyond the visitor's budget.
func (a *API) checkMutation(w http.ResponseWriter, r *http.Request, op *graphql.OperationContext) error {
	switch {
	case op.Operation.Operation != ast.Mutation:
		return nil
	case r.Method != http.MethodPost:
		return refuse(http.StatusMethodNotAllowed, CodeMethodNotAllowed,
			"a mutation is sent by POST").with("Allow", "POST")
	case !httputil.SameOrigin(r, a.opts.Origin):
		return refuse(http.StatusForbidden, CodeForbidden,
			"a page of another site may not send mutations: send them from a server")
	case uploads(op):
		return spend(w, r, a.opts.Budgets.Uploads, 1)
	}
	return spend(w, r, a.opts.Budgets.Attempts, 1)
}

// answer executes an operation, or answers with the cached response to the same operation in another spelling.
func (a *API) answer(w http.ResponseWriter, r *http.Request, q request) error {
	revision := a.opts.Revision()
	key := operationKey(q.op)
	if !wantsCost(r) {
		if found, trusted := a.responses.get(key, revision); found != nil {
			a.responses.put(q.raw, trusted, found)
			return a.serveCached(w, r, found, trusted)
		}
	}
	points := a.cost(q.op)
	if err := a.authorize(w, r, q, points); err != nil {
		return err
	}
	done, err := a.run(w, r, q)
	if err != nil {
		return err
	}
	if wantsCost(r) {
		done.Extensions = map[string]any{"cost": map[string]any{"requested": points, "maximum": costs.max}}
		write(w, r, http.StatusOK, done)
		return nil
	}
	age := maxAge(a.pricing.schema, q.op.Operation)
	body, err := done.json()
	if age == 0 || len(done.Errors) > 0 || err != nil {
		write(w, r, http.StatusOK, done)
		return nil
	}
	made := newCachedResponse(body, revision, age)
	a.responses.put(key, q.trusted, made)
	a.responses.put(q.raw, q.trusted, made)
	writeCached(w, r, made)
	return nil
}

// serveCached answers with a cached response, for one point.
func (a *API) serveCached(w http.ResponseWriter, r *http.Request, found *cachedResponse, trusted bool) error {
	if err := a.spendPoints(w, r, trusted, 1); err != nil {
		return err
	}
	writeCached(w, r, found)
	return nil
}

// cost returns the points that an operation costs.
func (a *API) cost(op *graphql.OperationContext) int {
	known := a.documents.cost(op)
	if known != nil {
		if cost := known.Load(); cost != nil {
			return *cost
		}
	}
	cost, varies := a.pricing.of(op.Operation, op.Variables)
	if known != nil && !varies {
		known.Store(&cost)
	}
	return cost
}

// authorize takes the operation's points from the visitor's budget. The client's own documents may cost anything that
// the budget holds, others no more than the limit of one operation.
func (a *API) authorize(w http.ResponseWriter, r *http.Request, q request, points int) error {
	if err := costs.over(points); err != nil && !q.trusted {
		return refuseDocument(gqlerror.List{err})
	}
	return a.spendPoints(w, r, q.trusted, points)
}

// run executes an operation. A mutation that is accepted uses up a submission; one that is refused does not.
func (a *API) run(w http.ResponseWriter, r *http.Request, q request) (result, error) {
	if q.op.Operation.Operation != ast.Mutation || uploads(q.op) {
		return resultOf(a.dispatch(q.ctx, q.op, a.opts.Timeout)), nil
	}
	if err := spend(w, r, a.opts.Budgets.Sends, 1); err != nil {
		return result{}, err
	}
	ctx, received := graph.WithReceived(q.ctx)
	done := a.dispatch(ctx, q.op, a.opts.Timeout)
	if !received.Load() {
		a.opts.Budgets.Sends.Refund(w, r)
	}
	return resultOf(done), nil
}

// uploads reports whether a mutation takes a file.
func uploads(op *graphql.OperationContext) bool {
	for _, field := range graphql.CollectFields(op, op.Operation.SelectionSet, []string{"Mutation"}) {
		if field.Name == "uploadFile" {
			return true
		}
	}
	return false
}

// wantsCost reports whether the request asks for extensions.cost, by the header X-Graphql-Cost: 1.
func wantsCost(r *http.Request) bool { return r.Header.Get("X-Graphql-Cost") != "" }
