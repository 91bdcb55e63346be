package metrics

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"hire360/graph"
)

// State is the state of the site at one moment.
type State struct {
	// Now is that moment, by the site's clock.
	Now time.Time
	// JobsRevision is the number of the last change of jobs that this machine has.
	JobsRevision uint64
	// DatabaseAway is how long the shared database has been unavailable; 0 while it is available.
	DatabaseAway time.Duration
	// Queues are the deliveries that have not arrived.
	Queues []Queue
	// Unshared is what only this machine has; nil if it could not be counted.
	Unshared *Unshared
	Pages    Pages
	// Renders counts renders, also those that nobody waited for.
	Renders int64
	// RenderFailures counts failed renders, for which visitors got an older page or a fallback.
	RenderFailures int64
	// Executed counts operations that were not answered from the response cache.
	Executed int64
	// JobsAge is the age of the hosts' list of jobs; nil without hosts, and before the first list.
	JobsAge *time.Duration
	// Calls are the calls to the hosts.
	Calls []Call
	// Unread has, by field, how many values of the hosts' list of jobs were not understood, and under "job" how many
	// jobs had no id or title.
	Unread map[string]int
}

// Queue counts deliveries of one kind in one state.
type Queue struct {
	Kind graph.DeliveryKind
	// State is pending or dead.
	State  string
	Number int
	// Oldest is when the oldest of them was queued.
	Oldest time.Time
}

// Unshared counts what waits on this machine until the shared database or the bucket is available.
type Unshared struct{ Submissions, Files int }

// Pages is the load of the page renderer and of its cache.
type Pages struct {
	// Engines is the number of engines, Busy of those that are rendering.
	Engines, Busy int
	// Pages is the number of cached pages, Bytes their size in memory.
	Pages, Bytes int
	// Fresh counts requests served from the cache, Stale those that got an older page while a new one was being
	// rendered, Rendered those that waited for a new one.
	Fresh, Stale, Rendered int64
}

// Call is the health of one call to a host.
type Call struct {
	Name string
	// Resting reports whether the call is paused after repeated failures.
	Resting bool
	// Good and Bad count its responses.
	Good, Bad int64
}

// collector reads the state whenever the metrics are requested.
type collector func(context.Context) State

// Report adds metrics of the state that read returns.
func (m *Metrics) Report(read func(context.Context) State) { m.registry.MustRegister(collector(read)) }

func desc(name, help string, labels ...string) *prometheus.Desc {
	return prometheus.NewDesc("site_"+name, help, labels, nil)
}

// Describe sends nothing: which metrics exist depends on the settings.
func (collector) Describe(chan<- *prometheus.Desc) {}

// sink receives metrics.
type sink chan<- prometheus.Metric

func (to sink) gauge(d *prometheus.Desc, v float64, labels ...string) {
	to <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, v, labels...)
}

func (to sink) counter(d *prometheus.Desc, v int64, labels ...string) {
	to <- prometheus.MustNewConstMetric(d, prometheus.CounterValue, float64(v), labels...)
}

// Collect reads the state and sends its metrics.
func (read collector) Collect(metrics chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	s, to := read(ctx), sink(metrics)
	to.gauge(desc("jobs_revision", "Number of the latest change to the jobs on this machine."), float64(s.JobsRevision))
	to.gauge(desc("database_away_seconds",
		"How long PostgreSQL has been unreachable; 0 if it is reachable, and with SQLite."), s.DatabaseAway.Seconds())
	to.queues(s)
	to.pages(s)
	to.counter(desc("graphql_executed_total",
		"Operations that were executed, and not answered from the response cache."), s.Executed)
	to.hosts(s)
}

func (to sink) queues(s State) {
	deliveries := desc("deliveries",
		"Pending deliveries and dead letters, by kind and state (pending, dead).", "kind", "state")
	lag := desc("delivery_lag_seconds", "Age of the oldest pending delivery, by kind.", "kind")
	for _, q := range s.Queues {
		to.gauge(deliveries, float64(q.Number), string(q.Kind), q.State)
		if q.State == "pending" {
			to.gauge(lag, max(s.Now.Sub(q.Oldest).Seconds(), 0), string(q.Kind))
		}
	}
	if s.Unshared != nil {
		waiting := desc("waiting_here", "Submissions and files that only this machine has, "+
			"because PostgreSQL or the bucket is unavailable.", "what")
		to.gauge(waiting, float64(s.Unshared.Submissions), "submissions")
		to.gauge(waiting, float64(s.Unshared.Files), "files")
	}
}

func (to sink) pages(s State) {
	to.gauge(desc("render_engines_busy", "Busy rendering engines."), float64(s.Pages.Busy))
	to.gauge(desc("render_engines", "Number of rendering engines."), float64(s.Pages.Engines))
	to.gauge(desc("page_cache_pages", "Cached pages."), float64(s.Pages.Pages))
	to.gauge(desc("page_cache_bytes", "Size of the cached pages in memory, in bytes."), float64(s.Pages.Bytes))
	to.counter(desc("renders_total", "Renders, also those that nobody waited for."), s.Renders)
	to.counter(desc("render_failures_total", "Failed renders; visitors got an older page or a fallback."),
		s.RenderFailures)
	answers := desc("page_cache_answers_total", "Page requests, by what was served: "+
		"fresh (cache hit), old (stale while a new page was rendered), made (newly rendered).", "how")
	to.counter(answers, s.Pages.Fresh, "fresh")
	to.counter(answers, s.Pages.Stale, "old")
	to.counter(answers, s.Pages.Rendered, "made")
}

func (to sink) hosts(s State) {
	if s.JobsAge != nil {
		to.gauge(desc("jobs_age_seconds", "Age of the job list from the host."), s.JobsAge.Seconds())
	}
	unread := desc("host_values_not_understood",
		"Values of the host's list of jobs that are left out because they are not understood, by field; "+
			"job: those without id or title.", "field")
	for field, n := range s.Unread {
		to.gauge(unread, float64(n), field)
	}
	resting := desc("host_resting", "1 while the circuit breaker of a host call is open.", "call")
	answers := desc("host_answers_total",
		"Responses from the hosts, by call and whether they were good.", "call", "good")
	for _, c := range s.Calls {
		open := 0.0
		if c.Resting {
			open = 1
		}
		to.gauge(resting, open, c.Name)
		to.counter(answers, c.Good, c.Name, "true")
		to.counter(answers, c.Bad, c.Name, "false")
	}
}
