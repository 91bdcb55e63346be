package render

import (
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"hire360/server/cache"
	"hire360/server/httputil"
)

const (
	// cacheBytes is the maximum size of all cached pages in memory, compressed.
	cacheBytes = 40 << 20
	// rawBytes is the maximum size of those that were last requested without compression.
	rawBytes = 8 << 20
	// popular is the number of requests after which a page is worth 0.2 s of CPU for better compression.
	popular = 8
)

// entry is a page. If it is cached, only its compressed forms are stored.
type entry struct {
	key          string // "" if the page is not cached
	revision     string
	sums         sums
	page         Page // without HTML if it is cached
	brotli, gzip []byte
	requests     *atomic.Int32
	expires      time.Time // when missing data is tried again; zero: never
	until        time.Time // when its data is out of date; zero: never
}

// newEntry makes an entry with quick compression, because a visitor is waiting.
func newEntry(key, revision string, c *contents, p *Page) *entry {
	e := &entry{key: key, sums: c.sums, page: *p, requests: new(atomic.Int32)}
	e.page.HTML = nil
	var brotli sync.WaitGroup
	brotli.Go(func() { e.brotli = httputil.Brotli(p.HTML, 5) })
	e.gzip = httputil.Gzip(p.HTML)
	brotli.Wait()
	return e.validAt(revision, c.until)
}

// uncached makes an entry for one response.
func uncached(p *Page) *entry { return &entry{page: *p} }

// validAt returns the same page for another revision of the data, and until another moment.
func (e *entry) validAt(revision string, until time.Time) *entry {
	valid := *e
	valid.revision, valid.until = revision, until
	if e.page.Partial {
		valid.expires = time.Now().Add(partialTTL)
	}
	return &valid
}

func (e *entry) fresh(revision string, now time.Time) bool {
	return e.revision == revision && (e.until.IsZero() || now.Before(e.until)) &&
		(e.expires.IsZero() || time.Now().Before(e.expires))
}

func (e *entry) size() int { return len(e.brotli) + len(e.gzip) + len(e.key) + 512 }

func (e *entry) raw() []byte {
	z, err := gzip.NewReader(bytes.NewReader(e.gzip))
	if err != nil {
		return nil
	}
	html, _ := io.ReadAll(z) // reading from memory does not fail
	return html
}

// pageCache holds pages by canonical address and country.
type pageCache struct {
	entries *cache.Cache[string, *entry]
	raw     *cache.Cache[string, []byte] // by ETag
	queue   chan *entry                  // those to compress better
}

func newPageCache() *pageCache {
	return &pageCache{
		entries: cache.New(cacheBytes, func(_ string, e *entry) int { return e.size() }),
		raw:     cache.New(rawBytes, func(_ string, b []byte) int { return len(b) }),
		queue:   make(chan *entry, 256),
	}
}

// get returns the page under the key, or nil.
func (c *pageCache) get(key string) *entry {
	e, _ := c.entries.Get(key)
	return e
}

func (c *pageCache) put(e *entry) { c.entries.Set(e.key, e) }

// body returns the body of a response. The popular-th one puts the page into the queue for better compression: most
// pages that a crawler requests are requested once.
func (c *pageCache) body(e *entry, coding string) []byte {
	switch {
	case e.key == "":
		return encode(e.page.HTML, coding)
	case coding == "gzip":
		return e.gzip
	case coding == "":
		if body, ok := c.raw.Get(e.page.etag); ok {
			return body
		}
		return c.raw.SetIfAbsent(e.page.etag, e.raw())
	}
	if e.requests.Add(1) == popular {
		select {
		case c.queue <- e:
		default: // the queue is full: the quick compression stays
		}
	}
	return e.brotli
}

func encode(html []byte, coding string) []byte {
	switch coding {
	case "br":
		return httputil.Brotli(html, 5)
	case "gzip":
		return httputil.Gzip(html)
	}
	return html
}

// recompress replaces the quick brotli encoding of queued pages by the best one, one page at a time while no engine is
// busy, until ctx is done.
func (c *pageCache) recompress(ctx context.Context, engines *queue) {
	for {
		select {
		case <-ctx.Done():
			return
		case e := <-c.queue:
			if !engines.rest(ctx) {
				return
			}
			best := httputil.Brotli(e.raw(), 11)
			c.entries.Update(e.key, func(found *entry) (*entry, bool) {
				better := *found
				better.brotli = best
				return &better, found.page.etag == e.page.etag // unless a newer page has replaced it
			})
			if len(c.queue) == 0 {
				debug.FreeOSMemory() // the compressor's tables are large and not needed for a while
			}
		}
	}
}
