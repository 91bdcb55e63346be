package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A company with another name, by settings or in site.yml, has it on all pages.
func TestTheNameOfTheCompanyIsWrittenOnce(t *testing.T) {
	slow(t)
	t.Parallel()
	folder := copyOf(t, "content")
	name := filepath.Join(folder, "site.yml")
	text, err := os.ReadFile(name)
	if err == nil {
		text = []byte(strings.NewReplacer("\nname: Hire360", "\nname: Acme & Daughters",
			"legalName: Hire360, Inc.", "legalName: Acme & Daughters Ltd").Replace(string(text)))
		err = os.WriteFile(name, text, 0o600)
	}
	noError(t, err)
	for _, args := range [][]string{
		{"--content", folder},
		{"--site-name", "Acme & Daughters", "--legal-name", "Acme & Daughters Ltd"},
	} {
		var parts *site
		acme := startWith(t, t.TempDir(), func(a *app) {
			a.now = time.Now
			a.connected = func(s *site) { parts = s }
		}, append(args, "--samples=off")...)
		for _, path := range parts.live.Load().Paths() {
			page := acme.get(t, path)
			mustContain(t, path, page.body, "Acme &amp; Daughters")
			if at := strings.Index(page.body, "Hire360"); at >= 0 {
				t.Errorf("%q: %s says …%s…", args, path, page.body[max(0, at-60):min(len(page.body), at+60)])
			}
		}
		mustContain(t, "the privacy policy", acme.get(t, "/site/privacy-policy").body, "Acme &amp; Daughters Ltd")
	}
}
