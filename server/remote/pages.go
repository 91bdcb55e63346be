package remote

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"hire360/graph"
)

// Pages answers for the pages of this site in the content management system of {core}. What it gave last
// stays until it gives something new, over restarts too.
type Pages struct {
	client *Client
	list   *source
	now    atomic.Pointer[pageList]
	single *hostCache[*graph.SitePage]
}

// pageList is one state of all pages.
type pageList struct {
	pages    []graph.SitePage
	byID     map[string]*graph.SitePage
	revision string
}

var _ graph.SitePages = (*Pages)(nil)

// NewPages makes the pages of a client's {core}, beginning with the last answer that was kept.
func NewPages(ctx context.Context, c *Client, kept Answers, log *slog.Logger) (*Pages, error) {
	p := &Pages{client: c, single: newHostCache[*graph.SitePage](c.now, 500)}
	key := "site pages of " + c.site + " at " + c.bases[core]
	body, at, err := kept.HostAnswer(ctx, key)
	if err != nil {
		return nil, err
	}
	if known, err := pagesIn(body, at); err == nil {
		p.take(known, body)
	} else {
		at = time.Time{}
	}
	p.list = &source{name: "site pages", now: c.now, slack: c.slack, log: log, at: at,
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
			return sum, kept.KeepHostAnswer(ctx, key, body, c.now())
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

// Run keeps the list fresh until ctx is done.
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

// SitePagesByID asks for each page once, some at a time. While the host does not answer it is the page of the list.
func (p *Pages) SitePagesByID(ctx context.Context, ids []string) (map[string]*graph.SitePage, error) {
	const atATime = 8
	turn := make(chan struct{}, atATime)
	pages, errs := make([]*graph.SitePage, len(ids)), make([]error, len(ids))
	var all sync.WaitGroup
	for i, id := range ids {
		turn <- struct{}{}
		all.Go(func() {
			pages[i], errs[i] = p.page(ctx, id)
			<-turn
		})
	}
	all.Wait()
	found := make(map[string]*graph.SitePage, len(ids))
	for i, id := range ids {
		if errs[i] != nil {
			return nil, errs[i]
		}
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
		wait = visitorWait + p.client.slack
	}
	page, at, err := p.single.get(ctx, id, wait, func(ctx context.Context) (*graph.SitePage,
		error) {
		return p.client.SitePage(ctx, id)
	})
	switch {
	case err == nil:
		return page, nil
	case known != nil:
		return known, nil
	case !at.IsZero() && p.single.now().Sub(at) <= keptFor:
		return page, nil
	}
	return nil, err
}

// keptFor is how long the last answer about a page that is in no list is used while the host fails.
const keptFor = 24 * time.Hour
