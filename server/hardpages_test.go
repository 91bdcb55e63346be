package main

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"hire360/server/render"
)

// ask sends a visitor's request to a site without a port.
func (s *site) ask(visitor, path, coding string) (status int, header http.Header, body string) {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	r.RemoteAddr = visitor + ":1024"
	r.Header.Set("Accept-Encoding", coding)
	w := httptest.NewRecorder()
	s.handler.ServeHTTP(w, r)
	text, _ := io.ReadAll(w.Body)
	return w.Code, w.Header(), string(text)
}

// siteWith makes a site that renders with other options.
func siteWith(t *testing.T, change func(*render.Options)) *site {
	t.Helper()
	s := unservedSite(t)
	o := s.renderOptions()
	change(&o)
	var err error
	if s.render, err = render.New(o); err != nil {
		t.Fatal(err)
	}
	noError(t, s.connect(t.Context(), testApp(t)))
	return s
}

// While many visitors come at once to a site that has just started, each page is rendered once, and all get it.
func TestABurstOfFirstVisitsAtOnce(t *testing.T) {
	slow(t)
	const visitors, perVisitor = 500, 1 << 20
	// On a busy machine, the last page waits long for an engine.
	s := siteWith(t, func(o *render.Options) { o.Wait = 5 * time.Minute })
	paths := s.live.Load().Paths()[10:20]
	renders := s.render.Renders
	before := allocated()
	var all sync.WaitGroup
	for i := range visitors {
		all.Go(func() {
			path := paths[i%len(paths)]
			status, header, body := s.ask(fmt.Sprintf("10.0.%d.%d", i/250, i%250), path, "br")
			if status != http.StatusOK || header.Get("Cache-Control") != "no-cache" || len(body) < 5000 {
				t.Errorf("%s: status %d, Cache-Control %s, %d bytes", path, status, header["Cache-Control"], len(body))
			}
		})
	}
	all.Wait()
	after := allocated()
	equal(t, renders(), int64(len(paths)), "renders of all pages")
	if each := (after - before) / visitors; each > perVisitor {
		t.Errorf("%d KB are allocated for each visitor, want at most %d", each>>10, perVisitor>>10)
	}
}

// The header's markup, which pages share, and the pages in the cache follow the menu in the content folder.
func TestAChangedMenuIsOnEveryPage(t *testing.T) {
	slow(t)
	dir := t.TempDir()
	noError(t, os.CopyFS(dir, os.DirFS("content")))
	site := start(t, "--content", dir)
	const before, after = "Services overview", "Services at a glance"
	shows := func(path, title string) bool {
		header, _, _ := strings.Cut(site.get(t, path).body, "<main")
		return strings.Contains(header, title)
	}
	for _, path := range []string{"/privacy-policy", "/about"} {
		if !shows(path, before) {
			t.Fatalf("the menu of %s lacks %q", path, before)
		}
	}
	file := filepath.Join(dir, "site.yml")
	text, err := os.ReadFile(file)
	if err == nil {
		err = os.WriteFile(file, []byte(strings.ReplaceAll(string(text), before, after)), 0o600)
	}
	noError(t, err)
	// A cached page may be sent for the moment that the new one takes.
	for _, path := range []string{"/privacy-policy", "/about"} {
		soon(t, path+" has the new menu", func() bool { return shows(path, after) })
	}
	for _, path := range []string{"/privacy-policy", "/terms-and-conditions", "/about", "/careers", "/no-such-page"} {
		if shows(path, before) || !shows(path, after) {
			t.Errorf("the menu of %s is older", path)
		}
	}
}

// hangingHeader makes the engine hang at one address, while it renders the last entry of the menu.
const hangingHeader = `
;(() => {
	const { parse } = JSON, render = __render;
	let hangs = false;
	JSON.parse = (text) => {
		const value = parse(text);
		if (value.name === 'Layout') {
			const last = value.data.site.menu.at(-1), { title } = last;
			Object.defineProperty(last, 'title', { enumerable: true, get() { while (hangs); return title; } });
		}
		return value;
	};
	__render = (url, ...rest) => {
		hangs = url === '/privacy-policy';
		return render(url, ...rest);
	};
})();`

// A page that hangs while its header is rendered is rendered by the browser. Everybody else gets whole pages, from the
// only engine, and no half of that header.
func TestARenderThatHangsInTheHeaderLeavesNothingBehind(t *testing.T) {
	slow(t)
	s := siteWith(t, func(o *render.Options) {
		script := append(append([]byte{}, o.Bundle.Script()...), hangingHeader...)
		o.Bundle.Script, o.Bundle.Compiled = func() []byte { return script }, func() []byte { return nil }
		o.Engines, o.Deadline = 1, 3*time.Second
	})
	whole := func(visitor, path string) {
		status, _, body := s.ask(visitor, path, "")
		// The results of operations after it contain the time.
		got, _, _ := strings.Cut(body, `id="boot"`)
		want, _, _ := strings.Cut(shared(t).get(t, path).body, `id="boot"`)
		if status != http.StatusOK || got != want {
			t.Errorf("%s: status %d, another page than without the fault:\n%s", path, status, difference(got, want))
		}
	}
	var others sync.WaitGroup
	hanging := make(chan struct{})
	others.Go(func() {
		close(hanging)
		status, header, body := s.ask("10.0.0.1", "/privacy-policy", "")
		if status != http.StatusOK || header.Get("Cache-Control") != "no-store" || strings.Contains(body, "<header") ||
			!strings.Contains(body, `id="boot"`) {
			t.Errorf("the page that hangs: status %d, %v, want one that the browser renders:\n%s", status, header, body)
		}
	})
	<-hanging
	for i, path := range []string{"/tech-partners", "/blogs"} {
		others.Go(func() { whole(fmt.Sprintf("10.0.1.%d", i), path) })
	}
	others.Wait()
	whole("10.0.0.1", "/terms-and-conditions") // with the same header as the page that hangs
	whole("10.0.0.1", "/about")
	equal(t, s.render.Failures(), 1, "failed renders")
}

// Go and browsers would read these queries differently.
func TestAQueryIsReadAsBrowsersReadIt(t *testing.T) {
	site := shared(t)
	for query, want := range map[string]string{
		"q=caf%E9":               "q=caf%C3%A9",
		"near=O%92Fallon":        "near=O%E2%80%99Fallon",
		"q=100%":                 "q=100%25",
		"q=%zz&near=Tampa":       "near=Tampa&q=%25zz",
		"q=a;b":                  "q=a%3Bb",
		"q=caf%C3%A9+%2B+%25%3B": "",
		"q=%00nurse%0A":          "q=+nurse+",
		"country=usa&q=nurse":    "country=US&q=nurse",
		"country=United+States":  "country=US",
		"country=uk&country=IN":  "country=GB&country=IN",
		"country=us":             "",
		"country=Atlantis":       "",
		"%E9=1":                  "",
	} {
		to := ""
		if want != "" {
			to = "/careers?" + want
		}
		equal(t, site.get(t, "/careers?"+query).header.Get("Location"), to, "%s", query)
	}
	equal(t, site.get(t, "/about?country=India").status, http.StatusOK, "the visitor's country, in the address")
}
