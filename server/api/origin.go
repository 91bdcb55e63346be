package api

import (
	"net"
	"net/http"
	"net/url"
)

// SameOrigin reports whether a request comes from a page of the site, or from no browser. The Host header decides
// nothing: behind a careless proxy it is the sender's. While developing, a page of this machine may send to itself.
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

// fromBrowser reports whether a request has a header that browsers send with every upload.
func fromBrowser(r *http.Request) bool {
	return r.Header.Get("Origin") != "" || r.Header.Get("Sec-Fetch-Site") != ""
}
