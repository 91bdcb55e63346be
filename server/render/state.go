package render

import "sync/atomic"

// stats count requests for pages by how they were answered.
type stats struct{ fresh, stale, rendered atomic.Int64 }

// State is how busy a Renderer is, and what its cache holds.
type State struct {
	// Engines is the number of engines; Busy ones render at this moment.
	Engines, Busy int
	// Pages is the number of cached pages, Bytes their size in memory.
	Pages, Bytes int
	// Fresh requests were answered from the cache. Stale ones were too, because the new page took longer than a
	// visitor waits when there is an older one. For Rendered ones the page was rendered.
	Fresh, Stale, Rendered int64
}

// State returns the current state.
func (r *Renderer) State() State {
	engines, idle := cap(r.pool.slots), len(r.pool.slots)
	return State{
		Engines:  engines,
		Busy:     engines - idle,
		Pages:    r.cache.entries.EstimatedSize(),
		Bytes:    int(r.cache.entries.WeightedSize()),
		Fresh:    r.stats.fresh.Load(),
		Stale:    r.stats.stale.Load(),
		Rendered: r.stats.rendered.Load(),
	}
}
