package api

import (
	"encoding/json"
	"math"
	"slices"
	"strconv"

	"github.com/vektah/gqlparser/v2/ast"

	"hire360/graph"
)

// assumedSize is the number of elements of a list that neither the schema nor an argument limits.
const assumedSize = 10

// pricing computes the cost of operations: one point for each field or its @cost, and the fields of a list once for
// each element that it may have by its @listSize. If a value may have several types, the most expensive one counts.
type pricing struct {
	schema    *ast.Schema
	described func() described
}

// price is what the schema's directives say about a field.
type price struct {
	weight  int
	assumed int      // elements of a list without an argument that limits it
	slicing []string // arguments that limit the list
	sized   []string // subfields whose lists the arguments limit; empty: the field itself
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
		p.slicing, p.sized = stringList(d, "slicingArguments"), stringList(d, "sizedFields")
	}
	return p
}

func stringList(d *ast.Directive, name string) []string {
	a := d.Arguments.ForName(name)
	if a == nil {
		return nil
	}
	return graph.Each(a.Value.Children, func(c *ast.ChildValue) string { return c.Value.Raw })
}

// of returns the cost of a validated operation, at most math.MaxInt32.
func (p pricing) of(op *ast.OperationDefinition, variables map[string]any) int {
	root := p.schema.Query
	if op.Operation == ast.Mutation {
		root = p.schema.Mutation
	}
	v := costVisitor{p, variables, map[selectionKey]int{}, map[describedBy]int{}}
	return v.set(op.SelectionSet, root, nil, 0)
}

// selectionKey is a selection set on a concrete type. Its first selection identifies the set.
type selectionKey struct {
	first ast.Selection
	on    *ast.Definition
	size  int
}

type costVisitor struct {
	pricing
	variables map[string]any
	costs     map[selectionKey]int
	counted   map[describedBy]int
}

// set returns the cost of a selection set on a type. The fields named in sized have lists of the given size.
func (v *costVisitor) set(set ast.SelectionSet, on *ast.Definition, sized []string, size int) int {
	if len(set) == 0 {
		return 0
	}
	highest := 0
	for _, concrete := range v.schema.GetPossibleTypes(on) {
		key := selectionKey{set[0], concrete, size}
		cost, ok := v.costs[key]
		if !ok {
			cost = v.on(set, concrete, sized, size)
			v.costs[key] = cost
		}
		highest = max(highest, cost)
	}
	return highest
}

func (v *costVisitor) on(set ast.SelectionSet, concrete *ast.Definition, sized []string, size int) int {
	total := 0
	for _, sel := range set {
		switch sel := sel.(type) {
		case *ast.Field:
			total = add(total, v.field(sel, slices.Contains(sized, sel.Name), size))
		case *ast.InlineFragment:
			if v.fits(concrete, sel.TypeCondition) {
				total = add(total, v.on(sel.SelectionSet, concrete, sized, size))
			}
		case *ast.FragmentSpread:
			if v.fits(concrete, sel.Definition.TypeCondition) {
				total = add(total, v.on(sel.Definition.SelectionSet, concrete, sized, size))
			}
		}
	}
	return total
}

func (v *costVisitor) fits(concrete *ast.Definition, condition string) bool {
	return condition == "" || slices.Contains(v.schema.PossibleTypes[condition], concrete)
}

func (v *costVisitor) field(f *ast.Field, isSized bool, size int) int {
	switch f.Name {
	case "__typename":
		return 1
	case "__schema", "__type":
		return v.introspection(f)
	}
	p := priceOf(f.Definition)
	elements := 1
	limit, limited := v.limit(f, p.slicing)
	switch {
	case f.Definition.Type.Elem == nil:
	case isSized:
		elements = size
	case limited && len(p.sized) == 0:
		elements = limit
	default:
		elements = p.assumed
	}
	subfields := v.set(f.SelectionSet, v.schema.Types[f.Definition.Type.Name()], p.sized, limit)
	return add(p.weight, elements*subfields) // below 2^62: each is at most math.MaxInt32
}

// limit returns the largest of the arguments that limit a list. A list argument counts with its length.
func (v *costVisitor) limit(f *ast.Field, slicing []string) (int, bool) {
	if len(slicing) == 0 {
		return 0, false
	}
	given, limit := f.ArgumentMap(v.variables), 0
	for _, name := range slicing {
		value := given[name]
		if d := f.Definition.Arguments.ForName(name); value == nil && d != nil && d.DefaultValue != nil {
			value, _ = d.DefaultValue.Value(nil) // null means the default
		}
		limit = max(limit, count(value))
	}
	return limit, true
}

func count(v any) int {
	switch v := v.(type) {
	case json.Number:
		n, _ := v.Int64()
		return int(min(max(n, 0), math.MaxInt32))
	case int64:
		return int(min(max(v, 0), math.MaxInt32))
	case []any:
		return len(v)
	}
	return 0
}

// add stops at math.MaxInt32.
func add(a, b int) int { return min(a+b, math.MaxInt32) }
