package main

import (
	"crypto/tls"
	"database/sql"
	"encoding/binary"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgproto3"

	"hire360/server/inbox/s3test"
)

// gate stands before PostgreSQL. It lets connections through, or answers them with an error as PostgreSQL or a pooler
// does.
type gate struct {
	answer atomic.Pointer[pgproto3.ErrorResponse] // nil lets through
	tls    *tls.Config                            // nil answers that there is none
	behind string                                 // host and port
	listen net.Listener
}

func newGate(t *testing.T, database string) (*gate, string) {
	t.Helper()
	l := must[net.Listener](t)(net.Listen("tcp", "127.0.0.1:0"))
	u := must[*url.URL](t)(url.Parse(database))
	g := &gate{behind: u.Host, listen: l}
	u.Host = l.Addr().String()
	go g.serve()
	t.Cleanup(func() { _ = l.Close() })
	return g, u.String()
}

func (g *gate) serve() {
	for {
		c, err := g.listen.Accept()
		if err != nil {
			return
		}
		go g.handle(c)
	}
}

func (g *gate) handle(c net.Conn) {
	defer func() { _ = c.Close() }()
	answer := g.answer.Load()
	if answer == nil && g.tls == nil {
		g.through(c)
		return
	}
	head := make([]byte, 8)
	for { // a request for TLS comes before the startup message
		if _, err := io.ReadFull(c, head); err != nil {
			return
		}
		if binary.BigEndian.Uint32(head[4:]) != 80877103 {
			break
		}
		if g.tls == nil {
			_, _ = c.Write([]byte("N"))
			continue
		}
		_, _ = c.Write([]byte("S"))
		c = tls.Server(c, g.tls)
	}
	_, _ = io.CopyN(io.Discard, c, int64(binary.BigEndian.Uint32(head))-8)
	if answer != nil {
		text, _ := answer.Encode(nil)
		_, _ = c.Write(text)
	}
}

func (g *gate) through(c net.Conn) {
	to, err := net.Dial("tcp", g.behind)
	if err != nil {
		return
	}
	go func() {
		_, _ = io.Copy(to, c)
		_ = to.Close()
	}()
	_, _ = io.Copy(c, to)
}

// refuse makes the gate answer everybody with an error of PostgreSQL's.
func (g *gate) refuse(code, message string) {
	g.answer.Store(&pgproto3.ErrorResponse{Severity: "FATAL", Code: code, Message: message})
}

// A new machine does not start with what waiting does not fix, and says what to do.
func TestAWrongSettingOfTheDatabaseIsNoOutage(t *testing.T) {
	slow(t)
	g, address := newGate(t, "postgres://site:hush@127.0.0.1:1/site?sslmode=disable")
	for name, c := range map[string]struct{ code, message, want string }{
		"wrong password":             {"28P01", `password authentication failed for user "site"`, "the user or the password"},
		"no line of pg_hba.conf":     {"28000", `no pg_hba.conf entry for host`, "the user or the password"},
		"no such database":           {"3D000", `database "site" does not exist`, "there is no database"},
		"no right to connect":        {"42501", `permission denied for database "site"`, "too few privileges"},
		"unknown parameter":          {"42704", `unrecognized configuration parameter "timeout"`, "its parameters"},
		"wrong value":                {"22023", `invalid value for parameter "work_mem": "x"`, "its parameters"},
		"pooler, parameter":          {"08P01", "unsupported startup parameter: statement_timeout", "pooler"},
		"pooler, no such database":   {"08P01", "no such database: site", "pooler"},
		"pooler, wrong password":     {"08P01", "password authentication failed", "pooler"},
		"other protocol":             {"0A000", "unsupported frontend protocol 3.0", "DATABASE_URL"},
		"takes no connections":       {"55000", `database "site" is not currently accepting connections`, "DATABASE_URL"},
		"syntax of options":          {"42601", "invalid command-line argument for server process", "its parameters"},
		"starting, on a new machine": {"57P03", "the database system is starting up", "is unreachable"},
		"pooler without its server":  {"08P01", "pgbouncer cannot connect to server", "is unreachable"},
		"no free connection":         {"53300", "sorry, too many clients already", "max_connections"},
	} {
		t.Run(name, func(t *testing.T) {
			g.refuse(c.code, c.message)
			mustNotStart(t, t.TempDir(), address, c.want)
		})
	}
	t.Run("no TLS", func(t *testing.T) {
		g.refuse("57P03", "the database system is starting up")
		mustNotStart(t, t.TempDir(), strings.Replace(address, "disable", "require", 1), "DATABASE_URL")
	})
	t.Run("unknown certificate", func(t *testing.T) {
		server := httptest.NewTLSServer(nil)
		defer server.Close()
		g.tls = server.TLS
		mustNotStart(t, t.TempDir(), strings.Replace(address, "disable", "verify-full", 1), "sslrootcert")
	})
}

// mustNotStart starts a machine with hosts, which needs no jobs of the database.
func mustNotStart(t *testing.T, data, database string, want ...string) {
	t.Helper()
	r, stop, err := launch(data, func(a *app) { a.timeout = maxWait }, "--database-url", database,
		"--core-url", "http://127.0.0.1:1", "--erp-url", "http://127.0.0.1:1")
	if stopped := stop(); stopped != nil {
		t.Error(stopped)
	}
	if err == nil {
		t.Fatalf("it serves:\n%s", r.log)
	}
	mustContain(t, "the end", r.log.String(), want...)
	mustLack(t, "the log", r.log.String(), "hush")
}

// The same with a real PostgreSQL, and with machines that have used it before.
func TestAMachineThatTheDatabaseRefusesDoesNotStart(t *testing.T) {
	slow(t)
	database, _ := several(t)
	admin := must[*sql.DB](t)(sql.Open("pgx", database))
	defer func() { _ = admin.Close() }()
	exec := func(texts ...string) {
		t.Helper()
		for _, text := range texts {
			if _, err := admin.ExecContext(t.Context(), text); err != nil {
				t.Fatalf("%s: %v", text, err)
			}
		}
	}
	with := func(change func(u *url.URL, q url.Values)) string {
		u, _ := url.Parse(database) // the test's own
		q := u.Query()
		change(u, q)
		u.RawQuery = q.Encode()
		return u.String()
	}
	data := t.TempDir()
	first := startOver(t, data, time.Now, "--samples=off")
	first.stop()
	var schema string
	noError(t, admin.QueryRowContext(t.Context(), `SELECT current_schema()`).Scan(&schema))
	exec(`CREATE ROLE reader_`+schema+` LOGIN`, `GRANT USAGE ON SCHEMA `+schema+` TO reader_`+schema,
		`GRANT SELECT ON ALL TABLES IN SCHEMA `+schema+` TO reader_`+schema)
	reader := with(func(u *url.URL, _ url.Values) { u.User = url.User("reader_" + schema) })
	for name, c := range map[string]struct{ address, want string }{
		"no such user": {with(func(u *url.URL, _ url.Values) { u.User = url.User("nobody") }),
			"the user or the password"},
		"no such database":  {with(func(u *url.URL, _ url.Values) { u.Path = "/nothing" }), "there is no database"},
		"unknown parameter": {with(func(_ *url.URL, q url.Values) { q.Set("tmeout", "1") }), "its parameters"},
		"may only read":     {reader, "own the schema"},
	} {
		t.Run(name, func(t *testing.T) {
			mustNotStart(t, data, c.address, c.want)
			mustNotStart(t, t.TempDir(), c.address, c.want)
		})
	}
	exec(`GRANT INSERT, UPDATE, DELETE ON used_once, agreed TO reader_` + schema)
	mustNotStart(t, data, reader, "submission", "own the schema")
	exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (99, true)`)
	again := startOver(t, data, time.Now, "--samples=off") // back from a release that this one can live with
	mustContain(t, "the log", again.log.String(), "a newer version of this program has migrated the database")
	again.stop()
	exec(`UPDATE agreed SET value = '98' WHERE name = 'usable from'`)
	mustNotStart(t, data, database, "newer version of this program")
	mustNotStart(t, t.TempDir(), database, "newer version of this program")
}

// A machine that runs when the database begins to refuse it loses nothing: it says so, waits, and goes on by itself.
func TestARunningMachineWaitsWhenTheDatabaseRefusesIt(t *testing.T) {
	slow(t)
	database, _ := several(t)
	g, address := newGate(t, database)
	site := start(t, "--database-url", address, "--captcha", "off", "--admin-addr", "127.0.0.1:0")
	g.refuse("28P01", `password authentication failed for user "site"`)
	endSessions(t, database)
	receipt := site.received(t, "/contact-us", enquiry())
	mustContain(t, "the receipt", site.get(t, receipt).body, "on its way to our team")
	soon(t, "the log says what is wrong", func() bool {
		return strings.Contains(site.log.String(), "PostgreSQL refuses this machine, and submissions wait here") &&
			strings.Contains(site.log.String(), "the user or the password: correct DATABASE_URL")
	})
	equal(t, site.get(t, "/readyz").status, http.StatusOK, "a machine that holds a submission")
	g.answer.Store(nil)
	site.soonHas(t, receipt, "Received, and waiting for our team")
}

// endSessions ends all others, as a restart of the database does.
func endSessions(t *testing.T, database string) {
	t.Helper()
	admin, err := sql.Open("pgx", database)
	if err == nil {
		_, err = admin.ExecContext(t.Context(), `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
			WHERE pid <> pg_backend_pid() AND application_name = 'hire360'`)
	}
	noError(t, err)
	_ = admin.Close()
}

// During an outage a machine starts, and is ready, if it has used this database before. When the database then refuses
// it, nobody has ever seen its settings work, and it gets no more visitors.
func TestAMachineIsReadyOnceItHasUsedItsDatabase(t *testing.T) {
	slow(t)
	database, _ := several(t)
	g, address := newGate(t, database)
	data := t.TempDir()
	first := startOver(t, data, time.Now, "--database-url", address)
	first.stop()
	g.refuse("57P03", "the database system is starting up")
	again := startOver(t, data, time.Now, "--database-url", address, "--admin-addr", "127.0.0.1:0")
	mustContain(t, "the search in an outage", again.get(t, "/careers?q=engineer").body, "engineer")
	equal(t, again.get(t, "/readyz").status, http.StatusOK, "in an outage")
	receipt := again.received(t, "/contact-us", enquiry())
	g.refuse("28P01", "password authentication failed")
	soon(t, "it is not ready", func() bool { return again.get(t, "/readyz").status == http.StatusServiceUnavailable })
	g.answer.Store(nil)
	soon(t, "it is ready again", func() bool { return again.get(t, "/readyz").status == http.StatusOK })
	again.soonHas(t, receipt, "Received, and waiting for our team")
	again.stop()
	// Another database is one that it does not know.
	g.refuse("57P03", "the database system is starting up")
	mustNotStart(t, data, strings.Replace(address, "/postgres", "/other", 1), "is unreachable")
}

// What a wrong key of the bucket, or one that it does not trust, says at the start; an outage lets files wait.
func TestAWrongSettingOfTheBucketIsNoOutage(t *testing.T) {
	slow(t)
	plainShell(t)
	var answer atomic.Pointer[string]
	var status atomic.Int64
	storage := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/xml")
		w.WriteHeader(int(status.Load()))
		if r.Method != http.MethodHead {
			_, _ = io.WriteString(w, *answer.Load())
		}
	}))
	defer storage.Close()
	trusted := httptest.NewTLSServer(http.NotFoundHandler())
	defer trusted.Close()
	try := func(bucket string) (started bool, log string) {
		r, stop, err := launch(t.TempDir(), func(a *app) { a.timeout = maxWait }, "--s3-url", bucket)
		if stopped := stop(); stopped != nil {
			t.Error(stopped)
		}
		return err == nil, r.log.String()
	}
	at := func(server *httptest.Server, scheme string) string {
		return scheme + "://key:hush@" + server.Listener.Addr().String() + "/files?region=us-east-1"
	}
	for name, c := range map[string]struct {
		status int
		code   string
		starts bool
	}{
		"wrong secret":     {403, "SignatureDoesNotMatch", false},
		"wrong key":        {403, "InvalidAccessKeyId", false},
		"no right":         {403, "AccessDenied", false},
		"wrong clock":      {403, "RequestTimeTooSkewed", false},
		"expired":          {400, "ExpiredToken", false},
		"wrong region":     {400, "AuthorizationHeaderMalformed", false},
		"no bucket":        {404, "NoSuchBucket", false},
		"storage error":    {500, "InternalError", true},
		"storage away":     {503, "ServiceUnavailable", true},
		"storage slow":     {503, "SlowDown", true},
		"storage restless": {429, "TooManyRequests", true},
	} {
		body := "<Error><Code>" + c.code + "</Code><Message>no</Message></Error>"
		status.Store(int64(c.status))
		answer.Store(&body)
		started, log := try(at(storage, "http"))
		if started != c.starts || strings.Contains(log, "hush") {
			t.Errorf("%s: starts: %v, want %v\n%s", name, started, c.starts, log)
		}
		if !c.starts && !strings.Contains(log, "S3_URL") {
			t.Errorf("%s: does not say what to correct:\n%s", name, log)
		}
	}
	if started, log := try(at(trusted, "https")); started || !strings.Contains(log, "certificate") {
		t.Errorf("a certificate that nobody knows: starts: %v\n%s", started, log)
	}
	if started, log := try("http://key:hush@127.0.0.1:1/files?region=us-east-1"); !started {
		t.Errorf("a storage that is away:\n%s", log)
	}
	works := s3test.New(t)
	if started, log := try(works.URL()); !started || len(works.Names(t)) > 0 {
		t.Errorf("a storage that works: starts: %v, left %v\n%s", started, works.Names(t), log)
	}
}
