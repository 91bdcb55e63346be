package render

import "sync/atomic"

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
