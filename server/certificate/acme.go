package certificate

import (
	"context"
	"crypto/tls"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"path/filepath"
	"time"

	"github.com/caddyserver/certmagic"
	"github.com/mholt/acmez/v3"
	"go.uber.org/zap"
)

// ACMEOptions say what certificates are obtained for, and how.
type ACMEOptions struct {
	Host      string // the site's, one of the domains
	Domains   []string
	Email     string   // for the issuer's account; may be empty
	Directory string   // the issuer's URL; "" for Let's Encrypt
	Data      string   // the data folder, for keys and certificates
	Addr      net.Addr // where the site listens, for challenges by TLS
	Plain     net.Addr // where plain HTTP is answered, for challenges by HTTP; nil for none
	Log       *slog.Logger
}

// ACME obtains certificates, and renews them before they expire.
type ACME struct {
	host    string
	log     *slog.Logger
	domains []string
	cache   *certmagic.Cache
	magic   *certmagic.Config
	issuer  *certmagic.ACMEIssuer
}

// NewACME prepares to obtain certificates. Those that the data folder has are in use at once.
func NewACME(o ACMEOptions) *ACME {
	a := &ACME{host: o.Host, log: o.Log, domains: o.Domains}
	quiet := zap.NewNop() // what matters is logged by its event
	a.cache = certmagic.NewCache(certmagic.CacheOptions{
		GetConfigForCert: func(certmagic.Certificate) (*certmagic.Config, error) { return a.magic, nil },
		Logger:           quiet,
	})
	a.magic = certmagic.New(a.cache, certmagic.Config{
		Storage: &certmagic.FileStorage{Path: filepath.Join(o.Data, "certificates")},
		OnEvent: func(_ context.Context, event string, data map[string]any) error {
			tell(o.Log, event, data)
			return nil
		},
		Logger: quiet,
	})
	listens, _ := netip.ParseAddrPort(o.Addr.String()) // every listener has such an address
	template := certmagic.ACMEIssuer{
		CA: o.Directory, Email: o.Email, Agreed: true, Logger: quiet,
		ListenHost: listens.Addr().String(), AltTLSALPNPort: int(listens.Port()),
		DisableHTTPChallenge: o.Plain == nil,
	}
	if o.Plain != nil {
		plain, _ := netip.ParseAddrPort(o.Plain.String())
		template.AltHTTPPort = int(plain.Port())
	}
	a.issuer = certmagic.NewACMEIssuer(a.magic, template)
	a.magic.Issuers = []certmagic.Issuer{a.issuer}
	return a
}

// Run obtains and renews the certificates until ctx is done. Call it once the site listens, because the issuer calls
// back. Failures are repeated, at growing intervals.
func (a *ACME) Run(ctx context.Context) {
	if err := a.magic.ManageAsync(ctx, a.domains); err != nil {
		a.log.Error("no certificate can be obtained", "error", err)
	}
	<-ctx.Done()
	a.cache.Stop()
}

// tell logs what became of a certificate.
func tell(log *slog.Logger, event string, data map[string]any) {
	switch event {
	case "cert_obtained":
		log.Info("a certificate was issued", "domain", data["identifier"])
	case "cert_failed":
		what := "no certificate was issued; it is tried again"
		if data["renewal"] == true {
			what = "the certificate was not renewed; the one before stays, and it is tried again"
		}
		log.Error(what, "domain", data["identifier"], "error", data["error"])
	}
}

// TLS implements Source.
func (a *ACME) TLS() *tls.Config {
	c := configuration(a.magic.GetCertificate)
	c.NextProtos = append(c.NextProtos, acmez.ACMETLS1Protocol)
	return c
}

// Solve implements Source.
func (a *ACME) Solve(next http.Handler) http.Handler { return a.issuer.HTTPChallengeHandler(next) }

// Expires implements Source.
func (a *ACME) Expires() (latest time.Time) {
	for _, c := range a.cache.AllMatchingCertificates(a.host) {
		if c.Leaf.NotAfter.After(latest) {
			latest = c.Leaf.NotAfter
		}
	}
	return latest
}
