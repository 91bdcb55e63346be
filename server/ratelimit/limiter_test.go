package ratelimit

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/alicebob/miniredis/v2"

	"hire360/server/httputil"
)

// taker is one of the budgets of this package.
type taker interface {
	Take(w http.ResponseWriter, r *http.Request, points int) *httputil.TooMany
	Refund(w http.ResponseWriter, r *http.Request)
}

func from(visitor string) *http.Request {
	r := httptest.NewRequest(http.MethodPost, "/", nil)
	r.RemoteAddr = visitor
	return r
}

func byAddress(r *http.Request) string { return r.RemoteAddr }

// take takes points and returns whether they were there, with the headers.
func take(l taker, visitor string, points int) (bool, http.Header) {
	w := httptest.NewRecorder()
	return l.Take(w, from(visitor), points) == nil, w.Header()
}

func TestABudgetIsFullAgainAfterAMinute(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := Limits{Visitor: byAddress}.New("sends", "submissions", 3)
		if ok, h := take(l, "a", 2); !ok || h.Get("RateLimit") != `"sends";r=1;t=60` ||
			h.Get("RateLimit-Policy") != `"sends";q=3;w=60` {
			t.Errorf("the first two: %v %v", ok, h)
		}
		time.Sleep(20 * time.Second)
		w := httptest.NewRecorder()
		over := l.Take(w, from("a"), 2)
		if over == nil || over.Error() != "Too many submissions from your network. Try again in 40 seconds" {
			t.Errorf("two more than there are: %v", over)
		}
		if w.Header().Get("Retry-After") != "40" {
			t.Errorf("the refusal: %v", w.Header())
		}
		if ok, _ := take(l, "b", 3); !ok {
			t.Error("another visitor has another budget")
		}
		l.Refund(httptest.NewRecorder(), from("a"))
		if ok, h := take(l, "a", 2); !ok || h.Get("RateLimit") != `"sends";r=0;t=40` {
			t.Errorf("with one back: %v %v", ok, h)
		}
		time.Sleep(40 * time.Second)
		if ok, h := take(l, "a", 99); !ok || h.Get("RateLimit") != `"sends";r=0;t=60` {
			t.Errorf("a full budget pays for anything once: %v %v", ok, h)
		}
	})
}

func TestARefundRaisesNoBudgetAboveItsLimit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := Limits{Visitor: byAddress}.New("sends", "submissions", 3)
		take(l, "a", 1)
		time.Sleep(time.Minute)
		w := httptest.NewRecorder()
		l.Refund(w, from("a"))
		if got := w.Header().Get("RateLimit"); got != `"sends";r=3;t=60` {
			t.Errorf("refunded in the next minute: %s", got)
		}
	})
}

func TestHeadersReportEveryBudget(t *testing.T) {
	limits := Limits{Visitor: byAddress}
	one, two := limits.New("one", "tries", 5), limits.New("two", "files", 7)
	w := httptest.NewRecorder()
	for range 2 {
		one.Take(w, from("a"), 1)
		two.Take(w, from("a"), 1)
	}
	if got := w.Header().Get("RateLimit"); got != `"one";r=3;t=60, "two";r=5;t=60` {
		t.Errorf("got %s", got)
	}
}

func TestTheSmallerBudgetCountsOnlyWhileItsConditionHolds(t *testing.T) {
	limits := Limits{Visitor: byAddress}
	down := false
	l := Conditional{
		Limiter: limits.New("sends", "submissions", 10),
		Also:    limits.New("unchecked", "submissions", 1),
		While:   func() bool { return down },
	}
	for i, want := range []bool{true, true, true, false} {
		down = i >= 2
		if ok, _ := take(l, "a", 1); ok != want {
			t.Errorf("number %d: got %v", i, ok)
		}
	}
}

func TestMachinesShareABudgetUntilRedisIsAway(t *testing.T) {
	server := miniredis.RunT(t)
	log := &strings.Builder{}
	machine := func() *Limiter {
		logger := slog.New(slog.NewTextHandler(log, nil))
		shared, err := NewRedis("redis://"+server.Addr(), "https://site.example", logger)
		if err != nil {
			t.Fatal(err)
		}
		return Limits{Visitor: byAddress, Redis: shared}.New("sends", "submissions", 2)
	}
	one, two := machine(), machine()
	for i, c := range []struct {
		machine *Limiter
		want    bool
	}{{one, true}, {two, true}, {one, false}, {two, false}} {
		if ok, _ := take(c.machine, "192.0.2.1", 1); ok != c.want {
			t.Errorf("number %d: got %v", i, ok)
		}
	}
	two.Refund(httptest.NewRecorder(), from("192.0.2.1"))
	if ok, h := take(one, "192.0.2.1", 1); !ok {
		t.Errorf("what one machine gives back the other may take: %v", h)
	}
	for _, key := range server.Keys() {
		if strings.Contains(key, "192.0.2.1") || !strings.HasPrefix(key, "hire360:sends:") {
			t.Errorf("the key %s", key)
		}
	}
	server.FastForward(time.Minute)
	w := httptest.NewRecorder()
	one.Refund(w, from("192.0.2.1"))
	if got := w.Header().Get("RateLimit"); !strings.Contains(got, "r=2;") {
		t.Errorf("refunded in the next minute: %s", got)
	}
	if ok, _ := take(two, "192.0.2.1", 2); !ok {
		t.Error("a minute later it is full again")
	}
	server.Close()
	if ok, _ := take(two, "192.0.2.1", 2); !ok || !strings.Contains(log.String(), "Redis is unavailable") {
		t.Errorf("without Redis a machine counts for itself: %v\n%s", ok, log)
	}
}

func TestAnIdleConnectionThatRedisClosedCostsNothing(t *testing.T) {
	server := miniredis.RunT(t)
	log := &strings.Builder{}
	shared, err := NewRedis("redis://"+server.Addr(), "https://site.example", slog.New(slog.NewTextHandler(log, nil)))
	if err != nil {
		t.Fatal(err)
	}
	l := Limits{Visitor: byAddress, Redis: shared}.New("sends", "submissions", 5)
	// Each bubble's clock starts at the same time and waits for nothing. Redis is outside, because its goroutines wait
	// for the network, which would stop the clock.
	synctest.Test(t, func(*testing.T) { take(l, "a", 1) })
	server.Close()
	if err := server.Restart(); err != nil {
		t.Fatal(err)
	}
	synctest.Test(t, func(t *testing.T) {
		time.Sleep(2 * idleCheck)
		if _, h := take(l, "a", 1); !strings.Contains(h.Get("RateLimit"), "r=3;") || log.Len() > 0 {
			t.Errorf("after a restart of Redis: %v\n%s", h, log)
		}
	})
}

func TestAWrongRedisAddressIsExplainedWithoutThePassword(t *testing.T) {
	for _, address := range []string{
		"", "http://host", "redis://", "redis://user:hush@host:x/", "redis://:hush@host/db", "unix://:hush@/run/redis",
	} {
		err := CheckURL(address)
		if err == nil || !strings.Contains(err.Error(), "REDIS_URL") || strings.Contains(err.Error(), "hush") {
			t.Errorf("%q: %v", address, err)
		}
	}
	for _, address := range []string{"redis://host", "redis://user:hush@host:6380/3", "rediss://[::1]/"} {
		if err := CheckURL(address); err != nil {
			t.Errorf("%q: %v", address, err)
		}
	}
}

func TestAVisitorWhoLeavesIsNotAnOutage(t *testing.T) {
	server := miniredis.RunT(t)
	log := &strings.Builder{}
	shared, err := NewRedis("redis://"+server.Addr(), "https://site.example", slog.New(slog.NewTextHandler(log, nil)))
	if err != nil {
		t.Fatal(err)
	}
	l := Limits{Visitor: byAddress, Redis: shared}.New("sends", "submissions", 5)
	gone, leave := context.WithCancel(t.Context())
	leave()
	w := httptest.NewRecorder()
	l.Take(w, from("a").WithContext(gone), 1)
	if _, h := take(l, "a", 1); !strings.Contains(h.Get("RateLimit"), "r=3;") || log.Len() > 0 {
		t.Errorf("after a visitor left: %v\n%s", h, log)
	}
}

func TestAddressesOfRedis(t *testing.T) {
	for address, want := range map[string]string{
		"redis://host":                    "host:6379",
		"redis://user:secret@host:7000/3": "host:7000",
		"rediss://[::1]/0/":               "[::1]:6379",
		"redis://host/99999":              "",
		"redis://host/jobs":               "",
		"http://host":                     "",
		"redis://:secret@":                "",
	} {
		at, err := parseURL(address)
		if at.host != want || (err == nil) != (want != "") {
			t.Errorf("%s: %s, %v", address, at.host, err)
		}
		if err != nil && strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: the error repeats the password: %v", address, err)
		}
	}
}
