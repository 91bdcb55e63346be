package api

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/parser"
)

type trustedKey struct{}

// guard measures a document before gqlgen validates it, because some documents take quadratic time to validate. It
// visits each fragment once, however often it is spread.
type guard struct {
	// documents have passed before.
	documents documentCache
}

// ExtensionName is the name in gqlgen's messages.
func (guard) ExtensionName() string { return "Guard" }

// Validate has nothing to check.
func (guard) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationParameters rejects an operation that exceeds a structural limit.
func (g guard) MutateOperationParameters(ctx context.Context, p *graphql.RawParams) *gqlerror.Error {
	if ctx.Value(trustedKey{}) != nil {
		return nil
	}
	if err := inputDepth.over(levels(p.Variables) - 1); err != nil {
		return err
	}
	if _, ok := g.documents.Get(ctx, p.Query); ok {
		return nil
	}
	doc, err := parser.ParseQueryWithTokenLimit(&ast.Source{Input: p.Query}, tokens.max)
	if err != nil {
		if strings.Contains(err.Error(), "exceeded token limit") {
			return tokens.over(tokens.max + 1)
		}
		return nil // the executor reports syntax errors
	}
	if err := definitions.over(len(doc.Fragments) + len(doc.Operations)); err != nil {
		return err
	}
	return measure(doc)
}

// levels returns how deep lists and objects are nested in a value. The decoder limits the depth.
func levels(value any) int {
	switch v := value.(type) {
	case map[string]any:
		return deepest(slices.Collect(maps.Values(v)), levels) + 1
	case []any:
		return deepest(v, levels) + 1
	}
	return 0
}

// size has the measures of a selection set with its fragments expanded.
type size struct{ depth, fields, aliases, roots, directives, repeats, input int }

func (s size) plus(o size) size {
	return size{max(s.depth, o.depth), sum(s.fields, o.fields), sum(s.aliases, o.aliases), sum(s.roots, o.roots),
		sum(s.directives, o.directives), max(s.repeats, o.repeats), max(s.input, o.input)}
}

// maxSum prevents overflow: each fragment that spreads another one twice doubles the sums.
const maxSum = 1 << 30

func sum(a, b int) int { return min(a+b, maxSum) }

type meter struct {
	doc       *ast.QueryDocument
	fragments map[string]size
}

func measure(doc *ast.QueryDocument) *gqlerror.Error {
	m := meter{doc: doc, fragments: map[string]size{}}
	for _, op := range doc.Operations {
		s := m.set(op.SelectionSet)
		s.directives = sum(s.directives, len(op.Directives))
		for _, v := range op.VariableDefinitions {
			s.directives = sum(s.directives, len(v.Directives))
			s.input = max(s.input, literal(v.DefaultValue))
		}
		if op.Operation == ast.Mutation {
			if err := mutations.over(s.roots); err != nil {
				return err
			}
		}
		for _, measure := range []struct {
			limit
			value int
		}{
			{inputDepth, s.input},
			{rootFields, s.roots},
			{depth, s.depth},
			{fields, s.fields},
			{aliases, s.aliases},
			{repeats, s.repeats},
			{directives, s.directives},
		} {
			if err := measure.over(measure.value); err != nil {
				if measure.limit == rootFields && onlyJobs(op) {
					err.Message += ". Read jobs by their ids with jobs(first: 100, filter: {ids: [...]})"
				}
				return err
			}
		}
	}
	return nil
}

// onlyJobs reports whether an operation reads many jobs one by one, as clients that batch do.
func onlyJobs(op *ast.OperationDefinition) bool {
	return !slices.ContainsFunc(op.SelectionSet, func(s ast.Selection) bool {
		f, ok := s.(*ast.Field)
		return !ok || f.Name != "job"
	})
}

func (m *meter) set(set ast.SelectionSet) size {
	var total size
	same := map[string]int{}
	for _, sel := range set {
		var s size
		switch sel := sel.(type) {
		case *ast.Field:
			s = m.set(sel.SelectionSet)
			s.depth, s.fields, s.roots = s.depth+1, sum(s.fields, 1), 1
			s.directives = sum(s.directives, len(sel.Directives))
			s.input = max(s.input, arguments(sel.Arguments), inDirectives(sel.Directives))
			if sel.Alias != sel.Name {
				s.aliases = sum(s.aliases, 1)
			}
			same[sel.Alias]++
			s.repeats = max(s.repeats, same[sel.Alias])
		case *ast.InlineFragment:
			s = m.set(sel.SelectionSet)
			s.directives = sum(s.directives, len(sel.Directives))
			s.input = max(s.input, inDirectives(sel.Directives))
		case *ast.FragmentSpread:
			s = m.fragment(sel.Name)
			s.directives = sum(s.directives, len(sel.Directives))
			s.input = max(s.input, inDirectives(sel.Directives))
		}
		total = total.plus(s)
	}
	return total
}

func (m *meter) fragment(name string) size {
	if s, ok := m.fragments[name]; ok {
		return s // also cuts cycles, which validation then reports
	}
	m.fragments[name] = size{}
	if def := m.doc.Fragments.ForName(name); def != nil {
		m.fragments[name] = m.set(def.SelectionSet)
	}
	return m.fragments[name]
}

// deepest returns the largest depth of the values in a list.
func deepest[T any](list []T, depth func(T) int) (most int) {
	for _, one := range list {
		most = max(most, depth(one))
	}
	return most
}

func arguments(list ast.ArgumentList) int {
	return deepest(list, func(a *ast.Argument) int { return literal(a.Value) })
}

func inDirectives(list ast.DirectiveList) int {
	return deepest(list, func(d *ast.Directive) int { return arguments(d.Arguments) })
}

// literal returns how deep lists and objects are nested in a value in the document. The parser limits the depth.
func literal(v *ast.Value) int {
	if v == nil || (v.Kind != ast.ListValue && v.Kind != ast.ObjectValue) {
		return 0
	}
	return deepest(v.Children, func(child *ast.ChildValue) int { return literal(child.Value) }) + 1
}
