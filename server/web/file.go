package web

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"fmt"
	"net/http"
	"time"

	"github.com/go-chi/chi/v5"

	"hire360/graph"
	"hire360/server/httputil"
)

// document serves the PDF file of a document, or ranges of it. If the file is older than its page, it leads to the
// page.
func (s *server) document(w http.ResponseWriter, r *http.Request) error {
	d, file, ok := s.Content().Document(r.URL.Path)
	if !ok {
		return s.page(w, r)
	}
	if file == nil {
		w.Header().Set("Cache-Control", "no-cache")
		http.Redirect(w, r, d.Page.Base().Path, http.StatusFound)
		return nil
	}
	name := chi.URLParam(r, "name")
	sum := sha256.Sum256(file)
	h := w.Header()
	h.Set("Content-Type", "application/pdf")
	h.Set("Content-Disposition", `inline; filename="`+name+`"`)
	h.Set("Cache-Control", "public, max-age=300")
	h.Set("ETag", fmt.Sprintf(`"%x"`, sum[:12]))
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(file))
	return nil
}

// picture serves an SVG file of the content. Its name has a hash of what is in it, so that it may be cached forever.
func (s *server) picture(w http.ResponseWriter, r *http.Request) error {
	file := s.Content().Picture(r.URL.Path)
	if file == nil {
		return s.page(w, r)
	}
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	httputil.WriteBody(w, r, file, time.Time{})
	return nil
}

func (s *server) calendar(w http.ResponseWriter, r *http.Request) error {
	slug := chi.URLParam(r, "slug")
	entry, ok := s.Content().ICS(slug)
	if !ok {
		return s.page(w, r)
	}
	w.Header().Set("Content-Type", "text/calendar; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="`+slug+`.ics"`)
	w.Header().Set("Cache-Control", "public, max-age=300")
	_, _ = w.Write(entry)
	return nil
}

// callEntry serves the calendar entry of the call that a receipt has. Like the receipt, it is not cached.
func (s *server) callEntry(w http.ResponseWriter, r *http.Request) error {
	receipt, err := s.Resolver.Query().Receipt(r.Context(), chi.URLParam(r, "key"))
	if err != nil {
		return unavailable("The calendar entry is unavailable. Try again in a minute.\n", "look up a call", err)
	}
	if receipt == nil || receipt.Call == nil {
		return s.page(w, r)
	}
	w.Header().Set("Content-Type", "text/calendar; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="`+receipt.Reference+`.ics"`)
	w.Header().Set("Cache-Control", "no-store")
	references := append(graph.Each(receipt.Replaces, func(r graph.ReceiptReference) string { return r.Reference }),
		receipt.Reference)
	_, _ = w.Write(s.Content().CallICS(receipt.Call, references, receipt.Received))
	return nil
}

// file serves a text that does not change while the program runs.
func file(mediaType, age, text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", mediaType)
		w.Header().Set("Cache-Control", "public, "+age)
		_, _ = w.Write([]byte(text))
	}
}

// robots allows all pages and links to the sitemap.
func (s *server) robots() string {
	return "User-agent: *\nAllow: /\nDisallow: /graphql\nDisallow: /receipts/\nDisallow: /alerts\n\n" +
		"Sitemap: " + s.Origin + "/sitemap.xml\n"
}

// icon is the company's logo: three lines that meet in one ring.
//
//go:embed icon.svg
var icon string

// playgroundPolicy is as strict as the editor allows: Monaco writes its colors as inline styles, its fonts and icons
// are data URLs, and its workers do not run with Trusted Types. Nothing is loaded from or sent to other sites.
const playgroundPolicy = "default-src 'none'; script-src 'self'; worker-src 'self'; " +
	"style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; connect-src 'self'; " +
	"form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// playground serves GraphiQL for the site's API. It is built separately: pages load none of it.
func (s *server) playground(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Security-Policy", playgroundPolicy)
	s.Files.ServeHTTP(w, r)
}
