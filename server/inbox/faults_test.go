package inbox

import (
	"errors"
	"io"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/db/dbtest"
	"hire360/server/inbox/s3test"
)

// SQLite can be full without its disk. TestAFullDiskIsToldToWhoeverSends fills one.
func TestAFullDatabaseRefusesInASentence(t *testing.T) {
	s := opened(t)
	if _, err := s.replica.Write.Exec(`PRAGMA max_page_count = 1`); err != nil { // it takes the present size
		t.Fatal(err)
	}
	var full error
	for i := 1; full == nil && i < 2000; i++ {
		e := enquiry(i)
		e.Message = strings.Repeat("Words. ", 250)
		_, full = s.Add(t.Context(), &graph.Submission{Enquiry: &e})
	}
	if full == nil || !strings.Contains(full.Error(), "free some space") {
		t.Errorf("got %v, want a sentence about the disk", full)
	}
	if _, err := s.replica.Write.Exec(`PRAGMA max_page_count = 100000`); err != nil {
		t.Fatal(err)
	}
	sendEnquiry(t, s, enquiry(3000))
}

// A clock that is put forward or back costs time, never a submission.
func TestAClockThatJumpsLosesNothing(t *testing.T) {
	dbtest.OnEach(t, func(t *testing.T, b dbtest.Backend) {
		now := dbtest.Noon
		s := on(t, b, mailing, withSamples, at(func() time.Time { return now }))
		first := sendEnquiry(t, s, enquiry(1))
		for i, jump := range []time.Duration{400 * 24 * time.Hour, -800 * 24 * time.Hour, 400 * 24 * time.Hour} {
			now = now.Add(jump)
			noError(t, jobsOf(s).CloseExpired(t.Context()))
			noError(t, sweep(t.Context(), s))
			id := upload(t, s)
			a := application("11111111-1111-4111-8111-00000000000"+string(rune('0'+i)), id)
			sendApplication(t, s, a)
			if r := receiptOf(t, s, first.Key); r == nil || r.Reference != first.Reference {
				t.Errorf("after a jump of %v the receipt is %+v", jump, r)
			}
		}
		for i := range 8 { // four submissions with two mails each, some of them queued by a clock far ahead
			d := lease(t, s, mails...)
			if d == nil {
				t.Fatalf("only %d of 8 mails are due", i)
			}
			noError(t, s.Delivered(t.Context(), d, ""))
		}
	})
}

// The program can die between any two steps of handing a file on: the next start ends in the same state.
func TestACrashAtAnyStepOfHandingAFileOnEndsWell(t *testing.T) {
	database, s3, dir := dbtest.NewDatabase(t), s3test.New(t), t.TempDir()
	begin := func() *Store { return opened(t, in(dir), over(database), filesIn(s3.URL())) }
	s := begin()
	steps := []func(f waitingFile) error{
		func(f waitingFile) error { return s.bucket.share(t.Context(), f.ID) },
		func(f waitingFile) error { return s.saveFile(t.Context(), f) },
		func(f waitingFile) error { return s.disk.delete(f.ID) },
	}
	var ids []string
	for done := range len(steps) + 1 {
		s3.Down.Store(true)
		id := upload(t, s)
		s3.Down.Store(false)
		ids = append(ids, id)
		up := graph.UploadedFile{ID: id, Name: "cv.pdf", MediaType: "application/pdf", Bytes: 8}
		f := waitingFile{UploadedFile: up, sum: "of a test", created: db.Stamp(dbtest.Noon),
			expires: db.Stamp(dbtest.Noon.Add(uploadLife))}
		for _, step := range steps[:done] {
			noError(t, step(f))
		}
		noError(t, s.db.Close())
		s = begin()
		if err := errors.Join(s.flush(t.Context()), s.flush(t.Context())); err != nil {
			t.Errorf("after %d steps: %v", done, err)
		}
		if got := contents(t, s, id); got != "%PDF-1.7" || here(t, s) != 0 {
			t.Errorf("after %d steps the file is %q, %d are left on the machine", done, got, here(t, s))
		}
	}
	got := s3.Names(t)
	slices.Sort(ids)
	slices.Sort(got)
	if _, files, err := s.Waiting(t.Context()); err != nil || files != 0 || !slices.Equal(got, ids) {
		t.Errorf("%d files wait (%v), the bucket has %v, want %v", files, err, got, ids)
	}
}

// What docs/operating.md says about backups is done here word for word.
func TestPostgreSQLIsBackedUpAndRestoredByItsOwnTools(t *testing.T) {
	database, dir := dbtest.NewDatabase(t), t.TempDir()
	s := opened(t, over(database), withSamples)
	receipt := sendEnquiry(t, s, enquiry(1))
	want := stats(t, s)
	err := s.db.Backup(t.Context(), filepath.Join(dir, "copy"))
	if err == nil || !strings.Contains(err.Error(), "pg_dump --format=custom") {
		t.Errorf("the program does not say how: %v", err)
	}
	address, schema, _ := strings.Cut(database, "&search_path=")
	run := func(name string, args ...string) {
		t.Helper()
		if out, err := exec.Command(dbtest.Program(t, name), args...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
	}
	file := filepath.Join(dir, "site.dump")
	run("pg_dump", "--format=custom", "--file="+file, "--schema="+schema, address)
	sendEnquiry(t, s, enquiry(2))
	if err := s.db.Close(); err != nil && !errors.Is(err, io.EOF) {
		t.Fatal(err)
	}
	run("pg_restore", "--clean", "--if-exists", "--dbname="+address, file)
	again := opened(t, over(database))
	equal(t, stats(t, again), want, "the restored database holds")
	if r := receiptOf(t, again, receipt.Key); r == nil || r.Reference != receipt.Reference {
		t.Errorf("got %+v, want the receipt of before", r)
	}
	sendEnquiry(t, again, enquiry(3))
}
