package web

import (
	"fmt"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"hire360/graph"
)

// Visitors says who sends a request: an address that no client can forge, and a country.
type Visitors struct {
	// Trusted are the networks of proxies whose headers are believed.
	Trusted []netip.Prefix
	// CountryHeader is the header in which they send the visitor's country; "" for none.
	CountryHeader string
	// Country is that of visitors about whom nothing is known, as a name or code.
	Country string
}

// ParseProxies reads the networks (10.0.0.0/8) and addresses of trusted proxies.
func ParseProxies(list []string) ([]netip.Prefix, error) {
	var proxies []netip.Prefix
	for _, text := range list {
		p, err := netip.ParsePrefix(text)
		if err != nil {
			a, err := netip.ParseAddr(text)
			if err != nil {
				return nil, fmt.Errorf("TRUSTED_PROXIES holds %q: "+
					"give addresses or networks, such as 10.0.0.0/8", text)
			}
			p = netip.PrefixFrom(a, a.BitLen())
		}
		proxies = append(proxies, p.Masked())
	}
	return proxies, nil
}

// IP returns the client's address: the peer's, or where the peer is a trusted proxy, the last address in
// X-Forwarded-For that is not one. An IPv6 address is returned as its /64 network, all of which one visitor may own.
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

// abroad is the class of visitors who are known not to be in India: a code that ISO 3166 leaves to users.
const abroad = "ZZ"

// country returns the visitor's country class: "IN" for India, abroad for all other countries, and "" when nothing is
// known, so that the setting decides. Only the offices depend on it: where the setting is not India, "" serves for
// abroad too. ?country= wins unless it is a filter of the page, then the header of a trusted proxy.
func (v Visitors) country(r *http.Request, isFilter bool) string {
	name := ""
	if peer, err := netip.ParseAddrPort(r.RemoteAddr); err == nil && v.CountryHeader != "" &&
		v.trusts(peer.Addr().Unmap()) {
		name = r.Header.Get(v.CountryHeader)
	}
	if wanted := r.URL.Query().Get("country"); wanted != "" && !isFilter {
		name = wanted
	}
	switch {
	case graph.IsIndia(name):
		return "IN"
	case strings.TrimSpace(name) == "", !graph.IsIndia(v.Country):
		return ""
	}
	return abroad
}
