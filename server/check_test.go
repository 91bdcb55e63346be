package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hire360/server/render"
)

func check(t *testing.T, folder string, more ...string) (int, string) {
	t.Helper()
	var out, errOut bytes.Buffer
	code := run(t.Context(), append([]string{"--content", folder, "check"}, more...), strings.NewReader(""), &out, &errOut)
	return code, out.String() + errOut.String()
}

// copyOf returns a folder with the site's real content, for a test to spoil.
func copyOf(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS("content")); err != nil {
		t.Fatal(err)
	}
	return folder
}

func spoil(t *testing.T, folder, file, old, now string) {
	t.Helper()
	name := filepath.Join(folder, "pages", file)
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), old) {
		t.Fatalf("%s holds no %q", file, old)
	}
	if err := os.WriteFile(name, []byte(strings.Replace(string(text), old, now, 1)), 0o600); err != nil {
		t.Fatal(err)
	}
}

// What a writer may get wrong makes the check fail, with the file and the line.
func TestTheCheckFindsWhatIsWrong(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		file, old, now string
		want           []string
	}{
		"dead link":     {"about.yml", "related: [", "related: [/no-such-page, ", []string{"about.yml:", "/no-such-page"}},
		"unknown key":   {"about.yml", "label: ", "lable: ", []string{"about.yml:", "lable"}},
		"doubled title": {"about.yml", "\ndescription:", " \ndescription:", nil},
	} {
		t.Run(name, func(t *testing.T) {
			folder := copyOf(t)
			if name == "doubled title" {
				doubleTitle(t, folder)
				c.want = []string{"title", "events.yml"}
			} else {
				spoil(t, folder, c.file, c.old, c.now)
			}
			code, out := check(t, folder, "--no-pages")
			if code != 1 {
				t.Errorf("the check ends with %d\n%s", code, firstBytes(out, 600))
			}
			mustContain(t, name, out, c.want...)
		})
	}
}

// doubleTitle gives the events the title of the about page.
func doubleTitle(t *testing.T, folder string) {
	t.Helper()
	title := func(file string) string {
		text, err := os.ReadFile(filepath.Join(folder, "pages", file))
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if strings.HasPrefix(line, "title: ") {
				return strings.TrimSpace(line)
			}
		}
		t.Fatalf("%s has no title", file)
		return ""
	}
	spoil(t, folder, "events.yml", title("events.yml"), title("about.yml"))
}

// What a component may get wrong is found in the HTML.
func TestThePageCheckFindsWhatIsWrong(t *testing.T) {
	good := `<!doctype html><html lang="en"><head><title>%T</title><meta name="description" content="d"><link rel="canonical" href="http://x/"></head><body><main><h1>h</h1>%B</main></body></html>`
	page := func(title, body string) *render.Page {
		return &render.Page{Status: 200, HTML: []byte(strings.NewReplacer("%T", title, "%B", body).Replace(good))}
	}
	without := func(part string) *render.Page {
		return &render.Page{Status: 200, HTML: []byte(strings.Replace(string(page("A", "").HTML), part, "", 1))}
	}
	var noise strings.Builder
	for i := range 4000 {
		_, _ = fmt.Fprintf(&noise, "%x ", sha256.Sum224([]byte{byte(i), byte(i >> 8)}))
	}
	for name, c := range map[string]struct {
		page *render.Page
		want string
	}{
		"nothing":        {page("A", `<a href="/b">b</a><p id="x"><a href="#x">x</a></p>`), ""},
		"inline style":   {page("A", `<p style="color:red">x</p>`), "inline style"},
		"inline script":  {page("A", `<p onclick="x()">x</p>`), "inline script"},
		"dead link":      {page("A", `<a href="/nowhere">x</a>`), "/nowhere leads to a page that does not exist"},
		"placeholder":    {page("A", `<a href="https://apps.hire360.example/ios">x</a>`), "leads to a placeholder"},
		"dead anchor":    {page("A", `<a href="#nowhere">x</a>`), "leads to an anchor that does not exist"},
		"far anchor":     {page("A", `<a href="/b#nowhere">x</a>`), "leads to an anchor that does not exist"},
		"doubled id":     {page("A", `<p id="x"></p><p id="x"></p>`), `the id "x" stands twice`},
		"second h1":      {page("A", `<h1>again</h1>`), "2 h1"},
		"doubled title":  {page("B", ``), "is also that of"},
		"no alternative": {page("A", `<img src="/a.svg">`), "no alt"},
		"spelling":       {page("A", `<script>colour()</script><button>Choose a colour</button>`), `"colour", spelled the British way: it should be "color"`},
		"too much":       {page("A", strings.Repeat("<p>words</p>", 9000)), "bytes, at most"},
		"spoken":         {page("A", `<img src="/a.svg" alt="A grey door">`), `"grey", spelled the British way: it should be "gray"`},
		"too dense":      {page("A", noise.String()[:60_000]), "the compressed HTML has"},
		"no title":       {without("<title>A</title>"), "the page has 0 titles, it should have one"},
		"no description": {without(`<meta name="description" content="d">`), "the page has 0 descriptions, it should have one"},
		"no canonical":   {without(`<link rel="canonical" href="http://x/">`), "the page names no canonical address"},
		"no h1":          {without("<h1>h</h1>"), "the page has 0 h1, it should have one"},
		"second main":    {page("A", `</main><main>`), "the page has 2 main, it should have one"},
		"bad data":       {page("A", `<script type="application/ld+json">{"a":}</script>`), "the structured data is not JSON"},
		"empty link":     {page("A", `<a href="">x</a>`), "a link leads nowhere"},
		"broken":         {&render.Page{Status: 200, Broken: true, HTML: page("A", "").HTML}, "some of the page's data could not be had"},
		"a shell":        {&render.Page{Status: 200, Shell: true}, "could not be rendered"},
		"wrong status":   {&render.Page{Status: 500, HTML: page("A", "").HTML}, "the status is 500"},
	} {
		c2 := newPageChecker(nil)
		c2.page("/a", c.page, false)
		c2.page("/b", page("B", ""), false)
		found := strings.Join(c2.finish(), "\n")
		if (c.want == "") != (found == "") || !strings.Contains(found, c.want) {
			t.Errorf("%s: found %q, want %q", name, found, c.want)
		}
	}
}
