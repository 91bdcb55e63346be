package render

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"hire360/server/brand"
)

func poolOf(t *testing.T, bundle string, deadline time.Duration) *pool {
	t.Helper()
	b := Bundle{Script: func() []byte { return []byte(bundle) }, Compiled: func() []byte { return nil }}
	p, err := newPool(b, 1, deadline)
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
		_, _, err := p.render(t.Context(), newTurn(), "/receipts/4f0f3d45-6bd6-421f-87c3-61818f648605?q=words", "{}",
			"[]", "")
		if err == nil || strings.Contains(err.Error(), "4f0f3d45") || strings.Contains(err.Error(), "words") {
			t.Errorf("%s: got %v, want an error without the address", bundle, err)
		}
	}
}

func TestAPictureIsWhatTheBundleDraws(t *testing.T) {
	for bundle, want := range map[string]string{
		`function __draw(r) { return JSON.stringify([{ stroke: JSON.parse(r).motif, width: 2 }]) }`: "",
		`function __draw() { throw new Error("it is broken") }`:                                     "it is broken",
		`function __draw() { return "no JSON" }`:                                                    "invalid character",
		`function __draw() { return 7 }`:                                                            "returned int",
	} {
		r := &Renderer{pool: poolOf(t, bundle, time.Minute)}
		p, err := r.Draw(t.Context(), brand.Mark)
		switch {
		case want == "" && (err != nil || len(p) != 1 || p[0].Stroke != "mark"):
			t.Errorf("got %v, %v", p, err)
		case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
			t.Errorf("%s: got %v, want an error with %q", bundle, err, want)
		}
	}
}

func TestABusyEngineIsReported(t *testing.T) {
	r := &Renderer{pool: poolOf(t, `function __draw() { return "[]" }`, time.Minute)}
	if _, err := r.pool.queue.take(t.Context(), newTurn()); err != nil { // every engine is busy
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := r.Draw(ctx, brand.Mark); !errors.Is(err, errBusy) {
		t.Errorf("got %v", err)
	}
}

func TestABundleThatDoesNotCompileIsReported(t *testing.T) {
	if _, err := Compile([]byte("let a = ;")); err == nil || !strings.Contains(err.Error(), "SyntaxError") {
		t.Errorf("got %v, want a syntax error", err)
	}
}
