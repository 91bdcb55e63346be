// Package audit judges rendered pages: what a search engine, an assistive tool or a visitor on a slow line would mind.
package audit

import (
	"context"
	"slices"
)

// Page is one rendered page.
type Page struct {
	Status int
	HTML   []byte
	// Fallback says that the page could not be rendered, Partial that it lacks some of its data.
	Fallback, Partial bool
}

// Options are what an audit needs of the site.
type Options struct {
	// Paths are the pages to judge. /404 is expected to answer 404, every other one 200.
	Paths []string
	// Files are addresses beside the pages that may be linked to.
	Files []string
	// Render renders the page at a path.
	Render func(ctx context.Context, path string) Page
}

// Run renders all pages and returns what is wrong with them, each finding beginning with the path, sorted.
func Run(ctx context.Context, o Options) []string {
	c := newChecker(o)
	for _, path := range o.Paths {
		c.page(path, o.Render(ctx, path))
	}
	return c.finish()
}

// finish follows the links between the pages and returns all findings.
func (c *checker) finish() []string {
	for _, l := range c.links {
		c.follow(l)
	}
	slices.Sort(c.findings)
	return slices.Compact(c.findings)
}
