package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/uuid"
)

// Each example of the playground runs green, in the order in which they stand: an application names the file that
// the upload before it gave.
func TestEveryExampleOfThePlaygroundRuns(t *testing.T) {
	slow(t)
	site := start(t)
	files, err := filepath.Glob("../client/playground/examples/*.graphql")
	if err != nil || len(files) < 12 {
		t.Fatalf("%d examples: %v", len(files), err)
	}
	known := map[string]string{}
	for _, file := range files {
		text := must[[]byte](t)(os.ReadFile(file))
		lines := strings.Split(string(text), "\n")
		variables := strings.TrimPrefix(lines[3], "# ")
		if variables == lines[3] {
			variables = "null"
		}
		if strings.Contains(variables, "{captcha}") {
			token, _ := json.Marshal(solve(t, site))
			variables = strings.Replace(variables, `"{captcha}"`, string(token), 1)
		}
		variables = strings.NewReplacer("{uuid}", uuid.NewString(), "{file}", known["file"], "{sent}",
			known["key"]).Replace(variables)
		quoted, _ := json.Marshal(string(text))
		body := `{"query":` + string(quoted) + `,"variables":` + variables + `}`
		var got reply
		if strings.Contains(variables, `"file": null`) {
			got = upload(t, site, body, `{"0":["variables.input.file"]}`, []sentFile{{"cv.pdf", resume}})
		} else {
			got = site.graphql(t, body)
		}
		a := read(t, got)
		if got.status != 200 || len(a.Errors) > 0 || strings.Contains(got.body, `"userErrors":[{`) {
			t.Errorf("%s answers %d: %s", filepath.Base(file), got.status, firstBytes(got.body, 500))
		}
		for field, result := range a.Data {
			if text := string(result); text == "null" || text == "[]" {
				t.Errorf("%s: %s is %s, which shows nobody anything", filepath.Base(file), field, text)
			}
		}
		remember(known, a)
	}
	if known["key"] == "" || known["file"] == "" {
		t.Errorf("nothing was sent: %v", known)
	}
}

// remember keeps the id of an uploaded file and the key of a receipt.
func remember(known map[string]string, a answer) {
	for _, result := range a.Data {
		var r struct {
			File    struct{ ID string }
			Receipt struct{ Key string }
		}
		if json.Unmarshal(result, &r) != nil {
			continue
		}
		if r.File.ID != "" {
			known["file"] = r.File.ID
		}
		if r.Receipt.Key != "" {
			known["key"] = r.Receipt.Key
		}
	}
}
