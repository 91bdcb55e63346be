// Package render renders the React app in JavaScript engines inside the server, and caches pages.
package render

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"sync/atomic"
	"time"

	"golang.org/x/sync/singleflight"

	"hire360/graph"
)

// Bundle is the client's build for the server.
type Bundle struct {
	Script     func() []byte // server.js
	Compiled   func() []byte // its bytecode, made by Compile; if it is missing or stale, startup is slower
	Operations []byte        // operations.json: the ids of the client's operations by their names
}

// Assets are the parts of a document that name files of the build.
type Assets struct {
	Head   string              // links to fonts and styles
	Foot   string              // the entry's script element
	Chunks map[string][]string // source module → files to preload
}

// Options configure a Renderer.
type Options struct {
	Bundle Bundle
	Assets Assets
	// Engines is the number of pages that are rendered at a time.
	Engines int
	// Execute executes one of the client's own operations, by its id. Data and errors are JSON; errors is empty if
	// there are none.
	Execute func(ctx context.Context, id string, variables map[string]any) (data, errors []byte)
	// StructuredData returns the JSON-LD of the page at an address, or nil.
	StructuredData func(ctx context.Context, address graph.Address, country string) []byte
	// ThirdParty is what pages may load from other sites.
	ThirdParty Sources
	// Revision changes whenever a page might change.
	Revision func() string
	Log      *slog.Logger
}

// Renderer renders pages and caches them.
type Renderer struct {
	opts    Options
	assets  Assets
	ids     map[string]string // of operations, by their names
	policy  string
	pool    *pool
	cache   *pageCache
	styles  styles
	flights singleflight.Group
	failed  atomic.Int64
	stats   stats
	record  func(Recording)
}

const (
	// staleWait is how long a visitor waits for a new page if there is an older one.
	staleWait = 250 * time.Millisecond
	// engineWait is how long a render waits for an engine. The page's data has its own limits.
	engineWait = 10 * time.Second
	// partialTTL is how long a page that lacks some of its data is cached: otherwise each request for it would cost a
	// render.
	partialTTL = 3 * time.Second
)

// New loads the bundle and makes a Renderer.
func New(opts Options) (*Renderer, error) {
	r := &Renderer{
		opts:   opts,
		assets: opts.Assets,
		policy: opts.ThirdParty.policy(),
		cache:  newPageCache(),
		styles: newStyles(),
	}
	if err := json.Unmarshal(opts.Bundle.Operations, &r.ids); err != nil {
		return nil, fmt.Errorf("read operations.json of the client's build: %w", err)
	}
	var err error
	r.pool, err = newPool(opts.Bundle, opts.Engines)
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
func (q pageRequest) private() bool { return q.address.Kind == graph.AddressReceipt }

func (q pageRequest) key() string { return q.country + " " + q.address.String() }

// current returns the cached page if nothing has changed since the revision, or nil.
func (r *Renderer) current(q pageRequest, revision string) *entry {
	e := r.cache.get(q.key())
	if e == nil || !e.fresh(revision) {
		return nil
	}
	r.stats.fresh.Add(1)
	return e
}

// cached returns the page from the cache, or renders it once for all who request it at the same time.
func (r *Renderer) cached(ctx context.Context, q pageRequest) *entry {
	revision := r.opts.Revision()
	if e := r.current(q, revision); e != nil {
		return e
	}
	found := r.cache.get(q.key())
	// Other visitors may wait for the same render: it must not end when this one disconnects.
	rendered := r.flights.DoChan(q.key(), func() (any, error) {
		ctx := context.WithoutCancel(ctx)
		page, err := r.renderPage(ctx, q, "")
		if err != nil {
			r.fail(ctx, q, err)
			if stale := r.cache.get(q.key()); stale != nil {
				return stale, nil
			}
			return compress(q.key(), "", page), nil
		}
		if q.private() {
			return compress("", "", page), nil
		}
		e := compress(q.key(), revision, page)
		if page.Partial {
			if stale := r.cache.get(q.key()); stale != nil && !stale.page.Partial {
				return stale, nil // older data is better than missing data
			}
			e.expires = time.Now().Add(partialTTL)
		}
		r.cache.put(e)
		return e, nil
	})
	var timeout <-chan time.Time // without an older page, it stays nil and never fires
	if found != nil {
		timeout = time.After(staleWait)
	}
	select {
	case result := <-rendered:
		r.stats.rendered.Add(1)
		return result.Val.(*entry)
	case <-timeout:
		r.stats.stale.Add(1)
		return found
	}
}

// Render renders a page without the cache. form is the state of a form that was posted without scripts, as JSON, or "".
func (r *Renderer) Render(ctx context.Context, path string, query url.Values, country, form string) *Page {
	q := newPageRequest(path, query, country)
	page, err := r.renderPage(ctx, q, form)
	if err != nil {
		r.fail(ctx, q, err)
	}
	return page
}

// renderPage executes the page's operations and renders their results. With an error, the page is a fallback: it
// contains the data, and the browser renders it.
func (r *Renderer) renderPage(ctx context.Context, q pageRequest, form string) (*Page, error) {
	results, partial := r.execute(ctx, callsAt(q.address, q.country))
	status := 200
	if len(results) > 0 && !partial && empty(results[len(results)-1].Data) {
		status = 404
		more, morePartial := r.execute(ctx, notFoundCalls(q.address, q.country))
		results, partial = append(results, more...), morePartial
	}
	layout, errLayout := json.Marshal(results[0])
	rest, errRest := json.Marshal(results[1:])
	if err := errors.Join(errLayout, errRest); err != nil {
		return nil, fmt.Errorf("write results: %w", err)
	}
	data := join(layout, rest)
	address := q.address.String()
	out, text, err := r.pool.render(ctx, address, string(layout), string(rest), form)
	if r.record != nil {
		r.record(Recording{address, string(data), form, text})
	}
	fallback := err != nil
	if fallback {
		out = output{Status: status, Head: "<title>Hire360</title>"}
	}
	var structured []byte
	if out.Status == 200 && !partial {
		structured = r.opts.StructuredData(ctx, q.address, q.country)
	}
	page := r.document(out, q, data, form, structured)
	page.Fallback, page.Partial = fallback, partial
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
		data, errs := r.opts.Execute(ctx, id, c.variables.values())
		results = append(results, result{Name: c.name, ID: id, Variables: c.variables, Data: data, Errors: errs})
		partial = partial || len(errs) > 0
	}
	return results, partial
}

// empty reports whether every root field of the data is null.
func empty(data []byte) bool {
	var fields map[string]json.RawMessage
	if json.Unmarshal(data, &fields) != nil {
		return true
	}
	for name, v := range fields {
		if name != "__typename" && string(v) != "null" {
			return false
		}
	}
	return true
}

func (r *Renderer) fail(ctx context.Context, q pageRequest, err error) {
	r.failed.Add(1)
	level := slog.LevelError
	if errors.Is(err, errBusy) {
		level = slog.LevelWarn
	}
	where := q.address.Path
	if q.private() {
		where = "/receipts/…" // the path opens the receipt
	}
	r.opts.Log.LogAttrs(ctx, level, "render page", slog.String("path", where), slog.Any("error", err))
}

// Recording is the input and output of a render, for comparing engines.
type Recording struct {
	URL     string `json:"url"`
	Results string `json:"results"`
	Form    string `json:"form"`
	Output  string `json:"output"`
}

// Record calls f with every render from now on. It is for tests of the engine.
func (r *Renderer) Record(f func(Recording)) { r.record = f }

// Failures returns the number of renders that failed and for which visitors got an older page or a fallback.
func (r *Renderer) Failures() int64 { return r.failed.Load() }
