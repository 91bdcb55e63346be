package captcha

import (
	"cmp"
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
)

// Sources are what a provider's script loads, in the syntax of a Content-Security-Policy.
type Sources struct{ Scripts, Frames, Styles, Connect []string }

// service describes a provider. All of them use the siteverify protocol of reCAPTCHA.
type service struct {
	name   string
	kind   graph.CaptchaProvider
	verify string
	// scored means that a higher score stands for a more trustworthy visitor. hCaptcha's scores mean the opposite.
	scored  bool
	sources Sources
}

var services = map[string]service{
	"recaptcha": {
		"Google reCAPTCHA", graph.CaptchaProviderRecaptcha,
		"https://www.google.com/recaptcha/api/siteverify", true, Sources{
			Scripts: []string{"https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"},
			Frames:  []string{"https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"},
			Connect: []string{"https://www.google.com/recaptcha/"},
		},
	},
	"hcaptcha": {"hCaptcha", graph.CaptchaProviderHcaptcha, "https://api.hcaptcha.com/siteverify", false, Sources{
		Scripts: []string{"https://hcaptcha.com", "https://*.hcaptcha.com"},
		Frames:  []string{"https://hcaptcha.com", "https://*.hcaptcha.com"},
		Styles:  []string{"https://hcaptcha.com", "https://*.hcaptcha.com"},
		Connect: []string{"https://hcaptcha.com", "https://*.hcaptcha.com"},
	}},
	"turnstile": {
		"Cloudflare Turnstile", graph.CaptchaProviderTurnstile,
		"https://challenges.cloudflare.com/turnstile/v0/siteverify", false, Sources{
			Scripts: []string{"https://challenges.cloudflare.com"},
			Frames:  []string{"https://challenges.cloudflare.com"},
		},
	},
}

// IsProvider reports whether a value of CAPTCHA is a provider: recaptcha, hcaptcha or turnstile.
func IsProvider(name string) bool {
	_, ok := services[name]
	return ok
}

// NameOf returns the name of a provider as people know it: Cloudflare Turnstile. For other names it is empty.
func NameOf(provider string) string { return services[provider].name }

// SourcesOf returns what pages load from the provider with the name. For other names it is empty.
func SourcesOf(name string) Sources { return services[name].sources }

const (
	verifyTimeout = 3 * time.Second
	minScore      = 0.5
	maxToken      = 8 << 10
	maxVerdict    = 64 << 10
	// outage is how long a provider is considered down after a failed request.
	outage = time.Minute
)

// ProviderOptions configure a Provider.
type ProviderOptions struct {
	// Name is recaptcha, hcaptcha or turnstile.
	Name string
	// SiteKey and Secret are the keys that the provider issued.
	SiteKey, Secret string
	// Origin is the site's URL. The provider must confirm its host.
	Origin string
	// VerifyURL replaces the provider's URL in tests.
	VerifyURL string
	Log       *slog.Logger
}

// Provider has a captcha service check each token. It sends neither the visitor's address nor anything typed.
type Provider struct {
	service
	options   ProviderOptions
	client    *http.Client
	now       func() time.Time
	unchecked atomic.Int64 // number of visitors who passed because the provider did not respond
	failed    atomic.Int64 // when it last failed, in Unix seconds
}

// NewProvider returns the provider with the name, for which IsProvider must be true.
func NewProvider(o ProviderOptions) *Provider {
	p := &Provider{service: services[o.Name], options: o, now: time.Now, client: &http.Client{
		Timeout:       verifyTimeout,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
	p.verify = cmp.Or(o.VerifyURL, p.verify)
	return p
}

// Captcha returns the provider and its public key.
func (p *Provider) Captcha(context.Context) (*graph.Captcha, error) {
	return &graph.Captcha{Provider: p.kind, SiteKey: &p.options.SiteKey}, nil
}

const (
	missingToken = "Answer the captcha: send the token of its provider as input.captcha"
	refused      = "The captcha's provider did not accept the token, or it was already used. " +
		"Solve a new captcha and send this again"
)

// Verify has the provider check the token, and that it is used once. If the provider does not respond, the visitor
// passes, because a message must not be lost in the outage of a third party.
func (p *Provider) Verify(ctx context.Context, token string) (problem string, err error) {
	if token == "" {
		return missingToken, nil
	}
	if len(token) > maxToken {
		return refused, nil
	}
	v, err := p.check(ctx, token)
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	if err != nil {
		p.failed.Store(p.now().Unix())
		p.options.Log.WarnContext(ctx, "the captcha provider does not respond; submissions are accepted unchecked",
			"provider", p.kind, "unchecked", p.unchecked.Add(1), "error", err)
		return "", nil
	}
	if !p.accepts(v) {
		return refused, nil
	}
	return "", nil
}

func (p *Provider) accepts(v *verdict) bool {
	site, err := url.Parse(p.options.Origin)
	return err == nil && v.Success && strings.EqualFold(v.Hostname, site.Hostname()) &&
		(!p.scored || v.Score == nil || *v.Score >= minScore)
}

// Down reports whether a request to the provider failed within the last minute.
func (p *Provider) Down() bool { return p.now().Sub(time.Unix(p.failed.Load(), 0)) < outage }

// verdict is the provider's response for a token.
type verdict struct {
	Success  bool     `json:"success"`
	Hostname string   `json:"hostname"`
	Score    *float64 `json:"score"`
	Errors   []string `json:"error-codes"`
}

// serverErrors are error codes that the visitor cannot cause.
var serverErrors = []string{
	"missing-input-secret", "invalid-input-secret", "sitekey-secret-mismatch", "not-using-dummy-secret",
	"internal-error", "bad-request",
}

func (p *Provider) check(ctx context.Context, token string) (*verdict, error) {
	form := url.Values{"secret": {p.options.Secret}, "response": {token}}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, p.verify, strings.NewReader(form.Encode()))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	resp, err := p.client.Do(req)
	if err != nil {
		return nil, err
	}
	defer func() { _ = resp.Body.Close() }()
	var v verdict
	if err := json.NewDecoder(io.LimitReader(resp.Body, maxVerdict)).Decode(&v); err != nil {
		return nil, fmt.Errorf("the response with status %d is not a verdict", resp.StatusCode)
	}
	if resp.StatusCode >= 500 || resp.StatusCode == http.StatusTooManyRequests {
		return nil, fmt.Errorf("status %d", resp.StatusCode)
	}
	for _, code := range v.Errors {
		if slices.Contains(serverErrors, code) {
			return nil, errors.New(code + ": check CAPTCHA_SECRET and CAPTCHA_SITE_KEY")
		}
	}
	return &v, nil
}
