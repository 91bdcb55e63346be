package captcha

import (
	"bytes"
	"context"
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
		"good":       {answer: `{"success":true,"hostname":"hire360.example"}`, want: true},
		"other case": {answer: `{"success":true,"hostname":"Hire360.Example"}`, want: true},
		"not a person": {
			answer: `{"success":false,"hostname":"hire360.example","error-codes":["invalid-input-response"]}`,
		},
		"used before": {answer: `{"success":false,"error-codes":["timeout-or-duplicate"]}`},
		"other site":  {answer: `{"success":true,"hostname":"evil.example"}`},
		"no site":     {answer: `{"success":true}`},
		"high score": {
			provider: "recaptcha", answer: `{"success":true,"hostname":"hire360.example","score":0.5}`, want: true,
		},
		"low score": {provider: "recaptcha", answer: `{"success":true,"hostname":"hire360.example","score":0.4}`},
		"no score":  {provider: "recaptcha", answer: `{"success":true,"hostname":"hire360.example"}`, want: true},
		"hCaptcha's score": {
			provider: "hcaptcha", answer: `{"success":true,"hostname":"hire360.example","score":0.1}`, want: true,
		},
		"refused as 400": {status: 400, answer: `{"success":false,"error-codes":["invalid-input-response"]}`},
		"HTML":           {answer: `<html>down for maintenance</html>`, want: true, down: true},
		"500":            {status: 500, answer: `{"success":false}`, want: true, down: true},
		"429":            {status: 429, answer: `{"success":false}`, want: true, down: true},
		"wrong secret": {
			answer: `{"success":false,"error-codes":["invalid-input-secret"]}`, want: true, down: true,
		},
		"redirect":           {status: 302, answer: "", want: true, down: true},
		"never ending":       {answer: `{"success":"` + strings.Repeat("x", 2*maxVerdict), want: true, down: true},
		"does not come back": {status: -1, want: true, down: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			held := make(chan struct{})
			fake := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				err := r.ParseForm()
				if err != nil || r.Method != http.MethodPost || len(r.PostForm) != 2 ||
					r.PostForm.Get("secret") != "hush" || r.PostForm.Get("response") != "token" {
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
			log := &bytes.Buffer{}
			v := newProvider(c.provider, fake.URL, slog.New(slog.NewTextHandler(log, nil)))
			v.client.Timeout = 300 * time.Millisecond
			got, err := v.Verify(t.Context(), "token")
			if err != nil || (got == "") != c.want || v.Down() != c.down || (v.unchecked.Load() == 1) != c.down {
				t.Errorf("got %v %v, down %v; want %v, down %v", got, err, v.Down(), c.want, c.down)
			}
			if strings.Contains(log.String(), "hush") || strings.Contains(log.String(), "unchecked=1") != c.down {
				t.Errorf("the log:\n%s", log)
			}
			v.now = func() time.Time { return time.Now().Add(2 * outage) }
			if v.Down() {
				t.Error("it counts as down forever")
			}
		})
	}
}

func TestAProviderIsNotAskedForNothing(t *testing.T) {
	v := newProvider("turnstile", "http://127.0.0.1:1", slog.New(slog.DiscardHandler))
	for _, token := range []string{"", strings.Repeat("x", maxToken+1)} {
		if problem, err := v.Verify(t.Context(), token); problem == "" || err != nil {
			t.Errorf("a token of %d bytes: %q %v", len(token), problem, err)
		}
	}
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	if problem, err := v.Verify(gone, "token"); err == nil || v.Down() {
		t.Errorf("a visitor who left: %q %v, down %v", problem, err, v.Down())
	}
}

func TestOnlyProvidersLoadSomethingForeign(t *testing.T) {
	for _, name := range []string{"pow", "off"} {
		if IsProvider(name) || SourcesOf(name).Scripts != nil || SourcesOf(name).Frames != nil {
			t.Errorf("%s loads something foreign", name)
		}
	}
}

func newProvider(name, verifyURL string, log *slog.Logger) *Provider {
	return NewProvider(ProviderOptions{
		Name:      name,
		SiteKey:   "key",
		Secret:    "hush",
		Origin:    "https://hire360.example",
		VerifyURL: verifyURL,
		Log:       log,
	})
}
