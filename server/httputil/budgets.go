package httputil

import "net/http"

// Budget is what one visitor may use in a minute.
type Budget interface {
	// Take takes points and sets the response's rate headers. It returns nil unless the budget has too few.
	Take(w http.ResponseWriter, r *http.Request, points int) *TooMany
	// Refund returns one point, before the response's headers are sent.
	Refund(w http.ResponseWriter, r *http.Request)
}

// Budgets are all budgets of a visitor.
type Budgets struct {
	// Attempts counts mutations and posted forms, including those with user errors.
	Attempts Budget
	// Sends counts enquiries and applications that were accepted.
	Sends Budget
	// Uploads counts files.
	Uploads Budget
	// Counts counts what scripts report for the statistics.
	Counts Budget
	// Queries counts the points that operations cost, Site those of the client's own documents.
	Queries, Site Budget
}
