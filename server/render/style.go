package render

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"net/url"
	"path"
	"strconv"
	"strings"
	"sync"

	"hire360/server/httputil"
)

// keptStyles is how many style files are kept; pages of one kind share theirs.
const keptStyles = 512

// styles are the critical styles of rendered pages, as files named by their hash.
type styles struct {
	mu     sync.Mutex
	byHash map[string]styleFile
	order  []string // oldest first
}

type styleFile struct{ raw, br []byte }

func newStyles() *styles { return &styles{byHash: map[string]styleFile{}} }

// add keeps the styles of a page and returns their address. The address names the page too, so that a
// server that has not rendered it yet can make the file.
func (s *styles) add(css string, q request) string {
	sum := sha256.Sum256([]byte(css))
	name := hex.EncodeToString(sum[:10])
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, ok := s.byHash[name]; !ok {
		s.byHash[name] = styleFile{raw: []byte(css), br: httputil.Brotli([]byte(css), 6)}
		if s.order = append(s.order, name); len(s.order) > keptStyles {
			delete(s.byHash, s.order[0])
			s.order = s.order[1:]
		}
	}
	address := "/css/" + name + ".css?for=" + url.QueryEscape(q.address.String())
	if q.country != "" {
		address += "&in=" + q.country
	}
	return address
}

func (s *styles) find(name string) (styleFile, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f, ok := s.byHash[name]
	return f, ok
}

// ServeStyle answers with a style file. Where another server made the page, the page is rendered here,
// which gives the same bytes.
func (r *Renderer) ServeStyle(w http.ResponseWriter, req *http.Request) {
	name := strings.TrimSuffix(path.Base(req.URL.Path), ".css")
	f, ok := r.styles.find(name)
	if !ok {
		if of, err := url.Parse(req.URL.Query().Get("for")); err == nil && strings.HasPrefix(of.Path, "/") {
			country := ""
			if req.URL.Query().Get("in") == "IN" {
				country = "IN"
			}
			r.cached(req.Context(), newRequest(of.Path, of.Query(), country))
			f, ok = r.styles.find(name)
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
		body = f.br
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	if req.Method != http.MethodHead {
		_, _ = w.Write(body)
	}
}
