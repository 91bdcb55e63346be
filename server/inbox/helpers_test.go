package inbox

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/db/dbtest"
	"hire360/server/jobs"
)

func TestMain(m *testing.M) { dbtest.Main(m) }

// options are those of the database and of the inbox.
type options struct {
	db.Options
	inbox Options
}

// opened opens a store in a new folder, at noon, without the sample jobs.
func opened(t testing.TB, change ...func(*options)) *Store {
	t.Helper()
	now := func() time.Time { return dbtest.Noon }
	o := options{Options: db.Options{Dir: t.TempDir(), Now: now, Timeout: dbtest.MaxWait}}
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

// open opens a store over a database with jobs.
func open(ctx context.Context, o options) (*Store, error) {
	o.Mirror = o.inbox.Deliver
	d, err := db.Open(ctx, o.Options)
	if err != nil {
		return nil, err
	}
	j, err := jobs.Open(ctx, d, "Hire360")
	if err != nil {
		return nil, errors.Join(err, d.Close())
	}
	if err := d.Refresh(ctx); err != nil && !errors.Is(err, graph.ErrUnavailable) {
		return nil, errors.Join(err, d.Close())
	}
	o.inbox.Jobs = j
	s, err := Open(ctx, d, o.inbox)
	if err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return s, nil
}

// jobsOf are the jobs beside an inbox.
func jobsOf(s *Store) *jobs.Store { return s.options.Jobs.(*jobs.Store) }

// on opens a store over a new database, as opened does.
func on(t testing.TB, b dbtest.Backend, change ...func(*options)) *Store {
	t.Helper()
	return opened(t, append([]func(*options){over(b.Database(t))}, change...)...)
}

// machines opens stores in folders of their own over one database.
func machines(t *testing.T, n int, change ...func(*options)) []*Store {
	t.Helper()
	change = append([]func(*options){over(dbtest.NewDatabase(t))}, change...)
	all := make([]*Store, n)
	for i := range all {
		all[i] = opened(t, change...)
	}
	return all
}

// whileAway does something while the shared database is away, and waits until it is back.
func whileAway(t *testing.T, s *Store, do func()) {
	t.Helper()
	resume := dbtest.Halt(t)
	do()
	resume()
	reconnect(t, s)
}

// reconnect waits until the shared database is back.
func reconnect(t *testing.T, s *Store) {
	t.Helper()
	_ = s.db.Refresh(t.Context()) // finds out that its connections are those of the server that went down
	dbtest.Soon(t, "the database is back", func() bool { return s.db.Connect(t.Context()) == nil })
}

// run keeps everything in order, as the store that the site opens does.
func run(ctx context.Context, s *Store) {
	var all sync.WaitGroup
	for _, run := range []func(context.Context){s.db.Run, jobsOf(s).Run, s.Run} {
		all.Go(func() { run(ctx) })
	}
	all.Wait()
}

// sweep deletes what has expired.
func sweep(ctx context.Context, s *Store) error { return errors.Join(s.Sweep(ctx), s.db.Sweep(ctx)) }

func over(database string) func(*options) { return func(o *options) { o.Database = database } }

func in(dir string) func(*options) { return func(o *options) { o.Dir = dir } }

func at(now func() time.Time) func(*options) { return func(o *options) { o.Now = now } }

// strict leaves the shared database and the bucket as little time as in production.
func strict(o *options) { o.Timeout = 0 }

func delivering(o *options) { o.inbox.Deliver = true }

func mailing(o *options) { o.inbox.Mail, o.inbox.Confirm = true, true }

func filesIn(bucket string) func(*options) { return func(o *options) { o.inbox.Bucket = bucket } }

func withSamples(o *options) { o.Fill = jobs.AddSamples }

// stats counts what is stored where all machines find it.
func stats(t testing.TB, s *Store) dbtest.Stats {
	t.Helper()
	return must[dbtest.Stats](t)(dbtest.Count(t.Context(), s.primary.Read))
}

// found returns how many jobs a search for a word finds.
func found(t testing.TB, s *Store, word string) int {
	t.Helper()
	return must[int](t)(jobsOf(s).CountJobs(t.Context(), graph.JobQuery{Words: word}))
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

func enquiry(n int) graph.EnquiryInput {
	return graph.EnquiryInput{Key: fmt.Sprintf("00000000-0000-4000-8000-%012d", n), Name: "Ada Example",
		Email: "ada@example.com", Message: "Hello.", Consent: true}
}

func application(key string, files ...string) graph.ApplicationInput {
	return graph.ApplicationInput{Key: key, Name: "Ada Example", Email: "ada@example.com", Files: files, Consent: true}
}

func upload(t testing.TB, s *Store) string {
	t.Helper()
	up, err := s.AddUpload(t.Context(), "cv.pdf", "application/pdf", strings.NewReader("%PDF-1.7"))
	noError(t, err)
	return up.ID
}

const applicationKey = "11111111-1111-4111-8111-111111111111"

func sendEnquiry(t testing.TB, s *Store, e graph.EnquiryInput) *graph.Receipt {
	t.Helper()
	return must[*graph.Receipt](t)(s.Add(t.Context(), &graph.Submission{Enquiry: &e}))
}

func sendApplication(t testing.TB, s *Store, a graph.ApplicationInput) *graph.Receipt {
	t.Helper()
	return must[*graph.Receipt](t)(s.Add(t.Context(), &graph.Submission{Application: &a}))
}

func receiptOf(t testing.TB, s *Store, key string) *graph.Receipt {
	t.Helper()
	return must[*graph.Receipt](t)(s.Receipt(t.Context(), key))
}

// lease leases a due delivery, nil when there is none.
func lease(t testing.TB, s *Store, kinds ...graph.DeliveryKind) *graph.Delivery {
	t.Helper()
	return must[*graph.Delivery](t)(s.LeaseDelivery(t.Context(), kinds, time.Minute))
}

// leaseFirst leases a delivery of a submission that was never tried, nil when there is none.
func leaseFirst(t testing.TB, s *Store, submission string, kinds ...graph.DeliveryKind) *graph.Delivery {
	t.Helper()
	return must[*graph.Delivery](t)(s.LeaseFirst(t.Context(), submission, kinds, time.Minute))
}
