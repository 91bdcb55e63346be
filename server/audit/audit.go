// Package audit checks rendered pages for problems with search engines, assistive technology and slow connections.
package audit

import (
	"context"
	"slices"
)

// Page is one rendered page.
type Page struct {
	Status int
	HTML   []byte
	// Fallback means that the page could not be rendered, Partial that it lacks some of its data.
	Fallback, Partial bool
}

// Options configure an audit.
type Options struct {
	// Paths are the pages to check. The status of /404 must be 404, that of all others 200.
	Paths []string
	// Files are the addresses other than pages that pages may link to.
	Files []string
	// Size returns the size of a script or font in bytes, as it is sent to most browsers.
	Size func(file string) int
	// Weight returns the size of a part of pages that is loaded where it stands, in bytes as compressed with gzip,
	// without what every page loads; see maxParts.
	Weight func(source string) int
	// Render renders the page at a path.
	Render func(ctx context.Context, path string) Page
}

// Run renders all pages and returns the findings, sorted. Each begins with the path.
func Run(ctx context.Context, o Options) []string {
	c := &checker{Options: o, ids: map[string]map[string]bool{}, titles: map[string]string{}}
	c.parts()
	for _, path := range o.Paths {
		c.page(path, o.Render(ctx, path))
	}
	for _, l := range c.links {
		c.follow(l)
	}
	slices.Sort(c.findings)
	return slices.Compact(c.findings)
}
