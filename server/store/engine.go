package store

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"sync"

	"github.com/pressly/goose/v3"
)

// engine is a database with all that differs between its kind and others. All other SQL is the same text for
// each: parameters are $1, $2 …, lists of ids one JSON text, moments and days texts that sort as they do.
type engine struct {
	name  string // for sentences: "the database in data"
	write *sql.DB
	read  *sql.DB

	goose      goose.Dialect
	migrations fs.FS
	// explain turns an error of the engine into a sentence for whoever runs the program.
	explain func(error) error
	// texts and numbers are the conditions that the column before them is in the JSON array $1.
	texts, numbers string
	// alone is added to the choice of a row so that nobody else can choose it at the same moment.
	alone string
	// snapshot is a transaction that reads everything as it was at one moment.
	snapshot sql.TxOptions
	// prepares says that the driver keeps no prepared statements itself.
	prepares bool
	// settle brings the tables into their fastest form after a large change.
	settle []string

	statements statements
}

// Close ends all connections.
func (e *engine) Close() error {
	return errors.Join(e.read.Close(), e.write.Close())
}

// change runs fn in a transaction.
func (e *engine) change(ctx context.Context, fn func(*sql.Tx) error) error {
	tx, err := e.write.BeginTx(ctx, nil)
	if err != nil {
		return e.explain(err)
	}
	if err := fn(tx); err != nil {
		_ = tx.Rollback()
		return e.explain(err)
	}
	return e.explain(tx.Commit())
}

// exec changes something with one statement and returns the number of rows it changed.
func (e *engine) exec(ctx context.Context, text string, args ...any) (int64, error) {
	done, err := e.write.ExecContext(ctx, text, args...)
	if err != nil {
		return 0, e.explain(err)
	}
	return done.RowsAffected()
}

// query reads.
func (e *engine) query(ctx context.Context, text string, args ...any) (rows *sql.Rows, err error) {
	var st *sql.Stmt
	if e.prepares {
		if st, err = e.statements.find(ctx, e.read, text); err != nil {
			return nil, e.explain(err)
		}
	}
	if st == nil {
		rows, err = e.read.QueryContext(ctx, text, args...)
	} else {
		rows, err = st.QueryContext(ctx, args...)
	}
	return rows, e.explain(err)
}

// number reads one number.
func (e *engine) number(ctx context.Context, text string, args ...any) (int, error) {
	rows, err := e.query(ctx, text, args...)
	if err != nil {
		return 0, err
	}
	defer func() { _ = rows.Close() }()
	n := 0
	if rows.Next() {
		if err := rows.Scan(&n); err != nil {
			return 0, err
		}
	}
	return n, e.explain(rows.Err())
}

// statements keeps the prepared form of queries that were asked before. The number of different
// texts is bounded by the program; the cap is for the combinations of filters.
type statements struct {
	mu    sync.RWMutex
	known map[string]*sql.Stmt
}

const maxStatements = 300

func (p *statements) find(ctx context.Context, db *sql.DB, text string) (*sql.Stmt, error) {
	p.mu.RLock()
	st, ok := p.known[text]
	full := len(p.known) >= maxStatements
	p.mu.RUnlock()
	if ok || full {
		return st, nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if st, ok := p.known[text]; ok {
		return st, nil
	}
	// Preparing must not die with the visitor who happened to ask first.
	st, err := db.PrepareContext(context.WithoutCancel(ctx), text)
	if err != nil {
		return nil, err
	}
	if p.known == nil {
		p.known = map[string]*sql.Stmt{}
	}
	p.known[text] = st
	return st, nil
}
