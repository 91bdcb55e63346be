package web

import (
	"context"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"hire360/graph"
)

// page serves the page at a path, or redirects to the canonical path or query.
func (s *server) page(w http.ResponseWriter, r *http.Request) error {
	country := s.Visitors.country(r, r.URL.Path == "/careers")
	speculate(w, r)
	// A page is cached under its canonical path, so that only others cost a query for the job's slug.
	to := graph.CleanPath(r.URL.Path)
	query := canonicalQuery(r.URL.RawQuery, to == "/careers")
	if r.URL.Path == to && r.URL.RawQuery == query && s.Pages.ServeCached(w, r, country) {
		return nil
	}
	if job := s.jobAt(r.Context(), to); job != nil {
		to = job.Path()
	}
	if to != r.URL.Path || query != r.URL.RawQuery {
		u := url.URL{Path: to, RawQuery: query}
		w.Header().Set("Cache-Control", "no-cache")
		http.Redirect(w, r, u.String(), http.StatusPermanentRedirect)
		return nil
	}
	s.Pages.ServePage(w, r, country)
	return nil
}

// canonicalQuery returns a query that Go and browsers read alike. A % that escapes nothing stands for itself, as does a
// semicolon. What is not UTF-8 is read as Windows-1252, which old programs send. Control characters are blanks, and
// the countries of a job search are their codes.
func canonicalQuery(raw string, isJobSearch bool) string {
	text, err := url.QueryUnescape(raw)
	isRight := err == nil && utf8.ValidString(text) && !strings.Contains(raw, ";") &&
		!strings.ContainsFunc(text, unicode.IsControl)
	if isRight && !(isJobSearch && strings.Contains(raw, "country=")) {
		return raw
	}
	var b strings.Builder
	for i := range len(raw) {
		_, err := url.QueryUnescape(raw[i:min(i+3, len(raw))])
		switch {
		case raw[i] == '%' && err != nil:
			b.WriteString("%25")
		case raw[i] == ';':
			b.WriteString("%3B")
		default:
			b.WriteByte(raw[i])
		}
	}
	query, _ := url.ParseQuery(b.String())
	for name, values := range query {
		for i, value := range values {
			if !utf8.ValidString(value) {
				value, _ = charmap.Windows1252.NewDecoder().String(value)
			}
			values[i] = strings.Map(withoutControl, value)
			code := graph.CountryCode(value)
			if isJobSearch && name == "country" && code != "" && !strings.EqualFold(code, value) {
				values[i], isRight = code, false
			}
		}
	}
	if isRight {
		return raw
	}
	return query.Encode()
}

func withoutControl(r rune) rune {
	if unicode.IsControl(r) {
		return ' '
	}
	return r
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
