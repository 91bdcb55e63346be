package static

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

var inlineScript = regexp.MustCompile(`(?s)<script(?: type="module")?>(.*?)</script>`)

// Storybook returns the handler of /storybook/: the catalog of components that npm run build:storybook wrote to dir.
// It is not for visitors, and search engines do not index it.
func Storybook(dir string) (http.Handler, error) {
	if _, err := storybookPolicy(dir); err != nil {
		return nil, err
	}
	files := http.StripPrefix("/storybook", http.FileServerFS(os.DirFS(dir)))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("X-Robots-Tag", "noindex")
		if r.URL.Path == "/storybook" {
			http.Redirect(w, r, "/storybook/", http.StatusPermanentRedirect)
			return
		}
		h.Set("Cache-Control", "no-cache")
		if strings.HasPrefix(r.URL.Path, "/storybook/assets/") {
			h.Set("Cache-Control", "public, max-age=31536000, immutable")
		} else if policy, err := storybookPolicy(dir); err == nil { // read again: it may have been built again
			h.Set("Content-Security-Policy", policy)
		}
		files.ServeHTTP(w, r)
	}), nil
}

// storybookPolicy allows the inline scripts of the build by their hashes. Storybook and Emotion insert styles while
// they run, and its documentation shows stories in frames.
func storybookPolicy(dir string) (string, error) {
	scripts := "'self'"
	for _, name := range []string{"index.html", "iframe.html"} {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return "", fmt.Errorf("%s has no built Storybook: run npm run build:storybook in client/", dir)
		}
		for _, m := range inlineScript.FindAllSubmatch(text, -1) {
			sum := sha256.Sum256(m[1])
			scripts += " 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
		}
	}
	return "default-src 'none'; script-src " + scripts + "; style-src 'self' 'unsafe-inline'; font-src 'self' data:; " +
		"img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; " +
		"frame-ancestors 'self'", nil
}
