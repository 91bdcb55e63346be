package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/alecthomas/kong"

	"hire360/server/cli"
	"hire360/server/db/dbtest"
)

// plainShell forgets every setting, as a shell that is not the server's has none, in an empty folder.
func plainShell(t *testing.T) (folder string) {
	t.Helper()
	for name := range knownSettings() {
		t.Setenv(name, "") // registers that it is put back
		_ = os.Unsetenv(name)
	}
	folder = t.TempDir()
	t.Chdir(folder)
	return folder
}

// inShell runs a command in a plain shell that has one setting.
func inShell(t *testing.T, setting, value string, args ...string) (code int, out, told string) {
	t.Helper()
	plainShell(t)
	t.Setenv(setting, value)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var stdout, stderr lockedBuffer
	code = run(ctx, args, strings.NewReader("[]"), &stdout, &stderr, func(a *app) {
		a.listening = func(string) { cancel() } // a server among the commands
	})
	return code, stdout.String(), stderr.String()
}

// everyCommand is all commands but serve, with arguments, by name.
func everyCommand(t *testing.T, reference, addr string) map[string][]string {
	t.Helper()
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	all := map[string][]string{
		"check":              {"--no-pages"},
		"jobs import":        {"-", "--format", "json"},
		"jobs export":        {at("jobs.json")},
		"submissions list":   nil,
		"submissions show":   {reference, "--files", dir},
		"submissions export": {at("all.csv")},
		"submissions forget": {"ENQ-000000"},
		"deliveries list":    nil,
		"deliveries retry":   {"4711"},
		"deliveries discard": {"4711"},
		"people find":        {"nobody@example.org"},
		"people export":      {"nobody@example.org", at("person.json")},
		"people erase":       {"nobody@example.org", "--yes"},
		"people again":       nil,
		"admin link":         nil,
		"audit":              nil,
		"alerts list":        nil,
		"alerts end":         {"nobody@example.org"},
		"backup":             {at("copy.db")},
		"ready":              {"--addr", addr},
		"version":            nil,
	}
	parser := must[*kong.Kong](t)(kong.New(&commands{}, kong.Name("site"), kong.Exit(func(int) {}),
		kong.Writers(io.Discard, io.Discard)))
	for _, leaf := range parser.Model.Leaves(false) {
		name := strings.TrimPrefix(leaf.FullPath(), "site ")
		if _, tried := all[name]; !tried && name != "serve" {
			t.Errorf("the command %q is not tried", name)
		}
	}
	return all
}

// seen is what visitors and machines get at the addresses where something made up could appear.
func seen(t *testing.T, r running) string {
	t.Helper()
	var b strings.Builder
	for _, path := range []string{"/", "/careers", "/careers?q=nurse", "/events", "/careers.xml", "/careers.atom",
		"/careers.json", "/careers.indeed.xml", "/blogs.atom", "/sitemap.xml", "/robots.txt",
		"/site/privacy-supplement",
		"/events/edison-open-day.ics", "/cards/careers.png", "/careers/lighthouse-keeper-1001"} {
		got := r.get(t, path)
		for _, changes := range []string{"Date", "X-Request-Id", "Traceparent", "Server-Timing"} {
			got.header.Del(changes)
		}
		fmt.Fprintf(&b, "== %s %d\n", path, got.status)
		for _, name := range slices.Sorted(maps.Keys(got.header)) {
			fmt.Fprintln(&b, name, got.header[name])
		}
		fmt.Fprintln(&b, got.body)
	}
	fmt.Fprintln(&b, r.graphql(t, `{"query":"{ jobs(first: 50) { totalCount hasSamples nodes { id sample } } `+
		`events { slug } sitePages { title sample } }"}`).body)
	return b.String()
}

// No command changes what a public site shows, beside a server or without one, from a shell that knows only where the
// data are.
func TestACommandNeverChangesWhatASiteShows(t *testing.T) {
	slow(t)
	for _, b := range []dbtest.Backend{dbtest.SQLite, dbtest.Postgres} {
		t.Run(b.Name, func(t *testing.T) { testACommandNeverChangesWhatASiteShows(t, b.Name == "SQLite") })
	}
}

func testACommandNeverChangesWhatASiteShows(t *testing.T, alone bool) {
	file := must[string](t)(filepath.Abs("testdata/one-job.json"))
	data := t.TempDir()
	setting, where := "DATA", data
	if !alone {
		where, _ = several(t)
		setting = "DATABASE_URL"
	}
	args := []string{"--site-url", "https://www.example.com", "--captcha", "off", "--database-url", "", "--s3-url", ""}
	if !alone {
		args = append(args, "--database-url", where)
	}
	var parts *site
	begin := func() running {
		return startWith(t, data, func(a *app) {
			a.now, a.timeout = func() time.Time { return dbtest.Noon }, maxWait
			a.connected = func(s *site) { parts = s }
		}, args...)
	}
	r := begin()
	sent := r.graphql(t, enquiryBody("6d9f8a4e-7a3c-4a55-9a0e-2f1f5f0c9b11", "dana@example.org"))
	reference := regexp.MustCompile(`ENQ-\w+`).FindString(sent.body)
	before := seen(t, r)
	notices := func(what string) {
		t.Helper()
		noError(t, parts.store.DB.Refresh(t.Context()))
		if after := seen(t, r); after != before {
			t.Errorf("after %s: …%s\nbecame\n…%s", what, difference(before, after), difference(after, before))
		}
	}
	tryAll := func(state string) {
		addr := strings.TrimPrefix(r.url, "http://")
		for name, args := range everyCommand(t, reference, addr) {
			code, out, told := inShell(t, setting, where, append(strings.Fields(name), args...)...)
			here := must[[]os.DirEntry](t)(os.ReadDir("."))
			if len(here) > 0 {
				t.Errorf("%s, %s: left %v", name, state, here)
			}
			if strings.Contains(name, "list") && code != 0 ||
				name == "submissions list" && !strings.Contains(out, reference) {
				t.Errorf("%s, %s: %d\n%s%s", name, state, code, out, told)
			}
			isAboutStore := regexp.MustCompile("^(jobs|submissions|deliveries|backup)").MatchString(name)
			if isAboutStore && !strings.Contains(told, "site: this is the database ") {
				t.Errorf("%s, %s: does not say which site it is about: %s", name, state, told)
			}
		}
	}
	tryAll("beside the server")
	notices("commands beside the server")
	r.stop()
	tryAll("without a server")
	r = begin()
	notices("commands without a server")

	if code, out, told := inShell(t, setting, where, "jobs", "import", file); code != 0 {
		t.Fatal(out, told)
	}
	noError(t, parts.store.DB.Refresh(t.Context()))
	shown := r.graphql(t, `{"query":"{ jobs(first: 50) { nodes { title sample } } sitePages { title } }"}`).body
	mustContain(t, "after an import", shown, `"jobs":{"nodes":[{"title":"Lighthouse keeper","sample":false}]},"sitePages":[]`)
}

// What was public gets no samples when a copy of it is served somewhere else, and shows no sample events.
func TestACopyOfAPublicSiteIsNoTrial(t *testing.T) {
	onBoth(t, func(t *testing.T, _ bool) {
		data := t.TempDir()
		public := startOver(t, data, time.Now, "--site-url", "https://www.example.com")
		public.stop()
		list := `{"query":"{ jobs(first: 50) { totalCount } events { slug } sitePages { title } }"}`
		local := startOver(t, data, time.Now)
		mustContain(t, "at home", local.graphql(t, list).body,
			`{"jobs":{"totalCount":0},"events":[],"sitePages":[]}`)
		local.stop()
		asked := startOver(t, data, time.Now, "--samples")
		mustContain(t, "with SAMPLES=on", asked.graphql(t, list).body,
			`{"jobs":{"totalCount":0},"events":[{`, `"sitePages":[]`)
	})
}

// A command that finds no site says what to set, and makes nothing.
func TestACommandMakesNoStore(t *testing.T) {
	empty, foreign, replica, stale := t.TempDir(), t.TempDir(), t.TempDir(), t.TempDir()
	for file, text := range map[string]string{
		filepath.Join(empty, "site.db"): "", filepath.Join(foreign, "notes.txt"): "x",
		filepath.Join(replica, "machine.db"): "", filepath.Join(stale, "machine.db"): "",
		filepath.Join(stale, "site.db"): "x",
	} {
		noError(t, os.WriteFile(file, []byte(text), 0o600))
	}
	missing := filepath.Join(t.TempDir(), "typo", "data")
	for name, c := range map[string]struct{ data, want string }{
		"a folder that is not there":                 {missing, "set DATA"},
		"the folder of something else":               {foreign, "set DATA"},
		"an empty file":                              {empty, "is an empty file"},
		"the folder of one of several machines":      {replica, "set DATABASE_URL"},
		"such a folder with a database from earlier": {stale, "set DATABASE_URL"},
	} {
		before := tree(t, c.data)
		for command, args := range everyCommand(t, "ENQ-000000", "127.0.0.1:1") {
			if command == "ready" || command == "check" || command == "version" {
				continue // these are not about a store
			}
			t.Run(name+": "+command, func(t *testing.T) {
				code, out, told := inShell(t, "DATA", c.data, append(strings.Fields(command), args...)...)
				if code != 1 || out != "" || !strings.Contains(told, c.want) || !strings.Contains(told, c.data) {
					t.Errorf("got %d %q, want 1 and a sentence with %q and %q\n%s", code, out, c.want, c.data, told)
				}
				if after := tree(t, c.data); after != before {
					t.Errorf("the folder was\n%sand is\n%s", before, after)
				}
			})
		}
	}
	t.Run("a server on the folder of one of several machines", func(t *testing.T) {
		if code, _, told := inShell(t, "DATA", replica, "serve", "--addr", "127.0.0.1:0"); code != 1 ||
			!strings.Contains(told, "set DATABASE_URL") {
			t.Errorf("got %d %s", code, told)
		}
	})
}

// tree lists what is below a folder.
func tree(t *testing.T, dir string) string {
	t.Helper()
	var b bytes.Buffer
	_ = filepath.WalkDir(dir, func(path string, e os.DirEntry, err error) error {
		if err == nil {
			fmt.Fprintln(&b, path)
		}
		return nil // a folder that is not there has nothing
	})
	return b.String()
}

func TestACommandMakesNoStoreInPostgreSQL(t *testing.T) {
	database, _ := several(t)
	for command, args := range everyCommand(t, "ENQ-000000", "127.0.0.1:1") {
		if !regexp.MustCompile("^(jobs|submissions|deliveries|alerts)").MatchString(command) {
			continue
		}
		code, out, told := inShell(t, "DATABASE_URL", database, append(strings.Fields(command), args...)...)
		if code != 1 || out != "" || !strings.Contains(told, "there is no site in the database 127.0.0.1:") ||
			strings.Contains(told, "search_path") {
			t.Errorf("%s: got %d %q\n%s", command, code, out, told)
		}
	}
}

func TestTheVersionIsTheChangelogs(t *testing.T) {
	text := must[[]byte](t)(os.ReadFile("../CHANGELOG.md"))
	newest := regexp.MustCompile(`(?m)^## (\d+\.\d+\.\d+)`).FindSubmatch(text)
	var out strings.Builder
	if code := run(t.Context(), []string{"version"}, strings.NewReader(""), &out, io.Discard); code != 0 ||
		newest == nil || !strings.HasPrefix(out.String(), string(newest[1])) ||
		strings.TrimSpace(out.String()) != cli.Build() {
		t.Errorf("exit code %d, %q; the newest version is %q", code, out.String(), newest)
	}
}
