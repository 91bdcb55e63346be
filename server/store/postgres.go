package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
)

const (
	// connections is how many one machine opens at the most; PostgreSQL allows a hundred to all of them by default.
	connections = 10
	// patience is how long a machine waits for the database that all machines share; Options.Slack is added to it.
	patience = 3 * time.Second
)

// CheckDatabase says what is wrong with the address of a database.
func CheckDatabase(address string) error {
	_, err := parseAddress(address)
	return err
}

func parseAddress(address string) (*pgx.ConnConfig, error) {
	config, err := pgx.ParseConfig(address)
	if err != nil { // whose words hold the address, and so a password
		return nil, errors.New("DATABASE_URL is no address of a PostgreSQL database: give one such as postgres://user:password@host:5432/name")
	}
	return config, nil
}

// openPostgres prepares to speak to the database at an address such as postgres://user:password@host/name.
// It connects when it is first asked something.
func openPostgres(address string, patience time.Duration) (*engine, error) {
	config, err := parseAddress(address)
	if err != nil {
		return nil, err
	}
	config.ConnectTimeout = patience
	for name, value := range map[string]string{
		"application_name": "hire360",
		// What a machine leaves behind that lost its network must not hold up the others.
		"statement_timeout": "60s", "idle_in_transaction_session_timeout": "60s",
	} {
		if _, set := config.RuntimeParams[name]; !set {
			config.RuntimeParams[name] = value
		}
	}
	db := stdlib.OpenDB(*config)
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	db.SetConnMaxIdleTime(5 * time.Minute)
	name := net.JoinHostPort(config.Host, fmt.Sprint(config.Port)) + "/" + config.Database
	return &engine{
		name: "the database " + name, write: db, read: db, goose: goose.DialectPostgres, migrations: migrationsOf("postgres"),
		explain:  func(err error) error { return explainPostgres(err, name) },
		texts:    `IN (SELECT json_array_elements_text($1::json))`,
		numbers:  `IN (SELECT json_array_elements_text($1::json)::bigint)`,
		alone:    ` FOR UPDATE OF d SKIP LOCKED`,
		snapshot: sql.TxOptions{ReadOnly: true, Isolation: sql.LevelRepeatableRead},
		settle:   []string{`ANALYZE job`},
	}, nil
}

func explainPostgres(err error, name string) error {
	if connecting := new(pgconn.ConnectError); errors.As(err, &connecting) {
		return fmt.Errorf("the database %s cannot be reached: start it, or correct DATABASE_URL (%w)", name, err)
	}
	fault := new(pgconn.PgError)
	if !errors.As(err, &fault) {
		return err
	}
	switch fault.Code {
	case "53100":
		return fmt.Errorf("the disk of the database %s is full: free some space (%w)", name, err)
	case "53300":
		return fmt.Errorf("the database %s has no connection free: raise its max_connections, each machine uses up to %d (%w)", name, connections, err)
	case "42501":
		return fmt.Errorf("the database %s allows this user too little: it must own its schema (%w)", name, err)
	}
	return err
}

// isLost reports whether an error is about the way to the database or its state rather than about what was asked.
func isLost(err error) bool {
	if fault := new(pgconn.PgError); errors.As(err, &fault) {
		// Connection exceptions, resources, operator intervention, system errors, a standby that cannot be
		// written yet, a database that is not there (again) yet, credentials.
		return slices.ContainsFunc([]string{"08", "53", "57", "58", "XX", "25006", "3D", "28"},
			func(class string) bool { return strings.HasPrefix(fault.Code, class) })
	}
	var network net.Error
	return pgconn.SafeToRetry(err) || pgconn.Timeout(err) || errors.As(err, &network) || errors.As(err, new(*pgconn.ConnectError)) ||
		slices.ContainsFunc([]error{context.DeadlineExceeded, driver.ErrBadConn, sql.ErrConnDone, sql.ErrTxDone, io.EOF, io.ErrUnexpectedEOF},
			func(lost error) bool { return errors.Is(err, lost) })
}
