package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strconv"
	"time"

	"golang.org/x/sync/errgroup"

	"hire360/graph"
	"hire360/server/api"
	"hire360/server/content"
	"hire360/server/deliver"
	"hire360/server/pdf"
	"hire360/server/render"
	"hire360/server/static"
	"hire360/server/store"
)

// site is the wired program: everything a request needs.
type site struct {
	settings serveSettings
	url      string
	log      *slog.Logger
	client   *static.Client
	live     *content.Live
	store    *store.Store
	resolver *graph.Resolver
	api      *api.API
	render   *render.Renderer
	cards    *cards
	metrics  *metrics
	mails    *deliver.Worker // nil without a mail server
	remote   *remoteMode     // nil when the site answers from its own store
	visitors visitors
	budgets  *sharedBudgets // nil without Redis
	limits   api.Budgets
	secret   string
	now      func() time.Time
}

func (s settings) contentOptions(country string) content.Options {
	return content.Options{Drafts: s.Drafts, Country: country, Make: pdf.Render,
		Site: content.Identity{Name: s.SiteName, LegalName: s.LegalName, URL: s.SiteURL, Phone: s.Phone, Email: s.Email}}
}

// readContent reads the content folder, or what was built in.
func (s settings) readContent(opt content.Options) (*content.Content, error) {
	fsys := content.Embedded()
	if s.Content != "" {
		fsys = os.DirFS(s.Content)
	}
	return content.Load(fsys, opt)
}

// newSite opens the parts side by side, then connects them. The caller closes the store.
func newSite(ctx context.Context, w *world, set serveSettings) (*site, error) {
	s := &site{settings: set, url: w.SiteURL, log: w.log, cards: newCards(), metrics: newMetrics(), now: w.now}
	var parts errgroup.Group
	parts.Go(func() error {
		c, err := w.readContent(w.contentOptions(set.Country))
		if err != nil {
			return fmt.Errorf("the content has mistakes:\n%w", err)
		}
		s.live = content.NewLive(c)
		return nil
	})
	parts.Go(s.loadClient)
	hosts, err := set.hosts()
	if err != nil {
		return nil, usage{err}
	}
	parts.Go(func() (err error) {
		s.store, err = store.Open(ctx, store.Options{Dir: w.Data, Database: w.Database, Bucket: w.Bucket, Log: w.log, Now: w.now, Slack: w.slack,
			Mail: set.SMTPURL != "", Deliver: hosts != nil, Empty: hosts != nil})
		if err == nil && hosts != nil {
			s.remote, err = newRemoteMode(ctx, w, *hosts, set.SiteID, s.store)
		}
		return err
	})
	err = parts.Wait()
	if err == nil {
		err = s.connect(ctx, w)
	}
	if err != nil && s.store != nil {
		_ = s.store.Close()
	}
	return s, err
}

// loadClient reads the built client and makes the engines that render it.
func (s *site) loadClient() (err error) {
	if s.client, err = static.Load(); err != nil {
		return err
	}
	s.render, err = render.New(render.Options{
		Bundle:         s.bundle(),
		Assets:         render.Assets{Head: s.client.Head, Foot: s.client.Foot, Chunks: s.client.Chunks},
		Engines:        s.settings.Engines,
		Execute:        s.execute,
		StructuredData: s.structuredData,
		Revision:       s.revision,
		Foreign:        foreign(s.settings.Captcha),
		Log:            s.log,
	})
	return err
}

// bundle is what renders pages.
func (s *site) bundle() render.Bundle {
	return render.Bundle{Script: s.client.Script, Compiled: s.client.Compiled, Operations: s.client.Operations}
}

func (s *site) connect(ctx context.Context, w *world) error {
	trusted, err := prefixes(s.settings.TrustedProxies)
	if err != nil {
		return usage{err}
	}
	s.visitors = visitors{trusted: trusted, countryHeader: s.settings.CountryHeader, fallback: s.settings.Country}
	if s.secret, err = secret(ctx, w.Data, s.store.DB.Agree); err != nil {
		return err
	}
	if s.settings.RedisURL != "" {
		server, err := newRedisServer(s.settings.RedisURL)
		if err != nil {
			return usage{err}
		}
		s.budgets = newSharedBudgets(server, s.url, s.log)
	}
	mailServer, err := s.settings.mailServer()
	if err != nil {
		return usage{err}
	}
	if mailServer != nil {
		s.mails = deliver.NewMails(s.store.Inbox, s.store.Inbox, s.store.Jobs, s.live, *mailServer, s.log)
	}
	s.limits = s.newLimits()
	s.resolver = &graph.Resolver{Content: s.live, Jobs: s.store.Jobs, SitePages: s.store.Pages, Intake: s.store.Inbox, Guard: s.guard(), Now: s.now}
	if m := s.remote; m != nil {
		s.resolver.Jobs, s.resolver.SitePages, s.resolver.Intake = m.jobs, m.pages, m.intake
	}
	s.api = api.New(s.resolver, api.Options{Origin: s.url, Documents: s.client.Documents, Timeout: s.settings.Timeout, TempDir: s.store.Inbox.TempDir(), Log: s.log,
		Budgets: s.limits, Revision: s.revision})
	return nil
}

// guard returns who tells people from robots.
func (s *site) guard() graph.Guard {
	switch kind := s.settings.Captcha; {
	case kind == "pow":
		return proofOfWork{key: s.secret, once: s.store.DB.UseOnce, now: s.now}
	case providers[kind] != nil:
		p := newSiteVerify(providers[kind], s.settings.CaptchaSiteKey, s.settings.CaptchaSecret, s.url, s.log)
		s.limits.Sends = halved{s.limits.Sends, s.limiter("unchecked", "submissions", max(1, s.settings.SendLimit/2)), p.down}
		return p
	}
	return noCaptcha{}
}

func (s *site) execute(ctx context.Context, id string, variables map[string]any) (data, errs []byte) {
	result := s.api.Execute(ctx, id, variables)
	if len(result.Errors) > 0 {
		errs, _ = json.Marshal(result.Errors) // strings and paths always marshal
	}
	return result.Data, errs
}

// revision names everything a page can be made of. The day is part of it, because pages say how long ago a job was posted.
func (s *site) revision() string {
	now := s.now()
	pages := strconv.FormatUint(s.store.Pages.Revision(), 36)
	if s.remote != nil {
		pages = s.remote.revision(now)
	}
	// Asked for with every request: put together by hand, because fmt takes ten times as long.
	return s.live.Revision() + "." + strconv.FormatUint(s.store.Jobs.Revision(), 36) + "." + pages + "." + strconv.FormatInt(now.Unix()/(24*60*60), 36)
}

// paths lists the addresses of all pages and open jobs that search engines may keep.
func (s *site) paths(ctx context.Context) (pages []graph.Page, jobs []graph.Job, err error) {
	c := s.live.Current()
	for _, p := range c.Paths() {
		if page := c.Page(p); !page.Base().Hidden {
			pages = append(pages, page)
		}
	}
	for _, p := range s.resolver.SitePaths(ctx) {
		if page, err := s.resolver.PageAt(ctx, p); err == nil && page != nil {
			pages = append(pages, page)
		}
	}
	for after := ""; ; {
		found, err := s.resolver.Jobs.Jobs(ctx, graph.JobQuery{Sort: graph.JobSortNewest, First: 50, After: after})
		if errors.As(err, new(*graph.HostError)) {
			return pages, nil, nil // no jobs were ever read: the pages stand
		}
		if err != nil {
			return nil, nil, fmt.Errorf("list jobs: %w", err)
		}
		jobs = append(jobs, found.Nodes...)
		if !found.PageInfo.HasNextPage {
			return pages, jobs, nil
		}
		after = *found.PageInfo.EndCursor
	}
}
