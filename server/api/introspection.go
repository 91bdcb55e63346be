package api

import (
	"encoding/json"
	"reflect"

	"github.com/vektah/gqlparser/v2/ast"
)

// A point of introspection pays for valuesPerPoint values of the response, and each __schema or __type costs
// introspectionWeight in addition, because gqlgen prepares the schema for it.
const (
	valuesPerPoint      = 5
	introspectionWeight = 20
)

// described has what introspection returns of each type, by its name, and of the whole schema, under "__schema".
type described map[string]map[string]any

func (a *API) describe() described {
	var result struct{ Data described }
	if err := json.Unmarshal(a.introspection().body, &result); err != nil {
		panic(err) // the API wrote it
	}
	for _, t := range objects(result.Data["__schema"]["types"]) {
		result.Data[t["name"].(string)] = t
	}
	return result.Data
}

// objects returns the object or the objects of a list that a JSON value is.
func objects(value any) (found []map[string]any) {
	switch value := value.(type) {
	case map[string]any:
		return []map[string]any{value}
	case []any:
		for _, element := range value {
			found = append(found, objects(element)...)
		}
	}
	return found
}

// describedBy is a selection set on a part of the schema, by its address. Its first selection identifies the set.
type describedBy struct {
	first ast.Selection
	part  uintptr
}

// introspection returns the cost of __schema or __type: what it returns is known, so it is counted.
func (v *costVisitor) introspection(f *ast.Field) int {
	name := f.Name
	if name == "__type" {
		name, _ = f.ArgumentMap(v.variables)["name"].(string)
	}
	return introspectionWeight + v.values(f.SelectionSet, v.described()[name])/valuesPerPoint
}

// values returns how many values a selection set on a part of the schema has, at most math.MaxInt32.
func (v *costVisitor) values(set ast.SelectionSet, part map[string]any) int {
	if len(set) == 0 || part == nil {
		return 0
	}
	key := describedBy{set[0], reflect.ValueOf(part).Pointer()}
	if n, ok := v.counted[key]; ok {
		return n
	}
	n := 0
	for _, sel := range set {
		switch sel := sel.(type) {
		case *ast.Field:
			n = add(n, 1)
			for _, child := range objects(part[sel.Name]) {
				name, _ := child["name"].(string)
				if whole := v.described()[name]; whole != nil && sel.Definition.Type.Name() == "__Type" {
					child = whole // a type that another part refers to
				}
				n = add(n, v.values(sel.SelectionSet, child))
			}
		case *ast.InlineFragment:
			n = add(n, v.values(sel.SelectionSet, part))
		case *ast.FragmentSpread:
			n = add(n, v.values(sel.Definition.SelectionSet, part))
		}
	}
	v.counted[key] = n
	return n
}
