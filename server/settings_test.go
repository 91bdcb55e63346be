package main

import (
	"bytes"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/alicebob/miniredis/v2"

	"hire360/server/db/dbtest"
	"hire360/server/inbox/s3test"
)

// A wrong setting names the setting and what would be right, and exits with 2.
func TestAWrongSettingIsToldInOneSentence(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		want []string
	}{
		"captcha":    {[]string{"serve", "--captcha", "maybe"}, []string{"captcha", "pow", "off"}},
		"log format": {[]string{"--log-format", "xml", "serve"}, []string{"log-format", "text", "json"}},
		"hsts":       {[]string{"serve", "--hsts", "forever"}, []string{"HSTS", "off", "63072000,includeSubDomains"}},
		"engines":    {[]string{"serve", "--engines", "0"}, []string{"ENGINES", "1 to 64"}},
		"site url":   {[]string{"--site-url", "example.com", "serve"}, []string{"SITE_URL", "https://"}},
		"database": {[]string{"--database-url", "postgres://u:secret@:x/", "serve"},
			[]string{"DATABASE_URL", "postgres://user"}},
		"bucket": {[]string{"--s3-url", "https://host/bucket", "serve"},
			[]string{"S3_URL", "https://key:secret@host"}},
		"redis": {[]string{"serve", "--redis-url", "http://host"}, []string{"REDIS_URL", "redis://"}},
		"admin": {[]string{"serve", "--admin-addr", ":8080"}, []string{"ADMIN_ADDR", "separate port"}},
		"token": {[]string{"serve", "--admin-addr", ":9090", "--admin-token", "short"},
			[]string{"ADMIN_TOKEN", "16", "openssl"}},
		"desk without an address": {[]string{"serve", "--admin-token", "0123456789abcdef"},
			[]string{"ADMIN_ADDR", "127.0.0.1:9090"}},
		"desk's header alone": {[]string{"serve", "--admin-addr", ":9090", "--admin-user-header", "X-User"},
			[]string{"ADMIN_USER_HEADER", "TRUSTED_PROXIES"}},
		"desk's url": {[]string{"serve", "--admin-addr", ":9090", "--admin-url", "desk.example.com"},
			[]string{"ADMIN_URL", "https://"}},
		"proxies": {[]string{"serve", "--trusted-proxies", "ten"}, []string{"TRUSTED_PROXIES", "10.0.0.0/8"}},
		"header alone": {[]string{"serve", "--country-header", "CF-IPCountry"},
			[]string{"COUNTRY_HEADER", "TRUSTED_PROXIES"}},
		"mail server": {serving("--smtp-url", "smtp://user:hush hush%@host", "--mail-from", "a@example.com",
			"--mail-to", "b@example.com"), []string{"SMTP_URL"}},
		"mail from": {serving("--smtp-url", "smtp://user:hush@host"), []string{"MAIL_FROM"}},
		"mail to": {serving("--smtp-url", "smtp://user:hush@host", "--mail-from", "a@example.com"),
			[]string{"MAIL_TO"}},
		"applications to": {serving("--smtp-url", "smtp://user:hush@host", "--mail-from", "a@example.com", "--mail-to",
			"b@example.com", "--mail-to-applications", "c@example.com,d@example.com"),
			[]string{"MAIL_TO_APPLICATIONS"}},
		"confirmations": {serving("--mail-confirmations=perhaps"), []string{"mail-confirmations", "on or off"}},
		"mail without a server": {serving("--mail-from", "a@example.com", "--mail-to", "b@example.com"),
			[]string{"without SMTP_URL"}},
		"captcha's secret": {serving("--captcha", "hcaptcha", "--captcha-site-key", "key"), []string{"CAPTCHA_SECRET"}},
		"captcha's key": {serving("--captcha", "recaptcha", "--captcha-secret", "hush"),
			[]string{"CAPTCHA_SITE_KEY"}},
		"secret alone": {serving("--captcha-secret", "hush"), []string{"while CAPTCHA is pow"}},
		"half of the hosts": {serving("--core-url", "https://core.example.com"),
			[]string{"embedded, production and test"}},
		"test hosts": {serving("--hosts", "test", "--core-test-url", "https://core.example.com"),
			[]string{"ERP_TEST_URL"}},
		"no hosts":    {serving("--hosts", "production"), []string{"CORE_URL"}},
		"other hosts": {serving("--hosts", "staging"), []string{"--hosts"}},
		"no site": {serving("--site-id", "", "--core-url", "https://a.example", "--erp-url", "https://b.example"),
			[]string{"SITE_ID"}},
		"host by FTP": {serving("--core-url", "ftp://a.example", "--erp-url", "https://b.example"),
			[]string{"not an http or https URL"}},
		"host with a password": {[]string{"serve", "--addr", "nowhere", "--core-url", "https://a.example",
			"--erp-url", "https://user:hush@b.example"}, []string{"ERP_URL is not an http"}},
		"duration": {serving("--grace", "15"), []string{`--grace: "15" is not a duration`, "15s"}},
		"negative": {serving("--grace=-5s"), []string{"GRACE", "15s"}},
		"timeout":  {serving("--timeout", "soon"), []string{`--timeout: "soon" is not a duration`, "15s"}},
		"day": {[]string{"submissions", "forget", "--before", "01.12.2025"},
			[]string{`--before: "01.12.2025" is not a day`, "2025-12-31"}},
		"folder": {serving("--content", "/nope"), []string{`--content: "/nope" is not a folder`, "such as"}},
		"client": {serving("--client", "/etc/passwd"), []string{`--client: "/etc/passwd" is not a folder`}},
		"files": {[]string{"submissions", "show", "APP-1", "--files", "/nope"},
			[]string{"--files", "is not a folder"}},
		"number":  {serving("--send-limit", "2e3"), []string{`--send-limit: "2e3" is not a whole number`, "such as"}},
		"address": {[]string{"serve", "--addr", "8080"}, []string{`ADDR is "8080"`, ":8080"}},
		"port":    {[]string{"serve", "--addr", ":eighty"}, []string{`ADDR is ":eighty"`, ":8080"}},
		"desk's address": {serving("--admin-addr", "9090"), []string{`ADMIN_ADDR is "9090"`,
			"127.0.0.1:9090"}},
		"country":       {serving("--country", "Atlantis"), []string{`COUNTRY is "Atlantis"`, "India or IN"}},
		"unknown flag":  {[]string{"serve", "--prot", "8080"}, []string{"--prot"}},
		"wrong command": {[]string{"jobs", "import", "jobs.txt"}, []string{".json", ".csv"}},
	} {
		t.Run(name, func(t *testing.T) { refuses(t, 2, c.args, c.want...) })
	}
}

// A variable of the environment is refused like its flag, by the server and by the check of settings.
func TestAWrongVariableIsToldInOneSentence(t *testing.T) {
	for variable, want := range map[string]string{
		"GRACE=15": `"15" is not a duration`, "ENGINES=two": `"two" is not a whole number`,
		"CONTENT=/nope": `"/nope" is not a folder`, "ADDR=8080": "host:port", "COUNTRY=Atlantis": "no country"} {
		t.Run(variable, func(t *testing.T) {
			name, value, _ := strings.Cut(variable, "=")
			t.Setenv(name, value)
			refuses(t, 2, []string{"serve"}, name, value, want, "such as")
			refuses(t, 2, []string{"check", "--settings"}, name, value, want, "such as")
		})
	}
}

// What the surroundings lack is said in one sentence that tells what to do.
func TestAPoorPlaceIsToldInOneSentence(t *testing.T) {
	slow(t)
	taken := must[net.Listener](t)(net.Listen("tcp", "127.0.0.1:0"))
	defer func() { _ = taken.Close() }()
	for _, name := range []string{"CLIENT", "CONTENT", "ENGINES"} {
		t.Setenv(name, "") // counts as unset
	}
	notAFolder := filepath.Join(t.TempDir(), "file")
	corrupt := t.TempDir()
	for _, err := range []error{os.WriteFile(notAFolder, nil, 0o600), os.WriteFile(filepath.Join(corrupt, "site.db"),
		[]byte(strings.Repeat("not a database ", 500)), 0o600)} {
		noError(t, err)
	}
	for name, c := range map[string]struct {
		args []string
		want []string
	}{
		"taken port": {[]string{"--data", t.TempDir(), "serve", "--addr", taken.Addr().String()},
			[]string{"is already in use", "ADDR"}},
		"no folder": {[]string{"--data", filepath.Join(notAFolder, "data"), "serve", "--addr", "127.0.0.1:0"},
			[]string{"folder"}},
		"no Storybook": {[]string{"--data", t.TempDir(), "serve", "--addr", "127.0.0.1:0", "--storybook", corrupt},
			[]string{corrupt, "npm run build:storybook"}},
		"corrupt database": {[]string{"--data", corrupt, "serve", "--addr", "127.0.0.1:0"},
			[]string{"site.db", "database"}},
	} {
		t.Run(name, func(t *testing.T) {
			var out, errOut bytes.Buffer
			if code := run(t.Context(), c.args, strings.NewReader(""), &out, &errOut); code != 1 {
				t.Errorf("exit code %d, want 1\n%s", code, &errOut)
			}
			mustContain(t, name, errOut.String(), c.want...)
			if lines := strings.Count(strings.TrimSpace(errOut.String()), "\n"); lines > 1 {
				t.Errorf("more than a sentence:\n%s", &errOut)
			}
		})
	}
}

func TestAnExportIsPrivateAndOverwritesNothing(t *testing.T) {
	file, site := filepath.Join(t.TempDir(), "jobs.json"), start(t)
	export := func() (int, string) { return site.command(t, "jobs", "export", file) }
	if code, out := export(); code != 0 {
		t.Fatal(out)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("got %v (%v), want a file for its owner alone", info.Mode(), err)
	}
	if code, out := export(); code != 2 || !strings.Contains(out, "already exists") {
		t.Errorf("over the first file: got %d %s", code, out)
	}
}

// What the settings lead to is tried out with the real parts, and no secret is printed.
func TestTheSettingsAreTriedOut(t *testing.T) {
	slow(t)
	a, dir := newAuthority(t), t.TempDir()
	a.write(t, dir, 1, time.Now().AddDate(0, 1, 0), "www.example.com")
	past := t.TempDir()
	a.write(t, past, 2, time.Now().AddDate(0, 0, -1), "www.example.com")
	redis := miniredis.RunT(t)
	redis.RequireUserAuth("site", "hush-redis")
	mail := newStrictServer(t, strictOptions{})
	right := map[string]string{
		"DATABASE_URL": dbtest.NewDatabase(t), "S3_URL": s3test.New(t).URL(),
		"REDIS_URL": "redis://site:hush-redis@" + redis.Addr(), "SMTP_URL": "smtp://" + mail.Address + "?tls=off",
		"MAIL_FROM": "site@example.com", "MAIL_TO": "team@example.com", "SITE_URL": "https://www.example.com",
		"MAIL_TO_APPLICATIONS": "jobs@example.com",
		"TLS_CERT":             filepath.Join(dir, "cert.pem"), "TLS_KEY": filepath.Join(dir, "key.pem"),
	}
	closed := freeAddress(t)
	for name, c := range map[string]struct {
		change map[string]string
		want   []string
	}{
		"all right": {nil, []string{"works PostgreSQL version 1", "clocks differ by", "works bucket", "works Redis",
			"MAIL_TO_APPLICATIONS jobs@", "MAIL_CONFIRMATIONS on", "works mail server it takes mail for the team",
			"works certificate", "works data folder", "MB free", "SITE_ID hire360"}},
		"no server": {map[string]string{
			"DATABASE_URL": "postgres://site:hush-sql@" + closed + "/site?sslmode=disable",
			"S3_URL":       "http://key:hush-s3@" + closed + "/files", "REDIS_URL": "redis://:hush-redis@" + closed,
			"SMTP_URL": "smtp://user:hush-mail@" + closed, "CAPTCHA": "hcaptcha", "CAPTCHA_SITE_KEY": "public",
			"CAPTCHA_SECRET": "hush-captcha", "ADMIN_ADDR": "127.0.0.1:9090",
			"ADMIN_TOKEN": "hush-token-of-the-desk",
		}, []string{"failed PostgreSQL", "failed bucket", "failed Redis", "failed mail server",
			"(see REDIS_URL)", "(see SMTP_URL)", "works certificate",
			"postgres://site@" + closed, "http://key@" + closed, "smtp://user@" + closed, "4 settings to correct"}},
		"misspelled": {map[string]string{"DATABSE_URL": "postgres://x:hush@y/z", "TRUSTED_PROXY": "1", "SITEURL": "2",
			"S3_ULR": "http://x:hush@y/z", "DTAA": "3", "ADRR": "4", "PAPR": "5", "HOST": "6", "MAIL": "7"},
			[]string{"S3_ULR is not a setting: write S3_URL", "write DATA", "write ADDR", "write PAPER",
				"7 settings to correct",
				"DATABSE_URL is not a setting: write DATABASE_URL", "write TRUSTED_PROXIES", "write SITE_URL"}},
		"another name": {map[string]string{"SITE_URL": "https://example.org"},
			[]string{"failed certificate", "it is not for example.org"}},
		"expired": {map[string]string{"TLS_CERT": filepath.Join(past, "cert.pem"),
			"TLS_KEY": filepath.Join(past, "key.pem")}, []string{"failed certificate it expired at "}},
		"several machines without a bucket": {map[string]string{"S3_URL": ""},
			[]string{"unused bucket files stay on the machine that receives them: several machines need S3_URL"}},
		"nothing set": {map[string]string{"DATABASE_URL": "", "S3_URL": "", "REDIS_URL": "", "SMTP_URL": "",
			"MAIL_FROM": "", "MAIL_TO": "", "MAIL_TO_APPLICATIONS": "", "TLS_CERT": "", "TLS_KEY": ""},
			[]string{"unused PostgreSQL", "unused bucket", "unused Redis", "unused mail server", "unused certificate"}},
	} {
		t.Run(name, func(t *testing.T) {
			for name, value := range right {
				t.Setenv(name, value)
			}
			for name, value := range c.change {
				t.Setenv(name, value)
			}
			code, out := running{data: t.TempDir()}.command(t, "check", "--settings")
			out = regexp.MustCompile(" +").ReplaceAllString(out, " ")
			isRight := slices.Contains([]string{"all right", "nothing set", "several machines without a bucket"}, name)
			equal(t, code, map[bool]int{true: 0, false: 1}[isRight], "the exit code")
			equal(t, strings.Contains(out, "failed "), !isRight, "whether one failed")
			mustContain(t, "the check", out, c.want...)
			mustLack(t, "the check", out, "hush")
		})
	}
}
