// Package render renders the React app inside the server. It owns the engines and the page cache.
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

// Bundle is what the client's build makes for the server.
type Bundle struct {
	Script     func() []byte // server.js
	Compiled   func() []byte // the bytecode that Compile made of it; without it, or if it is stale, start-up is slower
	Operations []byte        // operations.json: the ids of the client's operations by their names
}

// Assets are the parts of a document that name files of the build.
type Assets struct {
	Head   string              // links to fonts and styles
	Foot   string              // the entry's script element
	Chunks map[string][]string // source module → files to preload
}

// Options are what a Renderer is made of.
type Options struct {
	Bundle Bundle
	Assets Assets
	// Engines is how many pages are rendered at a time.
	Engines int
	// Execute runs one of the client's own operations; data and errors are JSON, errors empty without any.
	Execute func(ctx context.Context, id string, variables map[string]any) (data, errors []byte)
	// StructuredData returns the JSON-LD of the page at an address, nil for none.
	StructuredData func(ctx context.Context, address graph.Address, country string) []byte
	// ThirdParty is what pages load from other sites; nothing by default.
	ThirdParty Sources
	// Revision changes whenever a page made before could differ.
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
	styles  *styles
	flights singleflight.Group
	failed  atomic.Int64
	stats   stats
	record  func(Recording)
}

const (
	// staleWait is how long a visitor waits for a new page when an older one can be shown.
	staleWait = 250 * time.Millisecond
	// engineWait is how long a render waits for an engine. The page's data has its own limits.
	engineWait = 10 * time.Second
	// partialTTL is how long a page that lacks some of its data is shown before it is rendered again: otherwise every
	// request for it would cost a render.
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

// request is one address for one class of visitors.
type request struct {
	address graph.Address
	country string
}

func newRequest(path string, query url.Values, country string) request {
	return request{graph.ParseAddress(path, query), country}
}

// private reports whether the page is one visitor's own, so that it is never stored.
func (q request) private() bool { return q.address.Kind == graph.AddressReceipt }

func (q request) key() string { return q.country + " " + q.address.String() }

// current returns the cached page if nothing has changed since the revision, or nil.
func (r *Renderer) current(q request, revision string) *entry {
	e := r.cache.get(q.key())
	if e == nil || !e.fresh(revision) {
		return nil
	}
	r.stats.fresh.Add(1)
	return e
}

// cached returns the page from the cache, or renders it. Equal requests wait for one render.
func (r *Renderer) cached(ctx context.Context, q request) *entry {
	revision := r.opts.Revision()
	if e := r.current(q, revision); e != nil {
		return e
	}
	old := r.cache.get(q.key())
	// Other visitors may wait for the same render: it must not end when this one leaves.
	done := r.flights.DoChan(q.key(), func() (any, error) {
		ctx := context.WithoutCancel(ctx)
		page, err := r.renderPage(ctx, q, "")
		if err != nil {
			r.fail(ctx, q, err)
			if old := r.cache.get(q.key()); old != nil {
				return old, nil
			}
			return compress(q.key(), "", page), nil
		}
		if q.private() {
			return compress("", "", page), nil
		}
		e := compress(q.key(), revision, page)
		if page.Partial {
			if last := r.cache.get(q.key()); last != nil && !last.page.Partial {
				return last, nil // a source that fails does not empty a page
			}
			e.until = time.Now().Add(partialTTL)
		}
		r.cache.put(e)
		return e, nil
	})
	var timeout <-chan time.Time // nil, and so never, without an older page
	if old != nil {
		timeout = time.After(staleWait)
	}
	select {
	case made := <-done:
		r.stats.rendered.Add(1)
		return made.Val.(*entry)
	case <-timeout:
		r.stats.stale.Add(1)
		return old
	}
}

// Render renders a page without the cache. form is the state of a form that was posted without scripts, "" for none.
func (r *Renderer) Render(ctx context.Context, path string, query url.Values, country, form string) *Page {
	q := newRequest(path, query, country)
	page, err := r.renderPage(ctx, q, form)
	if err != nil {
		r.fail(ctx, q, err)
	}
	return page
}

// renderPage executes the page's operations and renders them. With an error the page is a fallback: the data without
// the markup, which the browser then renders.
func (r *Renderer) renderPage(ctx context.Context, q request, form string) (*Page, error) {
	results, partial := r.execute(ctx, callsAt(q.address, q.country))
	status := 200
	if len(results) > 0 && !partial && empty(results[len(results)-1].Data) {
		status = 404
		more, morePartial := r.execute(ctx, notFoundCalls(q.address, q.country))
		results, partial = append(results, more...), morePartial
	}
	text, err := json.Marshal(results)
	if err != nil {
		return nil, fmt.Errorf("write results: %w", err)
	}
	address := q.address.String()
	out, answer, err := r.pool.render(ctx, address, string(text), form)
	if r.record != nil {
		r.record(Recording{address, string(text), form, answer})
	}
	fallback := err != nil
	if fallback {
		out = rendered{Status: status, Head: "<title>Hire360</title>"}
	}
	var structured []byte
	if out.Status == 200 && !partial {
		structured = r.opts.StructuredData(ctx, q.address, q.country)
	}
	page := r.document(out, q, text, form, structured)
	page.Fallback, page.Partial = fallback, partial
	return page, err
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

func (r *Renderer) fail(ctx context.Context, q request, err error) {
	r.failed.Add(1)
	level := slog.LevelError
	if errors.Is(err, errBusy) {
		level = slog.LevelWarn
	}
	where := q.address.Path
	if q.private() {
		where = "/receipts/…" // the address itself would open the receipt
	}
	r.opts.Log.LogAttrs(ctx, level, "render page", slog.String("path", where), slog.Any("error", err))
}

// Recording is what went into the engine and what came out, for a comparison with another engine.
type Recording struct {
	URL     string `json:"url"`
	Results string `json:"results"`
	Form    string `json:"form"`
	Output  string `json:"output"`
}

// Record calls to with every render that follows. It is for tests of the engine.
func (r *Renderer) Record(to func(Recording)) { r.record = to }

// Failures counts the renders that failed. They were answered with an older page or a fallback.
func (r *Renderer) Failures() int64 { return r.failed.Load() }
