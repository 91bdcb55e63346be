package graph_test

import (
	"regexp"
	"strings"
	"testing"

	"hire360/graph"
)

func TestATraceIsTakenUpOrBegun(t *testing.T) {
	const id, span = "4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"
	for header, want := range map[string]string{
		"00-" + id + "-" + span + "-01":            id + " 01",
		"00-" + id + "-" + span + "-00":            id + " 00",
		"cc-" + id + "-" + span + "-01-what-comes": id + " 01",
		"cc-" + id + "-" + span + "-01":            id + " 01",
		"":                                         "",
		"00":                                       "",
		"00-" + id + "-" + span + "-01-more":       "",
		"ff-" + id + "-" + span + "-01":            "",
		"00-" + strings.ToUpper(id) + "-" + span + "-01":     "",
		"00-" + strings.Repeat("0", 32) + "-" + span + "-01": "",
		"00-" + id + "-" + strings.Repeat("0", 16) + "-01":   "",
		"00-" + id + "-" + span + "-01\r\nX-Injected: 1":     "",
		"00-" + id[:31] + "g-" + span + "-01":                "",
		strings.Repeat("00-"+id+"-"+span+"-01", 1000):        "",
	} {
		got := graph.NewTrace(header, "r")
		if want == "" {
			if got.ID == id || len(got.ID) != 32 || got.Flags != "00" {
				t.Errorf("%.60q: got %+v, want a new trace", header, got)
			}
		} else if got.ID+" "+got.Flags != want || got.Request != "r" {
			t.Errorf("%q: got %+v, want %s", header, got, want)
		}
	}
}

func TestEachCallIsASpanOfTheTrace(t *testing.T) {
	trace := graph.NewTrace("", "")
	a, b := trace.Parent(), trace.Parent()
	good := regexp.MustCompile(`^00-` + trace.ID + `-[0-9a-f]{16}-00$`)
	if a == b || !good.MatchString(a) || !good.MatchString(b) {
		t.Errorf("got %q and %q", a, b)
	}
	if got := graph.TraceOf(graph.WithTrace(t.Context(), trace)); got != trace {
		t.Errorf("got %+v, want %+v", got, trace)
	}
	if one, two := graph.TraceOf(t.Context()), graph.TraceOf(t.Context()); one.ID == two.ID {
		t.Error("two pieces of work without a trace have the same")
	}
}
