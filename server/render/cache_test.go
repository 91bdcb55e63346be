package render

import (
	"bytes"
	"context"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"
)

// The best brotli encoding of a page, which later visitors get, is the same page.
func TestAPageIsTheSameOnceItIsCompressedAgain(t *testing.T) {
	const key = " /about"
	html := strings.Repeat("<p>Words that come again, and 東京.</p>", 500)
	c := newPageCache()
	quick := compress(key, "1", &Page{Status: 200, HTML: []byte(html)})
	c.put(quick)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		c.recompress(ctx)
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
	if err != nil || string(got) != html || string(best.raw()) != html {
		t.Errorf("recompressed: got %d bytes from brotli (%v) and %d from gzip, want %d",
			len(got), err, len(best.raw()), len(html))
	}
	if _, got := c.entries.Size(); got != best.size() {
		t.Errorf("the cache counts %d bytes, the page has %d", got, best.size())
	}
}
