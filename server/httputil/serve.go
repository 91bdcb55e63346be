package httputil

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"syscall"
	"time"

	"github.com/coreos/go-systemd/v22/activation"
	"github.com/go-chi/chi/v5/middleware"
)

// Listen listens on host:port, or takes the socket with this port that systemd has passed. Its error says how to set
// ADDR.
func Listen(addr string) (net.Listener, error) {
	if l := passed(addr); l != nil {
		return l, nil
	}
	l, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("%s is already in use: "+
			"stop the other program, or set ADDR to another port, such as :8081", addr)
	}
	if err != nil {
		return nil, fmt.Errorf("listen on %s: %w: set ADDR to host:port, such as :8080", addr, err)
	}
	return l, nil
}

// sockets are those that systemd has passed to the program, which are open while it restarts.
var sockets = sync.OnceValue(func() []net.Listener {
	l, _ := activation.Listeners() // there are none without systemd
	return l
})

func passed(addr string) net.Listener {
	_, service, _ := net.SplitHostPort(addr)
	port, err := net.LookupPort("tcp", service)
	if err != nil || port == 0 {
		return nil
	}
	for _, l := range sockets() {
		if at, ok := l.Addr().(*net.TCPAddr); ok && at.Port == port {
			return l
		}
	}
	return nil
}

// Serve serves until ctx is done. Running requests then have the grace period to finish; those that take longer are
// cut, and the log says so.
func Serve(ctx context.Context, l net.Listener, h http.Handler, grace time.Duration, log *slog.Logger) error {
	srv := &http.Server{
		Handler:           h,
		ErrorLog:          slog.NewLogLogger(anonymous{log.Handler()}, slog.LevelWarn),
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       2 * time.Minute,
		WriteTimeout:      2 * time.Minute,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    32 << 10,
	}
	var fresh connections
	srv.ConnState = fresh.follow
	failed := make(chan error, 1)
	go func() { failed <- srv.Serve(l) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	done, cancel := context.WithTimeout(context.WithoutCancel(ctx), grace)
	defer cancel()
	// Shutdown would hang up on visitors who have just connected and not yet asked.
	_ = l.Close()
	<-failed
	srv.SetKeepAlivesEnabled(false)
	for range 100 {
		if !fresh.any() {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	if err := srv.Shutdown(done); err != nil {
		log.Warn("some requests did not end in time, and are cut", "grace", grace)
		_ = srv.Close()
	}
	return nil
}

// connections are those without a request so far.
type connections struct{ sync.Map }

func (c *connections) follow(conn net.Conn, state http.ConnState) {
	if state == http.StateNew {
		c.Store(conn, nil)
	} else {
		c.Delete(conn)
	}
}

func (c *connections) any() (found bool) {
	c.Range(func(any, any) bool { found = true; return false })
	return found
}

// Record returns a writer that reports the status and the size of the response: w itself if it does.
func Record(w http.ResponseWriter, r *http.Request) middleware.WrapResponseWriter {
	if ww, ok := w.(middleware.WrapResponseWriter); ok {
		return ww
	}
	return middleware.NewWrapResponseWriter(w, r.ProtoMajor)
}
