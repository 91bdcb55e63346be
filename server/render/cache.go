package render

import (
	"bytes"
	"compress/gzip"
	"container/list"
	"io"
	"sync"

	"github.com/andybalholm/brotli"
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
}

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
}

func newCache() *cache { return &cache{byKey: map[string]*list.Element{}, order: list.New()} }

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
}

func (c *cache) drop(el *list.Element) {
	e := c.order.Remove(el).(*entry)
	delete(c.byKey, e.key)
	c.bytes -= e.size()
}

// compressed makes an entry with its encodings. Quality 5 takes about 2 ms for a page and is within a
// tenth of the best.
func compressed(key, revision string, p *Page) *entry {
	e := &entry{key: key, revision: revision, page: *p}
	e.page.HTML = nil
	var b bytes.Buffer
	w := brotli.NewWriterLevel(&b, 5)
	_, _ = w.Write(p.HTML) // writing to memory does not fail
	_ = w.Close()
	e.br = bytes.Clone(b.Bytes())
	b.Reset()
	z, _ := gzip.NewWriterLevel(&b, 6)
	_, _ = z.Write(p.HTML)
	_ = z.Close()
	e.gz = bytes.Clone(b.Bytes())
	return e
}
