package main

import (
	"archive/zip"
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"mime"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/uuid"

	"hire360/server/db/dbtest"
)

// The team finds, reads and answers what was sent.
func TestTheInboxIsRead(t *testing.T) {
	onBoth(t, func(t *testing.T, _ bool) {
		site := deskSite(t, t.TempDir())
		key := uuid.NewString()
		inquiry := site.mutate(t, "sendEnquiry", map[string]any{"key": key, "name": "Zoë O’Neill",
			"email":   "Zoe.ONeill@example.org",
			"message": `=HYPERLINK("http://evil.example") <script>alert(1)</script>`,
			"company": "Example Mutual"}).reference()
		site.received(t, jobPage, application("message", "I know payments well."),
			sentFile{`x" ; filename="evil.html" <img src=x>.pdf`, resume})
		b := site.signedIn(t, "Dana")
		inbox := b.get("/").body
		opened := func() string {
			return site.graphql(t, `{"query":"{ receipt(key: \"`+key+`\") { opened } }"}`).body
		}
		equal(t, opened(), `{"data":{"receipt":{"opened":null}}}`, "the receipt of what nobody has opened")
		application := regexp.MustCompile(`/submissions/(APP-\w+)`).FindStringSubmatch(inbox)
		if application == nil {
			t.Fatalf("the application is not in the inbox:\n%s", inbox)
		}
		mustContain(t, "the inbox", inbox, "Zoë O’Neill", "Alex Example", "Senior Go engineer, payments", "1 file",
			"&lt;script&gt;")
		mustLack(t, "the inbox", inbox, "<script", " style=")

		for text, finds := range map[string]string{"zoe.oneill@example.org": inquiry, "o’neill": inquiry,
			"mutual":    inquiry,
			"ALEX exam": application[1], "know pay": application[1], "nobody": "Nothing fits",
			strings.ToLower(inquiry): inquiry, "'; DROP TABLE submission; --": "Nothing fits", `"*:&|!(`: inquiry} {
			sent := b.post("/search", "text", text)
			to := must[string](t)(url.QueryUnescape(sent.header.Get("Location")))
			if regexp.MustCompile(`(?i)oneill|alex.exam|mutual`).MatchString(to) {
				t.Errorf("what was searched for is in the address %s", to)
			}
			found := b.get(sent.header.Get("Location")).body
			mustContain(t, "searched for "+text, found, finds)
			if other := strings.NewReplacer(inquiry, application[1], application[1],
				inquiry).Replace(finds); other != finds &&
				text != `"*:&|!(` {
				mustLack(t, "searched for "+text, found, other)
			}
		}
		mustContain(t, "by job", b.get("/?job=1182").body, application[1])
		mustLack(t, "by job", b.get("/?job=1182").body, inquiry)
		mustLack(t, "inquiries", b.get("/?kind=inquiry").body, application[1])
		mustContain(t, "searched for a job", b.follows("/search", "text", "payments").body, `href="/?job=1182"`)

		at := "/submissions/" + inquiry
		page := b.get(at).body
		first := opened()
		mustContain(t, "the receipt", first, `{"opened":"20`)
		b.get(at)
		equal(t, opened(), first, "the receipt of what was opened twice")
		mustContain(t, "the inquiry", page, "Example Mutual", "=HYPERLINK(", "&lt;script&gt;",
			"mailto:Zoe.ONeill@example.org?subject=Your%20inquiry%20%28"+inquiry+"%29", `value="new" checked`)
		saved := b.follows(at, "state", "progress", "note", "Called <b>back</b>")
		mustContain(t, "after a note", saved.body, "Saved.", `value="progress" checked`,
			"Called &lt;b&gt;back&lt;/b&gt;")
		stale := b.post(at, "state", "done", "note", "Wrote", "before", "")
		equal(t, stale.status, http.StatusConflict, "a note over another one")
		mustContain(t, "the refusal", stale.body, "Called &lt;b&gt;back&lt;/b&gt;")
		b.follows(at, "state", "progress", "note", "Called\r\ntwice", "before", "Called <b>back</b>")
		b.follows(at, "state", "progress", "note", "Called <b>back</b>", "before", "Called\r\ntwice")
		equal(t, b.post(at, "state", "lost").status, http.StatusUnprocessableEntity, "a state that does not exist")
		mustContain(t, "in progress", b.get("/?state=progress").body, inquiry)
		mustLack(t, "new", b.get("/?state=new").body, inquiry)

		file := b.get("/submissions/" + application[1] + "/files/1")
		equal(t, file.body, resume, "the file")
		kind, name, err := mime.ParseMediaType(file.header.Get("Content-Disposition"))
		noError(t, err)
		if kind != "attachment" || !strings.HasPrefix(name["filename"], application[1]+"-1-") || len(name) != 1 {
			t.Errorf("the file is %s %v", kind, name)
		}
		equal(t, file.header.Get("Content-Type"), "application/octet-stream", "the file's type")
		mustContain(t, "the file's policy", file.header.Get("Content-Security-Policy"), "sandbox")
		for _, path := range []string{"/files/0", "/files/2", "/files/-1", "/files/x"} {
			equal(t, b.get("/submissions/"+application[1]+path).status, http.StatusNotFound, "%s", path)
		}

		rows := must[[][]string](t)(csv.NewReader(strings.NewReader(b.get("/export?kind=inquiry").body)).ReadAll())
		if len(rows) != 2 || !strings.Contains(strings.Join(rows[1], "|"), `|'=HYPERLINK(`) ||
			!strings.Contains(strings.Join(rows[1], "|"), "|progress|Called <b>back</b>") {
			t.Errorf("the export is %q", rows)
		}
		mustContain(t, "the question", b.get(at+"/delete").body, "Delete for good", "Cancel")
		mustContain(t, "after deleting", b.follows(at+"/delete").body, "Deleted for good", application[1])
		equal(t, b.get(at).status, http.StatusNotFound, "what was deleted")
		mustLack(t, "after deleting", b.follows("/search", "text", "mutual").body, inquiry)
		audit := b.get("/audit").body
		mustContain(t, "the audit", audit, "Dana", "read", "handled", inquiry+": in progress", "downloaded",
			application[1]+", file 1", "exported", "deleted")
		mustLack(t, "the audit", audit+site.logged(t), "example.org", "O’Neill", "Mutual", "HYPERLINK")
	})
}

// Pages of the inbox follow one another without gaps, whatever is selected.
func TestTheInboxHasPages(t *testing.T) {
	onBoth(t, func(t *testing.T, _ bool) {
		site := deskSite(t, t.TempDir())
		for range 120 {
			site.graphql(t, enquiryBody(uuid.NewString(), "dana@example.org"))
		}
		b := site.signedIn(t, "Dana")
		for _, first := range []string{"/", "/?kind=inquiry", "/?state=new", b.post("/search", "text",
			"claims feed").header.Get("Location")} {
			seen, pages := map[string]bool{}, 0
			for path := first; path != ""; pages++ {
				page := b.get(path).body
				for _, reference := range regexp.MustCompile(`/submissions/(ENQ-\w+)`).FindAllString(page, -1) {
					if seen[reference] {
						t.Errorf("%s: %s is there twice", path, reference)
					}
					seen[reference] = true
				}
				path = ""
				if next := regexp.MustCompile(`href="([^"]*)">Older<`).FindStringSubmatch(page); next != nil {
					path = strings.ReplaceAll(next[1], "&amp;", "&")
				}
			}
			if len(seen) != 120 || pages != 3 {
				t.Errorf("%s: %d of 120 on %d pages", first, len(seen), pages)
			}
		}
	})
}

// Databases compare only ASCII letters in any case, and a domain has two spellings.
func TestEverySpellingOfAMailboxIsOnePerson(t *testing.T) {
	site := deskSite(t, t.TempDir(), "--smtp-url", "smtp://127.0.0.1:1?tls=off", "--mail-from", "site@example.com",
		"--mail-to", "team@example.com")
	for _, spellings := range [][]string{
		{"INFO@MÜNCHEN.example", "info@xn--mnchen-3ya.example", "info@mu\u0308nchen.example",
			"Info@XN--MNCHEN-3YA.example"},
		{"SØREN@example.org", "søren@Example.org"},
		{"kim@example.org", "Kim@EXAMPLE.ORG"},
	} {
		for _, address := range spellings {
			site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), "email": address})
			site.askFor(t, "?q=nurse", address, "DAILY")
		}
		for _, address := range spellings {
			mustContain(t, address, site.works(t, "people", "find", address),
				fmt.Sprintf("%d submissions, 0 files, 1 job alert\n", len(spellings)))
		}
		site.works(t, "people", "erase", spellings[len(spellings)-1], "--yes")
		mustContain(t, spellings[0], site.works(t, "people", "find", spellings[0]),
			"0 submissions, 0 files, 0 job alerts")
	}
}

// A person is found, exported and erased by address, and stays erased after a restore.
func TestAPersonIsErasedForGood(t *testing.T) {
	slow(t)
	data := t.TempDir()
	site := deskSite(t, data, "--smtp-url", "smtp://127.0.0.1:1?tls=off", "--mail-from", "site@example.com",
		"--mail-to",
		"team@example.com")
	site.received(t, jobPage, []string{"form", "application", "name", "Dana Example", "email", "Dana@Example.org",
		"jobId",
		"1182", "consent", "on"}, sentFile{"cv.pdf", resume})
	typo := uuid.NewString()
	site.mutate(t, "sendEnquiry", map[string]any{"key": typo, "email": "dnaa@example.org"})
	site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), "replaces": []string{typo}})
	other := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(),
		"email": "kim@example.org"}).reference()
	equal(t, site.askFor(t, "?q=nurse", "dana@example.org", "DAILY").status, http.StatusSeeOther, "asking for an alert")
	backup := filepath.Join(t.TempDir(), "backup.db")
	site.works(t, "backup", backup)

	b := site.signedIn(t, "Dana")
	sent := b.post("/people", "address", " DANA@example.org ")
	at := sent.header.Get("Location")
	mustLack(t, "the address of the page", must[string](t)(url.QueryUnescape(at)), "dana", "DANA")
	mustContain(t, "the person", b.get(at).body, "3 submissions", "1 file", "1 job alert", "/careers?q=nurse")
	exported := must[*zip.Reader](t)(zip.NewReader(strings.NewReader(b.get(at+"/export").body),
		int64(len(b.get(at+"/export").body))))
	names := ""
	for _, f := range exported.File {
		names += f.Name + " "
	}
	if !regexp.MustCompile(`^person.json files/APP-\w+-1-cv.pdf $`).MatchString(names) {
		t.Errorf("the export has the files %s", names)
	}
	var person struct {
		Submissions []struct{ Reference string }
		Alerts      []struct{ Path string }
	}
	noError(t, json.Unmarshal([]byte(b.get(at+"/export?format=json").body), &person))
	if len(person.Submissions) != 3 || len(person.Alerts) != 1 {
		t.Errorf("the export has %+v", person)
	}
	mustContain(t, "the question", b.get(at+"/erase").body, "3 submissions with 1 file", "Erase for good", "Backups")
	mustContain(t, "after erasing", b.post(at+"/erase").body, "3 submissions and 1 job alert are deleted for good",
		"What this could not reach", "Backups")
	nothing := func(site running, when string) {
		t.Helper()
		mustContain(t, when, site.works(t, "people", "find", "dana@example.org"),
			"0 submissions, 0 files, 0 job alerts")
		mustContain(t, when, site.works(t, "people", "find", "dnaa@example.org"), "0 submissions")
		mustContain(t, when, site.works(t, "submissions", "list"), other)
		left := must[[]os.DirEntry](t)(os.ReadDir(filepath.Join(data, "files")))
		if len(left) > 0 {
			t.Errorf("%s, %d files are left", when, len(left))
		}
	}
	nothing(site, "after erasing")
	for _, name := range []string{"site.db", "site.db-wal", "erasures"} {
		if text, err := os.ReadFile(filepath.Join(data, name)); err == nil &&
			bytes.Contains(bytes.ToLower(text), []byte("dana@")) {
			t.Errorf("%s still has the address", name)
		}
	}
	mustLack(t, "the audit and the log", site.works(t, "audit")+site.logged(t), "dana@", "DANA@", "example.org")

	site.stop()
	noError(t, os.Remove(filepath.Join(data, "site.db")))
	_, _ = os.Remove(filepath.Join(data, "site.db-wal")), os.Remove(filepath.Join(data, "site.db-shm"))
	noError(t, os.WriteFile(filepath.Join(data, "site.db"), must[[]byte](t)(os.ReadFile(backup)), 0o600))
	restored := deskSite(t, data)
	nothing(restored, "after a restore")
	mustContain(t, "the log", restored.logged(t), "people who had been erased were back")
	restored.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString()})
	restored.works(t, "people", "again")
	mustContain(t, "who writes again", restored.works(t, "people", "find", "dana@example.org"), "1 submission,")
}

// Among several machines, an erasure reaches all of them, what they remember, and the database after a restore.
func TestAPersonIsErasedOnAllMachines(t *testing.T) {
	slow(t)
	database, _ := several(t)
	first, second := deskSite(t, t.TempDir()), deskSite(t, t.TempDir())
	first.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString()})
	address, schema, _ := strings.Cut(database, "&search_path=")
	dump := filepath.Join(t.TempDir(), "site.dump")
	pg := func(name string, args ...string) {
		t.Helper()
		if out, err := exec.Command(dbtest.Program(t, name), args...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
	}
	pg("pg_dump", "--format=custom", "--file="+dump, "--schema="+schema, address)
	mustContain(t, "by command", first.works(t, "people", "erase", "DANA@example.org", "--yes"),
		"1 submission and 0 job alerts", "Backups")
	mustContain(t, "on the other machine", second.works(t, "people", "find", "dana@example.org"), "0 submissions")
	soon(t, "the other machine keeps the record", func() bool {
		second.works(t, "people", "again")
		return len(must[[]byte](t)(os.ReadFile(filepath.Join(second.data, "erasures")))) > 64
	})
	first.stop()
	second.stop()
	pg("pg_restore", "--clean", "--if-exists", "--dbname="+address, dump)
	mustContain(t, "after a restore", second.works(t, "people", "find", "dana@example.org"), "1 submission")
	again := deskSite(t, second.data)
	mustContain(t, "once a machine has started", again.works(t, "people", "find", "dana@example.org"), "0 submissions")
	again.stop()
	pg("pg_restore", "--clean", "--if-exists", "--dbname="+address, dump)
	mustContain(t, "by command", second.works(t, "people", "again"), "Erased again: 1 submission.")
	mustContain(t, "the audit", strings.Join(strings.Fields(second.works(t, "audit")), " "),
		"command erased again 1 submission")
}

// What has not arrived is retried and discarded, one by one and all of a kind.
func TestDeliveriesAreLookedAfter(t *testing.T) {
	onBoth(t, func(t *testing.T, _ bool) {
		site := deskSite(t, t.TempDir(), "--smtp-url", "smtp://127.0.0.1:1?tls=off", "--mail-from",
			"site@example.com", "--mail-to", "team@example.com")
		for range 2 {
			site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString()})
		}
		soon(t, "all have a reason", func() bool {
			return strings.Count(site.works(t, "deliveries", "list"), "refused") == 4
		})
		b := site.signedIn(t, "Dana")
		page := b.get("/deliveries").body
		mustContain(t, "the list", page, "connection refused", "team-mail, pending: 2", "sender-mail, pending: 2",
			"Retry all")
		mustLack(t, "the list", page, "example.org")
		id := regexp.MustCompile(`name="id" value="(\d+)"`).FindStringSubmatch(page)[1]
		mustContain(t, "retried", b.follows("/deliveries", "id", id, "do", "retry").body, "tried again")
		mustContain(t, "the question", b.post("/deliveries", "id", id, "do", "discard").body,
			"Discard delivery "+id+"?")
		mustContain(t, "before the answer", b.get("/deliveries").body, `value="`+id+`"`)
		mustContain(t, "discarded", b.follows("/deliveries", "id", id, "do", "discard", "sure", "yes").body,
			"Discarded")
		mustLack(t, "afterwards", b.get("/deliveries").body, `name="id" value="`+id+`"`)
		mustContain(t, "once more", b.follows("/deliveries", "id", id, "do", "discard", "sure", "yes").body,
			"nothing left")
		b.follows("/deliveries", "kind", "sender-mail", "do", "discard", "sure", "yes")
		mustLack(t, "without confirmations", b.get("/deliveries").body, "sender-mail")
		mustContain(t, "all", site.works(t, "deliveries", "retry", "--all"), "1 delivery will be retried")
		mustContain(t, "a kind", site.works(t, "deliveries", "discard", "--kind", "team-mail"),
			"1 delivery discarded")
		mustContain(t, "nothing left", b.get("/deliveries").body, "Everything has arrived")
		if code, out := site.command(t, "deliveries", "discard"); code != 2 || !strings.Contains(out, "--all") {
			t.Errorf("discarding without saying what: %d %s", code, out)
		}
		mustContain(t, "the audit", site.works(t, "audit"), "delivery "+id, "all of sender-mail",
			"command  discarded")
	})
}

// Jobs are written, corrected, closed and imported, with faults where they are.
func TestJobsAreLookedAfter(t *testing.T) {
	slow(t)
	site := deskSite(t, t.TempDir())
	b := site.signedIn(t, "Dana")
	fields := func(more ...string) []string {
		return append([]string{"title", "Lighthouse keeper", "status", "ACTIVE", "summary", "Keep it lit.", "text",
			"## The work\n\nClimb & light.", "city", "Portland", "countryCode", "US", "workplace", "ON_SITE", "type",
			"FULL_TIME", "category", "Operations", "experience", "MID", "posted", "2026-11-20", "employer", "Hire360"},
			more...)
	}
	wrong := b.post("/jobs/new", fields("salaryFrom", "9", "salaryTo", "5", "salaryCurrency", "dollars",
		"salaryPeriod", "YEAR",
		"hours", "always")...)
	equal(t, wrong.status, http.StatusUnprocessableEntity, "a wrong job")
	mustContain(t, "a wrong job", wrong.body, "Nothing was saved", `id="salaryTo-fault">Needs a whole number not below`,
		`id="salaryCurrency-fault">Needs three capital letters`, `id="hours-fault">Needs weekly hours`,
		`value="Lighthouse keeper"`)
	list := b.follows("/jobs/new", fields()...).body
	id := regexp.MustCompile(`/jobs/(\d+)">Lighthouse keeper`).FindStringSubmatch(list)
	if id == nil {
		t.Fatalf("the job is not in the list:\n%s", list)
	}
	mustContain(t, "searched", b.get("/jobs?q=LIGHTHOUSE").body, "Lighthouse keeper")
	mustContain(t, "for visitors", site.get(t, "/careers/lighthouse-keeper-"+id[1]).body, "Keep it lit.")
	at := "/jobs/" + id[1]
	updated := regexp.MustCompile(`name="updated" value="(\w+)"`).FindStringSubmatch(b.get(at).body)[1]
	mustContain(t, "over a newer one", b.post(at, fields("updated", "20260101000000")...).body, "Somebody else changed")
	b.follows(at, append(fields("updated", updated), "region", "ME")...)
	mustContain(t, "after the change", b.get(at).body, `value="ME"`)
	mustContain(t, "the question", b.get(at+"/close").body, "Close “Lighthouse keeper”?")
	mustContain(t, "closed", b.follows(at+"/close").body, "Closed.")
	equal(t, site.get(t, "/careers/lighthouse-keeper-"+id[1]).status, http.StatusGone, "for visitors")

	load := func(name, data string) string {
		t.Helper()
		req := formRequest(t, b.base+"/jobs/import", nil, sentFile{name, data})
		return b.do(http.MethodPost, "/jobs/import", req.Header.Get("Content-Type"), req.Body).body
	}
	head := "title,summary,text,city,countryCode,workplace,type,category,experience,posted\n"
	mustContain(t, "a file with faults", load("jobs.csv",
		head+"Keeper,Keep.,Text.,Here,US,NOWHERE,FULL_TIME,Ops,MID,2026-11-20\n"+
			"<b>Second</b>,Keep.,Text.,Here,US,ON_SITE,FULL_TIME,Ops,MID,yesterday\n"), "2 faults", "workplace: ",
		"posted: a day such as",
		"&lt;b&gt;Second&lt;/b&gt;,Keep.", `<td class="number">2</td>`, `<td class="number">3</td>`)
	mustContain(t, "no file of jobs", load("jobs.exe", "MZ"), "neither a .csv nor a .json")
	mustContain(t, "a good file", load("jobs.csv",
		head+"Keeper,Keep.,Text.,Here,US,ON_SITE,FULL_TIME,Ops,MID,2026-11-20\n"),
		"1 job added, 0 updated")
	mustContain(t, "the audit", b.get("/audit").body, "saved a job", "closed a job", "imported jobs")
}

// With hosts, jobs are shown and nothing of them can be changed.
func TestJobsOfAHostAreShownOnly(t *testing.T) {
	slow(t)
	hosts := startHosts(t)
	site := deskSite(t, t.TempDir(), "--core-url", hosts.url, "--erp-url", hosts.url)
	b := site.signedIn(t, "Dana")
	mustContain(t, "the list", b.get("/jobs").body, "come from the host")
	for _, path := range []string{"/jobs/new", "/jobs/import"} {
		equal(t, b.post(path, "title", "x").status, http.StatusForbidden, "%s", path)
	}
}

// The checks run on demand, and say what they found.
func TestTheDeskChecksTheSite(t *testing.T) {
	slow(t)
	b := deskSite(t, t.TempDir(), "--smtp-url", "smtp://127.0.0.1:1?tls=off", "--mail-from", "site@example.com",
		"--mail-to", "team@example.com").signedIn(t, "Dana")
	mustLack(t, "before", b.get("/checks").body, "As of")
	mustContain(t, "begun", b.follows("/checks").body, "The check has begun")
	soon(t, "the check is over", func() bool { return strings.Contains(b.get("/checks").body, "As of") })
	mustContain(t, "what it found", b.get("/checks").body, "Before the launch", "SITE_URL is http://localhost:8080")
	mustLack(t, "what it found", b.get("/checks").body, "did not finish", "/alerts", "statement is older")
}
