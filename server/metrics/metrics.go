// Package metrics measures requests, and serves metrics and profiles to the operator.
package metrics

import (
	"net/http"
	"strconv"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"hire360/server/httputil"
)

// Metrics are the program's metrics. No label contains anything that a visitor chose.
type Metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec
}

// New returns metrics of requests, the Go runtime and the process.
func New() *Metrics {
	requests := prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name:    "site_request_seconds",
		Help:    "Request duration, by route and first digit of the status.",
		Buckets: []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10},
	}, []string{"route", "status"})
	m := &Metrics{registry: prometheus.NewRegistry(), requests: requests}
	m.registry.MustRegister(requests, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}), collectors.NewBuildInfoCollector())
	return m
}

// Measure measures each request.
func (m *Metrics) Measure(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ww := httputil.Record(w, r)
		start := time.Now()
		defer func() {
			status := strconv.Itoa(ww.Status()/100) + "xx"
			m.requests.WithLabelValues(routeKind(r), status).Observe(time.Since(start).Seconds())
		}()
		next.ServeHTTP(ww, r)
	})
}

// routeKind is the pattern of the route that matched, so that the label has few values.
func routeKind(r *http.Request) string {
	switch pattern := chi.RouteContext(r.Context()).RoutePattern(); {
	case pattern == "/*" && r.Method == http.MethodPost:
		return "form"
	case pattern == "/*":
		return "page"
	case pattern == "":
		return "none"
	default:
		return pattern
	}
}
