package main

import (
	"bufio"
	"cmp"
	"context"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"hire360/server/db/dbtest"
)

// TestMain lets the test binary be the program itself, so that a test can kill it.
func TestMain(m *testing.M) {
	if data := os.Getenv("SITE_UNDER_TEST"); data != "" {
		ctx, _ := signal.NotifyContext(context.Background(), syscall.SIGTERM)
		addr := cmp.Or(os.Getenv("ADDR"), "127.0.0.1:0")
		os.Exit(run(ctx, []string{"--data", data, "serve", "--addr", addr}, strings.NewReader(""),
			io.Discard, os.Stderr,
			func(a *app) { a.listening, a.cold = func(at string) { _, _ = os.Stdout.WriteString(at + "\n") }, true }))
	}
	dbtest.Main(m, func() {
		for _, end := range leftovers {
			end()
		}
	})
}

// process starts the program as a process of its own over the data folder. Whoever starts it ends it.
func (r *running) process(t testing.TB, env ...string) *exec.Cmd {
	t.Helper()
	program := exec.Command(os.Args[0], "-test.run=^$")
	program.Env = append(append(os.Environ(), "SITE_UNDER_TEST="+r.data), env...)
	program.Stderr = r.log
	out, err := program.StdoutPipe()
	noError(t, err)
	noError(t, program.Start())
	addr, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatalf("the program does not start: %v\n%s", err, r.log)
	}
	r.url = "http://" + strings.TrimSpace(addr)
	return program
}

// A receipt is a promise: what it stands for is there after the program was killed in the next moment.
func TestNothingThatWasReceiptedIsLostWhenKilled(t *testing.T) {
	data := t.TempDir()
	site := running{data: data, log: &lockedBuffer{}}
	var references []string
	for round := range 3 {
		program := site.process(t)
		sent := site.post(t, jobPage, application("message", "round "+itoa(round)), sentFile{"cv.pdf", resume})
		noError(t, program.Process.Kill())
		_ = program.Wait()
		if sent.status != 303 {
			t.Fatalf("round %d answers %d\n%s", round, sent.status, site.log)
		}
		_, list := site.command(t, "submissions", "list")
		found := regexp.MustCompile(`APP-[0-9A-Z]{6}`).FindAllString(list, -1)
		if len(found) != round+1 {
			t.Fatalf("after kill %d there are %d applications:\n%s", round+1, len(found), list)
		}
		references = found
	}
	for _, r := range references {
		folder := t.TempDir()
		site.works(t, "submissions", "show", r, "--files", folder)
		files, _ := os.ReadDir(folder)
		if len(files) != 1 {
			t.Fatalf("%s has %d files", r, len(files))
		}
		if got, _ := os.ReadFile(folder + "/" + files[0].Name()); string(got) != resume {
			t.Errorf("the file of %s is not what was sent", r)
		}
	}
}
