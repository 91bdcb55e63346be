package main

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"net/url"
	"strings"

	"hire360/server/certificate"
	"hire360/server/httputil"
)

// secure ends TLS on the listener, if the settings say so, and redirects plain http to the site.
func (s *site) secure(ctx context.Context, a *app, l net.Listener) (net.Listener, error) {
	set := s.settings.TLS
	if !set.On() {
		return l, nil
	}
	site, err := url.Parse(a.SiteURL)
	if err != nil {
		return nil, err
	}
	var plain net.Listener
	if set.Redirect != "" {
		if plain, err = httputil.Listen(set.Redirect); err != nil {
			return nil, err
		}
	}
	if s.certificate, err = s.openCertificate(ctx, a, site.Hostname(), l, plain); err != nil {
		return nil, err
	}
	s.handler = canonical(site, s.handler)
	if plain != nil {
		a.log.Info("redirecting", "from", plain.Addr().String(), "to", a.SiteURL)
		go func() {
			handler := s.certificate.Solve(redirect(site))
			if err := httputil.Serve(ctx, plain, handler, s.settings.Grace, s.log); err != nil {
				s.log.Error("redirect from plain http", "error", err)
			}
		}()
	}
	return tls.NewListener(l, s.certificate.TLS()), nil
}

func (s *site) openCertificate(
	ctx context.Context, a *app, host string, l, plain net.Listener,
) (certificate.Source, error) {
	set := s.settings.TLS
	if set.Cert != "" {
		return certificate.OpenFiles(set.Cert, set.Key, host, s.now, s.log)
	}
	o := certificate.ACMEOptions{Host: host, Domains: set.Domains, Email: set.Email, Directory: set.Issuer,
		Data: a.Data, Addr: l.Addr(), Log: s.log}
	if plain != nil {
		o.Plain = plain.Addr()
	}
	acme := certificate.NewACME(o)
	go acme.Run(ctx)
	return acme, nil
}

// redirect leads to the same path of the site.
func redirect(site *url.URL) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		path := r.URL.RequestURI()
		if !strings.HasPrefix(path, "/") { // OPTIONS *
			path = "/"
		}
		http.Redirect(w, r, site.String()+path, http.StatusPermanentRedirect)
	})
}

// canonical redirects from other names that the certificate may have. Checks of health ask by any name.
func canonical(site *url.URL, next http.Handler) http.Handler {
	elsewhere := redirect(site)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host := (&url.URL{Host: r.Host}).Hostname()
		if strings.EqualFold(host, site.Hostname()) || r.URL.Path == "/healthz" || r.URL.Path == "/readyz" {
			next.ServeHTTP(w, r)
			return
		}
		elsewhere.ServeHTTP(w, r)
	})
}
