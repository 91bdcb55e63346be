package main

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/json"
	"encoding/xml"
	"html/template"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"
)

// changelogText is made by `make generate` out of the versions of schema.graphql.
//
//go:embed changelog.json
var changelogText []byte

// schemaChange is one entry of the schema's changelog.
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

// Gravest returns the class of the entry's gravest change: breaking, dangerous or safe.
func (c schemaChange) Gravest() string {
	for _, class := range []string{"breaking", "dangerous"} {
		for _, change := range c.Changes {
			if change.Class == class {
				return class
			}
		}
	}
	return "safe"
}

// schemaChanges are all entries, the newest first.
var schemaChanges = sync.OnceValue(func() []schemaChange {
	var entries []schemaChange
	if err := json.Unmarshal(changelogText, &entries); err != nil {
		panic("changelog.json: " + err.Error()) // it is built in, and a test reads it
	}
	slices.Reverse(entries)
	return entries
})

const changelogStyle = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1.5rem;color:#14213d;background:#fff}` +
	`h2{font-size:1.15rem;margin:2rem 0 0}code{font-size:.85em;color:#44506a}a{color:#1d4ed8}li{padding-block:.15rem}` +
	`b{display:inline-block;min-width:6.5rem}.breaking b{color:#b42318}.dangerous b{color:#92510a}.safe b{color:#1b6e3c}`

var changelogPage = template.Must(template.New("changelog").Parse(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Changes of the GraphQL schema</title>
<meta name="robots" content="noindex"><link rel="alternate" type="application/atom+xml" href="/graphql/changelog.atom" title="Changes of the GraphQL schema">
<style>` + changelogStyle + `</style></head>
<body><main><h1>Changes of the GraphQL schema</h1>
<p>What changed in <a href="/schema.graphql">the schema</a>, newest first. <i>Breaking</i>: an operation may stop working; announced by a deprecation at least
90 days ahead. <i>Dangerous</i>: it may surprise a client. <i>Safe</i>: what worked works on. Also <a href="/graphql/changelog.atom">as a feed</a>; try the
schema in <a href="/playground">the playground</a>.</p>
{{range .}}<section id="{{.Schema}}"><h2><time datetime="{{.Day}}">{{.Day}}</time> <code>{{.Schema}}</code></h2>
<ul>{{range .Changes}}<li class="{{.Class}}"><b>{{.Class}}</b> {{.Text}}{{if .Announced}} It was announced.{{end}}{{with .Accepted}} {{.}}{{end}}</li>
{{end}}</ul></section>
{{end}}</main></body></html>
`))

// changelog answers with the page of the schema's changes.
func (s *site) changelog(w http.ResponseWriter, _ *http.Request) {
	sum := sha256.Sum256([]byte(changelogStyle))
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Content-Security-Policy", "default-src 'none'; style-src 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
	h.Set("Cache-Control", "public, max-age=300")
	_ = changelogPage.Execute(w, schemaChanges()) // fails when the client has left
}

// changelogFeed answers with the schema's changes in Atom.
func (s *site) changelogFeed(w http.ResponseWriter, r *http.Request) {
	type link struct {
		Href string `xml:"href,attr"`
		Rel  string `xml:"rel,attr,omitempty"`
	}
	type entry struct {
		ID      string `xml:"id"`
		Title   string `xml:"title"`
		Updated string `xml:"updated"`
		Link    link   `xml:"link"`
		Content string `xml:"content"`
	}
	doc := struct {
		XMLName xml.Name `xml:"http://www.w3.org/2005/Atom feed"`
		ID      string   `xml:"id"`
		Title   string   `xml:"title"`
		Updated string   `xml:"updated"`
		Author  string   `xml:"author>name"`
		Links   []link   `xml:"link"`
		Entries []entry  `xml:"entry"`
	}{ID: s.url + "/graphql/changelog", Title: "Changes of the GraphQL schema", Author: s.live.Site("").Name,
		Links: []link{{s.url + "/graphql/changelog", ""}, {s.url + "/graphql/changelog.atom", "self"}}}
	for _, c := range schemaChanges() {
		day, _ := time.Parse(time.DateOnly, c.Day)
		at := s.url + "/graphql/changelog#" + c.Schema
		lines := make([]string, len(c.Changes))
		for i, change := range c.Changes {
			lines[i] = change.Class + ": " + change.Text
		}
		doc.Entries = append(doc.Entries, entry{at, c.Day + ": " + c.Gravest() + " changes", day.Format(time.RFC3339), link{Href: at}, strings.Join(lines, "\n")})
	}
	doc.Updated = doc.Entries[0].Updated
	body, _ := encodeXML(doc) // strings always marshal
	modified, _ := time.Parse(time.RFC3339, doc.Updated)
	public(w, r, atomForm.mediaType, body, modified)
}
