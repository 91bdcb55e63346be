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
// every library honest. All that the shared site has rendered is compared.
func TestEveryPageHasTheSameBytesInNode(t *testing.T) {
	slow(t)
	t.Parallel()
	site, all := sharedParts(t), crawled(t)
	for path, got := range all.pages {
		if want := map[bool]int{true: 404, false: 200}[path == "/404"]; got.status != want {
			t.Errorf("%s: status %d, want %d", path, got.status, want)
		}
	}
	want := all.paths
	page := func(path string, query url.Values, country, form string, status int) {
		t.Helper()
		want = append(want, graph.ParseAddress(path, query).String())
		if p := site.parts.render.Render(t.Context(), path, query, country, form, ""); p.Status != status ||
			p.Fallback || p.Partial {
			t.Errorf("%s: status %d, fallback %t, partial %t, want %d and a whole page", path, p.Status, p.Fallback,
				p.Partial, status)
		}
	}
	page("/no-such-page", url.Values{}, "", "", 404)
	page("/careers/no-such-job-9", url.Values{}, "", "", 404)
	page("/careers", url.Values{"q": {"C++ <b>"}, "country": {"IN", "US"}}, "IN", "", 200)
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
	if err != nil {
		t.Fatal(err)
	}
	page("/contact-us", url.Values{}, "", string(faulty), 200)
	recorded := site.rendered.recorded()
	text, err := json.Marshal(recorded)
	if err != nil {
		t.Fatal(err)
	}
	dump := filepath.Join(t.TempDir(), "recorded.json")
	bundle := filepath.Join(t.TempDir(), "server.js")
	for _, err := range []error{os.WriteFile(dump, text, 0o600),
		os.WriteFile(bundle, site.parts.client.Script(), 0o600)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	compare := exec.Command("node", "ssr/compare.mjs", bundle, dump)
	compare.Dir = "../client"
	out, err := compare.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	compared := map[string]bool{}
	for _, r := range recorded {
		compared[r.URL] = true
	}
	for _, path := range want {
		if !compared[path] {
			t.Errorf("%s was not compared", path)
		}
	}
	t.Logf("%s", out)
}
