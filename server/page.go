package main

import (
	"context"
	"net/http"
	"net/url"
	"path"
	"regexp"
	"strings"
)

// page answers an address of the site. Another spelling of it is sent to the one that counts.
func (s *site) page(w http.ResponseWriter, r *http.Request) {
	if to := s.elsewhere(r); to != "" {
		w.Header().Set("Cache-Control", "no-cache")
		http.Redirect(w, r, to, http.StatusPermanentRedirect)
		return
	}
	s.render.ServePage(w, r, s.visitors.country(r, r.URL.Path == "/careers"))
}

// elsewhere returns the address a request should have gone to, with its query, or "".
func (s *site) elsewhere(r *http.Request) string {
	to := spelling(r.URL.Path)
	if job := s.renamedJob(r.Context(), to); job != "" {
		to = job
	}
	if to == r.URL.Path {
		return ""
	}
	u := url.URL{Path: to, RawQuery: r.URL.RawQuery}
	return u.String()
}

// spelling returns the path in the site's one spelling: lower case, single slashes, no slash at the end, no index.html.
func spelling(p string) string {
	if strings.HasPrefix(p, "/receipts/") {
		return strings.TrimSuffix(p, "/")
	}
	clean := path.Clean("/" + strings.ToLower(p))
	clean = strings.TrimSuffix(strings.TrimSuffix(clean, "/index.html"), "/index.htm")
	if clean == "" {
		return "/"
	}
	return clean
}

var jobPath = regexp.MustCompile(`^/careers/(?:[a-z0-9-]+-)?([0-9]+)$`)

// renamedJob returns the present path of the job a path names, whatever its slug was and also without one.
func (s *site) renamedJob(ctx context.Context, p string) string {
	m := jobPath.FindStringSubmatch(p)
	if m == nil {
		return ""
	}
	found, err := s.resolver.Jobs.JobsByID(ctx, m[1:])
	if err != nil || found[m[1]] == nil {
		return ""
	}
	return found[m[1]].Path()
}

// posted answers with a page that shows the state of a form.
func (s *site) posted(w http.ResponseWriter, r *http.Request, form string, status int) {
	p := s.render.Render(r.Context(), r.URL.Path, r.URL.Query(), s.visitors.country(r, false), form)
	if p.Status == http.StatusOK {
		p.Status = status
	}
	s.render.WritePage(w, r, p)
}
