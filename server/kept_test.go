package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A page that is open during an upgrade loads its scripts and sends its operations, for two weeks.
func TestPagesOfAnEarlierReleaseGoOn(t *testing.T) {
	data := t.TempDir()
	first := startOver(t, data, time.Now)
	first.stop()
	kept := filepath.Join(data, "client")
	if files := must[[]os.DirEntry](t)(os.ReadDir(kept)); len(files) < 100 {
		t.Fatalf("%d files of the client are kept", len(files))
	}
	const operation = "query OfAnEarlierRelease { site { name } }"
	hash := fmt.Sprintf("%x", sha256.Sum256([]byte(operation)))
	now := time.Now()
	for name, file := range map[string]struct {
		text string
		age  time.Duration
	}{
		"form-OfBefore1.js":     {"export const before = 1;", 13 * 24 * time.Hour},
		"form-LongBefore1.js":   {"export const before = 2;", 15 * 24 * time.Hour},
		"form-Lost1.js":         {"", time.Hour},
		"form-Begun1.js.draft":  {"export", time.Hour},
		"a-lost.json":           {"{", time.Hour},
		"operationsBefore.json": {string(must[[]byte](t)(json.Marshal(map[string]string{hash: operation}))), time.Hour},
	} {
		path := filepath.Join(kept, name)
		noError(t, os.WriteFile(path, []byte(file.text), 0o600))
		noError(t, os.Chtimes(path, now.Add(-file.age), now.Add(-file.age)))
	}
	lost := must[[]string](t)(filepath.Glob(filepath.Join(kept, "main-*.js")))[0]
	noError(t, os.WriteFile(lost, nil, 0o600)) // by a machine that lost power
	site := startOver(t, data, time.Now)
	soon(t, "the file of this release is whole", func() bool {
		info, err := os.Stat(lost)
		return err == nil && info.Size() > 0
	})
	for _, name := range []string{"form-Lost1.js", "form-Begun1.js.draft"} {
		equal(t, site.get(t, "/assets/"+name).status, http.StatusNotFound, "the status of %s", name)
	}
	mustContain(t, "the log", site.log.String(), "a-lost.json, which may be deleted")
	got := site.get(t, "/assets/form-OfBefore1.js")
	if got.status != http.StatusOK || got.body != "export const before = 1;" ||
		got.header.Get("Content-Type") != "text/javascript; charset=utf-8" {
		t.Errorf("the script of an earlier release: status %d, %v", got.status, got.header)
	}
	equal(t, site.get(t, "/assets/form-LongBefore1.js").status, http.StatusNotFound, "a script of long before")
	equal(t, site.get(t, "/assets/operationsBefore.json").status, http.StatusNotFound, "a list of operations")
	answer := site.graphql(t, `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"`+hash+`"}}}`)
	mustContain(t, "an operation of an earlier release", answer.body, `"name":"Hire360"`)
}
