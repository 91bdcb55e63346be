package main

import (
	"net/http"
	"strings"
	"testing"

	"github.com/alicebob/miniredis/v2"
)

// spend sends an empty form, which takes a point, and returns the status and what is left.
func spend(t *testing.T, r running) (status int, left string) {
	t.Helper()
	answer := send(t, http.MethodPost, r.url+"/contact-us", "form=enquiry", "Content-Type", "application/x-www-form-urlencoded")
	return answer.status, answer.header.Get("RateLimit")
}

func TestMachinesShareTheLimitsOfVisitors(t *testing.T) {
	redis := miniredis.RunT(t)
	redis.RequireUserAuth("site", "hush")
	args := []string{"--redis-url", "redis://site:hush@" + redis.Addr() + "/3", "--send-limit", "3"}
	one, two := start(t, args...), start(t, args...)
	for i, r := range []running{one, two, one} {
		if status, left := spend(t, r); status != http.StatusUnprocessableEntity || !strings.Contains(left, `r=`+itoa(2-i)+`;`) {
			t.Fatalf("request %d: got %d, %s\n%s%s", i, status, left, one.log, two.log)
		}
	}
	if status, left := spend(t, two); status != http.StatusTooManyRequests || !strings.Contains(left, "r=0;") {
		t.Errorf("the fourth, on the other machine: got %d, %s", status, left)
	}
	for _, key := range redis.DB(3).Keys() {
		if strings.Contains(key, "127.0.0.1") {
			t.Errorf("Redis learns an address: %s", key)
		}
	}

	redis.Close()
	if status, left := spend(t, two); status != http.StatusUnprocessableEntity || !strings.Contains(left, "r=2;") {
		t.Errorf("while Redis is away a machine counts for itself: got %d, %s", status, left)
	}
	mustContain(t, "log", two.log.String(), "Redis is away")
	if text := one.log.String() + two.log.String(); strings.Contains(text, "hush") {
		t.Error("the log holds the password")
	}
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
	if status, left := spend(t, r); status != http.StatusUnprocessableEntity || left == "" {
		t.Errorf("with nonsense in Redis: got %d, %q", status, left)
	}
	mustContain(t, "log", r.log.String(), "Redis is away", "WRONGTYPE")
}
