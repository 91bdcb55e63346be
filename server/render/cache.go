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

	"github.com/maypok86/otter/v2"

	"hire360/server/httputil"
)

// cacheBytes bounds what cached pages take in memory, all encodings together.
const cacheBytes = 48 << 20

// entry is a cached page, made of one revision of the data. It is stored compressed only: for the few clients that
// accept no compression it is unpacked.
type entry struct {
	key          string
	revision     string
	page         Page
	brotli, gzip []byte
	until        time.Time // when it is rendered again although nothing changed; zero: never
}

func (e *entry) fresh(revision string) bool {
	return e.revision == revision && (e.until.IsZero() || time.Now().Before(e.until))
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

// cache holds pages by canonical address and country.
type cache struct {
	entries *otter.Cache[string, *entry]
	added   chan *entry // stored with quick compression
}

func newCache() *cache {
	return &cache{
		entries: otter.Must(&otter.Options[string, *entry]{
			MaximumWeight: cacheBytes,
			Weigher:       func(_ string, e *entry) uint32 { return uint32(e.size()) },
		}),
		added: make(chan *entry, 256),
	}
}

// get returns the page under the key, or nil.
func (c *cache) get(key string) *entry {
	e, _ := c.entries.GetIfPresent(key)
	return e
}

func (c *cache) put(e *entry) {
	c.entries.Set(e.key, e)
	// There is no end of searches and of addresses that show nothing. The other pages are worth the work.
	if e.page.Status != 200 || e.page.Partial || strings.Contains(e.key, "?") {
		return
	}
	select {
	case c.added <- e:
	default: // it stays as it is
	}
}

// compress makes an entry with its encodings, quickly, because a visitor is waiting.
func compress(key, revision string, p *Page) *entry {
	e := &entry{key: key, revision: revision, page: *p}
	e.page.HTML = nil
	var other sync.WaitGroup
	other.Go(func() { e.brotli = httputil.Brotli(p.HTML, 5) })
	e.gzip = httputil.Gzip(p.HTML)
	other.Wait()
	return e
}

// recompress replaces the quick brotli encoding of cached pages by the best one, in the background.
func (c *cache) recompress(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case e := <-c.added:
			began := time.Now()
			better := *e
			better.brotli = httputil.Brotli(e.raw(), 11)
			c.replace(e, &better)
			if len(c.added) == 0 {
				debug.FreeOSMemory() // the compressor's tables are large and not needed for a while
			}
			// Rest as long as the work took: visitors come first.
			time.Sleep(time.Since(began))
		}
	}
}

// replace stores the new entry under the old one's key, unless that has changed.
func (c *cache) replace(old, now *entry) {
	c.entries.ComputeIfPresent(old.key, func(found *entry) (*entry, otter.ComputeOp) {
		if found != old {
			return found, otter.CancelOp
		}
		return now, otter.WriteOp
	})
}
