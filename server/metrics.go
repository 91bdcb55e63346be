package main

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
)

// metrics are what a watcher of the program is told. No label holds anything a visitor chose.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec
}

func newMetrics() *metrics {
	m := &metrics{registry: prometheus.NewRegistry(), requests: prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "site_request_seconds", Help: "Time of requests, by the kind of route and the first digit of the status.",
		Buckets: []float64{.0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10},
	}, []string{"route", "status"})}
	m.registry.MustRegister(m.requests, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}), collectors.NewBuildInfoCollector())
	return m
}

// timed measures each request.
func (m *metrics) timed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ww := observed(w, r)
		begun := time.Now()
		defer func() {
			m.requests.WithLabelValues(routeKind(r), strconv.Itoa(ww.Status()/100)+"xx").Observe(time.Since(begun).Seconds())
		}()
		next.ServeHTTP(ww, r)
	})
}

// routeKind is the pattern of the route that answered: one of the few in routes.go, whatever was asked for.
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

// state is read from the site's parts when somebody asks.
type state struct{ *site }

func described(name, help string, labels ...string) *prometheus.Desc {
	return prometheus.NewDesc("site_"+name, help, labels, nil)
}

var (
	waitingDeliveries = described("deliveries", "Deliveries that have not arrived, by kind and state (pending, dead).", "kind", "state")
	deliveryLag       = described("delivery_lag_seconds", "Age of the oldest delivery on its way, by kind.", "kind")
	waitingHere       = described("waiting_here", "What only this machine has, because the shared database or the bucket was away, by what it is.", "what")
	databaseAway      = described("database_away_seconds", "How long the shared database cannot be reached; 0 while it can, and with SQLite.")
	jobsRevision      = described("jobs_revision", "Number of the last change of jobs that this machine shows.")
	enginesBusy       = described("render_engines_busy", "Engines that render a page at this moment.")
	enginesAll        = described("render_engines", "Engines there are.")
	renderFailures    = described("render_failures_total", "Renders that failed and were answered by an older page or a shell.")
	cachedPages       = described("page_cache_pages", "Pages kept in memory.")
	cachedBytes       = described("page_cache_bytes", "Bytes of memory of the kept pages.")
	cacheAnswers      = described("page_cache_answers_total", "Requests for pages, by how they were answered: fresh, old (another is being made), made.", "how")
	queriesExecuted   = described("graphql_executed_total", "Queries that were executed because no answer was at hand, by what executed them: plan, executor.", "by")
	hostAnswers       = described("host_answers_total", "Answers of the hosts, by call and whether they were good.", "call", "good")
	hostResting       = described("host_resting", "1 while a call to a host is left in peace, because it failed too often.", "call")
	listAge           = described("jobs_age_seconds", "Age of the list of jobs from the host.")
)

// Describe tells nothing in advance: what there is depends on the settings.
func (s state) Describe(chan<- *prometheus.Desc) {}

// Collect reads everything.
func (s state) Collect(to chan<- prometheus.Metric) {
	gauge := func(d *prometheus.Desc, v float64, labels ...string) {
		to <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, v, labels...)
	}
	counter := func(d *prometheus.Desc, v int64, labels ...string) {
		to <- prometheus.MustNewConstMetric(d, prometheus.CounterValue, float64(v), labels...)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	s.collectStore(ctx, gauge)
	pages := s.render.State()
	gauge(enginesBusy, float64(pages.Busy))
	gauge(enginesAll, float64(pages.Engines))
	gauge(cachedPages, float64(pages.Pages))
	gauge(cachedBytes, float64(pages.Bytes))
	counter(renderFailures, s.render.Failures())
	counter(cacheAnswers, pages.Fresh, "fresh")
	counter(cacheAnswers, pages.Old, "old")
	counter(cacheAnswers, pages.Made, "made")
	byPlan, byExecutor := s.api.Executed()
	counter(queriesExecuted, byPlan, "plan")
	counter(queriesExecuted, byExecutor, "executor")
	if s.remote == nil {
		return
	}
	if _, at := s.remote.jobs.Stale(); !at.IsZero() {
		gauge(listAge, s.now().Sub(at).Seconds())
	}
	for _, h := range s.remote.client.Health() {
		resting := 0.0
		if h.Resting {
			resting = 1
		}
		gauge(hostResting, resting, h.Call)
		counter(hostAnswers, h.Good, h.Call, "true")
		counter(hostAnswers, h.Bad, h.Call, "false")
	}
}

func (s state) collectStore(ctx context.Context, gauge func(*prometheus.Desc, float64, ...string)) {
	gauge(jobsRevision, float64(s.store.Jobs.Revision()))
	away := 0.0
	if since, is := s.store.DB.AwaySince(); is {
		away = time.Since(since).Seconds()
	}
	gauge(databaseAway, away)
	if queues, err := s.store.Inbox.Queues(ctx); err == nil { // an error is told by what is missing, and by database_away_seconds
		for _, q := range queues {
			gauge(waitingDeliveries, float64(q.Number), string(q.Kind), q.State)
			if q.State == "pending" {
				gauge(deliveryLag, max(s.now().Sub(q.Oldest).Seconds(), 0), string(q.Kind))
			}
		}
	}
	if submissions, files, err := s.store.Inbox.Waiting(ctx); err == nil {
		gauge(waitingHere, float64(submissions), "submissions")
		gauge(waitingHere, float64(files), "files")
	}
}
