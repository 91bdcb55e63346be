package metrics

import (
	"sync/atomic"
	"time"
)

// Health is whether a service that the site uses responds, such as Redis. The zero value is that of one that does.
type Health struct{ lost, answered, failed atomic.Int64 }

// Record notes the outcome of a request.
func (h *Health) Record(err error) {
	if err == nil {
		h.answered.Add(1)
		h.lost.Store(0)
		return
	}
	h.failed.Add(1)
	h.lost.CompareAndSwap(0, time.Now().UnixNano())
}

// Away reports whether the last request failed.
func (h *Health) Away() bool { return h.lost.Load() != 0 }

// Report sends since when the service has been away, and its requests. It does nothing for a service that isn't used.
func (h *Health) Report(to Sink, name string) {
	if h == nil {
		return
	}
	away := time.Duration(0)
	if at := h.lost.Load(); at != 0 {
		away = time.Since(time.Unix(0, at))
	}
	to.Gauge(name+"_away_seconds", "For how long its requests have failed; 0 if the last one was answered.",
		away.Seconds())
	to.Counter(name+"_requests_total", requestsHelp, h.answered.Load(), "outcome", "answered")
	to.Counter(name+"_requests_total", requestsHelp, h.failed.Load(), "outcome", "failed")
}

const requestsHelp = "Requests of this machine, by outcome: answered, failed."
