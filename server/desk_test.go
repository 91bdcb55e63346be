package main

import (
	"archive/zip"
	"bytes"
	"encoding/csv"
	"encoding/json"
	"io"
	"mime"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/server/db/dbtest"
)

const deskToken = "0123456789abcdef"

// browser is somebody at the desk of a site.
type browser struct {
	t    testing.TB
	base string
	http.Client
	// header is sent with every request, host instead of the address.
	header http.Header
	host   string
}

func (r running) desk(t testing.TB) *browser {
	t.Helper()
	admin := regexp.MustCompile(`admin=(127\.0\.0\.1:\d+)`).FindStringSubmatch(r.log.String())
	if admin == nil {
		t.Fatalf("the log does not say where the desk is:\n%s", r.log)
	}
	b := &browser{t: t, base: "http://" + admin[1], header: http.Header{"Sec-Fetch-Site": {"same-origin"}}}
	b.Jar, _ = cookiejar.New(nil) // never fails
	b.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return b
}

func (b *browser) do(method, path, contentType string, body io.Reader) reply {
	b.t.Helper()
	req := must[*http.Request](b.t)(http.NewRequest(method, b.base+path, body))
	req.Header = b.header.Clone()
	req.Host = b.host
	if contentType != "" {
		req.Header.Set("Content-Type", contentType)
	}
	resp := must[*http.Response](b.t)(b.Do(req))
	defer func() { _ = resp.Body.Close() }()
	text := must[[]byte](b.t)(io.ReadAll(resp.Body))
	return reply{status: resp.StatusCode, header: resp.Header, body: string(text)}
}

func (b *browser) get(path string) reply { b.t.Helper(); return b.do(http.MethodGet, path, "", nil) }

func (b *browser) post(path string, fields ...string) reply {
	b.t.Helper()
	form := url.Values{}
	for i := 0; i+1 < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	return b.do(http.MethodPost, path, "application/x-www-form-urlencoded", strings.NewReader(form.Encode()))
}

// follows posts a form that must be accepted, and opens the page that it leads to.
func (b *browser) follows(path string, fields ...string) reply {
	b.t.Helper()
	sent := b.post(path, fields...)
	equal(b.t, sent.status, http.StatusSeeOther, "%s answers\n%s\nwith the status", path, sent.body)
	return b.get(sent.header.Get("Location"))
}

// signedIn signs in with a link.
func (r running) signedIn(t *testing.T, name string) *browser {
	t.Helper()
	b := r.desk(t)
	mustContain(t, "the first page", b.follows("/sign-in", "link", linkOf(r.works(t, "admin", "link", "--name",
		name))).body,
		"<h1>Inbox</h1>", ">"+name+"<")
	return b
}

func linkOf(out string) string {
	found := regexp.MustCompile(`(?m)^http://[^ ]*/sign-in\?link=(\w+)$`).FindStringSubmatch(out)
	if found == nil {
		return ""
	}
	return found[1]
}

func deskSite(t *testing.T, data string, args ...string) running {
	t.Helper()
	return startWith(t, data, func(a *app) { a.timeout = maxWait },
		append([]string{"--admin-addr", "127.0.0.1:0", "--captcha", "off"}, args...)...)
}

// Without signing in, nothing of the desk can be seen, and figures stay where they are.
func TestTheDeskIsClosed(t *testing.T) {
	slow(t)
	site := deskSite(t, t.TempDir())
	sent := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString()})
	stranger := site.desk(t)
	paths := []string{"/", "/submissions/" + sent.reference(), "/submissions/" + sent.reference() + "/delete",
		"/export",
		"/people", "/people/x", "/people/x/export", "/deliveries", "/jobs", "/jobs/new", "/jobs/1182", "/jobs/import",
		"/checks", "/audit", "/nothing-here"}
	for _, path := range paths {
		got := stranger.get(path)
		if got.status != http.StatusSeeOther || got.header.Get("Location") != "/sign-in" {
			t.Errorf("%s answers %d %v", path, got.status, got.header)
		}
		mustContain(t, path, got.header.Get("Content-Security-Policy"), "default-src 'none'", "style-src 'self'",
			"form-action 'self'", "frame-ancestors 'none'")
		equal(t, got.header.Get("Cache-Control"), "no-store", "%s", path)
		equal(t, got.header.Get("X-Content-Type-Options"), "nosniff", "%s", path)
		posted := stranger.post(path, "address", "dana@example.org")
		if posted.status != http.StatusSeeOther && posted.status != http.StatusMethodNotAllowed {
			t.Errorf("a post to %s answers %d", path, posted.status)
		}
	}
	mustLack(t, "what a stranger sees", stranger.get("/sign-in").body, "Inbox", "Token")
	mustContain(t, "figures", stranger.get("/metrics").body, "site_request_seconds")
	for _, path := range []string{"/sign-in", "/submissions/" + strings.ToLower(sent.reference()), "/desk.css"} {
		equal(t, site.get(t, path).status, http.StatusNotFound, "on the public address, %s", path)
	}
	// A name that somebody else points at this machine opens nothing.
	for host, want := range map[string]int{"evil.example": 421, "evil.example:9090": 421, "localhost:1": 200,
		"127.0.0.1:1": 200, "[::1]:1": 200, "10.1.2.3": 200, "localhost.evil.example": 421} {
		stranger.host = host
		equal(t, stranger.get("/sign-in").status, want, "%s", host)
	}
}

// A link opens the desk once, within 15 minutes, on every machine that shares the database.
func TestALinkOpensTheDeskOnce(t *testing.T) {
	slow(t)
	for _, backend := range []dbtest.Backend{dbtest.SQLite, dbtest.Postgres} {
		t.Run(backend.Name, func(t *testing.T) {
			if backend.Name != "SQLite" {
				several(t)
			}
			var later atomic.Int64
			site := startWith(t, t.TempDir(), func(a *app) {
				a.timeout, a.now = maxWait, func() time.Time { return time.Now().Add(time.Duration(later.Load())) }
			}, "--admin-addr", "127.0.0.1:0")
			here, there := site.desk(t), site.desk(t)
			if backend.Name != "SQLite" {
				there = deskSite(t, t.TempDir()).desk(t)
			}
			link := linkOf(site.works(t, "admin", "link", "--name", "Dana"))
			mustContain(t, "a look at the link", here.get("/sign-in?link="+link).body, "Open the desk")
			mustContain(t, "the desk", there.follows("/sign-in", "link", link).body, "<h1>Inbox</h1>", ">Dana<")
			stolen := here.post("/sign-in", "link", link)
			equal(t, stolen.status, http.StatusForbidden, "a used link")
			mustContain(t, "a used link", stolen.body, "used already", "bin/site admin link")
			equal(t, here.get("/").status, http.StatusSeeOther, "with a used link")
			mustContain(t, "the audit", site.works(t, "audit"), "made a link", "signed in")
			mustLack(t, "the audit and the log", site.works(t, "audit")+site.logged(t), link)

			late := linkOf(site.works(t, "admin", "link"))
			later.Store(int64(16 * time.Minute))
			equal(t, here.post("/sign-in", "link", late).status, http.StatusForbidden, "an old link")
			own := there.Jar.Cookies(must[*url.URL](t)(url.Parse(there.base)))
			if len(own) != 1 {
				t.Fatalf("got the cookies %v", own)
			}
			equal(t, there.follows("/sign-out").body != "", true, "signing out")
			there.Jar.SetCookies(must[*url.URL](t)(url.Parse(there.base)), own)
			equal(t, there.get("/").status, http.StatusSeeOther, "with the cookie of a session that was ended")

			later.Store(0)
			again := here.follows("/sign-in", "link", linkOf(site.works(t, "admin", "link", "--name", "Kim")))
			mustContain(t, "again", again.body, "<h1>Inbox</h1>")
			later.Store(int64(13 * time.Hour))
			equal(t, here.get("/").status, http.StatusSeeOther, "after 13 hours")
		})
	}
}

// Guesses at the token are slowed down and then refused, by address, and none is logged.
func TestATokenIsNotGuessed(t *testing.T) {
	slow(t)
	site := deskSite(t, t.TempDir(), "--admin-token", deskToken, "--trusted-proxies", "127.0.0.1")
	b := site.desk(t)
	mustContain(t, "the form", b.get("/sign-in").body, `type="password"`)
	equal(t, b.post("/sign-in", "name", "", "token", deskToken).status, http.StatusUnprocessableEntity,
		"without a name")
	b.header.Set("X-Forwarded-For", "203.0.113.7")
	for range 5 {
		begun := time.Now()
		equal(t, b.post("/sign-in", "name", "Eve", "token", "guess-4711").status, http.StatusForbidden, "a guess")
		if took := time.Since(begun); took < 400*time.Millisecond {
			t.Errorf("a guess is answered after %s", took)
		}
	}
	locked := b.post("/sign-in", "name", "Eve", "token", deskToken)
	equal(t, locked.status, http.StatusTooManyRequests, "after five guesses")
	equal(t, locked.header.Get("Retry-After"), "900", "when to try again")
	mustContain(t, "what to do", locked.body, "Wait 15 minutes")
	b.header.Set("X-Forwarded-For", "203.0.113.8")
	in := b.post("/sign-in", "name", "Dana", "token", deskToken)
	equal(t, in.status, http.StatusSeeOther, "from another address")
	mustContain(t, "the cookie", in.header.Get("Set-Cookie"), "desk=", "HttpOnly", "SameSite=Strict", "Path=/",
		"Max-Age=")
	log := site.logged(t)
	mustContain(t, "the log", log, "a wrong token was typed at the desk", "locked=true")
	mustLack(t, "the log", log, "guess-4711", deskToken, "203.0.113.7")
}

// A proxy names who is signed in; nobody else can. Its https makes the cookie one for https alone.
func TestAProxyNamesWhoIsSignedIn(t *testing.T) {
	slow(t)
	behind := deskSite(t, t.TempDir(), "--admin-user-header", "X-Forwarded-User", "--trusted-proxies", "127.0.0.1",
		"--admin-url", "https://desk.example.com", "--admin-token", deskToken).desk(t)
	behind.host = "desk.example.com"
	cookie := behind.post("/sign-in", "name", "Dana", "token", deskToken).header.Get("Set-Cookie")
	mustContain(t, "the cookie", cookie, "__Host-desk=", "Secure")
	behind.Jar = nil
	behind.header.Set("X-Forwarded-User", "kim@example.com")
	mustContain(t, "by the proxy", behind.get("/").body, "kim@example.com", "<h1>Inbox</h1>")
	behind.header.Set("X-Forwarded-User", " ")
	equal(t, behind.get("/").status, http.StatusSeeOther, "nobody")
	direct := deskSite(t, t.TempDir(), "--admin-user-header", "X-Forwarded-User", "--trusted-proxies",
		"10.0.0.1").desk(t)
	direct.header.Set("X-Forwarded-User", "kim@example.com")
	equal(t, direct.get("/").status, http.StatusSeeOther, "by a stranger who claims a name")
}

// What another site sends in the browser of somebody who is signed in does nothing.
func TestOtherSitesDoNothingAtTheDesk(t *testing.T) {
	slow(t)
	site := deskSite(t, t.TempDir())
	reference := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString()}).reference()
	b := site.signedIn(t, "Dana")
	at := "/submissions/" + reference
	for _, from := range []http.Header{{"Sec-Fetch-Site": {"cross-site"}}, {"Sec-Fetch-Site": {"same-site"}},
		{"Origin": {"https://evil.example"}}, {"Origin": {"null"}}} {
		b.header = from
		for _, path := range []string{at, at + "/delete", "/people", "/deliveries", "/jobs/new", "/jobs/import",
			"/checks",
			"/sign-out", "/sign-in", "/search"} {
			equal(t, b.post(path, "state", "done", "do", "retry").status, http.StatusForbidden, "%v, %s", from, path)
		}
	}
	b.header = http.Header{"Sec-Fetch-Site": {"same-origin"}}
	mustContain(t, "afterwards", b.get(at).body, `value="new" checked`)
}

// The team finds, reads and answers what was sent.
func TestTheInboxIsRead(t *testing.T) {
	slow(t)
	for _, backend := range []dbtest.Backend{dbtest.SQLite, dbtest.Postgres} {
		t.Run(backend.Name, func(t *testing.T) {
			if backend.Name != "SQLite" {
				several(t)
			}
			site := deskSite(t, t.TempDir())
			inquiry := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), "name": "Zoë O’Neill",
				"email":   "Zoe.ONeill@example.org",
				"message": `=HYPERLINK("http://evil.example") <script>alert(1)</script>`,
				"company": "Example Mutual"}).reference()
			site.received(t, jobPage, application("message", "I know payments well."),
				sentFile{`x" ; filename="evil.html" <img src=x>.pdf`, resume})
			b := site.signedIn(t, "Dana")
			inbox := b.get("/").body
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
				if regexp.MustCompile(`(?i)oneill|alex|mutual`).MatchString(to) {
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
			mustContain(t, "the inquiry", page, "Example Mutual", "=HYPERLINK(", "&lt;script&gt;",
				"mailto:Zoe.ONeill@example.org?subject=Your%20inquiry%20%28"+inquiry+"%29", `value="new" checked`)
			saved := b.follows(at, "state", "progress", "note", "Called <b>back</b>")
			mustContain(t, "after a note", saved.body, "Saved.", `value="progress" checked`,
				"Called &lt;b&gt;back&lt;/b&gt;")
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
}

// Pages of the inbox follow one another without gaps, whatever is selected.
func TestTheInboxHasPages(t *testing.T) {
	slow(t)
	for _, backend := range []dbtest.Backend{dbtest.SQLite, dbtest.Postgres} {
		t.Run(backend.Name, func(t *testing.T) {
			if backend.Name != "SQLite" {
				several(t)
			}
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
		if text, err := os.ReadFile(filepath.Join(data, name)); err == nil && name != "site.db-wal" &&
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
	mustContain(t, "by command", first.works(t, "people", "erase", "DANA@example.org"), "1 submission and 0 job alerts",
		"Backups")
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
}

// What has not arrived is retried and discarded, one by one and all of a kind.
func TestDeliveriesAreLookedAfter(t *testing.T) {
	slow(t)
	for _, backend := range []dbtest.Backend{dbtest.SQLite, dbtest.Postgres} {
		t.Run(backend.Name, func(t *testing.T) {
			if backend.Name != "SQLite" {
				several(t)
			}
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
	b := deskSite(t, t.TempDir()).signedIn(t, "Dana")
	mustLack(t, "before", b.get("/checks").body, "As of")
	mustContain(t, "begun", b.follows("/checks").body, "The check has begun")
	soon(t, "the check is over", func() bool { return strings.Contains(b.get("/checks").body, "As of") })
	mustContain(t, "what it found", b.get("/checks").body, "Before the launch", "SITE_URL is http://localhost:8080")
	mustLack(t, "what it found", b.get("/checks").body, "did not finish")
}
