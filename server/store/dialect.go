package store

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"path/filepath"
	"strings"

	"github.com/pressly/goose/v3"
	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

//go:embed migrations/sqlite/*.sql
var migrations embed.FS

// dialect holds what differs between database engines. All other SQL is the same text for each:
// parameters are $1, $2 … in order of appearance, lists of ids one JSON text.
type dialect struct {
	driver     string
	goose      goose.Dialect
	migrations fs.FS
	// source returns the data source for writing or reading in the folder.
	source func(dir string, write bool) string
	// explain turns an error of the engine into a sentence for whoever runs the program.
	explain func(err error, dir string) error
	// check is a query that answers "ok" when the database is whole.
	check string
	// backup copies the database to the file $1.
	backup string
	// list is the condition that the column before it is in the JSON array $1.
	list string
	// newest selects the ids that match $1 and are below $2, falling; $3 of them after $4.
	newest string
	// matching selects all ids that match $1, rising; matches counts them, up to $2.
	matching, matches string
	// scores selects the ids that match $1 with their scores, the best match the lowest.
	scores string
	// index adds a job to the full-text index: id, title, skills, place, text, facets. unindex takes the
	// job $1 out, unindexDue the active jobs whose last day is before $1.
	index, unindex, unindexDue string
	// settle brings the index into its fastest form.
	settle []string
}

const databaseFile = "site.db"

func sqliteDialect() dialect {
	files, err := fs.Sub(migrations, "migrations/sqlite")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return dialect{
		driver: "sqlite", goose: goose.DialectSQLite3, migrations: files,
		source: sqliteSource, explain: explainSQLite,
		// Table by table, because the virtual one takes fifty times as long as all others and can be made anew from them.
		check: `SELECT coalesce(min(q.quick_check), 'ok') FROM sqlite_master AS m, pragma_quick_check(m.name) AS q
			WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND q.quick_check <> 'ok'`,
		backup:     `VACUUM INTO $1`,
		list:       `IN (SELECT value FROM json_each($1))`,
		newest:     `SELECT rowid FROM job_fts WHERE job_fts MATCH $1 AND rowid < $2 ORDER BY rowid DESC LIMIT $3 OFFSET $4`,
		matching:   `SELECT rowid FROM job_fts WHERE job_fts MATCH $1 ORDER BY rowid`,
		matches:    `SELECT count(*) FROM (SELECT 1 FROM job_fts WHERE job_fts MATCH $1 LIMIT $2) AS hit`,
		scores:     `SELECT rowid, bm25(job_fts, 5.0, 3.0, 2.0, 1.0, 0.0) FROM job_fts WHERE job_fts MATCH $1`,
		index:      `INSERT INTO job_fts (rowid, title, skills, place, text, facets) VALUES ($1, $2, $3, $4, $5, $6)`,
		unindex:    `DELETE FROM job_fts WHERE rowid = $1`,
		unindexDue: `DELETE FROM job_fts WHERE rowid IN (SELECT id FROM job WHERE active = 1 AND closes < $1)`,
		settle:     []string{`INSERT INTO job_fts (job_fts) VALUES ('optimize')`, `ANALYZE`},
	}
}

func sqliteSource(dir string, write bool) string {
	q := url.Values{"_pragma": {"busy_timeout(15000)", "cache_size(-16384)", "temp_store(memory)"}}
	if write {
		// A transaction that reads first and writes later would fail at once when another writer came
		// between; immediate ones wait. FULL, because what was acknowledged must survive a power cut.
		q.Set("_txlock", "immediate")
		q["_pragma"] = append(q["_pragma"], "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)",
			"secure_delete(1)") // what is forgotten is overwritten
	} else {
		q["_pragma"] = append(q["_pragma"], "query_only(1)")
	}
	path := filepath.ToSlash(filepath.Join(dir, databaseFile))
	return "file:" + (&url.URL{Path: path}).EscapedPath() + "?" + q.Encode()
}

func explainSQLite(err error, dir string) error {
	var e *sqlite.Error
	if !errors.As(err, &e) {
		return err
	}
	file := filepath.Join(dir, databaseFile)
	switch e.Code() & 0xff {
	case sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT:
		return fmt.Errorf("the database %s is damaged: put a backup in its place and start again (%w)", file, err)
	case sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM:
		return fmt.Errorf("the database %s cannot be written: give this user the right to write it and its folder (%w)", file, err)
	case sqlite3.SQLITE_FULL:
		return fmt.Errorf("the disk of %s is full: free some space (%w)", file, err)
	case sqlite3.SQLITE_BUSY:
		return fmt.Errorf("the database %s is being written by another program for too long: try again (%w)", file, err)
	}
	return err
}

// match writes the full-text query for words and filter values. Words hold letters and digits only,
// so nothing a visitor types can be syntax.
func match(words []string, filters [][]string) string {
	var parts []string
	if len(words) > 0 {
		parts = append(parts, all(words))
	}
	for _, tokens := range filters {
		parts = append(parts, `(`+strings.Join(tokens, " OR ")+`)`)
	}
	return strings.Join(parts, " AND ")
}

// all asks for every word, the last one also as a beginning.
func all(words []string) string {
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = `"` + w + `"`
	}
	quoted[len(words)-1] += "*"
	return strings.Join(quoted, " AND ")
}

// inTitle asks that the title holds every word.
func inTitle(words []string) string { return `title : (` + all(words) + `)` }
