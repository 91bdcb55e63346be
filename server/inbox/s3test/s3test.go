// Package s3test runs S3-compatible storage inside a test.
package s3test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"
)

// Storage has one bucket, in memory.
type Storage struct {
	// Down makes it answer as a storage behind a broken balancer does.
	Down    atomic.Bool
	backend *s3mem.Backend
	server  *httptest.Server
}

// New makes a storage that ends with the test.
func New(t testing.TB) *Storage {
	t.Helper()
	s := &Storage{backend: s3mem.New()}
	if err := s.backend.CreateBucket("files"); err != nil {
		t.Fatal(err)
	}
	speaks := gofakes3.New(s.backend, gofakes3.WithLogger(gofakes3.DiscardLog())).Server()
	s.server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.Down.Load() {
			http.Error(w, "<html>come back later</html>", http.StatusServiceUnavailable)
			return
		}
		speaks.ServeHTTP(w, r)
	}))
	t.Cleanup(s.server.Close)
	return s
}

// URL is the address of the bucket, with a key.
func (s *Storage) URL() string {
	return strings.Replace(s.server.URL, "http://", "http://key:hush@", 1) + "/files?region=us-east-1"
}

// Names are the files in the bucket.
func (s *Storage) Names(t testing.TB) (names []string) {
	t.Helper()
	list, err := s.backend.ListBucket("files", &gofakes3.Prefix{}, gofakes3.ListBucketPage{})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range list.Contents {
		names = append(names, c.Key)
	}
	return names
}

// Remove deletes a file.
func (s *Storage) Remove(name string) error {
	_, err := s.backend.DeleteObject("files", name)
	return err
}
