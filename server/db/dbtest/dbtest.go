//go:build unix

// Package dbtest runs tests on both database engines.
package dbtest

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"sync"
	"testing"
	"time"
)

// Noon is when the tests take place.
var Noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// MaxWait is how long a test waits for the next step, however busy the machine is. It only ends a test that hangs.
const MaxWait = 2 * time.Minute

// Soon waits for one step.
func Soon(t testing.TB, what string, is func() bool) {
	t.Helper()
	Within(t, MaxWait, what, is)
}

// Within waits for what may take longer than one step. Between two looks it pauses for longer than a look takes, which
// leaves the processor to what it waits for.
func Within(t testing.TB, limit time.Duration, what string, is func() bool) {
	t.Helper()
	for begun := time.Now(); ; {
		looked := time.Now()
		if is() {
			return
		}
		if time.Since(begun) > limit {
			t.Fatalf("in %s it did not happen: %s", limit, what)
		}
		time.Sleep(max(5*time.Millisecond, 5*time.Since(looked)))
	}
}

// Backend is where a database keeps what it must.
type Backend struct {
	Name string
	// Database returns the address of a new database, "" for SQLite in the data folder.
	Database func(t testing.TB) string
}

// SQLite is a single machine, Postgres one of several.
var (
	SQLite   = Backend{"SQLite", func(testing.TB) string { return "" }}
	Postgres = Backend{"PostgreSQL", NewDatabase}
)

// OnEach runs a test on every backend: what holds on one machine holds on several.
func OnEach(t *testing.T, test func(*testing.T, Backend)) {
	t.Helper()
	for _, b := range []Backend{SQLite, Postgres} {
		t.Run(b.Name, func(t *testing.T) { test(t, b) })
	}
}

// server is started by the first test that needs it. Main stops it.
var server = sync.OnceValues(func() (*postgres, error) {
	started = true
	return startPostgres()
})

var started bool

// Slow leaves a test of several seconds out of make test FAST=1.
func Slow(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("takes seconds: left out by FAST=1")
	}
}

func running(t testing.TB) *postgres {
	t.Helper()
	Slow(t)
	s, err := server()
	if err != nil {
		t.Skip("not tested on PostgreSQL: ", err)
	}
	return s
}

// NewDatabase returns the address of a new PostgreSQL database. Without PostgreSQL, and with FAST=1, the test is
// skipped.
func NewDatabase(t testing.TB) string {
	t.Helper()
	address, err := running(t).database(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return address
}

// Program returns where a program of PostgreSQL is, such as pg_dump.
func Program(t testing.TB, name string) string {
	t.Helper()
	return running(t).program(name)
}

// Halt stops PostgreSQL until resume is called, at the latest at the end of the test.
func Halt(t testing.TB) (resume func()) {
	t.Helper()
	s := running(t)
	if err := s.halt(); err != nil {
		t.Fatal(err)
	}
	resume = sync.OnceFunc(func() {
		if err := s.resume(); err != nil {
			t.Fatal(err)
		}
	})
	t.Cleanup(resume)
	return resume
}

// Main runs the tests of a package, then the cleanups, and ends the process. Call it from TestMain.
func Main(m *testing.M, cleanups ...func()) {
	code := m.Run()
	for _, cleanup := range cleanups {
		cleanup()
	}
	if started {
		if s, err := server(); err == nil {
			_ = errors.Join(s.halt(), os.RemoveAll(s.dir))
		}
	}
	os.Exit(code)
}

// Stats are figures about what a database holds.
type Stats struct {
	ActiveJobs, ClosedJobs  int
	Enquiries, Applications int
	// PendingDeliveries are on their way, DeadDeliveries are dead letters.
	PendingDeliveries, DeadDeliveries int
	// UnclaimedUploads are those of the Uploads that no application has named.
	Uploads, UnclaimedUploads int
}

// Count counts what a database holds.
func Count(ctx context.Context, db *sql.DB) (n Stats, err error) {
	err = db.QueryRowContext(ctx, `SELECT
		(SELECT count(*) FROM job WHERE active = 1), (SELECT count(*) FROM job WHERE active = 0),
		(SELECT count(*) FROM submission WHERE kind = 'ENQUIRY'),
		(SELECT count(*) FROM submission WHERE kind = 'APPLICATION'),
		(SELECT count(*) FROM delivery WHERE state = 'pending'), (SELECT count(*) FROM delivery WHERE state = 'dead'),
		(SELECT count(*) FROM upload), (SELECT count(*) FROM upload WHERE claimed_by = '')`).
		Scan(&n.ActiveJobs, &n.ClosedJobs, &n.Enquiries, &n.Applications,
			&n.PendingDeliveries, &n.DeadDeliveries, &n.Uploads, &n.UnclaimedUploads)
	return n, err
}
