package main

import (
	"bufio"
	"context"
	"crypto/sha256"
	"crypto/tls"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/url"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
)

// sharedBudgets keeps the budgets of visitors in a Redis that all machines share. While it is away each machine
// counts for itself.
type sharedBudgets struct {
	server redisServer
	site   string // machines that serve the same address count together
	log    *slog.Logger
	idle   chan *redisConn
	down   atomic.Int64 // until when it is not asked, in nanoseconds
}

const (
	redisPatience = 200 * time.Millisecond
	redisPause    = 2 * time.Second
)

// takePoints does in Redis what limiter.take does here. It returns what is left, the milliseconds until the budget
// is full again, and 1 when it holds too few.
const takePoints = `
local left, ttl, over = tonumber(redis.call('GET', KEYS[1]) or ARGV[1]), redis.call('PTTL', KEYS[1]), 0
if ttl < 1 then left, ttl = tonumber(ARGV[1]), 60000 end
if left < tonumber(ARGV[2]) then over = 1 else left = math.min(left - tonumber(ARGV[2]), tonumber(ARGV[1])) end
redis.call('SET', KEYS[1], left, 'PX', ttl)
return {left, ttl, over}`

func newSharedBudgets(server redisServer, site string, log *slog.Logger) *sharedBudgets {
	return &sharedBudgets{server: server, site: site, log: log, idle: make(chan *redisConn, 16)}
}

// take takes points from a budget, or gives them back when they are negative. It is not ok when Redis did not answer.
func (s *sharedBudgets) take(ctx context.Context, name, sender string, perMinute, points int) (b budget, over, ok bool) {
	now := time.Now()
	if now.UnixNano() < s.down.Load() {
		return b, false, false
	}
	// Nobody reads an address there by the way, though who tries all of them could find one for a minute.
	key := sha256.Sum256([]byte(s.site + " " + name + " " + sender))
	numbers, err := s.ask(ctx, "EVAL", takePoints, "1", "hire360:"+name+":"+hex.EncodeToString(key[:16]), strconv.Itoa(perMinute), strconv.Itoa(points))
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
	return budget{int(numbers[0]), now.Add(time.Duration(numbers[1]) * time.Millisecond)}, numbers[2] == 1, true
}

// ask sends a command whose answer is a list of numbers. A connection that was idle may have been closed by the
// server: then a fresh one is asked.
func (s *sharedBudgets) ask(ctx context.Context, words ...string) ([]int64, error) {
	ctx, cancel := context.WithTimeout(ctx, redisPatience)
	defer cancel()
	for {
		c, fresh, err := s.conn(ctx)
		if err != nil {
			return nil, err
		}
		numbers, err := c.do(ctx, words...)
		if err != nil {
			_ = c.Close()
			if !fresh && ctx.Err() == nil {
				continue
			}
			return nil, err
		}
		select {
		case s.idle <- c:
		default:
			_ = c.Close()
		}
		return numbers, nil
	}
}

func (s *sharedBudgets) conn(ctx context.Context) (c *redisConn, fresh bool, err error) {
	select {
	case c := <-s.idle:
		return c, false, nil
	default:
		c, err := s.server.dial(ctx)
		return c, true, err
	}
}

// redisServer is an address such as redis://user:password@host:6379/0.
type redisServer struct {
	addr, user, password string
	database             string
	tls                  *tls.Config
}

func newRedisServer(address string) (s redisServer, err error) {
	bad := errors.New("REDIS_URL is no address of a Redis: give one such as redis://user:password@host:6379/0, rediss:// with TLS")
	u, err := url.Parse(address)
	if err != nil || u.Hostname() == "" || (u.Scheme != "redis" && u.Scheme != "rediss") {
		return s, bad // without the cause, whose words hold the address
	}
	s = redisServer{addr: u.Host, user: u.User.Username(), database: strings.Trim(u.Path, "/")}
	s.password, _ = u.User.Password()
	if u.Port() == "" {
		s.addr = net.JoinHostPort(u.Hostname(), "6379")
	}
	if s.database != "" {
		if _, err := strconv.ParseUint(s.database, 10, 16); err != nil {
			return s, bad
		}
	}
	if u.Scheme == "rediss" {
		s.tls = &tls.Config{ServerName: u.Hostname(), MinVersion: tls.VersionTLS12}
	}
	return s, nil
}

func (s redisServer) dial(ctx context.Context) (*redisConn, error) {
	var d net.Dialer
	conn, err := d.DialContext(ctx, "tcp", s.addr)
	if err != nil {
		return nil, err
	}
	if s.tls != nil {
		conn = tls.Client(conn, s.tls)
	}
	c := &redisConn{Conn: conn, in: bufio.NewReader(conn)}
	if s.password != "" {
		words := []string{"AUTH", s.password}
		if s.user != "" {
			words = []string{"AUTH", s.user, s.password}
		}
		_, err = c.do(ctx, words...)
	}
	if err == nil && s.database != "" {
		_, err = c.do(ctx, "SELECT", s.database)
	}
	if err != nil {
		return nil, errors.Join(err, c.Close())
	}
	return c, nil
}

// redisConn speaks as much of RESP 2 as the commands above need.
type redisConn struct {
	net.Conn
	in *bufio.Reader
}

// do sends a command and reads "OK", a number or a list of numbers.
func (c *redisConn) do(ctx context.Context, words ...string) ([]int64, error) {
	if until, ok := ctx.Deadline(); ok {
		if err := c.SetDeadline(until); err != nil {
			return nil, err
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "*%d\r\n", len(words))
	for _, w := range words {
		fmt.Fprintf(&b, "$%d\r\n%s\r\n", len(w), w)
	}
	if _, err := io.WriteString(c, b.String()); err != nil {
		return nil, err
	}
	kind, n, err := c.line()
	if err != nil || kind != '*' {
		return []int64{n}, err
	}
	if n > 100 {
		return nil, errors.New("its answer is too long")
	}
	numbers := make([]int64, max(n, 0))
	for i := range numbers {
		if _, numbers[i], err = c.line(); err != nil {
			return nil, err
		}
	}
	return numbers, nil
}

// line reads the kind of an answer and its number, 0 for a text.
func (c *redisConn) line() (kind byte, n int64, err error) {
	text, err := c.in.ReadSlice('\n')
	if err != nil {
		return 0, 0, err
	}
	rest := strings.TrimSpace(string(text[1:]))
	switch kind = text[0]; kind {
	case '+':
		return kind, 0, nil
	case '-':
		return kind, 0, errors.New(rest)
	case ':', '*':
		n, err = strconv.ParseInt(rest, 10, 64)
		return kind, n, err
	}
	return kind, 0, errors.New("its answer is of another shape")
}
