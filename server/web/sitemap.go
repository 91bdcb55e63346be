package web

import (
	"net/http"
	"time"

	"hire360/graph"
)

// sitemap serves the list of all pages and active jobs with the dates of their last changes.
func (s *server) sitemap(w http.ResponseWriter, r *http.Request) error {
	pages, jobs, err := s.Resolver.Indexed(r.Context(), s.Content().Paths())
	if err != nil {
		return unavailable("The sitemap is unavailable.\n", "write sitemap", err)
	}
	var modified time.Time
	for _, p := range pages {
		modified = later(modified, p.Base().Updated.Time())
	}
	for _, j := range jobs {
		modified = later(modified, j.Updated)
	}
	body, err := encodeXML("sitemap", struct {
		Origin string
		Pages  []graph.Page
		Jobs   []graph.Job
	}{s.Origin, pages, jobs})
	if err != nil {
		return err
	}
	writePublic(w, r, "application/xml", body, modified)
	return nil
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}
