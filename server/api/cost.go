package api

import (
	"encoding/json"
	"math"
	"slices"
	"strconv"

	"github.com/vektah/gqlparser/v2/ast"
)

// assumedSize is the number of elements of a list whose length neither the schema nor an argument gives.
const assumedSize = 10

// pricing computes what operations cost: each field one point or its @cost, and the fields of a list once for each
// element that the list may have by its @listSize. Of the types that a value may have, the most expensive counts.
type pricing struct {
	schema *ast.Schema
	fields map[*ast.FieldDefinition]price
	kinds  map[string]map[*ast.Definition]bool // by a type's name, what a value of it may be
}

// price is what the schema's directives say of a field.
type price struct {
	weight  int
	assumed int      // elements of a list without an argument that bounds it
	slicing []string // arguments that bound the list
	sized   []string // fields below whose lists the bound is meant for; empty: the field itself
}

func newPricing(schema *ast.Schema) pricing {
	p := pricing{schema, map[*ast.FieldDefinition]price{}, map[string]map[*ast.Definition]bool{}}
	for _, def := range schema.Types {
		p.kinds[def.Name] = map[*ast.Definition]bool{}
		for _, concrete := range schema.GetPossibleTypes(def) {
			p.kinds[def.Name][concrete] = true
		}
		for _, f := range def.Fields {
			p.fields[f] = priceOf(f)
		}
	}
	return p
}

func priceOf(f *ast.FieldDefinition) price {
	p := price{weight: 1, assumed: assumedSize}
	if d := f.Directives.ForName("cost"); d != nil {
		p.weight, _ = strconv.Atoi(d.Arguments.ForName("weight").Value.Raw)
	}
	if d := f.Directives.ForName("listSize"); d != nil {
		if a := d.Arguments.ForName("assumedSize"); a != nil {
			p.assumed, _ = strconv.Atoi(a.Value.Raw)
		}
		p.slicing, p.sized = words(d, "slicingArguments"), words(d, "sizedFields")
	}
	return p
}

func words(d *ast.Directive, name string) []string {
	a := d.Arguments.ForName(name)
	if a == nil {
		return nil
	}
	var out []string
	for _, child := range a.Value.Children {
		out = append(out, child.Value.Raw)
	}
	return out
}

// of returns the cost of a validated operation, at most math.MaxInt32, and whether it depends on the variables.
func (p pricing) of(op *ast.OperationDefinition, variables map[string]any) (cost int, varies bool) {
	root := p.schema.Query
	if op.Operation == ast.Mutation {
		root = p.schema.Mutation
	}
	v := costVisitor{pricing: p, variables: variables, costs: map[selectionKey]int{}}
	return v.set(op.SelectionSet, root, nil, 0), v.varies
}

// selectionKey is a selection set on a concrete type. Its first selection identifies the set.
type selectionKey struct {
	first ast.Selection
	on    *ast.Definition
	size  int
}

// costVisitor adds up the cost of one operation.
type costVisitor struct {
	pricing
	variables map[string]any
	costs     map[selectionKey]int
	varies    bool
}

// set returns the cost of a selection set on a type. The fields named in sized have lists of the given size.
func (v *costVisitor) set(set ast.SelectionSet, on *ast.Definition, sized []string, size int) int {
	if len(set) == 0 {
		return 0
	}
	dearest := 0
	for _, concrete := range v.schema.GetPossibleTypes(on) {
		key := selectionKey{set[0], concrete, size}
		cost, ok := v.costs[key]
		if !ok {
			cost = v.on(set, concrete, sized, size)
			v.costs[key] = cost
		}
		dearest = max(dearest, cost)
	}
	return dearest
}

func (v *costVisitor) on(set ast.SelectionSet, concrete *ast.Definition, sized []string, size int) int {
	total := 0
	for _, sel := range set {
		switch sel := sel.(type) {
		case *ast.Field:
			total = added(total, v.field(sel, slices.Contains(sized, sel.Name), size))
		case *ast.InlineFragment:
			if v.fits(concrete, sel.TypeCondition) {
				total = added(total, v.on(sel.SelectionSet, concrete, sized, size))
			}
		case *ast.FragmentSpread:
			if v.fits(concrete, sel.Definition.TypeCondition) {
				total = added(total, v.on(sel.Definition.SelectionSet, concrete, sized, size))
			}
		}
	}
	return total
}

func (v *costVisitor) fits(concrete *ast.Definition, condition string) bool {
	return condition == "" || v.kinds[condition][concrete]
}

func (v *costVisitor) field(f *ast.Field, isSized bool, size int) int {
	p, ok := v.fields[f.Definition]
	if !ok { // introspection: what the schema says of itself is small, and validation bounds its depth
		p = price{weight: 1, assumed: 1}
	}
	if f.ObjectDefinition != nil && len(f.ObjectDefinition.Name) > 2 && f.ObjectDefinition.Name[:2] == "__" {
		p.assumed = 1
	}
	elements := 1
	bound, bounded := v.bound(f, p.slicing)
	switch {
	case f.Definition.Type.Elem == nil:
	case isSized:
		elements = size
	case bounded && len(p.sized) == 0:
		elements = bound
	default:
		elements = p.assumed
	}
	below := v.set(f.SelectionSet, v.schema.Types[f.Definition.Type.Name()], p.sized, bound)
	return added(p.weight, multiplied(elements, below))
}

// bound returns the largest of the arguments that bound a list; the length of a list argument bounds too.
func (v *costVisitor) bound(f *ast.Field, slicing []string) (int, bool) {
	if len(slicing) == 0 {
		return 0, false
	}
	given, bound := f.ArgumentMap(v.variables), 0
	for _, name := range slicing {
		if a := f.Arguments.ForName(name); a != nil && a.Value.Kind == ast.Variable {
			v.varies = true
		}
		bound = max(bound, count(given[name]))
	}
	return bound, true
}

func count(v any) int {
	switch v := v.(type) {
	case json.Number:
		n, _ := v.Int64()
		return int(min(max(n, 0), math.MaxInt32))
	case int64:
		return int(min(max(v, 0), math.MaxInt32))
	case int:
		return min(max(v, 0), math.MaxInt32)
	case float64:
		return int(min(max(v, 0), math.MaxInt32))
	case []any:
		return len(v)
	}
	return 0
}

func added(a, b int) int { return min(a+b, math.MaxInt32) }

func multiplied(a, b int) int {
	if a > 0 && b > math.MaxInt32/a {
		return math.MaxInt32
	}
	return a * b
}
