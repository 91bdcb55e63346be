package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"strconv"
	"time"

	"golang.org/x/sync/errgroup"

	"hire360/graph"
	"hire360/server/api"
	"hire360/server/captcha"
	"hire360/server/card"
	"hire360/server/cli"
	"hire360/server/content"
	"hire360/server/deliver"
	pagedocument "hire360/server/document"
	"hire360/server/logging"
	"hire360/server/metrics"
	"hire360/server/ratelimit"
	"hire360/server/render"
	"hire360/server/static"
	"hire360/server/store"
	"hire360/server/web"
)

// site is the connected parts of a site.
type site struct {
	settings serveSettings
	url      string
	log      *slog.Logger
	now      func() time.Time
	client   *static.Client
	live     *content.Live
	store    *store.Store
	resolver *graph.Resolver
	api      *api.API
	render   *render.Renderer
	metrics  *metrics.Metrics
	handler  http.Handler
	mails    *deliver.Worker // nil without a mail server
	remote   *remoteMode     // nil when the site answers from its own store
}

// newSite opens the parts side by side, then connects them. The caller closes the store.
func newSite(ctx context.Context, a *app, set serveSettings) (*site, error) {
	s := &site{settings: set, url: a.SiteURL, log: a.log, now: a.now, metrics: metrics.New()}
	hosts, err := set.hosts()
	if err != nil {
		return nil, cli.UsageError{Err: err}
	}
	var parts errgroup.Group
	parts.Go(func() error {
		c, err := a.readContent(s.contentOptions(a))
		if err != nil {
			return fmt.Errorf("the content has mistakes:\n%w", err)
		}
		s.live = content.NewLive(c)
		return nil
	})
	parts.Go(s.loadClient)
	parts.Go(func() error { return s.openStore(ctx, a, hosts) })
	err = parts.Wait()
	if err == nil {
		err = s.connect(ctx, a)
	}
	if err != nil && s.store != nil {
		_ = s.store.Close()
	}
	return s, err
}

// contentOptions are those of the settings, with documents. They are made on request, when the site is connected.
func (s *site) contentOptions(a *app) content.Options {
	o := a.contentOptions(s.settings.Country)
	o.Make = func(company *graph.Site, page graph.Page, title string) ([]byte, int, error) {
		file, pages, err := pagedocument.Render(s.render.Draw, company, page, title)
		if err != nil {
			s.log.Error("make a document", "document", title, "error", err)
		}
		return file, pages, err
	}
	return o
}

// loadClient reads the built client and makes the engines that render it.
func (s *site) loadClient() (err error) {
	if s.client, err = static.Load(); err != nil {
		return err
	}
	s.render, err = render.New(render.Options{
		Bundle:  s.bundle(),
		Assets:  render.Assets{Head: s.client.Head, Foot: s.client.Foot, Chunks: s.client.Chunks},
		Engines: s.settings.Engines,
		Execute: s.execute,
		StructuredData: func(ctx context.Context, address graph.Address, country string) []byte {
			return s.resolver.StructuredData(ctx, address, country)
		},
		Revision:   s.revision,
		ThirdParty: render.Sources(captcha.SourcesOf(s.settings.Captcha)),
		Log:        s.log,
	})
	return err
}

// bundle is what renders pages.
func (s *site) bundle() render.Bundle {
	return render.Bundle{Script: s.client.Script, Compiled: s.client.Compiled, Operations: s.client.Operations}
}

func (s *site) openStore(ctx context.Context, a *app, hosts *hostPair) (err error) {
	s.store, err = store.Open(ctx, store.Options{
		Dir:      a.Data,
		Database: a.Database,
		Bucket:   a.Bucket,
		Log:      a.log,
		Now:      a.now,
		Slack:    a.slack,
		Mail:     s.settings.SMTPURL != "",
		Deliver:  hosts != nil,
		Empty:    hosts != nil,
	})
	if err == nil && hosts != nil {
		s.remote, err = newRemoteMode(ctx, a, *hosts, s.settings.SiteID, s.store)
	}
	return err
}

func (s *site) connect(ctx context.Context, a *app) error {
	visitors, err := s.settings.visitors()
	if err != nil {
		return cli.UsageError{Err: err}
	}
	secret, err := readSecret(ctx, a.Data, s.store.DB.Agree)
	if err != nil {
		return err
	}
	limits := ratelimit.Limits{Visitor: visitors.IP}
	if s.settings.RedisURL != "" {
		if limits.Redis, err = ratelimit.NewRedis(s.settings.RedisURL, s.url, s.log); err != nil {
			return cli.UsageError{Err: err}
		}
	}
	budgets, guard := s.protect(a, limits, secret)
	s.resolver = &graph.Resolver{
		Content:   s.live,
		Jobs:      s.store.Jobs,
		SitePages: s.store.Pages,
		Intake:    s.store.Inbox,
		Guard:     guard,
		Now:       s.now,
	}
	if m := s.remote; m != nil {
		s.resolver.Jobs, s.resolver.SitePages, s.resolver.Intake = m.jobs, m.pages, m.intake
	}
	s.api = api.New(s.resolver, api.Options{
		Origin:    s.url,
		Documents: s.client.Documents,
		Timeout:   s.settings.Timeout,
		TempDir:   s.store.Inbox.TempDir(),
		Log:       s.log,
		Budgets:   budgets,
		Revision:  s.revision,
	})
	s.handler = web.New(s.webOptions(visitors, budgets, secret))
	return s.connectMail()
}

// connectMail makes the worker that sends mails, if a mail server is set.
func (s *site) connectMail() error {
	mailServer, err := s.settings.mailServer()
	if err != nil {
		return cli.UsageError{Err: err}
	}
	if mailServer != nil {
		s.mails = deliver.NewMails(s.store.Inbox, s.store.Inbox, s.store.Jobs, s.live, *mailServer, s.log)
	}
	return nil
}

// protect makes every budget from the two settings, and the captcha.
func (s *site) protect(a *app, limits ratelimit.Limits, secret string) (api.Budgets, graph.Guard) {
	sends, queries := s.settings.SendLimit, s.settings.QueryLimit
	received := limits.New("sends", "submissions", sends)
	budgets := api.Budgets{
		Attempts: limits.New("attempts", "attempts", 10*sends),
		Sends:    received,
		Uploads:  limits.New("uploads", "files", graph.MaxFiles*sends),
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

func (s *site) webOptions(visitors web.Visitors, budgets api.Budgets, secret string) web.Options {
	return web.Options{
		Origin:     s.url,
		Visitors:   visitors,
		Isolated:   !captcha.IsProvider(s.settings.Captcha),
		Middleware: []func(http.Handler) http.Handler{s.metrics.Measure, logging.Requests(s.log)},
		Content:    s.live,
		Resolver:   s.resolver,
		Pages:      s.render,
		API:        s.api,
		Assets:     s.client,
		Playground: http.HandlerFunc(static.ServePlayground),
		PageCard: func(ctx context.Context, company string, p graph.Page) ([]byte, error) {
			return card.Of(company, p).PNG(ctx, s.render.Draw)
		},
		JobCard: func(ctx context.Context, company string, j *graph.Job) ([]byte, error) {
			return card.OfJob(company, j).PNG(ctx, s.render.Draw)
		},
		Uploads:    s.store.Inbox,
		StoredJobs: s.store.Jobs,
		TempDir:    s.store.Inbox.TempDir(),
		Budgets:    web.Budgets{Attempts: budgets.Attempts, Sends: budgets.Sends, Uploads: budgets.Uploads},
		Secret:     secret,
		Ready:      s.store.DB.Ping,
		Now:        s.now,
		Log:        s.log,
	}
}

func (s *site) execute(ctx context.Context, id string, variables map[string]any) (data, errs []byte) {
	result := s.api.Execute(ctx, id, variables)
	if len(result.Errors) > 0 {
		errs, _ = json.Marshal(result.Errors) // strings and paths always marshal
	}
	return result.Data, errs
}

// revision names the state of everything that pages are made of. The day is part of it, because pages say how long ago
// a job was posted.
func (s *site) revision() string {
	now := s.now()
	pages := strconv.FormatUint(s.store.Pages.Revision(), 36)
	if s.remote != nil {
		pages = s.remote.revision(now)
	}
	// Every request needs it, and fmt would take ten times as long.
	return s.live.Revision() + "." + strconv.FormatUint(s.store.Jobs.Revision(), 36) + "." + pages +
		"." + strconv.FormatInt(now.Unix()/(24*60*60), 36)
}
