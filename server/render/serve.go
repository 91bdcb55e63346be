package render

import (
	"context"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"hire360/server/httputil"
)

// Sources are what pages may load from other sites, in the syntax of a Content-Security-Policy.
type Sources struct{ Scripts, Frames, Styles, Connect []string }

// policy returns the Content-Security-Policy of pages up to the hash of the page's styles, and the rest. The hash in it
// is that of the empty string: Emotion adds an empty style element and inserts its rules by script. Third-party scripts
// write markup, so that they exclude Trusted Types.
func (s Sources) policy() (before, after string) {
	and := func(list []string) string { return strings.Join(append([]string{""}, list...), " ") }
	before = "default-src 'none'; script-src 'self'" + inlineSources + and(s.Scripts) + "; style-src 'self' 'sha256-"
	after = "' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='" + and(s.Styles) +
		"; img-src 'self' data:; font-src 'self'; connect-src 'self'" + and(s.Connect) +
		"; worker-src 'self'; manifest-src 'self'; "
	if len(s.Frames) > 0 {
		after += "frame-src" + and(s.Frames) + "; "
	}
	after += "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
	if len(s.Scripts) == 0 {
		after += "; require-trusted-types-for 'script'; trusted-types pow"
	}
	return before, after
}

// ServeCached serves the page at the request's address if it is cached and current, and reports whether it was.
func (r *Renderer) ServeCached(w http.ResponseWriter, req *http.Request, country string) bool {
	e := r.current(newPageRequest(req.URL.Path, req.URL.Query(), country), r.opts.Revision())
	if e != nil {
		r.write(w, req, e)
	}
	return e != nil
}

// ServePage serves the page at the request's address, by GET or HEAD.
func (r *Renderer) ServePage(w http.ResponseWriter, req *http.Request, country string) {
	e := r.cached(req.Context(), newPageRequest(req.URL.Path, req.URL.Query(), country), r.opts.Visitor(req))
	r.write(w, req, e)
}

// ServeForm serves that page with the state of a posted form, which is JSON. It is rendered for this request only. The
// status replaces 200.
func (r *Renderer) ServeForm(w http.ResponseWriter, req *http.Request, country, form string, status int) {
	p := r.Render(req.Context(), req.URL.Path, req.URL.Query(), country, form, r.opts.Visitor(req))
	if p.Status == http.StatusOK {
		p.Status = status
	}
	r.write(w, req, uncached(p))
}

// Values of headers that all responses share, so that they are not made for each.
var (
	htmlType = []string{"text/html; charset=utf-8"}
	noStore  = []string{"no-store"}
	noCache  = []string{"no-cache"}
)

func (r *Renderer) write(w http.ResponseWriter, req *http.Request, e *entry) {
	h := w.Header()
	h["Content-Type"], h["Content-Security-Policy"] = htmlType, e.page.policy
	h["Server-Timing"] = []string{r.sent()}
	if e.page.Status == http.StatusOK && req.Method == http.MethodGet {
		r.opts.Served(req, e.page.missed)
	}
	coding, unchanged := httputil.Negotiate(h, req, e.page.etag, "br", "gzip")
	if e.key == "" || e.page.Partial || e.page.Fallback {
		h["Cache-Control"] = noStore
		h.Del("ETag")
		unchanged = false
	} else {
		h["Cache-Control"] = noCache
	}
	if unchanged && e.page.Status == http.StatusOK {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	body := r.cache.body(e, coding)
	h["Content-Length"] = []string{strconv.Itoa(len(body))}
	w.WriteHeader(e.page.Status)
	if req.Method != http.MethodHead {
		_, _ = w.Write(body)
	}
}

// sent is the time of a response, for the page's clocks: the page itself may come from a cache, and the visitor's clock
// may be wrong. Scripts can read no other header of their page.
func (r *Renderer) sent() string {
	return r.opts.Now().UTC().Format(`now;desc="2006-01-02T15:04:05.000Z"`)
}

// Run compresses pages better that were requested again, until ctx is done.
func (r *Renderer) Run(ctx context.Context) { r.cache.recompress(ctx, r.pool.queue) }

// Warm renders pages into the cache, one at a time, until ctx is done.
func (r *Renderer) Warm(ctx context.Context, paths []string) {
	for _, p := range paths {
		if ctx.Err() != nil {
			return
		}
		r.cached(ctx, newPageRequest(p, url.Values{}, ""))
	}
}
