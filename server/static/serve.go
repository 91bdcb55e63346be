package static

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"net/http"
	"path"
	"strings"

	"hire360/server/httputil"
)

// unhashed has the files whose names have no hash, by their addresses.
var unhashed = map[string]string{"/playground": "playground/index.html", "/licenses.txt": "licenses.txt"}

// variants are the endings of compressed files, by content coding. A variant exists only if it is smaller.
var variants = map[string]string{"br": ".br", "gzip": ".gz"}

func isVariant(name string) bool { return path.Ext(name) == ".br" || path.Ext(name) == ".gz" }

// ServeHTTP serves /assets/ and /playground/assets/, whose files are named by a hash of their content, so that they may
// be cached forever; the playground at /playground; and the licenses of what the program contains at /licenses.txt.
// Files are read when they are requested and not held in memory.
func (c *Client) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name, h := strings.TrimPrefix(r.URL.Path, "/"), w.Header()
	tag, caching := path.Base(name), "public, max-age=31536000, immutable"
	if file := unhashed[r.URL.Path]; file != "" {
		name, caching = file, "no-cache"
		tag = c.tags()[name]
	}
	if _, found := c.files[name]; !found || isVariant(name) {
		h.Set("Cache-Control", "no-store")
		http.NotFound(w, r)
		return
	}
	h.Set("Cache-Control", caching)
	h.Set("Content-Type", cmp.Or(mediaTypes[path.Ext(name)], "application/octet-stream"))
	coding, unchanged := httputil.Negotiate(h, r, tag, c.codings(name)...)
	if unchanged {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	name += variants[coding]
	file, err := c.open(name)
	if err != nil {
		h.Set("Cache-Control", "no-store")
		http.NotFound(w, r)
		return
	}
	defer func() { _ = file.Close() }()
	h.Set("Content-Length", fmt.Sprint(c.files[name]))
	_, _ = io.Copy(w, file)
}

// hashUnhashed returns the hashes of the files whose names have none.
func (c *Client) hashUnhashed() map[string]string {
	tags := map[string]string{}
	for _, name := range unhashed {
		sum := sha256.Sum256(c.read(name)) // without the file its address is not found
		tags[name] = base64.RawURLEncoding.EncodeToString(sum[:15])
	}
	return tags
}

// codings returns the codings of a file's variants, the smallest first.
func (c *Client) codings(name string) []string {
	var codings []string
	for _, coding := range []string{"br", "gzip"} {
		if _, found := c.files[name+variants[coding]]; found {
			codings = append(codings, coding)
		}
	}
	return codings
}
