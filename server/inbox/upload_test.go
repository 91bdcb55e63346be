package inbox

import (
	"bytes"
	"context"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/db/dbtest"
	"hire360/server/inbox/s3test"
)

func TestFilesNobodyNamesGoAfterADay(t *testing.T) { dbtest.OnEach(t, testFilesNobodyNamesGoAfterADay) }

func testFilesNobodyNamesGoAfterADay(t *testing.T, b dbtest.Backend) {
	now := dbtest.Noon
	s := on(t, b, at(func() time.Time { return now }))
	claimed, left := upload(t, s), upload(t, s)
	sendApplication(t, s, application(applicationKey, claimed))
	now = now.Add(20*time.Hour + time.Second)
	got := must[map[string]*graph.UploadedFile](t)(s.Uploads(t.Context(), []string{claimed, left, "x"}))
	if len(got) != 1 || got[claimed] == nil {
		t.Errorf("got %v, want the claimed file alone", got)
	}
	late := application("22222222-2222-4222-8222-222222222222", left)
	_, err := s.Add(t.Context(), &graph.Submission{Application: &late})
	if _, ok := graph.AsUserErrors(err); !ok {
		t.Errorf("an expired file was claimed: %v", err)
	}
	now = dbtest.Noon.Add(24*time.Hour - sweepEvery) // what is there now is there until the next sweep
	if err := s.Sweep(t.Context()); err != nil {
		t.Error(err)
	}
	if r, _, err := s.OpenUpload(t.Context(), claimed); err != nil || r.Close() != nil {
		t.Errorf("the claimed file was deleted too: %v", err)
	}
	if _, err := os.Stat(s.disk.path(left)); !os.IsNotExist(err) {
		t.Errorf("the bytes are still there: %v", err)
	}
	if _, _, err := s.OpenUpload(t.Context(), left); !errors.Is(err, graph.ErrNotFound) {
		t.Errorf("got %v, want %v", err, graph.ErrNotFound)
	}
}

// A sender that saw no answer sends a file again, perhaps while the first try is still being stored.
func TestAFileSentTwiceAtOnceIsStoredOnce(t *testing.T) {
	s := opened(t)
	for range 20 {
		id := uuid.NewString()
		var tries sync.WaitGroup
		for range 4 {
			tries.Go(func() {
				if up, err := s.AddUploadAs(t.Context(), id, "cv.pdf", "application/pdf",
					strings.NewReader("%PDF-1.7")); err != nil || up.ID != id {
					t.Errorf("got %+v (%v), want the file %s", up, err, id)
				}
			})
		}
		tries.Wait()
		r, _, err := s.OpenUpload(t.Context(), id)
		noError(t, err)
		_ = r.Close()
	}
}

// A sender who disconnects while a file is being stored sends it again: a file that is found has its bytes.
func TestAFileWhoseSenderDisconnectsIsThereOrNot(t *testing.T) {
	s := opened(t)
	for i := range 300 {
		id := uuid.NewString()
		ctx, disconnect := context.WithCancel(t.Context())
		file := &whenRead{strings.NewReader("%PDF-1.7"), func() {
			time.AfterFunc(time.Duration(i)*10*time.Microsecond, disconnect)
		}}
		_, _ = s.AddUploadAs(ctx, id, "cv.pdf", "application/pdf", file)
		disconnect()
		if found, err := s.Uploads(t.Context(), []string{id}); err != nil || found[id] == nil {
			continue
		}
		r, _, err := s.OpenUpload(t.Context(), id)
		noError(t, err)
		_ = r.Close()
	}
}

// whenRead calls a function once everything has been read.
type whenRead struct {
	io.Reader
	then func()
}

func (r *whenRead) Read(p []byte) (int, error) {
	n, err := r.Reader.Read(p)
	if err == io.EOF {
		r.then()
	}
	return n, err
}

func TestAFileOverTheLimitLeavesNothing(t *testing.T) {
	dbtest.OnEach(t, testAFileOverTheLimitLeavesNothing)
}

func testAFileOverTheLimitLeavesNothing(t *testing.T, b dbtest.Backend) {
	s := on(t, b)
	for size, ok := range map[int]bool{
		graph.MaxFileBytes: true, graph.MaxFileBytes + 1: false, 3 * graph.MaxFileBytes: false,
	} {
		up, err := s.AddUpload(t.Context(), "cv.pdf", "application/pdf", bytes.NewReader(make([]byte, size)))
		if (err == nil) != ok || ok && int(up.Bytes) != size {
			t.Errorf("%d bytes: got %v %v", size, up, err)
		}
	}
	files, err := os.ReadDir(s.disk.path(""))
	if err != nil || len(files) != 1 {
		t.Errorf("%d files are left, want 1 (%v)", len(files), err)
	}
}

func TestUploadsThatWereCutOffAreFinishedOrRemoved(t *testing.T) {
	dbtest.OnEach(t, testUploadsThatWereCutOffAreFinishedOrRemoved)
}

func testUploadsThatWereCutOffAreFinishedOrRemoved(t *testing.T, b dbtest.Backend) {
	dir, database := t.TempDir(), b.Database(t)
	s := opened(t, in(dir), over(database))
	whole := upload(t, s)
	noError(t, os.Rename(s.disk.path(whole), s.disk.path(unfinished+whole)))
	for _, name := range []string{s.disk.path(unfinished + "half"), s.TempDir() + "/multipart-1"} {
		noError(t, os.WriteFile(name, []byte("%PD"), 0o600))
	}
	noError(t, s.db.Close())
	s = opened(t, in(dir), over(database))
	if r, _, err := s.OpenUpload(t.Context(), whole); err != nil {
		t.Errorf("a file whose row was written is lost: %v", err)
	} else {
		_ = r.Close()
	}
	for _, folder := range []string{s.disk.path(""), s.TempDir()} {
		left, err := os.ReadDir(folder)
		if want := map[bool]int{true: 1, false: 0}[folder == s.disk.path("")]; err != nil || len(left) != want {
			t.Errorf("%d files are left in %s, want %d (%v)", len(left), folder, want, err)
		}
	}
}

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
	equal(t, contents(t, opened(t, in(dir), filesIn(s3test.New(t).URL())), id), "%PDF-1.7", "the file")
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
