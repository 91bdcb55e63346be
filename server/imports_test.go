package main

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// A folder is a promise about what it imports: graph knows nobody of ours, the rooms of server know graph
// and not each other, and only the program itself names two neighbours. The look of documents and cards is brand.
func TestImportsPointOneWay(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", "{{.ImportPath}} {{join .Imports \" \"}}", "hire360/...").Output()
	if err != nil {
		t.Fatal(err)
	}
	allowed := map[string][]string{
		"hire360/graph":            {},
		"hire360/server/api":       {"hire360/graph", "hire360/server/negotiate"},
		"hire360/server/content":   {"hire360/graph"},
		"hire360/server/db":        {"hire360/graph"},
		"hire360/server/jobs":      {"hire360/graph", "hire360/server/db"},
		"hire360/server/inbox":     {"hire360/graph", "hire360/server/db"},
		"hire360/server/sitepages": {"hire360/graph", "hire360/server/db"},
		"hire360/server/store": {"hire360/graph", "hire360/server/db", "hire360/server/inbox", "hire360/server/jobs",
			"hire360/server/sitepages"},
		"hire360/server/remote":    {"hire360/graph"},
		"hire360/server/deliver":   {"hire360/graph"},
		"hire360/server/brand":     {"hire360/graph"},
		"hire360/server/card":      {"hire360/graph", "hire360/server/brand"},
		"hire360/server/pdf":       {"hire360/graph", "hire360/server/brand"},
		"hire360/server/render":    {"hire360/graph", "hire360/server/negotiate"},
		"hire360/server/static":    {"hire360/server/negotiate"},
		"hire360/server/negotiate": {},
	}
	seen := 0
	for line := range strings.Lines(string(out)) {
		words := strings.Fields(line)
		room, ok := allowed[words[0]]
		if !ok {
			continue
		}
		seen++
		for _, imported := range words[1:] {
			if strings.HasPrefix(imported, "hire360/") && !slices.Contains(room, imported) {
				t.Errorf("%s imports %s, which the structure forbids", words[0], imported)
			}
		}
	}
	if seen < 6 {
		t.Errorf("only %d rooms were looked at", seen)
	}
}
