package ratelimit

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"log/slog"
	"net/url"
	"sync/atomic"
	"time"

	"github.com/redis/go-redis/v9"
	"github.com/redis/go-redis/v9/logging"
)

// Redis keeps the budgets of visitors in a Redis that all machines share. While it is unavailable each machine counts
// for itself.
type Redis struct {
	client *redis.Client
	site   string // machines that serve the same address share their budgets
	log    *slog.Logger
	down   atomic.Int64 // until when it is left alone, in Unix nanoseconds
}

const (
	redisTimeout = 200 * time.Millisecond
	redisPause   = 2 * time.Second
	redisConns   = 16 // idle ones that are kept
)

// takePoints does in Redis what Limiter.take does here. It returns what is left, the milliseconds until the budget is
// full again, and 1 when it holds too few.
const takePoints = `
local left, ttl, over = tonumber(redis.call('GET', KEYS[1]) or ARGV[1]), redis.call('PTTL', KEYS[1]), 0
if ttl < 1 then left, ttl = tonumber(ARGV[1]), 60000 end
if left < tonumber(ARGV[2]) then over = 1 else left = math.min(left - tonumber(ARGV[2]), tonumber(ARGV[1])) end
redis.call('SET', KEYS[1], left, 'PX', ttl)
return {left, ttl, over}`

// CheckURL returns an error that says how to write the address of a Redis when this one is wrong.
func CheckURL(address string) error {
	_, err := redisOptions(address)
	return err
}

// NewRedis returns the budgets kept in the Redis at an address such as redis://user:password@host:6379/0, or rediss://
// with TLS. Machines with the same site share their budgets. It connects when the first budget is used.
func NewRedis(address, site string, log *slog.Logger) (*Redis, error) {
	options, err := redisOptions(address)
	if err != nil {
		return nil, err
	}
	logging.Disable() // take logs what fails; the client would write to standard error beside the log
	return &Redis{client: redis.NewClient(options), site: site, log: log}, nil
}

func redisOptions(address string) (*redis.Options, error) {
	u, err := url.Parse(address)
	var options *redis.Options
	if err == nil {
		options, err = redis.ParseURL(address)
	}
	if err != nil || u.Hostname() == "" {
		// Without the cause, which quotes the address and its password.
		return nil, errors.New("REDIS_URL is no address of a Redis: " +
			"give one such as redis://user:password@host:6379/0, rediss:// with TLS")
	}
	options.Protocol, options.DisableIdentity = 2, true // nothing but the script is sent
	options.MaxRetries = -1                             // a script that ran twice would take the points twice
	options.DialerRetries = 1
	options.ContextTimeoutEnabled = true
	options.DialTimeout, options.ReadTimeout, options.WriteTimeout = redisTimeout, redisTimeout, redisTimeout
	options.PoolTimeout = redisTimeout
	options.MaxIdleConns = redisConns
	return options, nil
}

// take takes points from a budget, or gives them back when they are negative. It is not ok when Redis did not answer.
func (s *Redis) take(ctx context.Context, name, visitor string, perMinute, points int) (b budget, over, ok bool) {
	now := time.Now()
	if now.UnixNano() < s.down.Load() {
		return b, false, false
	}
	// The hash keeps addresses out of plain sight. Trying all of them would find one within its minute.
	sum := sha256.Sum256([]byte(s.site + " " + name + " " + visitor))
	key := "hire360:" + name + ":" + hex.EncodeToString(sum[:16])
	ctx, cancel := context.WithTimeout(ctx, redisTimeout)
	defer cancel()
	numbers, err := s.client.Eval(ctx, takePoints, []string{key}, perMinute, points).Int64Slice()
	if err == nil && len(numbers) != 3 {
		err = errors.New("its answer is of another shape")
	}
	if err != nil {
		if s.down.Swap(now.Add(redisPause).UnixNano()) == 0 {
			s.log.Error("Redis is away: each machine counts what visitors send for itself", "error", err)
		}
		return b, false, false
	}
	if s.down.Swap(0) != 0 {
		s.log.Info("Redis is back: the machines count together again")
	}
	resets := now.Add(time.Duration(numbers[1]) * time.Millisecond)
	return budget{int(numbers[0]), resets}, numbers[2] == 1, true
}
