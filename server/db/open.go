package db

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/google/uuid"
	"github.com/pressly/goose/v3"
)

const (
	// siteFile is the database of a single machine, replicaFile that of a machine among several.
	siteFile    = "site.db"
	replicaFile = "machine.db"
)

func (d *DB) open(ctx context.Context, o Options) error {
	if err := prepareFolder(d.dir); err != nil {
		return err
	}
	if !d.command {
		lock, err := lockFile(filepath.Join(d.dir, "lock"))
		if err != nil {
			return fmt.Errorf("the folder %s is in use by another server: "+
				"stop it, or set DATA to another folder for this one (%w)", d.dir, err)
		}
		d.lock = lock
	}
	// Two programs that open a new folder at the same moment take turns.
	turn, err := waitForFile(ctx, filepath.Join(d.dir, "opening.lock"))
	if err != nil {
		return fmt.Errorf("another program has been opening the folder %s for too long: %w", d.dir, err)
	}
	d.opening = turn
	if err := d.openEngines(o); err != nil {
		return err
	}
	if err := d.check(ctx); err != nil {
		return err
	}
	if err := d.migrate(ctx, d.replica); err != nil {
		return err
	}
	if d.Several() {
		return d.firstConnect(ctx)
	}
	return d.fillNew(ctx)
}

// prepareFolder makes the folder and finds out whether it can be written before the database has to.
func prepareFolder(dir string) error {
	if dir == "" {
		return errors.New("the store has no folder: set one")
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return Unwritable(dir, err)
	}
	f, err := os.CreateTemp(dir, "writable-*")
	if err != nil {
		return Unwritable(dir, err)
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}

// Unwritable is the sentence for the operator about a data folder that cannot be written.
func Unwritable(dir string, err error) error {
	var cause *fs.PathError
	if errors.As(err, &cause) {
		err = cause.Err
	}
	return fmt.Errorf("the folder %s is not writable: "+
		"give this user write permission, or use another folder (%w)", dir, err)
}

// openEngines opens the databases without asking them anything.
func (d *DB) openEngines(o Options) (err error) {
	name := siteFile
	if o.Database != "" {
		name = replicaFile
	}
	if d.replica, err = openSQLite(filepath.Join(d.dir, name)); err != nil {
		return err
	}
	d.primary = d.replica
	if o.Database == "" {
		return nil
	}
	d.availability.lostAt.Store(neverReached)
	primary, err := openPostgres(o.Database, d.timeout)
	if err != nil {
		return err
	}
	if d.machine, err = machineName(filepath.Join(d.dir, "machine")); err != nil {
		return errors.Join(err, primary.close())
	}
	d.primary = primary
	return nil
}

// machineName reads the name by which a machine recognizes its own leases, and makes it on the first start.
func machineName(file string) (string, error) {
	text, err := os.ReadFile(file)
	if err == nil && uuid.Validate(string(text)) == nil {
		return string(text), nil
	}
	name := uuid.NewString()
	if err := os.WriteFile(file, []byte(name), 0o600); err != nil {
		return "", Unwritable(filepath.Dir(file), err)
	}
	return name, nil
}

// check refuses a damaged database before anything is written to it.
func (d *DB) check(ctx context.Context) error {
	if err := d.replica.Write.PingContext(ctx); err != nil {
		return d.replica.describe(err)
	}
	var answer string
	if err := d.replica.Write.QueryRowContext(ctx, sqliteCheck).Scan(&answer); err != nil {
		return d.replica.describe(err)
	}
	if answer != "ok" {
		return fmt.Errorf("%s is corrupt: restore a backup and start again (%s)", d.replica.name, answer)
	}
	return nil
}

func (d *DB) migrate(ctx context.Context, e *Engine) error {
	steps, err := goose.NewProvider(e.goose, e.Write, e.migrations,
		goose.WithDisableGlobalRegistry(true), goose.WithSlog(d.Log))
	if err != nil {
		return fmt.Errorf("read migrations: %w", err)
	}
	has, knows, err := steps.GetVersions(ctx)
	if err != nil {
		return fmt.Errorf("read the database's version: %w", e.describe(err))
	}
	if has > knows {
		return fmt.Errorf("%s was written by a newer version of this program (schema %d, this one knows %d): "+
			"run that version, or restore an older backup", e.name, has, knows)
	}
	if has == knows {
		return nil
	}
	if d.command && has > 0 {
		// The schema must not change under a running server.
		older := fmt.Sprintf("%s is older than this program", e.name)
		if d.Several() {
			return fmt.Errorf("%s: start a server of this version first; it migrates the database", older)
		}
		lock, err := lockFile(filepath.Join(d.dir, "lock"))
		if err != nil {
			return fmt.Errorf("%s, and a server has it open: stop the server first (%w)", older, err)
		}
		defer func() { _ = lock.Close() }()
	}
	if _, err := steps.Up(ctx); err != nil {
		return fmt.Errorf("migrate the database: %w", e.describe(err))
	}
	return nil
}

// firstConnect reaches the shared primary at the start. A server whose replica has jobs starts without it.
func (d *DB) firstConnect(ctx context.Context) error {
	err := d.Connect(ctx)
	if err == nil {
		return nil
	}
	r, readErr := readRevisions(ctx, d.replica.Read)
	if readErr != nil || (r[Jobs] == 0 && d.Source() != d.replica) || d.command {
		return errors.Join(err, readErr)
	}
	d.Log.Error("PostgreSQL is unreachable: the site starts with this machine's replica of the jobs, "+
		"and submissions wait on this machine", "error", err)
	return nil
}
