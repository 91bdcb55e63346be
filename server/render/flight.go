package render

import (
	"context"
	"time"
)

// flight is one page that is being made, for all who request it at the same time.
type flight struct {
	turn *turn
	read chan struct{} // closed when the data is read, older is known and the render begins
	done chan struct{} // closed when page and made are known
	// older is a page that may be shown meanwhile, or nil. Only its header and footer are older.
	older *entry
	page  *entry
	made  bool // false: the cached page is shown, which is still valid or the best there is
}

// join returns the flight for a page of a revision, which it starts unless there is one.
func (r *Renderer) join(ctx context.Context, q pageRequest, revision string, visitors []string) *flight {
	key := revision + " " + q.key()
	r.mu.Lock()
	defer r.mu.Unlock()
	if f := r.flying[key]; f != nil {
		r.pool.queue.join(f.turn, visitors)
		return f
	}
	f := &flight{turn: newTurn(visitors...), read: make(chan struct{}), done: make(chan struct{})}
	r.flying[key] = f
	// Other visitors may wait for the same page: it must not end when this one disconnects.
	ctx = context.WithoutCancel(ctx)
	go func() {
		r.fly(ctx, f, q, revision)
		r.mu.Lock()
		delete(r.flying, key)
		r.mu.Unlock()
		close(f.done)
	}()
	return f
}

// fly makes a page, unless the cached one was made of the same data. A page is a function of its address and data.
func (r *Renderer) fly(ctx context.Context, f *flight, q pageRequest, revision string) {
	c := r.read(ctx, q)
	found := r.cache.get(q.key())
	switch {
	case found == nil || q.private():
	case c.partial && !found.page.Partial:
		f.page = found // older data is better than missing data
		return
	case found.sums == c.sums:
		f.page = found.validAt(revision, c.until)
		r.cache.put(f.page)
		return
	case found.sums.own == c.sums.own:
		f.older = found
	}
	close(f.read)
	f.made = true
	page, err := r.make(ctx, q, c, "", f.turn)
	switch {
	case err != nil:
		r.fail(ctx, q, err)
		if f.page = found; found == nil {
			f.page = uncached(page)
		}
	case q.private():
		f.page = uncached(page)
	default:
		f.page = newEntry(q.key(), revision, c, page)
		r.cache.put(f.page)
	}
}

// cached returns the page from the cache, or makes it. The visitors wait for it: at most one, and none if the page is
// made before it is requested.
func (r *Renderer) cached(ctx context.Context, q pageRequest, visitors ...string) *entry {
	revision := r.opts.Revision()
	if e := r.current(q, revision); e != nil {
		return e
	}
	f := r.join(ctx, q, revision, visitors)
	var timeout <-chan time.Time // without an older page, it stays nil and never fires
	select {
	case <-f.done:
	case <-f.read:
		if f.older != nil {
			timeout = time.After(staleWait)
		}
	}
	select {
	case <-f.done:
		if f.made {
			r.stats.rendered.Add(1)
		} else {
			r.stats.fresh.Add(1)
		}
		return f.page
	case <-timeout:
		r.stats.stale.Add(1)
		return f.older
	}
}
