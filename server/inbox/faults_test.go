package inbox

import (
	"context"
	"database/sql"
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

// SQLite can be full without its disk: then the same holds for every user.
func TestAFullDatabaseRefusesInASentence(t *testing.T) {
	s := opened(t)
	if _, err := s.replica.Write.Exec(`PRAGMA max_page_count = 1`); err != nil { // it takes the present size
		t.Fatal(err)
	}
	var full error
	for i := 1; full == nil && i < 2000; i++ {
		e := enquiry(i)
		e.Message = strings.Repeat("Words. ", 250)
		_, full = s.AddEnquiry(t.Context(), e)
	}
	if full == nil || !strings.Contains(full.Error(), "free some space") {
		t.Errorf("got %v, want a sentence about the disk", full)
	}
	if _, err := s.replica.Write.Exec(`PRAGMA max_page_count = 100000`); err != nil {
		t.Fatal(err)
	}
	sendEnquiry(t, s, enquiry(3000))
}

// Another program may write the database for a while: visitors wait, readers do not notice.
func TestALockedDatabaseIsWaitedFor(t *testing.T) {
	dir := t.TempDir()
	s := opened(t, in(dir), withSamples)
	other := must[*sql.DB](t)(sql.Open("sqlite", "file:"+filepath.Join(dir, "site.db")+"?_txlock=immediate"))
	defer func() { _ = other.Close() }()
	lock := must[*sql.Tx](t)(other.BeginTx(t.Context(), nil))
	if n := found(t, s, "engineer"); n == 0 {
		t.Error("readers notice the lock")
	}
	// add begins to add an enquiry and returns once it waits for the lock.
	add := func(ctx context.Context) <-chan error {
		added := make(chan error)
		go func() {
			_, err := s.AddEnquiry(ctx, enquiry(1))
			added <- err
		}()
		dbtest.Soon(t, "an enquiry waits for the lock", func() bool { return s.replica.Write.Stats().InUse == 1 })
		return added
	}
	impatient, leave := context.WithCancel(t.Context())
	added := add(impatient)
	leave()
	if err := <-added; err == nil {
		t.Error("an enquiry was acknowledged that could not be written")
	}
	added = add(t.Context())
	if err := lock.Rollback(); err != nil {
		t.Fatal(err)
	}
	if err := <-added; err != nil {
		t.Error(err)
	}
	if got := stats(t, s); got.Enquiries != 1 {
		t.Errorf("got %d enquiries, want 1", got.Enquiries)
	}
}

// A clock that is put forward or back costs time, never a submission.
func TestAClockThatJumpsLosesNothing(t *testing.T) {
	dbtest.OnEach(t, func(t *testing.T, b dbtest.Backend) {
		now := dbtest.Noon
		s := on(t, b, mailing, withSamples, at(func() time.Time { return now }))
		first := sendEnquiry(t, s, enquiry(1))
		for i, jump := range []time.Duration{400 * 24 * time.Hour, -800 * 24 * time.Hour, 400 * 24 * time.Hour} {
			now = now.Add(jump)
			if err := jobsOf(s).CloseExpired(t.Context()); err != nil {
				t.Fatal(err)
			}
			if err := sweep(t.Context(), s); err != nil {
				t.Fatal(err)
			}
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
			if err := s.Delivered(t.Context(), d, ""); err != nil {
				t.Fatal(err)
			}
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
			if err := step(f); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.db.Close(); err != nil {
			t.Fatal(err)
		}
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
	if got := stats(t, again); got != want {
		t.Errorf("the restored database holds %+v, want %+v", got, want)
	}
	if r := receiptOf(t, again, receipt.Key); r == nil || r.Reference != receipt.Reference {
		t.Errorf("got %+v, want the receipt of before", r)
	}
	sendEnquiry(t, again, enquiry(3))
}
