package render

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"html"
	"slices"
	"strings"

	"hire360/graph"
)

// Page is a rendered page.
type Page struct {
	Status int
	HTML   []byte
	// policy is the value of the Content-Security-Policy header, which has the hash of the page's styles.
	policy []string
	// Fallback: the engine failed, and the browser renders the page.
	Fallback bool
	// Partial: some of the page's data could not be read.
	Partial bool
	etag    string
	missed  []graph.MissedSearch
}

// result is the result of one operation, as the bundle and the browser read it.
type result struct {
	Name      string          `json:"name"`
	Variables variables       `json:"variables"`
	Data      json.RawMessage `json:"data,omitempty"`
	Errors    json.RawMessage `json:"errors,omitempty"`
}

// themeColors are the page's ground in light and dark, for the browser's own bars; as --page in site.css.
const themeColors = `<meta name="theme-color" content="#fff" ` +
	`media="(prefers-color-scheme: light)" data-scheme="light">` +
	`<meta name="theme-color" content="#050e26" media="(prefers-color-scheme: dark)" data-scheme="dark">`

// document joins the parts of a page. It contains the styles of its first paint, which waits for no
// other file.
func (r *Renderer) document(out output, q pageRequest, results []byte, form string, structured []byte) *Page {
	p := &Page{Status: out.Status}
	var b bytes.Buffer
	b.Grow(len(out.HTML) + len(results) + 8192)
	b.WriteString(`<!doctype html><html lang="en" data-emotion="c ` + html.EscapeString(out.IDs) + `">`)
	b.WriteString(`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`)
	b.WriteString(themeColors + `<script>` + early + `</script>`)
	b.WriteString(out.Head)
	b.WriteString(r.opts.Assets.Head)
	css := r.opts.Assets.Styles + out.CSS
	p.policy = []string{r.policy[0] + base64Sum(css) + r.policy[1]}
	b.WriteString(`<style>` + css + `</style>`)
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
	b.WriteString(r.scripts(out))
	// Scripts after it would wait for it.
	b.WriteString(`<link rel="stylesheet" href="` + html.EscapeString(r.opts.Assets.Later) + `">`)
	b.WriteString(`</body></html>`)
	tag := sha256.Sum256(b.Bytes())
	p.HTML, p.etag = b.Bytes(), hex.EncodeToString(tag[:10])
	return p
}

// scripts returns the element that loads the page's scripts. A page that the engine failed to render has nothing to
// paint before them.
func (r *Renderer) scripts(out output) string {
	files := slices.Clone(r.opts.Assets.Scripts)
	if out.HTML == "" {
		return `<script type="module" src="` + html.EscapeString(files[0]) + `"></script>`
	}
	for _, source := range out.Chunks {
		for _, file := range r.opts.Assets.Chunks[source] {
			if !slices.Contains(files, file) {
				files = append(files, file)
			}
		}
	}
	return `<script data-files="` + html.EscapeString(strings.Join(files, " ")) + `">` + start + `</script>`
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

// early runs before the page is laid out. On a page that is opened at its top, it makes site.css skip sections outside
// the window, which client/src/ui/completeLayout.ts adds later. A page that is reloaded or returned to, whose entry in
// the browser's history has a state, is laid out completely, so that the browser can restore its scroll position.
// If the visitor has chosen a theme, client/src/theme/choice.ts has stored it, and the first paint has its colors.
//
//go:embed early.js
var early string

// start loads the scripts after the first paint, so that they do not delay it. Its element names the files, the entry
// first. A page that is not painted, because it is in the background, loads them a second after its load event.
//
//go:embed start.js
var start string

// inlineSources allows these scripts in the Content-Security-Policy.
var inlineSources = " 'sha256-" + base64Sum(early) + "' 'sha256-" + base64Sum(start) + "'"

func base64Sum(text string) string {
	sum := sha256.Sum256([]byte(text))
	return base64.StdEncoding.EncodeToString(sum[:])
}
