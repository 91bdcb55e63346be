package paper_test

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v4"

	"hire360/graph"
	"hire360/server/content"
	"hire360/server/paper"
)

// noTexts are addresses, whose links other tests look for, the choice of what is listed, and drawings.
var noTexts = []string{"ID", "Anchor", "Link", "Choose", "URL", "SVG", "Narrow"}

// TestEveryTextOfASectionIsOnPaper replaces each text of a section of each kind by a word of its own and looks for the
// words in the document.
func TestEveryTextOfASectionIsOnPaper(t *testing.T) {
	samples := samplesOfSections(t)
	var notOnPaper map[string]string
	list, err := os.ReadFile("testdata/not-on-paper.yaml")
	if err = errors.Join(err, yaml.Load(list, &notOnPaper)); err != nil {
		t.Fatal(err)
	}
	schema, err := os.ReadFile("../../schema.graphql")
	if err != nil {
		t.Fatal(err)
	}
	union := regexp.MustCompile(`(?m)^union Section =((?:\s+\| \w+)+)`).FindSubmatch(schema)
	kinds := regexp.MustCompile(`\w+`).FindAllString(string(union[1]), -1)
	named := map[string]bool{}
	marked, sheets := map[string]marks{}, map[string]paper.Sheet{}
	for _, kind := range kinds {
		if len(samples[kind]) == 0 {
			t.Errorf("no page has a %s: use it on one, or add it to every", kind)
		}
		m, p := marks{}, page()
		if kind == "HeroSection" {
			p.Sections = nil
		}
		for _, s := range samples[kind] {
			p.Sections = append(p.Sections, m.marked(reflect.ValueOf(s), kind).Interface().(graph.Section))
		}
		marked[kind], sheets[kind] = m, documentOf(p)
	}
	folder, said := typeset(t, slices.Collect(maps.Values(sheets))...)
	for kind, m := range marked {
		text, ok := textOf(t, folder, sheets[kind])
		if !ok {
			t.Errorf("the document of a %s is not made: %s", kind, said)
			continue
		}
		shown := map[string]bool{}
		for word, field := range m {
			shown[field] = shown[field] || strings.Contains(text, word)
		}
		for field, is := range shown {
			name := leftOut(notOnPaper, field)
			named[name] = true
			if is && name != "" {
				t.Errorf("the document of a %s has %s, so not-on-paper.yaml must not name %s", kind, field, name)
			} else if !is && name == "" {
				t.Errorf("the document of a %s has no %s: add it to template/document.typ or not-on-paper.yaml", kind,
					field)
			}
		}
	}
	for name := range notOnPaper {
		if !named[name] {
			t.Errorf("not-on-paper.yaml names %s, which no section has", name)
		}
	}
}

// leftOut returns the name in a list that a field or what it is part of has, or "".
func leftOut(list map[string]string, field string) string {
	for name := range list {
		if field == name || strings.HasPrefix(field, name+".") {
			return name
		}
	}
	return ""
}

// samplesOfSections are the site's sections by their types, and one of each form that texts have.
func samplesOfSections(t *testing.T) map[string][]graph.Section {
	c, err := content.Open("", content.Options{})
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]graph.Section{}
	for _, path := range c.Paths() {
		for _, s := range c.Page(path).Base().Sections {
			kind := reflect.TypeOf(s).Elem().Name()
			out[kind] = append(out[kind], s)
		}
	}
	text, err := graph.ParseText("First with **weight**.\n\n### A part\n- one\n\n1. first\n\n- [ ] to tick\n\n" +
		"> Stands out.\n\n> [97 in 100] read this\n\nTable: Prices\n| What | £ |\n|---|---|\n| Row | 1 |\n\n```\ncode\n```\n")
	if err != nil {
		t.Fatal(err)
	}
	out["ProseSection"] = []graph.Section{&graph.ProseSection{Heading: "Why", Text: text}}
	return out
}

// marks are the fields of texts, such as CardsSection.Cards.Title, by the word that stands in them.
type marks map[string]string

// marked copies a value with a word for each text in it. What may be missing is there. Pages keep their texts.
func (m marks) marked(v reflect.Value, field string) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	out.Set(v)
	switch v.Kind() {
	case reflect.String:
		if v.Type() == reflect.TypeFor[string]() {
			n := len(m)
			word := fmt.Sprintf("Zq%c%c%c", 'a'+n/676, 'a'+n/26%26, 'a'+n%26)
			m[word] = field
			out.SetString(word)
		}
	case reflect.Pointer:
		if elem := v.Type().Elem(); v.IsNil() && (elem.Kind() == reflect.Struct || elem == reflect.TypeFor[string]()) {
			v = reflect.New(elem)
		}
		if !v.IsNil() {
			out.Set(reflect.New(v.Type().Elem()))
			out.Elem().Set(m.marked(v.Elem(), field))
		}
	case reflect.Interface:
		if _, isPage := v.Interface().(graph.Page); !v.IsNil() && !isPage {
			out.Set(m.marked(v.Elem(), field))
		}
	case reflect.Slice:
		n := max(v.Len(), 1)
		if elem := v.Type().Elem().Kind(); v.Len() == 0 && elem == reflect.Interface {
			n = 0
		}
		out.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			elem := reflect.New(v.Type().Elem()).Elem()
			if i < v.Len() {
				elem = v.Index(i)
			}
			out.Index(i).Set(m.marked(elem, field))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && !slices.Contains(noTexts, f.Name) {
				out.Field(i).Set(m.marked(v.Field(i), field+"."+f.Name))
			}
		}
	}
	return out
}
