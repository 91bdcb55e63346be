package httputil

import (
	"net"
	"net/http"
	"net/url"
)

// SameOrigin reports whether a request comes from a page of the site, given as scheme and host, or from a program that
// is not a browser. The Host header is not trusted, because some proxies forward the sender's. For development, a page
// on a loopback address may send to its own server.
func SameOrigin(r *http.Request, site string) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		from := r.Header.Get("Sec-Fetch-Site")
		return from == "" || from == "same-origin" || from == "none"
	}
	if origin == site {
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && u.Host == r.Host && isLoopback(u.Hostname())
}

func isLoopback(host string) bool { return host == "localhost" || net.ParseIP(host).IsLoopback() }
