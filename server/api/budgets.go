package api

import (
	"net/http"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/graph"
	"hire360/server/httputil"
)

// Budget is what one visitor may use in a minute.
type Budget interface {
	// Take takes points and writes the answer's rate headers. It returns nil unless the budget holds too few.
	Take(w http.ResponseWriter, r *http.Request, points int) *httputil.TooMany
	// Refund gives one point back, before the answer's headers are sent.
	Refund(w http.ResponseWriter, r *http.Request)
}

// Budgets are all that a visitor has.
type Budgets struct {
	// Attempts counts tries to send something, also those that are refused because of a mistake in them.
	Attempts Budget
	// Sends counts enquiries and applications that were received.
	Sends Budget
	// Uploads counts files.
	Uploads Budget
	// Queries counts points of open operations' cost, Site those of the client's own documents.
	Queries, Site Budget
}

// afford takes points from a budget, or refuses the request.
func (a *API) afford(w http.ResponseWriter, r *http.Request, budget Budget, points int) bool {
	over := budget.Take(w, r, points)
	if over == nil {
		return true
	}
	refuse(w, r, http.StatusTooManyRequests, gqlerror.List{{Message: over.Error(),
		Extensions: map[string]any{"code": CodeRateLimited, "retryAfter": over.Seconds}}})
	return false
}

// affordQuery takes an operation's points from the budget of the client's own documents, or of all others.
func (a *API) affordQuery(w http.ResponseWriter, r *http.Request, trusted bool, points int) bool {
	if trusted {
		return a.afford(w, r, a.opts.Budgets.Site, points)
	}
	return a.afford(w, r, a.opts.Budgets.Queries, points)
}

// run executes an operation. A mutation that is received uses up a submission; one that is refused does not.
func (a *API) run(w http.ResponseWriter, r *http.Request, q asked) (resp *graphql.Response, ok bool) {
	if q.op.Operation.Operation != ast.Mutation || uploads(q.op) {
		return a.dispatch(q.ctx, q.op, a.opts.Timeout), true
	}
	if !a.afford(w, r, a.opts.Budgets.Sends, 1) {
		return nil, false
	}
	ctx, received := graph.WithReceived(q.ctx)
	resp = a.dispatch(ctx, q.op, a.opts.Timeout)
	if !received.Load() {
		a.opts.Budgets.Sends.Refund(w, r)
	}
	return resp, true
}

// uploads reports whether a mutation takes a file in.
func uploads(op *graphql.OperationContext) bool {
	for _, field := range graphql.CollectFields(op, op.Operation.SelectionSet, []string{"Mutation"}) {
		if field.Name == "uploadFile" {
			return true
		}
	}
	return false
}
