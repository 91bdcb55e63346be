package main

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"
)

// While the provider is down, one visitor may send half as much.
func TestAProviderReachesPageAndAnswer(t *testing.T) {
	unreachable := func(a *app) { a.now, a.timeout, a.captchaURL = time.Now, maxWait, "http://127.0.0.1:1/nobody" }
	site := startWith(t, t.TempDir(), unreachable,
		"--captcha", "turnstile", "--captcha-site-key", "0xKEY", "--captcha-secret", "hush", "--send-limit", "4")
	page := site.get(t, "/contact-us")
	policy := hashes.ReplaceAllString(page.header.Get("Content-Security-Policy"), "'hash'")
	mustContain(t, "policy", policy, "script-src 'self' 'hash' 'hash' https://challenges.cloudflare.com;",
		"frame-src https://challenges.cloudflare.com;", "connect-src 'self';")
	if strings.Contains(policy, "trusted-types") || page.header.Get("Cross-Origin-Embedder-Policy") != "" {
		t.Errorf("the provider's script cannot work under %s", policy)
	}
	answer := site.graphql(t, `{"query":"{ captcha { provider siteKey challenge { salt } } }"}`)
	mustContain(t, "captcha", answer.body, `"provider":"TURNSTILE"`, `"siteKey":"0xKEY"`, `"challenge":null`)
	for i, want := range []int{200, 200, 200, 429} {
		sent := site.graphql(t, fmt.Sprintf(`{"query":"mutation { sendEnquiry(input: {key: \"00000000-0000-4000-8000-%012d\", `+
			`name: \"Dana\", email: \"dana@example.org\", message: \"Hello.\", consent: true, captcha: \"token\"}) `+
			`{ receipt { reference } } }"}`, i))
		if sent.status != want || (want == 200) != strings.Contains(sent.body, "ENQ-") {
			t.Errorf("enquiry %d answers %d, want %d\n%s", i, sent.status, want, sent.body)
		}
	}
	mustContain(t, "log", site.log.String(), "unchecked=3")
	mustLack(t, "the log", site.logged(t), "hush")
}

var hashes = regexp.MustCompile(`'sha256-[A-Za-z0-9+/]{43}='`)

func TestWithoutAProviderNothingForeignIsLoaded(t *testing.T) {
	want := "default-src 'none'; script-src 'self' 'hash' 'hash'; style-src 'self' 'hash' 'hash'; img-src 'self' " +
		"data:; font-src 'self'; " +
		"connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
		"frame-ancestors 'none'; " +
		"require-trusted-types-for 'script'; trusted-types pow"
	page := shared(t).get(t, "/contact-us")
	equal(t, hashes.ReplaceAllString(page.header.Get("Content-Security-Policy"), "'hash'"), want, "the policy")
	if page.header.Get("Cross-Origin-Embedder-Policy") != "require-corp" {
		t.Error("pages are not isolated")
	}
}
