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
			if address != "" {
				t.Errorf("%s: %s: the rules are at %s, want none", c.header, c.value, address)
			}
			continue
		}
		if vary := page.header.Get("Vary"); vary != "Accept-Encoding" {
			t.Errorf("the page varies by %q", vary)
		}
		rules := site.get(t, address)
		if got := rules.header.Get("Content-Type"); got != "application/speculationrules+json" {
			t.Errorf("the type of %s is %q", address, got)
		}
		var set struct{ Prefetch []struct{ Eagerness string } }
		if err := json.Unmarshal([]byte(rules.body), &set); err != nil {
			t.Fatal(err)
		}
		if len(set.Prefetch) != 1 || set.Prefetch[0].Eagerness != c.want {
			t.Errorf("%s: %s: the rules are %s, want eagerness %q", c.header, c.value, rules.body, c.want)
		}
	}
}
