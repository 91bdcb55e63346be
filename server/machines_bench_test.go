package main

import (
	"fmt"
	"runtime"
	"testing"

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
			b.Cleanup(func() { kill(program) })
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
	took, failed, all := measured(urls, n, 12, body)
	if failed > 0 {
		b.Errorf("%d of %d failed", failed, len(took))
	}
	return float64(len(took)) / all.Seconds()
}
