package main

import (
	"strings"
	"testing"

	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
)

// E3: integrators read the schema alone, so every type, field, argument and value of it says what it is.
func TestTheSchemaDescribesEverything(t *testing.T) {
	text := shared(t).get(t, "/schema.graphql").body
	schema := must[*ast.Schema](t)(gqlparser.LoadSchema(&ast.Source{Name: "schema.graphql", Input: text}))
	for _, name := range []string{"MenuEntry", "Office", "Job", "EnquiryInput", "ApplicationInput", "SitePage"} {
		if schema.Types[name] == nil {
			t.Errorf("E3: there is no type %s", name)
		}
	}
	described := 0
	say := func(where, description string) {
		described++
		if strings.TrimSpace(description) == "" {
			t.Errorf("%s says nothing", where)
		}
	}
	for _, def := range schema.Types {
		if def.BuiltIn {
			continue
		}
		if def != schema.Query && def != schema.Mutation { // what stands in them speaks for itself
			say(def.Name, def.Description)
		}
		for _, f := range def.Fields {
			if strings.HasPrefix(f.Name, "__") {
				continue
			}
			say(def.Name+"."+f.Name, f.Description)
			for _, a := range f.Arguments {
				say(def.Name+"."+f.Name+"("+a.Name+")", a.Description)
			}
		}
		for _, v := range def.EnumValues {
			say(def.Name+"."+v.Name, v.Description)
		}
	}
	if described < 400 {
		t.Errorf("only %d descriptions were looked at", described)
	}
}
