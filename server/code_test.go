package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The code that the playground writes runs as it is, in each language that the machine has, with quotes, backslashes
// and dollars in the operation.
func TestCodeForOtherProgramsRuns(t *testing.T) {
	site := start(t)
	operation, err := json.Marshal(map[string]any{
		"query":     "# it's `odd` \\ ${odd} \"\"\"odd\"\"\"\nquery Odd($query: String!) {\n  searchJobs(query: $query) {\n    totalCount\n  }\n  site {\n    name\n  }\n}",
		"variables": map[string]any{"query": "it's \"engineer\" `\\ ${x} \"\"\" '''"},
	})
	if err != nil {
		t.Fatal(err)
	}
	printer := exec.Command("node", "playground/code/print.mjs", site.url+"/graphql")
	printer.Dir, printer.Stdin = "../client", strings.NewReader(string(operation))
	printed, err := printer.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, printed)
	}
	var code map[string]string
	if err := json.Unmarshal(printed, &code); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	for language, run := range map[string]struct {
		file    string
		command []string
	}{
		"curl":   {"curl.sh", []string{"bash"}},
		"fetch":  {"fetch.mjs", []string{"node"}},
		"Go":     {"main.go", []string{"go", "run"}},
		"Python": {"main.py", []string{"python3"}},
	} {
		file := filepath.Join(folder, run.file)
		if err := os.WriteFile(file, []byte(code[language]), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := exec.LookPath(run.command[0]); err != nil {
			t.Logf("%s is not on this machine: its code is not run", run.command[0])
			continue
		}
		out, err := exec.Command(run.command[0], append(run.command[1:], file)...).CombinedOutput()
		if err != nil || !strings.Contains(strings.ReplaceAll(string(out), " ", ""), `"name":"Hire360"`) || strings.Contains(string(out), "message") {
			t.Errorf("%s: %v\n%s\n%s", language, err, out, code[language])
		}
	}
	mustContain(t, "Apollo", code["Apollo"], "export function useOdd()", "useQuery(ODD, {")
}
