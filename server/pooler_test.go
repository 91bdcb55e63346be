package main

import (
	"database/sql"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/uuid"

	"hire360/server/db/dbtest"
)

// pooled starts a PgBouncer before a new database, in which each transaction gets one of few sessions, and returns both
// addresses.
func pooled(t *testing.T) (database, through string) {
	t.Helper()
	database, _ = several(t)
	u := must[*url.URL](t)(url.Parse(database))
	at := freeAddress(t)
	host, port, _ := net.SplitHostPort(u.Host)
	_, own, _ := net.SplitHostPort(at)
	dir := t.TempDir()
	file := filepath.Join(dir, "pgbouncer.ini")
	noError(t, os.WriteFile(file, fmt.Appendf(nil, `[databases]
postgres = host=%s port=%s dbname=postgres user=site connect_query='SET search_path TO %s'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = %s
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
`, host, port, u.Query().Get("search_path"), own), 0o600))
	args := []string{"pgbouncer", file}
	if os.Geteuid() == 0 {
		args = []string{"pgbouncer", "-u", "nobody", file}
	}
	startPart(t, at, args...)
	through = "postgres://site@" + at + "/postgres?sslmode=disable"
	t.Setenv("DATABASE_URL", through)
	return database, through
}

// Machines work through a pooler that gives each transaction another session, with nothing set for it.
func TestMachinesWorkThroughATransactionPooler(t *testing.T) {
	slow(t)
	database, _ := pooled(t)
	h := startHosts(t)
	args := append(h.args(), "--captcha", "off", "--admin-addr", "127.0.0.1:0")
	one, other := start(t, args...), start(t, args...)
	s := senders{t: t, applications: map[string]string{}}
	s.at.Store(&one.url)
	const submissions = 60
	done := s.send(submissions)
	s.reaches(submissions/2, done)
	s.at.Store(&other.url)
	<-done
	equal(t, s.failures.Load(), 0, "tries that failed")
	key := uuid.NewString()
	one.mutate(t, "sendEnquiry", map[string]any{"key": key})
	other.withdraw(t, key).is(t, "the withdrawal", "WITHDRAWN")
	one.eventually(t, func(out string) bool { return strings.Count(out, "\n") == 1 }, "deliveries", "list")
	h.mustHold(t, s.enquiries+1, len(s.applications))
	kept := must[*sql.DB](t)(sql.Open("pgx", database))
	defer func() { _ = kept.Close() }()
	stats := must[dbtest.Stats](t)(dbtest.Count(t.Context(), kept))
	equal(t, stats.Enquiries+stats.Applications, submissions+1, "submissions")
	for i, r := range []running{one, other} {
		equal(t, r.get(t, "/readyz").status, http.StatusOK, "machine %d", i)
		mustLack(t, "the log", r.log.String(), "level=ERROR", "waits on this machine")
	}
}
