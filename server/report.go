package main

import (
	"context"
	"time"

	"hire360/server/cli"
	"hire360/server/metrics"
)

// report sends what the parts report to the operator.
func (s *site) report(ctx context.Context, to metrics.Sink) {
	to.Gauge("jobs_revision", "Number of the latest change to the jobs on this machine.",
		float64(s.store.Jobs.Revision()))
	away := time.Duration(0)
	if since, unavailable := s.store.DB.UnavailableSince(); unavailable {
		away = time.Since(since)
	}
	to.Gauge("database_away_seconds",
		"How long PostgreSQL has been unreachable; 0 if it is reachable, and with SQLite.", away.Seconds())
	if s.store.DB.Several() {
		if ahead, err := s.store.DB.ClockAhead(ctx); err == nil {
			to.Gauge("database_clock_ahead_seconds", "By how much PostgreSQL's clock is ahead of this machine's.",
				ahead.Seconds())
		}
	}
	s.store.Inbox.Bucket().Report(to, "bucket")
	if s.redis != nil {
		_ = s.redis.Try(ctx) // a machine without visitors does not ask it otherwise
		s.redis.Health.Report(to, "redis")
	}
	if free, all, err := diskOf(s.store.DB.Dir); err == nil {
		to.Gauge("disk_free_bytes", "Free bytes of the disk of DATA.", float64(free))
		to.Gauge("disk_bytes", "Size of the disk of DATA.", float64(all))
	}
	to.Gauge("build_info", "1, with the version and the commit of the program.", 1,
		"version", cli.Release, "commit", cli.Commit())
	s.reportInbox(ctx, to)
	s.reportAlerts(ctx, to)
	s.reportPages(to)
	to.Counter("graphql_executed_total",
		"Operations that were executed, and not answered from the response cache.", s.api.Executed())
	if s.hosts != nil {
		s.hosts.Report(to, s.now())
	}
	if s.certificate != nil {
		to.Gauge("certificate_expires_seconds",
			"When the TLS certificate expires, in seconds since 1970; 0 without one.",
			float64(max(s.certificate.Expires().Unix(), 0)))
	}
}

func (s *site) reportInbox(ctx context.Context, to metrics.Sink) {
	if queues, err := s.store.Inbox.Queues(ctx); err == nil { // database_away_seconds reports an error
		for _, q := range queues {
			to.Gauge("deliveries", "Pending deliveries and dead letters, by kind and state (pending, dead).",
				float64(q.Number), "kind", string(q.Kind), "state", q.State)
			if q.State == "pending" {
				to.Gauge("delivery_lag_seconds", "Age of the oldest pending delivery, by kind.",
					max(s.now().Sub(q.Oldest).Seconds(), 0), "kind", string(q.Kind))
			}
		}
	}
	if submissions, files, err := s.store.Inbox.Waiting(ctx); err == nil {
		const help = "Submissions and files that only this machine has, " +
			"because PostgreSQL or the bucket is unavailable."
		to.Gauge("waiting_here", help, float64(submissions), "what", "submissions")
		to.Gauge("waiting_here", help, float64(files), "what", "files")
	}
}

func (s *site) reportAlerts(ctx context.Context, to metrics.Sink) {
	if s.alerts == nil {
		return
	}
	if confirmed, failing, err := s.alerts.Count(ctx); err == nil {
		to.Gauge("alerts", "Confirmed job alerts.", float64(confirmed))
		to.Gauge("alert_mails_failing", "Mails of job alerts that could not be sent yet.", float64(failing))
	}
}

func (s *site) reportPages(to metrics.Sink) {
	pages := s.render.State()
	to.Gauge("render_engines_busy", "Busy rendering engines.", float64(pages.Busy))
	to.Gauge("render_engines", "Number of rendering engines.", float64(pages.Engines))
	to.Gauge("page_cache_pages", "Cached pages.", float64(pages.Pages))
	to.Gauge("page_cache_bytes", "Size of the cached pages in memory, in bytes.", float64(pages.Bytes))
	to.Counter("renders_total", "Renders, also those that nobody waited for.", s.render.Renders())
	to.Counter("render_failures_total", "Failed renders; visitors got an older page or a fallback.",
		s.render.Failures())
	for how, n := range map[string]int64{"fresh": pages.Fresh, "old": pages.Stale, "made": pages.Rendered} {
		to.Counter("page_cache_answers_total", "Page requests, by what was served: "+
			"fresh (cache hit), old (stale while a new page was rendered), made (newly rendered).", n, "how", how)
	}
}
