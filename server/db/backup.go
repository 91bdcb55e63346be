package db

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"
)

// pingEvery bounds how often a readiness check writes to the disk.
const pingEvery = time.Second

// Ping writes to this machine's database, at most once a second, to find out whether it could store what a visitor
// sends, also while a shared primary is unavailable. A machine that a shared primary refuses is not ready before it has
// used it since its start.
func (d *DB) Ping(ctx context.Context) error {
	if refused := d.availability.refused.Load(); refused != nil {
		return *refused
	}
	d.pingMu.Lock()
	defer d.pingMu.Unlock()
	now := time.Now()
	if now.Sub(d.pinged) < pingEvery {
		return nil
	}
	_, err := d.Replica.Exec(ctx,
		`INSERT INTO ping (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at`, Stamp(now))
	if err != nil {
		return fmt.Errorf("write to the database: %w", err)
	}
	d.pinged = now
	return nil
}

// Backup copies the database, as it is at this moment, to a file that must not exist yet. The uploaded files are
// not part of it: copy the folder "files" afterwards, so that every file the copy knows is there.
func (d *DB) Backup(ctx context.Context, file string) error {
	if d.Several() {
		return fmt.Errorf("back up the store: it is in PostgreSQL, so use PostgreSQL's tools: "+
			"pg_dump --format=custom --file=%s \"$DATABASE_URL\"", file)
	}
	// SQLite fills an empty file that only this user can read.
	empty, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("back up the store: %s already exists: choose another name", file)
	}
	if err == nil {
		err = empty.Close()
	}
	if err != nil {
		return fmt.Errorf("back up the store: %w", err)
	}
	if _, err := d.Replica.Exec(ctx, `VACUUM INTO $1`, file); err != nil {
		return errors.Join(fmt.Errorf("back up the store to %s: %w", file, err), os.Remove(file))
	}
	return nil
}
