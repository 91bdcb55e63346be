package main

import (
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/miekg/dns"
)

// freeAddress returns an address that nothing listens on, for programs that must know each other's before they start.
func freeAddress(t *testing.T) string {
	t.Helper()
	l := must[net.Listener](t)(net.Listen("tcp", "127.0.0.1:0"))
	defer func() { _ = l.Close() }()
	return l.Addr().String()
}

// pebble starts Let's Encrypt's test server, which resolves every name to this machine and calls back at the ports of
// the site. It returns its directory and ends with the test, or when stop is called.
func pebble(t *testing.T, a *authority, secure, plain string) (directory string, stop func()) {
	t.Helper()
	dir := t.TempDir()
	program := filepath.Join(dir, "pebble")
	build := exec.Command("go", "build", "-C", "../tools", "-o", program, "github.com/letsencrypt/pebble/v2/cmd/pebble")
	if out, err := build.CombinedOutput(); err != nil {
		t.Skipf("pebble cannot be built: %v\n%s", err, out)
	}
	resolver := must[net.Listener](t)(net.Listen("tcp", "127.0.0.1:0"))
	names := &dns.Server{Listener: resolver, Handler: dns.HandlerFunc(func(w dns.ResponseWriter, q *dns.Msg) {
		answer := new(dns.Msg).SetReply(q)
		if question := q.Question[0]; question.Qtype == dns.TypeA {
			answer.Answer = []dns.RR{&dns.A{A: net.IPv4(127, 0, 0, 1),
				Hdr: dns.RR_Header{Name: question.Name, Rrtype: dns.TypeA, Class: dns.ClassINET, Ttl: 1}}}
		}
		_ = w.WriteMsg(answer)
	})}
	go func() { _ = names.ActivateAndServe() }()
	t.Cleanup(func() { _ = names.Shutdown() })
	a.write(t, dir, 9, time.Now().AddDate(0, 1, 0), "localhost")
	addr := freeAddress(t)
	port := func(addr string) int { return must[*net.TCPAddr](t)(net.ResolveTCPAddr("tcp", addr)).Port }
	config := must[[]byte](t)(json.Marshal(map[string]any{"pebble": map[string]any{
		"listenAddress": addr, "managementListenAddress": "127.0.0.1:0",
		"certificate": filepath.Join(dir, "cert.pem"), "privateKey": filepath.Join(dir, "key.pem"),
		"httpPort": port(plain), "tlsPort": port(secure), "retryAfter": map[string]int{"authz": 1, "order": 1},
		"profiles": map[string]any{"default": map[string]any{"description": "three months", "validityPeriod": 7776000}},
	}}))
	noError(t, os.WriteFile(filepath.Join(dir, "config.json"), config, 0o600))
	server := exec.Command(program, "-config", filepath.Join(dir, "config.json"),
		"-dnsserver", resolver.Addr().String())
	server.Env = append(os.Environ(), "PEBBLE_VA_NOSLEEP=1", "PEBBLE_WFE_NONCEREJECT=20")
	log := &lockedBuffer{}
	server.Stdout, server.Stderr = log, log
	noError(t, server.Start())
	stop = func() { kill(server) }
	t.Cleanup(func() {
		if t.Failed() {
			t.Log(log)
		}
	})
	t.Cleanup(stop)
	directory = "https://" + addr + "/dir"
	trusting := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: a.pool}}}
	soon(t, "pebble answers", func() bool {
		resp, err := trusting.Get(directory)
		if err == nil {
			_ = resp.Body.Close()
		}
		return err == nil
	})
	return directory, stop
}

// A site gets its certificates by each of the two ways of asking back, keeps them over restarts without its issuer, and
// says so if there are none.
func TestCertificatesAreObtainedByACME(t *testing.T) {
	slow(t)
	a := newAuthority(t)
	roots := filepath.Join(t.TempDir(), "roots.pem")
	a.pem(t, roots, "CERTIFICATE", a.cert.Raw)
	for _, way := range []string{"TLS", "HTTP"} {
		t.Run("challenge by "+way, func(t *testing.T) {
			secure, plain, called := freeAddress(t), freeAddress(t), ""
			if called = secure; way == "HTTP" {
				called = freeAddress(t) // nothing answers there, so only plain HTTP can prove the domain
			}
			directory, stop := pebble(t, a, called, plain)
			env := []string{"ADDR=" + secure, "SITE_URL=https://www.example.com",
				"TLS_DOMAIN=www.example.com,example.com", "ACME_URL=" + directory,
				"ACME_EMAIL=site@example.com", "SSL_CERT_FILE=" + roots}
			if way == "HTTP" {
				env = append(env, "REDIRECT_ADDR="+plain)
			}
			site := running{data: t.TempDir(), log: &lockedBuffer{}}
			issued := func(name string) *x509.Certificate {
				// Its issuer is new with each start of pebble and trusted by nobody.
				conn, err := tls.Dial("tcp", secure, &tls.Config{InsecureSkipVerify: true, ServerName: name})
				if err != nil {
					return nil
				}
				defer func() { _ = conn.Close() }()
				return conn.ConnectionState().PeerCertificates[0]
			}
			t.Cleanup(func() {
				if t.Failed() {
					t.Log(site.log)
				}
			})
			program := site.process(t, env...)
			for _, name := range []string{"www.example.com", "example.com"} {
				soon(t, "a certificate for "+name, func() bool {
					c := issued(name)
					return c != nil && c.VerifyHostname(name) == nil
				})
			}
			if issued("evil.example") != nil {
				t.Error("there is a certificate for evil.example")
			}
			mustContain(t, "the log", site.log.String(), "a certificate was issued", "domain=www.example.com")
			first := issued("www.example.com").SerialNumber.String()
			kill(program)
			stop()
			program = site.process(t, env...)
			defer func() { kill(program) }()
			soon(t, "the certificate is still there", func() bool { return issued("www.example.com") != nil })
			equal(t, issued("www.example.com").SerialNumber.String(), first, "the certificate after a restart")
		})
	}
	t.Run("no issuer", func(t *testing.T) {
		site := running{data: t.TempDir(), log: &lockedBuffer{}}
		program := site.process(t, "SITE_URL=https://www.example.com", "TLS_DOMAIN=www.example.com",
			"ACME_URL=https://"+freeAddress(t)+"/dir")
		defer func() { kill(program) }()
		soon(t, "the log says why there is no certificate", func() bool {
			return strings.Contains(site.log.String(), "no certificate was issued") &&
				strings.Contains(site.log.String(), "connection refused")
		})
	})
}
