package config

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
)

// TLS are the settings of a server that visitors reach without a proxy.
type TLS struct {
	Cert     string   `name:"tls-cert" env:"TLS_CERT" help:"File with the TLS certificate and its chain, PEM. Read again when it changes."`
	Key      string   `name:"tls-key" env:"TLS_KEY" help:"File with the key of TLS_CERT, PEM."`
	Domains  []string `name:"tls-domain" env:"TLS_DOMAIN" help:"Obtain certificates for these domains by ACME, such as example.com,www.example.com. One of them is that of SITE_URL."`
	Email    string   `name:"acme-email" env:"ACME_EMAIL" help:"Where the issuer of certificates may write to. Default: none."`
	Issuer   string   `name:"acme-url" env:"ACME_URL" help:"Directory URL of the ACME issuer. Default: Let's Encrypt."`
	Redirect string   `name:"redirect-addr" env:"REDIRECT_ADDR" help:"Address on which plain http is redirected to SITE_URL, such as :80. Default: none."`
}

// On reports whether the site ends TLS itself.
func (t *TLS) On() bool { return t.Cert != "" || len(t.Domains) > 0 }

// Check checks the settings among themselves and against the site's URL.
func (t *TLS) Check(site string) error {
	u, err := url.Parse(site)
	if err != nil {
		return err
	}
	switch {
	case (t.Cert == "") != (t.Key == ""):
		return fmt.Errorf("TLS_CERT or TLS_KEY is set alone: set both, or neither")
	case t.Cert != "" && len(t.Domains) > 0:
		return fmt.Errorf("TLS_CERT and TLS_DOMAIN are both set: " +
			"use TLS_CERT for a certificate that you have, or TLS_DOMAIN to obtain one")
	case !t.On() && t.Redirect+t.Email+t.Issuer != "":
		return fmt.Errorf("REDIRECT_ADDR, ACME_EMAIL or ACME_URL is set without TLS: " +
			"set TLS_CERT and TLS_KEY, or TLS_DOMAIN, or let your proxy redirect and remove them")
	case t.On() && u.Scheme != "https":
		return fmt.Errorf("SITE_URL is %s while TLS_CERT or TLS_DOMAIN is set: use https", site)
	case t.Issuer != "" && !strings.HasPrefix(t.Issuer, "https://"):
		return fmt.Errorf("ACME_URL is %q: use the https URL of an ACME directory", t.Issuer)
	case len(t.Domains) > 0 && !slices.Contains(t.Domains, u.Hostname()):
		return fmt.Errorf("TLS_DOMAIN has no %s, the host of SITE_URL: add it", u.Hostname())
	}
	return nil
}
