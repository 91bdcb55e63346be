package api

import (
	"net/http"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/server/httputil"
)

// spend takes points from a budget. It fails if the budget has too few.
func spend(w http.ResponseWriter, r *http.Request, budget httputil.Budget, points int) error {
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
