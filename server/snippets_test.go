package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// written is the code that the playground writes for an operation, by language.
func written(t *testing.T, site running, operation any) map[string]string {
	t.Helper()
	text, err := json.Marshal(operation)
	noError(t, err)
	printer := exec.Command("node", "playground/code/print.mjs", site.url+"/graphql")
	printer.Dir, printer.Stdin = "../client", strings.NewReader(string(text))
	printed, err := printer.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, printed)
	}
	var code map[string]string
	noError(t, json.Unmarshal(printed, &code))
	return code
}

var runners = map[string]struct {
	file    string
	command []string
}{
	"curl":   {"curl.sh", []string{"bash"}},
	"fetch":  {"fetch.mjs", []string{"node"}},
	"Apollo": {"apollo.mjs", []string{"node"}},
	"Go":     {"main.go", []string{"go", "run"}},
	"Python": {"main.py", []string{"python3"}},
}

// runCode runs code as it was written and returns what it prints, or "" where the machine lacks the language.
func runCode(t *testing.T, folder, language, code string) string {
	t.Helper()
	r := runners[language]
	needed := append([]string{r.command[0]}, map[string][]string{"curl": {"curl", "perl"}}[language]...)
	for _, program := range needed {
		if _, err := exec.LookPath(program); err != nil {
			t.Logf("NOT TESTED: %s is missing on this machine, so the code in %s is not run", program, language)
			return ""
		}
	}
	file := filepath.Join(folder, r.file)
	noError(t, os.WriteFile(file, []byte(code), 0o600))
	command := exec.Command(r.command[0], append(r.command[1:], file)...)
	command.Dir = folder
	out, err := command.CombinedOutput()
	if err != nil {
		t.Errorf("%s: %v\n%s\n%s", language, err, out, code)
	}
	return strings.ReplaceAll(string(out), " ", "")
}

// The code that the playground writes runs as it is, in each language that the machine has, with quotes, backslashes
// and dollars in the operation.
func TestCodeForOtherProgramsRuns(t *testing.T) {
	slow(t)
	site := shared(t)
	code := written(t, site, map[string]any{
		"query":     "# it's `odd` \\ ${odd} \"\"\"odd\"\"\"\nquery Odd($query: String!) {\n  searchJobs(query: $query) {\n    totalCount\n  }\n  site {\n    name\n  }\n}",
		"variables": map[string]any{"query": "it's \"engineer\" `\\ ${x} \"\"\" '''"},
	})
	folder := t.TempDir()
	for _, language := range []string{"curl", "fetch", "Go", "Python"} {
		if out := runCode(t, folder, language, code[language]); out != "" &&
			(!strings.Contains(out, `"name":"Hire360"`) || strings.Contains(out, "message")) {
			t.Errorf("%s: %s\n%s", language, out, code[language])
		}
	}
	mustContain(t, "Apollo", code["Apollo"], "export function useOdd()", "useQuery(ODD, {")
}

// The code for an enquiry, an upload and an application is received by a site with its default captcha, each time as
// something new.
func TestCodeThatSendsIsReceived(t *testing.T) {
	slow(t)
	site := start(t)
	folder := t.TempDir()
	noError(t, os.WriteFile(filepath.Join(folder, "resume.pdf"), []byte(resume), 0o600))
	modules := must[string](t)(filepath.Abs("../client/node_modules"))
	noError(t, os.Symlink(modules, filepath.Join(folder, "node_modules")))
	files := []string{uploaded(t, site)} // one more than the code uploads: Apollo's needs a link of another package
	seen := map[string]string{}
	for _, step := range []struct{ example, want string }{
		{"13-send-enquiry", `"reference":"(ENQ-[0-9A-Z]{6})"`},
		{"14-upload", `"id":"([^"]+)"`},
		{"15-apply", `"reference":"(APP-[0-9A-Z]{6})"`},
	} {
		code := written(t, site, exampleOperation(t, step.example))
		for _, language := range []string{"curl", "fetch", "Apollo", "Go", "Python"} {
			text := code[language]
			if strings.Contains(text, "{file}") {
				text = strings.Replace(text, "{file}", files[0], 1)
				files = files[1:]
			}
			if language == "Apollo" {
				if step.example == "14-upload" {
					mustContain(t, "Apollo", text, "apollo-upload-client", "Apollo-Require-Preflight")
					continue
				}
				text += apolloProgram(site, text)
			}
			out := runCode(t, folder, language, text)
			if out == "" {
				continue
			}
			m := regexp.MustCompile(step.want).FindStringSubmatch(out)
			if m == nil || seen[m[1]] != "" {
				t.Errorf("%s in %s prints %s\nalready seen: %v\n%s", step.example, language, out, seen, text)
				continue
			}
			seen[m[1]] = language
			if step.example == "14-upload" {
				files = append(files, m[1])
			}
		}
	}
}

// exampleOperation reads an example of the playground as its Code panel shows it.
func exampleOperation(t *testing.T, name string) map[string]any {
	t.Helper()
	text := must[[]byte](t)(os.ReadFile("../client/playground/examples/" + name + ".graphql"))
	lines := strings.SplitN(string(text), "\n", 5)
	return map[string]any{"query": lines[4], "variables": json.RawMessage(strings.TrimPrefix(lines[3], "# "))}
}

// uploaded is the id of a file that waits for its application.
func uploaded(t *testing.T, site running) string {
	t.Helper()
	operation := must[[]byte](t)(json.Marshal(map[string]any{"query": uploadQuery,
		"variables": map[string]any{"input": map[string]any{"file": nil, "captcha": solve(t, site)}}}))
	sent := upload(t, site, string(operation), `{"0":["variables.input.file"]}`, []sentFile{{"cv.pdf", resume}})
	m := regexp.MustCompile(`"id":"([^"]+)"`).FindStringSubmatch(sent.body)
	if m == nil {
		t.Fatal(sent.body)
	}
	return m[1]
}

// apolloProgram calls the function of the code with a client and prints its result.
func apolloProgram(site running, code string) string {
	function := regexp.MustCompile(`export async function (\w+)`).FindStringSubmatch(code)[1]
	return `
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: '` + site.url +
		`/graphql' }) });
console.log(JSON.stringify(await ` + function + `(client)));
`
}
