package api

import (
	"net/http"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/server/httputil"
)

// Budget is what one visitor may use in a minute.
type Budget interface {
	// Take takes points and sets the response's rate headers. It returns nil unless the budget has too few.
	Take(w http.ResponseWriter, r *http.Request, points int) *httputil.TooMany
	// Refund returns one point, before the response's headers are sent.
	Refund(w http.ResponseWriter, r *http.Request)
}

// Budgets are all budgets of a visitor.
type Budgets struct {
	// Attempts counts mutations, including those with user errors.
	Attempts Budget
	// Sends counts enquiries and applications that were accepted.
	Sends Budget
	// Uploads counts files.
	Uploads Budget
	// Queries counts the points that operations cost, Site those of the client's own documents.
	Queries, Site Budget
}

// spend takes points from a budget. It fails if the budget has too few.
func spend(w http.ResponseWriter, r *http.Request, budget Budget, points int) error {
	over := budget.Take(w, r, points)
	if over == nil {
		return nil
	}
	return &requestError{status: http.StatusTooManyRequests, errs: gqlerror.List{{
		Message:    over.Error(),
		Extensions: map[string]any{"code": CodeRateLimited, "retryAfter": over.Seconds},
	}}}
}

// spendPoints takes an operation's points from the budget of the client's own documents, or of all others.
func (a *API) spendPoints(w http.ResponseWriter, r *http.Request, trusted bool, points int) error {
	if trusted {
		return spend(w, r, a.opts.Budgets.Site, points)
	}
	return spend(w, r, a.opts.Budgets.Queries, points)
}
