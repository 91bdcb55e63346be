package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync"
	"syscall"
	"time"

	"hire360/server/content"
)

type serveCommand struct{ serveSettings }

// Run serves the site until ctx is done.
func (c *serveCommand) Run(ctx context.Context, w *world) error {
	s, err := newSite(ctx, w, c.serveSettings)
	if err != nil {
		return err
	}
	defer func() {
		if err := s.store.Close(); err != nil {
			w.log.Error("close the store", "error", err)
		}
	}()
	l, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return listenFault(c.Addr, err)
	}
	admin, err := listenAdmin(c.AdminAddr)
	if err != nil {
		return errors.Join(err, l.Close())
	}
	ctx, stop := context.WithCancel(ctx)
	go s.store.Run(ctx)
	settled := s.carry(ctx)
	defer func() {
		stop()
		select {
		case <-settled():
		case <-time.After(c.Grace):
		}
	}()
	if w.Content != "" {
		go content.Watch(w.Content, w.contentOptions(c.Country), w.log, s.live.Replace)(ctx)
	}
	if !w.cold {
		go s.render.Run(ctx)
		go s.render.Warm(ctx, s.live.Current().Paths())
	}
	about := []any{"url", w.SiteURL, "listening", l.Addr().String(), "data", w.Data, "hosts", "embedded"}
	if m := s.remote; m != nil {
		about = append(about[:len(about)-1], m.kind, "core", m.core, "erp", m.erp)
	}
	if admin != nil {
		about = append(about, "admin", admin.Addr().String())
		go s.serveAdmin(ctx, admin)
	}
	w.log.Info("serving", about...)
	if w.ready != nil {
		w.ready(l.Addr().String())
	}
	err = serve(ctx, l, s.handler(), c.Grace)
	w.log.Info("stopped")
	return err
}

// carry sends mails and speaks with the hosts until ctx is done. What it returns is called when nothing is
// taken in any more; its channel is closed when the last delivery that was under way is settled.
func (s *site) carry(ctx context.Context) (settled func() <-chan struct{}) {
	var all sync.WaitGroup
	if s.mails != nil {
		all.Go(func() { s.mails.Run(ctx) })
	}
	if s.remote != nil {
		all.Go(func() { s.remote.run(ctx) })
	}
	return func() <-chan struct{} {
		done := make(chan struct{})
		go func() {
			all.Wait()
			if s.remote != nil {
				s.remote.intake.Wait()
			}
			close(done)
		}()
		return done
	}
}

func listenFault(addr string, err error) error {
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("%s is taken by another program: stop that one, or set ADDR to another port, such as :8081", addr)
	}
	return fmt.Errorf("listen on %s: %w: set ADDR to host:port, such as :8080", addr, err)
}

// serve answers until ctx is done, then lets running requests end within the grace.
func serve(ctx context.Context, l net.Listener, h http.Handler, grace time.Duration) error {
	srv := &http.Server{Handler: h, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 2 * time.Minute, WriteTimeout: 2 * time.Minute,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 32 << 10}
	failed := make(chan error, 1)
	go func() { failed <- srv.Serve(l) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	done, cancel := context.WithTimeout(context.WithoutCancel(ctx), grace)
	defer cancel()
	if err := srv.Shutdown(done); err != nil {
		return fmt.Errorf("stop: some requests did not end within %s", grace)
	}
	return nil
}
