package web

import (
	"context"
	_ "embed"
	"net/http"

	"hire360/graph"
	"hire360/server/httputil"
)

// countScript reports to /count. Pages load it if the statistics are on.
//
//go:embed count.js
var countScript string

// reported counts what a script reports: a view of a page, or a form that was begun. What isn't counted is answered in
// the same way.
func (s *server) reported(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	defer w.WriteHeader(http.StatusNoContent)
	if !httputil.SameOrigin(r, s.Origin) || s.Budgets.Counts.Take(w, r, 1) != nil {
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, 4<<10)
	if path := r.PostFormValue("view"); s.isPage(r.Context(), path) {
		s.Count(r, "view", path)
	}
	if form := r.PostFormValue("begun"); form == "enquiry" || form == "application" {
		s.Count(r, "begun", form)
	}
}

// isPage reports whether a path is that of a page that everyone may see.
func (s *server) isPage(ctx context.Context, path string) bool {
	switch a := graph.ParseAddress(path, nil); a.Kind {
	case graph.AddressReceipt, graph.AddressAlert:
		return false
	case graph.AddressNewAlert:
		return true
	case graph.AddressJob:
		job := s.jobAt(ctx, path)
		return job != nil && job.Path() == path && job.Status == graph.JobStatusActive
	}
	page, err := s.Resolver.PageAt(ctx, path)
	return err == nil && page != nil && path != "/404"
}
