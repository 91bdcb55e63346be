package main

import (
	"net/http"
	"slices"
	"strings"
	"testing"
)

// Behind a proxy each visitor has a limit of their own, and nobody a second one by what they write into the header
// themselves.
func TestATrustedProxySaysWhoAsks(t *testing.T) {
	slow(t)
	site := start(t, "--trusted-proxies", "127.0.0.1,10.0.0.0/8", "--send-limit", "1")
	enquiry := form("form", "enquiry", "name", "Ada Example", "email", "ada@example.com", "message", "Hello", "consent",
		"true").Encode()
	for _, c := range []struct {
		hops    string
		limited bool
	}{
		{"203.0.113.9", false}, {"203.0.113.9", true}, {"198.51.100.1, 203.0.113.9", true},
		{"203.0.113.9, 10.1.2.3", true}, {"203.0.113.10", false},
		{"2001:db8:1:2::1", false}, {"2001:db8:1:2:ffff::9", true}, {"2001:db8:1:3::1", false},
		{"::ffff:203.0.113.10", true},
		{"203.0.113.20:5000", false}, {"203.0.113.20:5001", true}, {"203.0.113.21:5000", false},
		{"[2001:db8:1:4::1]:5000", false}, {"[2001:db8:1:4::2]:5001", true},
		{"", false}, {"203.0.113.11, somebody", true},
	} {
		got := send(t, http.MethodPost, site.url+"/contact-us", enquiry, "Content-Type",
			"application/x-www-form-urlencoded", "X-Forwarded-For", c.hops)
		if want := map[bool]int{true: http.StatusTooManyRequests,
			false: http.StatusSeeOther}[c.limited]; got.status != want {
			t.Errorf("%q: answers %d, want %d", c.hops, got.status, want)
		}
	}
}

func TestATrustedProxySaysTheCountry(t *testing.T) {
	slow(t)
	for proxies, want := range map[string]bool{"127.0.0.1": true, "10.0.0.0/8": false} {
		site := start(t, "--trusted-proxies", proxies, "--country-header", "CF-IPCountry")
		for _, country := range []string{"IN", "US", ""} {
			if got := strings.Contains(footer(site.get(t, "/", "CF-IPCountry", country).body),
				"Vadodara"); got != (want && country == "IN") {
				t.Errorf("proxies %s, country %q: Vadodara in the footer is %v", proxies, country, got)
			}
		}
		if got := strings.Contains(footer(site.get(t, "/?country=US", "CF-IPCountry", "IN").body), "Vadodara"); got {
			t.Error("what the visitor asks for does not win")
		}
	}
}

// Visitors who are known to be elsewhere see no Indian offices, whatever the setting says of those about whom nothing
// is known: neither on the page nor in its data for search engines.
func TestTheCountrySettingIsForUnknownVisitors(t *testing.T) {
	slow(t)
	site := start(t, "--country", "India", "--trusted-proxies", "127.0.0.1", "--country-header", "CF-IPCountry")
	for _, c := range []struct {
		query, header string
		want          bool
	}{{"", "", true}, {"?country=US", "", false}, {"", "US", false}, {"?country=in", "US", true},
		{"?country=Canada", "IN", false}} {
		page := site.get(t, "/contact-us"+c.query, "CF-IPCountry", c.header).body
		equal(t, strings.Contains(footer(page), "Vadodara"), c.want,
			"%q, header %q: whether Vadodara is in the footer", c.query, c.header)
		places := nodesOf(t, page, "Place")
		if got := slices.ContainsFunc(places, func(n map[string]any) bool {
			return strings.Contains(n["name"].(string),
				"Vadodara")
		}); got != c.want || len(places) < 11 {
			t.Errorf("%q, header %q: of %d places in the structured data Vadodara is one: %v", c.query, c.header,
				len(places), got)
		}
	}
}
