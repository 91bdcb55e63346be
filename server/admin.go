package main

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"net/http/pprof"

	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// adminHandler is what whoever runs the program may ask: figures for Prometheus, and profiles. It is served on
// an address of its own, never on the public one.
func (s *site) adminHandler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(s.metrics.registry, promhttp.HandlerOpts{MaxRequestsInFlight: 3}))
	mux.HandleFunc("GET /debug/pprof/", pprof.Index)
	mux.HandleFunc("GET /debug/pprof/cmdline", pprof.Cmdline)
	mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	return mux
}

// listenAdmin listens on the admin address, if there is one.
func listenAdmin(addr string) (net.Listener, error) {
	if addr == "" {
		return nil, nil
	}
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return nil, fmt.Errorf("listen on %s: %w: set ADMIN_ADDR to host:port, such as 127.0.0.1:9090, or leave it out", addr, err)
	}
	return l, nil
}

// serveAdmin answers until ctx is done. Its end is not the site's.
func (s *site) serveAdmin(ctx context.Context, l net.Listener) {
	s.metrics.registry.MustRegister(state{s})
	if err := serve(ctx, l, s.adminHandler(), s.settings.Grace); err != nil {
		s.log.Error("serve the admin address", "error", err)
	}
}
