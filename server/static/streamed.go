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

// unhashed has the files whose names have no hash, by their addresses.
var unhashed = map[string]string{"/playground": "dist/playground/index.html", "/licenses.txt": "dist/licenses.txt"}

// tags returns the ETags of unhashed files.
var tags = sync.OnceValue(func() map[string]string {
	tags := map[string]string{}
	for _, name := range unhashed {
		text, _ := fs.ReadFile(embedded, name) // without it the address is not found
		sum := sha256.Sum256(text)
		tags[name] = base64.RawURLEncoding.EncodeToString(sum[:15])
	}
	return tags
})

// ServeStreamed serves the built GraphiQL at /playground and /playground/assets/, and the licenses of what the program
// contains at /licenses.txt. These files are large and rarely requested, so they are streamed and not held in memory.
func ServeStreamed(w http.ResponseWriter, r *http.Request) {
	name, h := "dist"+r.URL.Path, w.Header()
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	tag := name[strings.LastIndexByte(name, '/')+1:]
	if file := unhashed[r.URL.Path]; file != "" {
		name, tag = file, tags()[file]
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
