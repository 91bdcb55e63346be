package render

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"html"
)

// Page is a rendered page.
type Page struct {
	Status int
	HTML   []byte
	// style is the SHA-256 of the page's style element, in base64, for the Content-Security-Policy. Empty if the styles
	// are a file.
	style string
	// Fallback: the engine failed, and the browser renders the page.
	Fallback bool
	// Partial: some of the page's data could not be read.
	Partial bool
	etag    string
}

// result is the result of one operation, as the bundle and the browser read it.
type result struct {
	Name      string          `json:"name"`
	Variables variables       `json:"variables"`
	Data      json.RawMessage `json:"data,omitempty"`
	Errors    json.RawMessage `json:"errors,omitempty"`
}

// document joins the parts of a page. A page that may be cached links to its styles, a file that other pages share. A
// page for one visitor contains them.
func (r *Renderer) document(out output, q pageRequest, results []byte, form string, structured []byte) *Page {
	p := &Page{Status: out.Status}
	var b bytes.Buffer
	b.Grow(len(out.HTML) + len(results) + 8192)
	b.WriteString(`<!doctype html><html lang="en" data-emotion="c ` + html.EscapeString(out.IDs) + `">`)
	b.WriteString(`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`)
	b.WriteString(`<script>` + early + `</script>`)
	b.WriteString(out.Head)
	b.WriteString(r.assets.Head)
	if form == "" && !q.private() {
		b.WriteString(`<link rel="stylesheet" href="` + html.EscapeString(r.styles.add(out.CSS, q)) + `">`)
	} else {
		p.style = base64Sum(out.CSS)
		b.WriteString(`<style>` + out.CSS + `</style>`)
	}
	preloaded := map[string]bool{}
	for _, source := range out.Chunks {
		for _, file := range r.assets.Chunks[source] {
			if preloaded[file] {
				continue
			}
			preloaded[file] = true
			b.WriteString(`<link rel="modulepreload" fetchpriority="low" href="` + html.EscapeString(file) + `">`)
		}
	}
	if len(structured) > 0 {
		b.WriteString(`<script type="application/ld+json">`)
		b.Write(inScript(structured))
		b.WriteString(`</script>`)
	}
	b.WriteString(`</head><body><div id="root">`)
	b.WriteString(out.HTML)
	b.WriteString(`</div><script type="application/json" id="boot">`)
	b.Write(inScript(boot(results, form, q.country)))
	b.WriteString(`</script>`)
	b.WriteString(r.assets.Foot)
	b.WriteString(`</body></html>`)
	tag := sha256.Sum256(b.Bytes())
	p.HTML, p.etag = b.Bytes(), hex.EncodeToString(tag[:10])
	return p
}

func boot(results []byte, form, country string) []byte {
	if form == "" {
		form = "null"
	}
	where, _ := json.Marshal(country) // a string always encodes
	return []byte(`{"results":` + string(results) + `,"form":` + form + `,"country":` + string(where) + `}`)
}

// inScript escapes JSON so that it cannot end the script element around it.
func inScript(b []byte) []byte { return bytes.ReplaceAll(b, []byte("<"), []byte(`\u003c`)) }
