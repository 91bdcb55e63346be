package static

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestStorybookIsServedWithAPolicyOfItsOwn(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"index.html":     `<script>start()</script><script src="./a.js"></script>`,
		"iframe.html":    `<script type="module">frame()</script>`,
		"assets/x-1a.js": "x()",
	} {
		file := filepath.Join(dir, name)
		_ = os.MkdirAll(filepath.Dir(file), 0o700)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	handler, err := Storybook(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		path          string
		status        int
		header, holds string
	}{
		{"/storybook", 308, "Location", "/storybook/"},
		{"/storybook/", 200, "X-Robots-Tag", "noindex"},
		// The SHA-256 of start() and frame().
		{"/storybook/", 200, "Content-Security-Policy", "'sha256-"},
		{"/storybook/iframe.html?id=x", 200, "Cache-Control", "no-cache"},
		{"/storybook/assets/x-1a.js", 200, "Cache-Control", "immutable"},
		{"/storybook/nothing.js", 404, "X-Robots-Tag", "noindex"},
		{"/storybook/../secret", 404, "X-Robots-Tag", "noindex"},
	} {
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, httptest.NewRequest("GET", c.path, nil))
		if got := w.Header().Get(c.header); w.Code != c.status || !strings.Contains(got, c.holds) {
			t.Errorf("%s: status %d, %s %q; want %d and %q", c.path, w.Code, c.header, got, c.status, c.holds)
		}
	}
	w := httptest.NewRecorder()
	handler.ServeHTTP(w, httptest.NewRequest("GET", "/storybook/", nil))
	policy := w.Header().Get("Content-Security-Policy")
	if n := strings.Count(policy, "'sha256-"); n != 2 || strings.Contains(policy, "script-src 'self' 'unsafe") {
		t.Errorf("policy with %d hashes, want 2 of inline scripts: %s", n, policy)
	}
}

func TestAFolderWithoutAStorybookIsRefused(t *testing.T) {
	dir := t.TempDir()
	if _, err := Storybook(dir); err == nil || !strings.Contains(err.Error(), "build:storybook") {
		t.Errorf("got %v, want what to run", err)
	}
}
