package main

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// visitors tells who asks: the address no client can forge, and the country.
type visitors struct {
	trusted       []netip.Prefix
	countryHeader string
	fallback      string
}

// ip returns the client's address: the peer's, or where the peer is a trusted proxy, the last address in
// X-Forwarded-For that is not one. An IPv6 address counts as its /64 network, which one visitor may own whole.
func (v visitors) ip(r *http.Request) string {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	at := peer.Addr().Unmap()
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(hops) - 1; i >= 0 && v.trusts(at); i-- {
		hop, err := netip.ParseAddr(strings.TrimSpace(hops[i]))
		if err != nil {
			break
		}
		at = hop.Unmap()
	}
	if at.Is6() {
		if p, err := at.Prefix(64); err == nil {
			return p.String()
		}
	}
	return at.String()
}

func (v visitors) trusts(a netip.Addr) bool {
	return slices.ContainsFunc(v.trusted, func(p netip.Prefix) bool { return p.Contains(a) })
}

// country returns the visitor's country class: "IN" for India, "" for all others, because nothing but the
// offices depends on it. ?country= wins where the page has no filter of that name, then the trusted header.
func (v visitors) country(r *http.Request, filtered bool) string {
	name := v.fallback
	if peer, err := netip.ParseAddrPort(r.RemoteAddr); err == nil && v.countryHeader != "" && v.trusts(peer.Addr().Unmap()) {
		if told := r.Header.Get(v.countryHeader); told != "" {
			name = told
		}
	}
	if asked := r.URL.Query().Get("country"); asked != "" && !filtered {
		name = asked
	}
	switch strings.ToLower(strings.TrimSpace(name)) {
	case "in", "india":
		return "IN"
	}
	return ""
}
