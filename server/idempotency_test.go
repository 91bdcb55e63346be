package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
)

// flaky passes requests on to a program that may be killed and started again. Every seventh request is cut
// off before it arrives, and of every fifth the answer is lost on the way back.
type flaky struct {
	target atomic.Pointer[string]
	passed atomic.Int64
}

func (f *flaky) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	n := f.passed.Add(1)
	if n%7 == 0 {
		panic(http.ErrAbortHandler)
	}
	resp, err := client.Post(*f.target.Load()+r.URL.Path, r.Header.Get("Content-Type"), r.Body)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	defer func() { _ = resp.Body.Close() }()
	body, err := io.ReadAll(resp.Body)
	if err != nil || n%5 == 0 {
		panic(http.ErrAbortHandler)
	}
	w.WriteHeader(resp.StatusCode)
	_, _ = w.Write(body)
}

// Five hundred senders each send twice and try again until they hold a receipt, over a connection that
// breaks and a program that is killed: five hundred enquiries are there, and both sends of one sender have
// the same receipt.
func TestFiveHundredSentTwiceAreFiveHundred(t *testing.T) {
	slow(t)
	const senders, kills = 500, 4
	site := running{data: t.TempDir(), log: &lockedBuffer{}}
	var wire flaky
	begin := func() *exec.Cmd {
		program := site.process(t, "CAPTCHA=off", "SEND_LIMIT=100000")
		address := site.url
		wire.target.Store(&address)
		return program
	}
	program := begin()
	defer func() { kill(program) }()
	front := httptest.NewServer(&wire)
	defer front.Close()

	var receipts [senders][2]string
	var received atomic.Int64
	var wait sync.WaitGroup
	room := make(chan struct{}, 16)
	for i := range senders {
		for time := range 2 {
			wait.Go(func() {
				room <- struct{}{}
				defer func() { <-room }()
				receipts[i][time] = persist(t, front.URL, i)
				received.Add(1)
			})
		}
	}
	done := make(chan struct{})
	go func() { wait.Wait(); close(done) }()
	for killed := 1; killed <= kills; killed++ {
		soon(t, "more are received", func() bool { return received.Load() >= int64(2*senders*killed/(kills+1)) })
		kill(program)
		program = begin()
	}
	<-done

	distinct := map[string]bool{}
	for i, r := range receipts {
		if r[0] != r[1] || r[0] == "" {
			t.Errorf("sender %d has the receipts %v", i, r)
		}
		distinct[r[0]] = true
	}
	_, list := site.command(t, "submissions", "list", "--first", "0")
	if got := strings.Count(list, "ENQ-"); got != senders || len(distinct) != senders {
		t.Errorf("%d enquiries under %d references, want %d", got, len(distinct), senders)
	}
}

// persist sends the i-th enquiry until it is answered with a receipt, and returns its reference.
func persist(t *testing.T, to string, i int) string {
	body, _ := json.Marshal(map[string]any{
		"query": `mutation($i: EnquiryInput!) { sendEnquiry(input: $i) { receipt { reference } userErrors { message } } }`,
		"variables": map[string]any{"i": map[string]any{"key": fmt.Sprintf("00000000-0000-4000-8000-%012d", i),
			"name":  fmt.Sprint("Sender ", i),
			"email": "sender@example.com", "message": "Sent twice.", "consent": true}},
	})
	s := senders{t: t}
	s.at.Store(&to)
	var reference string
	s.until(func(url string) bool {
		_, answer := s.try(url+"/graphql", "application/json", body)
		if strings.Contains(answer, `"userErrors":[{`) {
			t.Errorf("sender %d is refused: %s", i, answer)
			return true
		}
		reference = regexp.MustCompile(`ENQ-[0-9A-Z]{6}|$`).FindString(answer)
		return reference != ""
	})
	return reference
}
