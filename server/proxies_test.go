package main

import (
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"hire360/graph"
)

// The examples of proxies in deploy/ work as they are, but for addresses and paths: TLS, HTTP/2, the redirects, the
// largest application, and the visitor's address, which nobody can choose.
func TestTheSiteBehindEachProxy(t *testing.T) {
	slow(t)
	a, dir := newAuthority(t), t.TempDir()
	a.write(t, dir, 1, time.Now().AddDate(0, 1, 0), "www.example.com", "example.com")
	cert, key, all := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem"), filepath.Join(dir, "all.pem")
	both := append(must[[]byte](t)(os.ReadFile(cert)), must[[]byte](t)(os.ReadFile(key))...)
	noError(t, os.WriteFile(all, both, 0o600))
	for name, c := range map[string]struct {
		program string
		args    []string
		change  func(text, site, secure, plain string) string
	}{
		"nginx.conf": {"nginx", []string{"-g", "daemon off;", "-e", "stderr", "-c"},
			func(text, site, secure, plain string) string {
				text = replaced(t, text, "listen 443", "listen "+secure, "listen 80", "listen "+plain,
					"  listen [::]:443 ssl http2;\n", "", "  listen [::]:80;\n", "", "127.0.0.1:8080", site,
					"/etc/ssl/example.com/cert.pem", cert, "/etc/ssl/example.com/key.pem", key, "/var/log/nginx", dir)
				return "user root;\npid " + dir + "/nginx.pid;\nevents {}\nhttp {\n" +
					"client_body_temp_path " + dir + "/body;\nproxy_temp_path " + dir + "/proxy;\n" + text + "}\n"
			}},
		"haproxy.cfg": {"haproxy", []string{"-db", "-f"}, func(text, site, secure, plain string) string {
			return replaced(t, text, "bind :::443 v4v6", "bind "+secure, "bind :::80 v4v6", "bind "+plain,
				"/etc/ssl/example.com/all.pem", all, "10.0.0.1:8080", site,
				"  server two 10.0.0.2:8080\n  server three 10.0.0.3:8080\n", "")
		}},
		"Caddyfile": {"caddy", []string{"run", "--adapter", "caddyfile", "--config"},
			func(text, site, secure, plain string) string {
				tls := " {\n\ttls " + cert + " " + key + "\n"
				text = replaced(t, text, "127.0.0.1:8080", site, "www.example.com {\n", "www.example.com"+tls,
					"\nexample.com {\n", "\nexample.com"+tls)
				_, securePort, _ := strings.Cut(secure, ":")
				_, plainPort, _ := strings.Cut(plain, ":")
				return replaced(t, text, "\n{\n",
					"\n{\n\tadmin off\n\thttp_port "+plainPort+"\n\thttps_port "+securePort+"\n")
			}},
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := exec.LookPath(c.program); err != nil {
				t.Skip(c.program + " is not installed")
			}
			site := start(t, "--site-url", "https://www.example.com", "--trusted-proxies", "127.0.0.1",
				"--send-limit", "1", "--samples")
			secure, plain := freeAddress(t), freeAddress(t)
			file := filepath.Join(t.TempDir(), name)
			text := c.change(deployed(t, "proxy/"+name), strings.TrimPrefix(site.url, "http://"), secure, plain)
			noError(t, os.WriteFile(file, []byte(text), 0o600))
			log := &lockedBuffer{}
			proxy := exec.Command(c.program, append(c.args, file)...)
			proxy.Env = append(os.Environ(), "HOME="+dir, "XDG_DATA_HOME="+dir, "XDG_CONFIG_HOME="+dir)
			proxy.Stdout, proxy.Stderr, proxy.WaitDelay = log, log, maxWait
			noError(t, proxy.Start())
			t.Cleanup(func() {
				_ = proxy.Process.Signal(syscall.SIGTERM)
				_ = proxy.Wait()
				if t.Failed() {
					t.Log(log)
				}
			})
			visitor, reader := a.client(secure), a.client(plain)
			soon(t, "the proxy answers", func() bool {
				resp, err := visitor.Get("https://www.example.com/readyz")
				if err == nil {
					_ = resp.Body.Close()
				}
				return err == nil && resp.StatusCode == http.StatusOK
			})
			ask := func(client *http.Client, req *http.Request) *http.Response {
				resp := must[*http.Response](t)(client.Do(req))
				must[int64](t)(io.Copy(io.Discard, resp.Body))
				noError(t, resp.Body.Close())
				return resp
			}
			get := func(client *http.Client, url string) *http.Response {
				return ask(client, must[*http.Request](t)(http.NewRequest(http.MethodGet, url, nil)))
			}
			page := get(visitor, "https://www.example.com/careers?q=go")
			equal(t, page.StatusCode, 200, "a page")
			equal(t, page.Proto, "HTTP/2.0", "the protocol")
			for _, moved := range []*http.Response{get(visitor, "https://example.com/careers?q=go"),
				get(reader, "http://www.example.com/careers?q=go")} {
				equal(t, moved.StatusCode, http.StatusPermanentRedirect, "%s", moved.Request.URL)
				if at := moved.Header.Get("Location"); !strings.HasPrefix(at, "https://www.example.com") ||
					!strings.HasSuffix(at, "/careers?q=go") {
					t.Errorf("%s leads to %s", moved.Request.URL, at)
				}
			}
			var files []sentFile
			for i := range graph.MaxFiles {
				padding := strings.Repeat("\n", graph.MaxFileBytes-len(resume))
				files = append(files, sentFile{itoa(i) + ".pdf", resume + padding})
			}
			largest := formRequest(t, "https://www.example.com"+jobPage, application(), files...)
			received := ask(visitor, largest)
			equal(t, received.StatusCode, http.StatusSeeOther, "the largest application")
			receipt := received.Header.Get("Location")
			second := formRequest(t, "https://www.example.com/contact-us", enquiry())
			second.Header.Set("X-Forwarded-For", "203.0.113.9")
			equal(t, ask(visitor, second).StatusCode, http.StatusTooManyRequests, "who says to be another")

			equal(t, get(visitor, "https://www.example.com"+receipt).StatusCode, http.StatusOK, "the receipt")
			site.stop()
			soon(t, "the proxy says that the site is away", func() bool {
				return get(visitor, "https://www.example.com"+receipt+"?q=go").StatusCode >= http.StatusBadGateway
			})
			logged := log.String()
			for _, name := range []string{"hire360.log", "hire360-errors.log"} {
				text, err := os.ReadFile(filepath.Join(dir, name))
				if c.program == "nginx" {
					noError(t, err)
					logged += string(text)
				}
			}
			if c.program != "caddy" {
				mustContain(t, "the log", logged, "GET", "303")
			}
			mustLack(t, "the log", logged, strings.TrimPrefix(receipt, "/receipts/"), "q=go", "203.0.113.9")
			lines := regexp.MustCompile(`(?m)^.*127\.0\.0\.1.*$`).FindAllString(logged, -1)
			if c.program != "caddy" && lines != nil { // which names the site's address
				t.Errorf("the log has the visitor's address: %s", lines)
			}
		})
	}
}

// replaced replaces pairs of texts that must be there.
func replaced(t *testing.T, text string, pairs ...string) string {
	t.Helper()
	for i := 0; i < len(pairs); i += 2 {
		mustContain(t, "the text", text, pairs[i])
	}
	return strings.NewReplacer(pairs...).Replace(text)
}
