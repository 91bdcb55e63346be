package db

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/pressly/goose/v3"
)

const (
	// siteFile is the database of a single machine, replicaFile that of a machine among several.
	siteFile    = "site.db"
	replicaFile = "machine.db"
	// inMemory begins the name of a database that ends with the program.
	inMemory = "memory:"
)

func (d *DB) open(ctx context.Context) error {
	file, err := d.file(d.Database != "")
	if err != nil {
		return err
	}
	if !isInMemory(file) {
		if err := d.enter(ctx); err != nil {
			return err
		}
	}
	err = d.openReplica(ctx, file)
	if err != nil && d.Command && d.Database != "" { // a command needs little of the replica
		_ = d.Replica.close()
		err = d.openReplica(ctx, newInMemory())
	}
	if err != nil {
		return err
	}
	if d.Database == "" {
		return d.begin(ctx)
	}
	if err := d.openPrimary(); err != nil {
		return err
	}
	return d.firstConnect(ctx)
}

// file is the file of this machine's database. A command's must be there: a command that made what it does not find
// would report the state of nothing. One that works on PostgreSQL needs no folder.
func (d *DB) file(several bool) (string, error) {
	dir := d.Dir
	if absolute, err := filepath.Abs(dir); err == nil && dir != "" {
		dir = absolute
	}
	own, replica := filepath.Join(dir, siteFile), filepath.Join(dir, replicaFile)
	if _, err := os.Stat(replica); several {
		if err != nil && d.Command {
			return newInMemory(), nil
		}
		return replica, nil
	} else if err == nil {
		return "", fmt.Errorf("the folder %s is that of one of several machines, whose site is in PostgreSQL: "+
			"set DATABASE_URL as the server has it, or set DATA to the folder of a site on one machine", dir)
	}
	about, err := os.Stat(own)
	switch {
	case !d.Command:
		if err == nil && about.Size() == 0 {
			d.Log.Warn("the database is an empty file: it becomes that of a new site", "file", own)
		}
		return own, nil
	case errors.Is(err, fs.ErrNotExist):
		return "", fmt.Errorf("there is no site in the folder %s: set DATA to the data folder of the site, "+
			"or DATABASE_URL if it is in PostgreSQL; a new site begins with site serve", dir)
	case err != nil:
		return "", fmt.Errorf("the folder %s cannot be read by this user: run the command as the site's user (%w)",
			dir, err)
	case about.Size() == 0:
		return "", fmt.Errorf("the database %s is an empty file: set DATA to the data folder of the site, "+
			"or restore a backup", own)
	}
	return own, nil
}

func newInMemory() string { return inMemory + uuid.NewString() }

func isInMemory(file string) bool { return strings.HasPrefix(file, inMemory) }

// enter makes the folder a server's own. Two programs that open a new folder at the same moment take turns.
func (d *DB) enter(ctx context.Context) error {
	if err := prepareFolder(d.Dir); err != nil {
		return err
	}
	if !d.Command {
		lock, err := lockFile(ctx, filepath.Join(d.Dir, "lock"), time.Second/10)
		if err != nil {
			return fmt.Errorf("the folder %s is in use by another server: "+
				"stop it, or set DATA to another folder for this one (%w)", d.Dir, err)
		}
		d.lock = lock
	}
	turn, err := lockFile(ctx, filepath.Join(d.Dir, "opening.lock"), time.Minute)
	if err != nil {
		return fmt.Errorf("another program has been opening the folder %s for too long: %w", d.Dir, err)
	}
	d.opening = turn
	return nil
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

// openReplica opens this machine's database, refuses a damaged one and migrates it. It is the primary, too, until there
// is another.
func (d *DB) openReplica(ctx context.Context, file string) (err error) {
	if d.Replica, err = openSQLite(file); err != nil {
		return err
	}
	d.Primary = d.Replica
	if err := d.check(ctx); err != nil {
		return err
	}
	return d.migrate(ctx, d.Replica, !d.Command || isInMemory(file))
}

// openPrimary prepares to use the shared primary without asking it anything.
func (d *DB) openPrimary() error {
	d.availability.lostAt.Store(time.Now().UnixNano())
	primary, err := openPostgres(d.Database, d.Timeout)
	if err != nil {
		return err
	}
	if !d.Command {
		if d.Machine, err = machineName(filepath.Join(d.Dir, "machine")); err != nil {
			return errors.Join(err, primary.close())
		}
	}
	d.Primary = primary
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
	if err := d.Replica.Write.PingContext(ctx); err != nil {
		return d.Replica.Describe(err)
	}
	var answer string
	if err := d.Replica.Write.QueryRowContext(ctx, sqliteCheck).Scan(&answer); err != nil {
		return d.Replica.Describe(err)
	}
	if answer != "ok" {
		return fmt.Errorf("%s is corrupt: restore a backup and start again (%s)", d.Replica.name, answer)
	}
	return nil
}

// usableFrom is the oldest schema whose program can use a database of this version. It grows only with a migration
// after which that program would fail or lose something, so that one can go back to the version before.
const usableFrom = "17"

// migrate brings the schema up to date. Otherwise, it refuses a schema that is not: it must not change under a running
// server.
func (d *DB) migrate(ctx context.Context, e *Engine, change bool) error {
	if !change {
		var is bool
		if err := e.Write.QueryRowContext(ctx, e.isMigrated).Scan(&is); err != nil {
			return e.Describe(err)
		}
		if !is {
			return fmt.Errorf("there is no site in %s: set DATABASE_URL or DATA as the server has it; "+
				"a new site begins with site serve", e.name)
		}
	}
	steps, err := goose.NewProvider(e.goose, e.Write, e.migrations,
		goose.WithDisableGlobalRegistry(true), goose.WithSlog(d.Log))
	if err != nil {
		return fmt.Errorf("read migrations: %w", err)
	}
	has, knows, err := steps.GetVersions(ctx)
	switch {
	case err != nil:
		return fmt.Errorf("read the database's version: %w", e.Describe(err))
	case has > knows:
		oldest, err := e.Int(ctx, `SELECT COALESCE(MAX(CAST(value AS INTEGER)), $1) FROM agreed
			WHERE name = 'usable from'`, has)
		if err != nil || int64(oldest) > knows {
			return refuse("%s was written by a newer version of this program (schema %d, this one knows %d): "+
				"run that version, or restore an older backup", e.name, has, knows)
		}
		d.Log.Warn("a newer version of this program has migrated the database, and this one can use it: "+
			"run the newer one again when you can", "database", e.name, "schema", has, "known", knows)
		return nil
	case has == knows:
		return nil
	case !change:
		return fmt.Errorf("%s is older than this program: start the server of this version first; "+
			"it migrates the database", e.name)
	}
	if _, err := steps.Up(ctx); err != nil {
		return fmt.Errorf("migrate the database: %w", e.Describe(err))
	}
	_, err = e.Write.ExecContext(ctx, `INSERT INTO agreed (name, value) VALUES ('usable from', $1)
		ON CONFLICT (name) DO UPDATE SET value = excluded.value`, usableFrom)
	return e.Describe(err)
}

// firstConnect reaches the shared primary at the start. A server that has reached it before starts without it: it has a
// replica of the jobs, and what it is sent waits here. A fault of the setting ends the start, as does every fault of a
// command.
func (d *DB) firstConnect(ctx context.Context) error {
	err := d.Connect(ctx)
	if err == nil || d.Command || faultOf(err) != outage {
		return err
	}
	var reached string
	if err := One(d.Replica.Rows(ctx, `SELECT value FROM agreed WHERE name = 'database'`), &reached); err != nil {
		return err
	}
	if reached != d.Primary.name {
		return fmt.Errorf("%w; a machine starts without its database only if it has used it before", err)
	}
	d.availability.without = true
	d.Log.Error("PostgreSQL is unreachable: the site starts with this machine's replica of the jobs, "+
		"and submissions wait on this machine", "error", err)
	return nil
}
