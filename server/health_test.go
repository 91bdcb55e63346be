package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/alicebob/miniredis/v2"
	"github.com/google/uuid"

	"hire360/server/cli"
)

// figure returns the value of a metric with its labels, -1 if there is none.
func (r running) figure(t *testing.T, name string) float64 {
	t.Helper()
	found := regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(name) + ` (\S+)$`).FindStringSubmatch(r.metrics(t))
	if found == nil {
		return -1
	}
	return must[float64](t)(strconv.ParseFloat(found[1], 64))
}

// diskOfDatabase makes the tables of a new database on a small disk, and returns its address.
func diskOfDatabase(t *testing.T, disk string) (database string) {
	t.Helper()
	database, _ = several(t)
	admin := must[*sql.DB](t)(sql.Open("pgx", database))
	exec := func(text string) {
		if _, err := admin.ExecContext(context.Background(), text); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
	var schema, data string
	noError(t, admin.QueryRowContext(t.Context(), `SELECT current_schema(), current_setting('data_directory')`).
		Scan(&schema, &data))
	server := must[os.FileInfo](t)(os.Stat(data)).Sys().(*syscall.Stat_t)
	tables := filepath.Join(disk, "tables")
	noError(t, errors.Join(os.Chmod(filepath.Dir(disk), 0o711), os.Mkdir(tables, 0o700),
		os.Chown(tables, int(server.Uid), int(server.Gid))))
	exec(`CREATE TABLESPACE small LOCATION '` + tables + `'`)
	t.Cleanup(func() {
		exec(`DROP SCHEMA ` + schema + ` CASCADE`)
		exec(`DROP TABLESPACE small`)
		exec(`CHECKPOINT`)
		_ = admin.Close()
	})
	return database + "&default_tablespace=small"
}

// A full disk of PostgreSQL, which still takes what fits into its pages, is an outage until there is space again.
func TestAFullDiskOfPostgreSQLIsOneOutage(t *testing.T) {
	slow(t)
	disk := smallDisk(t, "64m")
	site := start(t, "--database-url", diskOfDatabase(t, disk), "--captcha", "off", "--admin-addr", "127.0.0.1:0")
	text := func() (words string) { // that PostgreSQL can't compress
		for range 50 {
			words += uuid.NewString() + " "
		}
		return words
	}
	sent := 0
	send := func() {
		body := strings.Replace(enquiryBody(uuid.NewString(), "dana@example.org"), "Our claims feed stops.", text(), 1)
		mustContain(t, "an answer", site.graphql(t, body).body, `"ENQ-`)
		sent++
	}
	send()
	filler := filepath.Join(disk, "filler")
	fill(t, filler)
	soon(t, "the alert can fire", func() bool {
		send()
		return site.figure(t, "site_database_away_seconds") > 3
	})
	mustContain(t, "the log", site.log.String(), "is full: free some space")
	equal(t, strings.Count(site.log.String(), "PostgreSQL is unreachable"), 1, "times that it is unreachable")
	noError(t, os.Remove(filler))
	soon(t, "everything is transferred", func() bool {
		return site.figure(t, `site_waiting_here{what="submissions"}`) == 0
	})
	equal(t, strings.Count(site.log.String(), "PostgreSQL is reachable again"), 1, "times that it is back")
	_, list := site.command(t, "submissions", "list", "--first", "0")
	equal(t, strings.Count(list, "ENQ-"), sent, "submissions")
	site.stop()
}

// Alerts can tell whether the bucket and Redis answer, what the machine has left, and which release it runs.
func TestWhatIsAwayIsMeasured(t *testing.T) {
	slow(t)
	_, bucket := several(t)
	storage := must[*url.URL](t)(url.Parse(bucket))
	onward, broken := httputil.NewSingleHostReverseProxy(&url.URL{Scheme: "http", Host: storage.Host}), atomic.Bool{}
	way := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if broken.Load() {
			w.WriteHeader(http.StatusServiceUnavailable)
			return
		}
		onward.ServeHTTP(w, r)
	}))
	defer way.Close()
	storage.Host = way.Listener.Addr().String()
	redis := miniredis.RunT(t)
	site := start(t, "--admin-addr", "127.0.0.1:0", "--captcha", "off", "--s3-url", storage.String(),
		"--redis-url", "redis://"+redis.Addr())
	site.received(t, jobPage, application(), sentFile{"cv.pdf", resume})
	site.metrics(t, "site_bucket_away_seconds 0", "site_redis_away_seconds 0",
		`site_redis_requests_total{outcome="failed"} 0`, `site_bucket_requests_total{outcome="failed"} 0`,
		`go_sql_open_connections{db_name="postgresql"}`, `go_sql_in_use_connections{db_name="postgresql"}`,
		`go_sql_wait_count_total{db_name="postgresql"}`,
		fmt.Sprintf(`site_build_info{commit="%s",version="%s"} 1`, cli.Commit(), cli.Release))
	for _, name := range []string{`site_bucket_requests_total{outcome="answered"}`, "site_disk_free_bytes",
		`site_redis_requests_total{outcome="answered"}`} {
		if n := site.figure(t, name); n < 1 {
			t.Errorf("%s is %v", name, n)
		}
	}
	if ahead := site.figure(t, "site_database_clock_ahead_seconds"); ahead < -5 || ahead > 5 {
		t.Errorf("the clock of this machine differs from itself by %v s", ahead)
	}
	redis.SetError("LOADING Redis is loading the dataset in memory")
	broken.Store(true)
	site.received(t, jobPage, application("message", "Meanwhile."), sentFile{"cv.pdf", resume + "x"})
	for _, name := range []string{"bucket", "redis"} {
		soon(t, name+" is away", func() bool { return site.figure(t, "site_"+name+"_away_seconds") > 0 })
	}
	if n := site.figure(t, `site_bucket_requests_total{outcome="failed"}`); n < 1 {
		t.Errorf("%v requests of the bucket failed", n)
	}
	redis.SetError("")
	broken.Store(false)
	for _, name := range []string{"bucket", "redis"} {
		soon(t, name+" is back", func() bool { return site.figure(t, "site_"+name+"_away_seconds") == 0 })
	}
}
