// Package inbox stores submissions (inquiries, applications and their files) and their deliveries to the team or to a
// host.
//
// Submissions are stored in the primary database. If several machines share one and it is unavailable, submissions wait
// in this machine's replica until they can be transferred.
package inbox

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/sync/singleflight"

	"hire360/graph"
	"hire360/server/db"
	"hire360/server/metrics"
)

// ConsentVersion names the wording of the consent that the forms show. It changes with the words.
const ConsentVersion = "2026-11-23"

// Options says where files are and what happens to submissions.
type Options struct {
	// Bucket is the address of a bucket in a storage that speaks S3, such as https://key:secret@host/bucket, where
	// all machines find the files. Empty: the files stay in the data folder.
	Bucket string
	// Deliver says that submissions are delivered to hosts. Otherwise the team reads them here: they are delivered
	// once they are stored.
	Deliver bool
	// Withdraw says that hosts are told of withdrawals.
	Withdraw bool
	// Mail says that every submission causes a mail to the team, Confirm that it causes one to its sender, too.
	Mail, Confirm bool
	// Jobs names the jobs that applications are for.
	Jobs graph.Jobs
}

// Store holds submissions, files and deliveries.
type Store struct {
	db      *db.DB
	primary *db.Engine
	replica *db.Engine
	options Options
	timeout time.Duration // how long a visitor waits until a file is shared

	disk   disk
	bucket *bucket // nil: files stay on the disk
	// handsOver says that files, and submissions during an outage, wait on this machine for another place.
	handsOver bool

	named    singleflight.Group // files that are stored under their senders' ids
	queued   chan struct{}
	leases   func(context.Context, leaseRequest) (*graph.Delivery, error)
	arrivals func(context.Context, arrival) (struct{}, error)
	// receipts are the latest that this machine showed: their pages work while the shared primary is unavailable.
	receipts  *lru.Cache[string, graph.Receipt]
	forgotten atomic.Int64 // the revision of deletions up to which they are right
}

const receiptsRemembered = 10_000

// Open makes the store of a database. A server finishes what a crash interrupted. Errors are sentences for the
// operator.
func Open(ctx context.Context, d *db.DB, o Options) (*Store, error) {
	s := &Store{db: d, primary: d.Primary, replica: d.Replica, options: o,
		timeout: d.Timeout, disk: disk{filepath.Join(d.Dir, "files")}, queued: make(chan struct{}, 1)}
	s.leases, s.arrivals = batched(s.leaseBatch), batched(s.arrived)
	s.receipts, _ = lru.New[string, graph.Receipt](receiptsRemembered) // it fails only for a size below 1
	if o.Bucket != "" {
		var err error
		if s.bucket, err = newBucket(o.Bucket, s.disk, s.timeout); err != nil {
			return nil, err
		}
	}
	s.handsOver = s.bucket != nil || d.Several()
	if d.Command {
		return s, nil
	}
	if err := os.MkdirAll(s.disk.dir, 0o700); err != nil {
		return nil, db.Unwritable(d.Dir, err)
	}
	if d.Several() && o.Bucket == "" {
		d.Log.Warn("files are stored only on this machine: set S3_URL, or use a folder that all machines share, " +
			"so that the others can find them")
	}
	return s, s.start(ctx)
}

// start checks where files are and finishes what a crash interrupted. Only one server uses the folder.
func (s *Store) start(ctx context.Context) error {
	if s.bucket != nil {
		if err := s.bucket.check(ctx, s.db.Log); err != nil {
			return err
		}
	}
	if err := errors.Join(s.recoverUploads(ctx), s.emptyTemp(), s.endOwnLeases(ctx)); err != nil {
		return err
	}
	if err := s.Sweep(ctx); err != nil && !errors.Is(err, graph.ErrUnavailable) {
		return err
	}
	return nil
}

// Run hands over what waits on this machine, within a second, and deletes expired files, until ctx is
// done.
func (s *Store) Run(ctx context.Context) {
	var all sync.WaitGroup
	if s.handsOver {
		all.Go(func() { s.db.Every(ctx, time.Second, "transfer what waits on this machine", s.flush) })
	}
	if s.bucket != nil {
		all.Go(func() { s.db.Every(ctx, time.Minute, "the bucket is unreachable", s.bucket.probe) })
	}
	if s.db.Several() {
		all.Go(func() { s.db.Every(ctx, time.Second, "notice deleted submissions", s.dropForgotten) })
	}
	s.db.Every(ctx, sweepEvery, "delete expired files", s.Sweep)
	all.Wait()
}

// TempDir is the folder for files on their way in, emptied at the start. It is inside the data folder, so that what
// visitors send never touches another disk.
func (s *Store) TempDir() string { return filepath.Join(s.db.Dir, ".incoming") }

// emptyTemp removes what a crash has left on its way in. Nothing but regular files is ever put there.
func (s *Store) emptyTemp() error {
	if err := os.MkdirAll(s.TempDir(), 0o700); err != nil {
		return db.Unwritable(s.db.Dir, err)
	}
	left, err := os.ReadDir(s.TempDir())
	if err != nil {
		return db.Unwritable(s.db.Dir, err)
	}
	var errs []error
	for _, f := range left {
		if f.Type().IsRegular() {
			errs = append(errs, withoutPath(os.Remove(filepath.Join(s.TempDir(), f.Name()))))
		}
	}
	return errors.Join(errs...)
}

// Bucket is whether the bucket responds, nil if there is none.
func (s *Store) Bucket() *metrics.Health {
	if s.bucket == nil {
		return nil
	}
	return &s.bucket.health
}

// Queue is the deliveries of a kind in a state.
type Queue struct {
	Kind graph.DeliveryKind
	// State is pending or dead.
	State string
	// Number is how many there are.
	Number int
	// Oldest is when the first of them was queued.
	Oldest time.Time
}

// Queues counts the deliveries that have not arrived. The error wraps graph.ErrUnavailable while the shared
// database is unavailable.
func (s *Store) Queues(ctx context.Context) ([]Queue, error) {
	queues, err := db.AskPrimary(ctx, s.db, func(ctx context.Context) ([]Queue, error) {
		return db.All(s.primary.Rows(ctx, `SELECT kind, state, count(*), min(created_at) FROM delivery
			WHERE state IN ('pending', 'dead') AND `+stillWanted+` GROUP BY kind, state`),
			func(q *Queue) []any { return []any{&q.Kind, &q.State, &q.Number, db.At(&q.Oldest)} })
	})
	return queues, graph.Wrap(err, "count deliveries")
}

// Waiting counts what only this machine has, until the shared database and the bucket can be reached.
func (s *Store) Waiting(ctx context.Context) (submissions, files int, err error) {
	if s.db.Several() {
		submissions, err = s.replica.Int(ctx, `SELECT count(*) FROM submission`)
	}
	if err == nil {
		files, err = s.replica.Int(ctx, `SELECT count(*) FROM upload WHERE waiting = 1`)
	}
	return submissions, files, graph.Wrap(err, "count what waits")
}
