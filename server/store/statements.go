package store

import (
	"context"
	"database/sql"
	"strconv"
	"strings"
	"sync"
)

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

// query reads through a prepared statement.
func (s *Store) query(ctx context.Context, text string, args ...any) (*sql.Rows, error) {
	st, err := s.statements.find(ctx, s.read, text)
	if err != nil {
		return nil, s.d.explain(err, s.dir)
	}
	var rows *sql.Rows
	if st == nil {
		rows, err = s.read.QueryContext(ctx, text, args...)
	} else {
		rows, err = st.QueryContext(ctx, args...)
	}
	return rows, s.d.explain(err, s.dir)
}

// number reads one number.
func (s *Store) number(ctx context.Context, text string, args ...any) (int, error) {
	rows, err := s.query(ctx, text, args...)
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
	return n, rows.Err()
}

// sqlText puts a query together; arguments are numbered in order of appearance, which every driver binds alike.
type sqlText struct {
	strings.Builder
	args []any
}

func (q *sqlText) add(parts ...string) *sqlText {
	for _, p := range parts {
		q.WriteString(p)
	}
	return q
}

func (q *sqlText) arg(v any) *sqlText {
	q.args = append(q.args, v)
	q.WriteString("$" + strconv.Itoa(len(q.args)))
	return q
}
