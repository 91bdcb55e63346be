package content

import (
	"bytes"
	"encoding/json"
	"flag"
	"io/fs"
	"maps"
	"os"
	"path"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"go.yaml.in/yaml/v4"

	"hire360/graph"
)

// JSON Schemas of the content files, with which editors complete keys and explain them. They say what the decoder
// accepts, so they are made of the types and tables that it reads by.

var generate = flag.Bool("generate", false, "write the files under schemas/")

// schemaFiles are the files under schemas/, by the content files that they describe: see .vscode/settings.json.
var schemaFiles = map[string]reflect.Type{
	"page":      reflect.TypeFor[pageFile](),
	"facts":     reflect.TypeFor[factsFile](),
	"site":      reflect.TypeFor[siteFile](),
	"events":    reflect.TypeFor[eventsFile](),
	"documents": reflect.TypeFor[documentsFile](),
}

// kindsWithFacts have keys besides those of every page.
var kindsWithFacts = map[graph.PageKind]string{
	graph.PageKindService: "ServicePage", graph.PageKindProduct: "ProductPage", graph.PageKindArticle: "Article",
	graph.PageKindCaseStudy: "CaseStudy", graph.PageKindPartner: "PartnerPage",
}

// describedBy names the type of the GraphQL schema that describes the keys of a Go type with another name.
var describedBy = map[string]string{
	"pageFile": "Page", "siteFile": "Site", "documentFile": "Document",
	"pictureRef": "Picture",
}

func noError(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// schemaMaker makes one schema with its definitions.
type schemaMaker struct {
	api  *ast.Schema
	defs map[string]*jsonschema.Schema
}

func (m *schemaMaker) file(t reflect.Type) *jsonschema.Schema {
	s := m.object(t)
	s.Schema = "http://json-schema.org/draft-07/schema#"
	if t == reflect.TypeFor[siteFile]() {
		shown := m.fields(reflect.TypeFor[graph.Site](), "Site")
		maps.Copy(s.Properties, shown.Properties)
		s.Required = append(shown.Required, s.Required...)
	}
	if t == reflect.TypeFor[pageFile]() {
		base := m.fields(reflect.TypeFor[graph.PageBase](), "Page")
		maps.Copy(s.Properties, base.Properties)
		s.Required = append(s.Required, base.Required...)
		for _, kind := range slices.Sorted(maps.Keys(kindsWithFacts)) {
			facts := reflect.TypeOf(newPage(kind)).Elem()
			if kind == graph.PageKindService {
				facts = reflect.TypeFor[serviceFile]()
			}
			extra := m.fields(facts, kindsWithFacts[kind])
			maps.Copy(s.Properties, extra.Properties)
			is := any(kind)
			s.AllOf = append(s.AllOf, &jsonschema.Schema{
				If:   &jsonschema.Schema{Properties: map[string]*jsonschema.Schema{"kind": {Const: &is}}},
				Then: &jsonschema.Schema{Required: extra.Required},
			})
		}
	}
	s.Definitions = m.defs
	return s
}

// object describes a group of keys, which may have no others.
func (m *schemaMaker) object(t reflect.Type) *jsonschema.Schema {
	name := t.Name()
	if other, ok := describedBy[name]; ok {
		name = other
	}
	s := m.fields(t, name)
	if sectionTypes[sectionKey(t)] == t {
		maps.Copy(s.Properties, m.fields(reflect.TypeFor[sectionFile](), "").Properties)
	}
	s.Type, s.AdditionalProperties = "object", &jsonschema.Schema{Not: &jsonschema.Schema{}}
	if d := m.api.Types[name]; d != nil {
		s.Description = d.Description
	}
	return s
}

// fields describes the keys of a type, in the words of the GraphQL schema's type.
func (m *schemaMaker) fields(t reflect.Type, described string) *jsonschema.Schema {
	s := &jsonschema.Schema{Properties: map[string]*jsonschema.Schema{}}
	for _, f := range fieldsOf(t) {
		one := m.value(t.Field(f.index).Type)
		if f.required {
			s.Required = append(s.Required, f.name)
			switch {
			case one.Type == "array":
				one.MinItems = new(1)
			case one.Types != nil:
				one.MinLength = new(1)
			}
		}
		if text := m.describe(described, f.name); text != "" {
			one.Description = text
		}
		s.Properties[f.name] = one
	}
	return s
}

// sectionKey is the key of a section's type, "" for other types.
func sectionKey(t reflect.Type) string {
	for key, section := range sectionTypes {
		if section == t {
			return key
		}
	}
	return ""
}

func (m *schemaMaker) describe(typeName, key string) string {
	if key == "if" {
		return "Shows the section only while a part of the site is on (`mail`) or off (`no mail`)."
	}
	d := m.api.Types[typeName]
	if d == nil {
		return ""
	}
	switch {
	case key == "id":
		key = "anchor"
	case typeName == "Picture" && key == "file":
		return "A file of the folder `pictures`: `zero-trust.svg`, or `services.svg#seo-services` for one symbol of it."
	}
	if f := d.Fields.ForName(key); f != nil {
		return f.Description
	}
	return ""
}

// value describes what may follow a key. A text may be written as a number: YAML's "value: 42" is "42".
func (m *schemaMaker) value(t reflect.Type) *jsonschema.Schema {
	if choices, ok := enums[t]; ok {
		s := &jsonschema.Schema{}
		for _, c := range choices {
			s.Enum = append(s.Enum, c)
		}
		return s
	}
	switch t {
	case typeBlocks:
		return &jsonschema.Schema{Type: "string", Description: "A text with the site's Markdown."}
	case reflect.TypeFor[[]graph.Section]():
		return &jsonschema.Schema{Type: "array", Items: m.oneOf(sectionTypes)}
	case reflect.TypeFor[graph.SpecimenCard]():
		return &jsonschema.Schema{Type: "string"}
	case reflect.TypeFor[graph.SpecimenBody]():
		return m.oneOf(specimenTypes)
	case reflect.TypeFor[graph.Demo]():
		return m.oneOf(demoTypes)
	case reflect.TypeFor[graph.Picture]():
		return m.ref(reflect.TypeFor[pictureRef]())
	case typeDate:
		return &jsonschema.Schema{Type: "string", Pattern: `^\d{4}-\d{2}-\d{2}$`}
	case typeTime:
		return &jsonschema.Schema{Type: "string", Format: "date-time"}
	}
	switch t.Kind() {
	case reflect.Pointer:
		return m.value(t.Elem())
	case reflect.Slice:
		return &jsonschema.Schema{Type: "array", Items: m.value(t.Elem())}
	case reflect.Struct:
		return m.ref(t)
	case reflect.Bool:
		return &jsonschema.Schema{Type: "boolean"}
	case reflect.Int, reflect.Int32:
		return &jsonschema.Schema{Type: "integer"}
	case reflect.Float64:
		return &jsonschema.Schema{Type: "number"}
	}
	return &jsonschema.Schema{Types: []string{"string", "number", "boolean"}}
}

// oneOf is a group of one key, such as the kind of a section.
func (m *schemaMaker) oneOf(types map[string]reflect.Type) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "object", MinProperties: new(1), MaxProperties: new(1),
		Properties:           map[string]*jsonschema.Schema{},
		AdditionalProperties: &jsonschema.Schema{Not: &jsonschema.Schema{}}}
	for key, t := range types {
		s.Properties[key] = m.value(t)
	}
	return s
}

func (m *schemaMaker) ref(t reflect.Type) *jsonschema.Schema {
	if m.defs[t.Name()] == nil {
		m.defs[t.Name()] = &jsonschema.Schema{} // a type that contains itself finds it
		m.defs[t.Name()] = m.object(t)
	}
	// Draft 7 ignores what is beside a $ref, but editors show it.
	return &jsonschema.Schema{Ref: "#/definitions/" + t.Name()}
}

func makeSchemas(t *testing.T) map[string]*jsonschema.Schema {
	t.Helper()
	source, err := os.ReadFile("../../schema.graphql")
	noError(t, err)
	api, err := gqlparser.LoadSchema(&ast.Source{Name: "schema.graphql", Input: string(source)})
	noError(t, err)
	all := map[string]*jsonschema.Schema{}
	for name, of := range schemaFiles {
		m := &schemaMaker{api: api, defs: map[string]*jsonschema.Schema{}}
		all[name] = m.file(of)
	}
	return all
}

func TestSchemasAreThoseOfTheTypes(t *testing.T) {
	for name, s := range makeSchemas(t) {
		var out bytes.Buffer
		e := json.NewEncoder(&out)
		e.SetEscapeHTML(false)
		e.SetIndent("", "  ")
		noError(t, e.Encode(s))
		file := "schemas/" + name + ".json"
		if *generate {
			noError(t, os.WriteFile(file, out.Bytes(), 0o644))
		}
		if committed, _ := os.ReadFile(file); !bytes.Equal(committed, out.Bytes()) {
			t.Errorf("%s is not what the types say: run make generate", file)
		}
	}
}

func TestEveryFileFitsItsSchema(t *testing.T) {
	schemas := makeSchemas(t)
	resolved := map[string]*jsonschema.Resolved{}
	for name, s := range schemas {
		r, err := s.Resolve(nil)
		noError(t, err)
		resolved[name] = r
	}
	files := 0
	err := fs.WalkDir(embedded, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".yml" {
			return err
		}
		files++
		schema := "page"
		if !strings.HasPrefix(name, "pages/") {
			schema = strings.TrimSuffix(path.Base(name), ".yml")
		}
		text, err := fs.ReadFile(embedded, name)
		if err != nil {
			return err
		}
		if err := resolved[schema].Validate(plainValues(t, text)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		return nil
	})
	if err != nil || files < 100 {
		t.Errorf("read %d files, %v", files, err)
	}
	good, err := fs.ReadFile(embedded, "pages/about.yml")
	noError(t, err)
	for what, wrong := range map[string][2]string{
		"a kind that there is not": {"kind: PLAIN", "kind: PLANE"},
		"a misspelled key":         {"label:", "lable:"},
		"a missing fact":           {"kind: PLAIN", "kind: ARTICLE"},
		"an unknown section":       {"- hero:", "- heroes:"},
		"a list for a text":        {"label: About", "label: [About]"},
	} {
		text := strings.Replace(string(good), wrong[0], wrong[1], 1)
		if resolved["page"].Validate(plainValues(t, []byte(text))) == nil {
			t.Errorf("a page with %s fits", what)
		}
	}
}

// plainValues reads YAML as an editor does, with the values of JSON.
func plainValues(t *testing.T, text []byte) any {
	t.Helper()
	var document yaml.Node
	noError(t, yaml.Load(text, &document))
	datesAreTexts(&document)
	var values any
	noError(t, document.Load(&values))
	data, err := json.Marshal(values)
	noError(t, err)
	var plain any
	noError(t, json.Unmarshal(data, &plain))
	return plain
}

func datesAreTexts(n *yaml.Node) {
	if n.ShortTag() == "!!timestamp" {
		n.Tag = "!!str"
	}
	for _, child := range n.Content {
		datesAreTexts(child)
	}
}
