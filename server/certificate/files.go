package certificate

import (
	"crypto/tls"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"os"
	"sync"
	"time"
)

// Files is a certificate in two files. They are read again once one of them has changed.
type Files struct {
	chain, key string
	host       string
	now        func() time.Time
	log        *slog.Logger

	mu      sync.Mutex
	current *tls.Certificate
	version string    // of the files that were read last, whether they were usable or not
	looked  time.Time // when the files were last looked at
}

// OpenFiles reads a certificate for a host: a PEM file with the chain, the certificate first, and one with its key. It
// returns an error if the files cannot be used, but takes a certificate that has expired, and logs that: a site that
// cannot restart helps nobody.
func OpenFiles(chain, key, host string, now func() time.Time, log *slog.Logger) (*Files, error) {
	f := &Files{chain: chain, key: key, host: host, now: now, log: log, version: version(chain, key), looked: now()}
	c, err := f.read()
	if c == nil || err != nil && !errors.Is(err, errExpired) {
		return nil, fmt.Errorf("the certificate in TLS_CERT and TLS_KEY cannot be used: %w", err)
	}
	if err != nil {
		log.Error("browsers refuse the certificate", "file", chain, "error", err)
	}
	f.current = c
	return f, nil
}

// read reads the files. An error with a certificate says why browsers refuse it.
func (f *Files) read() (*tls.Certificate, error) {
	c, err := tls.LoadX509KeyPair(f.chain, f.key)
	if err != nil {
		return nil, err
	}
	return &c, check(c.Leaf, f.host, f.now())
}

// version changes when one of the files does.
func version(files ...string) (v string) {
	for _, file := range files {
		if info, err := os.Stat(file); err == nil {
			v += fmt.Sprint(info.ModTime().UnixNano(), " ", info.Size(), " ")
		}
	}
	return v
}

// get returns the certificate in use. It looks at most once a second whether the files have changed.
func (f *Files) get(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if now := f.now(); now.Sub(f.looked).Abs() >= time.Second {
		f.looked = now
		if v := version(f.chain, f.key); v != f.version {
			f.version = v
			f.replace()
		}
	}
	return f.current, nil
}

func (f *Files) replace() {
	c, err := f.read()
	if err != nil {
		f.log.Error("the new certificate cannot be used; the one before stays", "file", f.chain, "error", err)
		return
	}
	f.log.Info("the certificate has been replaced", "expires", c.Leaf.NotAfter)
	f.current = c
}

// TLS implements Source.
func (f *Files) TLS() *tls.Config { return configuration(f.get) }

// Solve implements Source.
func (f *Files) Solve(next http.Handler) http.Handler { return next }

// Expires implements Source.
func (f *Files) Expires() time.Time {
	c, _ := f.get(nil)
	return c.Leaf.NotAfter
}
