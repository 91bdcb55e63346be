package graph

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"regexp"
)

// Trace names one piece of work on all the machines that have a part in it: a visitor's request, or the
// carrying of a delivery. It holds nothing about who asked.
type Trace struct {
	// Request is the id in the log and in the response's X-Request-Id; empty for background work.
	Request string
	// ID is the trace's id of W3C Trace Context, 32 hex digits.
	ID string
	// Flags are the two hex digits that say whether somebody upstream records the trace.
	Flags string
}

// parentPattern is version 00 of https://www.w3.org/TR/trace-context/, which later versions must begin like.
var parentPattern = regexp.MustCompile(`^(?:00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})|(?:0[1-9a-f]|[1-9a-e][0-9a-f]|f[0-9a-e])-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?)$`)

const (
	noTrace = "00000000000000000000000000000000"
	noSpan  = "0000000000000000"
)

// NewTrace continues the trace that a traceparent header names, or starts one when the header names none.
func NewTrace(traceparent, request string) Trace {
	if m := parentPattern.FindStringSubmatch(traceparent); m != nil {
		id, span, flags := m[1]+m[4], m[2]+m[5], m[3]+m[6]
		if id != noTrace && span != noSpan {
			return Trace{Request: request, ID: id, Flags: flags}
		}
	}
	return Trace{Request: request, ID: randomHex(16), Flags: "00"}
}

// Parent returns a traceparent header for one call to another machine: each call is a span of its own.
func (t Trace) Parent() string { return "00-" + t.ID + "-" + randomHex(8) + "-" + t.Flags }

func randomHex(bytes int) string {
	b := make([]byte, bytes)
	_, _ = rand.Read(b) // never fails, by its documentation
	return hex.EncodeToString(b)
}

type traceKey struct{}

// WithTrace returns a context whose work belongs to the trace.
func WithTrace(ctx context.Context, t Trace) context.Context {
	return context.WithValue(ctx, traceKey{}, t)
}

// TraceOf returns the trace that the work belongs to, or a new one.
func TraceOf(ctx context.Context) Trace {
	if t, ok := ctx.Value(traceKey{}).(Trace); ok {
		return t
	}
	return NewTrace("", "")
}
