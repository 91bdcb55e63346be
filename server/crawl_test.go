package main

import (
	"context"
	"net/http"
	"os"
	"sync"
	"testing"

	"hire360/server/audit"
	"hire360/server/content"
)

// shared returns a site for tests that only read, so that each page is rendered once for all of them.
func shared(t testing.TB) running {
	t.Helper()
	return sharedParts(t).running
}

// sharedRun is the running site of all tests that only read.
type sharedRun struct {
	running
	parts *site
}

func sharedParts(t testing.TB) sharedRun {
	t.Helper()
	r := must[sharedRun](t)(sharedSite())
	return r
}

var sharedSite = sync.OnceValues(func() (r sharedRun, err error) {
	data, err := os.MkdirTemp("", "shared-site-")
	if err != nil {
		return r, err
	}
	var stop func() error
	r.running, stop, err = launch(data, func(a *app) {
		a.timeout = maxWait
		a.connected = func(s *site) { r.parts = s }
	})
	leftovers = append(leftovers, func() {
		_ = stop()
		_ = os.RemoveAll(data)
	})
	return r, err
})

// crawl is what the shared site answers at the address of every page and job.
type crawl struct {
	paths []string
	pages map[string]reply
}

var theCrawl struct {
	once sync.Once
	crawl
}

// crawled returns the crawl of the shared site. Tests that judge all pages read it.
func crawled(t *testing.T) crawl {
	t.Helper()
	site := sharedParts(t)
	c := &theCrawl
	c.once.Do(func() {
		paths := must[[]string](t)(site.parts.paths(t.Context()))
		pages := map[string]reply{}
		for _, path := range paths {
			pages[path] = site.get(t, path)
		}
		c.paths, c.pages = paths, pages
	})
	if len(c.pages) == 0 {
		t.Fatal("the site could not be crawled")
	}
	return c.crawl
}

// The content follows its rules, and what it becomes is what search engines, assistive tools and slow lines need. The
// command site check finds the same.
func TestTheSiteIsInOrder(t *testing.T) {
	slow(t)
	t.Parallel()
	site, all := sharedParts(t).parts, crawled(t)
	for _, f := range content.Check(site.live.Load()) {
		t.Error(f)
	}
	found, pages, err := site.judge(t.Context(), func(_ context.Context, path string) audit.Page {
		got := all.pages[path]
		if got.status == http.StatusOK && got.header.Get("Cache-Control") != "no-cache" {
			t.Errorf("%s lacks some of its data: %v", path, got.header)
		}
		return audit.Page{Status: got.status, HTML: []byte(got.body)}
	})
	if err != nil || pages != len(all.pages) || pages < 130 {
		t.Errorf("%d of %d pages are judged (%v)", pages, len(all.pages), err)
	}
	for _, f := range found {
		t.Error(f)
	}
}
