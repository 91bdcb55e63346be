package dbtest

import (
	"slices"
	"testing"
	"time"
)

// Measure runs a benchmark and reports the median and the 99th percentile, which a mean hides.
func Measure(b *testing.B, do func() error) {
	b.Helper()
	if err := do(); err != nil {
		b.Fatal(err)
	}
	var took []time.Duration
	for b.Loop() {
		start := time.Now()
		if err := do(); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	slices.Sort(took)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	b.ReportMetric(ms(took[len(took)/2]), "p50-ms")
	b.ReportMetric(ms(took[len(took)*99/100]), "p99-ms")
}
