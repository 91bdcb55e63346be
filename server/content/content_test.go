package content_test

import (
	_ "embed"
	"errors"
	"fmt"
	"maps"
	"strings"
	"testing"
	"testing/fstest"

	"hire360/server/content"
)

//go:embed testdata/small/site.yaml
var smallSite string

//go:embed testdata/small/events.yaml
var smallEvents string

// pageText is a page that no rule objects to, with further lines before its sections.
func pageText(kind, name, more string) string {
	return fmt.Sprintf(`kind: %s
title: The page about %s
description: Everything that a visitor wants to know about %s before the first call, `+
		`in the words that people use when they speak to each other.
label: %s
art: { file: sign.svg }
updated: 2026-11-12
related: [/our-services, /blogs]
%ssections:
  - hero:
      heading: All about %s
`, kind, name, name, name, more, name)
}

// smallSpecimen belongs in the hero of a service.
func smallSpecimen(name string) string {
	return fmt.Sprintf(`      specimen:
        title: Report about %s
        body: [{ text: { text: "**One** line" } }]
        notes: [{ label: Cause, text: Wind. }, { label: Fix, text: Wait. }]
        caption: "Specimen: a report. It is made up."
`, name)
}

// sign is a picture.
const sign = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="wide" viewBox="0 0 56 40"><path d="M0 0H9" stroke="var(--text)"/></symbol>
</svg>
`

// small is a whole small site; changes replace or add files, an empty text takes one away.
func small(changes map[string]string) fstest.MapFS {
	files := map[string]string{
		"site.yml":          smallSite,
		"events.yml":        smallEvents,
		"pictures/sign.svg": sign,
		"pages/index.yml":   pageText("HOME", "home", ""),
		"pages/404.yml":     pageText("PLAIN", "nothing", "hidden: true\n"),
		"pages/blogs.yml": strings.Replace(pageText("PLAIN", "blogs", ""),
			"[/our-services, /blogs]", "[/our-services, /]", 1),
		"pages/blogs/early.yml": pageText("ARTICLE", "early",
			"author: A team\npublished: 2026-01-05\n"),
		"pages/blogs/late.yml": pageText("ARTICLE", "late", "author: A team\npublished: 2026-10-05\n"),
		"pages/our-services.yml": strings.Replace(pageText("PLAIN", "services", ""),
			"[/our-services, /blogs]", "[/blogs, /]", 1),
		"pages/our-services/cloud-services.yml": pageText("SERVICE_GROUP", "cloud", "") +
			"  - cards:\n      id: moves\n      heading: Moves\n      cards: [{ title: Airships, text: " +
			"They float., " +
			"link: /services/airships }]\n",
		"pages/services/airships.yml": pageText("SERVICE", "airships",
			"group: /our-services/cloud-services\n") + smallSpecimen("airships"),
		"pages/services/zeppelins.yml": pageText("SERVICE", "zeppelins",
			"group: /our-services/cloud-services\n") + smallSpecimen("zeppelins"),
	}
	files["pages/blogs.yml"] += "  - pageList: { heading: All, layout: INDEX, choose: { kind: ARTICLE } }\n"
	maps.Copy(files, changes)
	fsys := fstest.MapFS{}
	for name, text := range files {
		if text != "" {
			fsys[name] = &fstest.MapFile{Data: []byte(text)}
		}
	}
	return fsys
}

func noError(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// must returns the value of a call that has to work: must[T](t)(f()).
func must[T any](t testing.TB) func(v T, err error) T {
	return func(v T, err error) T {
		t.Helper()
		noError(t, err)
		return v
	}
}

// equal reports a value that is not what it should be. The format names it.
func equal[T comparable](t testing.TB, got, want T, format string, args ...any) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %#v, want %#v", fmt.Sprintf(format, args...), got, want)
	}
}

func mustLoad(t *testing.T, fsys fstest.MapFS, opt content.Options) *content.Content {
	t.Helper()
	c, err := content.Load(fsys, opt)
	if err != nil {
		t.Fatalf("the content does not load:\n%v", err)
	}
	return c
}

// problemsOf loads content that must be refused.
func problemsOf(t *testing.T, fsys fstest.MapFS, opt content.Options) content.Problems {
	t.Helper()
	_, err := content.Load(fsys, opt)
	var problems content.Problems
	if !errors.As(err, &problems) {
		t.Fatalf("got error %v, want problems", err)
	}
	return problems
}

// wantProblem demands exactly one problem, at a place and with a phrase.
func wantProblem(t *testing.T, fsys fstest.MapFS, place, phrase string) {
	t.Helper()
	problems := problemsOf(t, fsys, content.Options{})
	if len(problems) != 1 || !strings.HasPrefix(problems[0].String(), place+": ") ||
		!strings.Contains(problems[0].Text, phrase) ||
		strings.Contains(problems[0].Text, "\n") || strings.Contains(problems[0].Text, ". ") {
		t.Errorf("got problems\n%v\nwant one at %s with %q", problems, place, phrase)
	}
}
