package store

import (
	"context"
	"database/sql"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/store/disktest"
	"hire360/server/store/s3test"
)

// A disk that is full refuses what comes, says so, and harms nothing that was acknowledged.
func TestAFullDiskRefusesInASentenceAndGoesOnWhenThereIsRoom(t *testing.T) {
	dir := disktest.Small(t, "3m")
	s := opened(t, in(dir), at(time.Now))
	before := must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(1)))
	kept := upload(t, s)
	filler := filepath.Join(dir, "filler")
	disktest.Fill(t, filler)

	var full error
	for i := 2; full == nil && i < 500; i++ { // what SQLite has reserved already takes some
		_, full = s.AddEnquiry(t.Context(), enquiry(i))
	}
	if full == nil || !strings.Contains(full.Error(), "full") || !strings.Contains(full.Error(), "free some space") {
		t.Errorf("got %v, want a sentence about the disk", full)
	}
	if _, err := s.AddUpload(t.Context(), "cv.pdf", "application/pdf", strings.NewReader("%PDF"+strings.Repeat("x", 1<<20))); err == nil {
		t.Error("a file was acknowledged that has no room")
	}
	s.pinged = time.Time{}
	if err := s.Ping(t.Context()); err == nil {
		t.Error("a store that cannot write says that it is ready")
	}
	if r := must[*graph.Receipt](t)(s.Receipt(t.Context(), before.Key)); r == nil || r.Reference != before.Reference {
		t.Errorf("got %+v, want the receipt of before", r)
	}
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	must[*graph.Receipt](t)(s.AddApplication(t.Context(), application(applicationKey, kept, upload(t, s))))
	for _, f := range must[[]os.DirEntry](t)(os.ReadDir(s.filePath(""))) {
		if strings.HasPrefix(f.Name(), unfinished) {
			t.Error("half a file is left")
		}
	}
}

// SQLite can be full without its disk: then the same holds for every user.
func TestAFullDatabaseRefusesInASentence(t *testing.T) {
	s := opened(t)
	if _, err := s.local.write.Exec(`PRAGMA max_page_count = 1`); err != nil { // it takes the present size
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
	if _, err := s.local.write.Exec(`PRAGMA max_page_count = 100000`); err != nil {
		t.Fatal(err)
	}
	must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(3000)))
}

// Another program may write the database for a while: visitors wait, readers do not notice.
func TestALockedDatabaseIsWaitedFor(t *testing.T) {
	dir := t.TempDir()
	s := opened(t, in(dir), withSamples)
	other := must[*sql.DB](t)(sql.Open("sqlite", sqliteSource(filepath.Join(dir, databaseFile), true)))
	defer func() { _ = other.Close() }()
	lock := must[*sql.Tx](t)(other.BeginTx(t.Context(), nil))
	if n := len(search1(t, s, graph.JobQuery{Words: "engineer"}).Nodes); n == 0 {
		t.Error("readers notice the lock")
	}
	impatient, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	if _, err := s.AddEnquiry(impatient, enquiry(1)); err == nil {
		t.Error("an enquiry was acknowledged that could not be written")
	}
	time.AfterFunc(300*time.Millisecond, func() { _ = lock.Rollback() })
	must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(1)))
	if got := must[Stats](t)(s.Stats(t.Context())); got.Enquiries != 1 {
		t.Errorf("got %d enquiries, want 1", got.Enquiries)
	}
}

// A clock that is put forward or back costs time, never a submission.
func TestAClockThatJumpsLosesNothing(t *testing.T) {
	onEach(t, func(t *testing.T, b backend) {
		now := noon
		s := b.open(t, mailing, withSamples, at(func() time.Time { return now }))
		first := must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(1)))
		for i, jump := range []time.Duration{400 * 24 * time.Hour, -800 * 24 * time.Hour, 400 * 24 * time.Hour} {
			now = now.Add(jump)
			if _, err := s.CloseExpired(t.Context()); err != nil {
				t.Fatal(err)
			}
			if err := s.Sweep(t.Context()); err != nil {
				t.Fatal(err)
			}
			id := upload(t, s)
			a := application("11111111-1111-4111-8111-00000000000"+string(rune('0'+i)), id)
			must[*graph.Receipt](t)(s.AddApplication(t.Context(), a))
			if r := must[*graph.Receipt](t)(s.Receipt(t.Context(), first.Key)); r == nil || r.Reference != first.Reference {
				t.Errorf("after a jump of %v the receipt is %+v", jump, r)
			}
		}
		for i := range 8 { // four submissions with two mails each, some of them queued by a clock far ahead
			d := must[*graph.Delivery](t)(s.ClaimDelivery(t.Context(), mails, time.Minute))
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
	database, s3, dir := newDatabase(t), s3test.New(t), t.TempDir()
	begin := func() *Store { return opened(t, in(dir), over(database), filesIn(s3.URL())) }
	s := begin()
	steps := []func(f waitingFile) error{
		func(f waitingFile) error { return s.files.put(t.Context(), f.ID, s.filePath(f.ID)) },
		func(f waitingFile) error { return s.carryRow(t.Context(), f) },
		func(f waitingFile) error { return s.removeHere(f.ID) },
	}
	var ids []string
	for done := range len(steps) + 1 {
		s3.Away.Store(true)
		id := upload(t, s)
		s3.Away.Store(false)
		ids = append(ids, id)
		f := waitingFile{UploadedFile: graph.UploadedFile{ID: id, Name: "cv.pdf", MediaType: "application/pdf", Bytes: 8}, sum: "of a test",
			created: stamp(noon), expires: stamp(noon.Add(uploadLife))}
		for _, step := range steps[:done] {
			if err := step(f); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		s = begin()
		if err := errors.Join(s.carry(t.Context()), s.carry(t.Context())); err != nil {
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
	database, dir := newDatabase(t), t.TempDir()
	s := opened(t, over(database), withSamples)
	receipt := must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(1)))
	want := must[Stats](t)(s.Stats(t.Context()))
	if err := s.Backup(t.Context(), filepath.Join(dir, "copy")); err == nil || !strings.Contains(err.Error(), "pg_dump --format=custom") {
		t.Errorf("the program does not say how: %v", err)
	}
	server, err := postgres()
	if err != nil {
		t.Fatal(err)
	}
	address, schema, _ := strings.Cut(database, "&search_path=")
	run := func(name string, args ...string) {
		t.Helper()
		if out, err := exec.Command(server.Program(name), args...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
	}
	file := filepath.Join(dir, "site.dump")
	run("pg_dump", "--format=custom", "--file="+file, "--schema="+schema, address)
	must[*graph.Receipt](t)(s.AddEnquiry(t.Context(), enquiry(2)))
	if err := s.Close(); err != nil && !errors.Is(err, io.EOF) {
		t.Fatal(err)
	}
	run("pg_restore", "--clean", "--if-exists", "--dbname="+address, file)
	again := opened(t, over(database))
	if got := must[Stats](t)(again.Stats(t.Context())); got != want {
		t.Errorf("the restored database holds %+v, want %+v", got, want)
	}
	if r := must[*graph.Receipt](t)(again.Receipt(t.Context(), receipt.Key)); r == nil || r.Reference != receipt.Reference {
		t.Errorf("got %+v, want the receipt of before", r)
	}
	must[*graph.Receipt](t)(again.AddEnquiry(t.Context(), enquiry(3)))
}
