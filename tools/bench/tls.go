package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"fmt"
	"io"
	"maps"
	"math/big"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

const (
	tlsHost = "www.example.com"
	tlsPage = "/our-services/software-development"
)

// nginxConf serves one page to every address with the headers of the site, and logs each request, as the site does.
const nginxConf = `daemon off;
worker_processes auto;
pid nginx.pid;
error_log stderr;
events {}
http {
  access_log access.log;
  keepalive_requests 10000000;
  server {
    listen %s ssl http2;
    ssl_certificate cert.pem;
    ssl_certificate_key key.pem;
    root .;
    types {}
    default_type "text/html; charset=utf-8";
%s    try_files /page =404;
  }
}
`

// encrypted compares TLS handshakes and requests by HTTP/2 with nginx, which serves the same page with the same
// certificate.
func encrypted(program string) error {
	dir, err := os.MkdirTemp("", "site-bench-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	if err := writeCertificate(dir); err != nil {
		return err
	}
	site, err := begin(program, filepath.Join(dir, "data"), "SITE_URL=https://"+tlsHost,
		"TLS_CERT="+filepath.Join(dir, "cert.pem"), "TLS_KEY="+filepath.Join(dir, "key.pem"), "SAMPLES=on")
	if err != nil {
		return err
	}
	defer site.stop()
	ours := strings.TrimPrefix(site.url, "http://")
	page, header, err := encryptedPage(encryptedClient(ours))
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "page"), page, 0o644); err != nil {
		return err
	}
	site.settle()
	theirs, stop, err := startNginx(dir, header)
	if err != nil {
		return err
	}
	defer stop()
	for _, c := range []struct {
		what    string
		request func(addr string) func() error
	}{
		{"TLS handshakes, against nginx", handshakes},
		{"cached page in brotli by HTTP/2, requests/s against nginx", func(addr string) func() error {
			// Each visitor has a connection.
			clients := make(chan *http.Client, connections)
			for range connections {
				clients <- encryptedClient(addr)
			}
			return func() error {
				client := <-clients
				defer func() { clients <- client }()
				_, _, err := encryptedPage(client)
				return err
			}
		}},
	} {
		ratio, err := inTurnsOf(c.request(ours), c.request(theirs))
		if err != nil {
			return err
		}
		atLeast(c.what, ratio, 0.7)
	}
	return nil
}

// inTurnsOf returns the rate of one kind of request divided by that of another.
func inTurnsOf(ours, theirs func() error) (float64, error) {
	var rates [2][]float64
	for range 7 {
		for i, request := range []func() error{ours, theirs} {
			n, took, err := repeat(request)
			if err != nil {
				return 0, err
			}
			rates[i] = append(rates[i], float64(n)/took.Seconds())
		}
	}
	return middle(rates[0]) / middle(rates[1]), nil
}

func handshakes(addr string) func() error {
	return func() error {
		c, err := tls.Dial("tcp", addr, &tls.Config{ServerName: tlsHost, InsecureSkipVerify: true})
		if err != nil {
			return err
		}
		return c.Close()
	}
}

// encryptedClient connects to one server whatever the host.
func encryptedClient(addr string) *http.Client {
	return &http.Client{Timeout: 20 * time.Second, Transport: &http.Transport{
		ForceAttemptHTTP2: true, DisableCompression: true,
		TLSClientConfig: &tls.Config{ServerName: tlsHost, InsecureSkipVerify: true},
		Dial:            func(string, string) (net.Conn, error) { return net.Dial("tcp", addr) },
	}}
}

func encryptedPage(client *http.Client) ([]byte, http.Header, error) {
	req, err := http.NewRequest(http.MethodGet, "https://"+tlsHost+tlsPage, nil)
	if err != nil {
		return nil, nil, err
	}
	req.Header.Set("Accept-Encoding", "br")
	resp, err := client.Do(req)
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = resp.Body.Close() }()
	body, err := io.ReadAll(resp.Body)
	if err == nil && (resp.StatusCode != http.StatusOK || resp.ProtoMajor != 2) {
		err = fmt.Errorf("status %d by %s", resp.StatusCode, resp.Proto)
	}
	return body, resp.Header, err
}

// nginxHeaders are the lines that add headers to nginx's answers, except those that it sends by itself.
func nginxHeaders(header http.Header) string {
	var lines strings.Builder
	for _, name := range slices.Sorted(maps.Keys(header)) {
		switch name {
		case "Content-Length", "Content-Type", "Date", "Etag":
		default:
			for _, value := range header[name] {
				fmt.Fprintf(&lines, "    add_header %s %q;\n", name, value)
			}
		}
	}
	return lines.String()
}

// startNginx serves the page in a folder with headers, and waits until it does.
func startNginx(dir string, header http.Header) (addr string, stop func(), err error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", nil, err
	}
	addr = l.Addr().String()
	_ = l.Close()
	conf := filepath.Join(dir, "nginx.conf")
	if err := os.WriteFile(conf, fmt.Appendf(nil, nginxConf, addr, nginxHeaders(header)), 0o644); err != nil {
		return "", nil, err
	}
	if err := os.Chmod(dir, 0o755); err != nil { // the workers are another user's
		return "", nil, err
	}
	cmd := exec.Command("nginx", "-p", dir, "-c", conf)
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		return "", nil, fmt.Errorf("%w: install nginx, for example with make proxies", err)
	}
	stop = func() {
		_ = cmd.Process.Signal(os.Interrupt)
		_ = cmd.Wait()
	}
	client := encryptedClient(addr)
	for range 100 {
		if _, _, err = encryptedPage(client); err == nil {
			return addr, stop, nil
		}
		time.Sleep(50 * time.Millisecond)
	}
	stop()
	return "", nil, err
}

func writeCertificate(dir string) error {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return err
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: tlsHost},
		DNSNames: []string{tlsHost}, NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(24 * time.Hour)}
	cert, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		return err
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		return err
	}
	for name, block := range map[string]*pem.Block{
		"cert.pem": {Type: "CERTIFICATE", Bytes: cert}, "key.pem": {Type: "PRIVATE KEY", Bytes: private}} {
		if err := os.WriteFile(filepath.Join(dir, name), pem.EncodeToMemory(block), 0o600); err != nil {
			return err
		}
	}
	return nil
}
