package main

import (
	"maps"
	"net/http"
	"strings"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"

	"hire360/server/static"
)

// handler is every address the server answers, in the order in which they are tried.
func (s *site) handler() http.Handler {
	r := chi.NewRouter()
	r.Use(s.metrics.timed, logged(s.log), middleware.Recoverer, s.secured, middleware.GetHead)
	r.Get("/healthz", func(w http.ResponseWriter, _ *http.Request) { plain(w, http.StatusOK, "ok\n") })
	r.Get("/readyz", s.ready)
	r.Handle("/graphql", s.api)
	r.Get("/playground", s.playground)
	r.Get("/playground/assets/*", static.ServePlayground)
	r.Get("/schema.graphql", s.api.ServeSchema)
	r.Get("/schema.json", s.api.ServeIntrospection)
	r.Get("/graphql/changelog", s.changelog)
	r.Get("/graphql/changelog.atom", s.changelogFeed)
	r.Method(http.MethodGet, "/assets/*", s.client)
	r.Get("/css/{name}", s.render.ServeStyle)
	r.Get("/robots.txt", s.robots)
	r.Get("/sitemap.xml", s.sitemap)
	r.Get("/favicon.ico", s.favicon)
	r.Get("/careers.xml", s.feed(rssForm))
	r.Get("/careers.atom", s.feed(atomForm))
	r.Get("/careers.json", s.feed(jsonForm))
	r.Get("/careers.indeed.xml", s.feed(indeedForm))
	r.Get("/blogs.atom", s.blogFeed(atomForm))
	r.Get("/blogs.json", s.blogFeed(jsonForm))
	r.Get("/events/{slug}.ics", s.calendar)
	r.Get("/cards/*", s.card)
	r.Get("/documents/{name}", s.document)
	r.Get("/*", s.page)
	r.Post("/*", s.form)
	r.MethodNotAllowed(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Allow", "GET, HEAD, POST")
		plain(w, http.StatusMethodNotAllowed, "This address answers GET, HEAD and POST.\n")
	})
	return r
}

// secured puts the headers that hold for every answer. Pages add their content policy.
func (s *site) secured(next http.Handler) http.Handler {
	every := http.Header{}
	// Firefox fetches the site's icon for texts and feeds too.
	every.Set("Content-Security-Policy", "default-src 'none'; img-src 'self'; frame-ancestors 'none'")
	every.Set("X-Content-Type-Options", "nosniff")
	every.Set("Referrer-Policy", "strict-origin-when-cross-origin")
	every.Set("Cross-Origin-Opener-Policy", "same-origin")
	if providers[s.settings.Captcha] == nil { // a provider's frames do not agree to it
		every.Set("Cross-Origin-Embedder-Policy", "require-corp")
	}
	every.Set("Cross-Origin-Resource-Policy", "same-origin")
	every.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()")
	if strings.HasPrefix(s.url, "https://") {
		every.Set("Strict-Transport-Security", "max-age=63072000; includeSubDomains")
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		// The values are shared by all answers: a handler that wants another one sets it.
		maps.Copy(w.Header(), every)
		next.ServeHTTP(w, r)
	})
}

func plain(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(text))
}

func (s *site) ready(w http.ResponseWriter, r *http.Request) {
	if err := s.store.DB.Ping(r.Context()); err != nil {
		s.log.ErrorContext(r.Context(), "not ready", "error", err)
		plain(w, http.StatusServiceUnavailable, "the store cannot be written\n")
		return
	}
	plain(w, http.StatusOK, "ready\n")
}
