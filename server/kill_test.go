package main

import (
	"bufio"
	"cmp"
	"context"
	"io"
	"os"
	"os/exec"
	"os/signal"
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
