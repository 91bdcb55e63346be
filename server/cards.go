package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"hire360/server/card"
)

// cards are the preview pictures of pages. They are drawn when they are first asked for, one at a time, and
// those that were used last are kept.
type cards struct {
	drawing sync.Mutex
	kept    *lru.Cache[string, *drawnCard]
}

type drawnCard struct {
	png  []byte
	etag string
}

const keptCards = 64 // of some 28 KB each

func newCards() *cards {
	kept, err := lru.New[string, *drawnCard](keptCards)
	if err != nil {
		panic(err) // the size is positive
	}
	return &cards{kept: kept}
}

// get returns the card kept under the key, or draws it.
func (c *cards) get(key string, say func() card.Card) (*drawnCard, error) {
	if d, ok := c.kept.Get(key); ok {
		return d, nil
	}
	c.drawing.Lock()
	defer c.drawing.Unlock()
	if d, ok := c.kept.Get(key); ok {
		return d, nil
	}
	png, err := say().PNG()
	if err != nil {
		return nil, fmt.Errorf("draw a card: %w", err)
	}
	d := &drawnCard{png: png, etag: fmt.Sprintf(`"%x"`, sha256.Sum256(png))}
	c.kept.Add(key, d)
	return d, nil
}

// card answers with the preview card of a page: /cards/about.png is that of /about, /cards/index.png that of /.
func (s *site) card(w http.ResponseWriter, r *http.Request) {
	path, ok := strings.CutSuffix(strings.TrimPrefix(r.URL.Path, "/cards"), ".png")
	switch path {
	case "/":
		ok = false
	case "/index":
		path = "/"
	}
	key, say := s.cardOf(r.Context(), path)
	if !ok || say == nil {
		plain(w, http.StatusNotFound, "not found\n")
		return
	}
	d, err := s.cards.get(key, say)
	if err != nil {
		s.log.ErrorContext(r.Context(), "preview card", "path", path, "error", err)
		plain(w, http.StatusInternalServerError, "An error occurred\n")
		return
	}
	h := w.Header()
	h.Set("Content-Type", "image/png")
	h.Set("Cache-Control", "public, max-age=86400")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin") // it is made to be shown elsewhere
	h.Set("ETag", d.etag)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(d.png))
}

// cardOf returns what the card of the path says, and the key of this state of it. A careers page that is not a
// job, or no longer, has the card of the job board.
func (s *site) cardOf(ctx context.Context, path string) (key string, say func() card.Card) {
	content := s.live.Current()
	company := content.Site("").Name
	if m := jobPath.FindStringSubmatch(path); m != nil {
		if found, err := s.resolver.Jobs.JobsByID(ctx, m[1:]); err == nil && found[m[1]] != nil {
			job := found[m[1]]
			return fmt.Sprint(job.Path(), job.Updated.UnixNano()), func() card.Card { return card.OfJob(company, job) }
		}
	}
	if strings.HasPrefix(path, "/careers/") {
		path = "/careers"
	}
	page, err := s.resolver.PageAt(ctx, path)
	if err != nil || page == nil {
		return "", nil
	}
	return path + content.Revision() + string(page.Base().Updated), func() card.Card { return card.Of(company, page) }
}
