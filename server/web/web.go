// Package web serves every URL of the site: pages, forms without JavaScript, feeds, files, and the API with its
// documentation.
package web

import (
	"context"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"

	"hire360/graph"
	"hire360/server/cache"
	"hire360/server/httputil"
)

// Options are the parts of the site that the handlers use.
type Options struct {
	// Origin is the public URL of the site, without a slash at the end.
	Origin string
	// HSTS is the value of Strict-Transport-Security if Origin is https, "" for none.
	HSTS string
	// Visitors identifies who sends a request.
	Visitors Visitors
	// Isolated sets Cross-Origin-Embedder-Policy: require-corp, with which a captcha provider's frames do not load.
	Isolated bool
	// Middleware wraps all handlers, the outermost first: metrics and logging.
	Middleware []func(http.Handler) http.Handler

	// Content returns the current editorial content, which may be replaced between two calls.
	Content func() Content
	// Resolver applies the rules of the schema to pages, feeds and forms.
	Resolver *graph.Resolver
	// Pages renders pages.
	Pages Pages
	// API serves /graphql and its schema.
	API API
	// Files serves /assets/, /playground, /playground/assets/ and /licenses.txt.
	Files http.Handler
	// Storybook serves /storybook and everything below it, or is nil.
	Storybook http.Handler
	// PageCard and JobCard return preview cards, as PNG.
	PageCard func(company *graph.Site, page graph.Page) ([]byte, error)
	JobCard  func(company *graph.Site, job *graph.Job) ([]byte, error)

	// StoredJobs finds the questions of jobs, closed ones included.
	StoredJobs graph.Jobs
	// TempDir is the folder for files while they are received.
	TempDir string
	// Budgets limit what one visitor may send.
	Budgets httputil.Budgets
	// CountSubmission counts what became of a form, by graph.CodeReceived or the code of the error.
	CountSubmission func(kind, code string)
	// Count counts a view or a form that was begun, for the statistics. It is nil if they are off.
	Count func(r *http.Request, kind, name string)
	// Secret is the key of the hashes that identify a form that is sent twice.
	Secret string
	// Ready returns nil if the store can be written.
	Ready func(context.Context) error

	// Now is the clock.
	Now func() time.Time
	Log *slog.Logger
}

// Content is the editorial content.
type Content interface {
	graph.Content
	// Paths returns the paths of all pages, in alphabetical order.
	Paths() []string
	// Revision changes with each edit.
	Revision() string
	// Document returns the PDF document at the path with its file, which is nil if it is older than its page.
	Document(path string) (d graph.Document, file []byte, ok bool)
	// Picture returns the SVG file at an address, or nil.
	Picture(address string) []byte
	// ICS returns the calendar entry of an event.
	ICS(slug string) ([]byte, bool)
	// CallICS returns the calendar entry of a call.
	CallICS(call *graph.Call, references []string, received time.Time) []byte
}

// Pages renders the site's pages. The country is IN, ZZ for any other, or "" if it is unknown.
type Pages interface {
	// ServeCached serves the page at the request's address if it is cached and current, and reports whether it was.
	ServeCached(w http.ResponseWriter, r *http.Request, country string) bool
	// ServePage serves the page at the request's address.
	ServePage(w http.ResponseWriter, r *http.Request, country string)
	// ServeForm serves that page with the state of a posted form, which is JSON. The status replaces 200.
	ServeForm(w http.ResponseWriter, r *http.Request, country, form string, status int)
}

// API serves GraphQL operations and its schema, as SDL and as an introspection result.
type API interface {
	http.Handler
	ServeSchema(w http.ResponseWriter, r *http.Request)
	ServeIntrospection(w http.ResponseWriter, r *http.Request)
}

type server struct {
	Options
	cards   *cache.Cache[string, []byte]
	drawing sync.Mutex
}

// New returns the handler of all addresses. The last two routes are the pages and their forms.
func New(o Options) http.Handler {
	s := &server{Options: o, cards: cache.NewSized[string, []byte](maxCards)}
	r := chi.NewRouter()
	r.Use(o.Middleware...)
	r.Use(middleware.Recoverer, s.secure, middleware.GetHead)
	r.Get("/healthz", func(w http.ResponseWriter, _ *http.Request) { writeText(w, http.StatusOK, "ok\n") })
	r.Get("/readyz", s.handle(s.ready))
	r.Handle("/graphql", s.API)
	r.Get("/playground", s.playground)
	r.Get("/playground/assets/*", s.Files.ServeHTTP)
	r.Get("/licenses.txt", s.Files.ServeHTTP)
	if s.Storybook != nil {
		r.Get("/storybook", s.Storybook.ServeHTTP)
		r.Get("/storybook/*", s.Storybook.ServeHTTP)
	}
	r.Get("/schema.graphql", s.API.ServeSchema)
	r.Get("/schema.json", s.API.ServeIntrospection)
	r.Get("/graphql/changelog", s.changelog)
	r.Get("/assets/*", s.Files.ServeHTTP)
	for _, eagerness := range []string{"moderate", "conservative"} {
		rules := file("application/speculationrules+json", "max-age=86400", speculationRules(eagerness))
		r.Get(speculationPath+eagerness+".json", rules)
	}
	if s.Count == nil {
		r.Post("/count", http.NotFound)
	} else {
		r.Post("/count", s.reported)
		r.Get("/count.js", file("text/javascript; charset=utf-8", "max-age=86400", countScript))
	}
	r.Get("/robots.txt", file("text/plain; charset=utf-8", "max-age=3600", s.robots()))
	r.Get("/sitemap.xml", s.handle(s.sitemap))
	r.Get("/favicon.ico", file("image/svg+xml", "max-age=86400", icon))
	r.Get("/feed.css", file("text/css; charset=utf-8", "max-age=86400", feedStyle))
	for _, f := range []feedFormat{rss, atom, jsonFeed, indeed} {
		r.Get("/careers"+f.extension, s.handle(s.jobFeed(f)))
	}
	for _, f := range []feedFormat{atom, jsonFeed} {
		r.Get("/blogs"+f.extension, s.handle(s.blogFeed(f)))
	}
	r.Get("/events/{slug}.ics", s.handle(s.calendar))
	r.Post("/alerts/{key}/end", s.handle(s.unsubscribe))
	r.Get("/alerts/{key}/end", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, "/alerts/"+chi.URLParam(r, "key"), http.StatusSeeOther)
	})
	r.Get("/receipts/{key}.ics", s.handle(s.callEntry))
	r.Get("/cards/*", s.handle(s.card))
	r.Get("/documents/{name}", s.handle(s.document))
	r.Get("/pictures/{name}", s.handle(s.picture))
	r.Get("/*", s.handle(s.page))
	r.Post("/*", s.handle(s.form))
	r.MethodNotAllowed(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Allow", "GET, HEAD, POST")
		writeText(w, http.StatusMethodNotAllowed, "This address accepts GET, HEAD and POST.\n")
	})
	return r
}

// Files returns the addresses other than pages that a page may link to.
func Files(documents []string, events []graph.Event) []string {
	files := []string{
		"/sitemap.xml", "/schema.graphql", "/playground", "/graphql", "/favicon.ico", "/robots.txt", "/licenses.txt",
		"/careers/general-application",
		"/careers.xml", "/careers.atom", "/careers.json", "/careers.indeed.xml", "/blogs.atom", "/blogs.json",
	}
	files = append(files, documents...)
	for _, e := range events {
		files = append(files, "/events/"+e.Slug+".ics")
	}
	return files
}

func (s *server) ready(w http.ResponseWriter, r *http.Request) error {
	if err := s.Ready(r.Context()); err != nil {
		return unavailable("nothing can be stored here: the log says why\n", "not ready", err)
	}
	writeText(w, http.StatusOK, "ready\n")
	return nil
}
