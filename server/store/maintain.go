package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"hire360/graph"
)

// pingEvery bounds how often a check of readiness writes to the disk.
const pingEvery = time.Second

// Ping writes to this machine's database, at most once a second, and so finds out whether it could keep what a
// visitor sends, also when a shared database is away.
func (s *Store) Ping(ctx context.Context) error {
	s.pingMu.Lock()
	defer s.pingMu.Unlock()
	now := time.Now()
	if now.Sub(s.pinged) < pingEvery {
		return nil
	}
	_, err := s.local.exec(ctx, `INSERT INTO ping (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at`, stamp(now))
	if err != nil {
		return fmt.Errorf("write to the store: %w", err)
	}
	s.pinged = now
	return nil
}

// Stats are figures about a store.
type Stats struct {
	// ActiveJobs can be applied for.
	ActiveJobs int `json:"activeJobs"`
	// ClosedJobs cannot any more.
	ClosedJobs int `json:"closedJobs"`
	// SitePages stand in the content management system.
	SitePages int `json:"sitePages"`
	// Enquiries are all that were received.
	Enquiries int `json:"enquiries"`
	// Applications are all that were received.
	Applications int `json:"applications"`
	// PendingDeliveries are on their way.
	PendingDeliveries int `json:"pendingDeliveries"`
	// DeadDeliveries were refused for good and wait for a person.
	DeadDeliveries int `json:"deadDeliveries"`
	// Uploads are the files kept, UnclaimedUploads those of them no application has named.
	Uploads          int `json:"uploads"`
	UnclaimedUploads int `json:"unclaimedUploads"`
}

// Stats counts what the store holds.
func (s *Store) Stats(ctx context.Context) (Stats, error) {
	var n Stats
	rows, err := s.main.query(ctx, `SELECT
		(SELECT count(*) FROM job WHERE active = 1), (SELECT count(*) FROM job WHERE active = 0), (SELECT count(*) FROM site_page),
		(SELECT count(*) FROM submission WHERE kind = 'ENQUIRY'), (SELECT count(*) FROM submission WHERE kind = 'APPLICATION'),
		(SELECT count(*) FROM delivery WHERE state = 'pending'), (SELECT count(*) FROM delivery WHERE state = 'dead'),
		(SELECT count(*) FROM upload), (SELECT count(*) FROM upload WHERE claimed_by = '')`)
	if err != nil {
		return n, fmt.Errorf("count what is stored: %w", err)
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		err = rows.Scan(&n.ActiveJobs, &n.ClosedJobs, &n.SitePages, &n.Enquiries, &n.Applications,
			&n.PendingDeliveries, &n.DeadDeliveries, &n.Uploads, &n.UnclaimedUploads)
		if err != nil {
			return n, fmt.Errorf("count what is stored: %w", err)
		}
	}
	return n, rows.Err()
}

// Queue is the deliveries of a kind in a state.
type Queue struct {
	Kind graph.DeliveryKind
	// State is pending or dead.
	State  string
	Number int
	// Oldest is when the first of them was queued.
	Oldest time.Time
}

// Queues counts the deliveries that have not arrived. The error wraps graph.ErrAway while nobody can be asked.
func (s *Store) Queues(ctx context.Context) (queues []Queue, err error) {
	err = s.onMain(ctx, func(ctx context.Context) error {
		rows, err := s.main.query(ctx, `SELECT kind, state, count(*), min(created_at) FROM delivery WHERE state IN ('pending', 'dead') AND `+stillWanted+` GROUP BY kind, state`)
		if err != nil {
			return err
		}
		defer func() { _ = rows.Close() }()
		for rows.Next() {
			var q Queue
			var oldest string
			if err := rows.Scan(&q.Kind, &q.State, &q.Number, &oldest); err != nil {
				return err
			}
			q.Oldest = moment(oldest)
			queues = append(queues, q)
		}
		return rows.Err()
	})
	if err != nil {
		return nil, fmt.Errorf("count deliveries: %w", err)
	}
	return queues, nil
}

// Waiting counts what only this machine has, until the shared database and the bucket can be reached.
func (s *Store) Waiting(ctx context.Context) (submissions, files int, err error) {
	if s.many() {
		if submissions, err = s.local.number(ctx, `SELECT count(*) FROM submission`); err != nil {
			return 0, 0, fmt.Errorf("count what waits: %w", err)
		}
	}
	if files, err = s.local.number(ctx, `SELECT count(*) FROM upload WHERE waiting = 1`); err != nil {
		return 0, 0, fmt.Errorf("count what waits: %w", err)
	}
	return submissions, files, nil
}

// Backup copies the database, as it is at this moment, to a file that must not be there yet. The
// uploaded files are not in it: copy the folder "files" after it, then every file the copy knows is there.
func (s *Store) Backup(ctx context.Context, file string) error {
	if s.many() {
		return fmt.Errorf("back up the store: it is in PostgreSQL, so its own tools back it up: pg_dump --format=custom --file=%s \"$DATABASE_URL\"", file)
	}
	// An empty file that only this user reads is what SQLite fills.
	empty, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("back up the store: %s is there already: name a new file", file)
	}
	if err == nil {
		err = empty.Close()
	}
	if err != nil {
		return fmt.Errorf("back up the store: %w", err)
	}
	if _, err := s.local.exec(ctx, `VACUUM INTO $1`, file); err != nil {
		return errors.Join(fmt.Errorf("back up the store to %s: %w", file, err), os.Remove(file))
	}
	return nil
}
