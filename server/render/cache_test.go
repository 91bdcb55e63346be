package render

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/andybalholm/brotli"
)

// The best brotli encoding of a page, which later visitors get, is the same page.
func TestAPageIsTheSameOnceItIsCompressedAgain(t *testing.T) {
	const key = " /about"
	html := strings.Repeat("<p>Words that come again, and 東京.</p>", 500)
	c := newPageCache()
	quick := newEntry(key, "1", &contents{}, &Page{Status: 200, HTML: []byte(html)})
	c.put(quick)
	for range popular - 1 {
		c.body(quick, "br")
	}
	if len(c.queue) > 0 {
		t.Error("a page that few request is to be compressed again")
	}
	c.body(quick, "br")
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		c.recompress(ctx, newQueue(time.Minute, nil))
		close(ended)
	}()
	for end := time.Now().Add(2 * time.Minute); c.get(key) == quick && time.Now().Before(end); {
		time.Sleep(time.Millisecond)
	}
	stop()
	<-ended
	best := c.get(key)
	if best == quick {
		t.Fatal("the page is not compressed again")
	}
	got, err := io.ReadAll(brotli.NewReader(bytes.NewReader(best.brotli)))
	if err != nil || string(got) != html || string(c.body(best, "")) != html {
		t.Errorf("recompressed: got %d bytes from brotli (%v) and %d without a coding, want %d",
			len(got), err, len(c.body(best, "")), len(html))
	}
	if _, got := c.entries.Size(); got != best.size() {
		t.Errorf("the cache counts %d bytes, the page has %d", got, best.size())
	}
}

// A page that lacks some of its data is rendered again after a moment, although the data of the site is the same.
func TestAPageExpires(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		made := func(partial bool) *entry {
			return newEntry(" /about", "1", &contents{}, &Page{Status: 200, HTML: []byte("<p>A page</p>"),
				Partial: partial})
		}
		e := made(false)
		if time.Sleep(time.Hour); !e.fresh("1", time.Now()) || e.fresh("2", time.Now()) {
			t.Error("a page without an expiry is fresh as long as its revision is that of the data")
		}
		if e = made(true); !e.fresh("1", time.Now()) {
			t.Error("a partial page is not cached")
		}
		if time.Sleep(partialTTL); e.fresh("1", time.Now()) {
			t.Error("a partial page is cached for good")
		}
	})
}

// A page that replaces one waiting to be compressed again stays in the cache.
func TestAnOlderPageDoesNotReplaceANewerOne(t *testing.T) {
	c := newPageCache()
	page := func(key, etag string) *entry {
		e := newEntry(key, "1", &contents{}, &Page{Status: 200, HTML: []byte("<p>A page</p>"), etag: etag})
		c.put(e)
		return e
	}
	older := page(" /about", "1")
	request := func(e *entry) {
		for range popular {
			c.body(e, "br")
		}
	}
	request(older)
	newer := page(" /about", "2")
	last := page(" /", "1")
	request(last)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	go c.recompress(ctx, newQueue(time.Minute, nil))
	for end := time.Now().Add(2 * time.Minute); c.get(" /") == last && time.Now().Before(end); {
		time.Sleep(time.Millisecond)
	}
	if c.get(" /about") != newer {
		t.Error("the older page is in the cache again")
	}
}
