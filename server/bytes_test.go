package main

import (
	"encoding/json"
	"log/slog"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"hire360/graph"
	"hire360/server/render"
)

// The same bundle in Node gives the same bytes on every page: this holds the engine, its surroundings and
// every library honest.
func TestEveryPageHasTheSameBytesInNode(t *testing.T) {
	t.Parallel()
	w := &world{settings: settings{Data: t.TempDir(), SiteURL: "http://localhost:8080", SiteName: "Hire360"}, log: slog.New(slog.DiscardHandler)}
	s, err := newSite(t.Context(), w, serveSettings{Engines: 1, Captcha: "off", SendLimit: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = s.store.Close() }()
	var recorded []render.Recording
	s.render.Record(func(r render.Recording) { recorded = append(recorded, r) })
	addresses, err := s.addresses(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range append(addresses, "/no-such-page", "/careers/no-such-job-9") {
		s.render.Render(t.Context(), a, url.Values{}, "", "")
	}
	s.render.Render(t.Context(), "/careers", url.Values{"q": {"C++ <b>"}, "country": {"IN", "US"}}, "IN", "")
	faulty := &formState{Name: "enquiry", Values: map[string]any{"name": `Łódź "東京" 🚀 </script>`},
		Files: []*graph.UploadedFile{}, UserErrors: []graph.UserError{{Code: graph.UserErrorCodeRequired, Field: []string{"email"}, Message: "Enter your e-mail address"}}}
	s.render.Render(t.Context(), "/contact-us", url.Values{}, "", faulty.json())
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
	compare := exec.Command("node", "codegen/compare.mjs", bundle, dump)
	compare.Dir = "../client"
	out, err := compare.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if len(recorded) < 50 {
		t.Errorf("only %d pages were compared", len(recorded))
	}
	t.Logf("%s", out)
}
