package api

import (
	"context"
	"net/http"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

// asked is a valid operation on its way to an answer.
type asked struct {
	ctx     context.Context
	op      *graphql.OperationContext
	trusted bool
	raw     string // the request as it came; empty where no answer is kept under it
}

// atHand answers a request that was answered before, without reading what it says.
func (a *API) atHand(w http.ResponseWriter, r *http.Request, raw string) bool {
	if raw == "" || len(raw) > maxAnswerKey || wantsCost(r) {
		return false
	}
	k, trusted := a.answers.get(answerKey{text: raw}, a.opts.Revision())
	if k == nil {
		return false
	}
	a.hand(w, r, k, trusted)
	return true
}

// hand gives out what is at hand, for one point.
func (a *API) hand(w http.ResponseWriter, r *http.Request, k *kept, trusted bool) {
	if a.affordQuery(w, r, trusted, 1) {
		serve(w, r, k)
	}
}

// answer executes an operation, or takes what is kept of its last execution.
func (a *API) answer(w http.ResponseWriter, r *http.Request, q asked) {
	if wantsCost(r) {
		a.fresh(w, r, q)
		return
	}
	revision := a.opts.Revision()
	key, raw := operationKey(q.op), answerKey{text: q.raw}
	if k, trusted := a.answers.get(key, revision); k != nil {
		a.answers.put(raw, revision, trusted, k)
		a.hand(w, r, k, trusted)
		return
	}
	if !a.bears(w, r, q.trusted, a.cost(q.op)) {
		return
	}
	resp, ok := a.run(w, r, q)
	if !ok {
		return
	}
	age := maxAge(a.pricing.schema, q.op.Operation)
	whole := answer{Data: resp.Data, Errors: resp.Errors, Extensions: resp.Extensions}
	body, err := whole.wire()
	if age == 0 || len(resp.Errors) > 0 || err != nil {
		write(w, r, http.StatusOK, whole)
		return
	}
	k := keep(body, age)
	a.answers.put(key, revision, q.trusted, k)
	a.answers.put(raw, revision, q.trusted, k)
	serve(w, r, k)
}

// fresh executes an operation and tells what it cost.
func (a *API) fresh(w http.ResponseWriter, r *http.Request, q asked) {
	points := a.cost(q.op)
	if !a.bears(w, r, q.trusted, points) {
		return
	}
	resp, ok := a.run(w, r, q)
	if !ok {
		return
	}
	cost := map[string]any{"requested": points, "maximum": costs.max}
	write(w, r, http.StatusOK, answer{Data: resp.Data, Errors: resp.Errors, Extensions: map[string]any{"cost": cost}})
}

// wantsCost reports whether the request asks for extensions.cost, by the header X-Graphql-Cost: 1.
func wantsCost(r *http.Request) bool { return r.Header.Get("X-Graphql-Cost") != "" }

// cost returns what an operation costs.
func (a *API) cost(op *graphql.OperationContext) int {
	k := a.parsed.known(op)
	if k != nil {
		if cost := k.cost.Load(); cost != nil {
			return *cost
		}
	}
	cost, varies := a.pricing.of(op.Operation, op.Variables)
	if k != nil && !varies {
		k.cost.Store(&cost)
	}
	return cost
}

// bears reports whether an operation may cost so much, or refuses it. The client's own documents may cost anything
// that their visitor's budget holds.
func (a *API) bears(w http.ResponseWriter, r *http.Request, trusted bool, points int) bool {
	if err := costs.over(points); err != nil && !trusted {
		refuse(w, r, 0, gqlerror.List{err})
		return false
	}
	return a.affordQuery(w, r, trusted, points)
}
