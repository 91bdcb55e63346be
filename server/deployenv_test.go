package main

import (
	"maps"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"hire360/server/config"
)

// The site has its grace period, and a moment, before anything kills it.
func TestThereIsTimeToStop(t *testing.T) {
	seconds := func(file, pattern string) int {
		found := regexp.MustCompile(pattern).FindStringSubmatch(deployed(t, file))
		if found == nil {
			t.Fatalf("%s has no %s", file, pattern)
		}
		return must[int](t)(strconv.Atoi(found[1]))
	}
	field, _ := reflect.TypeFor[config.Serve]().FieldByName("Grace")
	grace := must[time.Duration](t)(time.ParseDuration(field.Tag.Get("default")))
	for name, allowed := range map[string]int{
		"systemd": seconds("hire360.service", `TimeoutStopSec=(\d+)`),
		"Compose": seconds("compose.yml", `stop_grace_period: (\d+)s`),
		"Kubernetes": seconds("kubernetes/site.yml", `terminationGracePeriodSeconds: (\d+)`) -
			seconds("kubernetes/site.yml", `sleep: { seconds: (\d+) }`),
	} {
		if time.Duration(allowed)*time.Second < grace+3*time.Second {
			t.Errorf("%s kills after %d s, the grace period is %s", name, allowed, grace)
		}
	}
}

// filledIn is site.env as somebody uses it: every line counts.
func filledIn(t *testing.T) string {
	t.Helper()
	return regexp.MustCompile(`(?m)^#([A-Z0-9_]+=)`).ReplaceAllString(deployed(t, "site.env"), "$1")
}

// raw reads a file of settings as docker --env-file and kubectl --from-env-file do, which keep quotes and $.
func raw(text string) map[string]string {
	out := map[string]string{}
	for line := range strings.Lines(text) {
		if name, value, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "="); ok && !strings.HasPrefix(line, "#") {
			out[name] = value
		}
	}
	return out
}

// site.env means the same to all that read it.
func TestEveryReaderOfSiteEnvReadsTheSame(t *testing.T) {
	text := filledIn(t)
	file := filepath.Join(t.TempDir(), "site.env")
	noError(t, os.WriteFile(file, []byte(text), 0o600))
	want := raw(text)
	if len(want) < 9 {
		t.Fatalf("the file sets %v", want)
	}
	for name, value := range want {
		if !regexp.MustCompile(`^[A-Za-z0-9_.~:/@,%+=?-]+$`).MatchString(value) {
			t.Errorf("%s is %q: a reader could take a character for its own", name, value)
		}
	}
	read := exec.Command("sh", "-c", "set -eu; set -a; . "+file+"; env")
	read.Env = []string{"PATH=" + os.Getenv("PATH")}
	out, err := read.CombinedOutput()
	got := raw(string(out))
	for name, value := range want {
		if err != nil || got[name] != value {
			t.Errorf("a shell reads %s as %q, want %q (%v)\n%s", name, got[name], value, err, out)
		}
	}
	if kubectl, err := exec.LookPath("kubectl"); err == nil {
		out, err := exec.Command(kubectl, "create", "secret", "generic", "hire360", "--from-env-file="+file,
			"--dry-run=client", "-o", "jsonpath={.data}").Output()
		if err == nil && strings.Count(string(out), `":"`) != len(want) {
			t.Errorf("kubectl reads %s", out)
		}
	}
}

// merged is the environment of a container as Kubernetes makes it: envFrom in its order, then env; the last one counts.
func merged(t *testing.T, container any, objects map[string]map[string]string) map[string]string {
	t.Helper()
	out := map[string]string{}
	from, _ := at(t, container, "envFrom").([]any)
	for _, source := range from {
		for kind, reference := range source.(map[string]any) {
			found, ok := objects[kind+"/"+at(t, reference, "name").(string)]
			if !ok {
				t.Errorf("there is no %s %v", kind, reference)
			}
			maps.Copy(out, found)
		}
	}
	if env, ok := container.(map[string]any)["env"].([]any); ok {
		for _, one := range env {
			out[at(t, one, "name").(string)] = at(t, one, "value").(string)
		}
	}
	return out
}

// The pods work as the manifest's comment says, with a secret made from site.env: as it is, as an older one with the
// addresses of systemd, and one with every setting that there is.
func TestPodsServeWithASecretFromSiteEnv(t *testing.T) {
	all := kinds(t)
	container := at(t, all["StatefulSet"], "spec", "template", "spec", "containers", 0)
	config := texts(at(t, all["ConfigMap"], "data"))
	older := raw(filledIn(t) + "ADDR=127.0.0.1:8080\nADMIN_ADDR=127.0.0.1:9090\nTRUSTED_PROXIES=127.0.0.1\n" +
		"DATA=/var/lib/hire360\nLOG_FORMAT=text\n")
	for name, secret := range map[string]map[string]string{"filled in": raw(filledIn(t)),
		"as it is": raw(deployed(t, "site.env")), "older": older} {
		env := merged(t, container, map[string]map[string]string{"configMapRef/hire360": config,
			"secretRef/hire360": secret})
		for setting, i := range map[string]int{"ADDR": 0, "ADMIN_ADDR": 1} {
			host, port, err := net.SplitHostPort(env[setting])
			if want := itoa(at(t, container, "ports", i, "containerPort").(int)); err != nil || host != "" ||
				port != want {
				t.Errorf("%s: %s is %q, want all addresses, port %s", name, setting, env[setting], want)
			}
		}
		if mounted := at(t, container, "volumeMounts", 0, "mountPath"); env["DATA"] != mounted {
			t.Errorf("%s: DATA is %q, the disk is at %q", name, env["DATA"], mounted)
		}
		if env["TRUSTED_PROXIES"] != config["TRUSTED_PROXIES"] || strings.HasPrefix(env["TRUSTED_PROXIES"], "127.") {
			t.Errorf("%s: trusted are %q, so that all visitors share one budget", name, env["TRUSTED_PROXIES"])
		}
		if secret["DATABASE_URL"] != "" && env["DATABASE_URL"] != secret["DATABASE_URL"] {
			t.Errorf("%s: the secret does not reach the pods", name)
		}
		accepted(t, "pods, "+name, env)
	}
	host := strings.TrimPrefix(config["SITE_URL"], "https://")
	if got := at(t, all["Ingress"], "spec", "rules", 0, "host"); got != host {
		t.Errorf("the ingress is for %v, the site is %v", got, host)
	}
}

// The unit and site.env do together what the unit's comment says, and so does the command in it.
func TestTheUnitAndSiteEnvAgree(t *testing.T) {
	text := deployed(t, "hire360.service")
	unit := lines(t, "hire360.service", "Environment=")
	command := regexp.MustCompile(`\((set -a; .*)\)`).FindStringSubmatch(text)
	if command == nil || !strings.Contains(command[1], "DATA="+unit["DATA"]+" ") {
		t.Errorf("the command in the unit is %q, its DATA is %q", command, unit["DATA"])
	}
	for name := range raw(filledIn(t)) {
		if _, both := unit[name]; both {
			t.Errorf("%s is in both", name)
		}
	}
	maps.Copy(unit, raw(filledIn(t))) // as systemd does
	accepted(t, "systemd", unit)
	if host, _, err := net.SplitHostPort(unit["ADDR"]); err != nil || host != unit["TRUSTED_PROXIES"] {
		t.Errorf("it listens on %s and trusts %s", unit["ADDR"], unit["TRUSTED_PROXIES"])
	}
}
