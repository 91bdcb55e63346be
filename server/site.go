package main

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"strconv"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"hire360/graph"
	"hire360/server/alerts"
	"hire360/server/api"
	"hire360/server/captcha"
	"hire360/server/certificate"
	"hire360/server/cli"
	"hire360/server/config"
	"hire360/server/content"
	"hire360/server/deliver"
	"hire360/server/desk"
	"hire360/server/httputil"
	"hire360/server/logging"
	"hire360/server/metrics"
	"hire360/server/paper"
	"hire360/server/ratelimit"
	"hire360/server/remote"
	"hire360/server/render"
	"hire360/server/sources"
	"hire360/server/static"
	"hire360/server/statistics"
	"hire360/server/store"
	"hire360/server/web"
)

// site is the connected parts of a site.
type site struct {
	settings  config.Serve
	url       string
	log       *slog.Logger
	now       func() time.Time
	client    *static.Client
	live      atomic.Pointer[content.Content]
	made      paper.Made
	store     *store.Store
	resolver  *graph.Resolver
	api       *api.API
	render    *render.Renderer
	metrics   *metrics.Metrics
	handler   http.Handler
	storybook http.Handler      // nil if none is set
	hosts     *sources.Hosts    // nil: the site answers from its own store
	mails     []*deliver.Worker // none without a mail server
	alerts    *alerts.Store     // nil without a mail server
	erasures  *desk.Erasures
	redis     *ratelimit.Redis // nil if none is set
	counters  *statistics.Counters
	retention desk.Retention
	desk      http.Handler

	certificate certificate.Source // nil if a proxy ends TLS, or nobody
}

// newSite opens the parts side by side, then connects them. The caller closes the store.
func newSite(ctx context.Context, a *app, set config.Serve) (*site, error) {
	s := &site{settings: set, url: a.SiteURL, log: a.log, now: a.now, metrics: metrics.New(),
		made: paper.Open(a.Content)}
	var parts errgroup.Group
	parts.Go(func() error { return s.loadContent(a) })
	parts.Go(s.loadClient)
	parts.Go(s.loadStorybook)
	parts.Go(func() error { return s.openStore(ctx, a) })
	err := parts.Wait()
	if err == nil && a.Samples == "" && a.ShowsSamples() && s.store.DB.WasPublic {
		a.Samples = "off" // what was public once is no trial, wherever a copy of it is served
		err = s.loadContent(a)
	}
	if err == nil {
		err = s.connect(ctx, a)
	}
	if err != nil && s.store != nil {
		_ = s.store.Close()
	}
	return s, err
}

func (s *site) loadContent(a *app) error {
	c, err := content.Open(a.Content, contentOptions(a, &s.settings))
	if err != nil {
		return fmt.Errorf("the content has errors:\n%w", err)
	}
	s.live.Store(c)
	return nil
}

// contentOptions are those of the settings, with what was made of the content.
func contentOptions(a *app, serve *config.Serve) content.Options {
	o := a.ContentOptions(serve)
	made := paper.Open(a.Content)
	o.Made = func(company *graph.Site, d graph.Document) *graph.DocumentFile {
		return made.PDF(paper.Document(company, d))
	}
	return o
}

// loadClient reads the built client and makes the engines that render it.
func (s *site) loadClient() (err error) {
	if s.client, err = static.Load(s.settings.Client); err != nil {
		return err
	}
	s.render, err = render.New(s.renderOptions())
	return err
}

func (s *site) loadStorybook() (err error) {
	if s.settings.Storybook != "" {
		s.storybook, err = static.Storybook(s.settings.Storybook)
	}
	return err
}

func (s *site) renderOptions() render.Options {
	head := s.client.Head
	if s.settings.Statistics == "on" {
		head += `<script src="/count.js" defer></script>`
	}
	return render.Options{
		Bundle: s.bundle(),
		Assets: render.Assets{
			Head: head, Styles: s.client.Styles, Later: s.client.Later,
			Scripts: s.client.Scripts, Chunks: s.client.Chunks,
		},
		Engines:  s.settings.Engines,
		Deadline: 10 * time.Second,
		Wait:     10 * time.Second,
		Execute: func(ctx context.Context, id string, variables map[string]any) (data, errs []byte) {
			return s.api.Execute(ctx, id, variables)
		},
		StructuredData: func(ctx context.Context, address graph.Address, country string) []byte {
			return s.resolver.StructuredData(ctx, address, country)
		},
		Revision: s.revision,
		Now:      s.now,
		Served: func(r *http.Request, missed []graph.MissedSearch) {
			s.counters.Page(r, missed)
		},
		Visitor:    s.settings.Visitors.IP,
		ThirdParty: render.Sources(captcha.SourcesOf(s.settings.Captcha)),
		Log:        s.log,
	}
}

// bundle is what renders pages.
func (s *site) bundle() render.Bundle {
	return render.Bundle{Script: s.client.Script, Compiled: s.client.Compiled, Operations: s.client.Operations}
}

// openStore opens the store, and the hosts if there are any.
func (s *site) openStore(ctx context.Context, a *app) (err error) {
	hosts := s.settings.Hosts
	o := a.storeOptions()
	o.DB.Now, o.DB.Timeout = a.now, a.timeout
	o.Inbox.Mail, o.Inbox.Confirm = s.settings.Mail != nil, s.settings.Confirms()
	o.Inbox.Deliver = hosts.Core != ""
	o.Inbox.Withdraw = o.Inbox.Deliver && hosts.Withdraw != ""
	o.Empty = o.Empty || o.Inbox.Deliver
	if s.store, err = store.Open(ctx, o); err != nil || !o.Inbox.Deliver {
		return err
	}
	s.hosts, err = sources.NewHosts(ctx, hosts.Kind, remote.Options{
		Core:         hosts.Core,
		ERP:          hosts.ERP,
		Origin:       s.url,
		Site:         hosts.SiteID,
		Multipart:    hosts.UploadAs == "multipart",
		WithdrawPath: hosts.Withdraw,
		Now:          a.now,
		Timeout:      a.timeout,
	}, s.store, a.log)
	return err
}

func (s *site) connect(ctx context.Context, a *app) error {
	secret, err := s.store.DB.Secret(ctx)
	if err != nil {
		return err
	}
	limits := ratelimit.Limits{Visitor: s.settings.Visitors.IP}
	if s.settings.RedisURL != "" {
		if s.redis, err = ratelimit.NewRedis(s.settings.RedisURL, s.url, a.timeout, s.log); err != nil {
			return cli.UsageError{Err: err}
		}
		if err := s.redis.Check(ctx); err != nil {
			return err
		}
		limits.Redis = s.redis
	}
	budgets, guard := s.protect(a, limits, secret)
	s.counters = statistics.New(s.store.DB, s.settings.Statistics == "on")
	s.resolver = &graph.Resolver{Content: func() graph.Content { return s.live.Load() }, Guard: guard, Now: s.now,
		Jobs: s.store.Jobs, SitePages: s.store.Pages, Intake: s.store.Inbox}
	if s.hosts != nil {
		s.hosts.Provide(s.resolver)
	}
	s.api = api.New(s.resolver, api.Options{
		Origin:    s.url,
		Documents: s.client.Documents,
		Timeout:   s.settings.Timeout,
		TempDir:   s.store.Inbox.TempDir(),
		Log:       s.log,
		Budgets:   budgets,
		Revision:  s.revision,
		Now:       s.now,

		CountSubmission: s.metrics.CountSubmission,
		CountError:      s.metrics.CountError,
		Missed:          s.counters.Missed,
	})
	s.handler = web.New(s.webOptions(budgets, secret))
	if server := s.settings.Mail; server != nil {
		s.connectMails(*server)
	}
	if s.erasures, err = desk.OpenErasures(s.store, secret); err != nil {
		return err
	}
	s.retention = desk.Retention{Store: s.store, Kept: s.kept}
	s.desk = s.newDesk(a, secret)
	return nil
}

// kept is how long submissions are kept, as pages state it.
func (s *site) kept() graph.Retention { return s.live.Load().Retention() }

func (s *site) newDesk(a *app, secret string) http.Handler {
	set := s.settings
	return desk.New(desk.Options{
		Store: s.store, Erasures: s.erasures, Name: a.company(), Version: cli.Build(), SiteURL: s.url,
		URL: set.AdminURL, Token: set.AdminToken,
		UserHeader: set.AdminUserHeader, IsTrusted: set.Visitors.FromProxy, Visitor: set.Visitors.IP, Secret: secret,
		Kept: s.kept, Counters: s.counters, Styles: s.client.AllStyles(), Files: s.client,
		HostsJobs: set.Hosts.Core != "",
		Check:     func(ctx context.Context) ([]string, error) { return s.findings(ctx, a) },
		Launch:    func(context.Context) ([]string, error) { return leftToDo(a, contentOptions(a, &s.settings)) },
		Log:       s.log,
	})
}

func (s *site) connectMails(server deliver.Server) {
	content := func() deliver.Content { return s.live.Load() }
	s.alerts = alerts.New(s.store.DB, s.store.Jobs, s.resolver.QueryAt)
	s.resolver.Alerts = s.alerts
	s.mails = []*deliver.Worker{
		deliver.NewMails(s.store.Inbox, s.store.Inbox, s.store.Jobs, content, server, s.log),
		deliver.NewAlerts(s.alerts, s.store.Jobs, s.resolver.QueryAt, content, server, s.log),
	}
}

// protect makes every budget from the two settings, and the captcha.
func (s *site) protect(a *app, limits ratelimit.Limits, secret string) (httputil.Budgets, graph.Guard) {
	sends, queries := s.settings.SendLimit, s.settings.QueryLimit
	received := limits.New("sends", "submissions", sends)
	budgets := httputil.Budgets{
		Attempts: limits.New("attempts", "attempts", 10*sends),
		Sends:    received,
		Uploads:  limits.New("uploads", "files", graph.MaxFiles*sends),
		Counts:   limits.New("counts", "views", 10*sends),
		Queries:  limits.New("queries", "requests", queries),
		Site:     limits.New("site", "requests", 10*queries),
	}
	switch name := s.settings.Captcha; {
	case name == "pow":
		return budgets, captcha.ProofOfWork{Key: secret, UseOnce: s.store.DB.UseOnce, Now: s.now}
	case captcha.IsProvider(name):
		provider := captcha.NewProvider(captcha.ProviderOptions{
			Name:      name,
			SiteKey:   s.settings.CaptchaSiteKey,
			Secret:    s.settings.CaptchaSecret,
			Origin:    s.url,
			VerifyURL: a.captchaURL,
			Log:       s.log,
		})
		// While the provider is down visitors pass unchecked, and may send half as much.
		unchecked := limits.New("unchecked", "submissions", max(1, sends/2))
		budgets.Sends = ratelimit.Conditional{Limiter: received, Also: unchecked, While: provider.Down}
		return budgets, provider
	}
	return budgets, captcha.Off{}
}

func (s *site) webOptions(budgets httputil.Budgets, secret string) web.Options {
	o := web.Options{
		Origin:     s.url,
		HSTS:       s.settings.Strict,
		Visitors:   s.settings.Visitors,
		Isolated:   !captcha.IsProvider(s.settings.Captcha),
		Middleware: []func(http.Handler) http.Handler{s.metrics.Measure, logging.Requests(s.log)},
		Content:    func() web.Content { return s.live.Load() },
		Resolver:   s.resolver,
		Pages:      s.render,
		API:        s.api,
		Files:      s.client,
		Storybook:  s.storybook,
		PageCard:   s.made.PageCard,
		JobCard:    s.made.JobCard,
		StoredJobs: s.store.Jobs,
		TempDir:    s.store.Inbox.TempDir(),
		Budgets:    budgets,
		Secret:     secret,

		CountSubmission: s.metrics.CountSubmission,

		Ready: s.ready,
		Now:   s.now,
		Log:   s.log,
	}
	if s.counters.On {
		o.Count = s.counters.Count
	}
	return o
}

// isFull reports whether a disk has no room for a few files of visitors.
func isFull(free, all uint64) bool { return free < min(32<<20, all/20) }

// ready reports whether this machine could store what a visitor sends. One of several is not ready a little before its
// disk is full, so that visitors are sent to the others in time.
func (s *site) ready(ctx context.Context) error {
	if s.store.DB.Several() {
		free, all, err := diskOf(s.store.DB.Dir)
		if err == nil && isFull(free, all) {
			return fmt.Errorf("the disk of DATA is almost full, with %d MB free", free>>20)
		}
	}
	return s.store.DB.Ping(ctx)
}

// revision names the state of everything that pages are made of, except the time: see graph.Validity. The half
// hour is part of it, because pages say how long ago a job was posted and whether it closes today, where it is.
func (s *site) revision() string {
	now := s.now()
	// Every request needs it, and fmt would take ten times as long.
	revision := s.live.Load().Revision() + "." + strconv.FormatInt(s.store.Jobs.Revision(), 36) + "." +
		strconv.FormatInt(now.Unix()/(30*60), 36)
	if s.hosts != nil {
		revision += "." + s.hosts.Revision(now)
	}
	return revision
}
