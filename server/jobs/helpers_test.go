package jobs

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"hire360/server/db"
	"hire360/server/db/dbtest"
)

func TestMain(m *testing.M) {
	dbtest.Main(m, func() {
		for _, end := range leftovers {
			end()
		}
	})
}

// opened opens a store in a new folder, at noon, without the sample jobs.
func opened(t testing.TB, change ...func(*db.Options)) *Store {
	t.Helper()
	o := db.Options{Dir: t.TempDir(), Now: func() time.Time { return dbtest.Noon }, Timeout: dbtest.MaxWait}
	for _, c := range change {
		c(&o)
	}
	s := must[*Store](t)(open(context.Background(), o))
	t.Cleanup(func() {
		if err := s.db.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

func open(ctx context.Context, o db.Options) (*Store, error) {
	d, err := db.Open(ctx, o)
	if err != nil {
		return nil, err
	}
	s, err := Open(ctx, d)
	if err == nil {
		err = d.Refresh(ctx)
	}
	return s, err
}

// on opens a store over a new database, as opened does.
func on(t testing.TB, b dbtest.Backend, change ...func(*db.Options)) *Store {
	t.Helper()
	return opened(t, append([]func(*db.Options){over(b.Database(t))}, change...)...)
}

func over(database string) func(*db.Options) { return func(o *db.Options) { o.Database = database } }

func in(dir string) func(*db.Options) { return func(o *db.Options) { o.Dir = dir } }

func at(now func() time.Time) func(*db.Options) { return func(o *db.Options) { o.Now = now } }

func withSamples(o *db.Options) {
	o.Fill = func(ctx context.Context, e *db.Engine, tx *sql.Tx) error { return AddSamples(ctx, e, tx, o.Now()) }
}

// stats counts what is stored.
func stats(t testing.TB, s *Store) dbtest.Stats {
	t.Helper()
	return must[dbtest.Stats](t)(dbtest.Count(t.Context(), s.source.Read))
}

func noError(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// equal reports a value that is not what it should be. The format names it.
func equal[T comparable](t testing.TB, got, want T, format string, args ...any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %#v, want %#v", fmt.Sprintf(format, args...), got, want)
	}
}

func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		noError(t, err)
		return v
	}
}

// jobJSON is a job that is right in all fields but those of change.
func jobJSON(change map[string]any) string {
	job := map[string]any{"title": "Go engineer", "summary": "Write Go.", "text": "## The work\n\nYou write Go.",
		"city": "Austin", "countryCode": "US", "workplace": "HYBRID", "type": "FULL_TIME",
		"category": "Software engineering", "experience": "SENIOR", "posted": "2026-11-18"}
	for field, value := range change {
		job[field] = value
		if value == nil {
			delete(job, field)
		}
	}
	data, err := json.Marshal(job)
	if err != nil {
		panic(err)
	}
	return string(data)
}
