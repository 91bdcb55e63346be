package main

import (
	"net/http"
	"strings"
	"testing"

	"github.com/alicebob/miniredis/v2"
	"github.com/google/uuid"
)

// spend sends an enquiry and returns the status and how many more may be sent.
func spend(t *testing.T, r running) (status int, more string) {
	t.Helper()
	answer := r.post(t, "/contact-us", enquiry("company", uuid.NewString()))
	return answer.status, left(answer, "sends")
}

func TestMachinesShareTheLimitsOfVisitors(t *testing.T) {
	slow(t)
	redis := miniredis.RunT(t)
	redis.RequireUserAuth("site", "hush")
	args := []string{"--redis-url", "redis://site:hush@" + redis.Addr() + "/3", "--send-limit", "3"}
	one, two := start(t, args...), start(t, args...)
	for i, r := range []running{one, two, one} {
		if invalid := r.post(t, "/contact-us", []string{"form", "enquiry"}); left(invalid, "sends") != itoa(3-i) {
			t.Fatalf("an invalid form leaves %q of %d", left(invalid, "sends"), 3-i)
		}
		if status, more := spend(t, r); status != http.StatusSeeOther || more != itoa(2-i) {
			t.Fatalf("request %d: got %d, %q left\n%s%s", i, status, more, one.log, two.log)
		}
	}
	if status, more := spend(t, two); status != http.StatusTooManyRequests || more != "0" {
		t.Errorf("the fourth, on the other machine: got %d, %q left", status, more)
	}
	for _, key := range redis.DB(3).Keys() {
		mustLack(t, "a key", key, "127.0.0.1")
	}

	redis.Close()
	if status, more := spend(t, two); status != http.StatusSeeOther || more != "2" {
		t.Errorf("while Redis is unavailable, a machine counts for itself: got %d, %q left", status, more)
	}
	mustContain(t, "log", two.log.String(), "Redis is unavailable")
	mustLack(t, "the logs", one.log.String()+two.log.String(), "hush")
}

func TestRedisIsNotBelievedBlindly(t *testing.T) {
	redis := miniredis.RunT(t)
	r := start(t, "--redis-url", "redis://"+redis.Addr(), "--send-limit", "3")
	spend(t, r)
	for _, key := range redis.Keys() {
		if _, err := redis.Push(key+"-list", "x"); err != nil {
			t.Fatal(err)
		}
		redis.Del(key)
		if _, err := redis.Push(key, "not a number"); err != nil {
			t.Fatal(err)
		}
	}
	if status, more := spend(t, r); status != http.StatusSeeOther || more == "" {
		t.Errorf("with nonsense in Redis: got %d, %q left", status, more)
	}
	mustContain(t, "log", r.log.String(), "Redis is unavailable", "WRONGTYPE")
}

func TestAWrongSettingOfRedisIsNoOutage(t *testing.T) {
	slow(t)
	locked := miniredis.RunT(t)
	locked.RequireUserAuth("site", "secret")
	for name, c := range map[string]struct {
		address string
		starts  bool
	}{
		"wrong password": {"redis://site:hush@" + locked.Addr(), false},
		"no password":    {"redis://" + locked.Addr(), false},
		"away":           {"redis://site:hush@127.0.0.1:1", true},
		"right":          {"redis://site:secret@" + locked.Addr(), true},
	} {
		r, stop, err := launch(t.TempDir(), func(a *app) { a.timeout = maxWait }, "--redis-url", c.address)
		if stopped := stop(); stopped != nil {
			t.Error(stopped)
		}
		log := r.log.String()
		if (err == nil) != c.starts || strings.Contains(log, "hush") ||
			!c.starts && !strings.Contains(log, "REDIS_URL") {
			t.Errorf("%s: starts: %v, want %v\n%s", name, err == nil, c.starts, log)
		}
	}
}
