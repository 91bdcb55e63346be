package db

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db/dbtest"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

// opened opens a database in a new folder.
func opened(t testing.TB, change ...func(*Options)) *DB {
	t.Helper()
	o := Options{Dir: t.TempDir(), Now: func() time.Time { return dbtest.Noon }, Timeout: dbtest.MaxWait}
	for _, c := range change {
		c(&o)
	}
	d := must[*DB](t)(Open(context.Background(), o))
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// on opens a new database, as opened does.
func on(t testing.TB, b dbtest.Backend, change ...func(*Options)) *DB {
	t.Helper()
	address := b.Database(t)
	return opened(t, append([]func(*Options){func(o *Options) { o.Database = address }}, change...)...)
}

func in(dir string) func(*Options) { return func(o *Options) { o.Dir = dir } }

func noError(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		noError(t, err)
		return v
	}
}

func TestReadinessIsAskedOfTheDiskOncePerSecond(t *testing.T) {
	d := opened(t)
	noError(t, d.Ping(t.Context()))
	noError(t, d.Replica.Write.Close())
	d.pinged = time.Now()
	if err := d.Ping(t.Context()); err != nil {
		t.Errorf("within a second the disk is asked again: %v", err)
	}
	d.pinged = time.Time{}
	if err := d.Ping(t.Context()); err == nil {
		t.Error("a database that cannot be written says that it is ready")
	}
}

// One visitor waits until the limit for a primary that has gone away, and nobody after.
func TestWhileThePrimaryIsAwayNobodyWaitsForIt(t *testing.T) {
	d := on(t, dbtest.Postgres)
	d.Timeout = time.Millisecond
	hang := func(ctx context.Context) error {
		<-ctx.Done()
		return ctx.Err()
	}
	if err := d.WithPrimary(t.Context(), hang); !errors.Is(err, graph.ErrUnavailable) {
		t.Errorf("got %v, want %v", err, graph.ErrUnavailable)
	}
	d.Timeout = time.Hour
	if err := d.WithPrimary(t.Context(), hang); !errors.Is(err, graph.ErrUnavailable) {
		t.Errorf("the second visitor: got %v, want %v", err, graph.ErrUnavailable)
	}
	noError(t, d.Connect(t.Context()))
	if _, away := d.UnavailableSince(); away {
		t.Error("a primary that answers again counts as away")
	}
}

func TestAMarkCanBeUsedOnce(t *testing.T) { dbtest.OnEach(t, testAMarkCanBeUsedOnce) }

func testAMarkCanBeUsedOnce(t *testing.T, b dbtest.Backend) {
	now := dbtest.Noon
	d := on(t, b, func(o *Options) { o.Now = func() time.Time { return now } })
	var wg sync.WaitGroup
	var mu sync.Mutex
	fresh := 0
	for range 20 {
		wg.Go(func() {
			ok := must[bool](t)(d.UseOnce(t.Context(), "signature", now.Add(time.Minute)))
			mu.Lock()
			defer mu.Unlock()
			if ok {
				fresh++
			}
		})
	}
	wg.Wait()
	if fresh != 1 {
		t.Errorf("used %d times, want 1", fresh)
	}
	now = now.Add(2 * time.Minute)
	noError(t, d.Sweep(t.Context()))
	if n := must[int](t)(d.Primary.Int(t.Context(), `SELECT count(*) FROM used_once`)); n != 0 {
		t.Errorf("%d marks never expire", n)
	}
}
