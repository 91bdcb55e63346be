package main

import (
	"fmt"
	"io"
	"net/http"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
)

// One machine, and then three over one PostgreSQL, with searches that are not cached and with enquiries. Each machine
// has one core, so three are three times as fast only if there are cores for them, for PostgreSQL and for the clients:
// see "cores".
func BenchmarkMachines(b *testing.B) {
	searches, enquiries := map[int]float64{}, map[int]float64{}
	for _, n := range []int{1, 3} {
		several(b)
		var urls []string
		for range n {
			machine := running{data: b.TempDir(), log: &lockedBuffer{}}
			program := machine.process(b, "CAPTCHA=off", "SEND_LIMIT=100000000",
				"QUERY_LIMIT=100000000", "GOMAXPROCS=1")
			b.Cleanup(func() {
				_ = program.Process.Kill()
				_ = program.Wait()
			})
			urls = append(urls, machine.url)
		}
		searches[n] = rate(b, urls, b.N, func(i int) string {
			return `{"query":` + quoted(fmt.Sprintf(`{ searchJobs(query: "engineer -nothing%d", filter: {city: ["Austin", "London"]}) { totalCount nodes { id title } facets { field options { value count } } } }`, i)) + `}`
		})
		enquiries[n] = rate(b, urls, b.N/4,
			func(i int) string { return enquiryBody(uuid.NewString(), fmt.Sprintf("e%d@example.org", i)) })
	}
	for n, name := range map[int]string{1: "one", 3: "three"} {
		b.ReportMetric(searches[n], "searches/s-"+name)
		b.ReportMetric(enquiries[n], "enquiries/s-"+name)
	}
	b.ReportMetric(searches[3]/searches[1], "searches-ratio")
	b.ReportMetric(enquiries[3]/enquiries[1], "enquiries-ratio")
	b.ReportMetric(float64(runtime.NumCPU()), "cores")
}

// rate asks machine after machine, twelve at a time, and returns how many answers came in a second.
func rate(b *testing.B, urls []string, n int, body func(i int) string) float64 {
	n = max(n, 24)
	var next, failed atomic.Int64
	begun := time.Now()
	var all sync.WaitGroup
	for range 12 {
		all.Go(func() {
			for i := int(next.Add(1)); i <= n; i = int(next.Add(1)) {
				resp, err := client.Post(urls[i%len(urls)]+"/graphql", "application/json", strings.NewReader(body(i)))
				if err != nil {
					failed.Add(1)
					continue
				}
				answer, err := io.ReadAll(resp.Body)
				_ = resp.Body.Close()
				if err != nil || resp.StatusCode != http.StatusOK || strings.Contains(string(answer), `"errors"`) {
					failed.Add(1)
				}
			}
		})
	}
	all.Wait()
	if failed.Load() > 0 {
		b.Errorf("%d of %d failed", failed.Load(), n)
	}
	return float64(n) / time.Since(begun).Seconds()
}
