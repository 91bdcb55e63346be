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
			p = netip.PrefixFrom(a, a.BitLen())
		}
		proxies = append(proxies, p.Masked())
	}
	return proxies, nil
}

// IP returns the client's address: the peer's or, if the peer is a trusted proxy, the last address in X-Forwarded-For
// that is not one. For IPv6 it is the /64 network, because one visitor may have all of its addresses.
func (v Visitors) IP(r *http.Request) string {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	ip := peer.Addr().Unmap()
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(hops) - 1; i >= 0 && v.trusts(ip); i-- {
		hop, err := netip.ParseAddr(strings.TrimSpace(hops[i]))
		if err != nil {
			break
		}
		ip = hop.Unmap()
	}
	if ip.Is6() {
		if p, err := ip.Prefix(64); err == nil {
			return p.String()
		}
	}
	return ip.String()
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
	if v.CountryHeader != "" {
		if peer, err := netip.ParseAddrPort(r.RemoteAddr); err == nil && v.trusts(peer.Addr().Unmap()) {
			name = r.Header.Get(v.CountryHeader)
		}
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
