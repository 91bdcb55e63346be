package db

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

// maxConnections is how many connections one machine opens; PostgreSQL allows a hundred in all by default.
const maxConnections = 10

// CheckDatabase says what is wrong with the address of a database.
func CheckDatabase(address string) error {
	_, err := parseAddress(address)
	return err
}

func parseAddress(address string) (*pgx.ConnConfig, error) {
	config, err := pgx.ParseConfig(address)
	if err != nil { // its text holds the address, and so a password
		return nil, errors.New("DATABASE_URL is not a PostgreSQL URL: " +
			"give one such as postgres://user:password@host:5432/name")
	}
	return config, nil
}

// openPostgres prepares to speak to the database at an address such as postgres://user:password@host/name.
// It connects when it is first used.
func openPostgres(address string, timeout time.Duration) (*Engine, error) {
	config, err := parseAddress(address)
	if err != nil {
		return nil, err
	}
	config.ConnectTimeout = timeout
	for name, value := range map[string]string{
		"application_name": "hire360",
		// What a machine that lost its network leaves open must not block the others.
		"statement_timeout": "60s", "idle_in_transaction_session_timeout": "60s",
	} {
		if _, set := config.RuntimeParams[name]; !set {
			config.RuntimeParams[name] = value
		}
	}
	db := stdlib.OpenDB(*config)
	db.SetMaxOpenConns(maxConnections)
	db.SetMaxIdleConns(maxConnections)
	db.SetConnMaxIdleTime(5 * time.Minute)
	name := net.JoinHostPort(config.Host, fmt.Sprint(config.Port)) + "/" + config.Database
	return &Engine{
		Write: db, Read: db,
		InTexts:    `IN (SELECT json_array_elements_text($1::json))`,
		InInts:     `IN (SELECT json_array_elements_text($1::json)::bigint)`,
		SkipLocked: ` FOR UPDATE OF d SKIP LOCKED`,
		name:       "the database " + name,
		goose:      goose.DialectPostgres,
		migrations: migrationsOf("postgres"),
		describe:   func(err error) error { return describePostgres(err, name) },
		snapshot:   sql.TxOptions{ReadOnly: true, Isolation: sql.LevelRepeatableRead},
		optimize:   []string{`ANALYZE job`},
	}, nil
}

func describePostgres(err error, name string) error {
	if connecting := new(pgconn.ConnectError); errors.As(err, &connecting) {
		return fmt.Errorf("the database %s is unreachable: start it, or correct DATABASE_URL (%w)", name, err)
	}
	fault := new(pgconn.PgError)
	if !errors.As(err, &fault) {
		return err
	}
	switch fault.Code {
	case "53100":
		return fmt.Errorf("the disk of the database %s is full: free some space (%w)", name, err)
	case "53300":
		return fmt.Errorf("the database %s has no free connection: raise its max_connections, "+
			"each machine uses up to %d (%w)", name, maxConnections, err)
	case "42501":
		return fmt.Errorf("the database %s gives this user too few privileges: "+
			"the user must own the schema (%w)", name, err)
	}
	return err
}

// isLost reports whether an error is about the connection or the state of the database rather than the query.
func isLost(err error) bool {
	if fault := new(pgconn.PgError); errors.As(err, &fault) {
		// Connection exceptions, resources, operator intervention, system errors, a standby that cannot be
		// written yet, a database that is not there (again) yet, credentials.
		return slices.ContainsFunc([]string{"08", "53", "57", "58", "XX", "25006", "3D", "28"},
			func(class string) bool { return strings.HasPrefix(fault.Code, class) })
	}
	var network net.Error
	if pgconn.SafeToRetry(err) || pgconn.Timeout(err) || errors.As(err, &network) ||
		errors.As(err, new(*pgconn.ConnectError)) {
		return true
	}
	lost := []error{context.DeadlineExceeded, driver.ErrBadConn, sql.ErrConnDone, sql.ErrTxDone, io.EOF,
		io.ErrUnexpectedEOF}
	return slices.ContainsFunc(lost, func(target error) bool { return errors.Is(err, target) })
}
