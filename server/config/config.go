// Package config holds the settings of the program: their flags and environment variables, their defaults and their
// checks.
package config

import (
	"fmt"
	"net/netip"
	"net/url"
	"strings"
	"time"

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
	Data      string `default:"data" env:"DATA" help:"Folder of the database and the files."`
	Database  string `name:"database-url" env:"DATABASE_URL" help:"PostgreSQL database that several machines share, as postgres://user:password@host:5432/name. Set in the environment, where nobody else reads the password. Default: SQLite in the data folder, for one machine."`
	Bucket    string `name:"s3-url" env:"S3_URL" help:"Bucket for the files that visitors send, in a storage that speaks S3, as https://key:secret@host/bucket?region=eu-west-1. Set in the environment. Default: the data folder."`
	LogFormat string `default:"text" enum:"text,json" env:"LOG_FORMAT" help:"How the log is written: text or json."`

	Content string `env:"CONTENT" type:"existingdir" help:"Folder of content that is served instead of the built-in content. Saved changes show at once."`
	Drafts  bool   `env:"DRAFTS" help:"Show pages that are marked draft: true."`

	Samples Switch `env:"SAMPLES" help:"Show sample jobs, pages and events: on or off. Default: on if SITE_URL is localhost or a loopback address."`

	SiteURL   string `default:"http://localhost:8080" env:"SITE_URL" help:"Address of the site as visitors see it, http or https, without a path."`
	SiteName  string `default:"Hire360" env:"SITE_NAME" help:"Display name of the company."`
	LegalName string `env:"LEGAL_NAME" help:"Legal name of the company. Default: as in site.yml."`
	Phone     string `env:"PHONE" help:"Phone number of the company. Default: as in site.yml."`
	Email     string `env:"EMAIL" help:"E-mail address of the company. Default: as in site.yml."`
}

// Validate checks what a type cannot express. Kong calls it and puts the command's name in front of the error.
func (s *Settings) Validate() error {
	u, err := url.Parse(s.SiteURL)
	if err != nil || !isWebAddress(u) || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" {
		return fmt.Errorf("SITE_URL is %q: "+
			"give an http or https address without a path, such as https://www.example.com", s.SiteURL)
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

// ContentOptions are those of the content for visitors from the country, as a name or code.
func (s *Settings) ContentOptions(country string) content.Options {
	return content.Options{Drafts: s.Drafts, Samples: s.ShowsSamples(), Country: country, Site: content.Identity{
		Name:      s.SiteName,
		LegalName: s.LegalName,
		URL:       s.SiteURL,
		Phone:     s.Phone,
		Email:     s.Email,
	}}
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
	Addr           string        `default:":8080" env:"ADDR" help:"Address to listen on, as host:port."`
	AdminAddr      string        `env:"ADMIN_ADDR" help:"Address for /metrics and /debug/pprof, as host:port. It must not be reachable from outside. Default: none."`
	Country        string        `env:"COUNTRY" help:"Country of visitors about whom nothing is known, as a name or code. India shows two more offices."`
	CountryHeader  string        `env:"COUNTRY_HEADER" help:"Header in which a trusted proxy tells the visitor's country, such as CF-IPCountry."`
	TrustedProxies []string      `env:"TRUSTED_PROXIES" help:"Addresses or networks (10.0.0.0/8) of proxies whose X-Forwarded-For and country header are believed."`
	Captcha        string        `default:"pow" enum:"pow,off,recaptcha,hcaptcha,turnstile" env:"CAPTCHA" help:"How forms are guarded: pow (proof of work, no third party), off, recaptcha (v3), hcaptcha (invisible) or turnstile."`
	CaptchaSiteKey string        `env:"CAPTCHA_SITE_KEY" help:"Public key of the captcha's provider."`
	CaptchaSecret  string        `env:"CAPTCHA_SECRET" help:"Secret key of the captcha's provider. Set in the environment, where nobody else reads it."`
	SendLimit      int           `default:"20" env:"SEND_LIMIT" help:"Enquiries and applications that are received from one visitor in a minute. Five times as many files and ten times as many attempts are allowed."`
	QueryLimit     int           `default:"100000" env:"QUERY_LIMIT" help:"Points of cost that one visitor's GraphQL queries may use in a minute. The site's own documents have ten times as many."`
	RedisURL       string        `name:"redis-url" env:"REDIS_URL" help:"Redis in which several machines share the limits per visitor, as redis://user:password@host:6379/0. Set in the environment. Default: each machine counts for itself."`
	Engines        int           `default:"2" env:"ENGINES" help:"Pages that are rendered at a time, 1 to 64."`
	Timeout        time.Duration `default:"10s" env:"OPERATION_TIMEOUT" help:"Longest time of one GraphQL operation."`
	SMTPURL        string        `name:"smtp-url" env:"SMTP_URL" help:"Mail server, as smtp://user:password@host:587 (STARTTLS) or smtps://…:465. Set in the environment, where nobody else reads the password. Default: no mails."`
	MailFrom       string        `env:"MAIL_FROM" help:"Address that mails come from, such as Hire360 <site@example.com>."`
	MailTo         string        `env:"MAIL_TO" help:"Address of the team that gets every enquiry and application."`
	Hosts
	Grace time.Duration `default:"15s" env:"GRACE" help:"Longest wait for running requests when the server is asked to stop."`

	// Visitors and Mail are read from the settings above by Validate. Mail is nil without a mail server.
	Visitors web.Visitors    `kong:"-"`
	Mail     *deliver.Server `kong:"-"`
}

// Validate checks what a type cannot express, and reads Visitors, Mail and the addresses of the hosts.
func (s *Serve) Validate() error {
	switch provider := captcha.IsProvider(s.Captcha); {
	case s.AdminAddr != "" && s.AdminAddr == s.Addr && !strings.HasSuffix(s.Addr, ":0"):
		return fmt.Errorf("ADMIN_ADDR and ADDR are both %s: "+
			"what it shows is not for the public; give it a port of its own", s.Addr)
	case s.Engines < 1 || s.Engines > 64:
		return fmt.Errorf("ENGINES is %d: give 1 to 64", s.Engines)
	case s.SendLimit < 1:
		return fmt.Errorf("SEND_LIMIT is %d: give 1 or more", s.SendLimit)
	case s.QueryLimit < 1:
		return fmt.Errorf("QUERY_LIMIT is %d: give 1 or more", s.QueryLimit)
	case s.Timeout <= 0:
		return fmt.Errorf("OPERATION_TIMEOUT is %s: give a time above 0, such as 10s", s.Timeout)
	case provider && (s.CaptchaSiteKey == "" || s.CaptchaSecret == ""):
		return fmt.Errorf("CAPTCHA is %s without CAPTCHA_SITE_KEY and CAPTCHA_SECRET: "+
			"set both, as the provider gave them, or CAPTCHA=pow", s.Captcha)
	case !provider && s.CaptchaSiteKey+s.CaptchaSecret != "":
		return fmt.Errorf("CAPTCHA_SITE_KEY or CAPTCHA_SECRET is set while CAPTCHA is %s: "+
			"set CAPTCHA to recaptcha, hcaptcha or turnstile, or leave them out", s.Captcha)
	case s.CountryHeader != "" && len(s.TrustedProxies) == 0:
		return fmt.Errorf("COUNTRY_HEADER is set without TRUSTED_PROXIES: " +
			"anybody could claim a country; name the proxies that set it")
	case s.SMTPURL == "" && s.MailFrom+s.MailTo != "":
		return fmt.Errorf("MAIL_FROM or MAIL_TO is set without SMTP_URL: " +
			"no mail would be sent; name the mail server or leave them out")
	}
	proxies, err := web.ParseProxies(s.TrustedProxies)
	if err != nil {
		return err
	}
	s.Visitors = web.Visitors{Trusted: proxies, CountryHeader: s.CountryHeader, Country: s.Country}
	if err := s.Hosts.read(); err != nil {
		return err
	}
	if s.RedisURL != "" {
		if err := ratelimit.CheckURL(s.RedisURL); err != nil {
			return err
		}
	}
	if s.SMTPURL == "" {
		return nil
	}
	server, err := deliver.NewServer(s.SMTPURL, s.MailFrom, s.MailTo)
	s.Mail = &server
	return err
}
