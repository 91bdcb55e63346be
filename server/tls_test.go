package main

import (
	"cmp"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"io"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// authority signs the certificates of a test.
type authority struct {
	key  *ecdsa.PrivateKey
	cert *x509.Certificate
	pool *x509.CertPool
}

func newAuthority(t *testing.T) *authority {
	t.Helper()
	key := must[*ecdsa.PrivateKey](t)(ecdsa.GenerateKey(elliptic.P256(), rand.Reader))
	a := &authority{key: key, pool: x509.NewCertPool()}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "Test CA"}, IsCA: true,
		BasicConstraintsValid: true, NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().AddDate(1, 0, 0)}
	der := must[[]byte](t)(x509.CreateCertificate(rand.Reader, template, template, a.key.Public(), a.key))
	a.cert = must[*x509.Certificate](t)(x509.ParseCertificate(der))
	a.pool.AddCert(a.cert)
	return a
}

// write writes a certificate for names and its key to cert.pem and key.pem in a folder.
func (a *authority) write(t *testing.T, dir string, serial int64, expires time.Time, names ...string) {
	t.Helper()
	key := must[*ecdsa.PrivateKey](t)(ecdsa.GenerateKey(elliptic.P256(), rand.Reader))
	template := &x509.Certificate{SerialNumber: big.NewInt(serial), DNSNames: names,
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, NotBefore: time.Now().AddDate(-1, 0, 0), NotAfter: expires}
	der := must[[]byte](t)(x509.CreateCertificate(rand.Reader, template, a.cert, key.Public(), a.key))
	a.pem(t, filepath.Join(dir, "cert.pem"), "CERTIFICATE", der)
	a.pem(t, filepath.Join(dir, "key.pem"), "PRIVATE KEY", must[[]byte](t)(x509.MarshalPKCS8PrivateKey(key)))
}

func (a *authority) pem(t *testing.T, file, kind string, der []byte) {
	t.Helper()
	noError(t, os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}), 0o600))
}

// client asks for names of the site as if DNS led them to addr. It doesn't follow redirects.
func (a *authority) client(addr string) *http.Client {
	dial := func(ctx context.Context, network, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, network, addr)
	}
	return &http.Client{
		Transport: &http.Transport{DialContext: dial, ForceAttemptHTTP2: true, DisableKeepAlives: true,
			TLSClientConfig: &tls.Config{RootCAs: a.pool}},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// secured starts a site with the certificate of a folder, and returns its addresses: with TLS, and the one that
// redirects.
func secured(t *testing.T, dir string, args ...string) (site running, secure, plain string) {
	t.Helper()
	site = start(t, append([]string{"--site-url", "https://www.example.com", "--redirect-addr", "127.0.0.1:0",
		"--tls-cert", filepath.Join(dir, "cert.pem"), "--tls-key", filepath.Join(dir, "key.pem")}, args...)...)
	found := regexp.MustCompile(`redirecting from=(\S+)`).FindStringSubmatch(site.log.String())
	if found == nil {
		t.Fatalf("the log does not say where it redirects:\n%s", site.log)
	}
	return site, strings.TrimPrefix(site.url, "http://"), found[1]
}

func TestASiteEndsTLSItself(t *testing.T) {
	a, dir := newAuthority(t), t.TempDir()
	a.write(t, dir, 7, time.Now().AddDate(0, 3, 0), "www.example.com", "example.com")
	site, secure, plain := secured(t, dir)
	resp := must[*http.Response](t)(a.client(secure).Get("https://www.example.com/about"))
	page := string(must[[]byte](t)(io.ReadAll(resp.Body)))
	noError(t, resp.Body.Close())
	equal(t, resp.StatusCode, 200, "a page")
	equal(t, resp.Proto, "HTTP/2.0", "the protocol")
	equal(t, resp.Header.Get("Strict-Transport-Security"), "max-age=63072000", "HSTS")
	mustContain(t, "the page", page, `href="https://www.example.com/about"`)

	for _, c := range []struct {
		client *http.Client
		from   string
		want   string
	}{
		{a.client(secure), "https://example.com/careers?q=go", "https://www.example.com/careers?q=go"},
		{a.client(secure), "https://example.com/readyz", "200"},
		{a.client(plain), "http://www.example.com/", "https://www.example.com/"},
		{a.client(plain), "http://evil.example/?q=%2F%2Fevil.example", "https://www.example.com/?q=%2F%2Fevil.example"},
		{a.client(plain), "http://www.example.com//evil.example/%2e", "https://www.example.com//evil.example/%2e"},
	} {
		resp := must[*http.Response](t)(c.client.Get(c.from))
		noError(t, resp.Body.Close())
		got := resp.Header.Get("Location")
		if resp.StatusCode != http.StatusPermanentRedirect {
			got = itoa(resp.StatusCode)
		}
		equal(t, got, c.want, "%s", c.from)
	}
	conn := must[net.Conn](t)(net.Dial("tcp", plain))
	must[int](t)(conn.Write([]byte("OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")))
	answer := string(must[[]byte](t)(io.ReadAll(conn)))
	mustLack(t, "OPTIONS *", answer, "example.com*")

	old := &tls.Config{RootCAs: a.pool, ServerName: "www.example.com", MaxVersion: tls.VersionTLS11}
	if _, err := tls.Dial("tcp", secure, old); err == nil {
		t.Error("TLS 1.1 is taken")
	}
	tooEarly := must[net.Conn](t)(net.Dial("tcp", secure))
	must[int](t)(tooEarly.Write([]byte("no handshake at all\r\n\r\n")))
	must[[]byte](t)(io.ReadAll(tooEarly)) // until the site has hung up
	t.Setenv("ADDR", secure)
	t.Setenv("TLS_CERT", filepath.Join(dir, "cert.pem"))
	equal(t, site.works(t, "ready"), "ready\n", "the command ready")
	mustLack(t, "the log", site.log.String(), "handshake", "level=ERROR")
	noError(t, tooEarly.Close())
}

// While a site runs, a certificate that browsers would refuse never replaces one that they take.
func TestACertificateIsReplacedWhileTheSiteRuns(t *testing.T) {
	a, dir := newAuthority(t), t.TempDir()
	soonest := time.Now().AddDate(0, 1, 0)
	a.write(t, dir, 1, soonest, "www.example.com")
	site, secure, _ := secured(t, dir, "--admin-addr", "127.0.0.1:0")
	anyCertificate := &tls.Config{InsecureSkipVerify: true, ServerName: "www.example.com"}
	serial := func() int64 {
		conn := must[*tls.Conn](t)(tls.Dial("tcp", secure, anyCertificate))
		defer func() { _ = conn.Close() }()
		return conn.ConnectionState().PeerCertificates[0].SerialNumber.Int64()
	}
	equal(t, serial(), 1, "the first certificate")
	key := must[[]byte](t)(os.ReadFile(filepath.Join(dir, "key.pem")))
	broken := func(file, text string) { noError(t, os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600)) }
	for name, replace := range map[string]func(){
		"it expired on":                 func() { a.write(t, dir, 2, time.Now().AddDate(0, 0, -1), "www.example.com") },
		"it is not for www.example.com": func() { a.write(t, dir, 3, soonest, "example.com") },
		"failed to find any PEM data":   func() { broken("cert.pem", "half a certificate") },
		"no such file":                  func() { noError(t, os.Remove(filepath.Join(dir, "key.pem"))) },
		"does not match public key": func() {
			a.write(t, dir, 4, soonest, "www.example.com")
			broken("key.pem", string(key))
		},
	} {
		replace()
		soon(t, name, func() bool {
			equal(t, serial(), 1, "%s: the certificate", name)
			return strings.Contains(site.log.String(), name)
		})
	}
	a.write(t, dir, 5, soonest, "*.example.com")
	soon(t, "a usable one is taken", func() bool { return serial() == 5 })
	mustContain(t, "the log", site.log.String(), "the one before stays", "the certificate has been replaced")
	mustContain(t, "the figures", site.metrics(t), "site_certificate_expires_seconds 1.")
}

func TestACertificateIsCheckedAtTheStart(t *testing.T) {
	a := newAuthority(t)
	later, before := time.Now().AddDate(0, 1, 0), time.Now().AddDate(0, 0, -1)
	none := []string{"--tls-cert", "", "--tls-key", ""}
	for name, c := range map[string]struct {
		host string
		args []string
		code int
		want string
	}{
		"another name":   {"example.com", nil, 1, "TLS_CERT and TLS_KEY cannot be used: it is not for www.example.com"},
		"unreadable":     {"", []string{"--tls-key", "/nowhere"}, 1, "/nowhere: no such file"},
		"the key alone":  {"", []string{"--tls-cert", ""}, 2, "TLS_CERT or TLS_KEY is set alone"},
		"both kinds":     {"", []string{"--tls-domain", "www.example.com"}, 2, "TLS_CERT and TLS_DOMAIN are both set"},
		"without https":  {"", []string{"--site-url", "http://www.example.com"}, 2, "use https"},
		"another domain": {"", append(none, "--tls-domain", "example.com"), 2, "TLS_DOMAIN has no www.example.com"},
		"redirect alone": {"", none, 2, "without TLS"},
		"a plain issuer": {"", []string{"--acme-url", "http://ca.example"}, 2, "ACME_URL"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			a.write(t, dir, 1, later, cmp.Or(c.host, "www.example.com"))
			refuses(t, c.code, serving(append([]string{"--site-url", "https://www.example.com",
				"--redirect-addr", "127.0.0.1:0", "--tls-cert", filepath.Join(dir, "cert.pem"),
				"--tls-key", filepath.Join(dir, "key.pem")}, c.args...)...), c.want)
		})
	}
	// One that has expired is served, and the log says so: a site that cannot restart helps nobody.
	dir := t.TempDir()
	a.write(t, dir, 1, before, "www.example.com")
	site, _, _ := secured(t, dir)
	mustContain(t, "the log", site.log.String(), "browsers refuse the certificate", "it expired on")
}
