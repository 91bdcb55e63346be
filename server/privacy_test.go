package main

import (
	"html"
	"strings"
	"testing"
	"time"

	"hire360/server/db/dbtest"
)

// The privacy policy describes the parts of the site that settings switch on, and no others.
func TestThePrivacyPolicyFollowsTheSettings(t *testing.T) {
	slow(t)
	said := map[string]string{
		"mail":        "is also sent by e-mail to the team",
		"confirmed":   "You get a confirmation by e-mail",
		"bucket":      "Files are kept in a storage service",
		"no bucket":   "Files are kept in a folder of this site’s server",
		"database":    "in a database that several servers of this site share",
		"no database": "in this site’s own database",
		"redis":       "count requests together in a Redis database",
		"pow":         "No outside captcha service is involved",
		"captcha":     "Pages with a form load a script of Cloudflare Turnstile",
		"no captcha":  "Pages load nothing from other companies",
		"counts":      "counts for each hour how often",
		"no counts":   "The site does not measure visitors",
		"hosts":       "to our systems for customers and for applicants, which",
	}
	const embedded = "no bucket, no database, no captcha, pow, no counts"
	for name, c := range map[string]struct {
		args []string
		says string
	}{
		"nothing else": {nil, embedded},
		"mail": {[]string{"--smtp-url", "smtp://127.0.0.1:1", "--mail-from", "a@example.org", "--mail-to",
			"b@example.org"}, embedded + ", mail, confirmed"},
		"a bucket": {[]string{"--s3-url", "http://key:secret@127.0.0.1:1/bucket"},
			"bucket, no database, no captcha, pow, no counts"},
		"PostgreSQL": {[]string{"--database-url", "new"}, "no bucket, database, no captcha, pow, no counts"},
		"Redis":      {[]string{"--redis-url", "redis://127.0.0.1:1"}, embedded + ", redis"},
		"a captcha provider": {[]string{"--captcha", "turnstile", "--captcha-site-key", "k", "--captcha-secret", "s"},
			"no bucket, no database, captcha, no counts"},
		"no captcha": {[]string{"--captcha", "off"}, "no bucket, no database, no captcha, no counts"},
		"statistics": {[]string{"--statistics"}, "no bucket, no database, no captcha, pow, counts"},
		"hosts": {[]string{"--core-url", "http://127.0.0.1:1", "--erp-url", "http://127.0.0.1:1"},
			embedded + ", hosts"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if len(c.args) > 1 && c.args[1] == "new" {
				c.args[1] = dbtest.NewDatabase(t)
			}
			site := startOver(t, t.TempDir(), time.Now, c.args...)
			text := html.UnescapeString(mainOf(t, site.get(t, "/privacy-policy").body))
			for part, words := range said {
				equal(t, strings.Contains(text, words), strings.Contains(", "+c.says+",", ", "+part+","),
					"whether %q is said", words)
			}
			mustContain(t, "the policy", text, "Where you live", "United States", "Elsewhere",
				"its form may ask which one you have") // a nurse's form does
			mustLack(t, "the text", text, "{{", "outside this website")
		})
	}
}

// The log has a line for each request, but no key of a receipt in any spelling of its path, and nothing about checks of
// health that pass.
func TestTheLogHasNoKeysAndNoHealthChecks(t *testing.T) {
	t.Parallel()
	site := start(t)
	const key = "7c9e6679-7425-40de-944b-e07fc1f90ae7"
	for _, path := range []string{"/healthz", "/readyz", "/receipts/" + key, "/Receipts/" + key, "/receipts//" + key,
		"/ALERTS/" + key} {
		site.get(t, path)
	}
	log := site.logged(t)
	mustContain(t, "the log", log, "path=/receipts/…", "path=/alerts/…")
	mustLack(t, "the log", log, key, "/healthz", "/readyz")
}
