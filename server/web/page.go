package web

import (
	"context"
	"net/http"
	"net/url"
	"strconv"

	"hire360/graph"
)

// page serves the page at a path, or redirects to the canonical path.
func (s *server) page(w http.ResponseWriter, r *http.Request) error {
	country := s.Visitors.country(r, r.URL.Path == "/careers")
	speculate(w, r)
	// A page is cached under its canonical path, so that only others cost a query for the job's slug.
	if r.URL.Path == graph.CleanPath(r.URL.Path) && s.Pages.ServeCached(w, r, country) {
		return nil
	}
	to := graph.CleanPath(r.URL.Path)
	if job := s.jobAt(r.Context(), to); job != nil {
		to = job.Path()
	}
	if to != r.URL.Path {
		u := url.URL{Path: to, RawQuery: r.URL.RawQuery}
		w.Header().Set("Cache-Control", "no-cache")
		http.Redirect(w, r, u.String(), http.StatusPermanentRedirect)
		return nil
	}
	s.Pages.ServePage(w, r, country)
	return nil
}

// jobAt returns the job whose id is at the end of the path, with any slug before it, or nil.
func (s *server) jobAt(ctx context.Context, p string) *graph.Job {
	address := graph.ParseAddress(p, nil)
	if _, err := strconv.ParseUint(address.ID, 10, 63); err != nil || address.Kind != graph.AddressJob {
		return nil
	}
	// A visitor who leaves must not have the page cached under a path that was not checked.
	found, err := s.Resolver.Jobs.JobsByID(context.WithoutCancel(ctx), []string{address.ID})
	if err != nil {
		return nil // the page reports the error
	}
	return found[address.ID]
}
