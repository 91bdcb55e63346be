package main

import (
	"encoding/json"
	"log/slog"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"hire360/graph"
	"hire360/server/config"
	"hire360/server/render"
)

// The same bundle in Node gives the same bytes on every page: this holds the engine, its surroundings and
// every library honest.
func TestEveryPageHasTheSameBytesInNode(t *testing.T) {
	slow(t)
	t.Parallel()
	a := &app{
		Settings: config.Settings{Data: t.TempDir(), SiteURL: "http://localhost:8080", SiteName: "Hire360"},
		log:      slog.New(slog.DiscardHandler),
		now:      time.Now,
	}
	s, err := newSite(t.Context(), a, unserved)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.store.Close() }()
	var recorded []render.Recording
	s.render.Record(func(r render.Recording) { recorded = append(recorded, r) })
	paths, err := s.paths(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	page := func(path string, query url.Values, country, form string, status int) {
		t.Helper()
		if p := s.render.Render(t.Context(), path, query, country, form); p.Status != status || p.Fallback || p.Partial {
			t.Errorf("%s: status %d, fallback %t, partial %t, want %d and a whole page", path, p.Status, p.Fallback, p.Partial, status)
		}
	}
	for _, a := range paths {
		page(a, url.Values{}, "", "", map[bool]int{true: 404, false: 200}[a == "/404"])
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
	text, err := json.Marshal(recorded)
	if err != nil {
		t.Fatal(err)
	}
	dump := filepath.Join(t.TempDir(), "recorded.json")
	bundle := filepath.Join(t.TempDir(), "server.js")
	for _, err := range []error{os.WriteFile(dump, text, 0o600), os.WriteFile(bundle, s.client.Script(), 0o600)} {
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
	if want := len(paths) + 4; len(recorded) != want {
		t.Errorf("%d pages were compared, want %d", len(recorded), want)
	}
	t.Logf("%s", out)
}
