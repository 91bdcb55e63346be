package store

import (
	"context"
	"sync"
	"testing"
	"time"

	"hire360/server/store/postgrestest"
)

// backend is an engine on which a store keeps what it must.
type backend struct {
	name string
	// database returns the address of a new database, "" for one that comes with the folder.
	database func(t testing.TB) string
	// grace is how long after its end a file that nobody named may still be there.
	grace time.Duration
}

var (
	onSQLite   = backend{"SQLite", func(testing.TB) string { return "" }, time.Minute}
	onPostgres = backend{"PostgreSQL", newDatabase, uploadLife}
)

// onEach runs a test on every backend: whatever holds on one machine holds on several.
func onEach(t *testing.T, test func(*testing.T, backend)) {
	t.Helper()
	for _, b := range []backend{onSQLite, onPostgres} {
		t.Run(b.name, func(t *testing.T) { test(t, b) })
	}
}

// open opens a store over a new database, as opened does.
func (b backend) open(t testing.TB, change ...func(*Options)) *Store {
	t.Helper()
	return opened(t, append([]func(*Options){over(b.database(t))}, change...)...)
}

func over(database string) func(*Options) { return func(o *Options) { o.Database = database } }

// postgres is started by the first test that needs it and ends with the test binary.
var postgres = sync.OnceValues(func() (*postgrestest.Server, error) {
	s, err := postgrestest.Start(context.Background())
	if err == nil {
		leftovers = append(leftovers, func() { _ = s.Stop() })
	}
	return s, err
})

func newDatabase(t testing.TB) string {
	t.Helper()
	s, err := postgres()
	if err != nil {
		t.Skip("not tested on PostgreSQL: ", err)
	}
	return must[string](t)(s.Database(t.Context()))
}
