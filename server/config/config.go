// Package config has the program's settings: flags, environment variables, defaults and checks.
package config

import (
	"fmt"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/alecthomas/kong"

	"hire360/graph"
	"hire360/server/captcha"
	"hire360/server/content"
	"hire360/server/db"
	"hire360/server/deliver"
	"hire360/server/inbox"
	"hire360/server/ratelimit"
	"hire360/server/web"
)

// Settings are those of every command.
type Settings struct {
	Data      string `default:"data" env:"DATA" help:"Folder for the database and files."`
	Database  string `name:"database-url" env:"DATABASE_URL" help:"PostgreSQL database shared by several machines, as postgres://user:password@host:5432/name. Pass it in the environment to keep the password private. Default: SQLite in the data folder, for one machine."`
	Bucket    string `name:"s3-url" env:"S3_URL" help:"Bucket for uploaded files in S3-compatible storage, as https://key:secret@host/bucket?region=eu-west-1. Pass it in the environment. Default: the data folder."`
	LogFormat string `default:"text" enum:"text,json" env:"LOG_FORMAT" help:"Log format: text or json."`

	Content string `env:"CONTENT" type:"existingdir" help:"Content folder to serve instead of the built-in content. Saved changes show at once."`
	Drafts  bool   `env:"DRAFTS" help:"Show pages marked draft: true."`
	Paper   string `default:"letter" enum:"letter,a4" env:"PAPER" help:"Paper size of documents that are linked first: letter or a4. Each exists in both sizes."`

	Samples Switch `env:"SAMPLES" help:"Show sample jobs, pages and events: on or off. Default: on if SITE_URL is localhost or a loopback address."`

	SiteURL   string `default:"http://localhost:8080" env:"SITE_URL" help:"The site's public URL, http or https, without a path."`
	SiteName  string `env:"SITE_NAME" help:"Display name of the company. Default: as in site.yml."`
	LegalName string `env:"LEGAL_NAME" help:"Legal name of the company. Default: as in site.yml."`
	Phone     string `env:"PHONE" help:"Phone number of the company. Default: as in site.yml."`
	Email     string `env:"EMAIL" help:"E-mail address of the company. Default: as in site.yml."`
}

// Validate checks what a type cannot express. Kong calls it and puts the command's name in front of the error.
func (s *Settings) Validate() error {
	u, err := url.Parse(s.SiteURL)
	if err != nil || !isWebAddress(u) || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" {
		return fmt.Errorf("SITE_URL is %q: "+
			"use an http or https URL without a path, such as https://www.example.com", s.SiteURL)
	}
	s.SiteURL = u.Scheme + "://" + u.Host
	if s.Database != "" {
		if err := db.CheckDatabase(s.Database); err != nil {
			return err
		}
	}
	if s.Bucket != "" {
		return inbox.CheckBucket(s.Bucket)
	}
	return nil
}

// ContentOptions are those of the content under the settings of a server.
func (s *Settings) ContentOptions(serve *Serve) content.Options {
	identity := content.Identity{
		Name:      s.SiteName,
		LegalName: s.LegalName,
		URL:       s.SiteURL,
		Phone:     s.Phone,
		Email:     s.Email,
	}
	return content.Options{
		Drafts: s.Drafts, Samples: s.ShowsSamples(), Country: serve.Country, Paper: s.Paper, Site: identity,
		Public: s.IsPublic(), Parts: serve.Parts(s), CaptchaName: captcha.NameOf(serve.Captcha),
	}
}

// ShowsSamples reports whether jobs, pages and events that were made up to try the site out are shown. Without a
// setting they are, unless the site is public.
func (s *Settings) ShowsSamples() bool {
	if s.Samples != "" {
		return s.Samples == "on"
	}
	return !s.IsPublic()
}

// IsPublic reports whether SITE_URL is the address of another machine, as visitors see it.
func (s *Settings) IsPublic() bool {
	u, err := url.Parse(s.SiteURL)
	if err != nil {
		return true
	}
	host := strings.ToLower(strings.TrimSuffix(u.Hostname(), "."))
	ip, err := netip.ParseAddr(host)
	return host != "localhost" && !strings.HasSuffix(host, ".localhost") && (err != nil || !ip.Unmap().IsLoopback())
}

func isWebAddress(u *url.URL) bool {
	return u.Host != "" && (u.Scheme == "http" || u.Scheme == "https")
}

// Serve are the settings of a running server.
type Serve struct {
	Addr            string        `default:":8080" env:"ADDR" help:"Address to listen on, as host:port."`
	AdminAddr       string        `env:"ADMIN_ADDR" help:"Address for the desk, /metrics and /debug/pprof, as host:port. Must not be reachable from outside. Default: none."`
	AdminURL        string        `name:"admin-url" env:"ADMIN_URL" help:"URL of the desk behind a reverse proxy, such as https://desk.example.com. Default: it is found by the addresses of the machine."`
	AdminToken      string        `env:"ADMIN_TOKEN" help:"Opens the desk when it is typed, at least 16 characters. Pass it in the environment to keep it private. Default: none, only links of site admin link."`
	AdminUserHeader string        `env:"ADMIN_USER_HEADER" help:"Header in which TRUSTED_PROXIES name who is signed in to the desk, such as X-Forwarded-User. They must remove it from requests. Default: none."`
	Country         string        `env:"COUNTRY" help:"Default country when the visitor's is unknown, as a name or code. India shows two more offices."`
	CountryHeader   string        `env:"COUNTRY_HEADER" help:"Header with the visitor's country, set by a trusted proxy, such as CF-IPCountry."`
	TrustedProxies  []string      `env:"TRUSTED_PROXIES" help:"Addresses or networks (10.0.0.0/8) of reverse proxies whose X-Forwarded-For and country header are trusted."`
	HSTS            string        `name:"hsts" default:"63072000" env:"HSTS" help:"How long browsers use https only, if SITE_URL is https: off, or seconds, with ,includeSubDomains and ,preload for the hosts below it. 0 ends it."`
	Captcha         string        `default:"pow" enum:"pow,off,recaptcha,hcaptcha,turnstile" env:"CAPTCHA" help:"Protection of forms: pow (proof of work, no third party), off, recaptcha (v3), hcaptcha (invisible) or turnstile."`
	CaptchaSiteKey  string        `env:"CAPTCHA_SITE_KEY" help:"Public key from the captcha provider."`
	CaptchaSecret   string        `env:"CAPTCHA_SECRET" help:"Secret key from the captcha provider. Pass it in the environment to keep it private."`
	SendLimit       int           `default:"20" env:"SEND_LIMIT" help:"Inquiries and applications accepted from one visitor per minute. The limit is five times as high for files and ten times for attempts."`
	QueryLimit      int           `default:"100000" env:"QUERY_LIMIT" help:"Points of cost that one visitor's GraphQL queries may use per minute. The site's own pages have ten times as many."`
	RedisURL        string        `name:"redis-url" env:"REDIS_URL" help:"Redis for rate limits shared by several machines, as redis://user:password@host:6379/0. Pass it in the environment. Default: each machine counts on its own."`
	Client          string        `env:"CLIENT" type:"existingdir" help:"Folder with a built client to serve instead of the built-in one, for development."`
	Storybook       string        `env:"STORYBOOK" help:"Folder with a built Storybook to serve at /storybook. Default: none."`
	Engines         int           `default:"2" env:"ENGINES" help:"Pages rendered in parallel, 1 to 64."`
	Timeout         time.Duration `default:"10s" env:"OPERATION_TIMEOUT" help:"Timeout for a GraphQL operation."`
	SMTPURL         string        `name:"smtp-url" env:"SMTP_URL" help:"Mail server, as smtp://user:password@host:587 (STARTTLS) or smtps://…:465. Pass it in the environment to keep the password private. Default: no mail."`
	MailFrom        string        `env:"MAIL_FROM" help:"Sender of all mail, such as Hire360 <site@example.com>."`
	MailTo          string        `env:"MAIL_TO" help:"The team's address, which gets every inquiry, and every application without MAIL_TO_APPLICATIONS."`
	MailToJobs      string        `name:"mail-to-applications" env:"MAIL_TO_APPLICATIONS" help:"The address that gets applications instead. Default: MAIL_TO."`
	Confirmations   Switch        `name:"mail-confirmations" default:"on" env:"MAIL_CONFIRMATIONS" help:"Whether senders of inquiries and applications get a confirmation by mail: on or off."`
	Statistics      Switch        `default:"off" env:"STATISTICS" help:"Count views by page, searches without result and begun forms of the last day for the desk, without cookies, addresses or identifiers: on or off."`
	Hosts
	TLS
	Grace time.Duration `default:"15s" env:"GRACE" help:"How long shutdown waits for running requests."`

	// Visitors, Strict and Mail are read from the settings above by Validate. Strict is the header that HSTS asks for.
	// Mail is nil without a mail server.
	Visitors web.Visitors    `kong:"-"`
	Strict   string          `kong:"-"`
	Mail     *deliver.Server `kong:"-"`
}

// ServeOfEnvironment returns the settings that a server has by its environment, for commands that check them.
func ServeOfEnvironment() (Serve, error) {
	var s Serve
	parser, err := kong.New(&s, append(Values(), kong.Exit(func(int) {}))...)
	if err == nil {
		_, err = parser.Parse(nil)
	}
	return s, err
}

// Parts returns which parts of the site are on, as content.Options has them.
func (s *Serve) Parts(shared *Settings) (on []string) {
	for part, isOn := range map[string]bool{
		"bucket":        shared.Bucket != "",
		"captcha":       captcha.IsProvider(s.Captcha),
		"database":      shared.Database != "",
		"hosts":         s.Core != "",
		"confirmations": s.Confirms(),
		"mail":          s.SMTPURL != "",
		"pow":           s.Captcha == "pow",
		"redis":         s.RedisURL != "",
		"statistics":    s.Statistics == "on",
	} {
		if isOn {
			on = append(on, part)
		}
	}
	slices.Sort(on)
	return on
}

// Confirms reports whether senders get a confirmation by mail.
func (s *Serve) Confirms() bool { return s.SMTPURL != "" && s.Confirmations != "off" }

// Validate checks what a type cannot express, and reads Visitors, Mail and the addresses of the hosts.
func (s *Serve) Validate() error {
	switch provider := captcha.IsProvider(s.Captcha); {
	case s.AdminAddr != "" && s.AdminAddr == s.Addr && !strings.HasSuffix(s.Addr, ":0"):
		return fmt.Errorf("ADMIN_ADDR and ADDR are both %s: "+
			"metrics and profiles are not for the public; use a separate port", s.Addr)
	case s.Engines < 1 || s.Engines > 64:
		return fmt.Errorf("ENGINES is %d: use 1 to 64", s.Engines)
	case s.SendLimit < 1:
		return fmt.Errorf("SEND_LIMIT is %d: use 1 or more", s.SendLimit)
	case s.QueryLimit < 1:
		return fmt.Errorf("QUERY_LIMIT is %d: use 1 or more", s.QueryLimit)
	case s.Grace < 0:
		return fmt.Errorf("GRACE is %s: use a duration of 0s or more, such as 15s", s.Grace)
	case s.Timeout <= 0:
		return fmt.Errorf("OPERATION_TIMEOUT is %s: use a duration above 0, such as 10s", s.Timeout)
	case provider && (s.CaptchaSiteKey == "" || s.CaptchaSecret == ""):
		return fmt.Errorf("CAPTCHA is %s without CAPTCHA_SITE_KEY and CAPTCHA_SECRET: "+
			"set both to the keys from the provider, or use CAPTCHA=pow", s.Captcha)
	case !provider && s.CaptchaSiteKey+s.CaptchaSecret != "":
		return fmt.Errorf("CAPTCHA_SITE_KEY or CAPTCHA_SECRET is set while CAPTCHA is %s: "+
			"set CAPTCHA to recaptcha, hcaptcha or turnstile, or remove the keys", s.Captcha)
	case s.CountryHeader != "" && len(s.TrustedProxies) == 0:
		return fmt.Errorf("COUNTRY_HEADER is set without TRUSTED_PROXIES: " +
			"anyone could claim a country; list the proxies that set it")
	case s.AdminAddr == "" && s.AdminURL+s.AdminToken+s.AdminUserHeader != "":
		return fmt.Errorf("ADMIN_URL, ADMIN_TOKEN or ADMIN_USER_HEADER is set without ADMIN_ADDR: " +
			"there is no desk; set the address, such as 127.0.0.1:9090, or remove them")
	case s.AdminToken != "" && len(s.AdminToken) < 16:
		return fmt.Errorf("ADMIN_TOKEN has %d characters: use at least 16 that nobody can guess, "+
			"such as the output of openssl rand -hex 16", len(s.AdminToken))
	case s.AdminUserHeader != "" && len(s.TrustedProxies) == 0:
		return fmt.Errorf("ADMIN_USER_HEADER is set without TRUSTED_PROXIES: " +
			"anyone could claim a name; list the proxies that set it")
	case s.SMTPURL == "" && s.MailFrom+s.MailTo+s.MailToJobs != "":
		return fmt.Errorf("MAIL_FROM, MAIL_TO or MAIL_TO_APPLICATIONS is set without SMTP_URL: " +
			"no mail would be sent; set the mail server or remove them")
	}
	if s.AdminURL != "" {
		u, err := url.Parse(s.AdminURL)
		if err != nil || !isWebAddress(u) || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" {
			return fmt.Errorf("ADMIN_URL is %q: "+
				"use an http or https URL without a path, such as https://desk.example.com", s.AdminURL)
		}
		s.AdminURL = u.Scheme + "://" + u.Host
	}
	proxies, err := web.ParseProxies(s.TrustedProxies)
	if err != nil {
		return err
	}
	s.Visitors = web.Visitors{Trusted: proxies, CountryHeader: s.CountryHeader, Country: s.Country}
	if s.Strict, err = web.ParseHSTS(s.HSTS); err != nil {
		return err
	}
	if err := s.Hosts.read(); err != nil {
		return err
	}
	for _, a := range [][3]string{{"ADDR", s.Addr, ":8080"}, {"ADMIN_ADDR", s.AdminAddr, "127.0.0.1:9090"},
		{"REDIRECT_ADDR", s.Redirect, ":80"}} {
		if err := checkAddress(a[0], a[1], a[2]); err != nil && (a[1] != "" || a[0] == "ADDR") {
			return err
		}
	}
	if s.Country != "" && graph.CountryCode(s.Country) == "" {
		return fmt.Errorf("COUNTRY is %q, which is no country: use a name or a code, such as India or IN", s.Country)
	}
	if s.RedisURL != "" {
		if err := ratelimit.CheckURL(s.RedisURL); err != nil {
			return err
		}
	}
	if s.SMTPURL == "" {
		return nil
	}
	server, err := deliver.NewServer(s.SMTPURL, s.MailFrom, s.MailTo, s.MailToJobs)
	s.Mail = &server
	return err
}
