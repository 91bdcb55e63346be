package db

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"iter"

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
	// Email is the address of a row of the table submission, in lower case as lower() has it.
	Email string
	// Words finds submissions by what was sent.
	Words Words

	// Describe turns an error of the engine into a sentence for the operator. It returns all others unchanged.
	Describe func(error) error

	name       string // for sentences: "the database in data"
	goose      goose.Dialect
	migrations fs.FS
	isMigrated string // asks whether there is a schema
	snapshot   sql.TxOptions
	optimize   []string
}

// Words is how an engine finds rows of the table submission by words, newest first.
type Words struct {
	// From are the tables, Order is the order.
	From, Order string
	// Matches is the condition that a row matches $1, comes after the one that was received at $2 and has the reference
	// $3, and passes the filters, which begin with AND. $4 is how many are wanted.
	Matches func(filters string) string
	// Query makes $1 of beginnings of words, which are letters and digits. All of them must be there.
	Query func(words []string) string
	// Erase removes deleted words for good, "" if they are gone anyway.
	Erase string
}

// Querier is a database or a transaction.
type Querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

func (e *Engine) close() error {
	return errors.Join(e.Read.Close(), e.Write.Close())
}

// Change runs fn in a transaction.
func (e *Engine) Change(ctx context.Context, fn func(*sql.Tx) error) error {
	tx, err := e.Write.BeginTx(ctx, nil)
	if err != nil {
		return e.Describe(err)
	}
	if err := fn(tx); err != nil {
		_ = tx.Rollback()
		return e.Describe(err)
	}
	return e.Describe(tx.Commit())
}

// Snapshot begins a transaction that reads everything as it was at one moment. The caller rolls it back.
func (e *Engine) Snapshot(ctx context.Context) (*sql.Tx, error) {
	tx, err := e.Read.BeginTx(ctx, &e.snapshot)
	return tx, e.Describe(err)
}

// Exec changes something with one statement and returns the number of rows it changed.
func (e *Engine) Exec(ctx context.Context, text string, args ...any) (int64, error) {
	done, err := e.Write.ExecContext(ctx, text, args...)
	if err != nil {
		return 0, e.Describe(err)
	}
	return done.RowsAffected()
}

// Exec changes something in a transaction and returns the number of rows it changed.
func Exec(ctx context.Context, tx *sql.Tx, text string, args ...any) (int64, error) {
	done, err := tx.ExecContext(ctx, text, args...)
	if err != nil {
		return 0, err
	}
	return done.RowsAffected()
}

// List writes ids or texts as the JSON array that InInts and InTexts read.
func List[T int64 | ~string](values []T) string {
	data, _ := json.Marshal(append([]T{}, values...)) // numbers and texts always encode
	return string(data)
}

// Scan reads the columns of a row. It returns the error of the query, which has no rows then.
type Scan func(columns ...any) error

// Rows reads the rows of a query.
func (e *Engine) Rows(ctx context.Context, text string, args ...any) iter.Seq[Scan] {
	return read(ctx, e.Read, e.Describe, text, args)
}

// Rows reads the rows of a query in a transaction.
func Rows(ctx context.Context, q Querier, text string, args ...any) iter.Seq[Scan] {
	return read(ctx, q, func(err error) error { return err }, text, args)
}

// read yields the rows, and an error that ends them as one more row.
func read(ctx context.Context, q Querier, describe func(error) error, text string, args []any) iter.Seq[Scan] {
	return func(yield func(Scan) bool) {
		rows, err := q.QueryContext(ctx, text, args...)
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
}

// All reads all rows of a query. columns says where the columns of a row go.
func All[T any](rows iter.Seq[Scan], columns func(row *T) []any) (list []T, err error) {
	for scan := range rows {
		var row T
		if err := scan(columns(&row)...); err != nil {
			return nil, err
		}
		list = append(list, row)
	}
	return list, nil
}

// Column reads all rows of a query with one column.
func Column[T any](rows iter.Seq[Scan]) ([]T, error) {
	return All(rows, func(value *T) []any { return []any{value} })
}

// Map reads all rows of a query with two columns, a key and its value.
func Map[K comparable, V any](rows iter.Seq[Scan]) (map[K]V, error) {
	all := map[K]V{}
	for scan := range rows {
		var key K
		var value V
		if err := scan(&key, &value); err != nil {
			return nil, err
		}
		all[key] = value
	}
	return all, nil
}

// One reads the row of a query that has at most one. Without a row, the columns stay as they are.
func One(rows iter.Seq[Scan], columns ...any) error {
	for scan := range rows {
		if err := scan(columns...); err != nil {
			return err
		}
	}
	return nil
}

// Int reads one number, 0 when there is no row.
func (e *Engine) Int(ctx context.Context, text string, args ...any) (int, error) {
	n := 0
	err := One(e.Rows(ctx, text, args...), &n)
	return n, err
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
