package render

import "sync/atomic"

// counts are requests for pages, by how they were answered.
type counts struct{ fresh, old, made atomic.Int64 }

// State is how busy a Renderer is, and what it keeps.
type State struct {
	// Engines there are; Busy ones render at this moment.
	Engines, Busy int
	// Pages are kept, in so many Bytes.
	Pages, Bytes int
	// Fresh requests were answered from the cache as it was; Old ones too, while a new page took longer than a
	// visitor is made to wait; for the Made ones the page was rendered.
	Fresh, Old, Made int64
}

// State returns the present state.
func (r *Renderer) State() State {
	s := State{Engines: cap(r.pool.slots), Fresh: r.counted.fresh.Load(), Old: r.counted.old.Load(), Made: r.counted.made.Load()}
	s.Busy = s.Engines - len(r.pool.slots)
	r.cache.mu.Lock()
	defer r.cache.mu.Unlock()
	s.Pages, s.Bytes = r.cache.order.Len(), r.cache.bytes
	return s
}
