package main

import (
	"bufio"
	"context"
	"database/sql"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/google/uuid"
	"golang.org/x/net/dns/dnsmessage"
)

// The program is killed at each step of carrying a submission to the hosts, and its sender, who saw no answer, sends
// it again. In the end the hosts have it once, with its file.
func TestAKillAtAnyStepOfADeliveryLosesAndDoublesNothing(t *testing.T) {
	slow(t)
	const begun, done, answered = "before it is done", "before it is answered", "when it is answered"
	for path, moments := range map[string][]string{
		"/public/upload": {begun, done, answered}, "/public/applicant/add": {begun, done, answered},
		"/public/enquiry/business/add": {done},
	} {
		for _, moment := range moments {
			t.Run(path+" "+moment, func(t *testing.T) {
				h := startHosts(t)
				reached, killed := make(chan struct{}), make(chan struct{})
				reach := sync.OnceFunc(func() { close(reached) })
				h.fail(func(w http.ResponseWriter, r *http.Request) {
					switch {
					case r.URL.Path != path:
						h.answer(w, r)
						return
					case moment == done:
						h.work(r)
					case moment == answered:
						h.answer(w, r)
						_ = http.NewResponseController(w).Flush()
					}
					reach()
					<-killed
				})
				site := running{data: t.TempDir(), log: &lockedBuffer{}}
				begin := func() func() {
					program := site.process(t, "CORE_URL="+h.url, "ERP_URL="+h.url, "CAPTCHA=off")
					return func() {
						kill(program)
					}
				}
				page, fields, files := jobPage, application(), []sentFile{{"cv.pdf", resume}}
				if strings.Contains(path, "enquiry") {
					page, fields, files = "/contact-us", enquiry(), nil
				}
				kill := begin()
				first := formRequest(t, site.url+page, fields, files...)
				go func() {
					if resp, err := client.Do(first); err == nil {
						_ = resp.Body.Close()
					}
				}()
				<-reached
				kill()
				close(killed)
				h.fail(nil)
				defer begin()()
				if again := site.post(t, page, fields, files...); again.status != http.StatusSeeOther {
					t.Errorf("sent again it answers %d\n%s", again.status, site.log)
				}
				site.arrived(t)
				h.mustHold(t, 1-len(files), len(files))
			})
		}
	}
}

// Who has sent when the site is asked to stop is answered; nobody new is let in.
func TestWhatIsUnderWayIsAnsweredBeforeTheEnd(t *testing.T) {
	h := startHosts(t)
	site := start(t, h.args()...)
	arrived, release := make(chan struct{}), make(chan struct{})
	h.counting("/public/enquiry/business/add", func(w http.ResponseWriter, r *http.Request) {
		close(arrived)
		<-release
		h.answer(w, r)
	})
	answered := make(chan string, 1)
	go func() {
		resp, err := client.Post(site.url+"/graphql", "application/json",
			strings.NewReader(enquiryBody(uuid.NewString(), "dana@example.org")))
		if err != nil {
			answered <- err.Error()
			return
		}
		defer func() { _ = resp.Body.Close() }()
		body, _ := io.ReadAll(resp.Body) // cut off it holds no reference
		answered <- string(body)
	}()
	<-arrived
	go site.stop()
	soon(t, "nobody new is let in", func() bool {
		conn, err := net.Dial("tcp", strings.TrimPrefix(site.url, "http://"))
		if err == nil {
			_ = conn.Close()
		}
		return err != nil
	})
	close(release)
	mustContain(t, "the answer", <-answered, `"ENQ-`)
}

// A sender who never ends and a host that never answers hold up the end for the grace period, which counts once, and
// that is no failure.
func TestTheEndComesAfterTheGracePeriod(t *testing.T) {
	slow(t)
	const grace = 6 * time.Second
	h := startHosts(t)
	site := running{data: t.TempDir(), log: &lockedBuffer{}}
	program := site.process(t, "GRACE="+grace.String(), "CORE_URL="+h.url, "ERP_URL="+h.url, "CAPTCHA=off")
	defer func() { kill(program) }()
	arrived := make(chan struct{})
	arrives := sync.OnceFunc(func() { close(arrived) })
	h.counting("/public/enquiry/business/add", func(_ http.ResponseWriter, r *http.Request) {
		arrives()
		_, _ = io.Copy(io.Discard, r.Body) // until then, the server doesn't notice that the sender is gone
		<-r.Context().Done()
	})
	go func() {
		_, _ = client.Post(site.url+"/graphql", "application/json",
			strings.NewReader(enquiryBody(uuid.NewString(), "dana@example.org")))
	}()
	<-arrived
	sender := must[net.Conn](t)(net.Dial("tcp", strings.TrimPrefix(site.url, "http://")))
	defer func() { _ = sender.Close() }()
	_, err := io.WriteString(sender, "POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"+
		"Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n")
	noError(t, err)
	noError(t, sender.SetDeadline(time.Now().Add(maxWait)))
	must[string](t)(bufio.NewReader(sender).ReadString('\n')) // it is read
	begun := time.Now()
	noError(t, program.Process.Signal(syscall.SIGTERM))
	if err := program.Wait(); err != nil {
		t.Errorf("it ends with %v", err)
	}
	if took := time.Since(begun); took > 2*grace-time.Second {
		t.Errorf("the end took %s", took)
	}
	mustContain(t, "the log", site.log.String(), "some requests did not end in time", "msg=stopped")
}

// A host that says when to come back is left alone until then.
func TestAHostThatSaysWhenToComeBackIsLeftAloneUntilThen(t *testing.T) {
	slow(t)
	var now clock
	for name, until := range map[string]string{"seconds": "600",
		"a moment": now.now().Add(10 * time.Minute).UTC().Format(http.TimeFormat)} {
		t.Run(name, func(t *testing.T) {
			h := startHosts(t)
			site := startOver(t, t.TempDir(), now.now, h.args()...)
			h.fail(answering(http.StatusTooManyRequests, `{"message":"Slow down"}`, "Retry-After", until))
			if got := site.graphql(t, enquiryBody(uuid.NewString(), "dana@example.org")).body; !strings.Contains(got, `"QUEUED"`) {
				t.Fatalf("got %s", got)
			}
			_, list := site.command(t, "deliveries", "list")
			next, err := time.Parse(time.DateTime,
				regexp.MustCompile(`pending +1 +(\S+ \S+)`).FindStringSubmatch(list)[1])
			if wait := next.Sub(now.now()); err != nil || wait < 9*time.Minute || wait > 11*time.Minute {
				t.Errorf("it is tried again in %s (%v):\n%s", wait, err, list)
			}
			h.fail(nil)
			now.jump(11 * time.Minute)
			site.arrived(t)
			h.mustHold(t, 1, 0)
		})
		now = clock{}
	}
}

// names is a server of names that knows where the hosts are, until it does not.
type names struct{ knows, silent atomic.Bool }

// namesAt is where the server of names listens while a test has one. The process asks through it from its start to its
// end: a question may outlive the test that gave rise to it.
var namesAt atomic.Pointer[string]

func init() {
	net.DefaultResolver = &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, network,
		address string) (net.Conn, error) {
		if here := namesAt.Load(); here != nil {
			network, address = "udp", *here
		}
		return new(net.Dialer).DialContext(ctx, network, address)
	}}
}

// startNames makes it the one that this process asks until the test ends.
func startNames(t *testing.T) *names {
	t.Helper()
	conn := must[net.PacketConn](t)(net.ListenPacket("udp", "127.0.0.1:0"))
	n, here := &names{}, conn.LocalAddr().String()
	n.knows.Store(true)
	namesAt.Store(&here)
	t.Cleanup(func() {
		namesAt.Store(nil)
		_ = conn.Close()
	})
	go func() {
		for buffer := make([]byte, 1500); ; {
			size, from, err := conn.ReadFrom(buffer)
			if err != nil {
				return
			}
			if answer := n.answer(buffer[:size]); answer != nil && !n.silent.Load() {
				_, _ = conn.WriteTo(answer, from)
			}
		}
	}()
	return n
}

func (n *names) answer(question []byte) []byte {
	var m dnsmessage.Message
	if m.Unpack(question) != nil || len(m.Questions) == 0 {
		return nil
	}
	m.Response, m.Additionals = true, nil
	switch q := m.Questions[0]; {
	case !n.knows.Load():
		m.RCode = dnsmessage.RCodeNameError
	case q.Type == dnsmessage.TypeA:
		m.Answers = []dnsmessage.Resource{{Header: dnsmessage.ResourceHeader{Name: q.Name, Class: q.Class},
			Body: &dnsmessage.AResource{A: [4]byte{127, 0, 0, 1}}}}
	}
	answer, err := m.Pack()
	if err != nil {
		return nil
	}
	return answer
}

// The hosts' names are gone, or nobody answers for them: nothing is refused, and all of it arrives when they are back.
func TestNamesThatAreGoneHoldUpNobody(t *testing.T) {
	slow(t)
	n, h := startNames(t), startHosts(t)
	_, port, _ := net.SplitHostPort(strings.TrimPrefix(h.url, "http://"))
	var now clock
	site := startStrict(t, now.now, "--captcha", "off", "--core-url", "http://core.hire360.example:"+port, "--erp-url",
		"http://erp.hire360.example:"+port)
	mustContain(t, "while they are known", site.get(t, "/careers").body, "24 open jobs")
	for sent, lose := range []func(){func() { n.knows.Store(false) }, func() { n.silent.Store(true) }} {
		lose()
		h.drop()
		now.jump(12 * time.Minute)
		soon(t, "the list says how old it is", func() bool {
			got := site.graphql(t, `{"query":"{ jobs { totalCount isStale } searchJobs(query: \"nurse\") { totalCount } }"}`).body
			return strings.Contains(got, `"totalCount":24,"isStale":true`) && !strings.Contains(got, `"errors"`)
		})
		if got := site.graphql(t, enquiryBody(uuid.NewString(), fmt.Sprintf("dana%d@example.org",
			sent))).body; !strings.Contains(got, `"QUEUED"`) {
			t.Errorf("an enquiry is not received: %s", got)
		}
		n.knows.Store(true)
		n.silent.Store(false)
		site.eventually(t, func(out string) bool {
			now.jump(time.Second)
			return strings.Count(out, "\n") == 1
		}, "deliveries", "list")
		h.mustHold(t, sent+1, 0)
	}
}

// smallDisk mounts a disk of a size, such as 3m, until the test ends. Without root, the test is skipped.
func smallDisk(t testing.TB, size string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size="+size, "tmpfs", dir).CombinedOutput(); err != nil {
		t.Skipf("a full disk is not tested: a small one cannot be mounted here: %s", out)
	}
	t.Cleanup(func() {
		if out, err := exec.Command("umount", "-l", dir).CombinedOutput(); err != nil {
			t.Errorf("%v: %s", err, out)
		}
	})
	return dir
}

// fill writes the file until its disk is full.
func fill(t testing.TB, file string) {
	t.Helper()
	f, err := os.Create(file)
	noError(t, err)
	for block := make([]byte, 4096); err == nil; {
		_, err = f.Write(block)
	}
	_ = f.Close() // it is full: the last block may not be there
}

// When the disk is full nothing is acknowledged, what was typed stays in the form, and pages are served. When there is
// room again the site goes on by itself.
func TestAFullDiskIsToldToWhoeverSends(t *testing.T) {
	slow(t)
	dir := smallDisk(t, "24m")
	data := filepath.Join(dir, "data")
	site := startOver(t, data, time.Now, "--captcha", "off")
	site.get(t, "/careers")
	fill(t, filepath.Join(dir, "filler"))
	acknowledged, told := 0, ""
	for i := 0; told == "" && i < 300; i++ { // what SQLite has reserved already takes some
		sent := site.post(t, "/contact-us", enquiry("message", fmt.Sprint(i, strings.Repeat(" words", 300))))
		if sent.status == http.StatusSeeOther {
			acknowledged++
		} else if told = sent.body; sent.status < 500 {
			t.Fatalf("it answers %d", sent.status)
		}
	}
	mustContain(t, "the form", told, "An error occurred", `value="dana@example.org"`, "words words")
	if sent := site.post(t, jobPage, application(),
		sentFile{"cv.pdf", resume + strings.Repeat("x", 1<<20)}); sent.status < 500 ||
		!strings.Contains(sent.body, "Alex Example") {
		t.Errorf("an application answers %d", sent.status)
	}
	for path, want := range map[string]int{"/": 200, "/careers?q=nurse": 200, jobPage: 200, "/healthz": 200,
		"/readyz": 503} {
		equal(t, site.get(t, path).status, want, "%s", path)
	}
	if text := site.log.String(); !strings.Contains(text, "free some space") || strings.Contains(text, "example.org") {
		t.Errorf("the log does not say what to do, or says who sent:\n%s", firstBytes(text, 2000))
	}
	noError(t, os.Remove(filepath.Join(dir, "filler")))
	soon(t, "the site is ready again", func() bool { return site.get(t, "/readyz").status == http.StatusOK })
	equal(t, site.post(t, jobPage, application(), sentFile{"cv.pdf", resume}).status, http.StatusSeeOther,
		"with room again an application")
	if left, err := os.ReadDir(filepath.Join(data, ".incoming")); err != nil || len(left) > 0 {
		t.Errorf("files on their way in are left: %v (%v)", left, err)
	}
	if left, err := filepath.Glob(filepath.Join(data, "files", "unfinished-*")); err != nil || len(left) > 0 {
		t.Errorf("half a file is left: %v (%v)", left, err)
	}
	_, list := site.command(t, "submissions", "list", "--first", "0")
	if enquiries, applications := strings.Count(list, "ENQ-"), strings.Count(list, "APP-"); enquiries != acknowledged ||
		applications != 1 {
		t.Errorf("%d enquiries and %d applications are kept, %d and 1 were acknowledged", enquiries,
			applications, acknowledged)
	}
}

// Another program writes the database for a while: pages are served, and senders wait and are answered.
func TestALockedDatabaseCostsWhoeverSendsAMoment(t *testing.T) {
	slow(t)
	site := start(t, "--captcha", "off")
	other := must[*sql.DB](t)(sql.Open("sqlite", "file:"+filepath.Join(site.data, "site.db")+"?_txlock=immediate"))
	defer func() { _ = other.Close() }()
	lock := must[*sql.Tx](t)(other.BeginTx(t.Context(), nil))
	status, sending := make(chan int, 1), formRequest(t, site.url+"/contact-us", enquiry())
	go func() {
		resp, err := client.Do(sending)
		if err != nil {
			status <- 0
			return
		}
		_, _ = io.Copy(io.Discard, resp.Body)
		_ = resp.Body.Close()
		status <- resp.StatusCode
	}()
	for _, path := range []string{"/", "/careers?q=nurse", jobPage} {
		equal(t, site.get(t, path).status, http.StatusOK, "%s", path)
	}
	select {
	case s := <-status:
		t.Fatalf("an enquiry is answered by %d while nothing can be written", s)
	default:
	}
	noError(t, lock.Rollback())
	if s := <-status; s != http.StatusSeeOther {
		t.Errorf("an enquiry answers %d\n%s", s, site.log)
	}
}
