// Package sources provides jobs, CMS pages and the intake of submissions, from the site's own store or from the hosts.
package sources

import (
	"context"
	"strconv"
	"time"

	"hire360/graph"
	"hire360/server/metrics"
	"hire360/server/store"
)

// Sources is where jobs and pages come from and where submissions go.
type Sources interface {
	// Provide sets the resolver's jobs, pages and intake.
	Provide(r *graph.Resolver)
	// Revision changes whenever a page could differ for another reason than the jobs in the store.
	Revision(now time.Time) string
	// Run refreshes the data and delivers submissions until ctx is done and the last delivery ended.
	Run(ctx context.Context)
	// Wait returns when no request delivers a submission. No request may begin after the call.
	Wait()
	// Describe names the sources for the log, as keys and values.
	Describe() []any
	// Report sends the figures of the sources.
	Report(to metrics.Sink, now time.Time)
}

// Embedded answers from the site's own store.
type Embedded struct{ Store *store.Store }

// Provide implements Sources.
func (e Embedded) Provide(r *graph.Resolver) {
	r.Jobs, r.SitePages, r.Intake = e.Store.Jobs, e.Store.Pages, e.Store.Inbox
}

// Revision implements Sources.
func (e Embedded) Revision(time.Time) string { return strconv.FormatUint(e.Store.Pages.Revision(), 36) }

// Run implements Sources.
func (Embedded) Run(context.Context) {}

// Wait implements Sources.
func (Embedded) Wait() {}

// Describe implements Sources.
func (Embedded) Describe() []any { return []any{"hosts", "embedded"} }

// Report implements Sources.
func (Embedded) Report(metrics.Sink, time.Time) {}
