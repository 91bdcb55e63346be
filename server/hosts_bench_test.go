package main

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/db/dbtest"
	"hire360/server/deliver"
	"hire360/server/inbox"
	"hire360/server/remote"
	"hire360/server/store"
)

// Reads that were answered before, with a host that is well and then with one that hangs: nobody waits for it.
func BenchmarkHostsWarmReads(b *testing.B) {
	h := startHosts(b)
	var now clock
	site := startStrict(b, now.now, h.args()...)
	ask := []string{`{"query":"{ searchJobs(query: \"engineer\") { totalCount isStale nodes { id title } } }"}`,
		`{"query":"{ jobs(first: 20) { totalCount isStale nodes { id title } } jobCount sitePages { title } }"}`}
	for _, q := range ask {
		site.graphql(b, q)
	}
	p99 := func() (time.Duration, int) {
		took, failed, _ := measured([]string{site.url}, b.N, 8, func(i int) string { return ask[i%len(ask)] })
		return took[len(took)*99/100], failed
	}
	well, failed := p99()
	h.fail(func(w http.ResponseWriter, r *http.Request) { h.hang(w, r, func() {}) })
	now.jump(9 * time.Minute) // all answers are old, so that each is asked for again
	for _, q := range ask {
		site.graphql(b, q)
	}
	hanging, alsoFailed := p99()
	b.ReportMetric(float64(well.Microseconds()), "µs-p99-well")
	b.ReportMetric(float64(hanging.Microseconds()), "µs-p99-hanging")
	b.ReportMetric(float64(hanging)/float64(well), "ratio")
	b.ReportMetric(float64(failed+alsoFailed), "errors")
}

// What a visitor waits for a receipt: checked, committed and synchronised, over HTTP, one after the other.
func BenchmarkSubmission(b *testing.B) {
	site := start(b, "--captcha", "off", "--send-limit", "100000000")
	var took []time.Duration
	for b.Loop() {
		begun := time.Now()
		if got := site.graphql(b, enquiryBody(uuid.NewString(), "dana@example.org")).body; !strings.Contains(got, `"ENQ-`) {
			b.Fatal(got)
		}
		took = append(took, time.Since(begun))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds())/1000, "p99-ms")
}

// measured asks sites n times, so many at a time, and returns how long each answer took, the shortest first, how many
// held an error, and how long all took.
func measured(sites []string, n, atOnce int, body func(i int) string) (
	took []time.Duration, failed int, all time.Duration,
) {
	took = make([]time.Duration, max(n, 100))
	var next, faults atomic.Int64
	var work sync.WaitGroup
	start := time.Now()
	for range atOnce {
		work.Go(func() {
			for i := int(next.Add(1)) - 1; i < len(took); i = int(next.Add(1)) - 1 {
				begun := time.Now()
				resp, err := client.Post(sites[i%len(sites)]+"/graphql", "application/json", strings.NewReader(body(i)))
				var answer []byte
				if err == nil {
					answer, err = io.ReadAll(resp.Body)
					_ = resp.Body.Close()
				}
				if took[i] = time.Since(begun); err != nil || bytes.Contains(answer, []byte(`"errors"`)) {
					faults.Add(1)
				}
			}
		})
	}
	work.Wait()
	all = time.Since(start)
	slices.Sort(took)
	return took, int(faults.Load()), all
}

// A host that was away finds what waits for it brought at once.
func BenchmarkHostsDrain(b *testing.B) {
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		_, _ = w.Write([]byte(`{"id":"E-1"}`))
	}))
	defer host.Close()
	s := must[*store.Store](b)(store.Open(b.Context(), store.Options{DB: db.Options{Dir: b.TempDir()},
		Inbox: inbox.Options{Deliver: true}, Empty: true}))
	defer func() { _ = s.Close() }()
	const waiting = 2000
	for range waiting {
		e := graph.EnquiryInput{Key: uuid.NewString(), Name: "Ada Example", Email: "ada@example.org",
			Message: "Hello.", Consent: true}
		if _, err := s.Inbox.Add(b.Context(), &graph.Submission{Enquiry: &e}); err != nil {
			b.Fatal(err)
		}
		noError(b, s.Inbox.Release(b.Context(), e.Key))
	}
	worker := deliver.NewHosts(s.Inbox, s.Inbox, s.Jobs,
		remote.New(remote.Options{Core: host.URL, ERP: host.URL, Origin: "https://hire360.example", Site: "x"}),
		slog.New(slog.DiscardHandler))
	ctx, cancel := context.WithCancel(b.Context())
	done := make(chan struct{})
	begun := time.Now()
	go func() {
		worker.Run(ctx)
		close(done)
	}()
	for left := 1; left > 0; time.Sleep(5 * time.Millisecond) {
		n := must[dbtest.Stats](b)(dbtest.Count(b.Context(), s.DB.Primary.Read))
		left = n.PendingDeliveries
	}
	b.ReportMetric(waiting/time.Since(begun).Seconds(), "items/s")
	cancel()
	<-done
}
