// Package api serves the schema over HTTP: transports, limits, trusted documents, response cache and errors.
package api

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/executor"
	"github.com/99designs/gqlgen/graphql/handler/extension"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/graph"
	"hire360/server/cache"
	"hire360/server/httputil"
)

// Options configure an API.
type Options struct {
	// Documents are the client's own operations by the SHA-256 of their text, in hex. The limits of one operation do
	// not apply to them.
	Documents map[string]string
	// Origin is the site's own: pages of other origins may not send mutations.
	Origin string
	// Timeout limits the execution of one operation over HTTP.
	Timeout time.Duration
	// TempDir is the folder for uploads until the resolver has read them. Empty: the system's.
	TempDir string
	Budgets httputil.Budgets
	// CountSubmission counts what became of an enquiry, an application or a file, by graph.CodeReceived or the code of
	// the error; CountError counts errors by their code, those of pages too.
	CountSubmission func(kind, code string)
	CountError      func(code string)
	// Missed counts the searches of a request that found nothing.
	Missed func(r *http.Request, searches []graph.MissedSearch)
	// Revision identifies the state of all data. Cached responses of another revision are not used.
	Revision func() string
	// Now is the clock; time.Now outside tests.
	Now func() time.Time
	Log *slog.Logger
}

// API executes operations, over HTTP and in process.
type API struct {
	exec      *executor.Executor
	executed  atomic.Int64
	resolver  *graph.Resolver
	opts      Options
	persisted *persistedDocuments
	pricing   pricing
	responses responseCache
	// The two forms of the schema are made when they are first requested.
	schemaText, introspection func() *cachedResponse
}

// schema is shared by all APIs of the process.
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
	documents := documentCache{cache.NewSized[string, *ast.QueryDocument](maxDocuments)}
	es := graph.NewExecutableSchema(graph.Config{Schema: schema(), Resolvers: r})
	a := &API{
		exec:      executor.New(es),
		resolver:  r,
		opts:      opts,
		persisted: &persistedDocuments{opts.Documents, cache.NewSized[string, string](maxRegistered)},
		responses: newResponseCache(),
	}
	a.exec.SetQueryCache(documents)
	a.exec.SetErrorPresenter(a.present)
	a.exec.SetRecoverFunc(func(ctx context.Context, v any) error {
		opts.Log.ErrorContext(ctx, "panic in a resolver", "panic", v, "stack", string(debug.Stack()))
		return masked(nil)
	})
	a.exec.Use(guard{documents})
	a.exec.Use(extension.Introspection{})
	a.schemaText = sync.OnceValue(func() *cachedResponse {
		return newCachedResponse([]byte(graph.SchemaText()), "", introspectionAge)
	})
	a.introspection = sync.OnceValue(a.introspect)
	a.pricing = pricing{es.Schema(), sync.OnceValue(a.describe)}
	return a
}

// Executed returns how many operations were executed, and not answered from the response cache.
func (a *API) Executed() int64 { return a.executed.Load() }

// pageTimeout limits an operation of a page, generously for busy machines. Calls to hosts and databases have limits of
// their own.
const pageTimeout = time.Minute

// Execute executes one of the client's own operations in process, by its id. It returns the data and the list of errors
// as JSON, nil where there are none.
func (a *API) Execute(ctx context.Context, id string, variables map[string]any) (data, errs []byte) {
	e, problems := a.prepare(ctx, &graphql.RawParams{Query: a.opts.Documents[id], Variables: variables}, true)
	if problems == nil {
		result := a.dispatch(e, pageTimeout)
		data, problems = result.Data, result.Errors
	}
	if len(problems) > 0 {
		errs, _ = json.Marshal(problems) // strings and paths always marshal
	}
	return data, errs
}

// prepare parses and validates an operation. The list has the errors of the request, if there are any.
func (a *API) prepare(ctx context.Context, params *graphql.RawParams, trusted bool) (execution, gqlerror.List) {
	ctx = graphql.StartOperationTrace(ctx)
	ctx = graph.WithLoaders(ctx, a.resolver)
	if trusted {
		ctx = graph.WithAnyFilterValue(context.WithValue(ctx, trustedKey{}, true))
	}
	params.ReadTime = graphql.TraceTiming{Start: graphql.Now(), End: graphql.Now()}
	given := params.Variables
	params.Variables = wholeFields(given) // a copy, because gqlparser changes it
	op, errs := a.exec.CreateOperationContext(ctx, params)
	switch {
	case op.Operation != nil: // the document is valid
		if wrong := variableErrors(a.pricing.schema, op.Operation, given); wrong != nil {
			errs = wrong
		}
	case op.Doc != nil:
		errs = gqlerror.List{noOperation(op.Doc, params.OperationName)}
	}
	if errs != nil {
		return execution{}, truncate(errs)
	}
	e := execution{ctx: ctx, op: op, trusted: trusted}
	if op.Operation.Operation == ast.Mutation {
		e.kind = submissionKind(op)
	}
	return e, nil
}

// dispatch executes an operation within a time limit.
func (a *API) dispatch(e execution, limit time.Duration) *graphql.Response {
	ctx, cancel := context.WithTimeout(e.ctx, limit)
	defer cancel()
	a.executed.Add(1)
	responses, inner := a.exec.DispatchOperation(ctx, e.op)
	resp := responses(inner)
	if resp == nil { // the context ended before the first field was resolved
		resp = &graphql.Response{Errors: gqlerror.List{a.present(ctx, context.Cause(ctx))}}
	}
	a.count(resp.Errors)
	resp.Errors = truncate(resp.Errors)
	return resp
}
