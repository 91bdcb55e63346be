// Package api serves the schema over HTTP: transports, limits, trusted documents, response cache and errors.
package api

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/executor"
	"github.com/99designs/gqlgen/graphql/handler/extension"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/graph"
)

// Options are what an API is made of.
type Options struct {
	// Documents are the client's own operations by the SHA-256 of their text, in hex. They are exempt from the limits of
	// one operation.
	Documents map[string]string
	// Origin is the site's own: pages of other origins may not send mutations.
	Origin string
	// Timeout bounds the execution of one operation that came over HTTP.
	Timeout time.Duration
	// TempDir is where uploads are kept until they are judged. Empty: the system's.
	TempDir string
	Budgets Budgets
	// Revision names the state of everything that answers are made of. Kept answers are dropped when it changes.
	Revision func() string
	Log      *slog.Logger
}

// API executes operations, over HTTP and in process.
type API struct {
	exec     *executor.Executor
	planned  *planned
	parsed   parsed
	resolver *graph.Resolver
	opts     Options
	trusted  *documents
	pricing  pricing
	answers  *answers
	schema   published
}

// schema is shared by all that executes in this process.
var schema = sync.OnceValue(func() *ast.Schema {
	s := graph.NewExecutableSchema(graph.Config{}).Schema()
	// gqlgen announces @defer, but answers it with half a result on these transports.
	delete(s.Directives, "defer")
	// gqlparser knows one location of a later draft, for which clients refuse the whole schema.
	for _, d := range s.Directives {
		d.Locations = slices.DeleteFunc(d.Locations, func(l ast.DirectiveLocation) bool { return l == "DIRECTIVE_DEFINITION" })
	}
	return s
})

// New makes the API of a resolver.
func New(r *graph.Resolver, opts Options) *API {
	kept := newParsed()
	es := graph.NewExecutableSchema(graph.Config{Schema: schema(), Resolvers: r})
	plans := newPlanned(es, r, kept, opts.Log)
	a := &API{exec: executor.New(plans), planned: plans, parsed: kept, resolver: r, opts: opts,
		trusted: newDocuments(opts.Documents), pricing: newPricing(es.Schema()), answers: newAnswers()}
	a.exec.SetQueryCache(kept)
	a.exec.SetErrorPresenter(a.present)
	a.exec.SetRecoverFunc(a.recovered)
	a.exec.Use(guard{parsed: kept})
	a.exec.Use(extension.Introspection{})
	a.schema = a.published()
	return a
}

// Executed returns how many queries were executed by a compiled plan and how many by gqlgen's executor.
func (a *API) Executed() (byPlan, byExecutor int64) {
	return a.planned.byPlan.Load(), a.planned.byExecutor.Load()
}

// Result is the answer to one operation.
type Result struct {
	Data   []byte
	Errors gqlerror.List
}

// pageTimeout bounds an operation of a page. It is long, because the first visit to a list of documents makes them all,
// which takes more than ten seconds on a busy machine. Hosts and databases have limits of their own.
const pageTimeout = time.Minute

// Execute runs one of the client's own operations in process, by its id.
func (a *API) Execute(ctx context.Context, id string, variables map[string]any) Result {
	ctx, op, errs := a.prepare(ctx, &graphql.RawParams{Query: a.opts.Documents[id], Variables: variables}, true)
	if errs != nil {
		return Result{Errors: errs}
	}
	resp := a.dispatch(ctx, op, pageTimeout)
	return Result{Data: resp.Data, Errors: resp.Errors}
}

// prepare parses and validates an operation. The list is set when the request itself is wrong.
func (a *API) prepare(ctx context.Context, params *graphql.RawParams, trusted bool) (context.Context, *graphql.OperationContext, gqlerror.List) {
	ctx = graphql.StartOperationTrace(ctx)
	ctx = graph.WithLoaders(ctx, a.resolver)
	if trusted {
		ctx = context.WithValue(ctx, trustedKey{}, true)
	}
	params.ReadTime = graphql.TraceTiming{Start: graphql.Now(), End: graphql.Now()}
	given := params.Variables
	params.Variables = wholeFields(given) // gqlparser changes what it gets
	op, errs := a.exec.CreateOperationContext(ctx, params)
	switch {
	case op.Operation != nil: // the document is valid
		if wrong := variableErrors(a.pricing.schema, op.Operation, given); wrong != nil {
			errs = wrong
		}
	case op.Doc != nil:
		errs = gqlerror.List{unnamed(op.Doc, params.OperationName)}
	}
	if errs != nil {
		return ctx, nil, capped(errs)
	}
	return ctx, op, nil
}

func (a *API) dispatch(ctx context.Context, op *graphql.OperationContext, limit time.Duration) *graphql.Response {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	responses, inner := a.exec.DispatchOperation(ctx, op)
	resp := responses(inner)
	if resp == nil { // the context ended before the first field was asked for
		resp = &graphql.Response{Errors: gqlerror.List{a.present(ctx, context.Cause(ctx))}}
	}
	resp.Errors = capped(resp.Errors)
	return resp
}
