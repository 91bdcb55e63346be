package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
)

// The pages are found by the words of visitors: those in their texts, and everyday ones that stand in their keywords.
func TestPagesAreFoundByTheirWords(t *testing.T) {
	site := start(t)
	for words, want := range map[string]string{
		"pentest":        "/services/vulnerability-assessment-penetration-testing",
		"pen tests":      "/services/vulnerability-assessment-penetration-testing",
		"NURSES":         "/our-services/healthcare-staffing",
		"nurse":          "/our-services/healthcare-staffing",
		"saviynt":        "/services/identity-and-access-management",
		"iam":            "/services/identity-and-access-management",
		"SOC 2":          "/services/risks-and-compliance",
		"front-end":      "/services/web-development-service",
		"e-mail":         "/services/email-marketing",
		"nurses license": "/our-services/healthcare-staffing",
		"zeppelin":       "",
	} {
		body, _ := json.Marshal(map[string]any{"query": `query($w: String!) { pages(words: $w) { path } }`,
			"variables": map[string]any{"w": words}})
		var pages []struct{ Path string }
		a := read(t, site.graphql(t, string(body)))
		if err := json.Unmarshal(a.Data["pages"], &pages); err != nil {
			t.Fatal(err, a.Errors)
		}
		paths := []string{}
		for _, p := range pages {
			paths = append(paths, p.Path)
		}
		if want == "" && len(paths) > 0 || want != "" && !slices.Contains(paths, want) {
			t.Errorf("%q finds %v, want %q", words, fmt.Sprint(paths), want)
		}
		if len(paths) > 40 {
			t.Errorf("%q finds %d pages", words, len(paths))
		}
	}
}
