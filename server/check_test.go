package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func check(t *testing.T, folder string, more ...string) (int, string) {
	t.Helper()
	var out, errOut bytes.Buffer
	code := run(t.Context(), append([]string{"--content", folder, "check"}, more...),
		strings.NewReader(""), &out, &errOut)
	return code, out.String() + errOut.String()
}

// copyOf returns a copy of a folder of content, for a test to spoil.
func copyOf(t *testing.T, content string) string {
	t.Helper()
	folder := t.TempDir()
	noError(t, os.CopyFS(folder, os.DirFS(content)))
	return folder
}

func spoil(t *testing.T, folder, file, old, now string) {
	t.Helper()
	name := filepath.Join(folder, "pages", file)
	text := must[[]byte](t)(os.ReadFile(name))
	if !strings.Contains(string(text), old) {
		t.Fatalf("%s holds no %q", file, old)
	}
	noError(t, os.WriteFile(name, []byte(strings.Replace(string(text), old, now, 1)), 0o600))
}

// What a writer may get wrong makes the check fail, with the file and the line.
func TestTheCheckFindsWhatIsWrong(t *testing.T) {
	slow(t)
	t.Parallel()
	for name, c := range map[string]struct {
		file, old, now string
		want           []string
	}{
		"dead link": {"about.yml", "related: [", "related: [/no-such-page, ",
			[]string{"about.yml:", "/no-such-page"}},
		"unknown key":   {"about.yml", "label: ", "lable: ", []string{"about.yml:", "lable"}},
		"doubled title": {"about.yml", "\ndescription:", " \ndescription:", nil},
	} {
		t.Run(name, func(t *testing.T) {
			folder := copyOf(t, "content")
			if name == "doubled title" {
				doubleTitle(t, folder)
				c.want = []string{"title", "events.yml"}
			} else {
				spoil(t, folder, c.file, c.old, c.now)
			}
			code, out := check(t, folder, "--no-pages")
			if code != 1 {
				t.Errorf("the check ends with %d\n%s", code, firstBytes(out, 600))
			}
			mustContain(t, name, out, c.want...)
		})
	}
}

// The check also finds what shows only when the pages are rendered, with what is in the program. A small site is
// enough: TestTheSiteIsInOrder reads all pages of the real one.
func TestTheCheckRendersThePages(t *testing.T) {
	slow(t)
	t.Parallel()
	folder := copyOf(t, "testdata/content")
	if code, out := check(t, folder); code != 0 ||
		!strings.Contains(out, "6 content pages in order, 31 pages rendered") {
		t.Errorf("without faults the check ends with %d\n%s", code, firstBytes(out, 600))
	}
	last := "      heading: All about us\n"
	long := strings.Repeat("It is said again. ", 6000)
	spoil(t, folder, "about.yml", last, last+"  - prose:\n      id: story\n      heading: A story\n      text: "+long+
		"\n")
	code, out := check(t, folder)
	if code != 1 || strings.Contains(out, "rendered") {
		t.Errorf("the check ends with %d", code)
	}
	mustContain(t, "the check", out, "/about: the HTML has ", "bytes, the maximum is 90000", "1 finding\n")
}

// doubleTitle gives the events the title of the about page.
func doubleTitle(t *testing.T, folder string) {
	t.Helper()
	title := func(file string) string {
		text := must[[]byte](t)(os.ReadFile(filepath.Join(folder, "pages", file)))
		for line := range strings.Lines(string(text)) {
			if strings.HasPrefix(line, "title: ") {
				return strings.TrimSpace(line)
			}
		}
		t.Fatalf("%s has no title", file)
		return ""
	}
	spoil(t, folder, "events.yml", title("events.yml"), title("about.yml"))
}
