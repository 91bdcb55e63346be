package remote

import (
	"context"
	"fmt"
	"log/slog"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"hire360/graph"
)

// Pages are the pages of this site in the content management system of {core}. The last response is used until there
// is a new one, across restarts too.
type Pages struct {
	client *Client
	list   *source
	now    atomic.Pointer[pageList]
	single *hostCache[*graph.SitePage]
}

type pageList struct {
	pages    []graph.SitePage
	byID     map[string]*graph.SitePage
	revision string
}

// NewPages makes the pages of a client's {core}, beginning with the last response that was stored.
func NewPages(ctx context.Context, c *Client, stored Answers, log *slog.Logger) (*Pages, error) {
	p := &Pages{client: c, single: newHostCache[*graph.SitePage](c.Now, 500)}
	key := "site pages of " + c.Site + " at " + c.bases[core]
	body, at, err := stored.HostAnswer(ctx, key)
	if err != nil {
		return nil, err
	}
	if known, err := pagesIn(body, at); err == nil {
		p.take(known, body)
	} else {
		at = time.Time{}
	}
	p.list = &source{name: "site pages", now: c.Now, limit: c.atLeast(listWait), log: log, at: at,
		load: func(ctx context.Context, last []byte) ([]byte, error) {
			pages, body, err := c.SitePages(ctx)
			if err != nil {
				return nil, err
			}
			sum := digest(body)
			if string(sum) == string(last) {
				return sum, nil
			}
			p.take(pages, body)
			return sum, stored.StoreHostAnswer(ctx, key, body, c.Now())
		}}
	return p, nil
}

func (p *Pages) take(pages []graph.SitePage, body []byte) {
	l := &pageList{pages: pages, byID: map[string]*graph.SitePage{}, revision: fmt.Sprintf("%.6x", digest(body))}
	for i := range pages {
		l.byID[pages[i].ID] = &pages[i]
	}
	p.now.Store(l)
}

// Run refreshes the list until ctx is done.
func (p *Pages) Run(ctx context.Context) { p.list.run(ctx) }

// Revision changes with the pages.
func (p *Pages) Revision() string {
	if l := p.now.Load(); l != nil {
		return l.revision
	}
	return ""
}

// SitePages returns all pages.
func (p *Pages) SitePages(ctx context.Context) ([]graph.SitePage, error) {
	if err := p.list.ensure(ctx); err != nil {
		return nil, err
	}
	return p.now.Load().pages, nil
}

// SitePagesByID requests each page once, eight at a time. If the host does not answer, the page is that of the list.
func (p *Pages) SitePagesByID(ctx context.Context, ids []string) (map[string]*graph.SitePage, error) {
	pages := make([]*graph.SitePage, len(ids))
	var all errgroup.Group
	all.SetLimit(8)
	for i, id := range ids {
		all.Go(func() (err error) {
			pages[i], err = p.page(ctx, id)
			return err
		})
	}
	if err := all.Wait(); err != nil {
		return nil, err
	}
	found := make(map[string]*graph.SitePage, len(ids))
	for i, id := range ids {
		if pages[i] != nil {
			found[id] = pages[i]
		}
	}
	return found, nil
}

func (p *Pages) page(ctx context.Context, id string) (*graph.SitePage, error) {
	if id == "" || len(id) > 200 {
		return nil, nil
	}
	var known *graph.SitePage
	if l := p.now.Load(); l != nil {
		known = l.byID[id]
	}
	wait := time.Duration(0)
	if known != nil {
		wait = p.client.atLeast(visitorWait)
	}
	load := func(ctx context.Context) (*graph.SitePage, error) { return p.client.SitePage(ctx, id) }
	page, at, err := p.single.get(ctx, id, wait, load)
	switch {
	case err == nil:
		return page, nil
	case known != nil:
		return known, nil
	case !at.IsZero() && p.single.now().Sub(at) <= maxAge:
		return page, nil
	}
	return nil, err
}

// maxAge is how long a cached page that is in no list is used while the host fails.
const maxAge = 24 * time.Hour
