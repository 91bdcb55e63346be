package render

import (
	"context"
	"errors"
	"slices"
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

// await waits until a number of turns are in the queue.
func (q *queue) await(t *testing.T, n int) {
	t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(time.Millisecond) {
		q.mu.Lock()
		waiting := len(q.waiting)
		q.mu.Unlock()
		if waiting == n {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("%d turns wait, want %d", waiting, n)
		}
	}
}

func TestPeoplePassCrawlersAndAllPassWhatNoVisitorWaitsFor(t *testing.T) {
	q := newQueue(time.Minute, nil)
	running := newTurn("crawler")
	e, err := q.take(t.Context(), running)
	if err != nil {
		t.Fatal(err)
	}
	served := make(chan string)
	for i, name := range []string{"", "crawler", "crawler", "new visitor", "crawler, joined by another"} {
		visitors := []string{name}
		switch i {
		case 0:
			visitors, name = nil, "no visitor"
		case 4:
			visitors = []string{"crawler"}
		}
		turn := newTurn(visitors...)
		go func() {
			e, err := q.take(t.Context(), turn)
			if err != nil {
				t.Error(err)
			}
			served <- name
			q.give(e, turn, time.Second)
		}()
		q.await(t, i+1)
		if i == 4 {
			q.join(turn, []string{"another"})
		}
	}
	q.give(e, running, time.Second)
	var got []string
	for range 5 {
		got = append(got, <-served)
	}
	want := []string{"new visitor", "crawler, joined by another", "crawler", "crawler", "no visitor"}
	if !slices.Equal(got, want) {
		t.Errorf("served %q, want %q", got, want)
	}
	if !q.rest(t.Context()) || q.busy() != 0 {
		t.Errorf("%d engines are busy after all turns", q.busy())
	}
}

func TestAVisitorWhoLeavesLosesTheTurn(t *testing.T) {
	q := newQueue(time.Minute, nil)
	running := newTurn("a")
	e, err := q.take(t.Context(), running)
	if err != nil {
		t.Fatal(err)
	}
	ctx, leave := context.WithCancel(t.Context())
	left := make(chan error)
	go func() {
		_, err := q.take(ctx, newTurn("b"))
		left <- err
	}()
	q.await(t, 1)
	leave()
	if err := <-left; !errors.Is(err, errBusy) {
		t.Errorf("got %v", err)
	}
	q.give(e, running, time.Second)
	if q.busy() != 0 {
		t.Error("the engine went to a visitor who had left")
	}
}
