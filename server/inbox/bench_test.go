package inbox

import (
	"hire360/server/db/dbtest"
	"testing"

	"github.com/google/uuid"
)

func BenchmarkEnquiry(b *testing.B) {
	s := opened(b)
	e := enquiry(1)
	dbtest.Measure(b, func() error {
		e.Key = uuid.NewString()
		_, err := s.AddEnquiry(b.Context(), e)
		return err
	})
}
