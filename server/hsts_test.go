package main

import (
	"testing"

	"hire360/server/web"
)

// A site binds its own host and no other until somebody asks for more, and only with https.
func TestHSTSIsWhatTheSettingSays(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--site-url", "https://example.com"}, "max-age=63072000"},
		{[]string{"--site-url", "https://example.com", "--hsts", "300"}, "max-age=300"},
		{[]string{"--site-url", "https://example.com", "--hsts", "63072000,includeSubDomains,preload"},
			"max-age=63072000; includeSubDomains; preload"},
		{[]string{"--site-url", "https://example.com", "--hsts", "off"}, ""},
		{[]string{"--site-url", "http://example.com", "--hsts", "300"}, ""},
		{nil, ""},
	} {
		site := start(t, c.args...)
		for _, path := range []string{"/", "/robots.txt", "/nothing-here"} {
			equal(t, site.get(t, path).header.Get("Strict-Transport-Security"), c.want, "%v, %s", c.args, path)
		}
		site.stop()
	}
}

func TestTheGrammarOfHSTS(t *testing.T) {
	for setting, want := range map[string]string{
		"off": "", "OFF": "", "0": "max-age=0", "31536000": "max-age=31536000",
		"31536000,includesubdomains":                   "max-age=31536000; includeSubDomains",
		"31536000, includeSubDomains":                  "max-age=31536000; includeSubDomains",
		"max-age=31536000; includeSubDomains; preload": "max-age=31536000; includeSubDomains; preload",
		`Max-Age="300"`:                                "max-age=300",
		"on":                                           "error", "true": "error", "1y": "error", "-1": "error",
		"1.5": "error", ",": "error", " ": "error",
		"99999999999": "error", "300,subdomains": "error", "includeSubDomains": "error",
		"31536000,preload": "error", "300,includeSubDomains,preload": "error", "max-age": "error",
		"300\r\nSet-Cookie: a=b": "error",
	} {
		got, err := web.ParseHSTS(setting)
		if (err != nil) != (want == "error") || err == nil && got != want {
			t.Errorf("%q: got %q (%v), want %q", setting, got, err, want)
		}
	}
}
