package web

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// multipartForm joins parts with the boundary "x".
func multipartForm(parts ...string) *http.Request {
	body := "--x\r\n" + strings.Join(parts, "\r\n--x\r\n") + "\r\n--x--\r\n"
	r := httptest.NewRequest(http.MethodPost, "/contact-us", strings.NewReader(body))
	r.Header.Set("Content-Type", "multipart/form-data; boundary=x")
	return r
}

func field(name, text string) string {
	return `Content-Disposition: form-data; name="` + name + "\"\r\n\r\n" + text
}

const cv = "Content-Disposition: form-data; name=\"file\"; filename=\"cv.txt\"\r\n\r\nmy life"

func TestAFormThatIsTooLargeLeavesNothing(t *testing.T) {
	many := make([]string, maxFormParts+1)
	for i := range many {
		many[i] = field("a", "b")
	}
	for name, parts := range map[string][]string{
		"too many parts": append([]string{cv}, many[1:]...),
		"too much text":  {cv, field("message", strings.Repeat("x", maxFormText+1))},
	} {
		dir := t.TempDir()
		if _, err := readForm(multipartForm(parts...), dir); err == nil {
			t.Errorf("%s: no error", name)
		}
		mustBeEmpty(t, dir)
	}
	if _, err := readForm(multipartForm(many[1:]...), t.TempDir()); err != nil {
		t.Errorf("the largest number of parts: %v", err)
	}
}

func TestAnUnreadableFormLeavesNothing(t *testing.T) {
	dir := t.TempDir()
	r := multipartForm(cv)
	r.Body = io.NopCloser(strings.NewReader("--x\r\n" + cv)) // it ends within the file
	if _, err := readForm(r, dir); err == nil {
		t.Error("no error")
	}
	mustBeEmpty(t, dir)
}

// A full or missing disk is not the visitor's fault: the fields are kept for the page that says so.
func TestADiskThatFailsKeepsTheFields(t *testing.T) {
	p, err := readForm(multipartForm(cv, field("name", "Ada")), filepath.Join(t.TempDir(), "missing"))
	if err != nil || p.diskErr == nil || p.fields.Get("name") != "Ada" {
		t.Errorf("got %+v, %v", p, err)
	}
}

func mustBeEmpty(t *testing.T, dir string) {
	t.Helper()
	if left, _ := os.ReadDir(dir); len(left) > 0 {
		t.Errorf("%d files are left", len(left))
	}
}
