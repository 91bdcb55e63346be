package web

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"html/template"
	"net/http"
	"slices"
	"strings"
	"sync"
)

// changelogText is written by `make generate` from the versions of schema.graphql.
//
//go:embed changelog.json
var changelogText []byte

// schemaChanges returns all entries, newest first.
var schemaChanges = sync.OnceValue(func() []map[string]any {
	var entries []map[string]any
	if err := json.Unmarshal(changelogText, &entries); err != nil {
		panic("changelog.json: " + err.Error()) // it is embedded, and a test reads it
	}
	slices.Reverse(entries)
	return entries
})

//go:embed changelog.css
var changelogStyle string

//go:embed changelog.html
var changelogHTML string

var changelogPage = template.Must(template.New("changelog").Parse(
	strings.Replace(changelogHTML, "STYLE", changelogStyle, 1)))

func (s *server) changelog(w http.ResponseWriter, _ *http.Request) {
	sum := sha256.Sum256([]byte(changelogStyle))
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", "default-src 'none'; "+
		"style-src 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'; "+
		"base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
	h.Set("Cache-Control", "public, max-age=300")
	_ = changelogPage.Execute(w, schemaChanges()) // fails only if the client has disconnected
}
