package web

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"net/http"
	"strings"
	"time"
)

const maxCards = 64 // of some 28 KB each

// image returns the card under the key. If it is not cached, it is drawn: one at a time.
func (s *server) image(key string, draw func() ([]byte, error)) ([]byte, error) {
	if image, ok := s.cards.Get(key); ok {
		return image, nil
	}
	s.drawing.Lock()
	defer s.drawing.Unlock()
	if image, ok := s.cards.Get(key); ok {
		return image, nil
	}
	image, err := draw()
	if err == nil {
		s.cards.Set(key, image)
	}
	return image, err
}

// card serves the preview card of a page: /cards/about.png for /about, /cards/index.png for /.
func (s *server) card(w http.ResponseWriter, r *http.Request) error {
	path, ok := strings.CutSuffix(strings.TrimPrefix(r.URL.Path, "/cards"), ".png")
	switch path {
	case "/":
		ok = false
	case "/index":
		path = "/"
	}
	key, draw := s.findCard(r.Context(), path)
	if !ok || draw == nil {
		return refuse(http.StatusNotFound, "not found\n")
	}
	image, err := s.image(key, draw)
	if err != nil {
		return failed("An error occurred\n", "draw a preview card", fmt.Errorf("%s: %w", path, err))
	}
	h := w.Header()
	h.Set("Content-Type", "image/png")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin") // other sites embed it
	h.Set("Cache-Control", "public, max-age=86400")
	h.Set("ETag", fmt.Sprintf(`"%x"`, sha256.Sum256(image)))
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(image))
	return nil
}

// findCard returns the function that draws the card of a path, and a key that changes with the card. A path below
// /careers without a job has the card of the job search. draw is nil if the path has no page.
func (s *server) findCard(ctx context.Context, path string) (key string, draw func() ([]byte, error)) {
	// Read the revision first: newer content under an older key is drawn again, but older content under a newer key
	// would stay.
	revision := s.Content().Revision()
	if job := s.jobAt(ctx, path); job != nil {
		key = fmt.Sprint(job.Path(), job.Updated.UnixNano(), job.Status, revision)
		company := s.Content().Site(job.Location.CountryCode) // with the offices there
		return key, func() ([]byte, error) { return s.JobCard(company, job) }
	}
	if strings.HasPrefix(path, "/careers/") {
		path = "/careers"
	}
	page, err := s.Resolver.PageAt(ctx, path)
	if err != nil || page == nil {
		return "", nil
	}
	key = path + revision + string(page.Base().Updated)
	return key, func() ([]byte, error) { return s.PageCard(s.Content().Site(""), page) }
}
