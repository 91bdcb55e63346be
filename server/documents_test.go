package main

import (
	"bytes"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hire360/server/pdf/pdftest"
)

// Every document that the list names is a PDF of the length that is said beside the link.
func TestDocumentsAreWhatTheListSays(t *testing.T) {
	t.Parallel()
	site := shared(t)
	answer := site.graphql(t, `{"query":"{documents{path title bytes pageCount kind}}"}`).body
	all := regexp.MustCompile(`"path":"([^"]+)","title":"([^"]+)","bytes":(\d+),"pageCount":(\d+)`).FindAllStringSubmatch(answer, -1)
	if len(all) != 39 {
		t.Fatalf("got %d documents, want 13 brochures, a statement and 25 case studies:\n%s", len(all),
			firstBytes(answer, 2000))
	}
	list := site.get(t, "/brochures").body
	for _, m := range all {
		got := site.get(t, m[1])
		size, _ := strconv.Atoi(m[3])
		pages, _ := strconv.Atoi(m[4])
		if got.status != http.StatusOK || got.header.Get("Content-Type") != "application/pdf" ||
			!strings.HasPrefix(got.body, "%PDF-1.7") {
			t.Errorf("%s answers %d %s", m[1], got.status, got.header.Get("Content-Type"))
		}
		if len(got.body) != size || size < 5_000 || size > 200_000 || pages < 2 || pages > 12 {
			t.Errorf("%s has %d bytes and is said to have %d and %d pages", m[1], len(got.body), size, pages)
		}
		other := strings.TrimSuffix(m[1], ".pdf") + "-a4.pdf"
		mustContain(t, "/brochures", list, `href="`+m[1]+`"`, `href="`+other+`"`)
		if a4 := site.get(t, other); a4.status != http.StatusOK ||
			!strings.Contains(a4.body, "/MediaBox[0 0 595.28 841.89]") {
			t.Errorf("%s answers %d and is not A4", other, a4.status)
		}
		checkDocument(t, m[1], got.body, strings.ReplaceAll(m[2], `\u0026`, "&"), pages)
		cover := pdftest.Open(t, []byte(got.body)).Content(0)
		isProduct := slices.Contains([]string{"mailzzy", "inkfree", "work360", "rfppro"}, strings.TrimSuffix(
			strings.TrimPrefix(m[1], "/documents/"), "-brochure.pdf"))
		for what, color := range map[string]string{"mark": "1.000 1.000 1.000", "hot line": "1.000 0.690 0.125"} {
			if has := strings.Contains(cover, "\n"+color+" RG "); !has && (what == "mark" || !isProduct) {
				t.Errorf("the cover of %s has no %s", m[1], what)
			}
		}
	}
}

// checkDocument asks another program what the document is, where there is one.
func checkDocument(t *testing.T, path, body, title string, pages int) {
	t.Helper()
	if _, err := exec.LookPath("pdfinfo"); err != nil {
		return
	}
	name := filepath.Join(t.TempDir(), "document.pdf")
	if err := os.WriteFile(name, []byte(body), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("pdfinfo", name).CombinedOutput()
	if err != nil {
		t.Errorf("%s: %v\n%s", path, err, out)
	}
	for _, want := range []string{`Title: +` + regexp.QuoteMeta(title) + "\n", `Tagged: +yes`,
		`Pages: +` + strconv.Itoa(pages) + "\n"} {
		if !regexp.MustCompile(want).Match(out) {
			t.Errorf("%s: pdfinfo does not say %s:\n%s", path, want, bytes.TrimSpace(out))
		}
	}
}

func TestADocumentIsServedAsAFile(t *testing.T) {
	site := shared(t)
	const path = "/documents/mailzzy-brochure.pdf"
	whole := site.get(t, path)
	for name, want := range map[string]string{"Cache-Control": "public, max-age=300",
		"Content-Disposition": `inline; filename="mailzzy-brochure.pdf"`,
		"Accept-Ranges":       "bytes", "X-Content-Type-Options": "nosniff",
		"Content-Security-Policy": "default-src 'none'; img-src 'self'; frame-ancestors 'none'"} {
		if got := whole.header.Get(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	if part := site.get(t, path, "Range", "bytes=0-99"); part.status != http.StatusPartialContent ||
		part.body != whole.body[:100] {
		t.Errorf("a part answers %d with %d bytes", part.status, len(part.body))
	}
	tag := whole.header.Get("ETag")
	if again := site.get(t, path, "If-None-Match", tag); tag == "" || again.status != http.StatusNotModified {
		t.Errorf("the same ETag %s answers %d", tag, again.status)
	}
	if head := send(t, http.MethodHead, site.url+path, ""); head.status != http.StatusOK || head.body != "" ||
		head.header.Get("Content-Length") != strconv.Itoa(len(whole.body)) {
		t.Errorf("HEAD answers %d with length %s", head.status, head.header.Get("Content-Length"))
	}
	a4 := site.get(t, "/documents/mailzzy-brochure-a4.pdf")
	if a4.status != http.StatusOK || a4.header.Get("ETag") == tag || a4.body == whole.body {
		t.Errorf("the other size answers %d with the ETag %s", a4.status, a4.header.Get("ETag"))
	}
	letter := site.get(t, "/documents/mailzzy-brochure-letter.pdf")
	if letter.body != whole.body || letter.header.Get("ETag") != tag {
		t.Errorf("the usual size by its name answers %d", letter.status)
	}
	if missing := site.get(t, "/documents/nothing.pdf"); missing.status != http.StatusNotFound {
		t.Errorf("a document that is not there answers %d", missing.status)
	}
	if other := site.get(t, "/Documents/Mailzzy-Brochure.pdf"); other.status != http.StatusPermanentRedirect ||
		other.header.Get("Location") != path {
		t.Errorf("another spelling answers %d to %s", other.status, other.header.Get("Location"))
	}
}
