package inbox

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/graph"
	"hire360/server/db/dbtest"
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
	_, err := s.AddApplication(t.Context(), application("22222222-2222-4222-8222-222222222222", left))
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
