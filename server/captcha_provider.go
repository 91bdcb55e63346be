package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"hire360/graph"
	"hire360/server/render"
)

// provider is a captcha service. They all speak the protocol that reCAPTCHA began with.
type provider struct {
	kind   graph.CaptchaProvider
	verify string
	// scored says that the answer's score grows with the likelihood of a person; hCaptcha's falls.
	scored  bool
	foreign render.Sources
}

var providers = map[string]*provider{
	"recaptcha": {graph.CaptchaProviderRecaptcha, "https://www.google.com/recaptcha/api/siteverify", true, render.Sources{
		Scripts: []string{"https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"},
		Frames:  []string{"https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"},
		Connect: []string{"https://www.google.com/recaptcha/"},
	}},
	"hcaptcha": {graph.CaptchaProviderHcaptcha, "https://api.hcaptcha.com/siteverify", false, render.Sources{
		Scripts: []string{"https://hcaptcha.com", "https://*.hcaptcha.com"},
		Frames:  []string{"https://hcaptcha.com", "https://*.hcaptcha.com"},
		Styles:  []string{"https://hcaptcha.com", "https://*.hcaptcha.com"},
		Connect: []string{"https://hcaptcha.com", "https://*.hcaptcha.com"},
	}},
	"turnstile": {graph.CaptchaProviderTurnstile, "https://challenges.cloudflare.com/turnstile/v0/siteverify", false, render.Sources{
		Scripts: []string{"https://challenges.cloudflare.com"},
		Frames:  []string{"https://challenges.cloudflare.com"},
	}},
}

// foreign is what pages load from the captcha's provider.
func foreign(captcha string) render.Sources {
	if p := providers[captcha]; p != nil {
		return p.foreign
	}
	return render.Sources{}
}

const (
	verifyTimeout = 3 * time.Second
	leastScore    = 0.5
	maxToken      = 8 << 10
	maxVerdict    = 64 << 10
	// outage is how long a provider counts as down after it did not answer.
	outage = time.Minute
)

// siteVerify asks a provider about each token. It tells neither the visitor's address nor anything typed.
type siteVerify struct {
	*provider
	siteKey, secret, host string
	client                *http.Client
	log                   *slog.Logger
	now                   func() time.Time
	unchecked             atomic.Int64 // what was let through because the provider did not answer
	failed                atomic.Int64 // when it last did not, in Unix seconds
}

func newSiteVerify(p *provider, siteKey, secret, site string, log *slog.Logger) *siteVerify {
	host := site
	if u, err := url.Parse(site); err == nil {
		host = u.Hostname()
	}
	stay := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &siteVerify{provider: p, siteKey: siteKey, secret: secret, host: host, log: log, now: time.Now,
		client: &http.Client{Timeout: verifyTimeout, CheckRedirect: stay}}
}

// Captcha names the provider and the public key.
func (v *siteVerify) Captcha(context.Context) (*graph.Captcha, error) {
	return &graph.Captcha{Provider: v.kind, SiteKey: &v.siteKey}, nil
}

// Verify asks the provider, which also sees to it that a token is used once. When it does not answer, the
// visitor passes: what somebody wrote must not be lost because of a third party.
func (v *siteVerify) Verify(ctx context.Context, token string) (problem string, err error) {
	if token == "" {
		return "Answer the captcha: send the token of its provider as input.captcha", nil
	}
	const refused = "The captcha's provider did not accept the token, or it was already used. Solve a new captcha and send this again"
	if len(token) > maxToken {
		return refused, nil
	}
	verdict, err := v.ask(ctx, token)
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	if err != nil {
		v.failed.Store(v.now().Unix())
		v.log.WarnContext(ctx, "the captcha's provider does not answer; visitors pass unchecked", "provider", v.kind, "unchecked", v.unchecked.Add(1), "error", err)
		return "", nil
	}
	if verdict.Success && strings.EqualFold(verdict.Hostname, v.host) && (!v.scored || verdict.Score == nil || *verdict.Score >= leastScore) {
		return "", nil
	}
	return refused, nil
}

// down reports whether the provider did not answer lately.
func (v *siteVerify) down() bool { return v.now().Sub(time.Unix(v.failed.Load(), 0)) < outage }

type verdict struct {
	Success  bool     `json:"success"`
	Hostname string   `json:"hostname"`
	Score    *float64 `json:"score"`
	Faults   []string `json:"error-codes"`
}

// notTheVisitors are faults of ours or of the provider's.
var notTheVisitors = []string{"missing-input-secret", "invalid-input-secret", "sitekey-secret-mismatch", "not-using-dummy-secret", "internal-error", "bad-request"}

func (v *siteVerify) ask(ctx context.Context, token string) (*verdict, error) {
	form := url.Values{"secret": {v.secret}, "response": {token}}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, v.verify, strings.NewReader(form.Encode()))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	resp, err := v.client.Do(req)
	if err != nil {
		return nil, err
	}
	defer func() { _ = resp.Body.Close() }()
	var answer verdict
	if err := json.NewDecoder(io.LimitReader(resp.Body, maxVerdict)).Decode(&answer); err != nil {
		return nil, fmt.Errorf("answer %d is no verdict", resp.StatusCode)
	}
	if resp.StatusCode >= 500 || resp.StatusCode == http.StatusTooManyRequests {
		return nil, fmt.Errorf("answer %d", resp.StatusCode)
	}
	for _, f := range answer.Faults {
		if slices.Contains(notTheVisitors, f) {
			return nil, errors.New(f + ": look at CAPTCHA_SECRET and CAPTCHA_SITE_KEY")
		}
	}
	return &answer, nil
}
