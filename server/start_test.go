package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/server/db"
)

// slow leaves a test of several seconds out of make test FAST=1.
func slow(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("takes seconds: left out by FAST=1")
	}
}

// running is the whole program, started on a free port over a fresh data folder.
type running struct {
	url  string
	data string
	log  *lockedBuffer
	stop func()
}

type lockedBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lockedBuffer) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.b.Len() > 16<<20 { // fuzzing sends millions of requests
		l.b.Reset()
	}
	return l.b.Write(p)
}

func (l *lockedBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// start runs the program over a fresh folder until the test ends.
func start(t testing.TB, args ...string) running {
	t.Helper()
	return startOver(t, t.TempDir(), time.Now, args...)
}

// startOver runs the program over a folder, by a clock, until the test ends or it is stopped. Hosts and databases may
// be slow without counting as failed.
func startOver(t testing.TB, data string, now func() time.Time, args ...string) running {
	t.Helper()
	return startWith(t, data, func(a *app) { a.now, a.timeout = now, maxWait }, args...)
}

// startStrict is startOver with the limits on hosts and databases that visitors have.
func startStrict(t testing.TB, now func() time.Time, args ...string) running {
	t.Helper()
	return startWith(t, t.TempDir(), func(a *app) { a.now = now }, args...)
}

func startWith(t testing.TB, data string, change func(*app), args ...string) running {
	t.Helper()
	r, stop, err := launch(data, change, args...)
	r.stop = sync.OnceFunc(func() {
		if err := stop(); err != nil {
			t.Error(err)
		}
	})
	t.Cleanup(r.stop)
	noError(t, err)
	return r
}

// launch runs the program over a folder until it is stopped. Its sample jobs count as jobs, unless the arguments ask
// for samples.
func launch(data string, change func(*app), args ...string) (r running, stop func() error, err error) {
	r = running{data: data, log: &lockedBuffer{}}
	ctx, cancel := context.WithCancel(context.Background())
	addr, code := make(chan string, 1), make(chan int, 1)
	args = append([]string{"--data", data, "serve", "--addr", "127.0.0.1:0", "--send-limit", "1000", "--timeout", "1m"},
		args...)
	go func() {
		code <- run(ctx, args, strings.NewReader(""), io.Discard, r.log, change,
			func(a *app) {
				a.listening, a.cold = func(at string) { addr <- at }, true
				if connected := a.connected; !slices.Contains(args, "--samples") {
					a.connected = func(s *site) {
						adopt(ctx, s)
						if connected != nil {
							connected(s)
						}
					}
				}
			})
	}()
	stop = func() error {
		cancel()
		select {
		case <-code:
			return nil
		case <-time.After(maxWait):
			return errors.New("the program does not stop")
		}
	}
	select {
	case a := <-addr:
		r.url = "http://" + a
	case c := <-code:
		code <- c
		err = fmt.Errorf("the program ended with %d:\n%s", c, r.log)
	case <-time.After(maxWait):
		err = fmt.Errorf("the program does not listen:\n%s", r.log)
	}
	return r, stop, err
}

// adopt makes the samples of a site jobs like any others. Nothing has read them yet.
func adopt(ctx context.Context, s *site) {
	for _, e := range []*db.Engine{s.store.DB.Primary, s.store.DB.Replica} {
		_, _ = e.Write.ExecContext(ctx, `UPDATE job SET sample = 0`)
	}
}

var client = &http.Client{Timeout: 3 * time.Minute, CheckRedirect: func(*http.Request,
	[]*http.Request) error {
	return http.ErrUseLastResponse
}}

type reply struct {
	status int
	header http.Header
	body   string
}

func send(t testing.TB, method, to, body string, headers ...string) reply {
	t.Helper()
	req := must[*http.Request](t)(http.NewRequest(method, to, strings.NewReader(body)))
	for i := 0; i+1 < len(headers); i += 2 {
		req.Header.Set(headers[i], headers[i+1])
	}
	return do(t, req)
}

func do(t testing.TB, req *http.Request) reply {
	t.Helper()
	resp := must[*http.Response](t)(client.Do(req))
	defer func() { _ = resp.Body.Close() }()
	data := must[[]byte](t)(io.ReadAll(resp.Body))
	return reply{resp.StatusCode, resp.Header, string(data)}
}

func (r running) get(t *testing.T, path string, headers ...string) reply {
	t.Helper()
	return send(t, http.MethodGet, r.url+path, "", headers...)
}

// graphql sends an operation as JSON.
func (r running) graphql(t testing.TB, body string, headers ...string) reply {
	t.Helper()
	return send(t, http.MethodPost, r.url+"/graphql", body,
		append([]string{"Content-Type", "application/json"}, headers...)...)
}

// admin returns the URL of the admin address of a site that was started with one.
func (r running) admin(t testing.TB) string {
	t.Helper()
	found := regexp.MustCompile(`admin=(127\.0\.0\.1:\d+)`).FindStringSubmatch(r.log.String())
	if found == nil {
		t.Fatalf("the log does not say where the admin address is:\n%s", r.log)
	}
	return "http://" + found[1]
}

// metrics returns the metrics once they have these words: an answer is with its reader before it is counted.
func (r running) metrics(t *testing.T, words ...string) (found string) {
	t.Helper()
	soon(t, fmt.Sprintf("the metrics have %q", words), func() bool {
		found = send(t, http.MethodGet, r.admin(t)+"/metrics", "").body
		return !slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(found, word) })
	})
	return found
}

// answers gets a path that must answer with a status and these words.
func (r running) answers(t *testing.T, path string, status int, words ...string) {
	t.Helper()
	got := r.get(t, path)
	equal(t, got.status, status, "the status of %s", path)
	mustContain(t, path, got.body, words...)
}

// soonHas waits until the response to a path has these words.
func (r running) soonHas(t *testing.T, path, words string) {
	t.Helper()
	soon(t, path+" has: "+words, func() bool { return strings.Contains(r.get(t, path).body, words) })
}

// soonAnswers waits until an operation is answered with these words.
func (r running) soonAnswers(t *testing.T, operation, words string) {
	t.Helper()
	body := `{"query":` + quoted(operation) + `}`
	soon(t, operation+" has: "+words, func() bool { return strings.Contains(r.graphql(t, body).body, words) })
}

// arrived waits until no delivery waits.
func (r running) arrived(t *testing.T) {
	t.Helper()
	r.eventually(t, func(out string) bool { return strings.Count(out, "\n") == 1 }, "deliveries", "list")
}

// refuses runs a command that must end with a code and these words, and tell no secret.
func refuses(t *testing.T, code int, args []string, words ...string) {
	t.Helper()
	var out lockedBuffer
	args = append([]string{"--data", t.TempDir()}, args...)
	equal(t, run(t.Context(), args, strings.NewReader(""), &out, &out), code, "%v: the exit code", args)
	mustContain(t, fmt.Sprint(args), out.String(), words...)
	mustLack(t, fmt.Sprint(args), out.String(), "hush")
}

// serving are the arguments of a server on a free port.
func serving(args ...string) []string {
	return append([]string{"serve", "--addr", "127.0.0.1:0"}, args...)
}

// kill ends a program at once.
func kill(program *exec.Cmd) {
	_ = program.Process.Kill()
	_ = program.Wait()
}

// logged returns the log with the lines of all requests so far, which the program holds for a moment.
func (r running) logged(t *testing.T) string {
	t.Helper()
	last := "last-" + uuid.NewString()
	r.get(t, "/robots.txt", "X-Request-Id", last)
	soon(t, "the log holds the last request", func() bool { return strings.Contains(r.log.String(), last) })
	return r.log.String()
}

// command runs another command of the program over the same data folder, and returns what it prints, without the line
// that names the site.
func (r running) command(t *testing.T, args ...string) (int, string) {
	t.Helper()
	var out, errOut bytes.Buffer
	code := run(t.Context(), append([]string{"--data", r.data}, args...), strings.NewReader(""), &out, &errOut)
	return code, out.String() + regexp.MustCompile(`(?m)^site: this is the database .*\n`).ReplaceAllString(errOut.String(), "")
}

// works runs a command that has to end well, and returns what it prints.
func (r running) works(t *testing.T, args ...string) string {
	t.Helper()
	code, out := r.command(t, args...)
	if code != 0 {
		t.Fatalf("%v ends with %d:\n%s", args, code, out)
	}
	return out
}

func noError(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// must returns the value of a call that has to work: must[T](t)(f()).
func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		noError(t, err)
		return v
	}
}

// equal reports a value that is not what it should be. The format names it.
func equal[T comparable](t testing.TB, got, want T, format string, args ...any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %#v, want %#v", fmt.Sprintf(format, args...), got, want)
	}
}

func mustContain(t *testing.T, what, text string, wanted ...string) {
	t.Helper()
	for _, w := range wanted {
		if !strings.Contains(text, w) {
			t.Errorf("%s: no %q in\n%s", what, w, firstBytes(text, 1500))
		}
	}
}

func mustLack(t *testing.T, what, text string, unwanted ...string) {
	t.Helper()
	for _, w := range unwanted {
		if strings.Contains(text, w) {
			t.Errorf("%s: %q is in\n%s", what, w, firstBytes(text, 1500))
		}
	}
}

func firstBytes(s string, n int) string {
	if len(s) > n {
		return s[:n] + "…"
	}
	return s
}

func form(pairs ...string) url.Values {
	v := url.Values{}
	for i := 0; i+1 < len(pairs); i += 2 {
		v.Add(pairs[i], pairs[i+1])
	}
	return v
}
