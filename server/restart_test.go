package main

import (
	"context"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
)

// With a socket that is passed to the program, as systemd does, a restart refuses nobody and loses no request.
func TestARestartRefusesNobody(t *testing.T) {
	slow(t)
	l := must[net.Listener](t)(net.Listen("tcp", "127.0.0.1:0"))
	socket := must[*os.File](t)(l.(*net.TCPListener).File())
	addr := l.Addr().String()
	noError(t, l.Close()) // the copy in socket stays open
	log, data := &lockedBuffer{}, t.TempDir()
	start := func() *exec.Cmd {
		program := exec.Command("/bin/sh", "-c", `LISTEN_PID=$$ exec "$0" -test.run=^$`, os.Args[0])
		program.Env = append(os.Environ(), "SITE_UNDER_TEST="+data, "ADDR="+addr, "LISTEN_FDS=1")
		program.ExtraFiles, program.Stderr = []*os.File{socket}, log
		noError(t, program.Start())
		return program
	}
	program := start()
	ctx, stop := context.WithCancel(t.Context())
	visitors := sync.WaitGroup{}
	answered := atomic.Int64{}
	for range 4 {
		visitors.Go(func() {
			for ctx.Err() == nil {
				req, _ := http.NewRequest(http.MethodGet, "http://"+addr+"/robots.txt", nil)
				req.Close = true
				resp, err := http.DefaultClient.Do(req)
				if err != nil {
					t.Errorf("a visitor is refused: %v", err)
					return
				}
				equal(t, resp.StatusCode, 200, "the status")
				_ = resp.Body.Close()
				answered.Add(1)
			}
		})
	}
	serves := func(starts int) {
		soon(t, "it serves", func() bool { return strings.Count(log.String(), "msg=serving") == starts })
		before := answered.Load()
		soon(t, "visitors are answered", func() bool { return answered.Load() > before+20 || t.Failed() })
	}
	for starts := 1; starts < 3; starts++ {
		serves(starts)
		noError(t, program.Process.Signal(syscall.SIGTERM))
		noError(t, program.Wait())
		program = start()
	}
	serves(3)
	stop()
	visitors.Wait()
	noError(t, program.Process.Signal(syscall.SIGTERM))
	noError(t, program.Wait())
	_ = socket.Close()
}
