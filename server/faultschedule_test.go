package main

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"hire360/server/db/dbtest"
	"hire360/server/store"
)

// schedule is how many submissions are sent while faults and kills follow each other: 200, or what FAULT_SCHEDULE says.
func schedule(t *testing.T) (submissions int) {
	t.Helper()
	text := os.Getenv("FAULT_SCHEDULE")
	if text == "" {
		return 200
	}
	submissions, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("FAULT_SCHEDULE is %q: give a number of submissions, such as 2000", text)
	}
	return submissions
}

// A kill, and a change from one fault of the hosts to the next, comes after so many submissions are received.
const (
	submissionsPerKill  = 15
	submissionsPerFault = 8
)

// The program is killed again and again while the hosts go through all their faults; every submission for which
// a sender got a receipt is delivered, with its file, and none is at the hosts twice.
func TestAScheduleOfFaultsLosesAndDoublesNothing(t *testing.T) {
	slow(t)
	faultsAndKills(t)
}

// faultsAndKills runs the schedule over a site with more settings of its environment.
func faultsAndKills(t *testing.T, env ...string) {
	t.Helper()
	submissions := schedule(t)
	h := startHosts(t)
	s := senders{t: t, applications: map[string]string{}}
	site := running{data: t.TempDir(), log: &lockedBuffer{}}
	env = append(env, "CORE_URL="+h.url, "ERP_URL="+h.url, "CAPTCHA=off", "SEND_LIMIT=1000000")
	program := site.process(t, env...)
	first := site.url
	s.at.Store(&first)
	done := s.send(submissions)
	cycle := h.cycle(&s, done)
	kills := 0
	for next := int64(submissionsPerKill); s.reaches(next, done); next += submissionsPerKill {
		kill(program)
		kills++
		program = site.process(t, env...)
		url := site.url
		s.at.Store(&url)
	}
	met := <-cycle
	begun := time.Now()
	last := running{data: site.data, log: site.log, url: site.url}
	dbtest.Within(t, 6*time.Minute, "all deliveries arrive", func() bool {
		_, list := last.command(t, "deliveries", "list")
		return strings.Count(list, "\n") == 1
	})
	kill(program)
	h.mustHold(t, s.enquiries, len(s.applications))
	s.checkFiles(t, h.store)
	if all := len(faults(h, "")); kills < submissions/submissionsPerKill || met < all {
		t.Errorf("there were %d kills and %d faults, want %d and %d", kills, met, submissions/submissionsPerKill, all)
	}
	t.Logf("%d kills, %d faults, %d received, %d requests of deliveries, all delivered %s after the hosts were well",
		kills, met, s.received.Load(),
		len(h.requests("/public/enquiry/business/add"))+len(h.requests("/public/applicant/add"))+
			len(h.requests("/public/upload")), time.Since(begun).Round(100*time.Millisecond))
	mustLack(t, "the log", site.log.String(), "example.org")
}

// cycle lets the hosts go through their faults, well in between, until all are received. Then they are well, and the
// channel has the number of faults.
func (h *hosts) cycle(s *senders, done <-chan struct{}) <-chan int {
	met := make(chan int, 1)
	go func() {
		n, next := 0, int64(submissionsPerFault)
		for s.reaches(next, done) {
			for _, fault := range faults(h, h.url+"/elsewhere") {
				h.fail(fault)
				n++
				s.reaches(next+submissionsPerFault, done)
				h.fail(nil)
				if next += 2 * submissionsPerFault; !s.reaches(next, done) {
					break
				}
			}
		}
		met <- n
	}()
	return met
}

// senders are people who send until they hold a receipt.
type senders struct {
	t        *testing.T
	at       atomic.Pointer[string] // the site's address, which changes with each start
	through  *http.Client           // nil: the client of all tests
	received atomic.Int64
	tries    atomic.Int64
	failures atomic.Int64 // of tries: no answer, or one of the server's errors

	mu           sync.Mutex
	enquiries    int
	applications map[string]string // what the file of an application holds, by its message
}

// reaches waits until so many submissions are received. It reports false when all are, and these are fewer.
func (s *senders) reaches(n int64, done <-chan struct{}) bool {
	for s.received.Load() < n {
		select {
		case <-done:
			return s.received.Load() >= n
		case <-s.t.Context().Done():
			return false
		case <-time.After(5 * time.Millisecond):
		}
	}
	return true
}

func (s *senders) send(n int) <-chan struct{} {
	done := make(chan struct{})
	next := make(chan int)
	var all sync.WaitGroup
	for range 6 {
		all.Go(func() {
			for i := range next {
				s.one(i)
				s.received.Add(1)
			}
		})
	}
	go func() {
		for i := range n {
			next <- i
		}
		close(next)
		all.Wait()
		close(done)
	}()
	return done
}

func (s *senders) one(i int) {
	if i%3 == 0 {
		body := enquiryBody(uuid.NewString(), fmt.Sprintf("e%d@example.org", i))
		s.until(func(url string) bool {
			status, answer := s.try(url+"/graphql", "application/json", []byte(body))
			return status == http.StatusOK && strings.Contains(answer, `"ENQ-`)
		})
		s.mu.Lock()
		s.enquiries++
		s.mu.Unlock()
		return
	}
	message, file := fmt.Sprint("Application ", i), resume+strings.Repeat(fmt.Sprint(i, " "), i%4000)
	var b bytes.Buffer
	m := multipart.NewWriter(&b)
	fields := application("message", message)
	for f := 0; f < len(fields); f += 2 {
		_ = m.WriteField(fields[f], fields[f+1]) // writing to memory does not fail
	}
	part, _ := m.CreateFormFile("file", "cv.pdf")
	_, _ = part.Write([]byte(file))
	_ = m.Close()
	s.until(func(url string) bool {
		status, _ := s.try(url+jobPage, m.FormDataContentType(), b.Bytes())
		return status == http.StatusSeeOther
	})
	s.mu.Lock()
	s.applications[message] = file
	s.mu.Unlock()
}

func (s *senders) until(received func(url string) bool) {
	for !received(*s.at.Load()) && s.t.Context().Err() == nil {
		time.Sleep(20 * time.Millisecond)
	}
}

func (s *senders) try(url, kind string, body []byte) (int, string) {
	s.tries.Add(1)
	resp, err := cmp.Or(s.through, client).Post(url, kind, bytes.NewReader(body))
	if err != nil {
		s.failures.Add(1)
		return 0, ""
	}
	defer func() { _ = resp.Body.Close() }()
	answer, err := io.ReadAll(resp.Body)
	if err != nil || resp.StatusCode >= 500 {
		s.failures.Add(1)
		return 0, ""
	}
	return resp.StatusCode, string(answer)
}

// checkFiles compares what is kept with what was sent.
func (s *senders) checkFiles(t *testing.T, kept *store.Store) {
	t.Helper()
	all, err := kept.Inbox.Submissions(t.Context(), "", 0)
	noError(t, err)
	for _, n := range all {
		if n.Application == nil {
			continue
		}
		r, _, err := kept.Inbox.OpenUpload(t.Context(), n.Files[0].ID)
		noError(t, err)
		got, err := io.ReadAll(r)
		_ = r.Close()
		if want := s.applications[*n.Application.Message]; err != nil || string(got) != want {
			t.Errorf("the file of %q has %d bytes, %d were sent", *n.Application.Message, len(got), len(want))
		}
	}
}
