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

type schemaChange struct {
	Day     string `json:"day"`
	Schema  string `json:"schema"`
	Changes []struct {
		Class     string `json:"class"`
		Text      string `json:"text"`
		Announced bool   `json:"announced"`
		Accepted  string `json:"accepted"`
	} `json:"changes"`
}

// schemaChanges returns all entries, newest first.
var schemaChanges = sync.OnceValue(func() []schemaChange {
	var entries []schemaChange
	if err := json.Unmarshal(changelogText, &entries); err != nil {
		panic("changelog.json: " + err.Error()) // it is embedded, and a test reads it
	}
	slices.Reverse(entries)
	return entries
})

const changelogStyle = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1.5rem;` +
	`color:#14213d;background:#fff}h2{font-size:1.15rem;margin:2rem 0 0}code{font-size:.85em;color:#44506a}` +
	`a{color:#1d4ed8}li{padding-block:.15rem}b{display:inline-block;min-width:6.5rem}` +
	`.breaking b{color:#b42318}.dangerous b{color:#92510a}.safe b{color:#1b6e3c}` +
	`@media(prefers-color-scheme:dark){:root{color-scheme:dark}body{color:#eaf1ff;background:#050e26}` +
	`code{color:#a9badb}a{color:#8fb8ff}.breaking b{color:#ff9a8f}.dangerous b{color:#ffb020}.safe b{color:#58d6a4}}`

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
