package main

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"hire360/server/content"
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

// abroad is the country class of a visitor who is known not to be in India: a code that ISO 3166 leaves to users.
const abroad = "ZZ"

// country returns the visitor's country class: "IN" for India, abroad for all other countries, and "" when nothing is
// known, which the COUNTRY setting then decides. Nothing but the offices depends on it, so where that setting is not India
// "" serves for abroad too. ?country= wins where the page has no filter of that name, then the trusted header.
func (v visitors) country(r *http.Request, filtered bool) string {
	name := ""
	if peer, err := netip.ParseAddrPort(r.RemoteAddr); err == nil && v.countryHeader != "" && v.trusts(peer.Addr().Unmap()) {
		name = r.Header.Get(v.countryHeader)
	}
	if asked := r.URL.Query().Get("country"); asked != "" && !filtered {
		name = asked
	}
	switch {
	case content.IsIndia(name):
		return "IN"
	case strings.TrimSpace(name) == "", !content.IsIndia(v.fallback):
		return ""
	}
	return abroad
}
