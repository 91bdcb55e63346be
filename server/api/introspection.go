package api

import (
	"maps"
	"slices"
	"strings"

	"github.com/vektah/gqlparser/v2/ast"

	"hire360/graph"
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
func (v *costVisitor) parts(of any, field string) []any {
	switch of := of.(type) {
	case *ast.Schema:
		switch field {
		case "types":
			return typeNames(slices.Collect(maps.Keys(of.Types))...)
		case "directives":
			return list(slices.Collect(maps.Values(of.Directives)))
		case "queryType":
			return typeNames(of.Query.Name)
		case "mutationType":
			return typeNames(of.Mutation.Name)
		}
	case typeName:
		return v.partsOfType(string(of), field)
	case *ast.FieldDefinition:
		switch field {
		case "type":
			return typeNames(of.Type.String())
		case "args":
			return list(of.Arguments)
		}
	case *ast.ArgumentDefinition:
		if field == "type" {
			return typeNames(of.Type.String())
		}
	case *ast.DirectiveDefinition:
		if field == "args" {
			return list(of.Arguments)
		}
	}
	return nil
}

func (v *costVisitor) partsOfType(name, field string) []any {
	inner, isWrapped := strings.CutSuffix(name, "!")
	if !isWrapped && strings.HasPrefix(name, "[") {
		inner, isWrapped = name[1:len(name)-1], true
	}
	if isWrapped {
		if field == "ofType" {
			return typeNames(inner)
		}
		return nil
	}
	def := v.schema.Types[name]
	switch {
	case field == "fields" && def.Kind != ast.InputObject, field == "inputFields" && def.Kind == ast.InputObject:
		return list(def.Fields)
	case field == "interfaces":
		return typeNames(def.Interfaces...)
	case field == "possibleTypes" && def.IsAbstractType():
		return graph.Each(v.schema.GetPossibleTypes(def), func(t *ast.Definition) any { return typeName(t.Name) })
	case field == "enumValues":
		return list(def.EnumValues)
	}
	return nil
}

func typeNames(names ...string) []any {
	return graph.Each(names, func(name string) any { return typeName(name) })
}

func list[T any](values []T) []any { return graph.Each(values, func(value T) any { return value }) }
