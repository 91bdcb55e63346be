package render

import (
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	"hire360/server/cache"
	"hire360/server/httputil"
)

// cacheBytes is the maximum size of all cached pages in memory, with all encodings.
const cacheBytes = 48 << 20

// entry is a cached page of one revision of the data. Only compressed forms are stored. For the few clients that accept
// none, the page is decompressed.
type entry struct {
	key          string
	revision     string
	page         Page
	brotli, gzip []byte
	expires      time.Time // zero: never
}

func (e *entry) fresh(revision string) bool {
	return e.revision == revision && (e.expires.IsZero() || time.Now().Before(e.expires))
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
	queue   chan *entry // those to compress better
}

func newPageCache() *pageCache {
	return &pageCache{
		entries: cache.New(cacheBytes, func(_ string, e *entry) int { return e.size() }),
		queue:   make(chan *entry, 256),
	}
}

// get returns the page under the key, or nil.
func (c *pageCache) get(key string) *entry {
	e, _ := c.entries.Get(key)
	return e
}

func (c *pageCache) put(e *entry) {
	c.entries.Set(e.key, e)
	// The number of searches and of addresses without a page is unlimited. Only other pages are worth the work.
	if e.page.Status != 200 || e.page.Partial || strings.Contains(e.key, "?") {
		return
	}
	select {
	case c.queue <- e:
	default: // the queue is full: the quick compression stays
	}
}

// compress makes an entry with quick compression, because a visitor is waiting.
func compress(key, revision string, p *Page) *entry {
	e := &entry{key: key, revision: revision, page: *p}
	e.page.HTML = nil
	var brotli sync.WaitGroup
	brotli.Go(func() { e.brotli = httputil.Brotli(p.HTML, 5) })
	e.gzip = httputil.Gzip(p.HTML)
	brotli.Wait()
	return e
}

// recompress replaces the quick brotli encoding of cached pages by the best one until ctx is done.
func (c *pageCache) recompress(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case e := <-c.queue:
			began := time.Now()
			better := *e
			better.brotli = httputil.Brotli(e.raw(), 11)
			// Unless a newer page has replaced it.
			c.entries.Update(e.key, func(found *entry) (*entry, bool) { return &better, found == e })
			if len(c.queue) == 0 {
				debug.FreeOSMemory() // the compressor's tables are large and not needed for a while
			}
			// Pause as long as the work took, so that visitors come first.
			time.Sleep(time.Since(began))
		}
	}
}
