package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// Pages name rules for prefetching that suit the device, and none for visitors who save data.
func TestPagesNameSpeculationRules(t *testing.T) {
	site := shared(t)
	for _, c := range []struct{ header, value, want string }{
		{"Accept", "*/*", "moderate"},
		{"Sec-CH-UA-Mobile", "?1", "conservative"},
		{"Save-Data", "on", ""},
	} {
		page := site.get(t, "/about", c.header, c.value)
		address := strings.Trim(page.header.Get("Speculation-Rules"), `"`)
		if c.want == "" {
			equal(t, address, "", "%s: %s: the address of the rules", c.header, c.value)
			continue
		}
		equal(t, page.header.Get("Vary"), "Accept-Encoding", "Vary")
		rules := site.get(t, address)
		equal(t, rules.header.Get("Content-Type"), "application/speculationrules+json", "the type of %s", address)
		var set struct{ Prefetch []struct{ Eagerness string } }
		noError(t, json.Unmarshal([]byte(rules.body), &set))
		if len(set.Prefetch) != 1 || set.Prefetch[0].Eagerness != c.want {
			t.Errorf("%s: %s: the rules are %s, want eagerness %q", c.header, c.value, rules.body, c.want)
		}
	}
}
