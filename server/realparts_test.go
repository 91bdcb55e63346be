package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"hire360/server/db/dbtest"
)

// part is a program that runs beside the site, such as Redis.
type part struct {
	t    *testing.T
	args []string
	log  *lockedBuffer
	cmd  *exec.Cmd
}

// startPart starts a program and waits until it listens. The test is skipped where it is not installed.
func startPart(t *testing.T, addr string, args ...string) *part {
	t.Helper()
	if _, err := exec.LookPath(args[0]); err != nil {
		t.Skipf("%s is not there: run make proxies s3", args[0])
	}
	p := &part{t: t, args: args, log: &lockedBuffer{}}
	p.start(addr)
	t.Cleanup(func() {
		p.kill()
		if t.Failed() {
			t.Logf("%s:\n%s", args[0], lastBytes(p.log.String(), 2000))
		}
	})
	return p
}

func (p *part) start(addr string) {
	p.t.Helper()
	p.cmd = exec.Command(p.args[0], p.args[1:]...)
	p.cmd.Env = append(os.Environ(), "ROOT_ACCESS_KEY=key", "ROOT_SECRET_KEY=hush/+hush")
	p.cmd.Stdout, p.cmd.Stderr, p.cmd.WaitDelay = p.log, p.log, maxWait
	noError(p.t, p.cmd.Start())
	soon(p.t, p.args[0]+" listens", func() bool {
		c, err := net.Dial("tcp", addr)
		if err == nil {
			_ = c.Close()
		}
		return err == nil
	})
}

func (p *part) kill() { kill(p.cmd) }

// Three machines serve behind HAProxy, as deploy/proxy configures it, with real PostgreSQL, Redis, S3 and mail, while
// people send and read. A machine is killed, another freezes, the disk of the third fills; PostgreSQL crashes, Redis
// and the bucket go away, the bucket hangs. Whatever was received is there once, with its file, and so are its mails.
func TestThreeMachinesWithRealPartsLoseAndDoubleNothing(t *testing.T) {
	slow(t)
	database := dbtest.NewDatabase(t)
	redisAt, bucketAt, front := freeAddress(t), freeAddress(t), freeAddress(t)
	_, port, _ := net.SplitHostPort(redisAt)
	redis := startPart(t, redisAt, "redis-server", "--port", port, "--bind", "127.0.0.1", "--requirepass", "hush",
		"--save", "", "--dir", t.TempDir())
	files := t.TempDir()
	noError(t, os.Mkdir(filepath.Join(files, "files"), 0o700))
	bucket := startPart(t, bucketAt, "../bin/versitygw", "--port", bucketAt, "posix", files)
	mails := newStrictServer(t, strictOptions{})
	bucketURL := "http://key:hush%2F%2Bhush@" + bucketAt + "/files?region=us-east-1"
	t.Setenv("DATABASE_URL", database)
	t.Setenv("S3_URL", bucketURL)

	machines, programs, addresses := make([]running, 3), make([]*exec.Cmd, 3), make([]string, 3)
	begin := func(i int) {
		programs[i] = machines[i].process(t, "ADDR="+addresses[i], "SITE_URL=https://www.example.com",
			"TRUSTED_PROXIES=127.0.0.1", "SAMPLES=on", "CAPTCHA=off", "SEND_LIMIT=1000000",
			"QUERY_LIMIT=1000000", "REDIS_URL=redis://:hush@"+redisAt+"/0", "SMTP_URL=smtp://"+mails.Address,
			"MAIL_FROM=Hire360 <site@hire360.example>", "MAIL_TO=team@hire360.example")
	}
	small := smallDisk(t, "48m")
	for i := range machines {
		machines[i] = running{data: t.TempDir(), log: &lockedBuffer{}}
		if i == 2 {
			machines[i].data = small
		}
		addresses[i] = freeAddress(t)
		begin(i)
		t.Cleanup(func() {
			kill(programs[i])
			if t.Failed() {
				t.Logf("machine %d:\n%s", i, lastBytes(withoutRequests(machines[i].log.String()), 3000))
			}
		})
	}
	a := newAuthority(t)
	proxy := startPart(t, front, "haproxy", "-db", "-f", balancer(t, a, front, addresses))

	url := "https://www.example.com"
	s := senders{t: t, applications: map[string]string{}, through: a.visitors(front)}
	s.at.Store(&url)
	submissions := int64(schedule(t))
	done := s.send(int(submissions))
	views := s.read(url+"/careers?q=nurse", done)
	freeze := func(p *os.Process) (resume func()) {
		_ = p.Signal(syscall.SIGSTOP)
		return func() { _ = p.Signal(syscall.SIGCONT) }
	}
	isLeft := func(machine string) func() {
		return func() {
			soon(t, "the balancer leaves it", func() bool {
				return strings.Contains(proxy.log.String(), "/"+machine+" is DOWN")
			})
		}
	}
	faults := []struct {
		name  string
		begin func() (end func())
		// until waits for something else than submissions: a frozen machine holds those that it was answering.
		until func()
	}{
		{"a machine is killed", func() func() {
			kill(programs[0])
			return func() { begin(0) }
		}, nil},
		{"PostgreSQL crashes", func() func() { return dbtest.Halt(t) }, nil},
		{"Redis is away", func() func() { redis.kill(); return func() { redis.start(redisAt) } }, nil},
		{"the bucket is away", func() func() { bucket.kill(); return func() { bucket.start(bucketAt) } }, nil},
		{"the bucket hangs", func() func() { return freeze(bucket.cmd.Process) }, nil},
		{"a machine freezes", func() func() { return freeze(programs[1].Process) }, isLeft("two")},
		{"a disk fills", func() func() {
			filled := filepath.Join(small, "filled")
			end := fillUp(t, filled, 6<<20)
			return func() {
				end()
				noError(t, os.Remove(filled))
			}
		}, isLeft("three")},
	}
	// Each fault lasts until so many more are received, and then all is well for as long.
	step := submissions / int64(2*len(faults)+1)
	for i, fault := range faults {
		if !s.reaches(int64(2*i+1)*step, done) {
			t.Fatalf("everything was received before %s", fault.name)
		}
		failed, begun := s.failures.Load(), time.Now()
		end := fault.begin()
		if fault.until != nil {
			fault.until()
		} else {
			s.reaches(int64(2*i+2)*step, done)
		}
		end()
		t.Logf("%-20s %5.1f s, %d failed tries", fault.name, time.Since(begun).Seconds(), s.failures.Load()-failed)
	}
	<-done
	t.Logf("%d received, %d tries, %d of them failed; %d pages read", s.received.Load(), s.tries.Load(),
		s.failures.Load(), views.Load())
	if failed := s.failures.Load(); failed > 2*int64(len(faults)) && failed > s.tries.Load()/1000 {
		t.Errorf("%d of %d tries failed", failed, s.tries.Load())
	}

	shared := running{data: t.TempDir()}
	kept := keptBy(t, database, bucketURL, shared.data)
	var stats dbtest.Stats
	count := func() dbtest.Stats { return must[dbtest.Stats](t)(dbtest.Count(t.Context(), kept.DB.Primary.Read)) }
	soon(t, "everything is in the database", func() bool {
		stats = count()
		return int64(stats.Enquiries+stats.Applications) == submissions
	})
	if os.Getenv("FAULT_SCHEDULE") != "" { // what a machine had under way when it was killed is due minutes later
		dbtest.Within(t, 10*time.Minute, "everything is mailed", func() bool {
			stats = count()
			return stats.PendingDeliveries == 0
		})
	}
	equal(t, stats.Enquiries, s.enquiries, "inquiries")
	equal(t, stats.Applications, len(s.applications), "applications")
	equal(t, stats.DeadDeliveries, 0, "dead letters")
	s.checkFiles(t, kept)
	about := map[string]bool{}
	for _, m := range mails.Taken("team@hire360.example") {
		about[m.Message(t).Header.Get("Message-ID")] = true
	}
	if n := int64(len(about)); n > submissions || n+int64(stats.PendingDeliveries) < submissions {
		t.Errorf("%d mails to the team, %d on their way, %d submissions", n, stats.PendingDeliveries, submissions)
	}
	shared.works(t, "jobs", "import", "testdata/one-job.json")
	for i := range machines {
		soon(t, "machine "+itoa(i)+" shows the new job", func() bool {
			return strings.Contains(machines[i].get(t, "/careers?q=lighthouse").body, "Lighthouse keeper")
		})
		mustLack(t, "the log of machine "+itoa(i), machines[i].log.String(), "example.org", "hush")
	}
}

// read reads a page again and again until done, and counts.
func (s *senders) read(url string, done <-chan struct{}) *atomic.Int64 {
	var views atomic.Int64
	go func() {
		for {
			select {
			case <-done:
				return
			default:
			}
			s.tries.Add(1)
			resp, err := s.through.Get(url)
			if err != nil {
				s.failures.Add(1)
				continue
			}
			_ = resp.Body.Close()
			if resp.StatusCode != http.StatusOK {
				s.failures.Add(1)
			}
			views.Add(1)
		}
	}()
	return &views
}

// balancer writes deploy/proxy/haproxy.cfg for these machines.
func balancer(t *testing.T, a *authority, front string, addresses []string) (file string) {
	t.Helper()
	dir := t.TempDir()
	a.write(t, dir, 1, time.Now().AddDate(0, 1, 0), "www.example.com")
	all := filepath.Join(dir, "all.pem")
	noError(t, os.WriteFile(all, append(must[[]byte](t)(os.ReadFile(filepath.Join(dir, "cert.pem"))),
		must[[]byte](t)(os.ReadFile(filepath.Join(dir, "key.pem")))...), 0o600))
	text := replaced(t, deployed(t, "proxy/haproxy.cfg"), "bind :::443 v4v6", "bind "+front, "  bind :::80 v4v6\n", "",
		"/etc/ssl/example.com/all.pem", all, "10.0.0.1:8080", addresses[0], "10.0.0.2:8080", addresses[1],
		"10.0.0.3:8080", addresses[2])
	file = filepath.Join(dir, "haproxy.cfg")
	noError(t, os.WriteFile(file, []byte(text), 0o600))
	return file
}

// visitors make a client that connects from one address of this machine after the other: the balancer keeps a visitor
// on one machine.
func (a *authority) visitors(addr string) *http.Client {
	c := a.client(addr)
	var n atomic.Uint32
	c.Transport.(*http.Transport).DialContext = func(ctx context.Context, network, _ string) (net.Conn, error) {
		from := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 1, byte(n.Add(1)%24+1))}}
		return from.DialContext(ctx, network, addr)
	}
	return c
}

// fillUp fills the disk of a file at once but for some bytes, and then these within seconds, until it is ended.
func fillUp(t *testing.T, file string, slowly int64) (end func()) {
	t.Helper()
	fill(t, file)
	noError(t, os.Truncate(file, must[os.FileInfo](t)(os.Stat(file)).Size()-slowly))
	ended, left := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(left)
		f, err := os.OpenFile(file, os.O_WRONLY|os.O_APPEND, 0)
		for block := make([]byte, 64<<10); err == nil; {
			select {
			case <-ended:
				err = io.EOF
			case <-time.After(50 * time.Millisecond):
				_, err = f.Write(block)
			}
		}
		_ = f.Close() // it may be full
	}()
	return func() {
		close(ended)
		<-left
	}
}

// lastBytes is the end of a text.
func lastBytes(s string, n int) string { return strings.ToValidUTF8(s[max(0, len(s)-n):], "") }

// withoutRequests is a log without its lines about requests.
func withoutRequests(log string) string {
	return regexp.MustCompile(`(?m)^.* msg=request .*\n`).ReplaceAllString(log, "")
}
