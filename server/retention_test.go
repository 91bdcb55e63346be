package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/server/db/dbtest"
	"hire360/server/inbox/s3test"
)

const day = 24 * time.Hour

var unreachableMail = []string{"--smtp-url", "smtp://127.0.0.1:1?tls=off", "--mail-from", "site@example.com",
	"--mail-to", "team@example.com"}

// The site deletes what the privacy page says that it deletes, once, with files, and shows it before. What waits for a
// delivery stays until somebody decides.
func TestSubmissionsAreDeletedWhenTheirTimeIsOver(t *testing.T) {
	slow(t)
	t.Run("SQLite", func(t *testing.T) { deletesInTime(t, nil) })
	t.Run("PostgreSQL", func(t *testing.T) {
		t.Setenv("DATABASE_URL", dbtest.NewDatabase(t))
		bucket := s3test.New(t)
		t.Setenv("S3_URL", bucket.URL())
		deletesInTime(t, bucket)
	})
}

func deletesInTime(t *testing.T, bucket *s3test.Storage) {
	clock, data := &clock{}, t.TempDir()
	on := func(data string, args ...string) running {
		return startWith(t, data, func(a *app) { a.now, a.timeout = clock.now, maxWait },
			append([]string{"--admin-addr", "127.0.0.1:0", "--captcha", "off", "--admin-token", deskToken}, args...)...)
	}
	site := on(data)
	files := func() int {
		if bucket != nil {
			return len(bucket.Names(t))
		}
		return len(must[[]os.DirEntry](t)(os.ReadDir(filepath.Join(data, "files"))))
	}
	seen := func(path string) string {
		b := site.desk(t)
		b.follows("/sign-in", "name", "Dana", "token", deskToken)
		return b.get(path).body
	}
	site.received(t, jobPage, application(), sentFile{"cv.pdf", resume})
	application := regexp.MustCompile(`APP-\w+`).FindString(site.works(t, "submissions", "list"))
	inquiry := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString()}).reference()
	equal(t, files(), 1, "files")
	backup := filepath.Join(t.TempDir(), "backup.db")
	if bucket == nil {
		site.works(t, "backup", backup)
	}
	received := clock.now()
	mustContain(t, "its page", seen("/submissions/"+application),
		"Kept until "+received.AddDate(1, 0, 0).UTC().Format(time.DateOnly))
	site.stop()

	site = on(data, unreachableMail...)
	apply := func(replaces ...string) (key, reference string) {
		key = uuid.NewString()
		return key, site.mutate(t, "apply", map[string]any{"key": key, "message": "I know payments.",
			"files": []string{}, "replaces": replaces}).reference()
	}
	earlier, replaced := apply()
	_, held := apply(earlier) // nothing is delivered of what it replaces
	if bucket != nil {        // they share the work
		on(t.TempDir(), unreachableMail...)
	}
	clock.jump(received.AddDate(1, 0, -29).Sub(received))
	ends := regexp.QuoteMeta(application) + `</a></td><td>[^<]*</td><td>` + received.AddDate(1, 0, 0).UTC().
		Format(time.DateOnly)
	page := seen("/retention")
	mustContain(t, "the retention", page, "Applications are deleted 12 months after", "Inquiries are deleted 24 months",
		"In the next 30 days: 3", held)
	mustLack(t, "the retention", page, inquiry, "Alex Example", "Past its time")
	equal(t, regexp.MustCompile(ends).MatchString(page), true, "whether the day is said")

	gone := func(site running, reference string) func() bool {
		return func() bool { return !strings.Contains(site.works(t, "submissions", "list"), reference) }
	}
	clock.jump(30 * day)
	soon(t, "the application is deleted", gone(site, application))
	soon(t, "what was replaced is deleted", gone(site, replaced))
	soon(t, "its file is deleted", func() bool { return files() == 0 })
	mustContain(t, "the rest", site.works(t, "submissions", "list"), inquiry, held)
	soon(t, "the log says what stays", func() bool {
		return strings.Contains(site.log.String(), "submissions stay past their time")
	})
	mustContain(t, "the retention", seen("/retention"), held, "Past its time", "Retry or discard")
	site.works(t, "deliveries", "discard", "--kind", "team-mail")
	clock.jump(time.Hour)
	soon(t, "what was held is deleted", gone(site, held))
	clock.jump(367 * day)
	soon(t, "the inquiry is deleted", gone(site, inquiry))
	audit := site.works(t, "audit")
	for _, reference := range []string{application, replaced, held, inquiry} {
		lines := regexp.MustCompile(`server +deleted +`+reference).FindAllString(audit, -1)
		equal(t, len(lines), 1, "lines about %s in\n%s", reference, audit)
	}
	mustLack(t, "audit and log", audit+site.logged(t), "example.org")
	if bucket != nil {
		return
	}
	site.stop()
	noError(t, os.WriteFile(filepath.Join(data, "site.db"), must[[]byte](t)(os.ReadFile(backup)), 0o600))
	_, _ = os.Remove(filepath.Join(data, "site.db-wal")), os.Remove(filepath.Join(data, "site.db-shm"))
	restored := on(data)
	soon(t, "what a backup brought back is deleted", func() bool {
		return gone(restored, application)() && gone(restored, inquiry)()
	})
	equal(t, len(must[[]byte](t)(os.ReadFile(filepath.Join(data, "erasures")))), 0, "what is remembered")
}

// By command, what is older than a day is listed first, and deleted when that is said.
func TestSubmissionsBeforeADayAreDeletedByCommand(t *testing.T) {
	onBoth(t, func(t *testing.T, _ bool) {
		clock := &clock{}
		site := startOver(t, t.TempDir(), clock.now, "--captcha", "off")
		site.received(t, jobPage, application(), sentFile{"cv.pdf", resume})
		clock.jump(3 * day)
		site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString()})
		between := clock.now().Add(-2 * day).UTC().Format(time.DateOnly)
		after := clock.now().Add(2 * day).UTC().Format(time.DateOnly)
		forget := func(args ...string) string {
			return site.works(t, append([]string{"submissions", "forget"}, args...)...)
		}
		mustLack(t, "of another kind", forget("--before", between, "--kind", "enquiry"), "APP-", "ENQ-")
		listed := forget("--before", between)
		mustContain(t, "the list", listed, "APP-", "1 submission would be deleted with --yes")
		mustLack(t, "the list", listed, "ENQ-", "Alex")
		mustContain(t, "afterwards", site.works(t, "submissions", "list"), "APP-", "ENQ-")
		mustContain(t, "deleting", forget("--before", between, "--yes"), "APP-", "1 submission deleted, with files")
		mustContain(t, "once more", forget("--before", between, "--yes"), "0 submissions")
		mustLack(t, "the list", site.works(t, "submissions", "list"), "APP-")
		mustContain(t, "all", forget("--before", after), "ENQ-", "1 submission would")
		audit := regexp.MustCompile(`command +deleted +APP-`).FindAllString(site.works(t, "audit"), -1)
		equal(t, len(audit), 1, "lines of the audit")
		for _, args := range [][]string{{}, {"APP-123456", "--before", after}, {"--before", "soon"}} {
			if code, out := site.command(t, append([]string{"submissions", "forget"}, args...)...); code != 2 {
				t.Errorf("forget %v: %d\n%s", args, code, out)
			}
		}
	})
}

// Of several machines that notice at the same time, one deletes a submission.
func TestSeveralMachinesDeleteOnce(t *testing.T) {
	several(t)
	clock, sent := &clock{}, 600
	site := startOver(t, t.TempDir(), clock.now, "--captcha", "off")
	for range sent {
		site.graphql(t, enquiryBody(uuid.NewString(), "dana@example.org"))
	}
	for range 2 {
		startOver(t, t.TempDir(), clock.now, "--captcha", "off")
	}
	clock.jump(740 * day)
	soon(t, "all are deleted", func() bool { return !strings.Contains(site.works(t, "submissions", "list"), "ENQ-") })
	lines := regexp.MustCompile(`server +deleted +ENQ-\w+`).FindAllString(site.works(t, "audit", "--first", "1000"), -1)
	equal(t, len(lines), sent, "lines of the audit")
}
