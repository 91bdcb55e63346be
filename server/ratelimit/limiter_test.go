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
)

func from(visitor string) *http.Request {
	r := httptest.NewRequest(http.MethodPost, "/", nil)
	r.RemoteAddr = visitor
	return r
}

func byAddress(r *http.Request) string { return r.RemoteAddr }

// take takes points and returns whether they were there, with the headers.
func take(l *Limiter, visitor string, points int) (bool, http.Header) {
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

// overRedis makes a budget of five in a Redis of its own.
func overRedis(t *testing.T) (server *miniredis.Miniredis, log *strings.Builder, l *Limiter) {
	t.Helper()
	server, log = miniredis.RunT(t), &strings.Builder{}
	shared, err := NewRedis("redis://"+server.Addr(), "https://site.example", 0,
		slog.New(slog.NewTextHandler(log, nil)))
	if err != nil {
		t.Fatal(err)
	}
	return server, log, Limits{Visitor: byAddress, Redis: shared}.New("sends", "submissions", 5)
}

func TestAnIdleConnectionThatRedisClosedCostsNothing(t *testing.T) {
	server, log, l := overRedis(t)
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

func TestAVisitorWhoLeavesIsNotAnOutage(t *testing.T) {
	_, log, l := overRedis(t)
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
		"redis://user:secret@host:x/":     "",
		"unix://:secret@/run/redis":       "",
		"":                                "",
	} {
		at, err := parseURL(address, redisWait)
		if at.host != want || (err == nil) != (want != "") {
			t.Errorf("%s: %s, %v", address, at.host, err)
		}
		if err != nil && (strings.Contains(err.Error(), "secret") || !strings.Contains(err.Error(), "REDIS_URL")) {
			t.Errorf("%s: the error repeats the password, or doesn't name the setting: %v", address, err)
		}
	}
}
