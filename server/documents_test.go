package main

import (
	"encoding/json"
	"html"
	"net/http"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"hire360/graph"
)

// Every document that the list names is there in both sizes: PDF/UA with the text of its page, of the length that is
// said beside the link.
func TestDocumentsAreWhatTheListSays(t *testing.T) {
	t.Parallel()
	site := shared(t)
	answer := site.graphql(t, `{"query":"{documents{path otherPath bytes pageCount title page{path}}}"}`).body
	var got struct {
		Data struct {
			Documents []struct {
				Path, OtherPath, Title string
				Bytes, PageCount       int
				Page                   struct{ Path string }
			}
		}
	}
	noError(t, json.Unmarshal([]byte(answer), &got))
	all := got.Data.Documents
	if len(all) != 42 {
		t.Fatalf("got %d documents, want 13 brochures, a statement, 3 samples and 25 case studies", len(all))
	}
	list := site.get(t, "/brochures").body
	for _, d := range all {
		letter, a4 := site.get(t, d.Path), site.get(t, d.OtherPath)
		for path, file := range map[string]reply{d.Path: letter, d.OtherPath: a4} {
			if file.status != http.StatusOK || file.header.Get("Content-Type") != "application/pdf" ||
				!strings.HasPrefix(file.body, "%PDF-1.7") || !strings.Contains(file.body, "pdfuaid:part") {
				t.Errorf("%s answers %d %s: run make build", path, file.status, file.header.Get("Content-Type"))
			}
		}
		most := 12
		if strings.HasPrefix(d.Path, "/documents/sample-") {
			most = 1 // sheet
		}
		if len(letter.body) != d.Bytes || d.Bytes > 200_000 || d.PageCount < 1 || d.PageCount > most {
			t.Errorf("%s has %d bytes and is said to have %d and %d pages, of at most %d", d.Path, len(letter.body),
				d.Bytes, d.PageCount, most)
		}
		mustContain(t, "/brochures", list, `href="`+d.Path+`"`, `href="`+d.OtherPath+`"`)
		pages := "Pages: +" + strconv.Itoa(d.PageCount) + "\n"
		readDocument(t, site, d.Path, letter.body, d.Page.Path, pages, "Page size: +612 x 792", "Tagged: +yes",
			"Title: +"+regexp.QuoteMeta(d.Title)+"\n")
		readDocument(t, site, d.OtherPath, a4.body, d.Page.Path, "Page size: +595.276 x 841.89")
	}
}

var (
	heading = regexp.MustCompile(`(?s)<h2[^>]*>(.*?)</h2>`)
	anyTag  = regexp.MustCompile(`<[^>]*>`)
)

// readDocument asks other programs what the document is, where there are any, and whether it has the headings of its
// page in their order.
func readDocument(t *testing.T, site running, path, file, page string, info ...string) {
	t.Helper()
	read := func(tool string, args ...string) string {
		cmd := exec.Command(tool, args...)
		cmd.Stdin = strings.NewReader(file)
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s of %s: %v", tool, path, err)
		}
		return string(out)
	}
	if _, err := exec.LookPath("pdftotext"); err != nil {
		return
	}
	about := read("pdfinfo", "-")
	for _, want := range info {
		if !regexp.MustCompile(want).MatchString(about) {
			t.Errorf("%s: pdfinfo does not say %s:\n%s", path, want, about)
		}
	}
	text := squeeze(read("pdftotext", "-raw", "-", "-"))
	if strings.HasPrefix(page, "/case-study/") && !strings.Contains(text, squeeze(graph.Disclosure)) {
		t.Errorf("%s does not say that it is an illustrative example", path)
	}
	mustContain(t, path, text, "hello@hire360.example")
	if strings.HasPrefix(path, "/documents/sample-") {
		mustContain(t, path, text, squeeze("Sample: "), squeeze("Specimen: "), squeeze("Fix"))
		return
	}
	at, missing := 0, 0
	for _, m := range heading.FindAllStringSubmatch(mainOf(t, site.get(t, page).body), -1) {
		words := squeeze(html.UnescapeString(anyTag.ReplaceAllString(m[1], "")))
		if i := strings.Index(text[at:], words); i >= 0 {
			at += i
		} else {
			missing++ // of sections that paper leaves out, such as related pages
		}
	}
	if missing > 3 || at == 0 {
		t.Errorf("%s lacks %d headings of %s, or has them in another order", path, missing, page)
	}
}

// squeeze removes white space, which programs find in other places and inline elements put in.
func squeeze(text string) string { return strings.Join(strings.Fields(text), "") }

// A document that is older than its page leads to the page, and so does the list of documents. The check names it.
func TestAnOlderDocumentLeadsToItsPage(t *testing.T) {
	slow(t)
	folder := copyOf(t, "content")
	spoil(t, folder, "products/mailzzy.yml", "label: Mailzzy", "label: Mailzzy X")
	site := start(t, "--content", folder)
	for _, path := range []string{"/documents/mailzzy-brochure.pdf", "/documents/mailzzy-brochure-a4.pdf"} {
		got := send(t, http.MethodGet, site.url+path, "")
		if got.status != http.StatusFound || got.header.Get("Location") != "/products/mailzzy" {
			t.Errorf("%s answers %d to %s", path, got.status, got.header.Get("Location"))
		}
	}
	list := site.get(t, "/brochures").body
	mustContain(t, "/brochures", list, "Web page to print", `href="/documents/inkfree-brochure.pdf"`)
	mustLack(t, "the list of brochures", list, `href="/documents/mailzzy`)
	mustContain(t, "the API", site.graphql(t, `{"query":"{documents{path bytes mediaType}}"}`).body,
		`"path":"/documents/mailzzy-brochure.pdf","bytes":0,"mediaType":"text/html"`)
	if card := site.get(t, "/cards/products/mailzzy.png"); card.status != http.StatusOK ||
		card.body == shared(t).get(t, "/cards/products/mailzzy.png").body {
		t.Errorf("the card of the changed page answers %d", card.status)
	}
	// Documents name the company, so those of another name are not its own.
	renamed := start(t, "--site-name", "Acme")
	equal(t, renamed.get(t, "/documents/mailzzy-brochure.pdf").status, http.StatusFound,
		"a document with another company's name")
	if card := renamed.get(t, "/cards/about.png"); card.status != http.StatusOK ||
		card.body == shared(t).get(t, "/cards/about.png").body {
		t.Errorf("the card with another company's name answers %d", card.status)
	}
	code, out := check(t, folder, "--no-pages")
	mustContain(t, "the check", out, "/documents/mailzzy-brochure.pdf is older than /products/mailzzy",
		"/documents/mailzzy-brochure-a4.pdf is older", "the preview card of /products/mailzzy is older",
		"make documents CONTENT="+folder)
	if code != 0 || strings.Contains(out, "inkfree-brochure") {
		t.Errorf("the check answers %d:\n%s", code, out)
	}
}

func TestADocumentIsServedAsAFile(t *testing.T) {
	site := shared(t)
	const path = "/documents/mailzzy-brochure.pdf"
	whole := checkTag(t, site, path, "identity", map[string]string{"Cache-Control": "public, max-age=300",
		"Content-Disposition": `inline; filename="mailzzy-brochure.pdf"`,
		"Accept-Ranges":       "bytes", "X-Content-Type-Options": "nosniff",
		"Content-Security-Policy": "default-src 'none'; img-src 'self'; frame-ancestors 'none'"})
	if part := site.get(t, path, "Range", "bytes=0-99"); part.status != http.StatusPartialContent ||
		part.body != whole.body[:100] {
		t.Errorf("a part answers %d with %d bytes", part.status, len(part.body))
	}
	tag := whole.header.Get("ETag")
	head := send(t, http.MethodHead, site.url+path, "")
	equal(t, head.header.Get("Content-Length"), strconv.Itoa(len(whole.body)), "Content-Length of HEAD")
	a4 := site.get(t, "/documents/mailzzy-brochure-a4.pdf")
	if a4.status != http.StatusOK || a4.header.Get("ETag") == tag || a4.body == whole.body {
		t.Errorf("the other size answers %d with the ETag %s", a4.status, a4.header.Get("ETag"))
	}
	letter := site.get(t, "/documents/mailzzy-brochure-letter.pdf")
	if letter.body != whole.body || letter.header.Get("ETag") != tag {
		t.Errorf("the usual size by its name answers %d", letter.status)
	}
	equal(t, site.get(t, "/documents/nothing.pdf").status, http.StatusNotFound, "a document that is not there")
	if other := site.get(t, "/Documents/Mailzzy-Brochure.pdf"); other.status != http.StatusPermanentRedirect ||
		other.header.Get("Location") != path {
		t.Errorf("another spelling answers %d to %s", other.status, other.header.Get("Location"))
	}
}
