package main

import (
	"encoding/xml"
	"net/http"
	"time"

	"github.com/go-chi/chi/v5"
)

// robots invites everybody and points to the sitemap.
func (s *site) robots(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "public, max-age=3600")
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = w.Write([]byte("User-agent: *\nAllow: /\nDisallow: /graphql\nDisallow: /receipts/\n\nSitemap: " + s.url + "/sitemap.xml\n"))
}

type sitemapURL struct {
	Loc     string `xml:"loc"`
	LastMod string `xml:"lastmod"`
}

// sitemap lists every page and open job with the day of its last change.
func (s *site) sitemap(w http.ResponseWriter, r *http.Request) {
	pages, jobs, err := s.paths(r.Context())
	if err != nil {
		s.log.ErrorContext(r.Context(), "write sitemap", "error", err)
		plain(w, http.StatusServiceUnavailable, "The sitemap cannot be written now.\n")
		return
	}
	var set struct {
		XMLName xml.Name     `xml:"urlset"`
		NS      string       `xml:"xmlns,attr"`
		URLs    []sitemapURL `xml:"url"`
	}
	set.NS = "http://www.sitemaps.org/schemas/sitemap/0.9"
	var modified time.Time
	changed := func(at time.Time) {
		if at.After(modified) {
			modified = at
		}
	}
	for _, p := range pages {
		changed(p.Base().Updated.Time())
		set.URLs = append(set.URLs, sitemapURL{s.url + p.Base().Path, string(p.Base().Updated)})
	}
	for _, j := range jobs {
		changed(j.Updated)
		set.URLs = append(set.URLs, sitemapURL{s.url + j.Path(), j.Updated.UTC().Format(time.DateOnly)})
	}
	body, _ := encodeXML(set) // strings always marshal
	public(w, r, "application/xml", body, modified)
}

// calendar answers with an event's calendar entry.
func (s *site) calendar(w http.ResponseWriter, r *http.Request) {
	slug := chi.URLParam(r, "slug")
	entry, ok := s.live.ICS(slug)
	if !ok {
		s.page(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/calendar; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="`+slug+`.ics"`)
	w.Header().Set("Cache-Control", "public, max-age=300")
	_, _ = w.Write(entry)
}

// The company's mark: three lines that meet in one ring.
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0F2A66"/>` +
	`<g fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"><path d="M5 9h5c5 0 4 7 9 7"/><path d="M5 16h14"/><path d="M5 23h5c5 0 4-7 9-7"/><circle cx="23" cy="16" r="4.5"/></g></svg>`

func (s *site) favicon(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Cache-Control", "public, max-age=86400")
	_, _ = w.Write([]byte(icon))
}
