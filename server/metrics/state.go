package metrics

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"hire360/graph"
)

// State is what the site's parts report at one moment.
type State struct {
	// Now is that moment, by the clock of the site.
	Now time.Time
	// JobsRevision is the number of the last change of jobs that this machine shows.
	JobsRevision uint64
	// DatabaseAway is how long the shared database has been unavailable; 0 while it is available.
	DatabaseAway time.Duration
	// Queues are the deliveries that have not arrived.
	Queues []Queue
	// Unshared is what only this machine has; nil when it could not be counted.
	Unshared *Unshared
	Pages    Pages
	// RenderFailures counts renders that were answered by an older page or without a rendered page.
	RenderFailures int64
	// ByPlan and ByExecutor count executed queries.
	ByPlan, ByExecutor int64
	// JobsAge is the age of the hosts' list of jobs; nil without hosts and before the first list.
	JobsAge *time.Duration
	// Calls are those to the hosts.
	Calls []Call
}

// Queue counts deliveries of one kind in one state.
type Queue struct {
	Kind graph.DeliveryKind
	// State is pending or dead.
	State  string
	Number int
	// Oldest is when the first of them was queued.
	Oldest time.Time
}

// Unshared counts what waits on this machine until the shared database or the bucket is available again.
type Unshared struct{ Submissions, Files int }

// Pages is how busy the page renderer is, and what it keeps.
type Pages struct {
	// Engines there are; Busy ones render at this moment.
	Engines, Busy int
	// Pages are kept, in so many Bytes.
	Pages, Bytes int
	// Fresh requests were answered from the cache as it was, Stale ones with a page whose successor was being rendered,
	// Rendered ones with a new page.
	Fresh, Stale, Rendered int64
}

// Call is the health of one call to a host.
type Call struct {
	Name string
	// Resting says that the call is not made for the moment, because it failed too often.
	Resting bool
	// Good and Bad count its responses.
	Good, Bad int64
}

// collector reads the state whenever the figures are requested.
type collector func(context.Context) State

// Report adds the figures of the site's parts, which read returns.
func (m *Metrics) Report(read func(context.Context) State) { m.registry.MustRegister(collector(read)) }

func desc(name, help string, labels ...string) *prometheus.Desc {
	return prometheus.NewDesc("site_"+name, help, labels, nil)
}

var (
	deliveries = desc("deliveries",
		"Deliveries that have not arrived, by kind and state (pending, dead).", "kind", "state")
	deliveryLag = desc("delivery_lag_seconds",
		"Age of the oldest delivery on its way, by kind.", "kind")
	waitingHere = desc("waiting_here",
		"What only this machine has, because the shared database or the bucket was away, by what it is.", "what")
	databaseAway = desc("database_away_seconds",
		"How long the shared database cannot be reached; 0 while it can, and with SQLite.")
	jobsRevision = desc("jobs_revision",
		"Number of the last change of jobs that this machine shows.")
	enginesBusy = desc("render_engines_busy",
		"Engines that render a page at this moment.")
	enginesAll = desc("render_engines",
		"Engines there are.")
	renderFailures = desc("render_failures_total",
		"Renders that failed and were answered by an older page or a shell.")
	cachedPages = desc("page_cache_pages",
		"Pages kept in memory.")
	cachedBytes = desc("page_cache_bytes",
		"Bytes of memory of the kept pages.")
	cacheAnswers = desc("page_cache_answers_total",
		"Requests for pages, by how they were answered: fresh, old (another is being made), made.", "how")
	queriesExecuted = desc("graphql_executed_total",
		"Queries that were executed because no answer was at hand, by what executed them: plan, executor.", "by")
	hostAnswers = desc("host_answers_total",
		"Answers of the hosts, by call and whether they were good.", "call", "good")
	hostResting = desc("host_resting",
		"1 while a call to a host is left in peace, because it failed too often.", "call")
	jobsAge = desc("jobs_age_seconds",
		"Age of the list of jobs from the host.")
)

// Describe says nothing in advance: which figures there are depends on the settings.
func (collector) Describe(chan<- *prometheus.Desc) {}

// sink is where figures go.
type sink chan<- prometheus.Metric

func (to sink) gauge(d *prometheus.Desc, v float64, labels ...string) {
	to <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, v, labels...)
}

func (to sink) counter(d *prometheus.Desc, v int64, labels ...string) {
	to <- prometheus.MustNewConstMetric(d, prometheus.CounterValue, float64(v), labels...)
}

// Collect reads the state and sends its figures.
func (read collector) Collect(metrics chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	s, to := read(ctx), sink(metrics)
	to.gauge(jobsRevision, float64(s.JobsRevision))
	to.gauge(databaseAway, s.DatabaseAway.Seconds())
	to.queues(s)
	to.pages(s)
	to.counter(queriesExecuted, s.ByPlan, "plan")
	to.counter(queriesExecuted, s.ByExecutor, "executor")
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
	to.counter(renderFailures, s.RenderFailures)
	to.counter(cacheAnswers, s.Pages.Fresh, "fresh")
	to.counter(cacheAnswers, s.Pages.Stale, "old")
	to.counter(cacheAnswers, s.Pages.Rendered, "made")
}

func (to sink) hosts(s State) {
	if s.JobsAge != nil {
		to.gauge(jobsAge, s.JobsAge.Seconds())
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
