package metrics

import (
	"fmt"
	"net"
	"net/http"
	_ "net/http/pprof" // adds the profiles to http.DefaultServeMux

	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Handler serves metrics for Prometheus, and profiles. It must not be reachable from outside.
func (m *Metrics) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{MaxRequestsInFlight: 3}))
	mux.Handle("GET /debug/pprof/", http.DefaultServeMux)
	return mux
}

// Listen listens on the admin address, host:port. It returns nil if the address is empty.
func Listen(addr string) (net.Listener, error) {
	if addr == "" {
		return nil, nil
	}
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return nil, fmt.Errorf("listen on %s: %w: "+
			"set ADMIN_ADDR to host:port, such as 127.0.0.1:9090, or remove it", addr, err)
	}
	return l, nil
}
