package api

import (
	"context"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/parser"
)

// What an open operation may hold. The client's own documents are exempt.
const (
	maxTokens     = 4000
	maxDepth      = 16 // the introspection query of common tools is 15 levels deep
	maxFields     = 500
	maxAliases    = 30
	maxRootFields = 20
	maxDirectives = 30
	maxFragments  = 40
)

type trustedKey struct{}

// guard measures a document before gqlgen validates it, because validation itself can be made to take
// quadratic time. It walks each fragment once, whatever the number of its spreads.
type guard struct{ schema *ast.Schema }

// ExtensionName names the extension in gqlgen's messages.
func (guard) ExtensionName() string { return "Guard" }

// Validate has nothing to check.
func (guard) Validate(graphql.ExecutableSchema) error { return nil }

// MutateOperationParameters refuses a document over the limits.
func (g guard) MutateOperationParameters(ctx context.Context, p *graphql.RawParams) *gqlerror.Error {
	if ctx.Value(trustedKey{}) != nil {
		return nil
	}
	doc, err := parser.ParseQueryWithTokenLimit(&ast.Source{Input: p.Query}, maxTokens)
	if err != nil {
		if strings.Contains(err.Error(), "exceeded token limit") {
			return over("the document has more than %d tokens", maxTokens)
		}
		return nil // the executor reports syntax errors in its own words
	}
	if len(doc.Fragments) > maxFragments || len(doc.Operations) > maxFragments {
		return over("the document has more than %d operations or fragments", maxFragments)
	}
	m := meter{doc: doc, fragments: map[string]size{}}
	for _, op := range doc.Operations {
		if err := m.operation(op); err != nil {
			return err
		}
	}
	return nil
}

func over(format string, args ...any) *gqlerror.Error {
	return requestError(CodeLimitExceeded, format, args...)[0]
}

// size is what a selection set comes to after its fragments are put in.
type size struct{ depth, fields, aliases, roots, directives int }

func (s size) plus(o size) size {
	return size{max(s.depth, o.depth), s.fields + o.fields, s.aliases + o.aliases, s.roots + o.roots, s.directives + o.directives}
}

type meter struct {
	doc       *ast.QueryDocument
	fragments map[string]size
}

func (m *meter) operation(op *ast.OperationDefinition) *gqlerror.Error {
	s := m.set(op.SelectionSet)
	switch {
	case op.Operation == ast.Mutation && s.roots > 1:
		return over("a mutation operation may hold 1 root field, this one has %d", s.roots)
	case s.roots > maxRootFields:
		return over("an operation may hold %d root fields, this one has %d", maxRootFields, s.roots)
	case s.depth > maxDepth:
		return over("an operation may be %d levels deep, this one is %d", maxDepth, s.depth)
	case s.fields > maxFields:
		return over("an operation may hold %d fields, fragments put in; this one has %d", maxFields, s.fields)
	case s.aliases > maxAliases:
		return over("an operation may hold %d aliases, this one has %d", maxAliases, s.aliases)
	case s.directives > maxDirectives:
		return over("an operation may hold %d directives, this one has %d", maxDirectives, s.directives)
	}
	return nil
}

// most keeps sums of doubled fragments from overflowing.
const most = 1 << 30

func (m *meter) set(set ast.SelectionSet) size {
	var total size
	for _, sel := range set {
		var s size
		switch sel := sel.(type) {
		case *ast.Field:
			s = m.set(sel.SelectionSet)
			s = size{s.depth + 1, s.fields + 1, s.aliases, 1, s.directives + len(sel.Directives)}
			if sel.Alias != sel.Name {
				s.aliases++
			}
		case *ast.InlineFragment:
			s = m.set(sel.SelectionSet)
			s.directives += len(sel.Directives)
		case *ast.FragmentSpread:
			s = m.fragment(sel.Name)
			s.directives += len(sel.Directives)
		}
		total = total.plus(s)
		total.fields = min(total.fields, most)
		total.roots = min(total.roots, most)
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
