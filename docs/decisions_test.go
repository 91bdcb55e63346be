// Package docs_test checks the documents of this folder.
package docs_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
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
