package db

import (
	"database/sql"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/pressly/goose/v3"
)

func TestWhatStopsAStoreIsSaidInASentence(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a-file")
	noError(t, os.WriteFile(file, nil, 0o600))
	for _, c := range []struct {
		name, want string
		make       func(dir string) string
	}{
		{"the folder cannot be made", "is not writable", func(string) string { return filepath.Join(file, "data") }},
		{"the file is no database", "is corrupt", func(dir string) string {
			return write(t, dir, []byte(strings.Repeat("this is not a database. ", 400)))
		}},
		{"the database is damaged", "is corrupt", func(dir string) string {
			data := stored(t, dir)
			for i := 4096; i < len(data); i++ {
				data[i] ^= 0x5a
			}
			return write(t, dir, data)
		}},
		{"the database was cut off", "is corrupt", func(dir string) string {
			data := stored(t, dir)
			return write(t, dir, data[:len(data)/2])
		}},
		{"the database is newer", "newer version of this program", func(dir string) string {
			stored(t, dir)
			execute(t, dir, `INSERT INTO goose_db_version (version_id, is_applied) VALUES (99, 1)`)
			execute(t, dir, `UPDATE agreed SET value = '98' WHERE name = 'usable from'`)
			return dir
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			d, err := Open(t.Context(), Options{Dir: c.make(t.TempDir())})
			if err == nil {
				_ = d.Close()
			}
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want a sentence with %q", err, c.want)
			}
		})
	}
}

func TestAFolderWithoutTheRightToWriteIsRefused(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may write everywhere")
	}
	dir := t.TempDir()
	noError(t, os.Chmod(dir, 0o500))
	if _, err := Open(t.Context(), Options{Dir: dir}); err == nil || !strings.Contains(err.Error(), "is not writable") {
		t.Errorf("got %v, want a sentence about the right to write", err)
	}
}

// stored fills a store in the folder, closes it and returns the bytes of its database.
func stored(t *testing.T, dir string) []byte {
	t.Helper()
	d := opened(t, in(dir))
	noError(t, d.Close())
	data := must[[]byte](t)(os.ReadFile(filepath.Join(dir, siteFile)))
	return data
}

func write(t *testing.T, dir string, data []byte) string {
	t.Helper()
	noError(t, os.WriteFile(filepath.Join(dir, siteFile), data, 0o600))
	return dir
}

func execute(t *testing.T, dir, text string, args ...any) {
	t.Helper()
	db := must[*sql.DB](t)(sql.Open("sqlite", sqliteSource(filepath.Join(dir, siteFile), true)))
	defer func() { _ = db.Close() }()
	if _, err := db.ExecContext(t.Context(), text, args...); err != nil {
		t.Fatal(err)
	}
}

func TestAnOlderDatabaseIsBroughtUpToDateWithItsData(t *testing.T) {
	dir := t.TempDir()
	db := must[*sql.DB](t)(sql.Open("sqlite", sqliteSource(filepath.Join(dir, siteFile), true)))
	old := must[*goose.Provider](t)(goose.NewProvider(goose.DialectSQLite3, db, migrationsOf("sqlite")))
	if _, err := old.UpTo(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	_, err := db.Exec(`INSERT INTO site_page (id, path, title, text, updated)
		VALUES ('kept', '', 'Kept', 'Words.', '2026-01-01T00:00:00.000Z')`)
	noError(t, err)
	noError(t, db.Close())
	d := opened(t, in(dir))
	if n := must[int](t)(d.Replica.Int(t.Context(), `SELECT count(*) FROM replacement`)); n != 0 {
		t.Errorf("the newer tables hold %d rows", n)
	}
	if n := must[int](t)(d.Replica.Int(t.Context(), `SELECT count(*) FROM site_page WHERE title = 'Kept'`)); n != 1 {
		t.Errorf("got %d pages, want the page that was there", n)
	}
}

func TestAMigrationForAllEnginesIsOneFile(t *testing.T) {
	migration := func(table string) *fstest.MapFile {
		return &fstest.MapFile{Data: []byte("-- +goose Up\nCREATE TABLE " + table + " (id INTEGER);\n")}
	}
	files := steps{
		fstest.MapFS{"0001_own.sql": migration("own"), "0003_later.sql": migration("later")},
		fstest.MapFS{"0002_shared.sql": migration("shared"), "sqlite/0001_own.sql": migration("wrong")},
	}
	db := must[*sql.DB](t)(sql.Open("sqlite", filepath.Join(t.TempDir(), siteFile)))
	defer func() { _ = db.Close() }()
	provider := must[*goose.Provider](t)(goose.NewProvider(goose.DialectSQLite3, db, files))
	done := must[[]*goose.MigrationResult](t)(provider.Up(t.Context()))
	if len(done) != 3 || done[1].Source.Path != "0002_shared.sql" {
		t.Errorf("got %v", done)
	}
	if has, knows, err := provider.GetVersions(t.Context()); has != 3 || knows != 3 || err != nil {
		t.Errorf("the database has version %d of %d: %v, want 3 of 3", has, knows, err)
	}
}

// A machine that is so busy that the wait is over before it begins takes a free lock, and finds out who has it.
func TestALockIsTakenIfItIsFree(t *testing.T) {
	name := filepath.Join(t.TempDir(), "lock")
	lock, err := lockFile(t.Context(), name, 0)
	noError(t, err)
	want := "process " + strconv.Itoa(os.Getpid())
	if _, err := lockFile(t.Context(), name, 0); err == nil || err.Error() != want {
		t.Errorf("the second one gets %v, want %q", err, want)
	}
	noError(t, lock.Close())
	again, err := lockFile(t.Context(), name, 0)
	noError(t, err)
	noError(t, again.Close())
}
