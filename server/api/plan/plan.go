// Package plan executes queries over content faster than gqlgen's executor: it looks up each field in its Go struct
// once, and then writes a response's JSON in one pass. If anything fails, gqlgen executes the query from the start, so
// that only gqlgen reports errors.
package plan

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"sync/atomic"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"

	"hire360/graph"
	"hire360/server/cache"
)

const (
	// maxConditions is the maximum number of variables of @skip and @include: each combination of values is a plan.
	maxConditions = 4
	maxOperations = 500
)

// Schema is an executable schema that executes compiled plans where it can.
type Schema struct {
	graphql.ExecutableSchema
	compiler    compiler
	maxDocument int
	log         *slog.Logger
	operations  *cache.Cache[*ast.OperationDefinition, *operation]
	// byPlan and byExecutor count the queries that each executed.
	byPlan, byExecutor atomic.Int64
}

// New wraps a schema and its resolvers. Operations whose document is longer than maxDocument bytes get no plan:
// they are parsed again for each request, and a plan belongs to one parse.
func New(es graphql.ExecutableSchema, resolvers graph.ResolverRoot, maxDocument int, log *slog.Logger) *Schema {
	return &Schema{
		ExecutableSchema: es,
		compiler:         newCompiler(es.Schema(), resolvers),
		maxDocument:      maxDocument,
		log:              log,
		operations:       cache.NewSized[*ast.OperationDefinition, *operation](maxOperations),
	}
}

// Executed returns how many queries were executed by a plan and how many by gqlgen's executor.
func (s *Schema) Executed() (byPlan, byExecutor int64) { return s.byPlan.Load(), s.byExecutor.Load() }

// Exec executes the operation of the context.
func (s *Schema) Exec(ctx context.Context) graphql.ResponseHandler {
	op := graphql.GetOperationContext(ctx)
	if op.Operation.Operation != ast.Query {
		return s.ExecutableSchema.Exec(ctx)
	}
	if data, ok := s.execute(ctx, op); ok {
		s.byPlan.Add(1)
		return graphql.OneShot(&graphql.Response{Data: data})
	}
	s.byExecutor.Add(1)
	return s.ExecutableSchema.Exec(ctx)
}

// execute returns false if there is no plan, or if the plan fails.
func (s *Schema) execute(ctx context.Context, op *graphql.OperationContext) (data []byte, ok bool) {
	p := s.plan(op)
	if p == nil {
		return nil, false
	}
	defer func() {
		// A panic of a resolver happens again in gqlgen, which reports it.
		if fault := recover(); fault != nil {
			s.log.WarnContext(ctx, "a plan failed", "fault", fmt.Sprintf("%T", fault))
			data, ok = nil, false
		}
	}()
	b := buffer{ctx: ctx, variables: op.Variables, out: make([]byte, 0, p.size.Load()+64)}
	if !p.write(&b) {
		return nil, false
	}
	p.size.Store(int64(len(b.out)))
	return b.out, true
}

// operation holds the plans of an operation.
type operation struct {
	mu         sync.Mutex
	seen       bool
	conditions []string         // the variables of @skip and @include
	plans      map[string]*plan // by the values of conditions; nil: the executor must execute it
}

// plan returns the operation's plan, or nil. It is compiled when the operation is executed for the second time:
// compiling costs more than it saves on a query that is sent once.
func (s *Schema) plan(op *graphql.OperationContext) *plan {
	if len(op.RawQuery) > s.maxDocument {
		return nil
	}
	o := s.operations.SetIfAbsent(op.Operation, &operation{})
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.seen {
		o.seen, o.conditions, o.plans = true, conditions(op.Doc), map[string]*plan{}
		return nil
	}
	if len(o.conditions) > maxConditions {
		return nil
	}
	values := make([]byte, len(o.conditions))
	for i, name := range o.conditions {
		if op.Variables[name] == true {
			values[i] = 1
		}
	}
	p, ok := o.plans[string(values)]
	if !ok {
		p = s.compiler.compile(op, o.conditions)
		o.plans[string(values)] = p
	}
	return p
}

// conditions returns the variables that @skip and @include of a document use.
func conditions(doc *ast.QueryDocument) []string {
	var names []string
	seen := map[string]bool{}
	add := func(list ast.DirectiveList) {
		for _, d := range list {
			if a := d.Arguments.ForName("if"); a != nil && a.Value.Kind == ast.Variable && !seen[a.Value.Raw] {
				seen[a.Value.Raw] = true
				names = append(names, a.Value.Raw)
			}
		}
	}
	var walk func(ast.SelectionSet)
	walk = func(set ast.SelectionSet) {
		for _, sel := range set {
			switch sel := sel.(type) {
			case *ast.Field:
				add(sel.Directives)
				walk(sel.SelectionSet)
			case *ast.InlineFragment:
				add(sel.Directives)
				walk(sel.SelectionSet)
			case *ast.FragmentSpread:
				add(sel.Directives)
			}
		}
	}
	for _, op := range doc.Operations {
		walk(op.SelectionSet)
	}
	for _, f := range doc.Fragments {
		walk(f.SelectionSet)
	}
	return names
}
