package main

import (
	"net/http"
	"strings"
	"testing"
)

// readable are addresses of all kinds that answer GET.
var readable = []string{
	"/", "/about", "/careers", "/nowhere", "/healthz", "/readyz", "/playground", "/schema.graphql", "/schema.json",
	"/graphql/changelog", "/graphql?query=%7Bsite%7Bname%7D%7D",
	"/robots.txt", "/sitemap.xml",
	"/favicon.ico", "/licenses.txt", "/careers.xml", "/careers.atom", "/careers.json", "/careers.indeed.xml",
	"/cards/index.png",
	"/documents/mailzzy-brochure.pdf",
}

// HEAD answers what GET does, without the body.
func TestHeadAnswersWhatGetDoes(t *testing.T) {
	slow(t)
	site := shared(t)
	paths := append([]string{assetOf(t, site)}, readable...)
	for _, path := range paths {
		get, head := site.get(t, path, "Accept-Encoding", "br"), send(t, http.MethodHead, site.url+path, "",
			"Accept-Encoding", "br")
		if head.status != get.status || head.body != "" {
			t.Errorf("%s: HEAD answers %d and %d bytes, GET %d", path, head.status, len(head.body), get.status)
		}
		if head.header.Get("ETag") != get.header.Get("ETag") {
			get = site.get(t, path, "Accept-Encoding", "br") // the page of a minute ago
		}
		for _, name := range []string{"Content-Type", "ETag", "Cache-Control"} {
			equal(t, head.header.Get(name), get.header.Get(name), "%s: %s by HEAD", path, name)
		}
	}
}

// The q-values of Accept-Encoding decide alike for everything that is compressed.
func TestQualitiesChooseTheCoding(t *testing.T) {
	site := shared(t)
	for _, path := range []string{assetOf(t, site), "/playground", "/about", "/schema.graphql"} {
		for accepted, want := range map[string]string{
			"br, gzip":               "br",
			"br;q=0, gzip":           "gzip",
			"br;q=0.0,gzip;q=0.5":    "gzip",
			"br;q=0.2, gzip;q=0.8":   "gzip",
			"*":                      "br",
			"br;q=0, *":              "gzip",
			"gzip;q=0, br;q=0":       "",
			"brotli, x-gzip-ish":     "",
			"identity, *;q=0":        "",
			"deflate, GZIP ; Q=0.70": "gzip",
			"br;q=nonsense, gzip":    "gzip",
			"br;q=2":                 "",
			"":                       "",
		} {
			equal(t, site.get(t, path, "Accept-Encoding", accepted).header.Get("Content-Encoding"), want,
				"%s: the coding for %q", path, accepted)
		}
	}
}

// assetOf returns the address of the site's main script.
func assetOf(t *testing.T, site running) string {
	t.Helper()
	_, after, ok := strings.Cut(site.get(t, "/about").body, `<script data-files="`)
	if !ok {
		t.Fatal("/about has no script")
	}
	return strings.Fields(strings.SplitN(after, `"`, 2)[0])[0]
}
