package remote

import (
	"context"
	"crypto/sha256"
	"errors"
	"log/slog"
	"math/rand/v2"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"

	"hire360/graph"
)

// source is a list of a host that is read every minute in the background, so that no visitor waits for it.
type source struct {
	name  string
	now   func() time.Time
	limit time.Duration // how long a visitor waits for it
	log   *slog.Logger
	// load reads and stores the list. It gets the digest of the last one, and returns that of the new one.
	load func(ctx context.Context, last []byte) (digest []byte, err error)

	flights singleflight.Group
	mu      sync.Mutex
	at      time.Time // of the last good response; zero without any
	tried   time.Time
	err     error
	last    []byte
}

func digest(body []byte) []byte {
	sum := sha256.Sum256(body)
	return sum[:]
}

// age reports whether the list could not be refreshed, and when it was read.
func (s *source) age() (stale bool, at time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	age := s.now().Sub(s.at)
	return age > usable || s.err != nil && age > fresh, s.at
}

// ensure reads the list unless it was read before. An old one is refreshed in the background.
func (s *source) ensure(ctx context.Context) error {
	s.mu.Lock()
	known, err := !s.at.IsZero(), s.err
	now := s.now()
	due := now.Sub(s.at) > fresh && now.Sub(s.tried) >= again
	s.mu.Unlock()
	switch {
	case known && due:
		s.refresh(ctx)
		return nil
	case known:
		return nil
	case err != nil && !due:
		return err
	}
	return s.await(ctx)
}

// listWait is how long a visitor waits for a list that has never been read.
const listWait = 2 * time.Second

// await reads the list, for as long as a visitor can wait.
func (s *source) await(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, s.limit)
	defer cancel()
	err := s.wait(ctx)
	if errors.Is(err, context.DeadlineExceeded) {
		return &graph.HostError{Call: s.name, Fault: graph.HostSlow}
	}
	return err
}

// renew reads the list unless that was done in the last seconds, and reports whether it did.
func (s *source) renew(ctx context.Context) bool {
	s.mu.Lock()
	just := s.now().Sub(s.tried) < again
	s.mu.Unlock()
	if just {
		return false
	}
	return s.await(ctx) == nil
}

func (s *source) wait(ctx context.Context) error {
	select {
	case done := <-s.refresh(ctx):
		return done.Err
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (s *source) refresh(ctx context.Context) <-chan singleflight.Result {
	ctx = context.WithoutCancel(ctx)
	return s.flights.DoChan("", func() (any, error) {
		s.mu.Lock()
		last := s.last
		s.mu.Unlock()
		sum, err := s.load(ctx, last)
		s.mu.Lock()
		defer s.mu.Unlock()
		// Only a change is logged, not every minute of an outage.
		switch {
		case err != nil && (s.err == nil || s.err.Error() != err.Error()):
			s.log.Warn("a host's list is stale", "list", s.name, "last", s.at, "reason", err)
		case err == nil && s.err != nil:
			s.log.Info("a host's list is fresh again", "list", s.name)
		}
		s.tried, s.err = s.now(), err
		if err == nil {
			s.at, s.last = s.tried, sum
		}
		return nil, err
	})
}

// run reads the list every minute until ctx is done; every few seconds while the host does not answer.
func (s *source) run(ctx context.Context) {
	for {
		err := s.wait(ctx)
		wait := fresh * 5 / 6
		if err != nil && !errors.Is(err, context.Canceled) {
			wait = 2 * again
		}
		select {
		case <-ctx.Done():
			return
		case <-time.After(wait*9/10 + rand.N(wait/5)):
		}
	}
}
