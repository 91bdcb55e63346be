package db

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
)

// fault is what an error of PostgreSQL means to a machine.
type fault int

const (
	// ofQuery is about what was asked: neither of the others.
	ofQuery fault = iota
	// outage passes: the database is away, starting, full, overloaded or a standby. The machine waits for it.
	outage
	// setting does not pass until somebody changes DATABASE_URL, the database or the program. A machine does not start
	// with it; one that runs waits, because it has submissions to hold.
	setting
)

// The states are classes of SQLSTATE, or whole ones: https://www.postgresql.org/docs/current/errcodes-appendix.html.
var (
	outages = []string{
		"08",    // connection exception
		"25006", // read only: a standby that hasn't taken over yet
		"53",    // insufficient resources
		"57",    // operator intervention: shutting down, starting
		"58",    // system error
		"XX",    // internal error
	}
	settings = []string{
		"0A000", // feature not supported: another protocol
		"22023", // invalid parameter value
		"26",    // invalid statement name: a pooler that isn't recognized gave the session to another client
		"28",    // invalid authorization: password, user, pg_hba.conf
		"3D",    // no such database
		"3F",    // no such schema
		"42501", // insufficient privilege
		"42601", // syntax error in "options"
		"42602", // invalid name
		"42704", // no such parameter
		"42P01", // no such table
		"42P05", // duplicate prepared statement: another client of such a pooler made it
		"55000", // the database takes no connections
		"55P02", // the parameter cannot be changed
	}
	// PgBouncer reports its own state and its settings with the same code, 08P01.
	poolerSettings = []string{"startup parameter", "no such database", "no such user", "authentication failed",
		"auth failed", "login rejected", "SSL required", "TLS required"}
)

func faultOf(err error) fault {
	if errors.As(err, new(*refusal)) {
		return setting
	}
	if told := new(pgconn.PgError); errors.As(err, &told) {
		is := func(prefix string) bool { return strings.HasPrefix(told.Code, prefix) }
		says := func(words string) bool { return strings.Contains(told.Message, words) }
		switch {
		case slices.ContainsFunc(settings, is), told.Code == "08P01" && slices.ContainsFunc(poolerSettings, says):
			return setting
		case slices.ContainsFunc(outages, is):
			return outage
		}
		return ofQuery
	}
	switch {
	case isTLS(err):
		return setting
	case isNetwork(err):
		return outage
	case errors.As(err, new(*pgconn.ConnectError)): // the server answered, but refused the connection
		return setting
	case pgconn.SafeToRetry(err):
		return outage
	}
	return ofQuery
}

// isTLS reports whether the two sides do not trust each other.
func isTLS(err error) bool {
	op := new(net.OpError)
	return errors.As(err, new(*tls.CertificateVerificationError)) || errors.As(err, new(tls.RecordHeaderError)) ||
		errors.As(err, new(x509.UnknownAuthorityError)) || errors.As(err, new(x509.HostnameError)) ||
		errors.As(err, new(x509.CertificateInvalidError)) ||
		errors.As(err, &op) && (op.Op == "remote error" || op.Op == "local error") // an alert
}

func isNetwork(err error) bool {
	var network net.Error
	ended := []error{context.DeadlineExceeded, driver.ErrBadConn, sql.ErrConnDone, sql.ErrTxDone, io.EOF,
		io.ErrUnexpectedEOF}
	return errors.As(err, &network) || pgconn.Timeout(err) ||
		slices.ContainsFunc(ended, func(target error) bool { return errors.Is(err, target) })
}

// refusal is a fault of the setting that this program finds itself. Its text is a sentence for the operator.
type refusal struct{ reason string }

func (r *refusal) Error() string { return r.reason }

func refuse(format string, args ...any) error { return &refusal{fmt.Sprintf(format, args...)} }

// describePostgres turns an error into a sentence that says what to do.
func describePostgres(err error, name string) error {
	told := new(pgconn.PgError)
	if errors.As(err, &told) {
		switch {
		case told.Code == "53100":
			return fmt.Errorf("the disk of the database %s is full: free some space (%w)", name, err)
		case told.Code == "53300":
			return fmt.Errorf("the database %s has no free connection: raise its max_connections, "+
				"each machine uses up to %d (%w)", name, maxConnections, err)
		case told.Code == "42501":
			return fmt.Errorf("the database %s gives this user too few privileges: "+
				"the user must own the schema (%w)", name, err)
		case strings.HasPrefix(told.Code, "28"):
			return fmt.Errorf("the database %s refuses the user or the password: correct DATABASE_URL (%w)", name, err)
		case strings.HasPrefix(told.Code, "3D"):
			return fmt.Errorf("there is no database %s: create it, or correct DATABASE_URL (%w)", name, err)
		}
	}
	connecting := errors.As(err, new(*pgconn.ConnectError))
	switch {
	case isTLS(err):
		return fmt.Errorf("the database %s and this machine do not agree on TLS: correct sslmode or sslrootcert "+
			"in DATABASE_URL, or the server's certificate (%w)", name, err)
	case connecting && faultOf(err) == setting:
		return fmt.Errorf("the database %s does not take the connection: correct DATABASE_URL and its parameters, "+
			"or the settings of the server or pooler (%w)", name, err)
	case connecting:
		return fmt.Errorf("the database %s is unreachable: start it, or correct DATABASE_URL (%w)", name, err)
	}
	return err
}
