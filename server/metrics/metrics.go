// Package metrics measures requests, and serves metrics and profiles to the operator.
package metrics

import (
	"net/http"
	"strconv"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"hire360/graph"
	"hire360/server/httputil"
)

// Metrics are the program's metrics. No label contains anything that a visitor chose.
type Metrics struct {
	registry    *prometheus.Registry
	requests    *prometheus.HistogramVec
	submissions *prometheus.CounterVec
	errors      *prometheus.CounterVec
}

// New returns metrics of requests, the Go runtime and the process.
func New() *Metrics {
	requests := prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name:    "site_request_seconds",
		Help:    "Request duration, by route and first digit of the status.",
		Buckets: []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10},
	}, []string{"route", "status"})
	submissions := prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "site_submissions_total",
		Help: "Enquiries, applications, additions to them, withdrawals, changes of alerts and files " +
			"by what became of them: RECEIVED, or the code of the error. " +
			"The kind form is one that was refused before it was read.",
	}, []string{"kind", "code"})
	failures := prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "site_graphql_errors_total",
		Help: "Errors in GraphQL responses and pages, by code.",
	}, []string{"code"})
	m := &Metrics{prometheus.NewRegistry(), requests, submissions, failures}
	// A series that begins with its first error shows no increase.
	failures.WithLabelValues(graph.CodeInternal)
	for _, kind := range []string{"enquiry", "application", "addition", "withdrawal", "alert", "file", "form"} {
		for _, code := range []string{graph.CodeReceived, graph.CodeInternal, "RATE_LIMITED",
			string(graph.UserErrorCodeCaptcha)} {
			submissions.WithLabelValues(kind, code)
		}
	}
	m.registry.MustRegister(requests, submissions, failures, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}), collectors.NewBuildInfoCollector())
	return m
}

// CountSubmission counts what became of an enquiry, an application, an addition to one, a withdrawal, a change of an
// alert, a file or a form.
func (m *Metrics) CountSubmission(kind, code string) { m.submissions.WithLabelValues(kind, code).Inc() }

// CountError counts an error of a GraphQL response.
func (m *Metrics) CountError(code string) { m.errors.WithLabelValues(code).Inc() }

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
