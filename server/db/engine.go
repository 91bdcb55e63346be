package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"iter"
	"sync"

	"github.com/pressly/goose/v3"
)

// Engine is a database with everything in which SQLite and PostgreSQL differ. All other SQL is the same text for
// both: parameters are $1, $2 …, a list of ids is one JSON text, moments and days are texts that sort as they do.
type Engine struct {
	// Write is for transactions and statements that change something, Read for all others.
	Write, Read *sql.DB
	// InTexts and InInts are the conditions that the column before them is in the JSON array $1.
	InTexts, InInts string
	// SkipLocked ends the selection of a row from table d so that no other machine selects it at the same moment.
	SkipLocked string
	// FullText says that the engine holds the full-text index of jobs.
	FullText bool

	name       string // for sentences: "the database in data"
	goose      goose.Dialect
	migrations fs.FS
	isMigrated string // asks whether there is a schema
	describe   func(error) error
	snapshot   sql.TxOptions
	prepares   bool // the driver does not cache prepared statements itself
	optimize   []string
	sessions   bool // it must keep a session between transactions

	statements statements
}

// Querier is a database or a transaction.
type Querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

func (e *Engine) close() error {
	return errors.Join(e.Read.Close(), e.Write.Close())
}

// Describe turns an error of the engine into a sentence for the operator. It returns all others unchanged.
func (e *Engine) Describe(err error) error { return e.describe(err) }

// Change runs fn in a transaction.
func (e *Engine) Change(ctx context.Context, fn func(*sql.Tx) error) error {
	tx, err := e.Write.BeginTx(ctx, nil)
	if err != nil {
		return e.describe(err)
	}
	if err := fn(tx); err != nil {
		_ = tx.Rollback()
		return e.describe(err)
	}
	return e.describe(tx.Commit())
}

// Snapshot begins a transaction that reads everything as it was at one moment. The caller rolls it back.
func (e *Engine) Snapshot(ctx context.Context) (*sql.Tx, error) {
	tx, err := e.Read.BeginTx(ctx, &e.snapshot)
	return tx, e.describe(err)
}

// Exec changes something with one statement and returns the number of rows it changed.
func (e *Engine) Exec(ctx context.Context, text string, args ...any) (int64, error) {
	done, err := e.Write.ExecContext(ctx, text, args...)
	if err != nil {
		return 0, e.describe(err)
	}
	return done.RowsAffected()
}

// Scan reads the columns of a row. It returns the error of the query, which has no rows then.
type Scan func(columns ...any) error

// Rows reads the rows of a query. The text must come from the program, because its prepared form is cached.
func (e *Engine) Rows(ctx context.Context, text string, args ...any) iter.Seq[Scan] {
	return func(yield func(Scan) bool) {
		rows, err := e.query(ctx, text, args...)
		each(rows, err, e.describe, yield)
	}
}

// Rows reads the rows of a query in a transaction.
func Rows(ctx context.Context, q Querier, text string, args ...any) iter.Seq[Scan] {
	return func(yield func(Scan) bool) {
		rows, err := q.QueryContext(ctx, text, args...)
		each(rows, err, func(err error) error { return err }, yield)
	}
}

// each yields the rows, and an error that ends them as one more row.
func each(rows *sql.Rows, err error, describe func(error) error, yield func(Scan) bool) {
	if err == nil {
		defer func() { _ = rows.Close() }()
		for rows.Next() {
			if !yield(rows.Scan) {
				return
			}
		}
		err = rows.Err()
	}
	if err != nil {
		yield(func(...any) error { return describe(err) })
	}
}

func (e *Engine) query(ctx context.Context, text string, args ...any) (rows *sql.Rows, err error) {
	var st *sql.Stmt
	if e.prepares {
		if st, err = e.statements.find(ctx, e.Read, text); err != nil {
			return nil, err
		}
	}
	if st == nil {
		return e.Read.QueryContext(ctx, text, args...)
	}
	return st.QueryContext(ctx, args...)
}

// Int reads one number, 0 when there is no row.
func (e *Engine) Int(ctx context.Context, text string, args ...any) (int, error) {
	n := 0
	for scan := range e.Rows(ctx, text, args...) {
		if err := scan(&n); err != nil {
			return 0, err
		}
	}
	return n, nil
}

// manyChanges is the number of changed jobs from which on optimizing pays.
const manyChanges = 1000

// Optimize brings the tables and indexes of jobs into their fastest form after a large change.
func (e *Engine) Optimize(ctx context.Context, changes int) error {
	if changes < manyChanges {
		return nil
	}
	for _, text := range e.optimize {
		if _, err := e.Exec(ctx, text); err != nil {
			return fmt.Errorf("optimize the index: %w", err)
		}
	}
	return nil
}

// statements caches the prepared form of earlier queries. The program limits the number of different texts; the limit
// is for the combinations of filters.
type statements struct {
	mu       sync.RWMutex
	prepared map[string]*sql.Stmt
}

const maxStatements = 300

// find returns the prepared form of a text, nil when there are too many.
func (p *statements) find(ctx context.Context, db *sql.DB, text string) (*sql.Stmt, error) {
	p.mu.RLock()
	st, ok := p.prepared[text]
	full := len(p.prepared) >= maxStatements
	p.mu.RUnlock()
	if ok || full {
		return st, nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if st, ok := p.prepared[text]; ok {
		return st, nil
	}
	// Others will use it: preparing must not end when the first visitor leaves.
	st, err := db.PrepareContext(context.WithoutCancel(ctx), text)
	if err != nil {
		return nil, err
	}
	if p.prepared == nil {
		p.prepared = map[string]*sql.Stmt{}
	}
	p.prepared[text] = st
	return st, nil
}
