package main

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"time"
)

// readyCommand is for containers without a shell, whose health somebody must ask about.
type readyCommand struct {
	Addr string `default:":8080" env:"ADDR" help:"Address the site listens on, as host:port."`
}

// Run asks the site on this machine whether it is ready. It returns nil when it is.
func (c *readyCommand) Run(ctx context.Context, w *world) error {
	host, port, err := net.SplitHostPort(c.Addr)
	if err != nil {
		return usage{fmt.Errorf("ADDR is %q: give host:port, such as :8080", c.Addr)}
	}
	if ip := net.ParseIP(host); host == "" || (ip != nil && ip.IsUnspecified()) {
		host = "localhost"
	}
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	ask, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+net.JoinHostPort(host, port)+"/readyz", nil)
	if err != nil {
		return err
	}
	answer, err := http.DefaultClient.Do(ask)
	if err != nil {
		return fmt.Errorf("the site does not answer: %w", err)
	}
	defer func() { _ = answer.Body.Close() }()
	if answer.StatusCode != http.StatusOK {
		return fmt.Errorf("the site is not ready: it answers %d", answer.StatusCode)
	}
	_, err = fmt.Fprintln(w.out, "ready")
	return err
}
