package main

import (
	"net/http"
	"strings"
	"testing"

	"hire360/server/db"
	"hire360/server/db/dbtest"
	"hire360/server/inbox"
	"hire360/server/inbox/s3test"
	"hire360/server/store"
)

// leftovers end what tests have started for all others.
var leftovers []func()

// several makes what starts in this test share a new database and a new bucket.
func several(t testing.TB) (database, bucket string) {
	t.Helper()
	slow(t)
	database, bucket = dbtest.NewDatabase(t), s3test.New(t).URL()
	t.Setenv("DATABASE_URL", database)
	t.Setenv("S3_URL", bucket)
	return database, bucket
}

// keptBy opens what the machines share, as a command does.
func keptBy(t *testing.T, database, bucket, data string) *store.Store {
	t.Helper()
	all, err := store.Open(t.Context(), store.Options{Inbox: inbox.Options{Bucket: bucket},
		DB: db.Options{Dir: data, Database: database, Command: true}})
	noError(t, err)
	t.Cleanup(func() { _ = all.Close() })
	return all
}

// The schedule of kills and faults of the hosts, with what was sent in PostgreSQL and files in a bucket.
func TestAScheduleOfFaultsOverPostgreSQLLosesAndDoublesNothing(t *testing.T) {
	slow(t)
	several(t)
	faultsAndKills(t)
}

// What is sent while PostgreSQL is away reaches the hosts once it is back, with its files, and once.
func TestWhatIsSentWhilePostgreSQLIsAwayReachesTheHosts(t *testing.T) {
	slow(t)
	several(t)
	h := startHosts(t)
	site := start(t, h.args()...)
	mustContain(t, "before", site.get(t, jobPage).body, "Apply")
	comesBack := dbtest.Halt(t)
	for range 2 { // each is sent twice
		site.received(t, jobPage, application(), sentFile{"cv.pdf", resume})
		site.received(t, "/contact-us", enquiry())
	}
	mustContain(t, "jobs meanwhile", site.graphql(t, `{"query":"{ jobs { totalCount isStale } }"}`).body,
		`"totalCount":24,"isStale":false`)
	comesBack()
	soon(t, "the hosts have it", func() bool {
		stats, err := dbtest.Count(t.Context(), h.store.DB.Primary.Read)
		return err == nil && stats.Enquiries == 1 && stats.Applications == 1
	})
	site.eventually(t, func(out string) bool { return strings.Count(out, "\n") == 1 }, "deliveries", "list")
	h.mustHold(t, 1, 1)
}

// While PostgreSQL is away visitors notice nothing: pages, search, job pages, both forms, receipts.
func TestVisitorsDoNotNoticeThatPostgreSQLIsAway(t *testing.T) {
	slow(t)
	database, bucket := several(t)
	site := start(t)
	early := site.post(t, "/contact-us", enquiry())
	comesBack := dbtest.Halt(t)

	late := site.post(t, jobPage, application("message", "While it is away."), sentFile{"cv.pdf", resume})
	if early.status != http.StatusSeeOther || late.status != http.StatusSeeOther {
		t.Fatalf("sending answers %d and %d\n%s\n%s", early.status, late.status, firstBytes(late.body, 3000), site.log)
	}
	for path, want := range map[string]string{
		"/": "Hire360", "/careers?q=nurse": "nurse", "/careers?q=engineer&country=US": "engineer", jobPage: "Payments",
		"/readyz":                    "ready",
		early.header.Get("Location"): "ENQ-", late.header.Get("Location"): "APP-",
		"/site/privacy-supplement": "Privacy",
	} {
		if got := site.get(t, path); got.status != http.StatusOK || !strings.Contains(got.body, want) {
			t.Errorf("%s: got %d without %q\n%s", path, got.status, want, site.log)
		}
	}
	mustContain(t, "the receipt meanwhile", site.get(t, late.header.Get("Location")).body,
		"on its way to our team")
	again := site.post(t, jobPage, application("message", "While it is away."), sentFile{"cv.pdf", resume})
	if again.status != http.StatusSeeOther || again.header.Get("Location") != late.header.Get("Location") {
		t.Errorf("a second press leads to %q, the first to %q", again.header.Get("Location"),
			late.header.Get("Location"))
	}
	comesBack()
	all := keptBy(t, database, bucket, t.TempDir())
	soon(t, "the application is handed on", func() bool {
		stats, err := dbtest.Count(t.Context(), all.DB.Primary.Read)
		return err == nil && stats.Applications == 1 && stats.Enquiries == 1
	})
	soon(t, "the receipt says that it was delivered", func() bool {
		return strings.Contains(site.get(t, late.header.Get("Location")).body, "Received, and waiting for our team")
	})
	if n := strings.Count(site.log.String(), "PostgreSQL is unreachable"); n != 1 {
		t.Errorf("the outage was logged %d times, want once:\n%s", n, site.log)
	}
	for line := range strings.Lines(site.logged(t)) {
		// A page that a starved machine does not make in time is an older one.
		if strings.Contains(line, "level=ERROR") && !strings.Contains(line, "PostgreSQL is unreachable") &&
			!strings.Contains(line, "render page") {
			t.Errorf("the outage is an error of something else, too: %s", line)
		}
	}
}
