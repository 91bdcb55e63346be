package api

import (
	"context"
	"fmt"
	"log/slog"
	"sync/atomic"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"

	"hire360/graph"
)

// maxConditions bounds the variables of @skip and @include in an operation with plans: each combination is a plan.
const maxConditions = 4

// planned answers queries over content from compiled plans: each field is found in its struct once, and an answer is
// then one walk that writes JSON. Whatever is no plain success over content alone, an error, a null too many, a live
// job, is left to gqlgen's executor, which begins anew; so there is one place that knows errors.
type planned struct {
	graphql.ExecutableSchema
	compiler compiler
	log      *slog.Logger
	parsed   parsed
	// byPlan and byExecutor count the queries that each answered.
	byPlan, byExecutor atomic.Int64
}

func newPlanned(es graphql.ExecutableSchema, resolvers graph.ResolverRoot, p parsed, log *slog.Logger) *planned {
	return &planned{ExecutableSchema: es, compiler: newCompiler(es.Schema(), resolvers), parsed: p, log: log}
}

// Exec answers the operation of the context.
func (p *planned) Exec(ctx context.Context) graphql.ResponseHandler {
	op := graphql.GetOperationContext(ctx)
	if op.Operation.Operation != ast.Query {
		return p.ExecutableSchema.Exec(ctx)
	}
	if data, ok := p.answer(ctx, op); ok {
		p.byPlan.Add(1)
		return graphql.OneShot(&graphql.Response{Data: data})
	}
	p.byExecutor.Add(1)
	return p.ExecutableSchema.Exec(ctx)
}

// answer reports false when there is no plan, or it met what it cannot answer.
func (p *planned) answer(ctx context.Context, op *graphql.OperationContext) (data []byte, ok bool) {
	plan := p.plan(op)
	if plan == nil {
		return nil, false
	}
	defer func() {
		if fault := recover(); fault != nil { // a resolver's own comes again in gqlgen, which reports it
			p.log.WarnContext(ctx, "a plan failed", "fault", fmt.Sprintf("%T", fault))
			data, ok = nil, false
		}
	}()
	w := walk{ctx: ctx, variables: op.Variables, out: make([]byte, 0, plan.size.Load()+64)}
	if !plan.write(&w) {
		return nil, false
	}
	plan.size.Store(int64(len(w.out)))
	return w.out, true
}

// plan returns the operation's plan, or nil. It is compiled when the operation is asked for a second time: what
// is never asked again shall not be paid for.
func (p *planned) plan(op *graphql.OperationContext) *plan {
	k := p.parsed.known(op)
	if k == nil {
		return nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if !k.asked {
		k.asked, k.conditions, k.plans = true, conditions(op.Doc), map[string]*plan{}
		return nil
	}
	if len(k.conditions) > maxConditions {
		return nil
	}
	values := make([]byte, len(k.conditions))
	for i, name := range k.conditions {
		if op.Variables[name] == true {
			values[i] = 1
		}
	}
	made, ok := k.plans[string(values)]
	if !ok {
		made = p.compiler.compile(op, k.conditions)
		k.plans[string(values)] = made
	}
	return made
}

// conditions returns the variables that decide over fields of a document.
func conditions(doc *ast.QueryDocument) []string {
	var names []string
	seen := map[string]bool{}
	decide := func(list ast.DirectiveList) {
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
				decide(sel.Directives)
				walk(sel.SelectionSet)
			case *ast.InlineFragment:
				decide(sel.Directives)
				walk(sel.SelectionSet)
			case *ast.FragmentSpread:
				decide(sel.Directives)
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
