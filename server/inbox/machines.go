package inbox

import (
	"context"
	"time"

	"hire360/graph"
	"hire360/server/db"
)

// deployment is how the inbox of a single machine and those of several differ.
type deployment interface {
	// save stores a submission, or finds the receipt of the one that came first under the same key.
	save(ctx context.Context, n submission) (*graph.Receipt, error)
	// search calls look with one engine after the other until look reports that it found everything. The error wraps
	// graph.ErrUnavailable when the primary could not be searched.
	search(ctx context.Context, look func(ctx context.Context, e *db.Engine) (found bool, err error)) error
	// saveFile stores the row of a file where all machines find it.
	saveFile(ctx context.Context, f waitingFile) error
	// flushSubmissions hands over the submissions that only this machine has.
	flushSubmissions(ctx context.Context) error
	// waiting counts them.
	waiting(ctx context.Context) (int, error)
	// grace is how long a file that no application named is stored after it expired.
	grace() time.Duration
}

// oneMachine stores everything in one database.
type oneMachine struct{ *Store }

func (s oneMachine) save(ctx context.Context, n submission) (*graph.Receipt, error) {
	return s.saveIn(ctx, s.primary, n)
}

func (s oneMachine) search(ctx context.Context, look func(context.Context, *db.Engine) (bool, error)) error {
	_, err := look(ctx, s.primary)
	return err
}

func (oneMachine) saveFile(context.Context, waitingFile) error { return nil }

func (oneMachine) flushSubmissions(context.Context) error { return nil }

func (oneMachine) waiting(context.Context) (int, error) { return 0, nil }

// An application that is being written may still claim what expires now.
func (oneMachine) grace() time.Duration { return time.Minute }
