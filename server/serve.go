package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"hire360/graph"
	"hire360/server/cli"
	"hire360/server/config"
	"hire360/server/content"
	"hire360/server/desk"
	"hire360/server/httputil"
	"hire360/server/metrics"
)

type serveCommand struct{ config.Serve }

// Run serves the site until ctx is done.
func (c *serveCommand) Run(ctx context.Context, a *app) error {
	if err := c.TLS.Check(a.SiteURL); err != nil {
		return cli.UsageError{Err: err}
	}
	hangUps := make(chan os.Signal, 1)
	signal.Notify(hangUps, syscall.SIGHUP)
	defer close(hangUps)
	defer signal.Stop(hangUps)
	go func() {
		for range hangUps {
			a.log.Info("SIGHUP changes nothing: certificates and content are read again when their files change")
		}
	}()
	for name, setting := range config.Misspelled(os.Environ()) {
		a.log.Warn("a variable of the environment is not a setting", "variable", name, "instead of", setting)
	}
	s, err := newSite(ctx, a, c.Serve)
	if err != nil {
		return err
	}
	defer func() {
		if err := s.store.Close(); err != nil {
			a.log.Error("close the store", "error", err)
		}
	}()
	defer func() { // what was counted since the last minute
		if err := s.counters.Write(context.WithoutCancel(ctx)); err != nil {
			a.log.Error("write the statistics", "error", err)
		}
	}()
	if a.connected != nil {
		a.connected(s)
	}
	if c.Client == "" {
		store, err := s.client.Keep(filepath.Join(a.Data, "client"))
		if err != nil {
			a.log.Warn("pages opened before the upgrade may stop working", "error", err)
		}
		var storing sync.WaitGroup
		storing.Go(func() {
			if err := store(); err != nil {
				a.log.Warn("pages that are open do not survive the next upgrade", "error", err)
			}
		})
		defer storing.Wait()
	}
	// Before anything waiting here is transferred, and before a visitor could see what a restore brought back.
	switch _, err := s.erasures.Again(ctx, desk.Server); {
	case errors.Is(err, fs.ErrPermission): // mails to who was erased would go out
		return fmt.Errorf("people who were erased cannot be erased again: %w: "+
			"give this user write permission for all of %s", err, a.Data)
	case err != nil && !errors.Is(err, graph.ErrUnavailable):
		a.log.Error("erase again", "error", err)
	}
	l, err := httputil.Listen(c.Addr)
	if err != nil {
		return err
	}
	admin, err := metrics.Listen(c.AdminAddr)
	if err != nil {
		return errors.Join(err, l.Close())
	}
	ctx, stop := context.WithCancel(ctx)
	go s.erasures.Run(ctx)
	go s.retention.Run(ctx)
	go s.counters.Run(ctx)
	go s.store.Run(ctx)
	if s.alerts != nil {
		go s.alerts.Run(ctx)
	}
	wait := s.deliver(ctx)
	overdue := make(chan struct{}) // requests and deliveries end at the same time, and their outcome takes a moment
	context.AfterFunc(ctx, func() {
		time.Sleep(c.Grace + time.Second)
		close(overdue)
	})
	defer func() {
		stop()
		delivered := make(chan struct{})
		go func() {
			wait()
			close(delivered)
		}()
		select {
		case <-delivered:
		case <-overdue:
		}
	}()
	s.prepare(ctx, a)
	if admin != nil {
		go s.serveAdmin(ctx, admin)
	}
	front, err := s.secure(ctx, a, l)
	if err != nil {
		return err
	}
	s.announce(a, l, admin)
	if a.listening != nil {
		a.listening(l.Addr().String())
	}
	err = httputil.Serve(ctx, front, s.handler, c.Grace, a.log)
	a.log.Info("stopped")
	return err
}

// prepare watches the content folder and renders pages before they are requested, until ctx is done. In development,
// which starts the server again after each change, pages are rendered only when they are requested.
func (s *site) prepare(ctx context.Context, a *app) {
	if a.Content != "" {
		go content.Watch(a.Content, contentOptions(a, &s.settings), a.log, s.live.Store)(ctx)
	}
	if !a.cold && s.settings.Client == "" {
		go s.render.Run(ctx)
		go s.render.Warm(ctx, s.live.Load().Paths())
	}
}

func (s *site) announce(a *app, l, admin net.Listener) {
	about := []any{"version", cli.Build(), "url", a.SiteURL, "listening", l.Addr().String(), "data", a.Data}
	if s.hosts != nil {
		about = append(about, s.hosts.Describe()...)
	} else {
		about = append(about, "hosts", "embedded")
	}
	if admin != nil {
		about = append(about, "admin", admin.Addr().String())
		if at, ok := admin.Addr().(*net.TCPAddr); ok && at.IP.IsUnspecified() {
			a.log.Warn("ADMIN_ADDR listens on every address: make sure that nobody outside reaches its port")
		}
	}
	a.log.Info("serving", about...)
}

// serveAdmin serves the desk, figures and profiles until ctx is done. The site does not stop with it.
func (s *site) serveAdmin(ctx context.Context, l net.Listener) {
	s.metrics.Report(s.report)
	if s.store.DB.Several() {
		s.metrics.ReportPool(s.store.DB.Primary.Write, "postgresql")
	}
	mux := http.NewServeMux()
	mux.Handle("/", s.desk)
	mux.Handle("/metrics", s.metrics.Handler())
	mux.Handle("/debug/pprof/", s.metrics.Handler())
	if err := httputil.Serve(ctx, l, mux, s.settings.Grace, s.log); err != nil {
		s.log.Error("serve the admin address", "error", err)
	}
}

// deliver sends mails and talks to the hosts until ctx is done. Call the function that it returns after the last
// request: it waits until no delivery is under way.
func (s *site) deliver(ctx context.Context) (wait func()) {
	var workers sync.WaitGroup
	if s.hosts != nil {
		workers.Go(func() { s.hosts.Run(ctx) })
	}
	for _, w := range s.mails {
		workers.Go(func() { w.Run(ctx) })
	}
	return func() {
		workers.Wait()
		if s.hosts != nil {
			s.hosts.Wait()
		}
	}
}
