package remote

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"hire360/graph"
)

// Options say which hosts are called, and on whose behalf.
type Options struct {
	// Core and ERP are the hosts' addresses, with a path where there is one, without a slash at the end.
	Core, ERP string
	// Origin is the address of this site.
	Origin string
	// Site is the fixed identifier of this site at the content management system.
	Site string
	// Multipart says that the host accepts files as multipart/form-data, not raw.
	Multipart bool
	// WithdrawPath is the path at which both hosts take withdrawals.
	WithdrawPath string
	// Now is the clock; time.Now when nil.
	Now func() time.Time
	// Timeout is the shortest time that a host gets to answer, and a visitor waits for it. Each call has its own, which
	// holds when it is longer.
	Timeout time.Duration
}

// Client makes the nine calls, each behind a circuit breaker.
type Client struct {
	Options
	bases  [2]string
	http   *http.Client
	states map[*call]*state
}

type state struct {
	breaker
	good, bad atomic.Int64 // responses
	fault     atomic.Pointer[graph.HostError]
}

// New makes a client.
func New(o Options) *Client {
	c := &Client{
		Options: o,
		bases:   [2]string{core: strings.TrimRight(o.Core, "/"), erp: strings.TrimRight(o.ERP, "/")},
		states:  map[*call]*state{},
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	for _, k := range calls {
		c.states[k] = &state{}
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.DialContext = (&net.Dialer{Timeout: c.atLeast(3 * time.Second), KeepAlive: 30 * time.Second}).DialContext
	transport.MaxConnsPerHost, transport.MaxIdleConnsPerHost = 64, 32
	transport.TLSHandshakeTimeout = 5 * time.Second
	transport.MaxResponseHeaderBytes = 64 * kb
	c.http = &http.Client{Transport: transport,
		// A redirect is a fault: it could send what visitors entered to another host.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	return c
}

// atLeast extends a time limit to the shortest one.
func (c *Client) atLeast(limit time.Duration) time.Duration { return max(limit, c.Timeout) }

type request struct {
	path   string // in place of the call's, from the host's root; empty for the call's
	query  url.Values
	header http.Header
	body   io.Reader
	size   int64        // of the body; 0 for none
	got    *http.Header // takes the header of a good response
}

// do makes a call and returns the body of a good response: 200 to 299, and JSON unless it is empty. The id of a file
// may also be plain text.
// The error is a *graph.HostError.
func (c *Client) do(ctx context.Context, k *call, q request) ([]byte, error) {
	s := c.states[k]
	if !s.allow(c.Now()) {
		e := &graph.HostError{Call: k.name, Fault: graph.HostCircuitOpen}
		if last := s.fault.Load(); last != nil { // the caller can act on what the host said last
			e.Status, e.Body, e.Cause = last.Status, last.Body, fmt.Errorf("last it was %s", last.Fault)
		}
		return nil, e
	}
	callCtx, cancel := context.WithTimeout(ctx, c.atLeast(k.timeout))
	defer cancel()
	body, fault := c.exchange(callCtx, k, q)
	result, retryAfter := outcomeOf(ctx, fault)
	s.record(c.Now(), result, retryAfter)
	switch result {
	case succeeded:
		s.good.Add(1)
	case failed, slow:
		s.bad.Add(1)
		s.fault.Store(fault)
	}
	if fault != nil {
		return nil, fault
	}
	return body, nil
}

// outcomeOf returns what an exchange says about the host's health, and its Retry-After. A refusal in JSON is a sign of
// health.
func outcomeOf(ctx context.Context, e *graph.HostError) (outcome, time.Duration) {
	switch {
	case e == nil:
		return succeeded, 0
	case ctx.Err() != nil:
		return undecided, 0
	case e.Fault == graph.HostSlow:
		return slow, 0
	case e.Fault == graph.HostNotOK && e.Body != nil && e.Status < 500 && e.Status != http.StatusTooManyRequests &&
		e.Status != http.StatusRequestTimeout:
		return succeeded, 0
	}
	return failed, e.RetryAfter
}

func (c *Client) exchange(ctx context.Context, k *call, q request) ([]byte, *graph.HostError) {
	fail := func(fault graph.HostFault, status int, cause error) *graph.HostError {
		return &graph.HostError{Call: k.name, Fault: fault, Status: status, Cause: cause}
	}
	address := c.bases[k.host] + cmp.Or(k.path, c.WithdrawPath)
	if u, err := url.Parse(address); err == nil && q.path != "" {
		address = u.Scheme + "://" + u.Host + q.path
	}
	if len(q.query) > 0 {
		address += "?" + q.query.Encode()
	}
	r, err := http.NewRequestWithContext(ctx, k.method, address, q.body)
	if err != nil {
		return nil, fail(graph.HostUnreachable, 0, errors.New("its address cannot be used"))
	}
	r.ContentLength = q.size
	r.Header.Set("Accept", "application/json")
	r.Header.Set(headerApp, appName)
	r.Header.Set(headerOrigin, c.Origin)
	r.Header.Set("User-Agent", appName)
	trace := graph.TraceOf(ctx)
	r.Header.Set("Traceparent", trace.Parent())
	if trace.Request != "" {
		r.Header.Set("X-Request-Id", trace.Request)
	}
	for name, values := range q.header {
		r.Header[name] = values
	}
	resp, err := c.http.Do(r)
	if err != nil {
		return nil, fail(faultOf(ctx), 0, cause(err))
	}
	defer func() { _ = resp.Body.Close() }()
	ok := resp.StatusCode >= 200 && resp.StatusCode <= 299
	maxBytes := k.maxBytes
	if !ok {
		maxBytes = maxRefusal
	}
	body, err := io.ReadAll(io.LimitReader(resp.Body, maxBytes+1))
	switch {
	case resp.StatusCode >= 300 && resp.StatusCode <= 399:
		return nil, fail(graph.HostRedirect, resp.StatusCode, nil)
	case !ok:
		e := fail(graph.HostNotOK, resp.StatusCode, nil)
		e.RetryAfter = c.retryAfter(resp.Header.Get("Retry-After"))
		if err == nil && int64(len(body)) <= maxBytes && json.Valid(body) {
			e.Body = body
		}
		return nil, e
	case err != nil:
		return nil, fail(faultOf(ctx), resp.StatusCode, cause(err))
	case int64(len(body)) > maxBytes:
		return nil, fail(graph.HostTooLarge, resp.StatusCode, fmt.Errorf("more than %d bytes", maxBytes))
	}
	if q.got != nil {
		*q.got = resp.Header
	}
	body = bytes.TrimSpace(bytes.TrimPrefix(bytes.TrimSpace(body), []byte("\ufeff")))
	if len(body) > 0 && !json.Valid(body) && (k != upload || plainID(resp.Header.Get("Content-Type"), body) == "") {
		return nil, fail(graph.HostNotJSON, resp.StatusCode, nil)
	}
	return body, nil
}

// maxRefusal limits how much of a refusal is read and passed on.
const maxRefusal = 16 * kb

func faultOf(ctx context.Context) graph.HostFault {
	if ctx.Err() != nil {
		return graph.HostSlow
	}
	return graph.HostUnreachable
}

// cause leaves out the address, which may contain what someone searched for.
func cause(err error) error {
	if u := new(url.Error); errors.As(err, &u) {
		return u.Err
	}
	return err
}

// retryAfter reads the header, in seconds or as a date. It is at most an hour.
func (c *Client) retryAfter(header string) time.Duration {
	wait := time.Duration(0)
	if n, err := strconv.Atoi(header); err == nil && n < 1e6 {
		wait = time.Duration(n) * time.Second
	} else if at, err := http.ParseTime(header); err == nil {
		wait = at.Sub(c.Now())
	}
	return min(max(wait, 0), time.Hour)
}

// read makes a call whose response has a body.
func (c *Client) read(ctx context.Context, k *call, q request) ([]byte, error) {
	body, err := c.do(ctx, k, q)
	if err == nil && len(body) == 0 {
		err = &graph.HostError{Call: k.name, Fault: graph.HostEmpty}
	}
	return body, err
}

func badShape(k *call, format string, args ...any) error {
	return &graph.HostError{Call: k.name, Fault: graph.HostShape, Cause: fmt.Errorf(format, args...)}
}

// Health is the state of one of the nine calls.
type Health struct {
	// Call is its name. Resting says that its circuit breaker is open.
	Call    string
	Resting bool
	// Good and Bad count its responses.
	Good, Bad int64
}

// Health returns the state of each call.
func (c *Client) Health() []Health {
	list := make([]Health, len(calls))
	for i, k := range calls {
		s := c.states[k]
		list[i] = Health{Call: k.name, Resting: s.isOpen(c.Now()), Good: s.good.Load(), Bad: s.bad.Load()}
	}
	return list
}
