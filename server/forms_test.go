package main

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"
)

const resume = "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"

type sentFile struct{ name, data string }

// post sends a form as a browser without scripts does.
func (r running) post(t *testing.T, path string, fields []string, files ...sentFile) reply {
	t.Helper()
	return do(t, formRequest(t, r.url+path, fields, files...))
}

// received posts a form that must be received, and returns the address of its receipt.
func (r running) received(t *testing.T, path string, fields []string, files ...sentFile) string {
	t.Helper()
	sent := r.post(t, path, fields, files...)
	if sent.status != http.StatusSeeOther {
		t.Fatalf("%s answers %d\n%s\n%s", path, sent.status, firstBytes(sent.body, 800), r.log)
	}
	return sent.header.Get("Location")
}

func formRequest(t testing.TB, to string, fields []string, files ...sentFile) *http.Request {
	t.Helper()
	var b bytes.Buffer
	m := multipart.NewWriter(&b)
	for i := 0; i+1 < len(fields); i += 2 {
		_ = m.WriteField(fields[i], fields[i+1]) // writing to memory does not fail
	}
	for _, f := range files {
		w, _ := m.CreateFormFile("file", f.name)
		_, _ = w.Write([]byte(f.data))
	}
	_ = m.Close()
	req := must[*http.Request](t)(http.NewRequest(http.MethodPost, to, &b))
	req.Header.Set("Content-Type", m.FormDataContentType())
	return req
}

func enquiry(more ...string) []string {
	return append([]string{"form", "enquiry", "name", "Dana Example", "email", "dana@example.org", "message",
		"Our claims feed <stops> every Friday & nobody knows why.", "consent", "on"}, more...)
}

func application(more ...string) []string {
	return append([]string{"form", "application", "name", "Alex Example", "email", "alex@example.org", "jobId", "1182",
		"consent", "on"}, more...)
}

const jobPage = "/careers/senior-go-engineer-payments-1182"

func TestAnEnquiryArrivesWithoutScripts(t *testing.T) {
	slow(t)
	site := start(t)
	enquiry := enquiry("interest", "IT security", "company", "Example Mutual")
	address := site.received(t, "/contact-us", enquiry)
	receipt := site.get(t, address)
	reference := regexp.MustCompile(`ENQ-[0-9A-Z]{6}`).FindString(receipt.body)
	if receipt.status != 200 || reference == "" {
		t.Fatalf("the receipt answers %d without a reference", receipt.status)
	}
	equal(t, receipt.header.Get("Cache-Control"), "no-store", "Cache-Control of the receipt")
	equal(t, site.received(t, "/contact-us", enquiry), address, "the receipt of the same form sent twice")
	code, list := site.command(t, "submissions", "list")
	if code != 0 || strings.Count(list, "ENQ-") != 1 {
		t.Errorf("submissions list: %d\n%s", code, list)
	}
	mustContain(t, "submissions list", list, reference, "Dana Example", "IT security", "kept")
	_, whole := site.command(t, "submissions", "show", reference)
	mustContain(t, "submissions show", whole, "Our claims feed <stops> every Friday & nobody knows why.",
		"dana@example.org")
	log := site.logged(t)
	mustLack(t, "the log", log, "Dana", "dana@", "claims feed", strings.TrimPrefix(address, "/receipts/"))
}

func TestAFaultyFormKeepsWhatWasTyped(t *testing.T) {
	slow(t)
	site := start(t)
	got := site.post(t, "/contact-us", []string{"form", "enquiry", "name", `Dana "D" <b>Example</b>`, "email", "dana@",
		"message", "", "phone", "+44 1632 960123"})
	equal(t, got.status, http.StatusUnprocessableEntity, "a faulty form")
	mustContain(t, "faulty form", got.body, "There’s a problem", "Enter an e-mail address in the correct format",
		"Enter a message", "Check the box so we can use your details",
		`value="dana@"`, "Dana &quot;D&quot; &lt;b&gt;Example&lt;/b&gt;", "+44 1632 960123", `aria-invalid="true"`)
	equal(t, got.header.Get("Cache-Control"), "no-store", "Cache-Control of a posted form")
	if _, list := site.command(t, "submissions", "list"); strings.Contains(list, "ENQ-") ||
		strings.Contains(list, "APP-") {
		t.Errorf("a faulty form was kept:\n%s", list)
	}
}

// Password managers and browsers fill in fields that the sender cannot see, among them the one that forms had to catch
// robots.
func TestAFieldThatAFormFillerAddsIsIgnored(t *testing.T) {
	site := start(t)
	for _, path := range []string{"/contact-us", jobPage} {
		mustLack(t, path, site.get(t, path).body, `name="website"`)
	}
	sent := site.post(t, "/contact-us", enquiry("website", "https://dana.example", "url", "https://dana.example"))
	equal(t, sent.status, http.StatusSeeOther, "an enquiry")
	sent = site.post(t, jobPage, application("website", "https://dana.example"), sentFile{"cv.pdf", resume})
	equal(t, sent.status, http.StatusSeeOther, "an application")
	got := site.mutate(t, "sendEnquiry", map[string]any{"key": uuid.NewString(), "website": "https://dana.example",
		"captcha": solve(t, site)})
	if got.Receipt == nil {
		t.Errorf("a mutation answers %+v", got)
	}
}

func TestAnApplicationWithAFileArrivesWithoutScripts(t *testing.T) {
	site := start(t)
	faulty := site.post(t, jobPage, application("email", ""), sentFile{"résumé of Alex.pdf", resume})
	if faulty.status != http.StatusSeeOther && faulty.status != http.StatusUnprocessableEntity {
		t.Fatalf("the form answers %d", faulty.status)
	}
	first := site.post(t, jobPage, []string{"form", "application", "name", "Alex Example", "email", "alex", "jobId",
		"1182", "consent", "on"}, sentFile{"résumé of Alex.pdf", resume})
	id := regexp.MustCompile(`name="files" value="([^"]+)"|value="([^"]+)" name="files"`).FindStringSubmatch(first.body)
	if first.status != http.StatusUnprocessableEntity || id == nil {
		t.Fatalf("a faulty application answers %d and keeps the file: %v", first.status, id != nil)
	}
	mustContain(t, "faulty application", first.body, "résumé of Alex.pdf", `value="alex"`)
	done := site.post(t, jobPage, application("files", id[1]+id[2]))
	if done.status != http.StatusSeeOther {
		t.Fatalf("the mended application answers %d\n%s", done.status, firstBytes(done.body, 500))
	}
	mustContain(t, "receipt", site.get(t, done.header.Get("Location")).body, "APP-")
	folder := t.TempDir()
	_, list := site.command(t, "submissions", "list", "--kind", "application", "--first", "1")
	mustContain(t, "the end of the list", list, "the latest 1. For all, use --first 0")
	reference := regexp.MustCompile(`APP-[0-9A-Z]{6}`).FindString(list)
	site.works(t, "submissions", "show", reference, "--files", folder)
}

// J14: a job that closes while somebody writes: the sender is told at the top of the form what to do, nothing is lost,
// the answers come back in the message of a general application, and what was uploaded goes out with that.
func TestAJobThatClosesWhileSomebodyWrites(t *testing.T) {
	site := start(t)
	closeJob(t, keptBy(t, "", "", site.data), "1182")
	equal(t, site.get(t, jobPage).status, http.StatusGone, "the page of a closed job")
	sent := site.post(t, jobPage, application("message", "Call after six.", "answers.ledger", "Yes, <since> 2020",
		"answers.ledger", "Twice",
		"answers.unknown", "Kept too", "answers.void", " "), sentFile{"cv.pdf", resume})
	equal(t, sent.status, http.StatusGone, "status")
	mustContain(t, "the form", sent.body, "This job closed while you were writing", "Alex Example",
		">Call after six.\n\nTell us about a payment, ledger or billing problem you found yourself\nYes, "+
			"&lt;since&gt; 2020\nTwice\n\nunknown\nKept too</textarea>", "cv.pdf",
		"Send as a general application")
	mustLack(t, "the form", sent.body, "answers.ledger")
	kept := regexp.MustCompile(`name="files" value="([^"]+)"`).FindStringSubmatch(sent.body)
	if kept == nil {
		t.Fatal("the uploaded file is not kept")
	}
	site.received(t, jobPage, []string{"form", "application", "name", "Alex Example", "email", "alex@example.org",
		"consent", "on", "message", "Call after six.", "files", kept[1]})
	if _, list := site.command(t, "submissions",
		"list"); !regexp.MustCompile(`Alex Example .*general application +1`).MatchString(list) {
		t.Errorf("the submissions:\n%s", list)
	}
}

// Everything that may be wrong with a file is a message at its field, and nothing typed is lost.
func TestFilesThatAreNotTaken(t *testing.T) {
	slow(t)
	site := start(t)
	big := resume + strings.Repeat("x", 6<<20)
	six := []sentFile{}
	for range 6 {
		six = append(six, sentFile{"a.pdf", resume})
	}
	for name, c := range map[string]struct {
		files []sentFile
		want  string
	}{
		"none":      {nil, "Add your résumé"},
		"empty":     {[]sentFile{{"cv.pdf", ""}}, "The selected file is empty"},
		"too large": {[]sentFile{{"cv.pdf", big}}, "smaller than 5 MB. A photo? Scan it as PDF"},
		"iPhone": {[]sentFile{{"IMG_1.HEIC", "\x00\x00\x00\x18ftypheic"}},
			"JPG or PNG. A photo in HEIC? Send a screenshot"},
		"six": {six, "You can only select up to 5 files at the same time"},
		"exe named pdf": {[]sentFile{{"cv.pdf", "MZ\x90\x00\x03 This program cannot be run in DOS mode"}},
			"must be a PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG"},
		"unknown ending": {[]sentFile{{"cv.exe", "MZ"}}, "must be a PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG"},
		"bomb named docx": {[]sentFile{{"cv.docx", plainDOCX(t, "word/document.xml", strings.Repeat(" ", 201<<20))}},
			"must be a PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG"},
	} {
		t.Run(name, func(t *testing.T) {
			got := site.post(t, jobPage, application("phone", "+44 20 7946 0000"), c.files...)
			equal(t, got.status, http.StatusUnprocessableEntity, "status")
			mustContain(t, name, got.body, c.want, "+44 20 7946 0000", `value="Alex Example"`)
			equal(t, strings.Contains(got.body, "Add your résumé"), len(c.files) == 0,
				"whether the page says that a résumé is missing")
			if len(c.files) == 0 {
				return
			}
			// A message is not sent in place of a file that was refused.
			got = site.post(t, jobPage, application("message", "Please read the second page first."), c.files...)
			mustContain(t, name+" with a message", got.body, c.want, "Please read the second page first.")
		})
	}
	if _, list := site.command(t, "submissions", "list"); strings.Contains(list, "APP-") {
		t.Errorf("an application without its file was kept:\n%s", list)
	}
}

func office(t *testing.T, parts ...string) string {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i+1 < len(parts); i += 2 {
		w := must[io.Writer](t)(z.Create(parts[i]))
		_, _ = w.Write([]byte(parts[i+1]))
	}
	_ = z.Close()
	return b.String()
}

func TestASenderIsLimited(t *testing.T) {
	site := start(t, "--send-limit", "3")
	for i := range 5 {
		got := site.post(t, "/contact-us", enquiry("company", strings.Repeat("x", i+1)))
		equal(t, got.status == http.StatusTooManyRequests, i >= 3, "whether form %d is refused", i+1)
	}
	forged := send(t, http.MethodPost, site.url+"/contact-us", "form=enquiry", "Content-Type",
		"application/x-www-form-urlencoded", "X-Forwarded-For", "203.0.113.9")
	equal(t, forged.status, http.StatusTooManyRequests, "a forged address over the limit")
}

// Without a file, the team gets the link or the message, and nowhere a list of no files.
func TestAnApplicationHasAFileOrALinkOrAMessage(t *testing.T) {
	slow(t)
	to, h := newStrictServer(t, strictOptions{}), startHosts(t)
	site := start(t, h.args(mailingTo(to)...)...)
	for _, blank := range [][]string{{}, {"link", " ", "message", "\n"}} {
		got := site.post(t, jobPage, application(blank...))
		mustContain(t, fmt.Sprintf("%q", blank), got.body, "Add your résumé, or send a link or a message instead")
	}
	mustLack(t, "a form with a wrong link", site.post(t, jobPage, application("link", "nowhere")).body,
		"Add your résumé")
	for field, value := range map[string]string{"link": "https://example.com/alex", "message": "I kept ledgers."} {
		sent := site.post(t, jobPage, application(field, value))
		if sent.status != http.StatusSeeOther {
			t.Errorf("an application with a %s answers %d", field, sent.status)
			continue
		}
		receipt := site.get(t, sent.header.Get("Location")).body
		reference := regexp.MustCompile(`APP-[0-9A-Z]{6}`).FindString(receipt)
		text, files := contents(t, mailAbout(t, to, reference))
		mustContain(t, "the mail", text, value)
		_, shown := site.command(t, "submissions", "show", reference)
		for what, text := range map[string]string{"the mail": text, "the receipt": receipt, "what is shown": shown} {
			if strings.Contains(text, "Files:") || strings.Contains(text, "0 files") || len(files) > 0 {
				t.Errorf("%s lists files: %s", what, text)
			}
		}
		soon(t, "the host has the "+field, func() bool {
			return slices.ContainsFunc(h.requests("/public/applicant/add"), func(r seenRequest) bool {
				return strings.Contains(r.body, value) && strings.Contains(r.body, `"files":[]`)
			})
		})
	}
}
