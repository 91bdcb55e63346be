package render

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"html"
	"strings"
)

// Page is a finished answer.
type Page struct {
	Status int
	HTML   []byte
	// Style is the SHA-256 of the page's own style element, in base64, for the content policy.
	Style string
	// Shell says that the engine failed and the browser must render.
	Shell bool
	// Broken says that some of the page's data could not be had.
	Broken bool
	etag   string
}

// result is the answer to one operation, as the bundle and the browser read it.
type result struct {
	Name      string          `json:"name"`
	ID        string          `json:"id"`
	Variables json.RawMessage `json:"variables"`
	Data      json.RawMessage `json:"data,omitempty"`
	Errors    json.RawMessage `json:"errors,omitempty"`
}

// document puts the parts of a page together.
func (r *Renderer) document(out rendered, results []byte, form, country string, structured []byte) *Page {
	var b bytes.Buffer
	b.Grow(len(out.HTML) + len(out.CSS) + len(results) + 4096)
	style := out.CSS
	sum := sha256.Sum256([]byte(style))
	b.WriteString(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`)
	b.WriteString(out.Head)
	b.WriteString(r.assets.Head)
	for _, source := range out.Chunks {
		for _, file := range r.assets.Chunks[source] {
			b.WriteString(`<link rel="modulepreload" href="` + html.EscapeString(file) + `">`)
		}
	}
	b.WriteString(`<style data-emotion="css ` + html.EscapeString(out.IDs) + `">` + style + `</style>`)
	if len(structured) > 0 {
		b.WriteString(`<script type="application/ld+json">`)
		b.Write(inScript(structured))
		b.WriteString(`</script>`)
	}
	b.WriteString(`</head><body><div id="root">`)
	b.WriteString(out.HTML)
	b.WriteString(`</div><script type="application/json" id="boot">`)
	b.Write(inScript(boot(results, form, country)))
	b.WriteString(`</script>`)
	b.WriteString(r.assets.Foot)
	b.WriteString(`</body></html>`)
	tag := sha256.Sum256(b.Bytes())
	return &Page{Status: out.Status, HTML: b.Bytes(), Style: base64.StdEncoding.EncodeToString(sum[:]), etag: hex.EncodeToString(tag[:10])}
}

func boot(results []byte, form, country string) []byte {
	if form == "" {
		form = "null"
	}
	where, _ := json.Marshal(country) // a string always marshals
	return []byte(`{"results":` + string(results) + `,"form":` + form + `,"country":` + string(where) + `}`)
}

// inScript keeps JSON from ending the script element it stands in.
func inScript(b []byte) []byte { return bytes.ReplaceAll(b, []byte("<"), []byte(`\u003c`)) }

func path(url string) string {
	p, _, _ := strings.Cut(url, "?")
	return p
}
