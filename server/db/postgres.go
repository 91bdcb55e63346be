package db

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"net"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
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
	if config.RuntimeParams["application_name"] == "" {
		config.RuntimeParams["application_name"] = "hire360"
	}
	pooled := new(atomic.Bool)
	db := stdlib.OpenDB(*config, stdlib.OptionBeforeConnect(func(_ context.Context, c *pgx.ConnConfig) error {
		if pooled.Load() {
			c.DefaultQueryExecMode = pgx.QueryExecModeCacheDescribe
		}
		return nil
	}), stdlib.OptionAfterConnect(func(ctx context.Context, c *pgx.Conn) error {
		direct, err := beginSession(ctx, c)
		if err == nil && !direct && c.Config().DefaultQueryExecMode == pgx.QueryExecModeCacheStatement {
			pooled.Store(true)
			err = errors.Join(driver.ErrBadConn, c.Close(ctx)) // database/sql connects again
		}
		return err
	}))
	db.SetMaxOpenConns(maxConnections)
	db.SetMaxIdleConns(maxConnections)
	db.SetConnMaxIdleTime(5 * time.Minute)
	name := net.JoinHostPort(config.Host, fmt.Sprint(config.Port)) + "/" + config.Database
	return &Engine{
		Write: db, Read: db,
		InTexts: `= ANY (ARRAY(SELECT json_array_elements_text($1::json)))`,
		InInts:  `= ANY (ARRAY(SELECT json_array_elements_text($1::json)::bigint))`,
		Email:   `lower(CAST(replace(content, '\u0000', '\u0020') AS json) ->> 'email')`,
		Words: Words{
			From: `submission`,
			// The planner doesn't know how rare a beginning of a word is. If the latest do not have enough, the index
			// is asked for all.
			Matches: func(filters string) string {
				const matches, after = `words @@ to_tsquery('simple', $1)`, `(received, reference) < ($2, $3)`
				return `submission.key IN (WITH latest AS MATERIALIZED (SELECT key, words FROM submission
						WHERE ` + after + filters + ` ORDER BY received DESC, reference DESC LIMIT 2000),
					found AS MATERIALIZED (SELECT key FROM latest WHERE ` + matches + `),
					others AS MATERIALIZED (SELECT key FROM submission WHERE (SELECT count(*) FROM found) < $4
						AND ` + matches + ` AND ` + after + filters + `)
					SELECT key FROM found UNION SELECT key FROM others)`
			},
			Order: `submission.received DESC, submission.reference DESC`,
			Query: func(words []string) string { return strings.Join(words, ":* & ") + ":*" },
		},
		SkipLocked: ` FOR UPDATE OF d SKIP LOCKED`,
		name:       "the database " + name,
		goose:      goose.DialectPostgres,
		migrations: migrationsOf("postgres"),
		isMigrated: `SELECT to_regclass('goose_db_version') IS NOT NULL`,
		Describe:   func(err error) error { return describePostgres(err, name) },
		snapshot:   sql.TxOptions{ReadOnly: true, Isolation: sql.LevelRepeatableRead},
		optimize:   []string{`ANALYZE job`},
	}, nil
}

// beginSession limits what a machine that lost its network leaves open, so that it doesn't block the others. A pooler
// would refuse these settings at the start of the connection. It is not direct if there is a pooler, which knows the
// session by another number: it may give the next transaction another session, without the statements prepared here.
func beginSession(ctx context.Context, c *pgx.Conn) (direct bool, err error) {
	set := ""
	for _, name := range []string{"statement_timeout", "idle_in_transaction_session_timeout"} {
		if c.Config().RuntimeParams[name] == "" {
			set += `, set_config('` + name + `', '60s', false)`
		}
	}
	answer, err := c.PgConn().Exec(ctx, `SELECT pg_backend_pid()`+set).ReadAll()
	if err != nil {
		return false, err
	}
	return string(answer[0].Rows[0][0]) == fmt.Sprint(c.PgConn().PID()), nil
}

// TryPostgres connects to the database at an address, makes a table, writes to it and takes that back. It returns the
// version of the server, and by how much its clock is ahead of this machine's.
func TryPostgres(ctx context.Context, address string) (version string, ahead time.Duration, err error) {
	e, err := openPostgres(address, 5*time.Second)
	if err != nil {
		return "", 0, err
	}
	defer func() { _ = e.Write.Close() }()
	err = e.Write.QueryRowContext(ctx, `SELECT current_setting('server_version')`).Scan(&version)
	if err == nil {
		ahead, err = clockAhead(ctx, e.Read)
	}
	if err == nil {
		var migrated bool
		if err = e.Write.QueryRowContext(ctx, e.isMigrated).Scan(&migrated); err == nil && migrated {
			err = e.checkUse(ctx)
		}
	}
	if err == nil {
		err = e.checkSpace(ctx)
	}
	if err != nil {
		return "", 0, e.Describe(err)
	}
	return version, ahead, nil
}

// ClockAhead returns by how much the clock of the shared primary is ahead of this machine's. The error wraps
// graph.ErrUnavailable when it cannot be reached.
func (d *DB) ClockAhead(ctx context.Context) (time.Duration, error) {
	return AskPrimary(ctx, d, func(ctx context.Context) (time.Duration, error) {
		return clockAhead(ctx, d.Primary.Read)
	})
}

func clockAhead(ctx context.Context, q Querier) (time.Duration, error) {
	var there time.Time
	start := time.Now()
	err := q.QueryRowContext(ctx, `SELECT clock_timestamp()`).Scan(&there)
	return there.Sub(start.Add(time.Since(start) / 2)), err
}

// checkSpace makes a new table of a megabyte and takes it back. A database that can be reached may still refuse writes:
// a standby, or a full disk, which lets pass whatever fits into the tables that are there. The table isn't an unlogged
// one: if PostgreSQL 15 crashes after that was taken back, it may not start again.
func (e *Engine) checkSpace(ctx context.Context) error {
	tx, err := e.Write.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	_, err = tx.ExecContext(ctx, `CREATE TABLE site_check AS
		SELECT repeat('x', 1000) AS filler FROM generate_series(1, 1000)`)
	return err
}

// sharedTables are those that a machine reads and writes.
const sharedTables = `'agreed', 'delivery', 'desk_act', 'desk_key', 'erasure', 'job', 'replacement', 'revision', 'statistic', 'submission',
	'upload', 'used_once'`

// checkUse finds privileges that are missing, before a submission needs them.
func (e *Engine) checkUse(ctx context.Context) error {
	var missing string
	err := e.Write.QueryRowContext(ctx, `SELECT coalesce(string_agg(name, ', '), '') FROM unnest(ARRAY[`+sharedTables+`]) AS name
		WHERE NOT (has_table_privilege(to_regclass(name), 'SELECT') AND has_table_privilege(to_regclass(name), 'INSERT')
			AND has_table_privilege(to_regclass(name), 'UPDATE') AND has_table_privilege(to_regclass(name), 'DELETE'))`).
		Scan(&missing)
	if err == nil && missing != "" {
		err = refuse("the database %s does not let this user read and write the tables %s: "+
			"the user must own the schema", e.name, missing)
	}
	return err
}
