package api

import (
	"math"
	"strconv"
	"strings"

	"github.com/vektah/gqlparser/v2/ast"
)

// introspectionAge is in seconds. The schema changes only with the program.
const introspectionAge = 300

// maxAge returns how many seconds the response to an operation may be cached: the shortest @cacheControl(maxAge:) of
// its fields, 0 for not at all. A field's own directive overrides its type's, a field without one inherits its
// parent's, and a root field without one has 0.
func maxAge(schema *ast.Schema, op *ast.OperationDefinition) int {
	if op.Operation != ast.Query {
		return 0
	}
	shortest := math.MaxInt
	var walk func(set ast.SelectionSet, inherited int)
	walk = func(set ast.SelectionSet, inherited int) {
		for _, sel := range set {
			switch sel := sel.(type) {
			case *ast.Field:
				age := fieldAge(schema, sel, inherited)
				shortest = min(shortest, age)
				walk(sel.SelectionSet, age)
			case *ast.InlineFragment:
				walk(sel.SelectionSet, inherited)
			case *ast.FragmentSpread:
				walk(sel.Definition.SelectionSet, inherited)
			}
		}
	}
	walk(op.SelectionSet, 0)
	return shortest
}

func fieldAge(schema *ast.Schema, f *ast.Field, inherited int) int {
	if strings.HasPrefix(f.Name, "__") {
		return max(inherited, introspectionAge)
	}
	hints := []ast.DirectiveList{f.Definition.Directives}
	if t := schema.Types[f.Definition.Type.Name()]; t != nil {
		hints = append(hints, t.Directives)
	}
	for _, list := range hints {
		if d := list.ForName("cacheControl"); d != nil {
			age, _ := strconv.Atoi(d.Arguments.ForName("maxAge").Value.Raw)
			return age
		}
	}
	return inherited
}
