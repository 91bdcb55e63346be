package web

import (
	"net/http"
	"testing"
)

// The grammar: addresses as in X-Forwarded-For of nginx, HAProxy and Envoy, with ports (Azure Application Gateway,
// IIS), nodes of RFC 7239 (quoted, in brackets, "unknown", _obfuscated), empty elements, and several header lines.
func TestAHopIsReadAsProxiesWriteIt(t *testing.T) {
	proxies, err := ParseProxies([]string{"10.0.0.0/8", "fe80::/10", "2001:db8:ffff::1", "::ffff:192.0.2.0/120",
		"::ffff:192.0.3.1"})
	if err != nil {
		t.Fatal(err)
	}
	v := Visitors{Trusted: proxies}
	const trusted = "10.1.1.1:4711"
	for _, c := range []struct {
		peer string
		hops []string
		want string
	}{
		{trusted, nil, "10.1.1.1"},
		{trusted, []string{"203.0.113.11"}, "203.0.113.11"},
		{trusted, []string{"203.0.113.11:5000"}, "203.0.113.11"},
		{trusted, []string{"\t203.0.113.11 "}, "203.0.113.11"},
		{trusted, []string{"[::ffff:203.0.113.11]:5000"}, "203.0.113.11"},
		{trusted, []string{"::FFFF:CB00:710B"}, "203.0.113.11"},
		{trusted, []string{"2001:db8:1:2:3:4:5:6"}, "2001:db8:1:2::/64"},
		{trusted, []string{`"[2001:db8:1:2::9]:5000"`}, "2001:db8:1:2::/64"},
		{trusted, []string{"2001:db8:1:2:3:4:5:6:5000"}, "2001:db8:1:2::/64"},
		{trusted, []string{"[fd00::1%25eth0]:5000"}, "fd00::/64"},
		// Proxies that are trusted themselves, whatever they add to their address.
		{trusted, []string{"203.0.113.11:5000, 10.2.2.2:80, [fe80::2%eth1]:80"}, "203.0.113.11"},
		{"[fe80::1%eth0]:4711", []string{"203.0.113.11"}, "203.0.113.11"},
		{"192.0.2.9:80", []string{"203.0.113.11"}, "203.0.113.11"},
		{"[2001:db8:ffff::1]:80", []string{"203.0.113.11"}, "203.0.113.11"},
		{trusted, []string{"203.0.113.11", "10.2.2.2"}, "203.0.113.11"},
		{trusted, []string{"203.0.113.11,, ,10.2.2.2,"}, "203.0.113.11"},
		// What stands left of an untrusted or unnamed hop is the sender's own word.
		{trusted, []string{"198.51.100.7, 203.0.113.11"}, "203.0.113.11"},
		{trusted, []string{"203.0.113.11, unknown"}, "10.1.1.1"},
		{trusted, []string{"203.0.113.11, _hidden, 10.2.2.2"}, "10.2.2.2"},
		{trusted, []string{"for=203.0.113.11"}, "10.1.1.1"},
		{trusted, []string{"[203.0.113.11"}, "10.1.1.1"},
		{trusted, []string{`"`}, "10.1.1.1"},
		{"203.0.113.99:80", []string{"203.0.113.11"}, "203.0.113.99"},
		{"[2001:db8:5::1]:80", []string{"203.0.113.11"}, "2001:db8:5::/64"},
		{"@", []string{"203.0.113.11"}, "@"},
	} {
		r := &http.Request{RemoteAddr: c.peer, Header: http.Header{"X-Forwarded-For": c.hops}}
		if got := v.IP(r); got != c.want {
			t.Errorf("%s forwards %q: the visitor is %s, want %s", c.peer, c.hops, got, c.want)
		}
	}
}
