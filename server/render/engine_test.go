package render

import (
	"strings"
	"testing"
	"time"
)

func poolOf(t *testing.T, bundle string, deadline time.Duration) *pool {
	t.Helper()
	b := Bundle{Script: func() []byte { return []byte(bundle) }, Compiled: func() []byte { return nil }}
	p, err := newPool(b, 1, deadline, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// What an address opens, such as somebody's receipt, must not stand in the log.
func TestErrorsOfTheEngineLeaveTheAddressOut(t *testing.T) {
	for _, bundle := range []string{
		`function __render() { throw new Error("it is broken") }`,
		`function __render() { return 7 }`,
		`function __render() { return "no JSON" }`,
		`function __render() { for (;;) {} }`,
	} {
		p := poolOf(t, bundle, 100*time.Millisecond)
		_, err := p.render(t.Context(), newTurn(), "/receipts/4f0f3d45-6bd6-421f-87c3-61818f648605?q=words", "{}",
			"[]", "")
		if err == nil || strings.Contains(err.Error(), "4f0f3d45") || strings.Contains(err.Error(), "words") {
			t.Errorf("%s: got %v, want an error without the address", bundle, err)
		}
	}
}

func TestABundleThatDoesNotCompileIsReported(t *testing.T) {
	if _, err := Compile([]byte("let a = ;")); err == nil || !strings.Contains(err.Error(), "SyntaxError") {
		t.Errorf("got %v, want a syntax error", err)
	}
}
