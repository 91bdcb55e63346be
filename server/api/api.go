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
	"hire360/server/api/plan"
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
	// TempDir is where uploads are written until the resolver has read them. Empty: the system's.
	TempDir string
	Budgets Budgets
	// Revision names the state of all data that responses are made of. Cached responses of another revision are not used.
	Revision func() string
	Log      *slog.Logger
}

// API executes operations, over HTTP and in process.
type API struct {
	exec      *executor.Executor
	plans     *plan.Schema
	documents documentCache
	resolver  *graph.Resolver
	opts      Options
	persisted *persistedDocuments
	pricing   pricing
	responses responseCache
	files     schemaFiles
}

// schema is shared by all that executes in this process.
var schema = sync.OnceValue(func() *ast.Schema {
	s := graph.NewExecutableSchema(graph.Config{}).Schema()
	// gqlgen offers @defer, but sends only the first part of the result on these transports.
	delete(s.Directives, "defer")
	// gqlparser knows one location of a later draft. Clients reject the whole schema because of it.
	for _, d := range s.Directives {
		d.Locations = slices.DeleteFunc(d.Locations, func(l ast.DirectiveLocation) bool {
			return l == "DIRECTIVE_DEFINITION"
		})
	}
	return s
})

// New makes the API of a resolver.
func New(r *graph.Resolver, opts Options) *API {
	documents := newDocumentCache()
	es := graph.NewExecutableSchema(graph.Config{Schema: schema(), Resolvers: r})
	plans := plan.New(es, r, maxCachedDocument, opts.Log)
	a := &API{
		exec:      executor.New(plans),
		plans:     plans,
		documents: documents,
		resolver:  r,
		opts:      opts,
		persisted: newPersistedDocuments(opts.Documents),
		pricing:   newPricing(es.Schema()),
		responses: newResponseCache(),
	}
	a.exec.SetQueryCache(documents)
	a.exec.SetErrorPresenter(a.present)
	a.exec.SetRecoverFunc(a.recovered)
	a.exec.Use(guard{documents})
	a.exec.Use(extension.Introspection{})
	a.files = a.schemaFiles()
	return a
}

// Executed returns how many queries were executed by a compiled plan and how many by gqlgen's executor.
func (a *API) Executed() (byPlan, byExecutor int64) { return a.plans.Executed() }

// Result is the answer to one operation.
type Result struct {
	Data   []byte
	Errors gqlerror.List
}

// pageTimeout bounds an operation of a page. It is long because the first visit to a list of documents makes them all,
// which takes more than ten seconds on a busy machine. Calls to hosts and databases have their own limits.
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
func (a *API) prepare(
	ctx context.Context, params *graphql.RawParams, trusted bool,
) (context.Context, *graphql.OperationContext, gqlerror.List) {
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
	if resp == nil { // the context ended before the first field was resolved
		resp = &graphql.Response{Errors: gqlerror.List{a.present(ctx, context.Cause(ctx))}}
	}
	resp.Errors = capped(resp.Errors)
	return resp
}
