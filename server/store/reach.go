package store

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"hire360/graph"
)

// reach is whether the database that all machines share can be reached.
type reach struct {
	mu       sync.Mutex
	prepared bool         // its schema is up to date
	since    atomic.Int64 // when it was lost, in nanoseconds; 0 while it can be reached
}

// many reports whether several machines share a database.
func (s *Store) many() bool { return s.main != s.local }

// AwaySince returns since when the shared database cannot be reached; false while it can.
func (s *Store) AwaySince() (time.Time, bool) {
	at := s.reach.since.Load()
	return time.Unix(0, at), at != 0
}

// onMain asks the main database, a shared one for no longer than a visitor can wait. The error wraps
// graph.ErrAway when it cannot be reached.
func (s *Store) onMain(ctx context.Context, do func(ctx context.Context) error) error {
	if !s.many() {
		return do(ctx)
	}
	if s.reach.since.Load() != 0 {
		return graph.ErrAway
	}
	asked, cancel := context.WithTimeout(ctx, s.patience)
	defer cancel()
	err := do(asked)
	if err == nil || ctx.Err() != nil || !isLost(err) {
		return err
	}
	s.lost(err)
	return fmt.Errorf("%w: %w", graph.ErrAway, err)
}

func (s *Store) lost(err error) {
	if s.reach.since.CompareAndSwap(0, time.Now().UnixNano()) {
		// Connections to a server that went down would fail one after the other when it is back.
		s.main.read.SetMaxIdleConns(0)
		s.main.read.SetMaxIdleConns(connections)
		s.log.Error("the shared database is away: jobs are shown as they are known here, what visitors send waits on this machine", "error", err)
	}
}

// contact looks whether the shared database can be reached (again), and brings its schema up to date when
// it is the first time.
func (s *Store) contact(ctx context.Context) error {
	if !s.many() {
		return nil
	}
	s.reach.mu.Lock()
	defer s.reach.mu.Unlock()
	if s.reach.prepared && s.reach.since.Load() == 0 {
		return nil
	}
	asked, cancel := context.WithTimeout(ctx, s.patience)
	defer cancel()
	if err := s.main.write.PingContext(asked); err != nil {
		return s.main.explain(err)
	}
	if !s.reach.prepared {
		if err := s.prepareMain(ctx); err != nil {
			return err
		}
		s.reach.prepared = true
	}
	asked, cancel = context.WithTimeout(ctx, s.patience)
	defer cancel()
	// One that can be reached may still take nothing: a standby, a full disk.
	if _, err := s.main.exec(asked, `INSERT INTO used_once (key, expires) VALUES ('contact', $1) ON CONFLICT (key) DO UPDATE SET expires = excluded.expires`, stamp(s.now())); err != nil {
		return err
	}
	if was := s.reach.since.Swap(0); was > 1 {
		s.log.Info("the shared database is back", "after", time.Since(time.Unix(0, was)).Round(time.Second))
	}
	return nil
}

// schemaLock is the number of the advisory lock under which one machine at a time prepares the database.
const schemaLock = 0x48333630 // "H360"

// prepareMain brings the shared database up to date and fills a new one, one machine at a time.
func (s *Store) prepareMain(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	turn, err := s.main.write.Conn(ctx)
	if err != nil {
		return s.main.explain(err)
	}
	defer func() { _ = turn.Close() }()
	if _, err := turn.ExecContext(ctx, `SELECT pg_advisory_lock($1)`, schemaLock); err != nil {
		return fmt.Errorf("another machine is preparing %s and does not finish: %w", s.main.name, s.main.explain(err))
	}
	defer func() {
		_, _ = turn.ExecContext(context.WithoutCancel(ctx), `SELECT pg_advisory_unlock($1)`, schemaLock)
	}()
	if err := s.migrate(ctx, s.main); err != nil || s.empty {
		return err
	}
	return s.seed(ctx)
}

// Agree returns the value that all machines have for a name: what the first of them proposed. The error wraps
// graph.ErrAway when the others cannot be asked.
func (s *Store) Agree(ctx context.Context, name, proposal string) (string, error) {
	if !s.many() {
		return proposal, nil
	}
	var value string
	err := s.onMain(ctx, func(ctx context.Context) error {
		if _, err := s.main.exec(ctx, `INSERT INTO agreed (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`, name, proposal); err != nil {
			return err
		}
		return s.main.read.QueryRowContext(ctx, `SELECT value FROM agreed WHERE name = $1`, name).Scan(&value)
	})
	if err != nil {
		return "", fmt.Errorf("agree on the %s with the other machines: %w", name, err)
	}
	return value, nil
}
