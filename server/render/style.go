package render

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/url"
	"path"
	"strconv"
	"strings"

	"hire360/server/cache"
	"hire360/server/httputil"
)

// maxStyles is the number of style files that are cached. Pages of one kind share theirs.
const maxStyles = 512

// styles are the critical styles of rendered pages, as files named by their hash.
type styles struct {
	files *cache.Cache[string, styleFile]
}

type styleFile struct{ raw, brotli []byte }

func newStyles() styles { return styles{cache.NewSized[string, styleFile](maxStyles)} }

// add stores the styles of a page and returns their address. It contains the address of the page too, so that a server
// that has not rendered the page can make the file.
func (s styles) add(css string, q pageRequest) string {
	sum := sha256.Sum256([]byte(css))
	name := hex.EncodeToString(sum[:10])
	if _, ok := s.files.Get(name); !ok {
		s.files.Set(name, styleFile{raw: []byte(css), brotli: httputil.Brotli([]byte(css), 6)})
	}
	address := "/css/" + name + ".css?for=" + url.QueryEscape(q.address.String())
	if q.country != "" {
		address += "&in=" + q.country
	}
	return address
}

// ServeStyle serves a style file. If another server rendered its page, the page is rendered here too, which makes the
// same bytes.
func (r *Renderer) ServeStyle(w http.ResponseWriter, req *http.Request) {
	name := strings.TrimSuffix(path.Base(req.URL.Path), ".css")
	f, ok := r.styles.files.Get(name)
	if !ok {
		if of, err := url.Parse(req.URL.Query().Get("for")); err == nil && strings.HasPrefix(of.Path, "/") {
			country := ""
			if req.URL.Query().Get("in") == "IN" {
				country = "IN"
			}
			r.cached(req.Context(), newPageRequest(of.Path, of.Query(), country), r.opts.Visitor(req))
			f, ok = r.styles.files.Get(name)
		}
	}
	if !ok {
		w.Header().Set("Cache-Control", "no-store")
		http.Error(w, "These styles belong to an older page: load the page again.", http.StatusNotFound)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "text/css; charset=utf-8")
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	coding, unchanged := httputil.Negotiate(h, req, name, "br")
	if unchanged {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	body := f.raw
	if coding != "" {
		body = f.brotli
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	if req.Method != http.MethodHead {
		_, _ = w.Write(body)
	}
}
