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

// Rules and dashboard ask for metrics that exist, and the manual says what to do about each alert.
func TestAlertsAndDashboardAreAboutMetricsThatExist(t *testing.T) {
	rules, dashboard := deployed(t, "prometheus/alerts.yml"), deployed(t, "prometheus/dashboard.json")
	var panels struct {
		Panels []struct{ Targets []struct{ Expr string } }
	}
	noError(t, json.Unmarshal([]byte(dashboard), &panels))
	equal(t, len(panels.Panels), 21, "panels of the dashboard")
	manual := string(must[[]byte](t)(os.ReadFile("../docs/operating.md")))
	for _, alert := range regexp.MustCompile(`- alert: (\w+)`).FindAllStringSubmatch(rules, -1) {
		if !regexp.MustCompile("(?m)^\\| [`\\w, ]*`" + alert[1] + "`[`\\w, ]* \\| .{20}").MatchString(manual) {
			t.Errorf("the manual does not say what to do about %s", alert[1])
		}
	}
	// What only hosts or a certificate bring is looked up in the code.
	code := readAll(t, "report.go") + readAll(t, "sources/hosts.go")
	site := start(t, "--redis-url", "redis://127.0.0.1:1",
		"--s3-url", "http://key:hush@127.0.0.1:1/files?region=us-east-1",
		"--admin-addr", "127.0.0.1:0", "--smtp-url", "smtp://127.0.0.1:1?tls=off", "--mail-from",
		"site@example.com", "--mail-to", "team@example.com")
	site.get(t, "/")
	figures := site.metrics(t, "\nsite_request_seconds_count")
	names := map[string]bool{}
	for _, name := range regexp.MustCompile(`\b(site|process|go)_[a-z_]+\b`).FindAllString(rules+dashboard, -1) {
		names[strings.TrimSuffix(name, "_bucket")] = true
	}
	for name := range names {
		if strings.HasPrefix(name, "go_sql_") { // TestWhatIsAwayIsMeasured
			continue
		}
		if !strings.Contains(figures, "\n"+name) && !strings.Contains(code, `"`+strings.TrimPrefix(name, "site_")+`"`) {
			t.Errorf("there is no metric %s", name)
		}
	}
	if len(names) < 15 {
		t.Errorf("only %d metrics are asked for", len(names))
	}
}

func readAll(t *testing.T, file string) string {
	t.Helper()
	return string(must[[]byte](t)(os.ReadFile(file)))
}

func TestPrometheusReadsTheRules(t *testing.T) {
	if _, err := exec.LookPath("promtool"); err != nil {
		t.Skip("promtool is not installed")
	}
	dir := t.TempDir()
	noError(t, os.WriteFile(filepath.Join(dir, "alerts.yml"), []byte(deployed(t, "prometheus/alerts.yml")), 0o600))
	noError(t, os.WriteFile(filepath.Join(dir, "test.yml"), []byte(readAll(t, "testdata/alerts_test.yml")), 0o600))
	for _, args := range [][]string{{"check", "rules", "alerts.yml"}, {"test", "rules", "test.yml"}} {
		check := exec.Command("promtool", args...)
		check.Dir = dir
		if out, err := check.CombinedOutput(); err != nil {
			t.Errorf("%v: %v\n%s", args, err, out)
		}
	}
}
