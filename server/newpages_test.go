package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// finding is a line of the check that names a file, a line and a rule.
var finding = regexp.MustCompile(`(?m)\.yml:\d+: .*\(\w+\)$`)

// Somebody who can write YAML adds a page of each kind, an event, a document and an entry of the menu. The site shows
// them, and the check finds nothing: none of it needs code.
func TestAPageOfEachKindNeedsNoCode(t *testing.T) {
	slow(t)
	t.Parallel()
	folder := copyOf(t, "content")
	noError(t, os.CopyFS(folder, os.DirFS("testdata/added")))
	edit := func(file string, change func(text string) string) {
		name := filepath.Join(folder, file)
		text, err := os.ReadFile(name)
		if err == nil {
			err = os.WriteFile(name, []byte(change(string(text))), 0o600)
		}
		noError(t, err)
	}
	add := func(more string) func(string) string { return func(text string) string { return text + more } }
	edit("site.yml", func(text string) string {
		const first, item = "      - { label: All services,", "          - { label: Web development,"
		return strings.NewReplacer(
			item, "          - { label: Roof inspection, link: /services/drone-inspection }\n"+item, first,
			"      - { label: Drone services, link: /our-services/drone-services }\n"+
				"      - { label: Roofplan, link: /products/roofplan }\n"+
				"      - { label: Flights, link: /flights }\n"+
				"      - { label: Terms of flights, link: /site/flight-terms }\n"+
				first).Replace(text)
	})
	edit("pages/brochures.yml", func(text string) string {
		return strings.Replace(text, "paths: [", "paths: [/documents/roofplan-brochure.pdf, ", 1)
	})
	edit("events.yml", add(`  - slug: open-hangar
    title: "Open hangar: see a roof from above"
    starts: 2027-05-11T10:00:00-04:00
    ends: 2027-05-11T12:00:00-04:00
    timeZone: America/New_York
    place: Edison, NJ
    text: Bring the address of a roof and see what we would look at first.
    link: { label: Tell us your roof, link: "/contact-us?event=open-hangar" }
`))
	edit("documents.yml", add(`  - path: /documents/roofplan-brochure.pdf
    kind: BROCHURE
    title: "Roofplan: product brochure"
    description: For owners of many roofs. What is on the plan, who sees it, who is reminded of a guarantee, and
      how the first ten roofs get into it.
    page: /products/roofplan
`))

	_, out := check(t, folder, "--no-pages")
	for line := range strings.Lines(out) {
		if finding.MatchString(line) {
			t.Error("the check finds", line)
		}
	}
	site := start(t, "--content", folder)
	head := regexp.MustCompile(`(?m)^(?:title|label): "?(.*?)"?$`)
	pages := 0
	err := filepath.WalkDir("testdata/added/pages", func(name string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		pages++
		path := strings.TrimSuffix(strings.TrimPrefix(filepath.ToSlash(name), "testdata/added/pages"), ".yml")
		for _, found := range head.FindAllSubmatch(text, -1) {
			mustContain(t, path, site.get(t, path).body, string(found[1]))
		}
		return nil
	})
	if err != nil || pages != 8 {
		t.Errorf("opened %d pages, %v", pages, err)
	}
	for path, want := range map[string][]string{
		"/services/drone-inspection":   {"Roof plan, warehouse 4", "Skylight 7", "Wind of 5\u00a0m/s."},
		"/our-services/drone-services": {"A roof with a mark at skylight 7", "/pictures/roof."},
		"/tech-partners/airways":       {"Flight permit, warehouse 4", "Low sun", "https://airways.example"},
		"/events":                      {"Open hangar: see a roof from above"},
		"/brochures":                   {"Roofplan: product brochure"},
		"/blogs":                       {"Reading a roof"},
		"/case-study":                  {"School roofs"},
		"/about":                       {"Drone services", "/flights"},
	} {
		mustContain(t, path, site.get(t, path).body, want...)
	}
}
