package db

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pressly/goose/v3"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

//go:embed migrations
var migrations embed.FS

// migrationsOf returns the migrations of a kind of engine, and those for all kinds, which are in no folder of a kind.
func migrationsOf(kind string) fs.FS {
	return steps{of(migrations, "migrations/"+kind), of(migrations, "migrations")}
}

func of(files fs.FS, dir string) fs.FS {
	sub, err := fs.Sub(files, dir)
	if err != nil {
		panic(err) // the folders are embedded above
	}
	return sub
}

// steps are the migrations in one folder and in another, as if they were in one.
type steps struct{ own, shared fs.FS }

func (s steps) Open(name string) (fs.File, error) {
	f, err := s.own.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return s.shared.Open(name)
	}
	return f, err
}

// ReadDir sorts by name: goose takes the last migration for the newest.
func (s steps) ReadDir(name string) ([]fs.DirEntry, error) {
	own, err := fs.ReadDir(s.own, name)
	shared, sharedErr := fs.ReadDir(s.shared, name)
	all := append(own, shared...)
	slices.SortFunc(all, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return all, errors.Join(err, sharedErr)
}

// readers is how many queries SQLite answers at the same time.
const readers = 4

func openSQLite(file string) (*Engine, error) {
	if !isInMemory(file) {
		restrictAccess(file)
	}
	write, err := sql.Open("sqlite", sqliteSource(file, true))
	if err != nil {
		return nil, err
	}
	write.SetMaxOpenConns(1) // writers queue here instead of failing in the database
	read, err := sql.Open("sqlite", sqliteSource(file, false))
	if err != nil {
		return nil, errors.Join(err, write.Close())
	}
	read.SetMaxOpenConns(readers)
	read.SetMaxIdleConns(readers)
	inList := `IN (SELECT value FROM json_each($1))`
	return &Engine{
		Write: write, Read: read, InTexts: inList, InInts: inList, FullText: true,
		Email: `lower(CASE WHEN json_valid(content) THEN content ->> '$.email' END)`,
		Words: Words{
			From: `submission_fts CROSS JOIN submission_text ON submission_text.id = submission_fts.rowid
				CROSS JOIN submission ON submission.key = submission_text.submission`,
			Matches: func(filters string) string {
				return `submission_fts MATCH $1 AND submission_fts.rowid < coalesce((SELECT id FROM submission_text
					JOIN submission AS s ON s.key = submission_text.submission
					WHERE (s.received, s.reference) >= ($2, $3)
					ORDER BY s.received, s.reference LIMIT 1), 9223372036854775807)` + filters
			},
			Order: `submission_fts.rowid DESC`,
			Query: func(words []string) string { return `"` + strings.Join(words, `"* "`) + `"*` },
			Erase: `INSERT INTO submission_fts (submission_fts) VALUES ('optimize')`,
		},
		name:       "the database " + file,
		goose:      goose.DialectSQLite3,
		migrations: migrationsOf("sqlite"),
		isMigrated: `SELECT count(*) > 0 FROM sqlite_master WHERE name = 'goose_db_version'`,
		Describe:   func(err error) error { return describeSQLite(err, file) },
		snapshot:   sql.TxOptions{ReadOnly: true},
		optimize:   []string{`INSERT INTO job_fts (job_fts) VALUES ('optimize')`, `ANALYZE`},
	}, nil
}

// restrictAccess lets only this user read the database: it holds what visitors sent. SQLite gives the same rights to
// the files beside it. A failure shows when SQLite opens the file.
func restrictAccess(file string) {
	if err := os.Chmod(file, 0o600); err == nil {
		return // not opened: closing it would release the locks that this process holds on it
	}
	if f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600); err == nil {
		_ = f.Close()
	}
}

func sqliteSource(file string, write bool) string {
	// Each connection caches 2 MB. With 16 MB, a crawl took 100 MB more memory, and searches were no faster.
	q := url.Values{"_pragma": {"busy_timeout(15000)", "cache_size(-2048)", "temp_store(memory)"}}
	if write {
		// A transaction that reads first and writes later fails at once when another writer comes between;
		// an immediate one waits. FULL, because what was acknowledged must survive a power cut.
		q.Set("_txlock", "immediate")
		q["_pragma"] = append(q["_pragma"], "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)",
			"secure_delete(1)") // deleted data is overwritten
	} else {
		q["_pragma"] = append(q["_pragma"], "query_only(1)")
	}
	if isInMemory(file) {
		q.Set("vfs", "memdb") // all connections of the program share it
		file = "/" + file
	}
	return "file:" + (&url.URL{Path: filepath.ToSlash(file)}).EscapedPath() + "?" + q.Encode()
}

// sqliteCheck answers "ok" when the database is undamaged. Table by table, because the full-text index takes fifty
// times as long as all others and can be rebuilt from them.
const sqliteCheck = `SELECT coalesce(min(q.quick_check), 'ok') FROM sqlite_master AS m, pragma_quick_check(m.name) AS q
	WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND q.quick_check <> 'ok'`

func describeSQLite(err error, file string) error {
	var e *sqlite.Error
	if !errors.As(err, &e) {
		return err
	}
	switch e.Code() & 0xff {
	case sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT:
		return fmt.Errorf("the database %s is corrupt: restore a backup and start again (%w)", file, err)
	case sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM:
		return fmt.Errorf("the database %s is not writable: give this user write permission for it and its folder (%w)",
			file, err)
	case sqlite3.SQLITE_FULL:
		return fmt.Errorf("the disk of %s is full: free some space (%w)", file, err)
	case sqlite3.SQLITE_BUSY:
		return fmt.Errorf("another program has locked the database %s for too long: try again (%w)", file, err)
	}
	return err
}

// EmptyLog moves what SQLite's log has into the database and empties the log, in which deleted rows can be read until
// then. It waits for statements that are running; if they take too long, the log stays until the next time.
func (d *DB) EmptyLog(ctx context.Context) error {
	_, err := d.Replica.Write.ExecContext(ctx, `PRAGMA wal_checkpoint(TRUNCATE)`)
	return err
}
