package main

import (
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/server/cli"
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
	b := &browser{t: t, base: r.admin(t), header: http.Header{"Sec-Fetch-Site": {"same-origin"}}}
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
		"<h1>Inbox</h1>", ">"+name+"<", "Version "+cli.Build())
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
		"/retention", "/checks", "/audit", "/nothing-here"}
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
	mustLack(t, "what a stranger sees", stranger.get("/sign-in").body, "Inbox", "Token", "Version")
	mustContain(t, "the log", site.log.String(), `version=`, cli.Build())
	mustContain(t, "figures", stranger.get("/metrics").body, "site_request_seconds")
	mustContain(t, "the desk's styles", stranger.get("/desk.css").body, "@page", "--page", ".unseen")
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
	onBoth(t, func(t *testing.T, alone bool) {
		var later atomic.Int64
		site := startWith(t, t.TempDir(), func(a *app) {
			a.timeout, a.now = maxWait, func() time.Time { return time.Now().Add(time.Duration(later.Load())) }
		}, "--admin-addr", "127.0.0.1:0")
		here, there := site.desk(t), site.desk(t)
		if !alone {
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
