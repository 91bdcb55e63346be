package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A folder is a promise about what it imports: graph knows none of the others, the packages of server know graph and
// helpers but not each other, and only package main names neighbors.
func TestImportsPointOneWay(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", "{{.ImportPath}} {{join .Imports \" \"}}", "hire360/...").Output()
	noError(t, err)
	allowed := map[string][]string{
		"hire360/graph":          {},
		"hire360/server/api":     {"hire360/graph", "hire360/server/cache", "hire360/server/httputil"},
		"hire360/server/content": {"hire360/graph", "hire360/server/handover", "hire360/server/fulltext"},
		"hire360/server/db":      {"hire360/graph"},
		"hire360/server/jobs": {"hire360/graph", "hire360/server/cache", "hire360/server/db",
			"hire360/server/fulltext"},
		"hire360/server/inbox":      {"hire360/graph", "hire360/server/db", "hire360/server/metrics"},
		"hire360/server/alerts":     {"hire360/graph", "hire360/server/db"},
		"hire360/server/statistics": {"hire360/graph", "hire360/server/db"},
		"hire360/server/sitepages":  {"hire360/graph"},
		"hire360/server/store": {"hire360/graph", "hire360/server/db", "hire360/server/inbox", "hire360/server/jobs",
			"hire360/server/sitepages"},
		"hire360/server/remote":  {"hire360/graph", "hire360/server/cache"},
		"hire360/server/deliver": {"hire360/graph"},
		"hire360/server/paper":   {"hire360/graph"},
		"hire360/server/render": {"hire360/graph", "hire360/server/cache",
			"hire360/server/httputil"},
		"hire360/server/static": {"hire360/server/httputil"},
		"hire360/server/web":    {"hire360/graph", "hire360/server/cache", "hire360/server/httputil"},
		"hire360/server/desk": {"hire360/graph", "hire360/server/alerts", "hire360/server/db", "hire360/server/inbox",
			"hire360/server/jobs", "hire360/server/statistics", "hire360/server/store"},
		"hire360/server/cli": {"hire360/graph", "hire360/server/alerts", "hire360/server/desk",
			"hire360/server/httputil", "hire360/server/inbox", "hire360/server/store"},
		"hire360/server/sources": {"hire360/graph", "hire360/server/deliver", "hire360/server/metrics",
			"hire360/server/remote", "hire360/server/store"},
		"hire360/server/config": {"hire360/graph", "hire360/server/captcha", "hire360/server/content",
			"hire360/server/db", "hire360/server/deliver", "hire360/server/inbox", "hire360/server/ratelimit",
			"hire360/server/web"},
		"hire360/server/audit":       {"hire360/graph", "hire360/server/httputil"},
		"hire360/server/captcha":     {"hire360/graph"},
		"hire360/server/ratelimit":   {"hire360/server/httputil", "hire360/server/metrics"},
		"hire360/server/logging":     {"hire360/graph", "hire360/server/httputil"},
		"hire360/server/metrics":     {"hire360/graph", "hire360/server/httputil"},
		"hire360/server/certificate": {},
		"hire360/server/cache":       {},
		"hire360/server/handover":    {},
		"hire360/server/fulltext":    {},
		"hire360/server/httputil":    {},
	}
	seen := 0
	for line := range strings.Lines(string(out)) {
		words := strings.Fields(line)
		imports, ok := allowed[words[0]]
		if !ok {
			continue
		}
		seen++
		for _, imported := range words[1:] {
			if strings.HasPrefix(imported, "hire360/") && !slices.Contains(imports, imported) {
				t.Errorf("%s imports %s, which the structure forbids", words[0], imported)
			}
		}
	}
	if seen < len(allowed) {
		t.Errorf("only %d of %d packages were looked at", seen, len(allowed))
	}
}

// The Makefile lists the packages that are tested with the race detector, and the tests of the content and the whole
// program that are. The goroutines of graph start in requests, so that only tests of the whole program have them.
func TestTheRaceDetectorWatchesGoroutines(t *testing.T) {
	makefile := must[[]byte](t)(os.ReadFile("../Makefile"))
	named := func(pattern string) []string {
		return strings.FieldsFunc(regexp.MustCompile(pattern).FindStringSubmatch(string(makefile))[1],
			func(r rune) bool { return r == ' ' || r == '|' })
	}
	tests := must[[]string](t)(filepath.Glob("*/*_test.go"))
	var found []string
	for _, test := range tests {
		folder := filepath.Dir(test)
		if !slices.Contains(found, folder) && someFile(t, folder+"/*.go", false, `(?m)^\s*go [a-z]|\.Go\b`) {
			found = append(found, folder)
		}
	}
	want := append(named(`concurrent := .*/,(.*)\)`), named(`at_once\)' \./server \./server/(.*)`)...)
	if slices.Sort(want); !slices.Equal(found, want) {
		t.Errorf("goroutines start in the packages %v, the Makefile has %v", found, want)
	}
	for _, name := range named(`at_once := (.*)`) {
		if !someFile(t, "*.go", true, `func Test\w*`+name) && !someFile(t, "content/*.go", true, `func Test\w*`+name) {
			t.Errorf("no test has the name %s, which the Makefile has", name)
		}
	}
}

// someFile reports whether one of the files, either tests or the others, matches the pattern.
func someFile(t *testing.T, files string, tests bool, pattern string) bool {
	t.Helper()
	names := must[[]string](t)(filepath.Glob(files))
	return slices.ContainsFunc(names, func(name string) bool {
		text := must[[]byte](t)(os.ReadFile(name))
		return strings.HasSuffix(name, "_test.go") == tests && regexp.MustCompile(pattern).Match(text)
	})
}
