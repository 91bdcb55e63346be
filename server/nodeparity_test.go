package main

import (
	"encoding/json"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"hire360/graph"
)

// The same bundle in Node gives the same bytes on every page: this holds the engine, its surroundings and
// every library honest.
func TestEveryPageHasTheSameBytesInNode(t *testing.T) {
	slow(t)
	t.Parallel()
	site, all := sharedParts(t), crawled(t)
	type page struct {
		URL  string `json:"url"`
		HTML string `json:"html"`
	}
	var pages []page
	for path, got := range all.pages {
		pages = append(pages, page{path, got.body})
		equal(t, got.status, map[bool]int{true: 404, false: 200}[path == "/404"], "%s: the status", path)
	}
	add := func(path string, query url.Values, country, form string, status int) {
		t.Helper()
		p := site.parts.render.Render(t.Context(), path, query, country, form, "")
		if p.Status != status || p.Fallback || p.Partial {
			t.Errorf("%s: status %d, fallback %t, partial %t, want %d and a whole page", path, p.Status, p.Fallback,
				p.Partial, status)
		}
		pages = append(pages, page{graph.ParseAddress(path, query).String(), string(p.HTML)})
	}
	add("/no-such-page", url.Values{}, "", "", 404)
	add("/careers/no-such-job-9", url.Values{}, "", "", 404)
	add("/careers", url.Values{"q": {"C++ <b>"}, "country": {"IN", "US"}}, "IN", "", 200)
	faulty, err := json.Marshal(map[string]any{
		"name":   "enquiry",
		"values": map[string]any{"name": `Łódź "東京" 🚀 </script>`},
		"files":  []*graph.UploadedFile{},
		"userErrors": []graph.UserError{{
			Code:    graph.UserErrorCodeRequired,
			Field:   []string{"email"},
			Message: "Enter your e-mail address",
		}},
		"error": nil,
	})
	noError(t, err)
	add("/contact-us", url.Values{}, "", string(faulty), 200)
	text, err := json.Marshal(pages)
	noError(t, err)
	dump := filepath.Join(t.TempDir(), "pages.json")
	bundle := filepath.Join(t.TempDir(), "server.js")
	for _, err := range []error{os.WriteFile(dump, text, 0o600),
		os.WriteFile(bundle, site.parts.client.Script(), 0o600)} {
		noError(t, err)
	}
	compare := exec.Command("node", "ssr/compare.mjs", bundle, dump)
	compare.Dir = "../client"
	out, err := compare.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
}
