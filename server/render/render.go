// Package render renders the React app in JavaScript engines inside the server, and caches pages.
package render

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"log/slog"
	"net/http"
	"net/url"
	"path"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"hire360/graph"
)

// Bundle is the client's build for the server.
type Bundle struct {
	Script     func() []byte // server.js
	Compiled   func() []byte // its bytecode, made by Compile; if it is missing or stale, startup is slower
	Operations []byte        // operations.json: the ids of the client's operations by their names
}

// Assets are the build's parts of a document.
type Assets struct {
	Head    string              // links to fonts
	Styles  string              // the style sheet of every page
	Later   string              // address of the style sheet that the first paint doesn't need
	Scripts []string            // files of the entry, which is the first
	Chunks  map[string][]string // source module → its files that are not among Scripts
}

// Options configure a Renderer.
type Options struct {
	Bundle Bundle
	Assets Assets
	// Engines is the number of pages that are rendered at a time.
	Engines int
	// Deadline is the longest time of a render. It is elapsed time, not CPU time: on a busy machine, a slow page is
	// better than a fallback.
	Deadline time.Duration
	// Wait is how long a visitor's page waits for an engine. The page's data has its own limits.
	Wait time.Duration
	// Execute executes one of the client's own operations, by its id. Data and errors are JSON; errors is empty if
	// there are none.
	Execute func(ctx context.Context, id string, variables map[string]any) (data, errors []byte)
	// StructuredData returns the JSON-LD of the page at an address, or nil.
	StructuredData func(ctx context.Context, address graph.Address, country string) []byte
	// ThirdParty is what pages may load from other sites.
	ThirdParty Sources
	// Served counts a page that is sent, and the searches on it that found nothing.
	Served func(r *http.Request, missed []graph.MissedSearch)
	// Visitor identifies who sends a request. Visitors share the engines fairly.
	Visitor func(*http.Request) string
	// Revision changes whenever a page might change for another reason than the time.
	Revision func() string
	// Now is the clock; time.Now outside tests.
	Now func() time.Time
	Log *slog.Logger
}

// Renderer renders pages and caches them.
type Renderer struct {
	opts    Options
	ids     map[string]string // of operations, by their names
	policy  [2]string         // see Sources.policy
	pool    *pool
	cache   *pageCache
	mu      sync.Mutex
	flying  map[string]*flight // by revision and page, guarded by mu
	renders atomic.Int64
	failed  atomic.Int64
	stats   stats
}

const (
	// staleWait is how long a visitor waits for a new page if only header and footer of the cached one are older.
	staleWait = 250 * time.Millisecond
	// partialTTL is how long a page that lacks some of its data is cached: otherwise each request for it would cost a
	// render.
	partialTTL = 3 * time.Second
)

// New loads the bundle and makes a Renderer.
func New(opts Options) (*Renderer, error) {
	r := &Renderer{opts: opts, cache: newPageCache(), flying: map[string]*flight{}}
	r.policy[0], r.policy[1] = opts.ThirdParty.policy()
	if err := json.Unmarshal(opts.Bundle.Operations, &r.ids); err != nil {
		return nil, fmt.Errorf("read operations.json of the client's build: %w", err)
	}
	var err error
	r.pool, err = newPool(opts.Bundle, opts.Engines, opts.Deadline, opts.Wait)
	return r, err
}

// pageRequest is a request for the page at an address, by a visitor from a country.
type pageRequest struct {
	address graph.Address
	country string
}

func newPageRequest(path string, query url.Values, country string) pageRequest {
	return pageRequest{graph.ParseAddress(path, query), country}
}

// private reports whether the page is for one visitor only and must not be cached.
func (q pageRequest) private() bool { return q.address.IsPrivate() }

func (q pageRequest) key() string { return q.country + " " + q.address.String() }

// current returns the cached page if nothing has changed since the revision, or nil.
func (r *Renderer) current(q pageRequest, revision string) *entry {
	e := r.cache.get(q.key())
	if e == nil || !e.fresh(revision, r.opts.Now()) {
		return nil
	}
	r.stats.fresh.Add(1)
	return e
}

// Render renders a page for a visitor, without the cache. form is the state of a form that was posted without
// JavaScript, as JSON, or "".
func (r *Renderer) Render(ctx context.Context, path string, query url.Values, country, form, visitor string) *Page {
	q := newPageRequest(path, query, country)
	page, err := r.make(ctx, q, r.read(ctx, q), form, newTurn(visitor))
	if err != nil {
		r.fail(ctx, q, err)
	}
	return page
}

// contents is the data of a page.
type contents struct {
	layout, rest []byte // the result of the layout's operation, and an array of the other results
	structured   []byte // JSON-LD
	status       int
	partial      bool
	sums         sums
	until        time.Time // the end of its validity; zero: none
	missed       []graph.MissedSearch
}

// company is the name that the header shows.
func (c *contents) company() string {
	var layout struct {
		Data struct{ Site struct{ Name string } }
	}
	_ = json.Unmarshal(c.layout, &layout) // without a name, the title is empty
	return layout.Data.Site.Name
}

// sums are hashes of a page's data: of the layout, and of its own.
type sums struct{ layout, own [sha256.Size]byte }

// read executes the page's operations.
func (r *Renderer) read(ctx context.Context, q pageRequest) *contents {
	c := &contents{status: 200}
	ctx, validity := graph.WithValidity(ctx)
	results, partial := r.execute(ctx, callsAt(q.address, q.country))
	if len(results) > 0 && !partial && empty(results[len(results)-1].Data) {
		c.status = 404
		more, morePartial := r.execute(ctx, notFoundCalls(q.address, q.country))
		results, partial = append(results, more...), morePartial
	}
	c.partial = partial
	if !partial {
		c.structured = r.structured(ctx, q)
	}
	c.until, c.missed = validity.Until(), validity.Missed()
	c.layout, _ = json.Marshal(results[0]) // results of the executor always marshal
	c.rest, _ = json.Marshal(results[1:])
	c.sums = sums{sha256.Sum256(c.layout), sha256.Sum256(append(append([]byte{}, c.rest...), c.structured...))}
	return c
}

// structured returns the structured data of a page. A panic must not stop the server: the page goes without.
func (r *Renderer) structured(ctx context.Context, q pageRequest) []byte {
	defer func() {
		if v := recover(); v != nil {
			r.fail(ctx, q, fmt.Errorf("panic in structured data: %v\n%s", v, debug.Stack()))
		}
	}()
	return r.opts.StructuredData(ctx, q.address, q.country)
}

// make renders the data of a page. With an error, the page is a fallback: it contains the data, and the browser renders
// it.
func (r *Renderer) make(ctx context.Context, q pageRequest, c *contents, form string, t *turn) (*Page, error) {
	data := join(c.layout, c.rest)
	address := q.address.String()
	r.renders.Add(1)
	out, err := r.pool.render(ctx, t, address, string(c.layout), string(c.rest), form)
	fallback := err != nil
	if fallback {
		out = output{Status: c.status, Head: "<title>" + html.EscapeString(c.company()) + "</title>"}
	}
	structured := c.structured
	if out.Status != 200 {
		structured = nil
	}
	page := r.document(out, q, data, form, structured)
	page.Fallback, page.Partial, page.missed = fallback, c.partial, c.missed
	return page, err
}

// join puts a value before the others of a JSON array.
func join(first, others []byte) []byte {
	all := append([]byte{'['}, first...)
	if len(others) > len("[]") {
		all = append(all, ',')
	}
	return append(all, others[1:]...)
}

func (r *Renderer) execute(ctx context.Context, calls []call) (results []result, partial bool) {
	for _, c := range calls {
		id := r.ids[c.name]
		data, errs := r.opts.Execute(ctx, id, c.variables)
		results = append(results, result{Name: c.name, Variables: c.variables, Data: data, Errors: errs})
		partial = partial || len(errs) > 0
	}
	return results, partial
}

// empty reports whether the first root field of the data is null: an operation begins with what its page is about.
func empty(data []byte) bool {
	fields := json.NewDecoder(bytes.NewReader(data))
	var first json.RawMessage
	for range 2 { // the brace, and the name
		if _, err := fields.Token(); err != nil {
			return true
		}
	}
	return fields.Decode(&first) != nil || string(first) == "null"
}

func (r *Renderer) fail(ctx context.Context, q pageRequest, err error) {
	r.failed.Add(1)
	level := slog.LevelError
	if errors.Is(err, errBusy) {
		level = slog.LevelWarn
	}
	where := q.address.Path
	if q.private() {
		where = path.Dir(where) + "/…" // the rest opens the page
	}
	r.opts.Log.LogAttrs(ctx, level, "render page", slog.String("path", where), slog.Any("error", err))
}

// Renders returns the number of renders, also those that nobody waited for.
func (r *Renderer) Renders() int64 { return r.renders.Load() }

// Failures returns the number of renders that failed and for which visitors got an older page or a fallback.
func (r *Renderer) Failures() int64 { return r.failed.Load() }

// stats count requests for pages by the page that was served.
type stats struct{ fresh, stale, rendered atomic.Int64 }

// State is the load of a Renderer and of its cache.
type State struct {
	// Engines is the number of engines, Busy of those that are rendering.
	Engines, Busy int
	// Pages is the number of cached pages, Bytes their size in memory.
	Pages, Bytes int
	// Fresh counts requests served from the cache. Stale counts those that got an older page, because the new one took
	// too long. Rendered counts those that waited for a render.
	Fresh, Stale, Rendered int64
}

// State returns the current state.
func (r *Renderer) State() State {
	pages, bytes := r.cache.entries.Size()
	return State{
		Engines:  r.pool.queue.size,
		Busy:     r.pool.queue.busy(),
		Pages:    pages,
		Bytes:    bytes,
		Fresh:    r.stats.fresh.Load(),
		Stale:    r.stats.stale.Load(),
		Rendered: r.stats.rendered.Load(),
	}
}
