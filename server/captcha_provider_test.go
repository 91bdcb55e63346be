package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

func TestAProvidersVerdictIsBelieved(t *testing.T) {
	for name, c := range map[string]struct {
		provider string // turnstile unless named
		status   int
		answer   string
		want     bool
		down     bool
	}{
		"good":               {answer: `{"success":true,"hostname":"hire360.example"}`, want: true},
		"other case":         {answer: `{"success":true,"hostname":"Hire360.Example"}`, want: true},
		"not a person":       {answer: `{"success":false,"hostname":"hire360.example","error-codes":["invalid-input-response"]}`},
		"used before":        {answer: `{"success":false,"error-codes":["timeout-or-duplicate"]}`},
		"other site":         {answer: `{"success":true,"hostname":"evil.example"}`},
		"no site":            {answer: `{"success":true}`},
		"high score":         {provider: "recaptcha", answer: `{"success":true,"hostname":"hire360.example","score":0.5}`, want: true},
		"low score":          {provider: "recaptcha", answer: `{"success":true,"hostname":"hire360.example","score":0.4}`},
		"no score":           {provider: "recaptcha", answer: `{"success":true,"hostname":"hire360.example"}`, want: true},
		"hCaptcha's score":   {provider: "hcaptcha", answer: `{"success":true,"hostname":"hire360.example","score":0.1}`, want: true},
		"refused as 400":     {status: 400, answer: `{"success":false,"error-codes":["invalid-input-response"]}`},
		"HTML":               {answer: `<html>down for maintenance</html>`, want: true, down: true},
		"500":                {status: 500, answer: `{"success":false}`, want: true, down: true},
		"429":                {status: 429, answer: `{"success":false}`, want: true, down: true},
		"wrong secret":       {answer: `{"success":false,"error-codes":["invalid-input-secret"]}`, want: true, down: true},
		"redirect":           {status: 302, answer: "", want: true, down: true},
		"never ending":       {answer: `{"success":"` + strings.Repeat("x", 2*maxVerdict), want: true, down: true},
		"does not come back": {status: -1, want: true, down: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			held := make(chan struct{})
			fake := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if err := r.ParseForm(); err != nil || r.Method != http.MethodPost || len(r.PostForm) != 2 || r.PostForm.Get("secret") != "hush" || r.PostForm.Get("response") != "token" {
					t.Errorf("%s asks %v", r.Method, r.PostForm)
				}
				switch {
				case c.status < 0:
					<-held
				case c.status > 0:
					w.Header().Set("Location", "/elsewhere")
					w.WriteHeader(c.status)
				}
				_, _ = fmt.Fprint(w, c.answer)
			}))
			defer fake.Close()
			defer close(held)
			if c.provider == "" {
				c.provider = "turnstile"
			}
			p := *providers[c.provider]
			p.verify = fake.URL
			log := &lockedBuffer{}
			v := newSiteVerify(&p, "key", "hush", "https://hire360.example", slog.New(slog.NewTextHandler(log, nil)))
			v.client.Timeout = 300 * time.Millisecond
			got, err := v.Verify(t.Context(), "token")
			if err != nil || (got == "") != c.want || v.down() != c.down || (v.unchecked.Load() == 1) != c.down {
				t.Errorf("got %v %v, down %v; want %v, down %v", got, err, v.down(), c.want, c.down)
			}
			if strings.Contains(log.String(), "hush") || strings.Contains(log.String(), "unchecked=1") != c.down {
				t.Errorf("the log:\n%s", log)
			}
			v.now = func() time.Time { return time.Now().Add(2 * outage) }
			if v.down() {
				t.Error("it counts as down for ever")
			}
		})
	}
}

func TestAProviderIsNotAskedForNothing(t *testing.T) {
	v := newSiteVerify(&provider{verify: "http://127.0.0.1:1"}, "key", "hush", "https://hire360.example", slog.New(slog.DiscardHandler))
	for _, token := range []string{"", strings.Repeat("x", maxToken+1)} {
		if problem, err := v.Verify(t.Context(), token); problem == "" || err != nil {
			t.Errorf("a token of %d bytes: %q %v", len(token), problem, err)
		}
	}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if problem, err := v.Verify(gone, "token"); err == nil || v.down() {
		t.Errorf("a visitor who left: %q %v, down %v", problem, err, v.down())
	}
}

// While the provider is down, one visitor may send half as much.
func TestAProviderReachesPageAndAnswer(t *testing.T) {
	usual := *providers["turnstile"]
	t.Cleanup(func() { providers["turnstile"] = &usual })
	out := usual
	out.verify = "http://127.0.0.1:1/nobody"
	providers["turnstile"] = &out
	site := start(t, "--captcha", "turnstile", "--captcha-site-key", "0xKEY", "--captcha-secret", "hush", "--send-limit", "4")
	page := site.get(t, "/contact-us")
	policy := page.header.Get("Content-Security-Policy")
	mustContain(t, "policy", policy, "script-src 'self' https://challenges.cloudflare.com;", "frame-src https://challenges.cloudflare.com;", "connect-src 'self';")
	if strings.Contains(policy, "trusted-types") || page.header.Get("Cross-Origin-Embedder-Policy") != "" {
		t.Errorf("the provider's script cannot work under %s", policy)
	}
	answer := site.graphql(t, `{"query":"{ captcha { provider siteKey challenge { salt } } }"}`)
	mustContain(t, "captcha", answer.body, `"provider":"TURNSTILE"`, `"siteKey":"0xKEY"`, `"challenge":null`)
	for i, want := range []int{200, 200, 200, 429} {
		input, _ := json.Marshal(map[string]any{"key": fmt.Sprintf("00000000-0000-4000-8000-%012d", i), "name": "Dana Example", "email": "dana@example.org", "message": "Hello.",
			"consent": true, "captcha": "token"})
		body, _ := json.Marshal(map[string]any{"query": `mutation($i: EnquiryInput!) { sendEnquiry(input: $i) { receipt { reference } userErrors { code } } }`,
			"variables": map[string]any{"i": json.RawMessage(input)}})
		sent := site.graphql(t, string(body))
		if sent.status != want || (want == 200) != strings.Contains(sent.body, "ENQ-") {
			t.Errorf("enquiry %d answers %d, want %d\n%s", i, sent.status, want, sent.body)
		}
	}
	mustContain(t, "log", site.log.String(), "unchecked=3")
	if strings.Contains(site.logged(t), "hush") {
		t.Error("the log holds the secret")
	}
}

func TestWithoutAProviderNothingForeignIsLoaded(t *testing.T) {
	if foreign("pow").Scripts != nil || foreign("off").Frames != nil {
		t.Error("something foreign is loaded")
	}
	want := "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data:; font-src 'self'; " +
		"connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
		"require-trusted-types-for 'script'; trusted-types pow"
	page := start(t).get(t, "/contact-us")
	if got := page.header.Get("Content-Security-Policy"); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
	if page.header.Get("Cross-Origin-Embedder-Policy") != "require-corp" {
		t.Error("pages are not isolated")
	}
}

func TestAProviderNeedsItsKeys(t *testing.T) {
	for want, args := range map[string][]string{
		"CAPTCHA_SECRET":       {"--captcha", "hcaptcha", "--captcha-site-key", "key"},
		"CAPTCHA_SITE_KEY":     {"--captcha", "recaptcha", "--captcha-secret", "hush"},
		"while CAPTCHA is pow": {"--captcha-secret", "hush"},
	} {
		var out lockedBuffer
		code := run(t.Context(), append([]string{"--data", t.TempDir(), "serve", "--addr", "127.0.0.1:0"}, args...), strings.NewReader(""), &out, &out)
		if code != 2 || !strings.Contains(out.String(), want) || strings.Contains(out.String(), "hush") {
			t.Errorf("%v: %d\n%s", args, code, &out)
		}
	}
}
