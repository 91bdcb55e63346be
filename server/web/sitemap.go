package web

import (
	"encoding/xml"
	"net/http"
	"time"
)

type sitemapURL struct {
	Loc     string `xml:"loc"`
	LastMod string `xml:"lastmod"`
}

// sitemap serves the list of all pages and active jobs with the dates of their last changes.
func (s *server) sitemap(w http.ResponseWriter, r *http.Request) error {
	pages, jobs, err := s.Resolver.Indexed(r.Context(), s.Content().Paths())
	if err != nil {
		return unavailable("The sitemap is unavailable.\n", "write sitemap", err)
	}
	var set struct {
		XMLName xml.Name     `xml:"urlset"`
		NS      string       `xml:"xmlns,attr"`
		URLs    []sitemapURL `xml:"url"`
	}
	set.NS = "http://www.sitemaps.org/schemas/sitemap/0.9"
	var modified time.Time
	for _, p := range pages {
		modified = later(modified, p.Base().Updated.Time())
		set.URLs = append(set.URLs, sitemapURL{s.Origin + p.Base().Path, string(p.Base().Updated)})
	}
	for _, j := range jobs {
		modified = later(modified, j.Updated)
		set.URLs = append(set.URLs, sitemapURL{s.Origin + j.Path(), j.Updated.UTC().Format(time.DateOnly)})
	}
	body, err := encodeXML(set)
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
