package static

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"strings"
	"sync"

	"hire360/server/httputil"
)

// playgroundTag is the ETag of the playground's page, whose name has no hash.
var playgroundTag = sync.OnceValue(func() string {
	text, _ := fs.ReadFile(embedded, "dist/playground/index.html") // without it the page is not found
	sum := sha256.Sum256(text)
	return base64.RawURLEncoding.EncodeToString(sum[:15])
})

// ServePlayground serves the built GraphiQL at /playground and /playground/assets/. Its files are large and rarely
// requested, so they are streamed and not held in memory.
func ServePlayground(w http.ResponseWriter, r *http.Request) {
	name, h := "dist"+r.URL.Path, w.Header()
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	tag := name[strings.LastIndexByte(name, '/')+1:]
	if r.URL.Path == "/playground" {
		name, tag = "dist/playground/index.html", playgroundTag()
		h.Set("Cache-Control", "no-cache")
	}
	f, coding, err := variant(name, httputil.Encoding(r, "br", "gzip"))
	if err != nil {
		h.Set("Cache-Control", "no-store")
		http.NotFound(w, r)
		return
	}
	defer func() { _ = f.Close() }()
	if coding != "" {
		h.Set("Content-Encoding", coding)
		tag += "-" + coding
	}
	h.Set("Content-Type", mediaType(name))
	h.Set("Vary", "Accept-Encoding")
	h.Set("ETag", `"`+tag+`"`)
	if httputil.Unchanged(r, h.Get("ETag")) {
		h.Del("Content-Encoding")
		w.WriteHeader(http.StatusNotModified)
		return
	}
	if info, err := f.Stat(); err == nil {
		h.Set("Content-Length", fmt.Sprint(info.Size()))
	}
	_, _ = io.Copy(w, f)
}

// variant opens a file in the preferred coding, or uncompressed if there is no such variant.
func variant(name, preferred string) (f fs.File, coding string, err error) {
	if extension := map[string]string{"br": ".br", "gzip": ".gz"}[preferred]; extension != "" {
		if f, err := embedded.Open(name + extension); err == nil {
			return f, preferred, nil
		}
	}
	f, err = embedded.Open(name)
	if err == nil {
		if info, statErr := f.Stat(); statErr != nil || info.IsDir() {
			_ = f.Close()
			return nil, "", fs.ErrNotExist
		}
	}
	return f, "", err
}
