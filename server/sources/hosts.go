// Package sources provides jobs, CMS pages and the intake of submissions from the hosts.
package sources

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"hire360/graph"
	"hire360/server/deliver"
	"hire360/server/metrics"
	"hire360/server/remote"
	"hire360/server/store"
)

// Hosts mirrors the jobs and pages of hosts in the store and delivers submissions to them.
type Hosts struct {
	kind   string
	core   string
	erp    string
	client *remote.Client
	jobs   *remote.Jobs
	pages  *remote.Pages
	intake *deliver.Intake
	worker *deliver.Worker
}

// NewHosts reads what the store has of the hosts. The kind, production or test, is for the log.
func NewHosts(ctx context.Context, kind string, o remote.Options, s *store.Store, log *slog.Logger) (*Hosts, error) {
	h := &Hosts{kind: kind, core: o.Core, erp: o.ERP, client: remote.New(o)}
	var err error
	if h.jobs, err = remote.NewJobs(ctx, h.client, s.Jobs, s.DB, log); err != nil {
		return nil, err
	}
	if h.pages, err = remote.NewPages(ctx, h.client, s.DB, log); err != nil {
		return nil, err
	}
	h.worker = deliver.NewHosts(s.Inbox, s.Inbox, h.jobs, h.client, log)
	h.intake = deliver.NewIntake(s.Inbox, h.worker, o.Timeout, log)
	return h, nil
}

// Provide sets the resolver's jobs, pages and intake.
func (h *Hosts) Provide(r *graph.Resolver) { r.Jobs, r.SitePages, r.Intake = h.jobs, h.pages, h.intake }

// Revision changes with the hosts' pages, with what visitors see of the age of the jobs, and every ten minutes, because
// counts and searches are the host's and change by themselves.
func (h *Hosts) Revision(now time.Time) string {
	age := ""
	if stale, asOf := h.jobs.Stale(); stale {
		age = fmt.Sprint(asOf.Unix())
	}
	return fmt.Sprintf("%s-%s-%d", h.pages.Revision(), age, now.Unix()/600)
}

// Run refreshes the data and delivers submissions until ctx is done and the last delivery ended.
func (h *Hosts) Run(ctx context.Context) {
	var all sync.WaitGroup
	for _, run := range []func(context.Context){h.jobs.Run, h.pages.Run, h.worker.Run} {
		all.Go(func() { run(ctx) })
	}
	all.Wait()
}

// Wait returns when no request delivers a submission. No request may begin after the call.
func (h *Hosts) Wait() { h.intake.Wait() }

// Describe names the hosts for the log, as keys and values.
func (h *Hosts) Describe() []any {
	return []any{"hosts", h.kind, "core", h.core, "erp", h.erp}
}

// Report sends the figures of the hosts.
func (h *Hosts) Report(to metrics.Sink, now time.Time) {
	if _, at := h.jobs.Stale(); !at.IsZero() {
		to.Gauge("jobs_age_seconds", "Age of the job list from the host.", now.Sub(at).Seconds())
	}
	for field, n := range h.jobs.Unread() {
		to.Gauge("host_values_not_understood",
			"Values of the host's list of jobs that are left out because they are not understood, by field; "+
				"job: those without id or title.", float64(n), "field", field)
	}
	for _, c := range h.client.Health() {
		resting := 0.0
		if c.Resting {
			resting = 1
		}
		to.Gauge("host_resting", "1 while the circuit breaker of a host call is open.", resting, "call", c.Call)
		const help = "Responses from the hosts, by call and whether they were good."
		to.Counter("host_answers_total", help, c.Good, "call", c.Call, "good", "true")
		to.Counter("host_answers_total", help, c.Bad, "call", c.Call, "good", "false")
	}
}
