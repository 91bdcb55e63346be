package api

import (
	"strings"

	"github.com/vektah/gqlparser/v2/ast"
)

// A point of introspection pays for valuesPerPoint values of the response, and each __schema or __type costs
// introspectionWeight in addition, because gqlgen prepares the schema for it.
const (
	valuesPerPoint      = 5
	introspectionWeight = 20
)

// typeName is a type as the schema writes it, with its wrappers: [Job!]!
type typeName string

// describedBy is a selection set on a part of the schema. Its first selection identifies the set.
type describedBy struct {
	first ast.Selection
	part  any
}

// introspection returns the cost of __schema or __type: what it returns is known, so it is counted.
func (v *costVisitor) introspection(f *ast.Field) int {
	var part any = v.schema
	if f.Name == "__type" {
		if a := f.Arguments.ForName("name"); a != nil && a.Value.Kind == ast.Variable {
			v.varies = true
		}
		name, _ := f.ArgumentMap(v.variables)["name"].(string)
		if v.schema.Types[name] == nil {
			return introspectionWeight
		}
		part = typeName(name)
	}
	return introspectionWeight + v.values(f.SelectionSet, part)/valuesPerPoint
}

// values returns how many values a selection set on a part of the schema has, at most math.MaxInt32.
func (v *costVisitor) values(set ast.SelectionSet, part any) int {
	if len(set) == 0 {
		return 0
	}
	key := describedBy{set[0], part}
	if n, ok := v.described[key]; ok {
		return n
	}
	n := 0
	for _, sel := range set {
		switch sel := sel.(type) {
		case *ast.Field:
			n = add(n, 1)
			for _, child := range v.parts(part, sel.Name) {
				n = add(n, v.values(sel.SelectionSet, child))
			}
		case *ast.InlineFragment:
			n = add(n, v.values(sel.SelectionSet, part))
		case *ast.FragmentSpread:
			n = add(n, v.values(sel.Definition.SelectionSet, part))
		}
	}
	v.described[key] = n
	return n
}

// parts returns the objects that a field of introspection has for a part of the schema.
func (v *costVisitor) parts(of any, field string) (out []any) {
	switch of := of.(type) {
	case *ast.Schema:
		switch field {
		case "types":
			for name := range of.Types {
				out = append(out, typeName(name))
			}
		case "directives":
			for _, d := range of.Directives {
				out = append(out, d)
			}
		case "queryType":
			out = append(out, typeName(of.Query.Name))
		case "mutationType":
			out = append(out, typeName(of.Mutation.Name))
		}
	case typeName:
		return v.partsOfType(string(of), field)
	case *ast.FieldDefinition:
		switch field {
		case "type":
			out = append(out, typeName(of.Type.String()))
		case "args":
			return argumentsOf(of.Arguments)
		}
	case *ast.ArgumentDefinition:
		if field == "type" {
			out = append(out, typeName(of.Type.String()))
		}
	case *ast.DirectiveDefinition:
		if field == "args" {
			return argumentsOf(of.Arguments)
		}
	}
	return out
}

func (v *costVisitor) partsOfType(name, field string) (out []any) {
	inner, nonNull := strings.CutSuffix(name, "!")
	isList := !nonNull && strings.HasPrefix(name, "[")
	if isList {
		inner = name[1 : len(name)-1]
	}
	if nonNull || isList {
		if field == "ofType" {
			out = append(out, typeName(inner))
		}
		return out
	}
	def := v.schema.Types[name]
	switch field {
	case "fields", "inputFields":
		if (def.Kind == ast.InputObject) == (field == "inputFields") {
			for _, f := range def.Fields {
				out = append(out, f)
			}
		}
	case "interfaces":
		for _, i := range def.Interfaces {
			out = append(out, typeName(i))
		}
	case "possibleTypes":
		if def.IsAbstractType() {
			for _, t := range v.schema.GetPossibleTypes(def) {
				out = append(out, typeName(t.Name))
			}
		}
	case "enumValues":
		for _, e := range def.EnumValues {
			out = append(out, e)
		}
	}
	return out
}

func argumentsOf(list ast.ArgumentDefinitionList) (out []any) {
	for _, a := range list {
		out = append(out, a)
	}
	return out
}
