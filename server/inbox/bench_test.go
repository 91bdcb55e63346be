package inbox

import (
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
)

// BenchmarkEnquiry reports the median, which a mean hides.
func BenchmarkEnquiry(b *testing.B) {
	s := opened(b)
	e := enquiry(1)
	var took []time.Duration
	for b.Loop() {
		start := time.Now()
		e.Key = uuid.NewString()
		if _, err := s.AddEnquiry(b.Context(), e); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(start))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds())/1000, "p50-ms")
}
