package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// The schema is published in both forms, each with a tag that changes with it.
func TestTheSchemaIsPublished(t *testing.T) {
	site := shared(t)
	written := must[[]byte](t)(os.ReadFile("../schema.graphql"))
	if got := site.get(t, "/schema.graphql"); got.body != string(written) {
		t.Errorf("/schema.graphql has %d bytes, the file %d", len(got.body), len(written))
	}
	var introspected struct {
		Data struct {
			Schema struct {
				Types []struct{ Name, Description string }
			} `json:"__schema"`
		}
	}
	if err := json.Unmarshal([]byte(site.get(t, "/schema.json").body), &introspected); err != nil ||
		len(introspected.Data.Schema.Types) < 50 {
		t.Errorf("/schema.json has %d types: %v", len(introspected.Data.Schema.Types), err)
	}
	if out, err := exec.Command("node", "../client/integrators/schemaJson.mjs",
		site.url).CombinedOutput(); err != nil || string(out) != "[]\n" {
		t.Errorf("tools cannot load the schema: %v %s", err, out)
	}
	for _, path := range []string{"/schema.graphql", "/schema.json"} {
		checkCodings(t, site, path, map[string]string{"Access-Control-Allow-Origin": "*"})
	}
}

// The last entry of the changelog is the present schema's, and nothing broke unannounced.
func TestTheChangelogTellsOfThePresentSchema(t *testing.T) {
	if out, err := exec.Command("node", "../client/codegen/schema/changelog.mjs",
		"--check").CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
	written := must[[]byte](t)(os.ReadFile("../schema.graphql"))
	sum := sha256.Sum256(written)
	site := shared(t)
	page := site.get(t, "/graphql/changelog")
	mustContain(t, "page", page.body, `id="`+hex.EncodeToString(sum[:8])+`"`, `class="safe"`,
		"CaseStudy.result was added.")
	if policy := page.header.Get("Content-Security-Policy"); strings.Contains(policy, "unsafe") ||
		!strings.Contains(policy, "style-src 'sha256-") {
		t.Errorf("its policy is %s", policy)
	}
}
