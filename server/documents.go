package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"net/http"
	"time"

	"github.com/go-chi/chi/v5"
)

// document answers with a document's file, whole or in the parts that readers of long files ask for.
func (s *site) document(w http.ResponseWriter, r *http.Request) {
	file, ok := s.live.DocumentFile(r.URL.Path)
	if !ok {
		s.page(w, r)
		return
	}
	name := chi.URLParam(r, "name")
	h := w.Header()
	h.Set("Content-Type", "application/pdf")
	h.Set("Content-Disposition", `inline; filename="`+name+`"`)
	h.Set("Cache-Control", "public, max-age=300")
	sum := sha256.Sum256(file)
	h.Set("ETag", fmt.Sprintf(`"%x"`, sum[:12]))
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(file))
}
