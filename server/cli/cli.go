// Package cli holds the commands that work on the data of a site, beside a server that may be running.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"hire360/graph"
)

// Env is what a command is given beside its own arguments.
type Env struct {
	In  io.Reader
	Out io.Writer
	Log *slog.Logger
	// Data is the data folder.
	Data string
	// Open opens the site's store; the command closes it.
	Open func(context.Context) (Store, error)
	// OpenHosts opens the hosts' side of the contract; the command closes it.
	OpenHosts func(context.Context) (*Hosts, error)
	// Listening, unless nil, is called with the address once a server listens.
	Listening func(addr string)
}

// Store is the site's memory.
type Store interface {
	// ImportJobs reads jobs from a file in the format json or csv: all of them or, with an error, none.
	ImportJobs(ctx context.Context, r io.Reader, format string) (ImportResult, error)
	// ExportJobs writes all jobs in the format json or csv.
	ExportJobs(ctx context.Context, w io.Writer, format string) error

	// Submissions returns what was received, latest first: of one kind or, for "", of all; at most first, or all for 0.
	Submissions(ctx context.Context, kind graph.ReceiptKind, first int) ([]graph.Submission, error)
	// Submission returns the submission with the reference. The error wraps graph.ErrNotFound when there is none.
	Submission(ctx context.Context, reference string) (*graph.Submission, error)
	// ExportSubmissions writes all submissions in the format json or csv.
	ExportSubmissions(ctx context.Context, w io.Writer, format string) error
	// Forget deletes a submission with its files. The error wraps graph.ErrNotFound when there is none.
	Forget(ctx context.Context, reference string) error
	// OpenUpload opens a file that was sent.
	OpenUpload(ctx context.Context, id string) (io.ReadCloser, *graph.UploadedFile, error)

	// WaitingDeliveries returns what has not arrived, oldest first; at most first, or all for 0.
	WaitingDeliveries(ctx context.Context, first int) ([]Delivery, error)
	// RetryDelivery makes a delivery due. The error wraps graph.ErrNotFound when it is not waiting.
	RetryDelivery(ctx context.Context, id int64) error
	// DiscardDelivery gives a delivery up. The error wraps graph.ErrNotFound when it is not waiting.
	DiscardDelivery(ctx context.Context, id int64) error

	// Backup copies the database to a file that must not exist.
	Backup(ctx context.Context, file string) error
	Close() error
}

// ImportResult counts the jobs of an import: new ones, changed ones, and those that were there as they are.
type ImportResult struct{ Added, Updated, Unchanged int }

// Delivery is one that has not arrived.
type Delivery struct {
	graph.Delivery
	Reference string
	// State is pending or dead.
	State string
	// Next is when a pending one is tried again, Created when it was queued.
	Next, Created time.Time
	LastError     string
}

// Hosts is the hosts' side of the contract.
type Hosts struct {
	http.Handler
	// Run does the background work until its context is done.
	Run   func(context.Context)
	Close func() error
}

// UsageError is a mistake of the caller's: a setting or an argument.
type UsageError struct{ Err error }

// Error says what is wrong and what would be right.
func (e UsageError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e UsageError) Unwrap() error { return e.Err }

func usageErrorf(format string, args ...any) error { return UsageError{fmt.Errorf(format, args...)} }

// withStore opens the store, does something with it, and closes it.
func (env *Env) withStore(ctx context.Context, do func(Store) error) error {
	s, err := env.Open(ctx)
	if err != nil {
		return err
	}
	return errors.Join(do(s), s.Close())
}

// writeFile writes to a new file, or to standard output for "-". On an error it leaves no incomplete file.
func (env *Env) writeFile(name string, write func(io.Writer) error) error {
	if name == "-" {
		return write(env.Out)
	}
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, os.ErrExist) {
		return usageErrorf("%s exists: name a file that does not, nothing is overwritten", name)
	}
	if err != nil {
		return err
	}
	if err := errors.Join(write(f), f.Sync(), f.Close()); err != nil {
		return errors.Join(err, os.Remove(name))
	}
	return nil
}

// formatOf returns json or csv: the wanted one, or by the ending of the file's name.
func formatOf(wanted, file string) (string, error) {
	if wanted == "" {
		wanted = strings.TrimPrefix(strings.ToLower(filepath.Ext(file)), ".")
	}
	if wanted != "json" && wanted != "csv" {
		return "", usageErrorf("%s: the format is told by the ending .json or .csv, or by --format json|csv", file)
	}
	return wanted, nil
}
