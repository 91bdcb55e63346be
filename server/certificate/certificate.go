// Package certificate has the TLS certificates of a site that needs no proxy in front of it: read from files, or
// obtained by ACME (RFC 8555).
package certificate

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net/http"
	"time"
)

// Source provides the certificates of a site. A certificate that cannot be replaced stays in use.
type Source interface {
	// TLS is the configuration of the site's listener, for HTTP/2 and HTTP/1.1.
	TLS() *tls.Config
	// Solve answers the challenges of an ACME server that arrive by plain HTTP, and leaves all else to next.
	Solve(next http.Handler) http.Handler
	// Expires returns when the certificate in use ends, the zero time if there is none yet.
	Expires() time.Time
}

// configuration takes certificates from get. Browsers of the last ten years know TLS 1.2.
func configuration(get func(*tls.ClientHelloInfo) (*tls.Certificate, error)) *tls.Config {
	return &tls.Config{GetCertificate: get, MinVersion: tls.VersionTLS12, NextProtos: []string{"h2", "http/1.1"}}
}

// check returns what is wrong with a certificate for a host at a moment. Browsers refuse it with each of these faults.
func check(leaf *x509.Certificate, host string, now time.Time) error {
	switch {
	case leaf.VerifyHostname(host) != nil:
		return fmt.Errorf("it is not for %s", host)
	case now.After(leaf.NotAfter):
		return fmt.Errorf("%w on %s", errExpired, leaf.NotAfter.UTC().Format(time.DateOnly))
	case now.Before(leaf.NotBefore):
		return fmt.Errorf("it is valid only from %s", leaf.NotBefore.UTC().Format(time.RFC3339))
	}
	return nil
}

var errExpired = errors.New("it expired")
