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

var (
	deliveries = desc("deliveries",
		"Pending deliveries and dead letters, by kind and state (pending, dead).", "kind", "state")
	deliveryLag = desc("delivery_lag_seconds",
		"Age of the oldest pending delivery, by kind.", "kind")
	waitingHere = desc("waiting_here",
		"Submissions and files that only this machine has, because PostgreSQL or the bucket is unavailable.", "what")
	databaseAway = desc("database_away_seconds",
		"How long PostgreSQL has been unreachable; 0 if it is reachable, and with SQLite.")
	jobsRevision = desc("jobs_revision",
		"Number of the latest change to the jobs on this machine.")
	enginesBusy = desc("render_engines_busy",
		"Busy rendering engines.")
	enginesAll = desc("render_engines",
		"Number of rendering engines.")
	renders = desc("renders_total",
		"Renders, also those that nobody waited for.")
	renderFailures = desc("render_failures_total",
		"Failed renders; visitors got an older page or a fallback.")
	cachedPages = desc("page_cache_pages",
		"Cached pages.")
	cachedBytes = desc("page_cache_bytes",
		"Size of the cached pages in memory, in bytes.")
	cacheAnswers = desc("page_cache_answers_total",
		"Page requests, by what was served: "+
			"fresh (cache hit), old (stale while a new page was rendered), made (newly rendered).", "how")
	queriesExecuted = desc("graphql_executed_total",
		"Operations that were executed, and not answered from the response cache.")
	hostAnswers = desc("host_answers_total",
		"Responses from the hosts, by call and whether they were good.", "call", "good")
	hostResting = desc("host_resting",
		"1 while the circuit breaker of a host call is open.", "call")
	hostUnread = desc("host_values_not_understood",
		"Values of the host's list of jobs that are left out because they are not understood, by field; "+
			"job: those without id or title.", "field")
	jobsAge = desc("jobs_age_seconds",
		"Age of the job list from the host.")
)

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
	to.gauge(jobsRevision, float64(s.JobsRevision))
	to.gauge(databaseAway, s.DatabaseAway.Seconds())
	to.queues(s)
	to.pages(s)
	to.counter(queriesExecuted, s.Executed)
	to.hosts(s)
}

func (to sink) queues(s State) {
	for _, q := range s.Queues {
		to.gauge(deliveries, float64(q.Number), string(q.Kind), q.State)
		if q.State == "pending" {
			to.gauge(deliveryLag, max(s.Now.Sub(q.Oldest).Seconds(), 0), string(q.Kind))
		}
	}
	if s.Unshared != nil {
		to.gauge(waitingHere, float64(s.Unshared.Submissions), "submissions")
		to.gauge(waitingHere, float64(s.Unshared.Files), "files")
	}
}

func (to sink) pages(s State) {
	to.gauge(enginesBusy, float64(s.Pages.Busy))
	to.gauge(enginesAll, float64(s.Pages.Engines))
	to.gauge(cachedPages, float64(s.Pages.Pages))
	to.gauge(cachedBytes, float64(s.Pages.Bytes))
	to.counter(renders, s.Renders)
	to.counter(renderFailures, s.RenderFailures)
	to.counter(cacheAnswers, s.Pages.Fresh, "fresh")
	to.counter(cacheAnswers, s.Pages.Stale, "old")
	to.counter(cacheAnswers, s.Pages.Rendered, "made")
}

func (to sink) hosts(s State) {
	if s.JobsAge != nil {
		to.gauge(jobsAge, s.JobsAge.Seconds())
	}
	for field, n := range s.Unread {
		to.gauge(hostUnread, float64(n), field)
	}
	for _, c := range s.Calls {
		resting := 0.0
		if c.Resting {
			resting = 1
		}
		to.gauge(hostResting, resting, c.Name)
		to.counter(hostAnswers, c.Good, c.Name, "true")
		to.counter(hostAnswers, c.Bad, c.Name, "false")
	}
}
