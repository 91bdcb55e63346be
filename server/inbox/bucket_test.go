package inbox

import (
	"bytes"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/db/dbtest"
	"hire360/server/inbox/s3test"
)

func contents(t *testing.T, s *Store, id string) string {
	t.Helper()
	r, _, err := s.OpenUpload(t.Context(), id)
	noError(t, err)
	defer func() { _ = r.Close() }()
	return string(must[[]byte](t)(io.ReadAll(r)))
}

func here(t *testing.T, s *Store) int {
	t.Helper()
	return len(must[[]os.DirEntry](t)(os.ReadDir(s.disk.path(""))))
}

func TestFilesInABucketAreFoundByAllMachinesAndForgottenForAll(t *testing.T) {
	s3 := s3test.New(t)
	all := machines(t, 2, filesIn(s3.URL()))
	id := upload(t, all[0])
	if got := contents(t, all[1], id); got != "%PDF-1.7" || here(t, all[0]) != 0 {
		t.Errorf("the other machine reads %q; %d files stayed on the first", got, here(t, all[0]))
	}
	left := upload(t, all[1])
	r := sendApplication(t, all[1], application(applicationKey, id))
	noError(t, all[0].Forget(t.Context(), r.Reference))
	if got := s3.Names(t); !slices.Equal(got, []string{left}) {
		t.Errorf("the bucket has %v, want %s alone", got, left)
	}
}

func TestWhileTheBucketIsAwayFilesWaitAndCanBeRead(t *testing.T) {
	dbtest.OnEach(t, testWhileTheBucketIsAwayFilesWaitAndCanBeRead)
}

func testWhileTheBucketIsAwayFilesWaitAndCanBeRead(t *testing.T, b dbtest.Backend) {
	s3 := s3test.New(t)
	s := on(t, b, filesIn(s3.URL()))
	s3.Down.Store(true)
	id := upload(t, s)
	receipt := sendApplication(t, s, application(applicationKey, id))
	if err := s.flush(t.Context()); err == nil || strings.Contains(err.Error(), id) {
		t.Errorf("got %v, want that the storage is away and nothing that opens a file", err)
	}
	s3.Down.Store(false)
	noError(t, s.flush(t.Context()))
	if got := s3.Names(t); !slices.Equal(got, []string{id}) || here(t, s) != 0 {
		t.Errorf("the bucket has %v and the machine %d files, want %s in the bucket", got, here(t, s), id)
	}
	n := must[*graph.Submission](t)(s.Submission(t.Context(), receipt.Reference))
	if len(n.Files) != 1 || contents(t, s, n.Files[0].ID) != "%PDF-1.7" {
		t.Errorf("got %+v, want the application with its file", n)
	}
}

func TestFilesFromBeforeTheBucketAreStillRead(t *testing.T) {
	dir := t.TempDir()
	s := opened(t, in(dir))
	id := upload(t, s)
	noError(t, s.db.Close())
	if got := contents(t, opened(t, in(dir), filesIn(s3test.New(t).URL())), id); got != "%PDF-1.7" {
		t.Errorf("got %q", got)
	}
}

func TestAWrongBucketIsToldInASentenceWithoutItsKey(t *testing.T) {
	s3 := s3test.New(t)
	for name, c := range map[string]struct{ address, want string }{
		"another name":  {strings.Replace(s3.URL(), "/files", "/other", 1), "create it, or correct S3_URL"},
		"no secret":     {"https://key@host/bucket", "S3_URL is not the URL"},
		"no bucket":     {"https://key:hush@host/", "S3_URL is not the URL"},
		"another thing": {"s3:hush", "S3_URL is not the URL"},
		"broken":        {"https://key:hush%@host/b", "S3_URL is not the URL"},
	} {
		s, err := open(t.Context(), options{Options: db.Options{Dir: t.TempDir()}, inbox: Options{Bucket: c.address}})
		if err == nil {
			_ = s.db.Close()
		}
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "hush") {
			t.Errorf("%s: got %v, want a sentence with %q", name, err, c.want)
		}
	}
}

// A storage that is there but swallows everything costs one visitor seconds, not all of them.
func TestABucketThatHangsIsNotWaitedForTwice(t *testing.T) {
	stuck := make(chan struct{})
	var puts atomic.Int32
	slow := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodPut {
			puts.Add(1)
		}
		_, _ = io.Copy(io.Discard, r.Body)
		<-stuck
	}))
	t.Cleanup(slow.Close)
	t.Cleanup(func() { close(stuck) })
	var log bytes.Buffer
	s := opened(t, filesIn(strings.Replace(slow.URL, "http://", "http://key:hush@", 1)+"/files?region=us-east-1"),
		strict, func(o *options) { o.Log = slog.New(slog.NewTextHandler(&log, nil)) })
	for range 3 {
		upload(t, s)
	}
	if n := puts.Load(); n > 1 {
		t.Errorf("%d uploads waited for the storage, want at most one", n)
	}
	if text := log.String(); !strings.Contains(text, "files wait on this machine") || strings.Contains(text, "hush") {
		t.Errorf("the log says %q", text)
	}
	if _, err := s.bucket.exists(t.Context()); err == nil || errors.Is(err, os.ErrNotExist) {
		t.Errorf("got %v, want that the storage does not answer", err)
	}
}
