package main

import (
	"bufio"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
	"go.yaml.in/yaml/v4"
)

// knownSettings are the environment variables that the program reads, with their defaults.
func knownSettings() map[string]string {
	known := map[string]string{}
	var read func(t reflect.Type)
	read = func(t reflect.Type) {
		for f := range t.Fields() {
			if name := f.Tag.Get("env"); name != "" {
				known[name] = f.Tag.Get("default")
			}
			if f.Type.Kind() == reflect.Struct {
				read(f.Type)
			}
		}
	}
	read(reflect.TypeFor[commands]())
	return known
}

// accepted checks that the program has each setting and takes its value.
func accepted(t *testing.T, where string, settings map[string]string) {
	t.Helper()
	if len(settings) == 0 {
		t.Errorf("%s sets nothing", where)
	}
	t.Run(where, func(t *testing.T) {
		plainShell(t)
		for name, value := range settings {
			if _, known := knownSettings()[name]; !known {
				t.Errorf("%s is no setting", name)
			}
			t.Setenv(name, value)
		}
		parser, err := kong.New(&commands{}, kong.Exit(func(int) {}), kong.Writers(io.Discard, io.Discard))
		noError(t, err)
		if _, err := parser.Parse([]string{"serve"}); err != nil {
			t.Errorf("the program refuses the settings: %v", err)
		}
	})
}

func deployed(t *testing.T, name string) string {
	t.Helper()
	data := must[[]byte](t)(os.ReadFile("../deploy/" + name))
	return string(data)
}

// documents decodes a file of YAML documents.
func documents(t *testing.T, name string) (all []map[string]any) {
	t.Helper()
	if err := yaml.Load([]byte(deployed(t, name)), &all, yaml.WithAllDocuments()); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return all
}

// at follows keys and indexes into decoded YAML.
func at(t *testing.T, in any, path ...any) any {
	t.Helper()
	for i, step := range path {
		switch step := step.(type) {
		case string:
			m, _ := in.(map[string]any)
			in = m[step]
		case int:
			l, _ := in.([]any)
			if step >= len(l) {
				t.Fatalf("there is no %v", path[:i+1])
			}
			in = l[step]
		}
		if in == nil {
			t.Fatalf("there is no %v", path[:i+1])
		}
	}
	return in
}

func texts(m any) map[string]string {
	out := map[string]string{}
	for name, value := range m.(map[string]any) {
		out[name], _ = value.(string)
	}
	return out
}

// assignments reads NAME=value lines, also those that are commented out for somebody to fill in.
func assignments(text string) map[string]string {
	out := map[string]string{}
	lines := bufio.NewScanner(strings.NewReader(text))
	for lines.Scan() {
		name, value, ok := strings.Cut(strings.TrimLeft(lines.Text(), "# "), "=")
		if ok && regexp.MustCompile(`^[A-Z0-9_]+$`).MatchString(name) {
			out[name] = value
		}
	}
	return out
}

// lines are the settings in the lines of a file that begin so.
func lines(t *testing.T, file, begin string) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, line := range regexp.MustCompile(`(?m)^`+begin+`(.*)$`).FindAllStringSubmatch(deployed(t, file), -1) {
		maps.Copy(found, raw(strings.ReplaceAll(line[1], " ", "\n")))
	}
	return found
}

func TestDeployFilesNameSettingsThatExist(t *testing.T) {
	accepted(t, "Dockerfile", lines(t, "Dockerfile", "ENV "))
	accepted(t, "site.env", assignments(deployed(t, "site.env")))
	accepted(t, "hire360.socket", assignments(deployed(t, "hire360.socket")))
	accepted(t, "hire360.service", lines(t, "hire360.service", "Environment="))
	composed := texts(at(t, documents(t, "compose.yml")[0], "services", "site", "environment"))
	for name, value := range composed {
		composed[name] = regexp.MustCompile(`\$\{\w+:-([^}]*)\}`).ReplaceAllString(value, "$1")
	}
	accepted(t, "compose.yml", composed)
	accepted(t, "kubernetes", texts(at(t, kinds(t)["ConfigMap"], "data")))
}

// kinds are the Kubernetes objects, the last of each kind.
func kinds(t *testing.T) map[string]map[string]any {
	t.Helper()
	found := map[string]map[string]any{}
	for _, d := range documents(t, "kubernetes/site.yml") {
		kind, _ := at(t, d, "kind").(string)
		at(t, d, "apiVersion")
		at(t, d, "metadata", "name")
		found[kind] = d
	}
	return found
}

func TestDeployedMachinesAreProbedAndHaveNoRights(t *testing.T) {
	all := kinds(t)
	pod := at(t, all["StatefulSet"], "spec", "template", "spec")
	site := at(t, pod, "containers", 0)
	for what, want := range map[string][2]any{
		"root":       {at(t, pod, "securityContext", "runAsNonRoot"), true},
		"escalation": {at(t, site, "securityContext", "allowPrivilegeEscalation"), false},
		"root disk":  {at(t, site, "securityContext", "readOnlyRootFilesystem"), true},
		"rights":     {at(t, site, "securityContext", "capabilities", "drop", 0), "ALL"},
		"data":       {at(t, site, "volumeMounts", 0, "mountPath"), at(t, all["ConfigMap"], "data", "DATA")},
		"affinity":   {at(t, all["Service"], "spec", "sessionAffinity"), "ClientIP"},
		"compose":    {at(t, documents(t, "compose.yml")[0], "services", "site", "read_only"), true},
	} {
		equal(t, want[0], want[1], "%s", what)
	}
	running := start(t)
	for _, probe := range []string{"startupProbe", "livenessProbe", "readinessProbe"} {
		path, _ := at(t, site, probe, "httpGet", "path").(string)
		equal(t, running.get(t, path).status, 200, "%s: %s", probe, path)
	}
	for i, setting := range []string{"ADDR", "ADMIN_ADDR"} {
		if port := at(t, site, "ports", i, "containerPort"); at(t, all["ConfigMap"], "data", setting) != ":"+
			itoa(port.(int)) {
			t.Errorf("%s is not on port %v", setting, port)
		}
	}
	if file := deployed(t, "Dockerfile"); !strings.Contains(file, "\nUSER 65532:65532\n") ||
		!strings.Contains(file, "\nRUN make build ") || !strings.Contains(file, `CMD ["/site", "ready"]`) {
		t.Error("the image is not what its readers are told")
	}
	if code, out := running.command(t, "ready", "--addr", strings.TrimPrefix(running.url, "http://")); code != 0 ||
		out != "ready\n" {
		t.Errorf("ready: got %d %q", code, out)
	}
	running.stop()
	if code, out := running.command(t, "ready", "--addr", strings.TrimPrefix(running.url, "http://")); code != 1 {
		t.Errorf("ready after the end: got %d %q", code, out)
	}
}

// The operator's manual lists every setting, each with its default.
func TestTheManualListsEverySettingWithItsDefault(t *testing.T) {
	manual := must[[]byte](t)(os.ReadFile("../docs/operating.md"))
	known, listed := knownSettings(), map[string]bool{}
	for _, row := range regexp.MustCompile("(?m)^\\| (`[A-Z_0-9`, ]+`) \\| (.+?) \\|").FindAllStringSubmatch(string(manual), -1) {
		names := strings.Split(strings.ReplaceAll(row[1], "`", ""), ", ")
		for _, name := range names {
			listed[name] = true
			if value, ok := known[name]; !ok {
				t.Errorf("the manual lists %s, which is not a setting", name)
			} else if quoted := strings.HasPrefix(row[2], "`"); quoted && strings.Trim(row[2], "`") != value ||
				!quoted && value != "" {
				t.Errorf("the manual says that %s is %s, the program has %q", name, row[2], value)
			}
		}
	}
	for name := range known {
		if !listed[name] {
			t.Errorf("the manual does not list %s", name)
		}
	}
}

func TestSystemdReadsTheUnit(t *testing.T) {
	analyze, err := exec.LookPath("systemd-analyze")
	if err != nil {
		t.Skip("systemd is not installed")
	}
	dir := t.TempDir()
	verify := []string{"verify"}
	for _, name := range []string{"hire360.service", "hire360.socket"} {
		// The program need not be installed where the test runs.
		text := strings.Replace(deployed(t, name), "ExecStart=/usr/local/bin/hire360", "ExecStart="+os.Args[0], 1)
		noError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
		verify = append(verify, filepath.Join(dir, name))
	}
	if out, err := exec.Command(analyze, verify...).CombinedOutput(); err != nil ||
		strings.Contains(string(out), "hire360.s") {
		t.Errorf("%v\n%s", err, out)
	}
}
