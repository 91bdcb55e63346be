package main

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
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

// Groups and services list the open jobs of their field: those that the job search shows at the link below them.
func TestServicesListTheJobsThatTheirLinkFinds(t *testing.T) {
	slow(t)
	site := shared(t)
	const list = `sections { ... on JobListSection { heading more { link } jobs(first: 50) { totalCount nodes { path } } } }`
	a := read(t, site.graphql(t, `{"query":"{ services: pages(kind: SERVICE) { path } groups: pages(kind: SERVICE_GROUP) { path } }"}`))
	paths := regexp.MustCompile(`/[a-z-]+/[a-z-]+`).FindAllString(string(a.Data["services"])+string(a.Data["groups"]), -1)
	equal(t, len(paths), 48, "services and groups")
	for _, path := range paths {
		var page struct {
			Sections []struct {
				Heading string
				More    struct{ Link string }
				Jobs    *struct {
					TotalCount int
					Nodes      []struct{ Path string }
				}
			}
		}
		a := read(t, site.graphql(t, `{"query":"{ page(path: \"`+path+`\") { `+list+` } }"}`))
		if err := json.Unmarshal(a.Data["page"], &page); err != nil {
			t.Fatal(err, a.Errors)
		}
		s := page.Sections[len(page.Sections)-2]
		if s.Jobs == nil || s.Jobs.TotalCount == 0 || len(s.Jobs.Nodes) != s.Jobs.TotalCount {
			t.Errorf("%s has no jobs before its form, or not all: %+v", path, s)
			continue
		}
		search := site.get(t, s.More.Link).body
		for _, job := range s.Jobs.Nodes[:min(len(s.Jobs.Nodes), 10)] {
			mustContain(t, s.More.Link, search, `href="`+job.Path+`"`)
		}
		counted := fmt.Sprint(s.Jobs.TotalCount) + " " + s.Heading
		mustContain(t, path, site.get(t, path).body, counted, strings.ReplaceAll(s.More.Link, "&", "&amp;"))
		mustContain(t, s.More.Link, search, fmt.Sprint(s.Jobs.TotalCount)+" ")
	}
}
