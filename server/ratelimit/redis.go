package ratelimit

import (
	"cmp"
	"context"
	"crypto/sha256"
	"crypto/tls"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/gomodule/redigo/redis"

	"hire360/server/metrics"
)

// Redis stores budgets in a Redis that all machines share. While it is unavailable, each machine counts on its own, so
// a visitor may send as often on each of them.
type Redis struct {
	pool *redis.Pool
	site string // machines with the same site share their budgets
	wait time.Duration
	log  *slog.Logger
	down atomic.Int64 // until when it is not used, in Unix nanoseconds

	// Health is whether it responds.
	Health metrics.Health
}

const (
	redisWait  = 200 * time.Millisecond // how long it may take to answer
	redisPause = 2 * time.Second
	redisConns = 16 // the maximum number of idle connections
	// idleCheck is how long a connection may be idle before it is tested: Redis may have closed it.
	idleCheck = 10 * time.Millisecond
)

// takePoints is Limiter.take in Redis. It returns the points that are left, the milliseconds until the budget is full,
// and 1 if it had too few.
const takePoints = `
local left, ttl, over = tonumber(redis.call('GET', KEYS[1]) or ARGV[1]), redis.call('PTTL', KEYS[1]), 0
if ttl < 1 then left, ttl = tonumber(ARGV[1]), 60000 end
if left < tonumber(ARGV[2]) then over = 1 else left = math.min(left - tonumber(ARGV[2]), tonumber(ARGV[1])) end
redis.call('SET', KEYS[1], left, 'PX', ttl)
return {left, ttl, over}`

type redisAddress struct {
	host    string // with its port
	options []redis.DialOption
}

// parseURL parses the URL of a Redis. The error does not quote it, because it may contain a password.
func parseURL(address string, wait time.Duration) (redisAddress, error) {
	wrong := errors.New("REDIS_URL is not a Redis URL: " +
		"use one such as redis://user:password@host:6379/0, rediss:// with TLS")
	u, err := url.Parse(address)
	if err != nil || u.Hostname() == "" || (u.Scheme != "redis" && u.Scheme != "rediss") {
		return redisAddress{}, wrong
	}
	database := uint64(0)
	if text := strings.Trim(u.Path, "/"); text != "" {
		if database, err = strconv.ParseUint(text, 10, 16); err != nil {
			return redisAddress{}, wrong
		}
	}
	options := []redis.DialOption{
		redis.DialConnectTimeout(wait),
		redis.DialTLSHandshakeTimeout(wait),
		redis.DialReadTimeout(wait),
		redis.DialWriteTimeout(wait),
		redis.DialDatabase(int(database)),
		redis.DialUseTLS(u.Scheme == "rediss"),
	}
	if password, ok := u.User.Password(); ok {
		options = append(options, redis.DialUsername(u.User.Username()), redis.DialPassword(password))
	}
	return redisAddress{net.JoinHostPort(u.Hostname(), cmp.Or(u.Port(), "6379")), options}, nil
}

// CheckURL returns an error that says how to write the URL of a Redis if this one is wrong.
func CheckURL(address string) error {
	_, err := parseURL(address, redisWait)
	return err
}

// NewRedis returns the Redis at a URL such as redis://user:password@host:6379/0, or rediss:// with TLS. Machines with
// the same site share their budgets. It connects when the first budget is used. It may take 200 ms to answer, or the
// time to wait if that is longer.
func NewRedis(address, site string, wait time.Duration, log *slog.Logger) (*Redis, error) {
	wait = max(wait, redisWait)
	at, err := parseURL(address, wait)
	if err != nil {
		return nil, err
	}
	pool := &redis.Pool{
		MaxIdle: redisConns,
		TestOnBorrowContext: func(ctx context.Context, c redis.Conn, lastUsed time.Time) error {
			if time.Since(lastUsed) < idleCheck {
				return nil
			}
			_, err := redis.DoContext(c, ctx, "PING")
			return err
		},
		DialContext: func(ctx context.Context) (redis.Conn, error) {
			return redis.DialContext(ctx, "tcp", at.host, at.options...)
		},
	}
	return &Redis{pool: pool, site: site, wait: wait, log: log}, nil
}

// Try returns an error if Redis cannot be used now, for whatever reason.
func (s *Redis) Try(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 3*s.wait)
	defer cancel()
	_, err := s.eval(ctx, "hire360:start", 1, 0)
	return err
}

// Check returns an error if Redis refuses this machine, for a reason that does not pass: the password, privileges, the
// number of the database, the certificate. One that cannot be reached is used when it can be.
func (s *Redis) Check(ctx context.Context) error {
	err := s.Try(ctx)
	var told redis.Error
	answered := errors.As(err, &told) && !slices.ContainsFunc(redisPasses, func(prefix string) bool {
		return strings.HasPrefix(string(told), prefix)
	})
	if answered || errors.As(err, new(*tls.CertificateVerificationError)) {
		return fmt.Errorf("this machine is refused by Redis: "+
			"correct REDIS_URL, or the user's privileges there (%w)", err)
	}
	if err != nil {
		s.log.Warn("Redis is unavailable: each machine enforces rate limits on its own", "error", err)
	}
	return nil
}

// redisPasses begin the errors of a Redis that is busy, starting or changing its master.
var redisPasses = []string{"BUSY", "CLUSTERDOWN", "ERR max number of clients", "LOADING", "MASTERDOWN", "NOREPLICAS",
	"OOM", "READONLY", "TRYAGAIN", "UNKILLABLE"}

// take takes points from a budget, or returns them if they are negative. ok is false if Redis is unavailable.
func (s *Redis) take(ctx context.Context, name, visitor string, perMinute, points int) (b budget, over, ok bool) {
	now := time.Now()
	if now.UnixNano() < s.down.Load() {
		return b, false, false
	}
	// The hash hides the address from a glance, but not from someone who tries all of them within the minute.
	sum := sha256.Sum256([]byte(s.site + " " + name + " " + visitor))
	key := "hire360:" + name + ":" + hex.EncodeToString(sum[:16])
	// A visitor who disconnects must not look like an outage of Redis.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), s.wait)
	defer cancel()
	numbers, err := s.eval(ctx, key, perMinute, points)
	if err == nil && len(numbers) != 3 {
		err = errors.New("its response does not have three numbers")
	}
	if err != nil {
		if s.down.Swap(now.Add(redisPause).UnixNano()) == 0 {
			s.log.Error("Redis is unavailable: each machine enforces rate limits on its own", "error", err)
		}
		return b, false, false
	}
	if s.down.Swap(0) != 0 {
		s.log.Info("Redis is available again: machines share rate limits")
	}
	resets := now.Add(time.Duration(numbers[1]) * time.Millisecond)
	return budget{int(numbers[0]), resets}, numbers[2] == 1, true
}

func (s *Redis) eval(ctx context.Context, key string, perMinute, points int) (numbers []int64, err error) {
	defer func() { s.Health.Record(err) }()
	conn, err := s.pool.GetContext(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { _ = conn.Close() }()
	return redis.Int64s(redis.DoContext(conn, ctx, "EVAL", takePoints, 1, key, perMinute, points))
}
