package api

import (
	"context"
	_ "embed"
	"net/http"

	"github.com/99designs/gqlgen/graphql"
)

func (a *API) introspect() *cachedResponse {
	e, errs := a.prepare(context.Background(), &graphql.RawParams{Query: introspectionQuery}, true)
	if errs != nil {
		panic("the introspection query does not fit the schema: " + errs.Error())
	}
	body, err := encode(&graphql.Response{Data: a.dispatch(e, a.opts.Timeout).Data})
	if err != nil {
		panic(err) // data alone always encodes
	}
	return newCachedResponse(body, "", introspectionAge)
}

// ServeSchema serves the schema in the schema definition language.
func (a *API) ServeSchema(w http.ResponseWriter, r *http.Request) {
	serveFile(w, r, a.schemaText(), "application/graphql")
}

// ServeIntrospection serves the result of the usual introspection query, in JSON.
func (a *API) ServeIntrospection(w http.ResponseWriter, r *http.Request) {
	serveFile(w, r, a.introspection(), mediaJSON)
}

func serveFile(w http.ResponseWriter, r *http.Request, c *cachedResponse, media string) {
	h := w.Header()
	h.Set("Access-Control-Allow-Origin", "*")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	h.Set("Cache-Control", "public, max-age=300")
	h.Set("Vary", "Accept-Encoding")
	c.sendTagged(w, r, media)
}

// introspectionQuery is that of graphql-js.
//
//go:embed introspection.graphql
var introspectionQuery string
