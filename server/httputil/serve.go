package httputil

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"syscall"
	"time"

	"github.com/go-chi/chi/v5/middleware"
)

// Listen listens on host:port. Its error says how to set ADDR.
func Listen(addr string) (net.Listener, error) {
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

// Serve serves until ctx is done. Running requests then have the grace period to finish.
func Serve(ctx context.Context, l net.Listener, h http.Handler, grace time.Duration) error {
	srv := &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       2 * time.Minute,
		WriteTimeout:      2 * time.Minute,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    32 << 10,
	}
	failed := make(chan error, 1)
	go func() { failed <- srv.Serve(l) }()
	select {
	case err := <-failed:
		return err
	case <-ctx.Done():
	}
	done, cancel := context.WithTimeout(context.WithoutCancel(ctx), grace)
	defer cancel()
	if err := srv.Shutdown(done); err != nil {
		return fmt.Errorf("stop: some requests did not end within %s", grace)
	}
	return nil
}

// Record returns a writer that reports the status and the size of the response: w itself if it does.
func Record(w http.ResponseWriter, r *http.Request) middleware.WrapResponseWriter {
	if ww, ok := w.(middleware.WrapResponseWriter); ok {
		return ww
	}
	return middleware.NewWrapResponseWriter(w, r.ProtoMajor)
}
