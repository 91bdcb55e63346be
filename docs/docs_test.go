// Package docs_test checks the documents of this folder.
package docs_test

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

var (
	// fileName is a record's file name: its number, then its subject in a few words.
	fileName = regexp.MustCompile(`^(\d{3})(-[a-z0-9]+)+\.md$`)
	// heading holds the two lines that begin a record: number and title, date and status.
	heading    = regexp.MustCompile(`^# (\d{3})\. (.+)\nDate: \d{4}-\d{2}-\d{2} · Status: (.+)\n`)
	superseded = regexp.MustCompile(`^superseded by (\d{3})$`)
)

// Every decision has the form of a record, a number of its own and a line in the index.
func TestDecisionsAreRecords(t *testing.T) {
	root := os.DirFS("..")
	index := readFile(t, root, "docs/decisions/README.md")
	files, err := os.ReadDir("decisions")
	if err != nil {
		t.Fatal(err)
	}
	titles := map[string]string{}
	for _, entry := range files {
		base := entry.Name()
		if base == "README.md" {
			continue
		}
		file := "decisions/" + base
		name := fileName.FindStringSubmatch(base)
		if name == nil {
			t.Errorf("%s: name it as in 104-content-decoder.md", file)
			continue
		}
		text := readFile(t, root, "docs/"+file)
		head := heading.FindStringSubmatch(text)
		if head == nil {
			t.Errorf("%s: begin with the lines # NNN. Title and Date: YYYY-MM-DD · Status: …", file)
			continue
		}
		number, title, status := head[1], head[2], head[3]
		if number != name[1] {
			t.Errorf("%s has the number %s", file, number)
		}
		if titles[number] != "" {
			t.Errorf("%s has the number of %q", file, titles[number])
		}
		titles[number] = title
		if !validStatus(status) {
			t.Errorf("%s has the status %q, which is unknown or names a missing record", file, status)
		}
		if !hasParts(text) {
			t.Errorf("%s: write the parts Context, Decision and Cost, in this order", file)
		}
		if row := fmt.Sprintf("| [%s](%s) | %s | %s |\n", number, base, title, status); !strings.Contains(index, row) {
			t.Errorf("the index lacks the line %s", row)
		}
	}
}

// hasParts reports whether a record has its three parts and no other, each with some text.
func hasParts(text string) bool {
	parts := strings.Split(text, "\n## ")[1:]
	names := []string{"Context", "Decision", "Cost"}
	if len(parts) != len(names) {
		return false
	}
	for i, name := range names {
		content, ok := strings.CutPrefix(parts[i], name+"\n")
		if !ok || strings.TrimSpace(content) == "" {
			return false
		}
	}
	return true
}

// validStatus reports whether a record may have the status. One that supersedes another must exist.
func validStatus(status string) bool {
	if m := superseded.FindStringSubmatch(status); m != nil {
		found, err := filepath.Glob("decisions/" + m[1] + "-*.md")
		return err == nil && len(found) == 1
	}
	return status == "accepted" || status == "measured and rejected"
}

var (
	mdCode    = regexp.MustCompile("(?ms)^```.*?^```|`[^`\n]+`")
	mdLink    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	mdHeading = regexp.MustCompile(`(?m)^#{1,6} +(.+)$`)
	external  = regexp.MustCompile(`^(https?:|mailto:|/)`)
	namedFile = regexp.MustCompile("`((?:server|graph|client|deploy|docs)/[^`]*\\.[a-z]+)`")
	// namedFunc is a function with its type, if it has one: `New()`, `Store.Jobs()`.
	namedFunc = regexp.MustCompile("`(?:(\\w+)\\.)?(\\w+)\\(\\)`")
	// mdItem begins a paragraph or an item of a list.
	mdItem = regexp.MustCompile(`(?m)^(?:\d+\. |- |\n)`)
)

// Every relative link of every committed Markdown file leads to a file or folder of the repository, and its fragment to
// a heading there.
func TestRelativeLinksResolve(t *testing.T) {
	root, files := os.DirFS(".."), markdown(t)
	checked := 0
	for _, file := range files {
		for _, m := range mdLink.FindAllStringSubmatch(mdCode.ReplaceAllString(readFile(t, root, file), ""), -1) {
			if external.MatchString(m[1]) {
				continue
			}
			checked++
			target, fragment, _ := strings.Cut(m[1], "#")
			if target = path.Join(path.Dir(file), target); m[1][0] == '#' {
				target = file
			}
			if _, err := fs.Stat(root, target); err != nil {
				t.Errorf("%s links to %s: there is no %s", file, m[1], target)
			} else if fragment != "" && !hasHeading(readFile(t, root, target), fragment) {
				t.Errorf("%s links to %s: %s has no such heading", file, m[1], target)
			}
		}
	}
	if checked < 20 {
		t.Errorf("only %d links were checked", checked)
	}
}

// Every file that CONTRIBUTING.md names exists. Name and * stand for what the reader chooses.
func TestFilesNamedInContributingExist(t *testing.T) {
	root := os.DirFS("..")
	named := namedFile.FindAllStringSubmatch(readFile(t, root, "CONTRIBUTING.md"), -1)
	if len(named) < 10 {
		t.Errorf("only %d files are named", len(named))
	}
	for _, m := range named {
		if strings.Contains(m[1], "Name") {
			continue
		}
		if found, err := fs.Glob(root, m[1]); err != nil || len(found) == 0 {
			t.Errorf("CONTRIBUTING.md names %s, which does not exist", m[1])
		}
	}
}

// Every file that the page on the architecture names exists, and so does every function, in one of the files that the
// same paragraph or step names.
func TestFunctionsNamedInArchitectureExist(t *testing.T) {
	root, checked := os.DirFS(".."), 0
	for _, item := range mdItem.Split(readFile(t, root, "docs/architecture.md"), -1) {
		var sources []string
		for _, m := range namedFile.FindAllStringSubmatch(item, -1) {
			sources = append(sources, readFile(t, root, m[1]))
		}
		for _, m := range namedFunc.FindAllStringSubmatch(item, -1) {
			checked++
			declaration := declarationOf(m[1], m[2])
			if !slices.ContainsFunc(sources, declaration.MatchString) {
				t.Errorf("%s is in none of the files that this part names:\n%s", m[0], item)
			}
		}
	}
	if checked < 50 {
		t.Errorf("only %d functions are named", checked)
	}
}

// declarationOf matches the declaration of a function in Go or TypeScript, or of a method if it has a type.
func declarationOf(typeName, name string) *regexp.Regexp {
	if typeName == "" {
		return regexp.MustCompile(`(?m)^(?:func|(?:export )?(?:async )?function) ` + name + `[\[<(]`)
	}
	inGo := `^func \((?:\w+ )?\*?` + typeName + `\) ` + name + `\(`
	inTypeScript := `^export class ` + typeName + ` \{(?:\n|.)*?^  ` + name + `\(`
	return regexp.MustCompile(`(?m)` + inGo + `|` + inTypeScript)
}

func markdown(t *testing.T) []string {
	t.Helper()
	list := exec.Command("git", "ls-files", "*.md")
	list.Dir = ".."
	out, err := list.Output()
	if err != nil {
		t.Skipf("not in a Git repository: %v", err)
	}
	return strings.Fields(string(out))
}

func readFile(t *testing.T, root fs.FS, file string) string {
	t.Helper()
	text, err := fs.ReadFile(root, file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// hasHeading reports whether a heading has the fragment that Git forges give it.
func hasHeading(text, fragment string) bool {
	for _, m := range mdHeading.FindAllStringSubmatch(text, -1) {
		id := strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r):
				return unicode.ToLower(r)
			}
			return -1
		}, m[1])
		if id == fragment {
			return true
		}
	}
	return false
}
