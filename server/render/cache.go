package render

import (
	"bytes"
	"compress/gzip"
	"container/list"
	"context"
	"io"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	"hire360/server/httputil"
)

// cacheBytes bounds what cached pages hold in memory, all encodings together.
const cacheBytes = 48 << 20

// entry is a cached page, made of one revision of the data. It is kept compressed alone: the few clients
// that take nothing compressed get it unpacked.
type entry struct {
	key      string
	revision string
	page     Page
	br, gz   []byte
	until    time.Time // when it is tried again although nothing changed; zero: never
}

func (e *entry) holds() bool { return e.until.IsZero() || time.Now().Before(e.until) }

func (e *entry) size() int { return len(e.br) + len(e.gz) + len(e.key) + 512 }

func (e *entry) raw() []byte {
	z, err := gzip.NewReader(bytes.NewReader(e.gz))
	if err != nil {
		return nil
	}
	html, _ := io.ReadAll(z) // reading what was written in memory does not fail
	return html
}

// cache keeps pages by canonical address and country class, the last used ones within its bytes.
type cache struct {
	mu    sync.Mutex
	byKey map[string]*list.Element
	order *list.List
	bytes int
	fresh chan *entry // kept, but not squeezed yet
}

func newCache() *cache {
	return &cache{byKey: map[string]*list.Element{}, order: list.New(), fresh: make(chan *entry, 256)}
}

func (c *cache) get(key string) *entry {
	c.mu.Lock()
	defer c.mu.Unlock()
	el, ok := c.byKey[key]
	if !ok {
		return nil
	}
	c.order.MoveToFront(el)
	return el.Value.(*entry)
}

func (c *cache) put(e *entry) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if old, ok := c.byKey[e.key]; ok {
		c.drop(old)
	}
	c.byKey[e.key] = c.order.PushFront(e)
	for c.bytes += e.size(); c.bytes > cacheBytes && c.order.Len() > 1; {
		c.drop(c.order.Back())
	}
	// Searches and addresses where nothing stands are endless; the others are worth the work.
	if e.page.Status != 200 || e.page.Broken || strings.Contains(e.key, "?") {
		return
	}
	select {
	case c.fresh <- e:
	default: // it stays as it is
	}
}

func (c *cache) drop(el *list.Element) {
	e := c.order.Remove(el).(*entry)
	delete(c.byKey, e.key)
	c.bytes -= e.size()
}

// compressed makes an entry with its encodings, quickly: a visitor is waiting.
func compressed(key, revision string, p *Page) *entry {
	e := &entry{key: key, revision: revision, page: *p}
	e.page.HTML = nil
	var other sync.WaitGroup
	other.Go(func() { e.br = httputil.Brotli(p.HTML, 5) })
	e.gz = httputil.Gzip(p.HTML)
	other.Wait()
	return e
}

// squeeze replaces the quick brotli form of kept pages by the best one, when nobody waits for it.
func (c *cache) squeeze(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case e := <-c.fresh:
			begun := time.Now()
			better := *e
			better.br = httputil.Brotli(e.raw(), 11)
			c.replace(e, &better)
			if len(c.fresh) == 0 {
				debug.FreeOSMemory() // the compressor's tables are large, and will not be needed for a while
			}
			// As long a rest as the work was: visitors come first.
			time.Sleep(time.Since(begun))
		}
	}
}

// replace puts the new entry in the old one's place, if that is still there.
func (c *cache) replace(old, now *entry) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if el, ok := c.byKey[old.key]; ok && el.Value.(*entry) == old {
		c.bytes += now.size() - old.size()
		el.Value = now
	}
}
