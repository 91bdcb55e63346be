// Package sitepages has the CMS pages of a site without hosts: a sample, for trying the site out.
package sitepages

import (
	"context"
	_ "embed"
	"fmt"
	"slices"
	"time"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

// Pages are CMS pages that do not change.
type Pages []graph.SitePage

//go:embed sample/privacy-supplement.yml
var sample []byte

// Samples returns the sample page, with the moment of its last change.
func Samples(updated time.Time) (Pages, error) {
	var p struct{ ID, Path, Title, Text string }
	err := yaml.Load(sample, &p, yaml.WithKnownFields())
	if err != nil {
		return nil, fmt.Errorf("read the sample page: %w", err)
	}
	text, err := graph.ParseText(p.Text)
	page := graph.SitePage{ID: p.ID, Path: &p.Path, Title: p.Title, Text: text, Updated: updated, Sample: true}
	return Pages{page}, graph.Wrap(err, "read the sample page")
}

// SitePages returns all pages. The list must not be changed.
func (p Pages) SitePages(context.Context) ([]graph.SitePage, error) { return p, nil }

// SitePagesByID returns those of the pages that exist, by id.
func (p Pages) SitePagesByID(_ context.Context, ids []string) (map[string]*graph.SitePage, error) {
	found := map[string]*graph.SitePage{}
	for i := range p {
		if slices.Contains(ids, p[i].ID) {
			found[p[i].ID] = &p[i]
		}
	}
	return found, nil
}
