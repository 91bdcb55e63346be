package graph

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"regexp"
	"strings"
)

// Trace identifies a visitor's request or a delivery on all machines. It contains nothing about the visitor.
type Trace struct {
	// Request is the id in the log and in the response's X-Request-Id. Empty for background work.
	Request string
	// ID is the trace id of W3C Trace Context, 32 hex digits.
	ID string
	// Flags are the trace flags, two hex digits: whether an upstream system records the trace.
	Flags string
}

// parentPattern matches https://www.w3.org/TR/trace-context/: version, trace, span, flags, and more after version 00.
var parentPattern = regexp.MustCompile(`^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$`)

// NewTrace continues the trace of a traceparent header, or starts one if the header is missing or invalid.
func NewTrace(traceparent, request string) Trace {
	m := parentPattern.FindStringSubmatch(traceparent)
	isZero := func(id string) bool { return strings.Trim(id, "0") == "" }
	if m == nil || m[1] == "ff" || m[1] == "00" && m[5] != "" || isZero(m[2]) || isZero(m[3]) {
		return Trace{Request: request, ID: randomHex(16), Flags: "00"}
	}
	return Trace{Request: request, ID: m[2], Flags: m[4]}
}

// Parent returns a traceparent header for a call to another machine. Each call is a separate span.
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
