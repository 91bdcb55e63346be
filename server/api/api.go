// Package api serves the schema over HTTP: transports, limits, trusted documents and errors.
package api

import (
	"context"
	"log/slog"
	"net/http"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/executor"
	"github.com/99designs/gqlgen/graphql/handler/extension"
	"github.com/99designs/gqlgen/graphql/handler/lru"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"hire360/graph"
)

// Options are what an API is made of.
type Options struct {
	// Documents are the client's own operations by the SHA-256 of their text, in hex. They are exempt from limits.
	Documents map[string]string
	// Timeout bounds the execution of one operation.
	Timeout time.Duration
	// TempDir is where uploads are kept until they are judged. Empty: the system's.
	TempDir string
	// Limit writes the answer's rate headers and reports whether this mutation is one too many for its sender. Nil: no limit.
	Limit func(http.ResponseWriter, *http.Request) bool
	Log   *slog.Logger
}

// API executes operations, over HTTP and in process.
type API struct {
	exec     *executor.Executor
	resolver *graph.Resolver
	opts     Options
	origin   *http.CrossOriginProtection
}

// New makes the API of a resolver.
func New(r *graph.Resolver, opts Options) *API {
	es := graph.NewExecutableSchema(graph.Config{Resolvers: r})
	// gqlgen announces @defer, but answers it with half a result on these transports.
	delete(es.Schema().Directives, "defer")
	a := &API{exec: executor.New(es), resolver: r, opts: opts, origin: http.NewCrossOriginProtection()}
	a.exec.SetQueryCache(smallDocuments{lru.New[*ast.QueryDocument](500)})
	a.exec.SetErrorPresenter(a.present)
	a.exec.SetRecoverFunc(a.recovered)
	a.exec.Use(guard{schema: es.Schema()})
	a.exec.Use(extension.Introspection{})
	return a
}

// Result is the answer to one operation.
type Result struct {
	Data   []byte
	Errors gqlerror.List
}

// Execute runs one of the client's own operations in process, by its id.
func (a *API) Execute(ctx context.Context, id string, variables map[string]any) Result {
	resp, err := a.run(ctx, &graphql.RawParams{Query: a.opts.Documents[id], Variables: variables}, true)
	if err != nil {
		return Result{Errors: err}
	}
	return Result{Data: resp.Data, Errors: resp.Errors}
}

// run executes an operation. The list is set when the request itself was wrong and nothing was executed.
func (a *API) run(ctx context.Context, params *graphql.RawParams, trusted bool) (*graphql.Response, gqlerror.List) {
	ctx, op, errs := a.prepare(ctx, params, trusted)
	if errs != nil {
		return nil, errs
	}
	return a.dispatch(ctx, op), nil
}

func (a *API) prepare(ctx context.Context, params *graphql.RawParams, trusted bool) (context.Context, *graphql.OperationContext, gqlerror.List) {
	ctx = graphql.StartOperationTrace(ctx)
	ctx = graph.WithLoaders(ctx, a.resolver)
	if trusted {
		ctx = context.WithValue(ctx, trustedKey{}, true)
	}
	params.ReadTime = graphql.TraceTiming{Start: graphql.Now(), End: graphql.Now()}
	op, errs := a.exec.CreateOperationContext(ctx, params)
	if errs != nil {
		return ctx, nil, capped(errs)
	}
	return ctx, op, nil
}

func (a *API) dispatch(ctx context.Context, op *graphql.OperationContext) *graphql.Response {
	if a.opts.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, a.opts.Timeout)
		defer cancel()
	}
	responses, ctx := a.exec.DispatchOperation(ctx, op)
	resp := responses(ctx)
	if resp == nil {
		resp = &graphql.Response{Errors: gqlerror.List{masked(nil)}}
	}
	resp.Errors = capped(resp.Errors)
	return resp
}

// smallDocuments keeps large documents out of the query cache, where they would cost up to a megabyte each.
type smallDocuments struct {
	graphql.Cache[*ast.QueryDocument]
}

const maxCachedDocument = 8 << 10

// Add keeps the document under its text when the text is small.
func (c smallDocuments) Add(ctx context.Context, text string, doc *ast.QueryDocument) {
	if len(text) <= maxCachedDocument {
		c.Cache.Add(ctx, text, doc)
	}
}
