package cli

import (
	"context"
	"crypto/tls"
	"fmt"
	"net"
	"net/http"
	"strings"
	"time"
)

// Ready is the command "ready", for the health check of a container without a shell.
type Ready struct {
	Addr    string `default:":8080" env:"ADDR" help:"Address the site listens on, as host:port."`
	Cert    string `name:"tls-cert" env:"TLS_CERT" hidden:""`
	Domains string `name:"tls-domain" env:"TLS_DOMAIN" hidden:""`
}

// Run checks that the site on this machine is ready. It returns nil when it is.
func (c *Ready) Run(ctx context.Context, env *Env) error {
	host, port, err := net.SplitHostPort(c.Addr)
	if err != nil {
		return usageErrorf("ADDR is %q: use host:port, such as :8080", c.Addr)
	}
	if ip := net.ParseIP(host); host == "" || (ip != nil && ip.IsUnspecified()) {
		host = "localhost"
	}
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	address := "http://" + net.JoinHostPort(host, port) + "/readyz"
	client := http.Client{}
	if c.Cert+c.Domains != "" {
		address = strings.Replace(address, "http", "https", 1)
		// It asks this machine, by a name that the certificate does not have.
		client.Transport = &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return err
	}
	resp, err := client.Do(req)
	if err != nil {
		return fmt.Errorf("the site does not respond: %w", err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		return fmt.Errorf("the site is not ready: status %d", resp.StatusCode)
	}
	_, err = fmt.Fprintln(env.Out, "ready")
	return err
}
