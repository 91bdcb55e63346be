package web

import (
	"fmt"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"hire360/graph"
)

// Visitors identifies who sends a request: by an address that clients cannot forge, and a country.
type Visitors struct {
	// Trusted are the networks of proxies whose headers are trusted.
	Trusted []netip.Prefix
	// CountryHeader is the header in which they send the visitor's country, or "".
	CountryHeader string
	// Country is the country of visitors whose country is unknown, as a name or code.
	Country string
}

// ParseProxies parses the networks (10.0.0.0/8) and addresses of trusted proxies.
func ParseProxies(list []string) ([]netip.Prefix, error) {
	var proxies []netip.Prefix
	for _, text := range list {
		p, err := netip.ParsePrefix(text)
		if err != nil {
			a, err := netip.ParseAddr(text)
			if err != nil {
				return nil, fmt.Errorf("TRUSTED_PROXIES contains %q: "+
					"use addresses or networks, such as 10.0.0.0/8", text)
			}
			p = netip.PrefixFrom(plain(a), plain(a).BitLen())
		}
		if a := p.Addr(); a.Is4In6() && p.Bits() >= 96 {
			p = netip.PrefixFrom(a.Unmap(), p.Bits()-96)
		}
		proxies = append(proxies, p.Masked())
	}
	return proxies, nil
}

// IP returns the client's address: the peer's or, if the peer is a trusted proxy, the last address in X-Forwarded-For
// that is not one. For IPv6 it is the /64 network, because one visitor may have all of its addresses.
func (v Visitors) IP(r *http.Request) string {
	ip, ok := parseHop(r.RemoteAddr)
	if !ok {
		return r.RemoteAddr
	}
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(hops) - 1; i >= 0 && v.trusts(ip); i-- {
		hop := strings.TrimSpace(hops[i])
		if hop == "" {
			continue
		}
		// Left of a hop that the proxy does not name, such as "unknown", anything may be forged.
		next, ok := parseHop(hop)
		if !ok {
			break
		}
		ip = next
	}
	if ip.Is6() {
		return netip.PrefixFrom(ip, 64).Masked().String()
	}
	return ip.String()
}

// parseHop reads an address as proxies write it: with a port (203.0.113.7:5000), in brackets ([2001:db8::1]:5000), with
// a zone, or quoted as in RFC 7239.
func parseHop(hop string) (netip.Addr, bool) {
	host := strings.Trim(hop, `"`)
	if inner, rest, ok := strings.Cut(strings.TrimPrefix(host, "["), "]"); ok && (rest == "" || rest[0] == ':') {
		host = inner
	}
	a, err := netip.ParseAddr(host)
	if end := strings.LastIndexByte(host, ':'); err != nil && end >= 0 {
		a, err = netip.ParseAddr(host[:end])
	}
	return plain(a), err == nil
}

// plain returns an address as networks contain it: without a zone, and not mapped into IPv6.
func plain(a netip.Addr) netip.Addr { return a.Unmap().WithZone("") }

// FromProxy reports whether a trusted proxy sent the request, so that its headers are trusted.
func (v Visitors) FromProxy(r *http.Request) bool {
	peer, ok := parseHop(r.RemoteAddr)
	return ok && v.trusts(peer)
}

func (v Visitors) trusts(ip netip.Addr) bool {
	return slices.ContainsFunc(v.Trusted, func(p netip.Prefix) bool { return p.Contains(ip) })
}

// abroad stands for visitors who are known to be outside India. ISO 3166 reserves the code for users.
const abroad = "ZZ"

// country returns "IN" for India, abroad for any other country, and "" if it is unknown, so that the setting applies.
// Only the offices depend on it: unless the setting is India, "" is returned for other countries too. The parameter
// country has precedence unless it is a filter of the page, then the header of a trusted proxy.
func (v Visitors) country(r *http.Request, isFilter bool) string {
	name := ""
	if v.CountryHeader != "" && v.FromProxy(r) {
		name = r.Header.Get(v.CountryHeader)
	}
	if chosen := r.URL.Query().Get("country"); chosen != "" && !isFilter {
		name = chosen
	}
	switch {
	case graph.IsIndia(name):
		return "IN"
	case strings.TrimSpace(name) == "", !graph.IsIndia(v.Country):
		return ""
	}
	return abroad
}
